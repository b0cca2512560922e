// A program while it is being built: a tree that owns its kids. Rules English parses into it, the printer
// reads it, Book::add flattens it.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "ir/symbols.h"

namespace kawari {

struct Tree;
using TreePtr = std::shared_ptr<const Tree>;

struct Tree {
  Op op = Op::none;
  int value = 0;
  std::string word;  // the text of a value that is a word
  Hint hint;
  std::uint8_t reg = kNoRegister;
  std::vector<TreePtr> kids;
};

// Optional kids at the end of a core op can be left out; a game's own op needs all of them.
TreePtr make_tree(Op op, std::vector<TreePtr> kids = {}, int value = 0, std::string word = {},
                  Hint hint = {});
bool same_tree(const Tree& a, const Tree& b);
// "(deal (chosen (of-kind character)) (number 2))": for tests, `cards show` and error messages. Values are
// written by name, ~hint and @register if they are set, and absent kids at the end are left out.
std::string to_text(const Tree& tree, const GameNames& names = kNoGameNames);
// The reverse of to_text, for templates and hand-written programs. nullptr if the text is not a tree.
TreePtr tree_from_text(std::string_view text, std::string* error = nullptr,
                       const GameNames& names = kNoGameNames);

}  // namespace kawari
