// Facts: the kinds of events as scenario files, triggers and `cards show` name them. One event can be several
// facts (banished, left, put into the discard). The core has the facts of its own event kinds. A game adds
// facts, and can rename those of the core.
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
  inked,  // put among the resource cards as the action once per turn
  moved,  // a character to a location, a cross gear to a creature
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
// The most facts of one game, with those of the core: a set of facts is one machine word, because every event
// is compared with such sets.
inline constexpr std::size_t kMaxFacts = 64;
using FactSet = EnumSet<Fact, kMaxFacts>;
inline constexpr FactSet kNoFacts{};

// The n-th fact of a game's own.
constexpr Fact own_fact(int n) { return static_cast<Fact>(static_cast<int>(Fact::count_) + n); }

// Whether the two cards of an event have different roles, or either of them can be the one that a text means.
enum class Sides : std::uint8_t { ordered, either };
// Whether the fact is part of an event or a choice. Choices are not committed, so a turn does not count them.
enum class Happens : std::uint8_t { as_event, as_choice };
// Whether the fact says what was done or where the card came from. Origins are named last.
enum class Says : std::uint8_t { deed, origin };
// Words in a text that refer to the cards of such an event, besides "it" and "they".
enum class SpokenOf : std::uint8_t {
  plainly,
  as_blocked,     // "the blocking creature"
  as_challenged,  // "the challenging character", "the challenged character"
};

// The form of a fact. A row without one of its parts does not compile.
struct FactInfo {
  Must<struct fact_is_missing, Fact> fact;
  Must<struct name_is_missing, std::string_view> name;  // in files, templates and programs
  // Facts that people confuse with it, for "why did it not trigger"
  Must<struct near_is_missing, FactSet> near;
  Must<struct sides_is_missing, Sides> sides;
  Must<struct happens_is_missing, Happens> happens;
  Must<struct says_is_missing, Says> says;
  Must<struct spoken_is_missing, SpokenOf> spoken;
};
// A game's name for a fact of the core.
struct FactName {
  Fact fact;
  std::string_view name;
};

// Whether the rows of a game's own facts are in the order of their numbers, and not too many for a set.
template <std::size_t n>
constexpr bool in_order(const FactInfo (&own)[n]) {
  for (std::size_t i = 0; i < n; ++i)
    if (*own[i].fact != own_fact(static_cast<int>(i))) return false;
  return static_cast<std::size_t>(Fact::count_) + n <= kMaxFacts;
}

// The facts of one game: those of the core under the game's names, then its own.
class Facts {
 public:
  Facts(std::span<const FactName> called, std::span<const FactInfo> own);

  const FactInfo& info(Fact fact) const { return rows_[static_cast<std::size_t>(fact)]; }
  std::string_view name(Fact fact) const;
  std::optional<Fact> named(std::string_view name) const;
  // The names of all facts, by number.
  std::span<const std::string_view> names() const { return names_; }
  // The names of `facts`, separated by commas.
  std::string names(FactSet facts) const;
  // The fact of the set that is named first.
  Fact first(FactSet facts) const;
  // The facts that are near to one of `happened`, without those in `happened`.
  FactSet near(FactSet happened) const;

  // The facts of which either card can be meant; the facts that are choices.
  FactSet either_side, choices;

 private:
  std::vector<FactInfo> rows_;  // by Fact
  std::vector<std::string_view> names_;
};

// The core's facts alone, under their own names.
const Facts& core_facts();

}  // namespace kawari
