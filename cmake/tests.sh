# Sourced by ./dev after build.sh: runs the tests of a preset in parallel and sums them up.

# tests/slow.txt lists the tests that ./dev test quick leaves out: pattern, processor-seconds, where they run.
# slow_tests [WORD]: the patterns, all or those whose line has the word, as GoogleTest's filters want them.
slow_tests() {
  awk -v word="${1:-}" '/^[^#]/ && (word == "" || index($3, word)) { printf "%s%s", found++ ? ":" : "", $1 }' \
    "$root/tests/slow.txt"
}

# run_tests PRESET [FILTER]: a filter without wildcards is looked for anywhere in the tests' names.
run_tests() {
  local preset=$1 directory=$root/build/$1 filter=${2:-*} name
  [[ $filter == -* || $filter == *[*?:]* ]] || filter="*$filter*"
  name="the tests $filter"
  [[ $filter == '*' ]] && name="all tests"
  [[ ${2:-} == '-'* ]] && name="the tests that are not left out by tests/slow.txt"
  local logs=$directory/test-logs shard began=$SECONDS before after code=0
  rm -rf "$logs"
  mkdir -p "$logs"
  say "running $name of preset $preset, $build_jobs at a time; full logs in build/$preset/test-logs"
  processor_seconds
  before=$processor_time
  for ((shard = 0; shard < build_jobs; ++shard)); do
    start "$logs/$shard.log" run_shard "$directory" "$shard" "$filter"
  done
  finish "$logs/0.log" tests_progress || code=1
  processor_seconds
  after=$processor_time
  for shard in "${!codes[@]}"; do printf '\n[ EXIT     ] %s\n' "${codes[$shard]}" >>"$logs/$shard.log"; done
  awk -v seconds=$((SECONDS - began)) -v processor=$((after - before)) -v most="${most_processor_seconds:-0}" \
    -f "$root/cmake/tests.awk" "$logs"/*.log || code=1
  return "$code"
}

run_shard() {
  cd "$root"
  export GTEST_TOTAL_SHARDS=$build_jobs GTEST_SHARD_INDEX=$2 UBSAN_OPTIONS=print_stacktrace=1
  exec timeout "${KAWARI_TEST_SECONDS:-900}" "$1/kawari_tests" --gtest_color=no --gtest_filter="$3"
}

tests_progress() {
  printf 'running the tests, %d done, %s so far' "$(cat "${1%/*}"/*.log | grep -c '^\[\( *OK\|  FAILED \|  SKIPPED\) \]')" \
    "$(minutes_and_seconds "$2")"
}

# processor_seconds: those of all children that have ended, into processor_time.
processor_seconds() {
  times >"$root/build/times"
  processor_time=$(awk 'NR == 2 { gsub(/[ms]/, " "); printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }' "$root/build/times")
}
