# Sourced first by ./kawari and ./dev: messages, jobs, progress, locks and Ctrl-C.
# Exit codes: 2 the command is wrong, 3 there is nothing to run (packages, build, rights), 128 + a signal's number.

say() { erase_line; printf '%s: %s\n' "${0##*/}" "$*" >&2; }

# Only the launcher uses exit code 3: there is no engine to run, whatever the command was.
give_up() { say "$*"; exit 3; }

# --- a line that is rewritten on a terminal, a line now and then elsewhere ---

terminal=
if [[ -t 2 && ${TERM:-dumb} != dumb ]]; then terminal=yes; fi
line_shown=
last_told=0

erase_line() {
  [[ -n $line_shown ]] || return 0
  printf '\r\033[K' >&2
  line_shown=
}

# alive TEXT: says that TEXT is still going on.
alive() {
  if [[ -n $terminal ]]; then
    local text="${0##*/}: $1" width
    width=$(stty size 2>/dev/null </dev/tty) || width="24 80"
    width=${width#* }
    ((width > 20)) || width=80
    printf '\r\033[K%s' "${text:0:width-1}" >&2
    line_shown=yes
  elif ((SECONDS - last_told >= 30)); then
    last_told=$SECONDS
    say "$1"
  fi
}

# minutes_and_seconds SECONDS: 95 is 1:35.
minutes_and_seconds() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }
# about_minutes SECONDS: for people who want to know whether to wait.
about_minutes() {
  if (($1 < 50)); then
    echo "less than a minute"
  else
    local minutes=$((($1 + 40) / 60))
    if ((minutes == 1)); then echo "about a minute"; else echo "about $minutes minutes"; fi
  fi
}

# --- jobs, and Ctrl-C ---

stopped=
running=()  # the process ids of the jobs, and what a signal is sent to: their groups, or themselves
targets=()
stopping=   # said when jobs need time to stop
stop() {
  stopped=$1
  ((${#running[@]})) || leave
}
leave() {
  say "interrupted. What is done is kept: the same command goes on from there."
  exit "$stopped"
}
trap 'stop 129' HUP
trap 'stop 130' INT
trap 'stop 143' TERM

# start LOG COMMAND...: a job with its output in LOG. It has a process group of its own, so that all of it can be
# stopped.
start() {
  local log=$1
  shift
  set -m
  "$@" >"$log" 2>&1 </dev/null &
  running+=("$!")
  targets+=("-$!")
  set +m
}
# start_with_terminal LOG COMMAND...: in our own process group, so that sudo can ask for a password.
start_with_terminal() {
  local log=$1 heard=()
  shift
  # Without this, bash lets a background command ignore Ctrl-C.
  if env --default-signal=INT true 2>/dev/null; then heard=(env --default-signal=INT,QUIT); fi
  "${heard[@]}" "$@" >"$log" <&0 &
  running+=("$!")
  targets+=("$!")
}

# finish LOG PROGRESS: waits for all jobs; their exit codes are in ${codes[@]}, and the first that is not 0 is
# returned. PROGRESS is a function that prints what is under way, given LOG and the seconds so far.
finish() {
  local log=$1 progress=$2 began=$SECONDS told= pause=0.05 rounds=0 target id code worst=0
  last_told=$SECONDS
  while [[ -n $(jobs -rp) ]]; do
    if [[ -n $stopped && -z $told ]]; then
      told=yes
      # What belongs to root cannot be signalled by others; the terminal has told it.
      for target in "${targets[@]}"; do kill -s "$(kill -l "$stopped")" -- "$target" 2>/dev/null || true; done
      [[ -z $stopping ]] || say "$stopping"
    fi
    if ((rounds++ > 20)); then
      pause=0.5
      [[ ! -s $log ]] || alive "$("$progress" "$log" $((SECONDS - began)))"
    fi
    sleep $pause || true
  done
  codes=()
  for id in "${running[@]}"; do
    code=0
    wait "$id" 2>/dev/null || code=$?
    codes+=("$code")
    ((worst)) || worst=$code
    # Ctrl-C ended the job, and may not have reached us yet.
    ((code != 130)) || stopped=${stopped:-130}
  done
  running=() targets=()
  erase_line
  [[ -z $stopped ]] || leave
  return "$worst"
}

# work LOG PROGRESS COMMAND...: one job from start to end.
work() {
  start "$1" "${@:3}"
  finish "$1" "$2"
}

# --- one at a time ---

# lock NAME DOING: takes the lock of this tree with that name, on descriptor 9, and says for whom it waits.
lock() {
  local file=$root/build/$1.lock holder started=$SECONDS
  writable "$root/build"
  { : >>"$file"; } 2>/dev/null || cannot_write "$file"
  exec 9>>"$file"
  if ! flock -n 9; then
    holder=$(<"$file")
    say "process ${holder:-?} is $2 in this tree: waiting for it to end"
    last_told=$SECONDS
    until flock -w 1 9; do
      alive "still waiting for process ${holder:-?}, which is $2 in this tree ($(minutes_and_seconds $((SECONDS - started))))"
    done
    erase_line
  fi
  { printf '%s\n' $$ >"$file"; } 2>/dev/null || true
}
unlock() { exec 9>&-; }

# --- a place to write ---

# Megabytes that a full disk is told about: those of packages, and those of a build.
package_megabytes=350
build_megabytes=300

disk_is_full() {
  local free
  free=$(df -Pk "$1" 2>/dev/null | awk 'NR == 2 { print $4 }') || return 1
  [[ $free =~ ^[0-9]+$ ]] && ((free < 16 * 1024))
}

# writable FOLDER: makes the folder, or says why it cannot be written.
writable() {
  mkdir -p "$1" 2>/dev/null || cannot_write "$1"
  [[ -w $1 && -x $1 ]] || cannot_write "$1"
}

cannot_write() {
  local place=$1
  while [[ ! -e $place ]]; do place=$(dirname "$place"); done
  if [[ -w $place ]] && disk_is_full "$place"; then full_disk "$place"; fi
  give_up "Kawari has to be built, and $1 cannot be written by $(id -un). Start this once as" \
    "$(stat -c %U "$place" 2>/dev/null || echo its owner), or copy the tree to a folder of your own and start it there."
}

full_disk() {
  give_up "the disk of $1 is full. Kawari needs about $build_megabytes MB in $root/build for each preset, and" \
    "about $package_megabytes MB for the packages that it is built with. Make room, then start the same command again."
}
