#!/usr/bin/python3
"""./dev mutants [N] [SEED] [PATTERN…]: small faults in src/ and games/, one at a time, and which of them no test notices.

1. Lines are drawn evenly from src/ and games/, with some to spare; each gets one change (places.py).
2. All changes go into one copy of the tree, build/mutants, each behind a switch (mutant.h). It is built once, as preset
   dev, so that ccache has the files without changes. A change that does not compile is taken out.
3. Each test suite runs once without a mutant. It must pass, and tells how long each of its tests takes and which
   changes the test executes (reached_by.cpp). The first N changes that are executed are the mutants.
4. Each mutant meets the tests that execute it, suite by suite, until one fails, crashes or takes too long. What the
   first test of a suite executes counts for all tests of the suite, since it may have made what they share.
"""
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict, namedtuple
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

from places import mutated, places_of

ROOT = Path(__file__).resolve().parents[2]
TREE = ROOT / "build" / "mutants"
BUILD = TREE / "build" / "dev"
JOBS = int(os.environ.get("KAWARI_BUILD_JOBS") or os.cpu_count())
MOST_EQUIVALENT = 0.05
LEAST_NOTICED = 0.90
MEMORY = 6 << 30
# Suites that are left out: they read sources and documents, or take more time than they notice.
LEFT_OUT = {"SwappedRows", "ExploreScenarios", "RulePage", "Docs", "DocsCoverage", "DocsGenerated", "Files", "Folders",
            "Types", "Soak"}

LIKELY = "Files/Scenarios"  # the suite that notices most

Mutant = namedtuple("Mutant", "number path place line")  # path from the root; line: its text
Suite = namedtuple("Suite", "name tests")  # tests: {name: (seconds, the numbers of the changes that it executes)}


def say(text):
    print(f"mutants: {text}", file=sys.stderr, flush=True)


# --- 1. drawing

def code_lines(patterns):
    for path in sorted(path for folder in ("src", "games") for path in (ROOT / folder).rglob("*")):
        name = str(path.relative_to(ROOT))
        if path.suffix in (".cpp", ".h") and any(fnmatch(name, pattern) for pattern in patterns):
            for number, line in enumerate(path.read_text().split("\n"), 1):
                if re.match(r"\s*[^\s/#}]", line):
                    yield name, number


def choose(seed, path, lines):
    """One place for each of these lines of a file that has any: first the kind is drawn, then the place."""
    includes = [f"-I{ROOT / folder}" for folder in ("src", ".", "include")]
    found = defaultdict(lambda: defaultdict(list))
    for place in places_of(str(ROOT / path), ["-xc++", "-std=c++20", *includes]):
        found[place.line][place.kind].append(place)
    chosen = {}
    for line in lines:
        if line in found:
            draw = random.Random(f"{seed} {path} {line}")
            chosen[line] = draw.choice(found[line][draw.choice(sorted(found[line]))])
    return chosen


def draw(count, seed, patterns):
    lines = list(code_lines(patterns))
    random.Random(seed).shuffle(lines)
    mutants = []
    with ProcessPoolExecutor(JOBS) as pool:
        while lines and len(mutants) < count:
            batch, lines = lines[:2 * count], lines[2 * count:]
            by_file = defaultdict(list)
            for path, line in batch:
                by_file[path].append(line)
            chosen = dict(zip(by_file, pool.map(choose, [seed] * len(by_file), by_file, by_file.values())))
            for path, line in batch:
                if line in chosen[path]:
                    text = (ROOT / path).read_text().split("\n")[line - 1].strip()
                    mutants.append(Mutant(len(mutants), path, chosen[path][line], text))
    return mutants[:count]


# --- 2. one tree, one build

