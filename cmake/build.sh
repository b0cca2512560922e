# Sourced by ./kawari and ./dev after packages.sh: configures and builds a preset in build/<preset>.

build_jobs=${KAWARI_BUILD_JOBS:-$(nproc 2>/dev/null || echo 2)}
[[ $build_jobs =~ ^[1-9][0-9]{0,3}$ ]] || {
  say "KAWARI_BUILD_JOBS is \"$build_jobs\": it must be a number from 1 on"
  exit 2
}

# Processor time of one file in tenths of a second, and seconds of the last link, where it is not that of dev.
declare -A tenths_per_file=([release]=9 [sanitize]=24) link_seconds=([release]=60)

# fingerprint: of everything that the engine is built from, by names in this tree and contents. It is the same
# wherever the tree lies and whoever reads it.
fingerprint() {
  (cd "$root" && find CMakeLists.txt CMakePresets.json cmake src games include cli -type f \
    '(' -name '*.cpp' -o -name '*.h' -o -name '*.def' -o -name '*.cmake' -o -name 'CMake*' ')' -print0 |
    LC_ALL=C sort -z | xargs -0 cksum | cksum)
}

# build PRESET [TARGET...]: one build at a time in each directory. What is said is kept in configure.log and
# build.log, and shown when it fails.
build() {
  local preset=$1 directory=$root/build/$1
  shift
  # What is built can be run by everyone who can read the tree.
  umask a+rx
  writable "$directory"
  lock "$preset" "building preset $preset"
  configure "$preset" "$directory"
  build_preset=$preset
  if [[ ! -e $directory/.ninja_log ]]; then
    local files cores=cores
    files=$(sources_of "$@")
    ((build_jobs > 1)) || cores=core
    say "building Kawari for the first time (preset $preset, $files files):" \
      "$(about_minutes "$(seconds_of "$files")") on $build_jobs $cores"
  fi
  local code=0
  work "$directory/build.log" build_progress ninja -C "$directory" -j "$build_jobs" "$@" || code=$?
  ((code == 0)) || build_failed "$preset" "$directory/build.log"
  unlock
}

# sources_of TARGET...: how many files will be compiled.
sources_of() {
  local folders=(src games cli)
  [[ $* == kawari ]] || folders+=(tests)
  (cd "$root" && find "${folders[@]}" -name '*.cpp' | wc -l)
}

# seconds_of FILES: by what a file and the last link cost on the machine where they were measured.
seconds_of() {
  echo $(($1 * ${tenths_per_file[$build_preset]:-12} / 10 / build_jobs + ${link_seconds[$build_preset]:-5}))
}

# build_progress LOG SECONDS: ninja numbers its steps, "[12/345]".
build_progress() {
  local finished total left
  read -r finished total < <(tail -c 4000 "$1" | sed -n 's/^\[\([0-9]*\)\/\([0-9]*\)\].*/\1 \2/p' | tail -n 1) || true
  finished=${finished:-0} total=${total:-0}
  if ((total > 0 && finished + 1 >= total)); then
    printf 'the last of %d steps (linking), %s so far' "$total" "$(minutes_and_seconds "$2")"
  elif ((finished * 10 > total)); then
    # Once a tenth is done, this machine's own pace counts.
    left=$(($2 * (total - finished) / finished + ${link_seconds[$build_preset]:-5}))
    printf 'building, %d of %d steps, %s so far, %s left' "$finished" "$total" "$(minutes_and_seconds "$2")" \
      "$(about_minutes "$left")"
  else
    printf 'building, %d of %d steps, %s so far' "$finished" "$total" "$(minutes_and_seconds "$2")"
  fi
}

configure_progress() { printf 'configuring, %s so far' "$(minutes_and_seconds "$2")"; }

configure() {
  local preset=$1 directory=$2 fresh=() code=0 tool
  for tool in cmake ninja; do
    command -v "$tool" >/dev/null || give_up "there is no $tool here. Install it, then start again."
  done
  # A tree that was copied or moved brings a cache that still names the old place.
  grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$directory/CMakeCache.txt" || fresh=(--fresh)
  work "$directory/configure.log" configure_progress env -C "$root" cmake --preset "$preset" "${fresh[@]}" || code=$?
  ((code == 0)) || build_failed "$preset" "$directory/configure.log"
}

# build_failed PRESET LOG: shows what the tools said, without the steps that went well, and what to do.
build_failed() {
  local said
  said=$(grep -vE '^\[[0-9]+/[0-9]+\] |^ninja: Entering' "$2" | tail -n 60) || true
  if [[ -n $said ]]; then printf '%s\n' "$said" >&2; fi
  if grep -qE 'No space left on device|Disk quota exceeded' "$2" || disk_is_full "$root/build"; then full_disk "$root"; fi
  if grep -qE 'Killed signal|virtual memory exhausted|[Oo]ut of memory|Cannot allocate memory' "$2"; then
    give_up "the compiler ran out of memory. Try with one at a time: KAWARI_BUILD_JOBS=1 $0"
  fi
  give_up "preset $1 could not be built, see above; all that was said is in ${2#"$root/"}." \
    "If the sources are unchanged, remove $root/build and start again."
}
