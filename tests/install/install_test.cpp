// Kawari as users get it: the version has one source, public headers need nothing else, the shared library
// exports its header, and an installation works from any place.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "judge/home.h"
#include "kawari/c.h"
#include "kawari/values.h"
#include "kawari/version.h"
#include "tests/house/repository.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

const fs::path kTree = KAWARI_SOURCE_DIR;
const fs::path kBuild = fs::path(KAWARI_BINARY).parent_path();

struct Ran {
  int code = -1;
  std::string said;
};

Ran run(const std::string& command) {
  Ran out;
  FILE* pipe = popen(("env -u KAWARI_HOME LC_ALL=C sh -c '" + command + "' 2>&1 </dev/null").c_str(), "r");
  if (pipe == nullptr) return out;
  std::array<char, 4096> block{};
  while (const std::size_t read = std::fread(block.data(), 1, block.size(), pipe))
    out.said.append(block.data(), read);
  const int status = pclose(pipe);
  out.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return out;
}

std::string quoted(const fs::path& path) { return "\"" + path.string() + "\""; }

std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// A folder of its own, outside of the tree, with a name that scripts must quote.
class Place {
 public:
  Place() : path_(fs::temp_directory_path() / ("kawari install " + std::to_string(::getpid()))) {
    fs::remove_all(path_);
    fs::create_directories(path_);
  }
  ~Place() { fs::remove_all(path_); }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

TEST(Version, IsTheSameEverywhere) {
  EXPECT_EQ(v1::version(), KAWARI_VERSION);
  EXPECT_STREQ(kawari_version(), KAWARI_VERSION);
  const std::string said = "kawari " KAWARI_VERSION "\n";
  EXPECT_EQ(run(KAWARI_BINARY " --version").said, said);
  EXPECT_EQ(run(KAWARI_BINARY " version").said, said);
  const std::regex line(R"(CMAKE_PROJECT_VERSION:STATIC=(\S+))");
  const std::string cache = text_of(kBuild / "CMakeCache.txt");
  std::smatch found;
  ASSERT_TRUE(std::regex_search(cache, found, line));
  EXPECT_EQ(found[1], KAWARI_VERSION);
}

// No other file of the build says which version this is.
TEST(Version, IsWrittenOnce) {
  for (const house::SourceFile& file : house::tracked_files()) {
    const bool builds = file.path.starts_with("cmake/") || file.path.starts_with("src/") ||
                        file.path.starts_with("cli/") || file.path == "CMakeLists.txt";
    if (!builds) continue;
    EXPECT_EQ(file.text.find(KAWARI_VERSION), std::string::npos) << file.path;
  }
}

// Everything that a public header includes, each header on its own: the standard library, and other public
// headers.
TEST(PublicHeaders, NeedNothingElse) {
  const std::regex other(R"(\S*/(fmt|tl|nlohmann|yaml-cpp|CLI)/\S*|\S*/xxh\w*\.h|\S*histedit\.h)");
  for (const auto& entry : fs::directory_iterator(kTree / "include/kawari")) {
    if (entry.path().extension() != ".h") continue;
    const std::string name = entry.path().filename().string();
    const std::string include = " -I" + quoted(kTree / "include");
    const Ran ran = run("cd / && echo \"#include <kawari/" + name +
                        ">\" | " KAWARI_COMPILER
                        " -std=c++20 -Wall -Wextra -Werror -pedantic-errors -fsyntax-only -x c++" +
                        include + " - && echo \"#include <kawari/" + name +
                        ">\" | " KAWARI_COMPILER " -std=c++20 -M -x c++" + include + " -");
    EXPECT_EQ(ran.code, 0) << name << "\n" << ran.said;
    EXPECT_NE(ran.said.find(name), std::string::npos) << ran.said;
    std::smatch found;
    EXPECT_FALSE(std::regex_search(ran.said, found, other)) << name << " includes " << found.str();
    for (const char* folder : {"src", "games", "cli"})
      EXPECT_EQ(ran.said.find((kTree / folder).string() + "/"), std::string::npos) << name << "\n"
                                                                                   << ran.said;
  }
}

TEST(PublicHeaders, OfCAreC) {
  const Ran ran =
      run("cd / && echo \"#include <kawari/c.h>\" | cc -std=c99 -Wall -Wextra -Werror "
          "-pedantic-errors -fsyntax-only -x c -I" +
          quoted(kTree / "include") + " -");
  EXPECT_EQ(ran.code, 0) << ran.said;
}

// The names of the functions that a C header declares.
std::set<std::string> declared_in(std::string_view header) {
  const std::string code = house::without_comments(header);
  const std::regex function(R"(\b(kawari_\w+)\s*\()");
  return {std::sregex_token_iterator(code.begin(), code.end(), function, 1), {}};
}

// "address type name@@version" a line. The version itself is a symbol as well, of type A.
std::set<std::string> exported_in(const std::string& listed) {
  const std::regex line(R"(\S+ ([B-Za-z]) ([^\s@]+)\S*\n)");
  return {std::sregex_token_iterator(listed.begin(), listed.end(), line, 2), {}};
}

TEST(SharedLibrary, ExportsWhatItsHeaderDeclares) {
  const Ran ran = run("nm -D --defined-only " + quoted(kBuild / "libkawari.so"));
  ASSERT_EQ(ran.code, 0) << ran.said;
  const std::set<std::string> declared = declared_in(text_of(kTree / "include/kawari/c.h"));
  EXPECT_TRUE(declared.contains("kawari_version"));
  EXPECT_EQ(exported_in(ran.said), declared);
}

TEST(SharedLibrary, NamesItsMajorVersion) {
  const Ran ran = run("objdump -p " + quoted(kBuild / "libkawari.so"));
  EXPECT_TRUE(std::regex_search(
      ran.said, std::regex("SONAME +libkawari\\.so\\." + std::to_string(KAWARI_VERSION_MAJOR) + "\n")))
      << ran.said;
}

TEST(SharedLibraryCheck, SeesOtherSymbols) {
  EXPECT_EQ(exported_in("0 A KAWARI_1\n0 T kawari_a@@KAWARI_1\n0 W _ZSt3foo\n0 V x@KAWARI_1\n"),
            (std::set<std::string>{"kawari_a", "_ZSt3foo", "x"}));
  EXPECT_EQ(declared_in("// kawari_not(x)\nint kawari_a(void);\nchar* kawari_b (int kawari_c);\n"),
            (std::set<std::string>{"kawari_a", "kawari_b"}));
}

TEST(Home, IsFoundFromTheProgramsPlace) {
  const Place place;
  const fs::path& top = place.path();
  for (const char* home : {"tree", "prefix/share/kawari", "other/share/kawari"})
    for (const char* folder : {"cards", "scenarios"}) fs::create_directories(top / home / folder);
  const auto found = [&](const char* file) {
    const auto home = home_of(top / file);
    return home ? fs::path(*home).lexically_relative(top).string() : "none";
  };
  EXPECT_EQ(found("tree/build/release/kawari"), "tree");
  EXPECT_EQ(found("prefix/bin/kawari"), "prefix/share/kawari");
  EXPECT_EQ(found("prefix/lib/libkawari.so.1"), "prefix/share/kawari");
  EXPECT_EQ(found("prefix/lib/x86_64-linux-gnu/libkawari.so.1"), "prefix/share/kawari");
  EXPECT_EQ(found("tree/inner/prefix/bin/kawari"), "tree");
  // The data of another installation is not taken.
  EXPECT_EQ(found("other/opt/kawari"), "none");
  EXPECT_EQ(found("other/bin"), "none");
  EXPECT_EQ(home_of("kawari"), std::nullopt);
  EXPECT_EQ(home_of(""), std::nullopt);
}

// The commands of the program, in the order of its help.
std::set<std::string> commands_in(const std::string& help) {
  const std::size_t begin = help.find("Subcommands:");
  const std::regex line(R"(\n  (\w+) )");
  const std::string rest = begin == std::string::npos ? "" : help.substr(begin);
  return {std::sregex_token_iterator(rest.begin(), rest.end(), line, 1), {}};
}

TEST(ManualPage, HasEveryCommand) {
  const std::string page = text_of(kTree / "docs/kawari.1");
  const std::set<std::string> commands = commands_in(run(KAWARI_BINARY " --help").said);
  EXPECT_TRUE(commands.contains("judge"));
  const std::size_t begin = page.find(".SH COMMANDS"), end = page.find(".SH EXIT STATUS");
  ASSERT_LT(begin, end);
  const std::string section = page.substr(begin, end - begin);
  const std::regex entry(R"(\n\.TP\n\.B (\w+)\n)");
  EXPECT_EQ(std::set<std::string>(std::sregex_token_iterator(section.begin(), section.end(), entry, 1),
                                  std::sregex_token_iterator()),
            commands);
}

// Installs what this build has made, moves it, and uses it as a stranger would.
TEST(Installed, WorksFromAnyPlace) {
  const Place place;
  const fs::path first = place.path() / "first", prefix = place.path() / "second";
  Ran ran = run("cmake --install " + quoted(kBuild) + " --prefix " + quoted(first));
  ASSERT_EQ(ran.code, 0) << ran.said;
  fs::rename(first, prefix);

  const std::string scenario = quoted(prefix / "share/kawari/scenarios/lorcana/beast-takes-the-mine.yaml");
  ran = run("cd / && " + quoted(prefix / "bin/kawari") + " judge --quiet " + scenario);
  EXPECT_EQ(ran.said, "1 passed, 0 failed\n");
  ran = run("cd / && ln -s " + quoted(prefix / "bin/kawari") + " " + quoted(place.path() / "link") + " && " +
            quoted(place.path() / "link") + " judge --quiet " + scenario);
  EXPECT_EQ(ran.said, "1 passed, 0 failed\n");

  // Only the folder that is documented: include/kawari/*.h.
  std::set<std::string> headers;
  for (const auto& entry : fs::recursive_directory_iterator(prefix / "include"))
    if (entry.is_regular_file()) headers.insert(entry.path().lexically_relative(prefix / "include").string());
  std::set<std::string> shipped;
  for (const auto& entry : fs::directory_iterator(kTree / "include/kawari"))
    shipped.insert("kawari/" + entry.path().filename().string());
  EXPECT_EQ(headers, shipped);

  // What CMake and pkg-config read has no path of this machine but those of the system.
  for (const auto& entry : fs::recursive_directory_iterator(prefix)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".cmake" && extension != ".pc") continue;
    EXPECT_EQ(text_of(entry.path()).find(kTree.string()), std::string::npos) << entry.path();
  }

  fs::copy(kTree / "examples/external", place.path() / "cmake", fs::copy_options::recursive);
  const std::string source = quoted(place.path() / "cmake"), build = quoted(place.path() / "cmake/build");
  ran =
      run("cd / && cmake -G Ninja -S " + source + " -B " + build + " -D CMAKE_PREFIX_PATH=" + quoted(prefix) +
          " && cmake --build " + build + " && " + quoted(place.path() / "cmake/build/from_cpp") + " && " +
          quoted(place.path() / "cmake/build/from_c"));
  EXPECT_EQ(ran.code, 0) << ran.said;
  EXPECT_NE(ran.said.find("C++: kawari " KAWARI_VERSION), std::string::npos) << ran.said;
  EXPECT_NE(ran.said.find("C: kawari " KAWARI_VERSION), std::string::npos) << ran.said;
}

}  // namespace
}  // namespace kawari
