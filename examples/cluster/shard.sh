#!/bin/sh
# Rolls one part of many repetitions of a line: shard.sh <part, from 0> <parts> <line of wg>
# TIMES how many in all, SEED of all parts, ROWS the folder for the rows, JOBS threads of this part, WG the program.
set -eu
part=$1 parts=$2
shift 2
times=${TIMES:-1000000} rows=${ROWS:-rows}
from=$((times * part / parts))
count=$((times * (part + 1) / parts - from))
[ "$count" -gt 0 ] || exit 0
mkdir -p "$rows"
# A part that was broken off leaves no file that anybody would take for whole.
${WG:-wg} "$@" --seed "${SEED:?all parts need the same seed}" --from "$from" --repeat "$count" \
  --jobs "${JOBS:-1}" --no-log --no-input --json --brief >"$rows/$part.begun"
mv "$rows/$part.begun" "$rows/$part.jsonl"
