// Facts: the kinds of events as scenario files, triggers and `cards show` name them. One event can be several
// facts (banished, left, put into the discard). The core has the facts that its own event kinds bring; a game
// adds its own, and calls those of the core by its own words.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/bit_set.h"
#include "base/must.h"

namespace kawari {

// The facts of the core. Their rows are in facts.cpp.
enum class Fact : std::uint8_t {
  damage_dealt,
  damage_put,
  damage_moved,
  damage_removed,
  damage_taken,
  banished,
  drawn,
  discarded,
  played,
  entered,
  left,
  returned_to_hand,
  put_into_hand,
  put_into_deck,
  put_into_resource,
  put_into_discard,
  put_under,
  revealed,
  shuffled,
  exerted,
  readied,
  inked,  // put among the resource cards as the action of a turn
  moved,  // a character to a location, a gear to a creature
  phase_began,
  phase_skipped,
  ability_used,
  ability_triggered,
  ability_resolved,
  keyword_gained,
  stat_changed,
  chosen,
  turn_started,
  turn_ended,
  turned_over,
  challenge_ended,
  put_from_deck,
  left_discard,
  count_
};
// The core's facts and those of one game are bits of one machine word: every event is compared with them.
inline constexpr std::size_t kMaxFacts = 64;
using FactSet = EnumSet<Fact, kMaxFacts>;
inline constexpr FactSet kNoFacts{};

// The n-th fact that a game brings itself.
constexpr Fact own_fact(int n) { return static_cast<Fact>(static_cast<int>(Fact::count_) + n); }

// Whether an event has a first and a second card, or either of the two can be the one that is meant.
enum class Sides : std::uint8_t { ordered, either };
// Whether it is part of an event, or a choice: choices are not committed, so that no turn counts them.
enum class Happens : std::uint8_t { as_event, as_choice };
// What it says of an event: what was done, or where the card came from. The latter is named last.
enum class Says : std::uint8_t { deed, origin };
// The words of a text that speak of the cards of such an event, beside "it" and "they".
enum class SpokenOf : std::uint8_t {
  plainly,
  as_blocked,     // "the blocking creature"
  as_challenged,  // "the challenging character", "the challenged character"
};

// The form of a fact. A part that is left out does not compile.
struct FactInfo {
  Must<struct fact_is_missing, Fact> fact;
  Must<struct name_is_missing, std::string_view> name;  // in files, templates and programs
  Must<struct near_is_missing, FactSet> near;           // what people take for it: "why did it not trigger"
  Must<struct sides_is_missing, Sides> sides;
  Must<struct happens_is_missing, Happens> happens;
  Must<struct says_is_missing, Says> says;
  Must<struct spoken_is_missing, SpokenOf> spoken;
};
// How a game calls a fact of the core.
struct FactName {
  Fact fact;
  std::string_view name;
};

// Whether the rows of a game's own facts stand in the order of their numbers, and fit into a set.
template <std::size_t n>
constexpr bool in_order(const FactInfo (&own)[n]) {
  for (std::size_t i = 0; i < n; ++i)
    if (*own[i].fact != own_fact(static_cast<int>(i))) return false;
  return static_cast<std::size_t>(Fact::count_) + n <= kMaxFacts;
}

// The facts of one game: those of the core by the game's names, and its own.
class Facts {
 public:
  Facts(std::span<const FactName> called, std::span<const FactInfo> own);

  const FactInfo& info(Fact fact) const { return rows_[static_cast<std::size_t>(fact)]; }
  std::string_view name(Fact fact) const;
  std::optional<Fact> named(std::string_view name) const;
  // The names of all of them, by their numbers.
  std::span<const std::string_view> names() const { return names_; }
  // The names of these, separated by commas.
  std::string names(FactSet facts) const;
  // The one of these that is named first.
  Fact first(FactSet facts) const;
  // Facts that are near one of these, and not among them.
  FactSet near(FactSet happened) const;

  // Those of which either card can be meant; those that are choices.
  FactSet either_side, choices;

 private:
  std::vector<FactInfo> rows_;  // by Fact
  std::vector<std::string_view> names_;
};

// The core's facts alone, by their own names.
const Facts& core_facts();

}  // namespace kawari
