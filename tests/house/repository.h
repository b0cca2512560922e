// The repository as the house tests see it: its files, their lines, and complaints about them. A check takes
// a file and returns complaints, so that each check can also be tested on made-up files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kawari::house {

struct SourceFile {
  std::string path;  // from the repository's root, with '/'
  std::string text;
};

// "path:line: what is wrong, and what would be right"
using Complaints = std::vector<std::string>;

// All regular files below a folder of the repository, sorted by path; none if there is no such folder.
std::vector<SourceFile> files_below(std::string_view folder);

// The files that git tracks; in a tree without git, all files outside of build/ and hidden folders.
std::vector<SourceFile> tracked_files();

std::vector<std::string_view> lines_of(std::string_view text);

// The text with comments replaced by blanks, so that line numbers stay the same. String literals are kept.
std::string without_comments(std::string_view text);

bool is_header(const SourceFile& file);
bool is_cpp(const SourceFile& file);  // headers, sources and tables

std::string at(const SourceFile& file, std::size_t line, std::string_view what);
std::string listed(const Complaints& complaints);

}  // namespace kawari::house
