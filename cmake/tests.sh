# Sourced by ./dev after build.sh: runs the tests of a preset in parallel and sums them up.

# tests/slow.txt lists the tests that ./dev test quick leaves out: pattern, processor-seconds, where they run.
# slow_tests [sanitize]: the patterns that ./dev test quick or ./dev sanitize leaves out, as GoogleTest's filters want
# them.
slow_tests() {
  awk -v word="${1:-}" '/^[^#]/ && (word == "" ? $3 !~ /^only-/ : index($3, word)) { printf "%s%s", found++ ? ":" : "", $1 }' \
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
  # Several parts for each process: one that has got slow tests takes fewer parts.
  local parts=$((build_jobs > 1 ? 8 * build_jobs : 1))
  for ((shard = 0; shard < build_jobs; ++shard)); do
    start "$logs/$shard.log" run_parts "$directory" "$filter" "$logs" "$parts"
  done
  finish "$logs/0.log" tests_progress || code=1
  processor_seconds
  after=$processor_time
  awk -v seconds=$((SECONDS - began)) -v processor=$((after - before)) -v most="${most_processor_seconds:-0}" \
    -f "$root/cmake/tests.awk" "$logs"/*.log || code=1
  return "$code"
}

# run_parts DIRECTORY FILTER LOGS PARTS: the parts that no other process has taken, until none is left.
run_parts() {
  local part code worst=0
  cd "$root"
  export GTEST_TOTAL_SHARDS=$4 UBSAN_OPTIONS=print_stacktrace=1
  for ((part = 0; part < $4; ++part)); do
    mkdir "$3/part-$part" 2>/dev/null || continue
    code=0
    GTEST_SHARD_INDEX=$part timeout --foreground "${KAWARI_TEST_SECONDS:-900}" "$1/kawari_tests" --gtest_color=no \
      --gtest_filter="$2" || code=$?
    printf '\n[ EXIT     ] %s\n' "$code"
    ((worst)) || worst=$code
  done
  return "$worst"
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
