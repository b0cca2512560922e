# Sourced by ./kawari and ./dev: the Debian packages that Kawari is built with, and how they get installed.

kawari_packages=(g++ cmake ninja-build nlohmann-json3-dev libyaml-cpp-dev libcli11-dev libfmt-dev
  libexpected-dev libxxhash-dev libedit-dev)
developer_packages=(libgtest-dev librapidcheck-dev libbenchmark-dev)

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

# Exit code 3 is ours alone: it says that there is no engine to run, whatever was asked of it.
give_up() { say "$*"; exit 3; }

# need PACKAGE...: installs those that are missing, as root or through sudo, or says what to run.
need() {
  if ! command -v dpkg-query >/dev/null; then
    say "this is not a Debian system: expecting the equivalents of $* to be installed"
    return
  fi
  local missing
  missing=$(missing_of "$@")
  [[ -z $missing ]] && return

  local as_root=()
  if [[ $(id -u) -ne 0 ]]; then
    as_root=(sudo)
    [[ -t 0 ]] || as_root+=(-n)
    command -v sudo >/dev/null || cannot_install "neither root nor sudo" $missing
  fi
  mkdir -p "$root/build"
  (
    flock 9
    missing=$(missing_of "$@")
    [[ -z $missing ]] && exit
    say "installing packages:" $missing
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600)
    "${as_root[@]}" "${apt[@]}" update >&2 || say "apt-get update failed; trying with the package lists there are"
    "${as_root[@]}" "${apt[@]}" install -y --no-install-recommends $missing >&2 ||
      cannot_install "apt-get failed" $missing
  ) 9>"$root/build/packages.lock" || exit
}

missing_of() {
  local installed
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p') || true
  printf '%s\n' "$@" | grep -vxF "$installed" || true
}

cannot_install() {
  local reason=$1
  shift
  give_up "missing packages ($reason). Run this as root, then try again:
  apt-get update && apt-get install -y --no-install-recommends $*"
}
