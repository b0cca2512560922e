# Sourced by ./dev: the engine as WebAssembly, its tests, and the npm package.

# npm comes with some packages of Node, and is one of its own in Debian.
wasm_packages=(emscripten nodejs dpkg-dev)

# wasm [test|pack]
wasm() {
  case ${1:-} in
    '' | test | pack) ;;
    *) say "there is no ./dev wasm $1; see ./dev help"; exit 2 ;;
  esac
  need "${kawari_packages[@]}" "${wasm_packages[@]}"
  local folder=$root/web/engine/dist built=$root/build/wasm
  source_package yaml-cpp libyaml-cpp-dev "$built/yaml-cpp"
  NODE_PATH=/usr/share/nodejs build wasm kawari_engine kawari_wasm_bench
  mkdir -p "$folder" || cannot_write "$folder"
  node "$root/web/engine/apart.mjs" "$built/kawari.wasm" "$folder"
  node "$root/web/engine/bundle.mjs" "$folder"
  wasm_sizes "$folder"
  [[ -z ${1:-} ]] || "wasm_$1"
}

wasm_sizes() {
  local file
  for file in "$1"/*; do
    say "${file##*/}: $(stat -c %s "$file") bytes, $(gzip -9 -c "$file" | wc -c) with gzip"
  done
}

# Native and WebAssembly say the same, byte for byte.
wasm_test() {
  build_all dev kawari
  node --test "$root/tests/wasm/"
}

wasm_pack() {
  command -v npm >/dev/null || need npm
  local folder=$root/build/npm
  rm -rf "$folder"
  mkdir -p "$folder/package" || cannot_write "$folder"
  node "$root/web/npm/stage.mjs" "$folder/package"
  (cd "$folder" && npm pack --silent --ignore-scripts ./package)
  node "$root/web/npm/try.mjs" "$folder"
}

# source_package SOURCE PACKAGE FOLDER: unpacks the source of an installed Debian package, from the mirrors that this
# system takes its packages from. Nothing of the system is changed: lists and files are kept in build/.
source_package() {
  local source=$1 package=$2 folder=$3 log=$root/build/source.log version
  version=$(dpkg-query -W -f '${source:Version}' "$package" 2>/dev/null) || version=
  [[ ! -e $folder/.version || $(<"$folder/.version") != "$version" ]] || return 0
  [[ -n $version ]] || give_up "the source of $package is needed in $folder, and this is not a Debian system."
  say "fetching the source package $source $version"
  if ! fetch_source "$source=$version" "$folder" >"$log" 2>&1; then
    tail -n 12 "$log" | sed 's/^/  /' >&2
    give_up "the source package $source $version could not be fetched; all that was said is in build/source.log."
  fi
  echo "$version" >"$folder/.version"
}

fetch_source() {
  local folder=$2 lists=$root/build/source-lists options found
  rm -rf "$folder" "$folder.new" "$lists"
  mkdir -p "$lists/lists/partial" "$lists/parts" "$folder.new"
  deb_sources >"$lists/sources.list"
  # A system without lists of packages does not know yet which mirrors are Debian's.
  if [[ ! -s $lists/sources.list ]]; then
    apt-get -q -o Dir::State::lists="$lists/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= update
    deb_sources -o Dir::State::lists="$lists/lists" >"$lists/sources.list"
  fi
  options=(-q -o Dir::Etc::sourcelist="$lists/sources.list" -o Dir::Etc::sourceparts="$lists/parts"
    -o Dir::State::lists="$lists/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=)
  apt-get "${options[@]}" update &&
    (cd "$folder.new" && apt-get "${options[@]}" source "$1") || return 1
  found=$(find "$folder.new" -mindepth 1 -maxdepth 1 -type d)
  [[ -d $found ]] || return 1
  mv "$found" "$folder"
  rm -rf "$folder.new" "$lists"
}

# The lines for source packages of the mirrors that apt has for Debian.
deb_sources() {
  apt-get "$@" indextargets --format \
    'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(REPO_URI) $(RELEASE) $(COMPONENT)' \
    'Created-By: Packages' 'Origin: Debian' | sort -u
}
