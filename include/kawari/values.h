// The values that all parts of the library use: sentences, rules, errors, and the work that a call may cost.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kawari::v1 {

// What is wrong, where, and what would be right. `line` and `column` count from 1; 0 where there is none.
struct Error {
  std::string file = {};
  int line = 0;
  int column = 0;
  std::string what = {};
  std::string right = {};

  std::string text() const;  // "cards.yaml:3:7: …", as the program prints it
};

// A value, or what is wrong. The value may be read only if ok().
template <class Value>
class [[nodiscard]] Result {
 public:
  Result(Value value) : content_(std::move(value)) {}  // NOLINT: a value is a result
  Result(Error error) : content_(std::move(error)) {}  // NOLINT: so is an error

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }
  Value& operator*() & { return *std::get_if<0>(&content_); }
  const Value& operator*() const& { return *std::get_if<0>(&content_); }
  Value&& operator*() && { return std::move(*std::get_if<0>(&content_)); }
  Value* operator->() { return std::get_if<0>(&content_); }
  const Value* operator->() const { return std::get_if<0>(&content_); }
  const Error& error() const {
    static const Error kNone{};
    return ok() ? kNone : *std::get_if<1>(&content_);
  }

 private:
  std::variant<Value, Error> content_;
};

// The most work that one call may do. A call that runs out of it says so in its result.
struct Work {
  std::uint64_t steps = 1'000'000'000;            // counted without a clock: the same everywhere
  std::uint64_t memory = std::uint64_t{1} << 30;  // bytes, of exploring
  double seconds = 0;                             // 0: no limit
  const std::atomic<bool>* cancel = nullptr;      // another thread sets it to stop the call
};

enum class Language : std::uint8_t { en, es, ja };
// "en", "es", "ja"; false if it is none of them, and then `language` is unchanged.
bool read_language(std::string_view name, Language& language);
std::string_view name_of(Language language);

// A card as one viewer may speak of it. The number lasts as long as the viewer can follow the card: a card
// that is lost from sight gets a new one. The judge, who sees all, follows every card. 0: no card.
using CardId = std::uint32_t;

// Who reads: a player, who is shown only what this player may know, or the judge, who sees everything. A
// number that is no player's reads what everybody can see.
class Viewer {
 public:
  constexpr Viewer(int player) : player_(player) {}  // NOLINT: a player is a viewer
  static constexpr Viewer judge() { return Viewer(kJudge); }
  constexpr bool is_judge() const { return player_ == kJudge; }
  constexpr int player() const { return player_; }  // meaningless for the judge
  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  static constexpr int kJudge = 1 << 16;
  int player_;
};

// A piece of a sentence, and what it stands for.
struct Span {
  enum class Kind : std::uint8_t { words, card, ability, player, rule, amount };
  Kind kind = Kind::words;
  std::string text = {};
  CardId card = 0;  // card, ability: the card, or that has the ability; 0 where the viewer cannot tell which
  std::string face = {};  // … its printed card, "lorcana/beast-selfless-protector"; empty if there is none
  std::string name = {};  // … its full name; of an ability: the ability's name
  int player = -1;        // player
  std::string rule = {};  // rule: its number
  std::int64_t amount = 0;  // amount
  bool operator==(const Span&) const = default;
};

// The texts of its spans, one after the other, are the sentence.
struct Sentence {
  std::vector<Span> spans = {};

  std::string text() const;
  bool empty() const { return spans.empty(); }
  bool operator==(const Sentence&) const = default;
};

// A rule that is cited: its number in the edition, and what it says in our words.
struct Rule {
  std::string number = {};
  std::string says = {};
  Language language = Language::en;  // of `says`: English where the rule is not there in the one asked for
  bool operator==(const Rule&) const = default;
};

// A figure or a state by the game's name for it: "damage", "strength", "lore" …, as in scenario files.
struct Figure {
  std::string key = {};
  int value = 0;
  int printed = 0;         // of a card: the printed value, where there is one
  std::string label = {};  // for people
  bool operator==(const Figure&) const = default;
};

// A name for programs, and the same for people.
struct Label {
  std::string key = {};
  std::string label = {};
  bool operator==(const Label&) const = default;
};

// A point that the rules leave open, and on which an outcome turns.
struct OpenPoint {
  std::string id = {};  // short and stable
  Rule rule = {};       // the rule that leaves it open
  std::string question = {};
  std::string taken = {};      // the reading that is used
  std::string other = {};      // the other one
  Sentence other_answer = {};  // the outcome under the other one; empty if it could not be played to its end
};

// The version of the library: "1.0.0".
std::string_view version();

}  // namespace kawari::v1
