// ./kawari with stand-ins for apt-get, sudo, cmake and ninja: every failure ends with a helpful sentence and
// its exit code, and a tree that one user has built works for all users, at any path.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <regex>
#include <string>
#include <vector>

namespace kawari {
namespace {

namespace fs = std::filesystem;

struct Case {
  const char* name;
  const char* script;  // for bash, in a tree that was never built
  int code;
  std::vector<const char*> says = {};   // patterns that the output must contain
  std::vector<const char*> never = {};  // patterns that it must not contain
};
void PrintTo(const Case& one, std::ostream* out) { *out << one.name; }

// Shared by the scripts. A command in the background ignores Ctrl-C unless its signals are reset.
constexpr const char* kPrelude = R"(
run="env --default-signal=INT setsid ./kawari"
await() { local n=0; until [[ -e $1 ]]; do sleep 0.05; ((++n < 200)) || exit 99; done; }
calls() { grep -c "$1" "$FAKE/calls" 2>/dev/null || true; }
)";

const std::vector<Case> kCases = {
    {"BuildsOnceAndRuns",
     "./kawari one && ./kawari two; echo builds: $(calls ninja)",
     0,
     {"engine of .*tree: one", "engine of .*tree: two", "builds: 1",
      "for the first time \\(preset release, 1 files\\): about a minute on"},
     {"NOISE"}},
    {"BuildsAgainAfterAChange",
     "./kawari a && echo >>src/engine.cpp && ./kawari b; echo builds: $(calls ninja)",
     0,
     {"engine of .*: b", "builds: 2"}},
    {"DocumentsAreNotSources",
     "./kawari a && echo >>src/words.md && ./kawari b; echo builds: $(calls ninja)",
     0,
     {"builds: 1"}},
    {"TouchingIsNoChange",
     "./kawari a && touch src/engine.cpp && ./kawari b; echo builds: $(calls ninja)",
     0,
     {"builds: 1"}},
    {"AnotherFileIsAChange",
     "./kawari a && mv src/engine.cpp src/motor.cpp && ./kawari b; echo builds: $(calls ninja)",
     0,
     {"builds: 2"}},
    {"AMovedTreeIsNotBuiltAgain",
     "./kawari a && mv ../tree \"../an other\" && cd \"../an other\" && ./kawari b; echo builds: $(calls "
     "ninja)",
     0,
     {"engine of .*/an other: b", "builds: 1"}},
    {"ACopiedTreeIsNotBuiltAgain",
     "./kawari a && cp -r . ../copy && cd ../copy && ./kawari b; echo builds: $(calls ninja)",
     0,
     {"engine of .*/copy: b", "builds: 1"}},
    {"OthersCanReadWhatWasBuilt",
     "umask 077; ./kawari a; find build -type f ! -perm -o=r; find build -type d ! -perm -o=rx; echo found",
     0,
     {"found"},
     {"build/"}},
    {"WhatDoesNotStartHereIsBuiltAgain",
     "./kawari a && printf 'no program' >build/release/kawari && ./kawari b; echo builds: $(calls ninja)",
     0,
     {"does not start on this system", "engine of .*: b", "builds: 2"}},
    {"FilesOfTheEngineAreAsPrivateAsTheUserWants",
     "umask 077; printf '#!/bin/sh\\numask\\n' >../engine; ./kawari a; cp ../engine build/release/kawari; "
     "./kawari a",
     0,
     {"\n0077\n"}},
    {"StartedWithSh", "sh kawari a", 0, {"engine of .*: a"}},
    {"StartedInPosixMode", "bash --posix kawari a", 0, {"engine of .*: a"}},
    {"StartedThroughALink", "ln -s \"$PWD/kawari\" ../bin/k && cd / && k a", 0, {"engine of .*/tree: a"}},
    {"ArgumentsStayWhole", "./kawari a && ./kawari 'a  b' '*'", 0, {"engine of .*: a  b \\*"}},
    {"TheEnginesCodeIsOurs",
     "./kawari a; printf '#!/bin/sh\\n[ \"$1\" = version ] || exit 7\\n' >build/release/kawari; ./kawari a",
     7},

    {"ATreeThatCannotBeWritten",
     "touch build; ./kawari a",
     3,
     {"build/release cannot be written by ana. Start this once as .*, or copy the tree"},
     {"mkdir:", "\n[^k][^\n]*\n"}},
    {"ATreeThatIsNotComplete", "rm -r games; ./kawari a", 3, {"is not complete: get it anew"}},
    {"AToolThatIsNotThere",
     "rm ../bin/cmake; ln -s /usr/bin/false ../bin/cksum; ./kawari a",
     3,
     {"is not complete|the launcher failed"}},
    {"JobsMustBeANumber", "KAWARI_BUILD_JOBS=many ./kawari a", 2, {"KAWARI_BUILD_JOBS is \"many\""}},
    {"ABuildThatFails",
     "FAKE_NINJA=fail ./kawari a",
     3,
     {"engine.cpp:1: error: no such thing", "could not be built, see above; .* build/release/build.log"},
     {"NOISE"}},
    {"ADiskThatFillsUp", "FAKE_NINJA=full ./kawari a", 3, {"is full. Kawari needs about [0-9]+ MB"}},
    {"AFailedBuildIsTriedAgain", "FAKE_NINJA=fail ./kawari a; ./kawari b", 0, {"engine of .*: b"}},

    {"InstallsQuietly",
     "FAKE_APT=ok ./kawari a; echo $(calls apt-get)",
     0,
     {"installing packages: g\\+\\+ make cmake", "engine of .*: a", "\n2\n"},
     {"NOISE"}},
    {"InstallsThroughSudo",
     "FAKE_APT=ok FAKE_UID=1000 $run a; echo sudo: $(calls '^sudo')",
     0,
     {"engine of .*: a", "sudo: 1"},
     {"NOISE"}},
    {"NeitherRootNorSudo",
     "mkdir ../tools && ln -s /usr/bin/* ../tools; rm ../tools/sudo ../bin/sudo; "
     "PATH=$FAKE/bin:$FAKE/tools FAKE_APT=ok FAKE_UID=1000 ./kawari a",
     3,
     {"ana is neither root nor has sudo. As root, run this, then start again:\n  apt-get update && apt-get "
      "install"}},
    {"SudoRefuses",
     "FAKE_APT=ok FAKE_UID=1000 FAKE_SUDO=refuse ./kawari a; code=$?; echo sudo: $(calls '^sudo'); exit "
     "$code",
     3,
     {"incorrect password", "sudo did not let ana install them. As root, run this", "sudo: 1"},
     {"apt-get failed"}},
    {"NoNetwork",
     "FAKE_APT=network ./kawari a",
     3,
     {"Temporary failure", "apt-get failed: the packages could not be downloaded. Check the network"},
     {"NOISE 50", "apt-get install"}},
    {"DpkgWasInterrupted",
     "FAKE_APT=interrupted ./kawari a",
     3,
     {"As root, run `dpkg --configure -a`, then start again"},
     {"apt-get install"}},
    {"NoRoomForPackages", "FAKE_APT=full ./kawari a", 3, {"is full. Kawari needs about [0-9]+ MB"}},

    {"CtrlCWhileBuilding",
     "FAKE_NINJA=slow $run a & await ../working; kill -INT $!; wait $!; code=$?; sleep 0.2; ls "
     "build/release; "
     "exit $code",
     130,
     {"interrupted. What is done is kept"},
     {"failed", "engine of", "kawari.stamp"}},
    {"EndedWhileBuilding",
     "FAKE_NINJA=slow $run a & await ../working; kill -TERM $!; wait $!",
     143,
     {"interrupted"},
     {"failed"}},
    {"CtrlCWhileAptIsDeaf",
     "FAKE_APT=deaf $run a & await ../working; kill -INT $!; wait $!",
     130,
     {"waiting until apt-get can be left", "interrupted. What is done is kept"},
     {"apt-get failed", "engine of"}},
    {"CtrlCOnATerminal",
     "(await ../working; printf '\\003'; sleep 2) | FAKE_NINJA=slow script -qec './kawari a' /dev/null; exit "
     "${PIPESTATUS[1]}",
     130,
     {"interrupted. What is done is kept"},
     {"failed", "engine of"}},
    {"CtrlCAtTheSudoPrompt",
     "(await ../asked; printf '\\003'; sleep 1) | FAKE_APT=ok FAKE_UID=1000 FAKE_SUDO=ask script -qec "
     "'./kawari a' /dev/null; "
     "code=${PIPESTATUS[1]}; echo sudo: $(calls '^sudo'); exit $code",
     130,
     {"password: ", "interrupted", "sudo: 1"},
     {"failed", "did not let"}},

    {"TheSecondStartSaysForWhomItWaits",
     "FAKE_NINJA=late $run a & await ../working; echo first: $!; ./kawari b; wait",
     0,
     {"process [0-9]+ is building preset release in this tree: waiting for it", "engine of .*: a",
      "engine of .*: b"}},
    {"ShowsThatItIsAlive",
     "FAKE_NINJA=slow TERM=xterm script -qec './kawari a' /dev/null </dev/null",
     0,
     {"building, 1 of 3 steps, 0:0[0-9] so far, (about|less than) .*left", "engine of .*: a"}},

    {"DevStartedWithSh", "sh dev help", 0, {"./dev test quick"}},
    {"DevKnowsNoSuchCommand", "./dev tset", 2, {"there is no command tset", "./dev help"}},
    {"DevKnowsNoSuchPreset", "./dev build fast", 2, {"there is no preset fast"}},
    {"DevBuildFails",
     "FAKE_NINJA=fail ./dev test",
     3,
     {"error: no such thing", "could not be built"},
     {"NOISE"}},
    {"SkippedTestsSayWhy",
     "KAWARI_BUILD_JOBS=1 ./dev test",
     0,
     {"1 passed, 0 failed, 2 skipped \\(2: no such data\\) in [0-9]+ s, [0-9]+ processor-seconds"}},
    {"QuickLeavesOutWhatIsSlow",
     "KAWARI_BUILD_JOBS=1 ./dev test quick; cat build/dev/test-logs/0.log",
     0,
     {"--gtest_filter=-Slow.\\*:Slower.One\n", "1 passed"}},
    {"SanitizersLeaveOutWhatIsListedForThem",
     "KAWARI_BUILD_JOBS=1 ./dev asan; cat build/sanitize/test-logs/0.log",
     0,
     {"--gtest_filter=-Slow.\\*\n", "1 passed"}},
    {"AFilterRunsWhatItNames",
     "KAWARI_BUILD_JOBS=1 ./dev asan Slow; cat build/sanitize/test-logs/0.log",
     0,
     {"--gtest_filter=\\*Slow\\*\n"}},
    {"CtrlCWhileTesting",
     "FAKE_TESTS=slow env --default-signal=INT setsid ./dev test & await ../testing; kill -INT $!; wait $!",
     130,
     {"interrupted"},
     {"passed"}},

    {"CiRunsEveryJobAndPrintsTheMinutes",
     "printf '#!/bin/sh\\necho did $1\\n' >dev; bash .ci/run",
     0,
     {"did format-check\n", "did test\n", "did sanitize\n", "did fuzz\n", "did instructions\n",
      "did package\n", "did bare\n", "\nall +45\\.0 +0\\.0\n"},
     {"OVER"}},
    {"CiGoesOnAfterAFailure",
     "printf '#!/bin/sh\\necho did $1; [ $1 != test ] || exit 3\\n' >dev; bash .ci/run",
     1,
     {"tests +[0-9.]+ +0.0  FAILED with exit code 3", "did bare\n", "ci: failed: tests\n"}},
    {"CiSaysWhatIsOverItsShare",
     "printf '#!/bin/sh\\n[ $1 != fuzz ] || sleep 2\\n' >dev; sed -i 's/^| fuzz *| *[0-9.]*/| fuzz | 0.01/' "
     ".ci/README; "
     "bash .ci/run",
     0,
     {"fuzz .*OVER ITS SHARE"}},
    {"CiHasNoMoreThanItsMinutes",
     "sed -i 's/^| tests *| *[0-9.]*/| tests | 40/' .ci/README; bash .ci/run",
     1,
     {"minutes together, more than 45"}},
};

class Launcher : public testing::TestWithParam<Case> {
 protected:
  void SetUp() override {
    const fs::path source = KAWARI_SOURCE_DIR;
    folder_ = fs::temp_directory_path() / ("kawari-launcher-" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    const fs::path tree = folder_ / "tree";
    for (const char* part : {"src", "games", "include", "cli", "cmake", "tests"})
      fs::create_directories(tree / part);
    for (const char* file : {"kawari", "dev"}) fs::copy(source / file, tree / file);
    fs::copy(source / ".ci", tree / ".ci");
    for (const auto& entry : fs::directory_iterator(source / "cmake"))
      if (entry.is_regular_file()) fs::copy(entry.path(), tree / "cmake" / entry.path().filename());
    for (const char* file : {"CMakeLists.txt", "CMakePresets.json", "src/engine.cpp", "src/words.md"})
      std::ofstream(tree / file) << file << "\n";
    std::ofstream(tree / "tests/slow.txt") << "# comment\nSlow.* 9 sanitize why\nSlower.One 10 - why\n";
    fs::create_directories(folder_ / "bin");
    for (const char* tool : {"dpkg-query", "id", "sudo", "apt-get", "cmake", "ninja"})
      fs::create_symlink(source / "tests/launcher/fake_tool.sh", folder_ / "bin" / tool);
  }
  void TearDown() override { fs::remove_all(folder_); }

  // The output of the script on both streams, and its exit code.
  std::pair<int, std::string> run(const std::string& script) {
    std::ofstream(folder_ / "script") << kPrelude << script << "\n";
    const std::string command = "cd '" + (folder_ / "tree").string() +
                                "' && env -u KAWARI_HOME -u KAWARI_BUILD_JOBS FAKE='" + folder_.string() +
                                "' PATH='" + (folder_ / "bin").string() +
                                "':\"$PATH\" timeout 60 bash ../script 2>&1 </dev/null";
    std::string said;
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return {-1, "no shell"};
    std::array<char, 4096> buffer;
    while (const std::size_t got = fread(buffer.data(), 1, buffer.size(), pipe))
      said.append(buffer.data(), got);
    const int status = pclose(pipe);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, said};
  }

  fs::path folder_;
};

TEST_P(Launcher, EndsAsItShould) {
  const auto [code, said] = run(GetParam().script);
  EXPECT_EQ(code, GetParam().code) << said;
  for (const char* pattern : GetParam().says)
    EXPECT_TRUE(std::regex_search(said, std::regex(pattern))) << "not said: " << pattern << "\n" << said;
  for (const char* pattern : GetParam().never)
    EXPECT_FALSE(std::regex_search(said, std::regex(pattern))) << "said: " << pattern << "\n" << said;
}

INSTANTIATE_TEST_SUITE_P(Cases, Launcher, testing::ValuesIn(kCases),
                         [](const testing::TestParamInfo<Case>& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace kawari
