# Reads the output of gcov --stdout: a line is executed when any object that contains it has executed it.
# Prints executed lines per folder, and with -v files=1 per file.
BEGIN { FS = ":" }
{ count = $1; line = $2 + 0; gsub(/[ *]/, "", count) }
line == 0 {
  if ($3 == "Source") { file = $4; ours = file ~ /^(src|games)\// }
  next
}
!ours || count == "-" || NF < 3 { next }
{ known[file, line] = 1 }
count !~ /^[#=]/ { executed[file, line] = 1 }
END {
  for (key in known) {
    split(key, part, SUBSEP)
    name = part[1]
    if (!files) sub(/\/[^\/]*$/, "", name)
    ++lines[name]
    ++all
    if (key in executed) { ++hit[name]; ++all_hit }
  }
  format = "%-44s %7d %7d %6.1f %%\n"
  printf "%-44s %7s %7s %8s\n", "", "lines", "run", "covered"
  fflush()
  sorted = "sort"
  for (name in lines) printf format, name, lines[name], hit[name], 100 * hit[name] / lines[name] | sorted
  close(sorted)
  if (all) printf format, "all", all, all_hit, 100 * all_hit / all
}