def write_if_changed(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def run_mutated_program(name):
    """Tests that start a program get the one with the mutants; all other tests are compiled as they always are."""
    macro = {"kawari": "KAWARI_BINARY", "kawari_example": "KAWARI_EXAMPLE"}[name]
    users = [f"tests/{path.relative_to(ROOT / 'tests')}" for path in sorted((ROOT / "tests").rglob("*.cpp"))
             if re.search(rf"\b{macro}\b", path.read_text())]
    return "".join(f"set_property(SOURCE {user} TARGET_DIRECTORY kawari_tests APPEND PROPERTY COMPILE_OPTIONS "
                   f"-U{macro} [[-D{macro}=\"{BUILD / name}\"]])\n"
                   f"set_property(SOURCE {user} TARGET_DIRECTORY kawari_tests PROPERTY SKIP_PRECOMPILE_HEADERS ON)\n"
                   for user in users)


def write_tree(mutants):
    """Folders without mutants are links; files that stay the same are not touched, so that they are not built again."""
    TREE.mkdir(parents=True, exist_ok=True)
    for entry in ROOT.iterdir():
        link = TREE / entry.name
        if entry.name not in ("src", "games", "build", ".git", "CMakeLists.txt") and not link.is_symlink():
            link.symlink_to(entry)
    sources = sorted({mutant.path for mutant in mutants if mutant.path.endswith(".cpp")})
    write_if_changed(TREE / "CMakeLists.txt", (ROOT / "CMakeLists.txt").read_bytes() + (
        f"\nset_source_files_properties({' '.join(sources)} PROPERTIES COMPILE_OPTIONS \"-w;-Wno-narrowing\")\n"
        + "target_sources(kawari_tests PRIVATE tests/mutants/reached_by.cpp)\n"
        + "".join(run_mutated_program(name) for name in ("kawari", "kawari_example"))).encode())
    by_file = defaultdict(list)
    for mutant in mutants:
        by_file[mutant.path].append((mutant.number, mutant.place))
    kept = {TREE / "src/base/mutant.h"}
    write_if_changed(TREE / "src/base/mutant.h", (ROOT / "tests/mutants/mutant.h").read_bytes())
    for folder in ("src", "games"):
        for path in (p for p in (ROOT / folder).rglob("*") if p.is_file()):
            name = str(path.relative_to(ROOT))
            data = path.read_bytes()
            if name in by_file:
                data = mutated(data, by_file[name], name)
            write_if_changed(TREE / name, data)
            kept.add(TREE / name)
        for path in (TREE / folder).rglob("*"):
            if path.is_file() and path not in kept:
                path.unlink()


def build(mutants):
    """Builds the tests with these mutants, without those that do not compile; returns the others."""
    while True:
        write_tree(mutants)
        configured = subprocess.run(["cmake", "--preset", "dev", f"-DKAWARI_TESTED_TREE={ROOT}"], cwd=TREE,
                                    capture_output=True, text=True)
        if configured.returncode:
            raise SystemExit(configured.stdout + configured.stderr)
        made = subprocess.run(["ninja", "-C", BUILD, "-j", str(JOBS), "-k", "0", "kawari_tests"],
                              capture_output=True, text=True)
        if made.returncode == 0:
            return mutants
        named = set(re.findall(r"((?:src|games)/[\w./-]+):(\d+)", made.stdout))
        broken = {m.number for m in mutants if (m.path, str(m.place.line)) in named}
        if not broken:
            files = {path for path, _ in named}
            broken = {m.number for m in mutants if m.path in files}
        if not broken:
            raise SystemExit(f"{made.stdout[-4000:]}\nmutants: the copy of the tree does not build, see above")
        say(f"{len(broken)} changes do not compile: " + ", ".join(
            f"{m.path}:{m.place.line} {m.place.change}" for m in mutants if m.number in broken))
        mutants = [m for m in mutants if m.number not in broken]


# --- 3. and 4. running

def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.setpgid(0, 0)


def run(tests, seconds, number=None, reached=None, by_test=None):
    """Runs tests in a process group of their own; returns None or how they failed."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("KAWARI_")}
    if number is not None:
        environment["KAWARI_MUTANT"] = str(number)
    with tempfile.TemporaryDirectory(dir=TREE) as scratch:
        environment["TMPDIR"] = environment["TEST_TMPDIR"] = scratch + "/"
        if reached:
            environment["KAWARI_MUTANTS_REACHED"] = str(reached)
            environment["KAWARI_MUTANTS_TESTS"] = str(by_test)
        flags = Path(scratch) / "flags"
        flags.write_text(f"--gtest_filter={':'.join(tests)}\n")
        process = subprocess.Popen([BUILD / "kawari_tests", "--gtest_fail_fast", "--gtest_color=no",
                                    f"--gtest_flagfile={flags}"], cwd=ROOT, env=environment, preexec_fn=limit,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            output = process.communicate(timeout=seconds)[0].decode(errors="replace")
        except subprocess.TimeoutExpired:
            return f"{tests[0]} … takes longer than {seconds:.0f} s"
        finally:
            try:
                os.killpg(process.pid, 9)
            except ProcessLookupError:
                pass
            process.wait()
    if process.returncode == 0:
        return None
    failed = re.search(r"\[  FAILED  \] ([\w/.]+)", output)
    started = re.findall(r"\[ RUN      \] (\S+)", output)
    return failed[1] if failed else f"{started[-1] if started else tests[0]} ends with {process.returncode}"


def measure(name):
    """Runs a suite without a mutant, in a fresh process, so that what it executes does not depend on other suites."""
    with tempfile.NamedTemporaryFile(dir=TREE) as file, tempfile.NamedTemporaryFile(dir=TREE, mode="r") as by_test:
        file.truncate(1 << 14)
        failed = run([f"{name}.*"], 900, reached=file.name, by_test=by_test.name)
        if failed:
            say(f"left out, since it fails without a mutant: {failed}")
            return None
        tests, shared = {}, None
        for line in by_test:
            test, seconds, *numbers = line.split()
            reached = {int(number) for number in numbers}
            shared = reached if shared is None else shared
            tests[test] = float(seconds), reached | shared
    return Suite(name, tests)


def suites():
    listed = subprocess.run([BUILD / "kawari_tests", "--gtest_list_tests"], cwd=ROOT, capture_output=True, text=True,
                            check=True).stdout
    names = [line.split("#")[0].strip().rstrip(".") for line in listed.split("\n") if re.match(r"[\w/]+\.", line)]
    with ThreadPoolExecutor(JOBS) as pool:
        measured = list(pool.map(measure, [name for name in names if name.split("/")[-1] not in LEFT_OUT]))
    return [suite for suite in measured if suite]


def notice(mutant, all_suites, kills):
    """The first test that notices a mutant, or None. Suites that notice much in little time come first."""
    left = []
    for suite in all_suites:
        tests = {test: seconds for test, (seconds, reached) in suite.tests.items() if mutant.number in reached}
        if tests:
            left.append((suite.name, sorted(tests), sum(tests.values())))
    while left:
        best = min(left, key=lambda s: (s[2] + 0.3) / (0.3 + kills[s[0]]))
        left.remove(best)
        name, tests, seconds = best
        failed = run(tests, 20 + 10 * seconds, mutant.number)
        if failed:
            kills[name] += 1
            return failed
    return None


def fingerprint():
    """What tests read of the tree. A change of it while mutants run could pass for a mutant that is noticed."""
    return [(str(path), path.stat().st_mtime_ns) for folder in ("cards", "scenarios", "decks", "docs", "tests")
            for path in sorted((ROOT / folder).rglob("*")) if path.is_file()]


# --- the report

def shown(mutant):
    return f"{mutant.path}: {mutant.line}\n  {mutant.place.change}"


def equivalents():
    """equivalent.txt: {(path: source line, change): reason}. Line numbers do not count."""
    text = (ROOT / "tests/mutants/equivalent.txt").read_text()
    listed = {}
    for block in re.split(r"\n\s*\n", re.sub(r"(?m)^#.*\n?", "", text)):
        lines = block.strip().split("\n")
        if lines == [""]:
            continue
        if len(lines) < 3:
            raise SystemExit(f"mutants: equivalent.txt: a block is a line with path and source, one with the change, "
                             f"and the reason; this one has {len(lines)} lines:\n{block}")
        listed[lines[0] + "\n  " + lines[1].strip()] = " ".join(line.strip() for line in lines[2:])
    return listed


def main():
    if len(sys.argv) > 1 and not re.fullmatch(r"[1-9]\d{0,3}", sys.argv[1]):
        raise SystemExit(f"mutants: N is a number from 1 to 9999, not {sys.argv[1]}: ./dev mutants [N] [SEED] [PATTERN…]")
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = sys.argv[2] if len(sys.argv) > 2 else "1"
    started = time.monotonic()
    files = fingerprint()
    listed = equivalents()
    say(f"drawing lines for {count} mutants with seed {seed}")
    spare = count + count // 2 + 10
    mutants = draw(spare, seed, sys.argv[3:] or ["*"])
    say(f"building build/mutants with {len(mutants)} changes")
    mutants = build(mutants)
    say(f"{time.monotonic() - started:.0f} s; running each suite without a mutant")
    measured = suites()
    executed = set().union(*(reached for suite in measured for _, reached in suite.tests.values()))
    seconds = {suite.name: sum(seconds for seconds, _ in suite.tests.values()) for suite in measured}
    say(f"{len(executed)} of {len(mutants)} changes are executed, by {len(measured)} suites of "
        f"{sum(seconds.values()):.0f} s; the longest: " + ", ".join(
            f"{name} {seconds[name]:.0f}" for name in sorted(seconds, key=lambda name: -seconds[name])[:6]))
    mutants = [mutant for mutant in mutants if mutant.number in executed][:count]
    kills = defaultdict(int, {LIKELY: 10})
    survivors, equivalent, wrong = [], [], []
    with ThreadPoolExecutor(JOBS) as pool:
        results = pool.map(lambda mutant: notice(mutant, measured, kills), mutants)
        for done, (mutant, noticed) in enumerate(zip(mutants, results), 1):
            known = listed.get(shown(mutant))
            say(f"{done}/{len(mutants)} {mutant.path}:{mutant.place.line} {mutant.place.change}: "
                f"{noticed or ('equivalent' if known else 'SURVIVED')}")
            if noticed and known:
                wrong.append(f"{shown(mutant)}\n  noticed by {noticed}")
            elif known:
                equivalent.append(f"{shown(mutant)}\n  {known}")
            elif not noticed:
                survivors.append(f"{shown(mutant)}\n  line {mutant.place.line}, KAWARI_MUTANT={mutant.number}")
    for title, texts in (("Survived:", survivors), ("Equivalent:", equivalent),
                         ("Listed as equivalent, but noticed; take these out of tests/mutants/equivalent.txt:", wrong)):
        if texts:
            print(title, *texts, sep="\n")
            print()
    noticed = len(mutants) - len(survivors) - len(equivalent)
    print(f"{len(mutants)} mutants: {noticed} noticed, {len(survivors)} survived, {len(equivalent)} equivalent; "
          f"{(time.monotonic() - started) / 60:.0f} minutes")
    touched = fingerprint() != files
    if touched:
        print("Files that tests read were changed meanwhile: this run does not count.")
    too_many = len(equivalent) > MOST_EQUIVALENT * len(mutants)
    if too_many:
        print(f"More than {MOST_EQUIVALENT:.0%} of the mutants are listed as equivalent.")
    sys.exit(bool(touched or too_many or wrong or noticed < LEAST_NOTICED * len(mutants)))


if __name__ == "__main__":
    main()
