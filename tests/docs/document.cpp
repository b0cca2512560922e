#include "tests/docs/document.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "tests/house/repository.h"

namespace kawari::docs {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = KAWARI_SOURCE_DIR;

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::optional<Block> marker_in(std::string_view line) {
  line = trimmed(line);
  if (!line.starts_with("<!--") || !line.ends_with("-->") || line.size() < 7) return std::nullopt;
  const std::string_view inside = trimmed(line.substr(4, line.size() - 7));
  Block block;
  if (inside == "run" || inside == "walk") {
    block.kind = inside == "run" ? BlockKind::run : BlockKind::walk;
    return block;
  }
  for (const auto& [word, kind] : {std::pair<std::string_view, BlockKind>{"output:", BlockKind::output},
                                   {"session:", BlockKind::session},
                                   {"file:", BlockKind::file},
                                   {"example:", BlockKind::file}}) {
    if (!inside.starts_with(word)) continue;
    block.kind = kind;
    block.argument = std::string(trimmed(inside.substr(word.size())));
    return block;
  }
  return std::nullopt;
}

struct Line {
  std::size_t begin = 0;  // in the text
  std::string_view text;  // without its end
  std::size_t after() const { return begin + text.size() + 1; }
};

std::vector<Line> lines_with_places(std::string_view text) {
  std::vector<Line> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back({begin, text.substr(begin, end - begin)});
    begin = end + 1;
  }
  return lines;
}

}  // namespace

std::vector<Block> marked_blocks(std::string_view text, std::vector<std::string>& problems) {
  std::vector<Block> blocks;
  const std::vector<Line> lines = lines_with_places(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    auto block = marker_in(lines[i].text);
    if (!block) continue;
    block->line = i + 1;
    const auto complain = [&](std::string_view what) {
      problems.push_back("line " + std::to_string(i + 1) + ": " + std::string(what));
    };
    if (i + 1 >= lines.size() || !lines[i + 1].text.starts_with("```")) {
      complain("a marker is followed by a line that begins with ```");
      continue;
    }
    std::size_t close = i + 2;
    while (close < lines.size() && lines[close].text != "```") ++close;
    if (close == lines.size()) {
      complain("the fence behind this marker is never closed");
      continue;
    }
    block->begin = lines[i + 1].after();
    block->end = lines[close].begin;
    blocks.push_back(*block);
    i = close;
  }
  return blocks;
}

std::vector<std::string> commands_of(std::string_view block) {
  std::vector<std::string> commands;
  for (const Line& line : lines_with_places(block)) {
    const std::string_view command = trimmed(line.text.substr(0, line.text.find(" #")));
    if (!command.empty() && !command.starts_with('#')) commands.emplace_back(command);
  }
  return commands;
}

std::string typed_in(std::string_view block) {
  std::string typed;
  for (const Line& line : lines_with_places(block)) {
    const std::size_t prompt = line.text.find("> ");
    if (prompt == std::string_view::npos || line.text.find(' ') < prompt) continue;
    typed.append(line.text.substr(prompt + 2)).append("\n");
  }
  return typed;
}

Ran run_command(const std::string& command, const std::string& input) {
  const std::string binary = std::string("'") + KAWARI_BINARY + "'";
  std::string real = command;
  for (const std::string_view name : {"./kawari ", "kawari "}) {
    if (!real.starts_with(name)) continue;
    real = binary + " " + real.substr(name.size());
    break;
  }
  Ran ran;
  if (!input.empty()) real += " <<'END OF INPUT'\n" + input + "END OF INPUT\n";
  // The input is appended to the command line, so standard error is redirected before it.
  FILE* pipe = popen(("cd '" + kRoot.string() + "' && exec 2>&1 && " + real).c_str(), "r");
  if (pipe == nullptr) return ran;
  std::array<char, 4096> buffer;
  while (const std::size_t got = fread(buffer.data(), 1, buffer.size(), pipe))
    ran.out.append(buffer.data(), got);
  const int status = pclose(pipe);
  ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ran;
}

std::vector<Document> documents() {
  std::vector<Document> found;
  std::vector<house::SourceFile> files = house::files_below("docs");
  for (const char* name : {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"}) {
    std::ifstream in(kRoot / name, std::ios::binary);
    if (in) files.push_back({name, {std::istreambuf_iterator<char>(in), {}}});
  }
  for (house::SourceFile& file : files) {
    if (file.path.ends_with(".md")) found.push_back({std::move(file.path), std::move(file.text)});
  }
  return found;
}

void write_document(const Document& document) {
  std::ofstream out(kRoot / document.path, std::ios::binary);
  out << document.text;
}

bool regenerating() { return std::getenv("KAWARI_REGEN") != nullptr; }

void expect_generated(const std::string& path, const std::string& made) {
  std::ifstream in(kRoot / path, std::ios::binary);
  const std::string there{std::istreambuf_iterator<char>(in), {}};
  in.close();
  if (there == made) return;
  if (regenerating()) {
    fs::create_directories((kRoot / path).parent_path());
    write_document({path, made});
    return;
  }
  std::size_t at = 0;
  while (at < there.size() && at < made.size() && there[at] == made[at]) ++at;
  const std::size_t begin = at == 0 ? 0 : made.rfind('\n', at - 1) + 1;
  ADD_FAILURE() << path << " is stale: ./dev regen Docs. It should go on with:\n"
                << made.substr(begin, made.find('\n', at) - begin);
}

}  // namespace kawari::docs
