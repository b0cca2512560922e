# Sourced by ./dev after build.sh: runs all tests of a preset in parallel and sums them up.

# run_tests PRESET [FILTER]: a filter without wildcards is looked for anywhere in the tests' names.
run_tests() {
  local directory=$root/build/$1 filter=${2:-*}
  [[ $filter == *[*?:]* ]] || filter="*$filter*"
  local logs=$directory/test-logs shard
  rm -rf "$logs"
  mkdir -p "$logs"
  say "running the tests $filter of preset $1, $build_jobs at a time; full logs in build/$1/test-logs"

  local pids=() started=$SECONDS
  for ((shard = 0; shard < build_jobs; ++shard)); do
    (
      cd "$root"
      export GTEST_TOTAL_SHARDS=$build_jobs GTEST_SHARD_INDEX=$shard UBSAN_OPTIONS=print_stacktrace=1
      exec timeout "${KAWARI_TEST_SECONDS:-900}" "$directory/kawari_tests" --gtest_color=no --gtest_filter="$filter"
    ) >"$logs/$shard.log" 2>&1 &
    pids+=($!)
  done
  local code=0
  for shard in "${!pids[@]}"; do
    local shard_code=0
    wait "${pids[$shard]}" || shard_code=$?
    printf '\n[ EXIT     ] %s\n' "$shard_code" >>"$logs/$shard.log"
    [[ $shard_code -eq 0 ]] || code=1
  done
  awk -v seconds=$((SECONDS - started)) -f "$root/cmake/tests.awk" "$logs"/*.log || code=1
  return "$code"
}
