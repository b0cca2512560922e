# Sourced by ./dev: counts the instructions of a decision and of a card, and compares them with the figures of
# the last commit. The counts are the same on a busy machine and on an idle one.

figures=$root/bench/instructions/figures.txt

# counted FUNCTION ARGUMENTS...: the instructions of the function per unit that the program prints.
counted() {
  local function=$1 units total
  shift
  local out=$root/build/release/callgrind.out
  units=$(valgrind --quiet --tool=callgrind --callgrind-out-file="$out" --collect-atstart=no \
    --toggle-collect="$function*" "$root/build/release/kawari_instructions" "$@") ||
    give_up "kawari_instructions $* failed under callgrind"
  total=$(awk '$1 == "summary:" || $1 == "totals:" { print $2; exit }' "$out")
  [[ $units -gt 0 && $total -gt 0 ]] || give_up "callgrind counted nothing in $function"
  echo $((total / units))
}

# instructions [write]: prints the figures; fails where one differs by more than 2 % from figures.txt.
instructions() {
  need valgrind
  build_all release kawari_instructions
  local measured=$root/build/release/instructions.txt
  {
    echo "lorcana-decision $(counted kawari::play_games decisions lorcana)"
    echo "duel-masters-decision $(counted kawari::play_games decisions duel-masters)"
    echo "card $(counted kawari::compile_face cards)"
  } >"$measured"
  if [[ ${1:-} == write ]]; then
    { sed -n '/^#/p' "$figures"; cat "$measured"; } >"$figures.new"
    mv "$figures.new" "$figures"
    cat "$measured"
    return
  fi
  awk '
    /^#/ { next }
    NR == FNR { was[$1] = $2; next }
    {
      change = ($2 - was[$1]) * 100 / was[$1]
      far = change > 2 || change < -2
      printf "%-24s %9d instructions, %9d in figures.txt (%+.2f %%)%s\n", $1, $2, was[$1], change, far ? "  <-- differs" : ""
      differs = differs || far
    }
    END {
      if (differs) print "If the change is meant: ./dev instructions write, and commit bench/instructions/figures.txt."
      exit differs
    }' "$figures" "$measured"
}
