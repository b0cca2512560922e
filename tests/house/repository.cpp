#include "tests/house/repository.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

namespace kawari::house {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = KAWARI_SOURCE_DIR;

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void by_path(std::vector<SourceFile>& files) {
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
}

// The file names that git lists, separated by zero bytes; empty if there is no git or no repository.
std::string git_ls_files() {
  const std::string command = "git -C '" + kRoot.string() + "' ls-files -z 2>/dev/null";
  const auto close = [](FILE* pipe) { pclose(pipe); };
  const std::unique_ptr<FILE, decltype(close)> pipe(popen(command.c_str(), "r"), close);
  std::string names;
  char buffer[4096];
  while (pipe) {
    const std::size_t got = fread(buffer, 1, sizeof buffer, pipe.get());
    if (got == 0) break;
    names.append(buffer, got);
  }
  return names;
}

}  // namespace

std::vector<SourceFile> files_below(std::string_view folder) {
  std::vector<SourceFile> files;
  std::error_code none;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder, none)) {
    if (!entry.is_regular_file()) continue;
    files.push_back({fs::relative(entry.path(), kRoot).generic_string(), read(entry.path())});
  }
  by_path(files);
  return files;
}

std::vector<SourceFile> tracked_files() {
  std::vector<SourceFile> files;
  const std::string names = git_ls_files();
  for (std::size_t begin = 0; begin < names.size();) {
    const std::size_t end = names.find('\0', begin);
    const std::string name = names.substr(begin, end - begin);
    if (fs::is_regular_file(kRoot / name)) files.push_back({name, read(kRoot / name)});
    begin = end + 1;
  }
  if (!files.empty()) return files;

  for (const auto& entry : fs::directory_iterator(kRoot)) {
    const std::string name = entry.path().filename().string();
    if (entry.is_regular_file()) files.push_back({name, read(entry.path())});
    if (!entry.is_directory() || name == "build" || (name[0] == '.' && name != ".ci")) continue;
    for (SourceFile& file : files_below(name)) files.push_back(std::move(file));
  }
  by_path(files);
  return files;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

std::string without_comments(std::string_view text) {
  std::string kept;
  std::size_t i = 0;
  const auto starts = [&](std::string_view mark) { return text.substr(i, mark.size()) == mark; };
  while (i < text.size()) {
    if (starts("//")) {
      while (i < text.size() && text[i] != '\n') ++i;
    } else if (starts("/*")) {
      for (; i < text.size() && !starts("*/"); ++i) {
        if (text[i] == '\n') kept += '\n';
      }
      i = std::min(i + 2, text.size());
    } else if (starts("R\"(")) {
      const std::size_t end = std::min(text.find(")\"", i), text.size());
      kept += text.substr(i, end - i);
      i = end;
    } else if (text[i] == '"') {
      kept += text[i++];
      for (; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) kept += text[i++];
        kept += text[i];
      }
      if (i < text.size()) kept += text[i++];
    } else if (starts("'\"'")) {
      kept += "'\"'";
      i += 3;
    } else {
      kept += text[i++];
    }
  }
  return kept;
}

bool is_header(const SourceFile& file) { return file.path.ends_with(".h") || file.path.ends_with(".hpp"); }

bool is_cpp(const SourceFile& file) {
  return is_header(file) || file.path.ends_with(".cpp") || file.path.ends_with(".inc") ||
         file.path.ends_with(".def");
}

std::string at(const SourceFile& file, std::size_t line, std::string_view what) {
  return file.path + ":" + std::to_string(line) + ": " + std::string(what);
}

std::string listed(const Complaints& complaints) {
  std::string all;
  for (const std::string& complaint : complaints) all += complaint + "\n";
  return all;
}

}  // namespace kawari::house
