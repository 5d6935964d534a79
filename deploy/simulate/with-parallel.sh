#!/bin/sh
# Plays one run of `npm run simulate` in shares with GNU parallel, on this machine or over ssh, and merges them.
#
#   deploy/simulate/with-parallel.sh SHARES RESULTS [flags of simulate]
#
# MACHINES (default ":", this machine) is what parallel's --sshlogin takes, such as "2/one.example,4/two.example".
# Each machine has the same release, installed with `npm ci`, in the folder CHECKOUT (default: this one).
# Started again with the same words, it plays only the shares that are not finished.
set -eu
shares=$1
results=$2
shift 2
mkdir -p "$results"
# A share that fails is tried on another machine; its output is complete or not there.
parallel --sshlogin "${MACHINES:-:}" --workdir "${CHECKOUT:-$PWD}" --retries 3 --joblog "$results/jobs.log" \
  --resume-failed --results "$results/{}.ndjson" --quote \
  npm run --silent simulate -- "$@" --shard "{}/$shares" ::: $(seq "$shares") > /dev/null
npm run --silent simulate -- --merge "$results"/*.ndjson --json "$results/result.json"
