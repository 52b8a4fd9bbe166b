#!/bin/sh
#SBATCH --job-name=wg
#SBATCH --array=0-99
#SBATCH --cpus-per-task=1
#SBATCH --mem=512M
#SBATCH --time=00:30:00
# Rolls a line very often as a job array: SEED=hill sbatch slurm.sh <line of wg>; when it is over: wg tally rows
# --array on the line of sbatch takes other parts: --array=7 rolls one part again, PARTS=100 tells how many there are then.
# For TIMES, SEED and ROWS see shard.sh, which has to lie in HERE: Slurm runs a copy of this file from elsewhere.
set -eu
parts=${PARTS:-${SLURM_ARRAY_TASK_COUNT:?run by sbatch}}
export JOBS="${SLURM_CPUS_PER_TASK:-1}"
exec sh "${HERE:-${SLURM_SUBMIT_DIR:-.}}/shard.sh" "$SLURM_ARRAY_TASK_ID" "$parts" "$@"
