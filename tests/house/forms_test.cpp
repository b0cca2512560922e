// Ops, facts, keywords and the like have forms. A form that lacks a part does not compile, and the compiler's
// message names the part. Each folder of tests/house/forms/ is about one kind of form: complete.cpp compiles,
// without_PART.cpp does not. This test runs the compiler on all of them.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace kawari::house {
namespace {

const std::filesystem::path kTree = KAWARI_SOURCE_DIR;

struct Compiled {
  bool succeeds = false;
  std::string says;
};

Compiled run_compiler(const std::string& arguments) {
  const std::string tree = kTree.string();
  const std::string command = std::string("LC_ALL=C '") + KAWARI_COMPILER + "' -std=c++20 -I'" + tree +
                              "/src' -I'" + tree + "' -I'" + tree + "/include' " + arguments + " 2>&1";
  Compiled out;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return out;
  std::array<char, 4096> block{};
  while (const std::size_t read = std::fread(block.data(), 1, block.size(), pipe))
    out.says.append(block.data(), read);
  out.succeeds = pclose(pipe) == 0;
  return out;
}

// All headers that the examples include, compiled once. It takes most of the time of an example to read them.
class Headers {
 public:
  Headers()
      : folder_(std::filesystem::temp_directory_path() / ("kawari-forms-" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(folder_);
    std::set<std::string> includes;
    for (const auto& file : std::filesystem::recursive_directory_iterator(kTree / "tests/house/forms")) {
      std::ifstream lines(file.path());
      for (std::string line; std::getline(lines, line);)
        if (line.rfind("#include", 0) == 0) includes.insert(line);
    }
    std::ofstream all(header());
    for (const std::string& line : includes) all << line << "\n";
    all.close();
    made_ = run_compiler("-x c++-header '" + header() + "' -o '" + header() + ".gch'");
  }
  ~Headers() { std::filesystem::remove_all(folder_); }
  Headers(const Headers&) = delete;
  Headers& operator=(const Headers&) = delete;
  const Compiled& made() const { return made_; }
  Compiled compile(const std::filesystem::path& file) const {
    return run_compiler("-fsyntax-only -include '" + header() + "' '" + file.string() + "'");
  }

 private:
  std::string header() const { return (folder_ / "all.h").string(); }
  std::filesystem::path folder_;
  Compiled made_;
};

std::string with_spaces(std::string text) {
  for (char& c : text)
    if (c == '_') c = ' ';
  return text;
}

// Whether one of the errors has these words in it, behind the name of the file.
bool complains_about(const std::string& says, const std::string& words) {
  std::istringstream lines(says);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t error = line.find("error:");
    if (error != std::string::npos && with_spaces(line.substr(error)).find(words) != std::string::npos)
      return true;
  }
  return false;
}

// "without_can_pay.cpp": "can pay"
std::string part_of(const std::filesystem::path& file) {
  return with_spaces(file.stem().string().substr(std::string("without_").size()));
}

TEST(Forms, LeavingOutAPartDoesNotCompile) {
  const Headers headers;
  ASSERT_TRUE(headers.made().succeeds) << headers.made().says;
  int forms = 0;
  for (const auto& form : std::filesystem::directory_iterator(kTree / "tests/house/forms")) {
    ++forms;
    int parts = 0;
    for (const auto& example : std::filesystem::directory_iterator(form.path())) {
      const Compiled compiled = headers.compile(example.path());
      if (example.path().filename() == "complete.cpp") {
        EXPECT_TRUE(compiled.succeeds) << example.path() << "\n" << compiled.says;
        continue;
      }
      ++parts;
      EXPECT_FALSE(compiled.succeeds) << example.path() << " compiles";
      const std::string part = part_of(example.path());
      EXPECT_TRUE(complains_about(compiled.says, part))
          << example.path() << ": no error names \"" << part << "\"\n"
          << compiled.says;
    }
    EXPECT_TRUE(std::filesystem::exists(form.path() / "complete.cpp")) << form.path();
    EXPECT_GT(parts, 0) << form.path() << " has no example without a part";
  }
  EXPECT_GT(forms, 0);
}

}  // namespace
}  // namespace kawari::house
