// Every type name is used once. Two types with the same name in one namespace are one type to the linker,
// even in different files: it would silently use the inline functions of one for both.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "tests/house/repository.h"

namespace kawari::house {
namespace {

// Namespaces open and close at the beginning of a line, and their contents are not indented.
class TypeNames {
 public:
  void read(const std::string& path, const std::string& text) {
    static const std::regex kOpens(R"(^(?:inline )?namespace ?([A-Za-z_:0-9]*) ?\{.*)");
    static const std::regex kCloses(R"(^\}  // namespace.*)");
    static const std::regex kType(
        R"(^(?:struct|class|enum class|enum|union) ([A-Za-z_0-9]+)(?: final)?(?: :[^;]*)?(?: \{.*)?$)");
    std::vector<std::string> open;
    std::istringstream lines(text);
    std::smatch found;
    for (std::string line; std::getline(lines, line);) {
      if (std::regex_match(line, found, kOpens)) {
        open.push_back(found[1]);
      } else if (std::regex_match(line, kCloses)) {
        if (!open.empty()) open.pop_back();
      } else if (!open.empty() && std::regex_match(line, found, kType)) {
        std::string name;
        bool hidden = false;
        for (const std::string& each : open) {
          hidden = hidden || each.empty();  // visible in its own file only
          name += each + "::";
        }
        if (!hidden) files_[name + found[1].str()].insert(path);
      }
    }
  }
  const std::map<std::string, std::set<std::string>>& files() const { return files_; }

 private:
  std::map<std::string, std::set<std::string>> files_;
};

TEST(Types, HaveOneNameEach) {
  TypeNames names;
  for (const char* folder : {"src", "games", "include", "cli", "tests"}) {
    for (const SourceFile& file : files_below(folder))
      // The examples of forms are compiled one by one, never together.
      if (is_cpp(file) && !file.path.starts_with("tests/house/forms/")) names.read(file.path, file.text);
  }
  EXPECT_GT(names.files().size(), 200u);
  for (const auto& [name, files] : names.files()) {
    if (files.size() < 2) continue;
    std::string where;
    for (const std::string& file : files) where += "\n  " + file;
    ADD_FAILURE() << name << " is defined in several files; give one of them another name, or hide it in a "
                  << "namespace without a name:" << where;
  }
}

TEST(Types, AreFoundWhereTheyStand) {
  TypeNames names;
  names.read("a.h",
             "namespace kawari {\nstruct One {\n};\nnamespace {\nclass Two {\n};\n}  // namespace\nstruct "
             "Three;\n}  // namespace kawari\n");
  names.read("b.h",
             "namespace kawari {\nclass One : public Three {\n};\nenum class Four : int { a };\n}  // "
             "namespace kawari\n");
  ASSERT_EQ(names.files().size(), 2u);
  EXPECT_EQ(names.files().at("kawari::One").size(), 2u);
  EXPECT_EQ(names.files().at("kawari::Four").size(), 1u);
}

}  // namespace
}  // namespace kawari::house
