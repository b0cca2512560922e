# Sourced by ./dev: the Debian packages, and whether a stranger can use them.

# package [install]: makes build/packages/*.deb from the release build, unpacks them into an empty folder, and builds
# examples/external against them from outside of the tree. With "install" apt also installs and removes them.
package() {
  local folder=$root/build/packages place
  need dpkg-dev file pkg-config
  build_all release kawari kawari_archive kawari_c
  rm -rf "$folder"
  mkdir -p "$folder"
  (cd "$folder" && cpack --config "$root/build/release/CPackConfig.cmake" -B "$folder/made") >"$folder/cpack.log" 2>&1 || {
    tail -n 20 "$folder/cpack.log" >&2
    give_up "cpack failed"
  }
  mv "$folder"/made/*.deb "$folder"
  rm -rf "$folder/made"
  place=$(mktemp -d)
  # shellcheck disable=SC2064  # the folder of now
  trap "rm -rf --one-file-system '$place'" EXIT
  packages_checked=0
  unpacked "$folder" "$place"
  if [[ ${1:-} == install ]]; then installed "$folder" "$place"; fi
  say "packages: $packages_checked checks held; they are in build/packages"
  ls -s -h --block-size=kB "$folder"/*.deb
}

# held NAME COMMAND...: a check, with what it says only where it fails.
held() {
  local name=$1 said
  shift
  said=$("$@" 2>&1 </dev/null) || {
    printf '%s\n' "$said" | tail -n 30 >&2
    say "packages: FAILED: $name"
    return 1
  }
  packages_checked=$((packages_checked + 1))
}

# unpacked FOLDER PLACE: without installing anything.
unpacked() {
  local prefix=$2/moved/usr package
  mkdir "$2/root"
  for package in "$1"/*.deb; do dpkg-deb -x "$package" "$2/root"; done
  held "nothing names the place where it was built" names_no_builder "$2/root"
  # An installation can be moved.
  mv "$2/root" "$2/moved"
  held "the program finds its data" judges "$prefix/bin/kawari" "$prefix/share/kawari"
  held "the shared library exports what c.h declares, and nothing else" exports_the_header "$prefix"
  held "a CMake project is built with them" built_by_cmake "$2" "$prefix"
  held "a Makefile with pkg-config is built with them" built_by_make "$2" "$prefix/lib/pkgconfig" "$prefix/lib"
}

# installed FOLDER PLACE: by apt, on this machine, and away again.
installed() {
  local had
  [[ $(id -u) -eq 0 ]] || give_up "only root can install packages: start this as root"
  had=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' kawari libkawari-dev 2>/dev/null | grep '^installed') || true
  [[ -z $had ]] || give_up "this machine has the package ${had##* }: remove it before its successor is tried"
  # If a check fails, the packages go again. The exit code stays that of the check: apt-get fails for a package that it
  # does not know.
  # shellcheck disable=SC2064
  trap "apt_get purge kawari libkawari-dev >/dev/null 2>&1 || true; rm -rf --one-file-system '$2'" EXIT
  held "apt installs them" apt_get install "$1"/*.deb
  held "the installed program finds its data" judges /usr/bin/kawari /usr/share/kawari
  held "the shared library is known to the system" grep -q 'libkawari\.so\.1 ' <(/sbin/ldconfig -p)
  held "a CMake project is built with what is installed" built_by_cmake "$2" ""
  held "a Makefile with pkg-config is built with what is installed" built_by_make "$2" "" ""
  held "apt removes them" apt_get purge kawari libkawari-dev
  held "nothing is left" nothing_left
}

apt_get() {
  DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 --no-install-recommends "$@"
}

# /tmp/cc: files of the compiler.
names_no_builder() {
  ! grep -rlaF -e "$root/build" -e "$root/src" -e "$root/games" -e "$root/cli" -e "$root/include" -e /tmp/cc "$1"
}

judges() {
  (cd / && env -u KAWARI_HOME "$1" judge "$2/scenarios/lorcana/beast-takes-the-mine.yaml" | tail -n 1 |
    tee /dev/stderr | grep -q '^1 passed, 0 failed')
}

exports_the_header() {
  diff <(nm -D --defined-only "$1"/lib/libkawari.so.1 | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort) \
    <(sed 's,//.*,,' "$1"/include/kawari/c.h | grep -oE '\bkawari_[a-z0-9_]+ *\(' | tr -d ' (' | sort -u)
}

# built_by_cmake PLACE PREFIX: a copy of examples/external, outside of the tree.
built_by_cmake() {
  outside "$1" &&
    cmake -G Ninja -S "$1/outside" -B "$1/outside/build" -D CMAKE_BUILD_TYPE=Release ${2:+-D CMAKE_PREFIX_PATH="$2"} &&
    cmake --build "$1/outside/build" &&
    "$1/outside/build/from_cpp" && "$1/outside/build/from_c"
}

# built_by_make PLACE PKG_CONFIG_PATH LD_LIBRARY_PATH
built_by_make() {
  outside "$1" && PKG_CONFIG_PATH=$2 make -C "$1/outside" &&
    "$1/outside/from_cpp" && LD_LIBRARY_PATH=$3 "$1/outside/from_c"
}

outside() { rm -rf "$1/outside" && cp -r "$root/examples/external" "$1/outside"; }

nothing_left() {
  ! find /usr/bin/kawari /usr/share/kawari /usr/share/doc/kawari /usr/include/kawari /usr/lib/libkawari* \
    /usr/lib/cmake/kawari /usr/lib/pkgconfig/kawari* 2>/dev/null | grep .
}
