// The chart parser: every reading of a stretch of text as a category of the grammar. Readings are trees
// whose references are still pronouns; resolve.h binds them.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/limits.h"
#include "ir/tree.h"
#include "text/grammar.h"
#include "text/tokens.h"

namespace kawari {

// Words that the grammar cannot list: classifications that the loaded cards bring along.
using KnownWord = std::function<bool(std::string_view)>;

// A measurement of growth lifts them.
struct ReadingLimits {
  int depth = limits::kTreeDepth;
  int readings = limits::kReadings;  // of one stretch of text as one category
};

struct Reading {
  // Why there may be readings that nobody looked at.
  enum class Stopped : std::uint8_t { no, budget, too_deep, too_many };

  std::vector<TreePtr> trees;  // complete readings, all different
  std::size_t furthest = 0;    // token at which nobody could go on; the number of tokens if all were read
  Stopped stopped = Stopped::no;
  int large_number = -1;  // token that is a number beyond limits::kNumber; -1: there is none
};

Reading parse(const Grammar& grammar, const std::vector<Token>& tokens, std::string_view text,
              std::string_view category, const KnownWord& is_classification, Budget& budget,
              const ReadingLimits& limits = {});

}  // namespace kawari
