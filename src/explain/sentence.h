// A sentence and what its words stand for. Its text is for the terminal; its spans say which words name a
// card, an ability, a player, a rule or an amount, so that a page can make links of them.
#pragma once
#include <concepts>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/ids.h"
#include "base/rule.h"

namespace kawari {

// What a span refers to. A card and its copies are told apart by the id, which only the judge is given: to a
// player it would say that a card is one that they have seen before.
struct CardSpan {
  CardId card = kNoCard;
  FaceId face = kNoFace;  // kNoFace: a name that somebody has said, of no card of the match
  std::string name = {};  // in full, whatever the sentence calls it
  bool operator==(const CardSpan&) const = default;
};
// An ability, or a keyword: its name as the sentence has it, and the card that has it.
struct AbilitySpan {
  CardSpan of = {};
  std::string name = {};
  bool operator==(const AbilitySpan&) const = default;
};
struct PlayerSpan {
  PlayerId player = kNoPlayer;
  bool operator==(const PlayerSpan&) const = default;
};
struct RuleSpan {
  RuleKey key = kNoRule;
  std::string number = {};
  bool operator==(const RuleSpan&) const = default;
};
struct AmountSpan {
  std::int64_t number = 0;
  bool operator==(const AmountSpan&) const = default;
};
// Plain words refer to nothing.
using Reference = std::variant<std::monostate, CardSpan, AbilitySpan, PlayerSpan, RuleSpan, AmountSpan>;

struct Span {
  std::string_view text;
  Reference to;
};

class Sentence {
 public:
  Sentence() = default;
  Sentence(std::string words) : text_(std::move(words)) {}
  Sentence(const char* words) : text_(words) {}
  Sentence(std::string text, Reference to);

  const std::string& text() const { return text_; }
  bool empty() const { return text_.empty(); }
  // In their order; their texts are the whole text. They are good as long as the sentence is.
  std::vector<Span> spans() const;

  template <std::convertible_to<std::string_view> Words>
  Sentence& operator+=(const Words& words) {
    text_ += std::string_view(words);
    return *this;
  }
  Sentence& operator+=(const Sentence& other);
  friend Sentence operator+(Sentence a, const Sentence& b) { return std::move(a += b); }

  // Words at the beginning, in the middle or at the end become others. What refers to something refers to it
  // as before, as far as it is not among them.
  void replace(std::size_t at, std::size_t length, std::string_view words);
  // One reference for all of it: the words around a name belong to the name.
  void refer(Reference to);
  // Where the name stands among the plain words, as a word of its own, it refers to something.
  void refer_where(std::string_view name, const Reference& to);

  friend std::ostream& operator<<(std::ostream& out, const Sentence& sentence);
  // Two sentences are the same when they say the same.
  friend bool operator==(const Sentence& a, const Sentence& b) { return a.text_ == b.text_; }

 private:
  struct Mark {
    std::size_t begin, end;
    Reference to;
  };
  std::string text_;
  std::vector<Mark> marks_;  // in the order of the text, none within another, none of no length
};

// Which card a span names; nullptr where it names none.
const CardSpan* card_of(const Span& span);

}  // namespace kawari
