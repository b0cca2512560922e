// Input is read in one place for each format. Code that reads YAML, JSON or a file elsewhere would bypass the
// limits, and code that writes JSON elsewhere would fail on bytes that are not UTF-8.
#include <gtest/gtest.h>

#include <regex>

#include "tests/house/repository.h"

namespace kawari::house {
namespace {

struct Door {
  const char* pattern;
  std::string_view file;  // the only file that may
  std::string_view why;
};
constexpr Door kDoors[] = {
    {R"(YAML::(Load\w*|Parser)\b)", "src/base/yaml_text.cpp", "YAML is read by load_yaml"},
    {R"([Jj]son::(parse|sax_parse|accept|from_\w+)\b)", "src/base/json_text.cpp",
     "JSON is read by load_json"},
    {R"([.>]dump\()", "src/base/json_text.cpp", "JSON is written by json_text"},
    {R"(\b(ifstream|fopen|rdbuf)\b)", "src/base/file_text.cpp", "files are read by read_text_file"},
};

Complaints check_doors(const SourceFile& file) {
  Complaints complaints;
  const std::string code = without_comments(file.text);
  for (const Door& door : kDoors) {
    if (file.path == door.file) continue;
    const std::regex pattern(door.pattern);
    std::size_t number = 0;
    for (const std::string_view line : lines_of(code)) {
      ++number;
      if (std::regex_search(line.begin(), line.end(), pattern))
        complaints.push_back(at(file, number, door.why));
    }
  }
  return complaints;
}

TEST(Doors, AreTheOnlyWaysIn) {
  Complaints complaints;
  for (const char* folder : {"src", "games", "cli", "include"})
    for (const SourceFile& file : files_below(folder))
      if (is_cpp(file))
        for (std::string& one : check_doors(file)) complaints.push_back(std::move(one));
  EXPECT_TRUE(complaints.empty()) << listed(complaints);
}

TEST(Doors, WaysRoundThemAreSeen) {
  EXPECT_EQ(check_doors({"src/a.cpp", "auto n = YAML::LoadAll(text);\n"}).size(), 1u);
  EXPECT_EQ(check_doors({"src/a.cpp", "YAML::Parser p(in);\nconst Json x = Json::parse(t);\n"}).size(), 2u);
  EXPECT_EQ(check_doors({"cli/a.cpp", "out << json.dump(2);\nstd::ifstream in(file);\n"}).size(), 2u);
  EXPECT_TRUE(check_doors({"src/base/json_text.cpp", "return json.dump(2);\n"}).empty());
  EXPECT_TRUE(check_doors({"src/a.cpp", "// YAML::Load is not called\n"}).empty());
}

}  // namespace
}  // namespace kawari::house
