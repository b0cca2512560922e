# Sourced by ./dev: both commands of the README in an empty Debian 12 that has git and apt and nothing else.

# The files of the launcher: a change of them is a reason to run this.
launcher_files=(kawari dev cmake .ci)

# bare [changed]: cmake/bare_root.sh has the commands that run inside.
bare() {
  local log=$root/build/bare.log mirror bare_root code=0
  if [[ ${1:-} == changed ]] && unchanged_launcher; then
    say "the last commit changed nothing of ${launcher_files[*]}: the bare root is left out"
    return
  fi
  if [[ $(id -u) -ne 0 ]]; then
    say "a bare root can only be made by root: start this as root"
    return 3
  fi
  mirror=$(mirror_of_apt)
  [[ -n $mirror ]] || skip_bare "apt knows no mirror of Debian 12 (bookworm, main)" || return 0
  unshare --mount --pid --fork true 2>/dev/null || skip_bare "this machine lets nobody mount (unshare fails)" || return 0
  need debootstrap
  writable "$root/build"
  bare_root=$(mktemp -d "$root/build/bare.XXXXXX")
  chmod a+rx "$bare_root"
  # shellcheck disable=SC2064  # the folder of now
  trap "rm -rf --one-file-system '$bare_root'" EXIT
  say "making an empty Debian 12 in $bare_root"
  export_proxy
  if ! work "$log" bare_progress debootstrap --variant=minbase --include=git,ca-certificates bookworm "$bare_root" "$mirror"; then
    tail -n 5 "$log" >&2
    grep -qE "Failed getting release file|unable to connect|Couldn't download" "$log" || return 1
    skip_bare "the mirror of apt cannot be reached" || return 0
  fi
  furnish "$bare_root"
  say "trying the README's commands in it; the log is build/bare.log"
  # The namespaces take mounts and processes with them when they end.
  work "$log" bare_progress unshare --mount --pid --fork --kill-child --mount-proc="$bare_root/proc" \
    chroot "$bare_root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    KAWARI_BUILD_JOBS="$build_jobs" KAWARI_BARE_TEST="${KAWARI_BARE_TEST-quick}" bash /bare_root.sh || code=$?
  if ((code != 0)); then tail -n 40 "$log" >&2; fi
  grep '^bare: ' "$log" >&2 || true
  ((code == 0)) || return 1
}

skip_bare() {
  say "the bare root is skipped: $*"
  return 1
}

bare_progress() {
  printf 'bare root, %s so far: %s' "$(minutes_and_seconds "$2")" "$(tail -n 1 "$1" | tr -d '\r' | cut -c 1-60)"
}

# Without the previous commit the change is not known, and everything runs.
unchanged_launcher() {
  git -C "$root" rev-parse --quiet --verify 'HEAD^1' >/dev/null 2>&1 &&
    git -C "$root" diff --quiet 'HEAD^1' -- "${launcher_files[@]}"
}

# The address from which apt gets the packages of Debian 12 on this machine.
mirror_of_apt() {
  apt-get indextargets --format '$(CODENAME) $(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
    awk '$1 == "bookworm" && $2 == "bookworm" && $3 == "main" { print $4; exit }'
}

export_proxy() {
  local proxy
  proxy=$(apt-config shell proxy Acquire::http::Proxy 2>/dev/null) && eval "$proxy"
  if [[ -n ${proxy:-} ]]; then export http_proxy=$proxy; fi
}

# furnish ROOT: the tree as it is now, without what git ignores; names can be looked up; two users.
furnish() {
  local tree="$1/srv/a tree"
  mkdir -p "$tree"
  (cd "$root" && { git ls-files -z --cached --others --exclude-standard 2>/dev/null ||
    find . -path ./build -prune -o -type f -print0; } | tar --null --files-from=- -cf - 2>/dev/null) |
    tar --no-same-owner -xf - -C "$tree"
  cp "$root/cmake/bare_root.sh" "$1/bare_root.sh"
  cp -L /etc/resolv.conf "$1/etc/resolv.conf" 2>/dev/null || true
  if [[ -n ${http_proxy:-} ]]; then echo "Acquire::http::Proxy \"$http_proxy\";" >"$1/etc/apt/apt.conf.d/proxy"; fi
  chroot "$1" useradd --create-home --home-dir /srv/ana ana
  chroot "$1" useradd --create-home --home-dir /srv/bruno bruno
}
