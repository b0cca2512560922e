// Files of a folder are compiled together (cmake/Groups.cmake). Two functions of the same name in the
// anonymous namespaces of two files would be overloads of each other there, and a call could silently mean
// the other one.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "tests/house/repository.h"

namespace kawari::house {
namespace {

std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/')); }

// The functions that a file defines for itself: those whose definitions begin a line of an anonymous
// namespace.
std::set<std::string> own_functions(const SourceFile& file) {
  static const std::regex definition(
      R"(^(?!using|return|TEST|static_assert)[A-Za-z_][\w:<>,&*\s\[\]]*[\s&*]([A-Za-z_]\w*)\(.*)");
  std::set<std::string> out;
  bool inside = false;
  const std::string text = without_comments(file.text);
  for (const std::string_view line : lines_of(text)) {
    std::match_results<std::string_view::const_iterator> found;
    if (line.starts_with("namespace {")) inside = true;
    if (line.starts_with("}") && line.find_first_not_of("} ") == std::string_view::npos && line.size() > 1)
      inside = false;
    if (inside && std::regex_match(line.begin(), line.end(), found, definition)) out.insert(found[1]);
  }
  return out;
}

Complaints shared_names(const std::vector<SourceFile>& files) {
  std::map<std::pair<std::string, std::string>, std::string> first;  // folder and name: the file
  Complaints out;
  for (const SourceFile& file : files) {
    if (!file.path.ends_with(".cpp") || file.path.find("/forms/") != std::string::npos) continue;
    for (const std::string& name : own_functions(file)) {
      const auto [place, added] = first.try_emplace({folder_of(file.path), name}, file.path);
      if (!added)
        out.push_back(file.path + ": " + place->second + " also has a function " + name + "(): rename one");
    }
  }
  return out;
}

TEST(Groups, FilesOfAFolderShareNoFunctionNames) {
  for (const char* folder : {"src", "games", "examples"})
    EXPECT_TRUE(shared_names(files_below(folder)).empty()) << listed(shared_names(files_below(folder)));
  std::vector<SourceFile> tests;
  // tests/CMakeLists.txt compiles these alone.
  static const std::set<std::string> alone{
      "tests/replace/traps_test.cpp", "tests/replace/traps_seen_test.cpp",
      "tests/replace/known_bugs_more_test.cpp", "tests/state/limits_test.cpp"};
  for (SourceFile& file : files_below("tests"))
    if (!alone.contains(file.path) && folder_of(file.path) != "tests/docs" &&
        folder_of(file.path) != "tests/library" && folder_of(file.path) != "tests/mutants")
      tests.push_back(std::move(file));
  EXPECT_TRUE(shared_names(tests).empty()) << listed(shared_names(tests));
}

TEST(GroupsCheck, SeesASharedName) {
  const SourceFile one{"src/a/one.cpp",
                       "namespace k {\nnamespace {\n\nint count(int x) { return x; }\n\n}  // namespace\n"};
  SourceFile two{"src/a/two.cpp",
                 "namespace k {\nnamespace {\n\nint count(long x) {\n  return 1;\n}\n\n}  // namespace\n"};
  EXPECT_EQ(shared_names({one, two}).size(), 1u);
  two.path = "src/b/two.cpp";
  EXPECT_TRUE(shared_names({one, two}).empty());
  two = {
      "src/a/two.cpp",
      "namespace {\n\nint other() {\n  return count(1);\n}\n\n}  // namespace\nint count() { return 2; }\n"};
  EXPECT_TRUE(shared_names({one, two}).empty());
}

}  // namespace
}  // namespace kawari::house
