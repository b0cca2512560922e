// A minimal game for tests: just enough of a rules table for a position without rules, so that settle() and
// its policies can be tested alone. Programs of faces are written as trees; events are told in short words.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "card/database.h"
#include "event/event.h"
#include "state/edition.h"
#include "step/step.h"

namespace kawari::test {

const Rules& test_rules();
// Lorcana's four editions as its module has them, then Duel Masters 1.20 and 1.50.
const std::vector<const Edition*>& all_editions();
const Edition& edition(std::string_view id);
inline std::string str(std::string_view text) { return std::string(text); }
inline bool assigns_by_part(const Edition& e) { return e.policy.unit == Unit::part; }

inline constexpr KeywordId kResist{0};
// Two zones of the game: no player sees the cards in kHidden, all players see those in kBeside.
inline constexpr Zone kHidden = own_zone(0), kBeside = own_zone(1);
inline constexpr PlayerId kAnn{0}, kBob{1}, kCid{2};

// A position of the test game, and the results of the last proposal.
class Table {
 public:
  explicit Table(const Edition& edition, int players = 2, PlayerId turn = kAnn,
                 const Rules& rules = test_rules());
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  // The ability with this text. The same text gives the same ability, whichever card has it.
  NodeId text(std::string_view tree);
  FaceId face(std::string_view name, const std::vector<std::string>& texts = {}, Kind kind = Kind::character);
  ObjectRef character(PlayerId owner, std::string_view name, const std::vector<std::string>& texts = {});
  CardId card(PlayerId owner, Zone zone, std::string_view name, const std::vector<std::string>& texts = {});
  void resist(ObjectRef object, int amount);
  // Adds a created effect: `text` is a replacement or triggered ability, bound to an object or to none.
  std::uint32_t effect(PlayerId controller, std::string_view text, ObjectRef bound = {},
                       ObjectRef source = {});

  // Proposes parts that would happen together: as one event, or each as an event of its own.
  void propose(std::vector<Part> parts, bool one_event = true);
  // Resolves a statement as an effect of a player. The whole resolution is one event.
  void resolve(PlayerId player, std::string_view statement, ObjectRef source = {});

  // Answers every open question: with the option of that number (modulo the number of options). When
  // `choices` are used up, the first option is taken.
  void answer(std::vector<int> choices = {});
  // Answers the open question with the option that `text` describes, as in questions().
  void choose(std::string_view text);
  bool standing() const { return match.state.pending.ask == Ask::action; }

  // What happened, in the order of the trace: "deal X 2", "put X 2", "banish X", "hand X", "draw Ann", "lore
  // Ann 1" …
  std::vector<std::string> happened() const;
  // The questions: "Ann: Beast | Shield | none".
  const std::vector<std::string>& questions() const { return questions_; }
  std::string open_question() const;
  // The waiting abilities: "X sees Y".
  std::vector<std::string> waiting() const;
  bool has_effect(std::uint32_t instance) const;
  int damage(ObjectRef object) const;
  Zone zone(ObjectRef object) const { return match.state.card(card_behind(object)).zone; }
  std::string name(ObjectRef object) const;
  std::string name(CardId card) const;
  // The object's card, even if the match has forgotten the object.
  CardId card_behind(ObjectRef object) const;
  void forget() { trace_.items.clear(), questions_.clear(); }
  const Trace& trace() const { return trace_; }

  MatchCards cards;
  Match match;

 private:
  std::string describe(const Decision& decision, const Option& option) const;
  std::map<std::string, NodeId, std::less<>> texts_;
  std::map<std::uint32_t, std::string> instance_names_;
  // By the references that they were made with.
  std::map<std::pair<std::uint16_t, std::uint16_t>, CardId> characters_;
  Trace trace_;
  std::vector<std::string> questions_;
};

using Words = std::vector<std::string>;

// Parts as rules and effects propose them.
Part deal(ObjectRef object, int amount, CardId source = kNoCard);
Part combat(ObjectRef object, int amount, CardId source = kNoCard);
Part banish(const Table& table, ObjectRef object);
Part move(const Table& table, ObjectRef object, Zone to, Verb verb = Verb::put);
Part draw(const Table& table, PlayerId player);

// Texts that many tests use.
inline constexpr std::string_view kBeast =
    "(replacement none (event damage-dealt (all-of (of-kind character) (played-by (you)) (other)))"
    " (put-damage (self) (event-amount)))";
inline constexpr std::string_view kShield =
    "(replacement next-time none (event damage-dealt (same-as (role bound))) (nothing))";
inline constexpr std::string_view kMore =
    "(replacement none (event damage-dealt (of-kind character)) (deal (role subject) (sum (event-amount) "
    "(number 1))))";

}  // namespace kawari::test
