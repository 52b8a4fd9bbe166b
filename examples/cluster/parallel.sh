#!/bin/sh
# Rolls a line very often on all cores, or on all machines of $PARALLEL, and tallies it: parallel.sh <parts> <line of wg>
# GNU parallel runs as many parts at once as there are cores. For TIMES, SEED and ROWS see shard.sh; parts whose rows are
# there already are not rolled again. PARALLEL='--sshlogin one,two --workdir .' takes machines that share this folder.
set -eu
parts=$1
shift
export TIMES="${TIMES:-1000000}" SEED="${SEED:-parallel}" ROWS="${ROWS:-rows}" WG="${WG:-wg}"
here=$(dirname "$0")
# Each word of the line is quoted once more for the shells that parallel starts.
seq 0 $((parts - 1)) | while read -r part; do [ -e "$ROWS/$part.jsonl" ] || echo "$part"; done |
  parallel --quote --halt soon,fail=1 --env TIMES --env SEED --env ROWS --env WG \
    sh "$here/shard.sh" {} "$parts" "$@"
$WG tally "$ROWS"
