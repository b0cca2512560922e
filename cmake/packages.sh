# Sourced by ./kawari and ./dev after launch.sh: the Debian packages that Kawari is built with, and how they get installed.

# make: without it g++ optimises across files on one core only.
kawari_packages=(g++ make cmake ninja-build nlohmann-json3-dev libyaml-cpp-dev libcli11-dev libfmt-dev
  libexpected-dev libxxhash-dev libedit-dev)
# python3-jsonschema: tests/protocol/validate.py checks every reply with it.
developer_packages=(libgtest-dev librapidcheck-dev libbenchmark-dev python3-jsonschema)

# need PACKAGE...: installs those that are missing, as root or through sudo, or says what to do.
need() {
  if ! command -v dpkg-query >/dev/null; then
    say "this is not a Debian system: expecting the equivalents of $* to be installed"
    return
  fi
  local missing
  missing=$(missing_of "$@")
  [[ -n $missing ]] || return 0
  lock packages "installing packages"
  missing=$(missing_of "$@")
  # shellcheck disable=SC2086  # one word for each package
  [[ -z $missing ]] || install_packages $missing
  unlock
}

missing_of() {
  local installed
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p') || true
  printf '%s\n' "$@" | grep -vxF "$installed" || true
}

install_packages() {
  local log=$root/build/packages.log script code=0
  # The first line says that sudo has let us in. Only our own terminal's language is spared: the advice below
  # looks for English words.
  script='exec 2>&1 </dev/null
    echo "apt-get of Kawari"
    export DEBIAN_FRONTEND=noninteractive LC_ALL=C
    set -- apt-get -q -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 "$@"
    "$1" "$2" "$3" "$4" "$5" "$6" update || echo "apt-get update has failed"
    exec "$@"'
  set -- install -y --no-install-recommends "$@"
  { : >"$log"; } 2>/dev/null || cannot_write "$log"
  say "installing packages: ${*:4}"
  stopping="interrupted: waiting until apt-get can be left without harm"
  if [[ $(id -u) -eq 0 ]]; then
    work "$log" apt_progress sh -c "$script" sh "$@" || code=$?
  else
    local as_root=(sudo)
    command -v sudo >/dev/null ||
      give_up "packages are missing, and $(id -un) is neither root nor has sudo. As root, run this, then start again:
  $(by_hand "$@")"
    # Without a terminal there is nobody to ask.
    if { : </dev/tty; } 2>/dev/null; then say "sudo may ask for your password"; else as_root+=(-n); fi
    start_with_terminal "$log" "${as_root[@]}" sh -c "$script" sh "$@"
    finish "$log" apt_progress || code=$?
    grep -qsx "apt-get of Kawari" "$log" ||
      give_up "packages are missing, and sudo did not let $(id -un) install them. As root, run this, then start again:
  $(by_hand "$@")"
  fi
  stopping=
  ((code == 0)) || apt_failed "$log" "$@"
}

by_hand() { echo "apt-get update && apt-get $*"; }

# apt_progress LOG SECONDS: what apt-get said last.
apt_progress() {
  printf 'installing packages, %s so far: %s' "$(minutes_and_seconds "$2")" "$(tail -n 1 "$1" | tr -d '\r' | cut -c 1-70)"
}

# What apt-get says, and what helps then; the first that fits is told.
apt_advice=(
  'No space left on device|enough free space' "full disk"
  'dpkg was interrupted'
  "an earlier installation was interrupted. As root, run \`dpkg --configure -a\`, then start again."
  'Unmet dependencies|held broken packages|fix-broken install'
  "packages of this system do not fit together. As root, run \`apt-get --fix-broken install\`, then start again."
  'Could not get lock|Unable to lock|Unable to acquire the dpkg'
  "another program has been installing packages for ten minutes. Wait until it has ended, then start again."
  'Could not resolve|Temporary failure|Unable to connect|Could not connect|Cannot initiate the connection|Connection (failed|timed out)|Failed to fetch|apt-get update has failed'
  "the packages could not be downloaded. Check the network and the mirrors in /etc/apt, then start again."
  'Unable to locate package|no installation candidate'
  "the package lists do not have all of them. Kawari expects those of Debian 12, part main: look at /etc/apt."
  'Read-only file system|Permission denied'
  "this system does not let even root install packages. Install them where it is made (an image, a container)."
  '' "see the lines above; all that apt-get said is in build/packages.log. Mend it, then start again."
)

apt_failed() {
  local log=$1 i
  shift
  tail -n 12 "$log" | sed 's/^/  /' >&2
  for ((i = 0; i < ${#apt_advice[@]}; i += 2)); do
    if [[ -z ${apt_advice[i]} ]] || grep -qE "${apt_advice[i]}" "$log"; then
      [[ ${apt_advice[i + 1]} != "full disk" ]] || full_disk /var
      give_up "packages are missing (${*:4}), and apt-get failed: ${apt_advice[i + 1]}"
    fi
  done
}
