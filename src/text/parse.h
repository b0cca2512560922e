// The chart parser: every reading of a stretch of text as a category of the grammar. Readings are trees
// whose references are still pronouns; resolve.h binds them.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/tree.h"
#include "text/grammar.h"
#include "text/tokens.h"

namespace kawari {

// Words that the grammar cannot list: classifications that the loaded cards bring along.
using KnownWord = std::function<bool(std::string_view)>;

struct Reading {
  std::vector<TreePtr> trees;  // complete readings, all different
  std::size_t furthest = 0;    // token at which nobody could go on; the number of tokens if all were read
};

Reading parse(const Grammar& grammar, const std::vector<Token>& tokens, std::string_view text,
              std::string_view category, const KnownWord& is_classification);

}  // namespace kawari
