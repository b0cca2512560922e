# Reads GoogleTest logs that end in "[ EXIT     ] code": prints what failing tests said, then one closing line with
# the reasons of skipped tests.
/^\[ EXIT     \]/ {
  if (running != "") {  # the process ended inside a test
    printf "%s", said
    printf "[  CRASHED ] %s, exit code %s%s\n", running, $NF, $NF == 124 ? " (out of time)" : ""
    broken[++failed] = running
  } else if ($NF != 0 && !failed_here) {
    printf "%s%s: exit code %s outside of any test\n", outside, FILENAME, $NF
    broken[++failed] = FILENAME
  }
  announced += here
  running = outside = ""
  failed_here = here = 0
  next
}
/^\[==========\] Running / { here = $3; next }
/^\[ RUN      \]/ { running = substr($0, 14); said = $0 "\n"; next }
running == "" { outside = outside $0 "\n"; next }
index($0, "[       OK ] " running) { ++passed; running = ""; next }
index($0, "[  SKIPPED ] " running) {
  ++skipped
  why = said
  if (!sub(/^.*: Skipped\n/, "", why)) why = "no reason given"
  sub(/\n.*/, "", why)
  if (!reasons[why]++) reason[++different] = why
  running = ""
  next
}
index($0, "[  FAILED  ] " running) {
  printf "%s%s\n", said, $0
  broken[++failed] = running
  failed_here = 1
  running = ""
  next
}
{ said = said $0 "\n" }
END {
  if (!announced && !failed) print "No test has such a name."
  if (failed) print "\nFailed:"
  for (i = 1; i <= failed; ++i) print "  " broken[i]
  never = announced - passed - failed - skipped
  printf "%d passed, %d failed", passed, failed
  if (skipped) {
    printf ", %d skipped (", skipped
    for (i = 1; i <= different; ++i) printf "%s%d: %s", (i > 1 ? "; " : ""), reasons[reason[i]], reason[i]
    printf ")"
  }
  if (never > 0) printf ", %d never ran", never
  printf " in %d s, %d processor-seconds\n", seconds, processor
  if (most && processor > most)
    printf "This run may take %d processor-seconds. Make the tests quicker, or name slow ones in tests/slow.txt.\n", most
  exit (failed || never > 0 || passed + skipped == 0)
}
