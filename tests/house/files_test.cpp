// Files stay readable: not too long, headers that begin with a description, no paths of a developer's
// machine.
#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <string>
#include <string_view>

#include "tests/house/repository.h"

namespace kawari::house {
namespace {

constexpr std::size_t kLongest = 700;

// Written in two parts, because this file is checked as well.
constexpr std::array<std::string_view, 3> kMachinePaths{
    "/wo"
    "rk/",
    "/ho"
    "me/",
    "/ro"
    "ot/"};

Complaints check_length(const SourceFile& file) {
  const std::size_t lines = lines_of(file.text).size();
  if (lines <= kLongest) return {};
  return {at(file, lines,
             "longer than " + std::to_string(kLongest) + " lines: move a part of it to another file")};
}

Complaints check_machine_paths(const SourceFile& file) {
  Complaints complaints;
  if (file.text.find('\0') != std::string::npos) return complaints;  // not a text
  std::size_t number = 0;
  for (const std::string_view line : lines_of(file.text)) {
    ++number;
    for (const std::string_view path : kMachinePaths) {
      for (std::size_t i = line.find(path); i != std::string_view::npos; i = line.find(path, i + 1)) {
        // "frame/work/" and "https://host/home/" are not paths of a machine.
        const unsigned char before = i == 0 ? ' ' : static_cast<unsigned char>(line[i - 1]);
        if (std::isalnum(before) || before == '.' || before == '_' || before == '-' || before == '}')
          continue;
        complaints.push_back(
            at(file, number, "contains a path of a developer's machine: " + std::string(path)));
      }
    }
  }
  return complaints;
}

Complaints check_opening(const SourceFile& file) {
  std::string comment;
  for (const std::string_view line : lines_of(file.text)) {
    if (!line.starts_with("//")) break;
    comment += std::string(line.substr(2)) + " ";
  }
  const bool sentence = comment.find(". ") != std::string::npos && comment.find(' ', 2) < comment.size() - 1;
  if (sentence) return {};
  return {at(file, 1,
             "a header begins with a // comment in sentences: what is in it, and its place in the flow")};
}

TEST(Files, AreShortEnoughToRead) {
  Complaints all;
  for (const std::string_view folder : {"src", "games", "cli", "tests", "include"}) {
    for (const SourceFile& file : files_below(folder)) {
      for (std::string& complaint : check_length(file)) all.push_back(std::move(complaint));
    }
  }
  EXPECT_TRUE(all.empty()) << listed(all);
}

TEST(Files, HoldNoMachinePaths) {
  Complaints all;
  const auto files = tracked_files();
  EXPECT_FALSE(files.empty());
  for (const SourceFile& file : files) {
    for (std::string& complaint : check_machine_paths(file)) all.push_back(std::move(complaint));
  }
  EXPECT_TRUE(all.empty()) << listed(all);
}

TEST(Files, HeadersOpenWithWhatTheyAre) {
  Complaints all;
  for (const std::string_view folder : {"src", "games", "include"}) {
    for (const SourceFile& file : files_below(folder)) {
      if (!is_header(file)) continue;
      for (std::string& complaint : check_opening(file)) all.push_back(std::move(complaint));
    }
  }
  EXPECT_TRUE(all.empty()) << listed(all);
}

TEST(FilesCheck, CountsLines) {
  std::string text;
  for (std::size_t i = 0; i < kLongest; ++i) text += "\n";
  EXPECT_TRUE(check_length({"src/a.h", text}).empty());
  EXPECT_EQ(check_length({"src/a.h", text + "x"}).size(), 1u);
}

TEST(FilesCheck, KnowsAMachinePathFromAnother) {
  const std::string path(kMachinePaths[0]);
  EXPECT_EQ(check_machine_paths({"a.md", "see " + path + "x\n"}).size(), 1u);
  EXPECT_EQ(check_machine_paths({"a.md", "\"" + path + "x\" and " + path + "\n"}).size(), 2u);
  EXPECT_TRUE(check_machine_paths({"a.md", "https://example.org" + path + "x\n"}).empty());
}

TEST(FilesCheck, WantsASentence) {
  EXPECT_TRUE(check_opening({"src/a.h", "// Cards, as printed.\n#pragma once\n"}).empty());
  EXPECT_TRUE(check_opening({"src/a.h", "// Cards, as printed, on\n// two lines.\n#pragma once\n"}).empty());
  EXPECT_EQ(check_opening({"src/a.h", "#pragma once\n// Cards, as printed.\n"}).size(), 1u);
  EXPECT_EQ(check_opening({"src/a.h", "// cards\n"}).size(), 1u);
}

}  // namespace
}  // namespace kawari::house
