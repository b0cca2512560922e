// The documents are true: shown output is the output of the command, shown files are the files, shown
// commands succeed, and links have a target. ./dev regen rewrites the shown parts.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/docs/document.h"
#include "tests/docs/walk.h"

namespace kawari::docs {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = KAWARI_SOURCE_DIR;

std::vector<Block> blocks_of(const Document& document) {
  std::vector<std::string> problems;
  std::vector<Block> blocks = marked_blocks(document.text, problems);
  for (const std::string& problem : problems) ADD_FAILURE() << document.path << ": " << problem;
  return blocks;
}

// The expected text between the fences.
std::string shown_by(const Document& document, const Block& block) {
  if (block.kind == BlockKind::file) {
    std::ifstream in(kRoot / block.argument, std::ios::binary);
    if (!in) ADD_FAILURE() << document.path << ":" << block.line << ": there is no file " << block.argument;
    return {std::istreambuf_iterator<char>(in), {}};
  }
  if (block.kind == BlockKind::walk) return walk_through_the_mine();
  const bool talks = block.kind == BlockKind::session;
  const Ran ran = run_command(block.argument, talks ? typed_in(block.in(document.text)) : std::string());
  EXPECT_EQ(ran.code, 0) << document.path << ":" << block.line << ": " << block.argument << "\n" << ran.out;
  return ran.out;
}

TEST(Docs, ShowWhatIsThere) {
  for (Document& document : documents()) {
    std::vector<Block> blocks = blocks_of(document);
    bool changed = false;
    // From the last block to the first, so that offsets stay valid while the text is rewritten.
    for (auto block = blocks.rbegin(); block != blocks.rend(); ++block) {
      if (block->kind == BlockKind::run) continue;
      const std::string shown = shown_by(document, *block);
      if (block->in(document.text) == shown) continue;
      if (regenerating()) {
        document.text.replace(block->begin, block->end - block->begin, shown);
        changed = true;
      } else {
        EXPECT_EQ(std::string(block->in(document.text)), shown)
            << document.path << ":" << block->line << " is stale: ./dev regen Docs";
      }
    }
    if (changed) write_document(document);
  }
}

TEST(Docs, CommandsSucceed) {
  std::size_t commands = 0;
  for (const Document& document : documents()) {
    for (const Block& block : blocks_of(document)) {
      if (block.kind != BlockKind::run) continue;
      for (const std::string& command : commands_of(block.in(document.text))) {
        const Ran ran = run_command(command);
        EXPECT_EQ(ran.code, 0) << document.path << ":" << block.line << ": " << command << "\n" << ran.out;
        ++commands;
      }
    }
  }
  EXPECT_GT(commands, 0u);
}

// The targets of a document's links, without web addresses and anchors.
std::vector<std::string> links_in(std::string_view text) {
  std::vector<std::string> links;
  for (std::size_t at = text.find("]("); at != std::string_view::npos; at = text.find("](", at + 1)) {
    const std::size_t end = text.find_first_of(")\n", at + 2);
    if (end == std::string_view::npos || text[end] != ')') continue;
    const std::string_view link = text.substr(at + 2, end - at - 2);
    const std::string_view place = link.substr(0, link.find('#'));
    if (!place.empty() && place.find("://") == std::string_view::npos) links.emplace_back(place);
  }
  return links;
}

TEST(Docs, LinksLeadSomewhere) {
  for (const Document& document : documents()) {
    for (const std::string& link : links_in(document.text)) {
      EXPECT_TRUE(fs::exists(kRoot / fs::path(document.path).parent_path() / link))
          << document.path << " links to " << link;
    }
  }
}

// The list of folders in ARCHITECTURE.md matches the folders that exist.
TEST(Docs, ArchitectureNamesEveryFolder) {
  for (const Document& document : documents()) {
    if (document.path != "ARCHITECTURE.md") continue;
    for (const char* parent : {"src", "games"}) {
      for (const auto& entry : fs::directory_iterator(kRoot / parent)) {
        if (!entry.is_directory()) continue;
        const std::string folder = std::string(parent) + "/" + entry.path().filename().string() + "/";
        EXPECT_NE(document.text.find(folder), std::string::npos)
            << "ARCHITECTURE.md does not name " << folder;
      }
    }
  }
}

TEST(DocsCheck, FindsMarkedBlocks) {
  const std::string text =
      "# A\n<!-- run -->\n```sh\n./kawari version  # says it\n\n# nothing\n```\n"
      "<!-- output: kawari version -->\n```\nkawari\n```\n<!-- a remark -->\n<!-- example: a/b.cpp "
      "-->\n```c++\n```\n";
  std::vector<std::string> problems;
  const std::vector<Block> blocks = marked_blocks(text, problems);
  EXPECT_TRUE(problems.empty());
  ASSERT_EQ(blocks.size(), 3u);
  EXPECT_EQ(commands_of(blocks[0].in(text)), std::vector<std::string>{"./kawari version"});
  EXPECT_EQ(blocks[1].argument, "kawari version");
  EXPECT_EQ(blocks[1].in(text), "kawari\n");
  EXPECT_EQ(blocks[1].line, 8u);
  EXPECT_EQ(blocks[2].kind, BlockKind::file);
  EXPECT_EQ(blocks[2].argument, "a/b.cpp");
  EXPECT_EQ(blocks[2].in(text), "");
}

TEST(DocsCheck, FindsWhatIsTyped) {
  EXPECT_EQ(typed_in("Welcome.\ngame> 1\n  1. a > b\nAna?> yes, no\nx y> z\n"), "1\nyes, no\n");
  EXPECT_EQ(run_command("cat", "a 'b' \"$c\"\n").out, "a 'b' \"$c\"\n");
}

TEST(DocsCheck, NamesMarkersWithoutAFence) {
  std::vector<std::string> problems;
  EXPECT_TRUE(marked_blocks("<!-- run -->\n\n```sh\n```\n", problems).empty());
  EXPECT_TRUE(marked_blocks("<!-- run -->\n```sh\nls\n", problems).empty());
  EXPECT_EQ(problems.size(), 2u);
}

TEST(DocsCheck, FindsLinks) {
  EXPECT_EQ(links_in("[a](b.md#c) [d](https://e.org/f) [g](#h) (i) [j](k/)"),
            (std::vector<std::string>{"b.md", "k/"}));
}

}  // namespace
}  // namespace kawari::docs
