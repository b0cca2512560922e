// A document, and the blocks in it that tests keep true. A block is a fence behind a marker line. <!--
// output: COMMAND --> shows the output of a command, <!-- file: PATH --> shows a file, <!-- walk --> shows
// walk_through_the_mine(), <!-- session: COMMAND --> shows a conversation with a command, and <!-- run -->
// holds commands that must succeed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kawari::docs {

enum class BlockKind { output, file, walk, session, run };

struct Block {
  BlockKind kind = BlockKind::output;
  std::string argument;   // the command or the path
  std::size_t line = 0;   // of the marker, from 1
  std::size_t begin = 0;  // the text between the fences, as offsets in the document
  std::size_t end = 0;
  std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
};

struct Document {
  std::string path;  // from the repository's root
  std::string text;
};

// The marked blocks of a text, in order. A marker without a fence behind it is added to `problems`.
std::vector<Block> marked_blocks(std::string_view text, std::vector<std::string>& problems);
// The commands of a run block: one per line, comments and blank lines left out.
std::vector<std::string> commands_of(std::string_view block);

// The input of a session block: the text behind each prompt. A prompt is a word and "> " at the beginning of
// a line.
std::string typed_in(std::string_view block);

struct Ran {
  int code = -1;
  std::string out;  // standard output and standard error
};
// Runs a command of a document from the repository's root. ./kawari and kawari are the binary that was built.
Ran run_command(const std::string& command, const std::string& input = {});

// README.md and the other documents at the root, and those in docs/.
std::vector<Document> documents();
void write_document(const Document& document);
// Whether KAWARI_REGEN is set: generated parts are rewritten instead of compared.
bool regenerating();
// Compares a generated file with `made`, and fails with the first difference; or rewrites it (see
// regenerating).
void expect_generated(const std::string& path, const std::string& made);

}  // namespace kawari::docs
