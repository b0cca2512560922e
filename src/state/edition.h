// The differences between editions of a game's rules, as values: the policy that settle() reads, the game's
// own switches, and the column of the rule index. No code asks for an edition by its name.
#pragma once
#include <cstdint>
#include <string_view>

#include "state/open_point.h"

namespace kawari {

// The unit of "once per event" and "one replacement per event".
enum class Unit : std::uint8_t { scope, part };
// The player who chooses among several replacement effects.
enum class Chooser : std::uint8_t {
  affected_player,   // the player whose card or action the event affects
  turn_player_first  // the turn player among their own effects, then the other player among theirs
};
// Whether the A of "A to B" is a cost, which nothing that replaces effects touches.
enum class FirstIsCost : std::uint8_t { never, where_it_pays, always };
// When damage modifiers are counted in.
enum class Calculation : std::uint8_t { never, candidate, before_replacement, after_replacement };

// The values of the replacement policy: VALUE(type, name, description). Every edition defines each of them
// (state/edition_form.h).
#define KAWARI_POLICY(VALUE)                                                                        \
  VALUE(Unit, unit, "the unit of \"once per event\"")                                               \
  VALUE(Chooser, chooser, "who chooses among several replacement effects")                          \
  VALUE(bool, products_open, "the product of a replacement can be replaced")                        \
  VALUE(bool, self_products_open, "the product of a self-replacement can be replaced")              \
  VALUE(bool, same_effect_barred, "other instances of an applied effect cannot apply to the event") \
  VALUE(bool, needs_feasible, "an effect whose action cannot be carried out does not apply")        \
  VALUE(Calculation, effect_damage, "when damage modifiers are counted into an effect's damage")    \
  VALUE(Calculation, combat_damage, "when damage modifiers are counted into a challenge's damage")  \
  VALUE(bool, zero_is_dealt, "damage that is reduced to 0 counts as dealt, but not as taken")       \
  VALUE(bool, skip_is_replacement, "skipping a step is a replacement effect")                       \
  VALUE(bool, entry_is_replacement, "effects on how a card enters are replacement effects")         \
  VALUE(bool, done_by_attempt, "\"if you do\" requires the attempt, not the result")                \
  VALUE(bool, own_results_only, "results count only parts that were not replaced")                  \
  VALUE(bool, leavers_see_each_other, "cards that leave together see each other go")

struct ReplacementPolicy {
#define VALUE(type, name, says) type name{};
  KAWARI_POLICY(VALUE)
#undef VALUE
};

// What else differs between editions, in the same form.
#define KAWARI_EDITION(VALUE)                                                                              \
  VALUE(std::string_view, id, "as in scenario files: GAME-2.1")                                            \
  VALUE(std::string_view, label, "as cited: LOR-2.1")                                                      \
  VALUE(std::uint8_t, column, "its column of the game's rule index")                                       \
  VALUE(bool, secondary_on_adding, "the \"if\" of a trigger is tested when it triggers, too")              \
  VALUE(bool, moving_is_removing, "moved damage counts as removed and put")                                \
  VALUE(bool, later_ones_too, "a ban on all such cards for a while is also said of those that come later") \
  VALUE(bool, covered_watches, "a card that another one is played on sees that card being played")         \
  VALUE(bool, delayed_follows, "an effect that waited finds a card in the zone where it went meanwhile")   \
  VALUE(FirstIsCost, first_is_cost, "whether the A of \"A to B\" is a cost")                               \
  VALUE(std::uint32_t, switches, "bits of the game's own switches")

struct Edition {
#define VALUE(type, name, says) type name{};
  KAWARI_EDITION(VALUE)
#undef VALUE
  ReplacementPolicy policy;
  std::uint32_t other_readings = 0;  // open points that use the other reading: bits of other_reading
  bool on(std::uint32_t which) const { return (switches & which) != 0; }
  bool reads(other_reading::Bit which) const { return (other_readings & which) != 0; }
};

// A change between editions: its rules, the message that describes it, and functions that copy the changed
// value from one edition to another and that compare it.
struct EditionChange {
  RuleKey rules[2];
  MessageId what;
  void (*take)(Edition& into, const Edition& from);
  bool (*differs)(const Edition& a, const Edition& b);
};
// For a field of the edition or of its policy.
#define KAWARI_TAKES(field)                                            \
  [](Edition& into, const Edition& from) { into.field = from.field; }, \
      [](const Edition& a, const Edition& b) { return a.field != b.field; }
// For a bit of the game's own switches.
#define KAWARI_TAKES_SWITCH(bit)                                                     \
  [](Edition& into, const Edition& from) {                                           \
    into.switches = (into.switches & ~std::uint32_t{bit}) | (from.switches & (bit)); \
  },                                                                                 \
      [](const Edition& a, const Edition& b) { return a.on(bit) != b.on(bit); }

}  // namespace kawari
