// The chart parser: finds every reading of a stretch of text as a category of the grammar. In the resulting
// trees references are still pronouns; resolve.h binds them.
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

// Whether a word is known that the grammar cannot list: a classification of the loaded cards.
using KnownWord = std::function<bool(std::string_view)>;

// The usual limits. Measurements of growth use larger ones.
struct ReadingLimits {
  int depth = limits::kTreeDepth;
  int readings = limits::kReadings;  // of one stretch of text as one category
};

struct Reading {
  // Why some readings may not have been found.
  enum class Stopped : std::uint8_t { no, budget, too_deep, too_many };

  std::vector<TreePtr> trees;  // complete readings, all different
  // The token at which no row could continue; the number of tokens if all were read.
  std::size_t furthest = 0;
  Stopped stopped = Stopped::no;
  int large_number = -1;  // a token that is a number beyond limits::kNumber; -1: none
};

Reading parse(const Grammar& grammar, const std::vector<Token>& tokens, std::string_view text,
              std::string_view category, const KnownWord& is_classification, Budget& budget,
              const ReadingLimits& limits = {});

}  // namespace kawari
