// A switch over one of our own enums names every case, so that the compiler reports a new one; and const is
// never cast away.
#include <gtest/gtest.h>

#include <map>
#include <span>

#include "tests/house/repository.h"

namespace kawari::house {
namespace {

// Lines of src/ and games/ that contain these words, by file; comments do not count.
std::map<std::string, Complaints> lines_with(const SourceFile& file, std::string_view words) {
  std::map<std::string, Complaints> out;
  const std::string code = without_comments(file.text);
  const std::vector<std::string_view> lines = lines_of(code);
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i].find(words) != std::string_view::npos)
      out[file.path].push_back(at(file, i + 1, std::string(words)));
  return out;
}

// The number of such lines that a file may have, and why.
struct Allowed {
  std::string_view path;
  std::size_t most;
  std::string_view because;
};

Complaints complaints_of(const std::vector<SourceFile>& files, std::string_view words,
                         std::span<const Allowed> allowed) {
  Complaints out;
  for (const SourceFile& file : files) {
    if (!is_cpp(file)) continue;
    for (const auto& [path, found] : lines_with(file, words)) {
      std::size_t most = 0;
      for (const Allowed& one : allowed)
        if (one.path == path) most = one.most;
      if (found.size() > most) out.insert(out.end(), found.begin(), found.end());
    }
  }
  return out;
}

std::vector<SourceFile> engine() {
  std::vector<SourceFile> out = files_below("src");
  for (const SourceFile& file : files_below("games")) out.push_back(file);
  return out;
}

TEST(Switches, NameEveryCase) {
  const Complaints found = complaints_of(engine(), "default:", {});
  EXPECT_TRUE(found.empty()) << "A switch over our own enum names every case, or becomes a table:\n"
                             << listed(found);
}

TEST(Constness, IsNotCastAway) {
  const Complaints found = complaints_of(engine(), "const_cast", {});
  EXPECT_TRUE(found.empty()) << "Pass a type that may be written, instead of casting const away:\n"
                             << listed(found);
}

TEST(Switches, AreFoundWhereTheyStand) {
  const std::vector<SourceFile> files = {{"src/a.cpp", "switch (x) {\n  default:\n    break;\n}\n"},
                                         {"src/b.cpp", "// default: none\nint* y = const_cast<int*>(z);\n"}};
  EXPECT_EQ(complaints_of(files, "default:", {}).size(), 1u);
  EXPECT_EQ(complaints_of(files, "const_cast", {}).size(), 1u);
  const Allowed one{"src/a.cpp", 1, "an example"};
  EXPECT_TRUE(complaints_of(files, "default:", {&one, 1}).empty());
}

}  // namespace
}  // namespace kawari::house
