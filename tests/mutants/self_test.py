#!/usr/bin/python3
"""The tool on a small source: it finds every kind of change, and the program with all of them in it, switched on one at
a time, does what each says; without one it does what the source says."""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from places import mutated, places_of

SOURCE = """#include <cstdio>
#include <cstdlib>
enum class Zone { deck, hand, count_ };
constexpr int kSize = 3;
int sizes[kSize + 1];
bool less(int a, int b) { return a < b; }
bool both(int* a, bool b) { return a && b; }
int sum(int a, int b) {
  return a +
         b;
}
bool same(Zone a) {
  return a == Zone::hand;
}
int early(int a) {
  if (a != 4)
    return 1;
  switch (a) {
    case 4: {
      a = 7;
      break;
    }
    case 5:
      break;
  }
  return a;
}
bool all(int a, int b) { return less(a, b) || a + b == 9 && a > 2; }
int main() {
  static_assert(kSize < 4);
  int one = 1;
  std::printf("%d%d ", less(1, 2), less(2, 2));
  std::printf("%d%d%d ", both(&one, true), both(&one, false), both(nullptr, false));
  std::printf("%d %d%d %d%d ", sum(1, 2), same(Zone::hand), same(Zone::deck), early(4), early(5));
  std::printf("%d%d%d\\n", all(1, 2), all(5, 4), all(2, 1));
}
"""
PLAIN = "10 100 3 10 71 110"
# line, change: what the program then prints
EXPECTED = {
    (6, "`<` becomes `<=`"): "11 100 3 10 71 110",
    (6, "`<` becomes `>=`"): "01 100 3 10 71 011",
    (7, "`&&` becomes `||`"): "10 110 3 10 71 110",
    (9, "`a + b` becomes `a + b + 1`"): "10 100 4 10 71 110",
    (9, "`a + b` becomes `a + b - 1`"): "10 100 2 10 71 110",
    (13, "`==` becomes `!=`"): "10 100 3 01 71 110",
    (13, "`Zone::hand` becomes `Zone::deck`"): "10 100 3 01 71 110",
    (16, "`!=` becomes `==`"): "10 100 3 10 15 110",
    (16, "`4` becomes `5`"): "10 100 3 10 15 110",
    (16, "`4` becomes `3`"): "10 100 3 10 11 110",
    (16, "`if (a != 4) …` is dropped"): "10 100 3 10 75 110",
    (17, "`return 1` is dropped"): "10 100 3 10 75 110",
    (17, "`1` becomes `2`"): "10 100 3 10 72 110",
    (17, "`1` becomes `0`"): "10 100 3 10 70 110",
    (20, "`7` becomes `8`"): "10 100 3 10 81 110",
    (20, "`a = 7` is dropped"): "10 100 3 10 41 110",
    (20, "`7` becomes `6`"): "10 100 3 10 61 110",
    (28, "`||` becomes `&&`"): "10 100 3 10 71 000",
    (28, "`&&` becomes `||`"): "10 100 3 10 71 110",
    (28, "`==` becomes `!=`"): "10 100 3 10 71 100",
    (28, "`>` becomes `>=`"): "10 100 3 10 71 110",
    (28, "`>` becomes `<=`"): "10 100 3 10 71 100",
    (28, "`a + b` becomes `a + b + 1`"): "10 100 3 10 71 100",
    (28, "`9` becomes `8`"): "10 100 3 10 71 100",
    (35, "`std::printf(\"%d%d%d\\n\", all(1, 2), all(5, 4), all(2, 1))` is dropped"): "10 100 3 10 71",
}


def main():
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "small.cpp"
        source.write_text(SOURCE)
        places = places_of(str(source), ["-std=c++20"])
        found = {(place.line, place.change): place for place in places}
        missing = [key for key in EXPECTED if key not in found]
        assert not missing, f"no such change is found: {missing}; found: {sorted(found)}"
        assert not [key for key in found if "`break`" in key[1]], "the break of a case is dropped"

        # Changes of one token exclude each other: each program has one change of each place, as many as are needed.
        header = Path(scratch) / "base" / "mutant.h"
        header.parent.mkdir()
        header.write_bytes((Path(__file__).parent / "mutant.h").read_bytes())
        left = sorted(found.items())
        while left:
            taken, used, rest = [], set(), []
            for key, place in left:
                spot = {(edit.start, edit.end) for edit in place.edits if edit.end > edit.start}
                if spot & used:
                    rest.append((key, place))
                else:
                    used |= spot
                    taken.append((key, place))
            left = rest
            program = Path(scratch) / "small"
            (Path(scratch) / "mutated.cpp").write_bytes(
                mutated(SOURCE.encode(), [(n, place) for n, (_, place) in enumerate(taken)], "small.cpp"))
            subprocess.run([os.environ.get("CXX", "g++"), "-std=c++20", "-w", f"-I{scratch}", "-o", program,
                            Path(scratch) / "mutated.cpp"], check=True)

            def printed(number):
                environment = dict(os.environ, KAWARI_MUTANT=str(number))
                return subprocess.run([program], env=environment, capture_output=True, text=True).stdout.strip()
            assert printed(-1) == PLAIN, f"without a mutant the program prints {printed(-1)}"
            for n, (key, _) in enumerate(taken):
                if key in EXPECTED:
                    assert printed(n) == EXPECTED[key], f"{key}: prints {printed(n)}, not {EXPECTED[key]}"
    print(f"mutants: {len(EXPECTED)} changes of a small program do what they say", file=sys.stderr)


if __name__ == "__main__":
    main()
