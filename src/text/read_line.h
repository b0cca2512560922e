// One line of rules text → its program: finds every reading, binds its references, and prints it back.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "card/database.h"
#include "text/parse.h"

namespace kawari {

// A line of a card: an ability, or the effect of an action.
struct Line {
  std::string text;       // normalised, name included
  std::string_view name;  // into text
  std::string_view rest;  // into text
};

struct Outcome {
  TreePtr tree;
  bool exact = false;
  Refusal refusal;  // set if there is no tree
};

class LineReader {
 public:
  LineReader(const Grammar& grammar, const Database& cards, Budget& budget)
      : grammar_(grammar),
        budget_(budget),
        known_([&cards](std::string_view word) { return cards.is_classification(word); }) {}

  // Resolves all readings; readings with the same meaning count as one.
  Outcome read(const Line& line, std::string_view category, const std::string& own_name) const;
  bool reads(std::string_view text, std::string_view category) const {
    return !parse_as(text, category).trees.empty();
  }
  bool out() const { return budget_.out(); }

  const Grammar& grammar() const { return grammar_; }

 private:
  Reading parse_as(std::string_view text, std::string_view category) const {
    return parse(grammar_, tokenise(text), text, category, known_, budget_);
  }
  Reading parse_nearly(const Line& line, std::string_view category, const std::string& own_name,
                       std::string& meant) const;
  Outcome choose(const Line& line, const Reading& reading, std::string_view meant,
                 const std::string& own_name) const;

  const Grammar& grammar_;
  Budget& budget_;
  KnownWord known_;
};

// The refusal of a line that cannot be read from `offset` on.
Refusal refusal_at(std::string_view line, std::size_t offset, std::string why);
// The refusal of a text that is too much work to read.
Refusal too_long(const Budget& budget);
// The beginning of a text, for messages.
std::string shortened(std::string_view text, std::size_t most = 400);

// The lines of a card. If the card's text is one effect, lines that have no name and are not keywords belong
// together.
std::vector<Line> lines_of(const LineReader& reader, const Face& face, NormalisationCounts* counts);
// Separates the name of a line from the rest; an effect has no name.
void split(Line& line, bool as_effect = false);

}  // namespace kawari
