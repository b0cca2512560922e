# Runs inside the bare root that ./dev bare has made, as root: what a newcomer does, and what can go wrong then.
set -uo pipefail
# The first process of a namespace hears only the signals that it asks for.
trap 'exit 130' HUP INT TERM

tree="/srv/a tree"
question=scenarios/lorcana/beast-takes-the-mine.yaml
failures=0

# try NAME EXIT-CODE 'PATTERN' COMMAND...: the code, and a pattern in what was said ('!PATTERN': not in it).
try() {
  local name=$1 wanted=$2 pattern=$3 code=0 began=$SECONDS said=/tmp/said before
  shift 3
  before=$(processor)
  echo "trying: $name"
  "$@" >"$said" 2>&1 </dev/null || code=$?
  sed 's/^/  | /' "$said" | tail -n 30
  local found=no expected=yes
  if [[ $pattern == '!'* ]]; then expected=no pattern=${pattern#!}; fi
  if grep -qE "$pattern" "$said"; then found=yes; fi
  if [[ $code -eq $wanted && $found == "$expected" ]]; then
    echo "bare: ok      $name ($((SECONDS - began)) s, $(($(processor) - before)) processor-seconds, $(wc -l <"$said") lines)"
  else
    failures=$((failures + 1))
    echo "bare: FAILED  $name: exit code $code instead of $wanted, or \"$pattern\" (expected: $expected, found: $found)"
  fi
}
# Of all children that have ended; fields 16 and 17 of the shell's own line, in hundredths of a second.
processor() { awk '{ print int(($16 + $17) / 100) }' "/proc/$$/stat"; }
as() {
  local user=$1
  shift
  setpriv --reuid="$user" --regid="$user" --init-groups env HOME="/srv/$user" "$@"
}
megabytes() { du -sxm / 2>/dev/null | cut -f 1; }

cd "$tree" || exit 1
cp -r "$tree" /srv/ana/kawari
chown -R ana:ana /srv/ana/kawari
cp -r "$tree" /opt/unbuilt

try "without rights and without sudo" 3 'As root, run this' as ana env -C /srv/ana/kawari ./kawari judge "$question"
try "without a network" 3 'could not be downloaded. Check the network' unshare --net ./kawari judge "$question"
rm -rf build

before=$(megabytes)
try "the first start, as root" 0 '^1 passed, 0 failed' ./kawari judge "$question"
after=$(megabytes)
echo "bare: note    packages and build: $((after - before)) MB, of which build/: $(du -sm build | cut -f 1) MB"
try "the second start builds nothing" 0 '!building|configuring' ./kawari judge "$question"
try "started with sh" 0 '^1 passed, 0 failed' sh ./kawari judge "$question"
try "another user, who may not write here" 0 '!building|configuring|denied' as bruno ./kawari judge "$question"
try "help names the command" 0 '^Usage: kawari ' ./kawari --help

mv "$tree" /opt/moved && cd /opt/moved || exit 1
try "moved, another user" 0 '!building|configuring|denied' as bruno ./kawari judge "$question"
try "moved, and called from elsewhere through a link" 0 '^1 passed, 0 failed' \
  env -C / bash -c "ln -s /opt/moved/kawari /usr/local/bin/kawari && /usr/local/bin/kawari judge /opt/moved/$question"
try "a tree that must be built and cannot be written" 3 'cannot be written by bruno' \
  as bruno /opt/unbuilt/kawari version
try "the tests" 0 ' passed, 0 failed' ./dev test ${KAWARI_BARE_TEST:+$KAWARI_BARE_TEST}

exit $((failures > 0))
