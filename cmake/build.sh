# Sourced by ./kawari and ./dev after packages.sh: configures and builds a preset in build/<preset>.

build_jobs=${KAWARI_BUILD_JOBS:-$(nproc)}

# build PRESET [TARGET...]: one build at a time in each directory. What configuring says is kept in
# configure.log and shown when it fails; ninja speaks for itself.
build() {
  local preset=$1 directory=$root/build/$1
  shift
  mkdir -p "$directory"
  (
    flock 9
    configure "$preset" "$directory" || give_up "cannot configure the preset $preset"
    ninja -C "$directory" -j "$build_jobs" "$@" >&2 || give_up "the build of preset $preset failed, see above"
  ) 9>"$root/build/$preset.lock" || exit
}

configure() {
  local preset=$1 directory=$2 fresh=()
  # A tree that was copied or moved brings a cache that still names the old place.
  grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$directory/CMakeCache.txt" || fresh=(--fresh)
  if ! (cd "$root" && cmake --preset "$preset" "${fresh[@]}") >"$directory/configure.log" 2>&1; then
    cat "$directory/configure.log" >&2
    return 1
  fi
}
