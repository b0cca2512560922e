// What differs between editions of a game's rules, as values: the policy that settle() reads, the game's own
// switches, and the column of the rule index. Nothing asks for an edition by its name.
#pragma once
#include <cstdint>
#include <string_view>

#include "state/open_point.h"

namespace kawari {

// What "once per event" and "one replacement per event" count.
enum class Unit : std::uint8_t { scope, part };
// Who chooses among several replacement effects.
enum class Chooser : std::uint8_t {
  affected_player,   // the player whose card or whose action the event touches
  turn_player_first  // the turn player among their own effects, then the other player among theirs
};
// When damage modifiers are counted in.
enum class Calculation : std::uint8_t { never, candidate, before_replacement, after_replacement };

struct ReplacementPolicy {
  Unit unit = Unit::scope;
  Chooser chooser = Chooser::affected_player;
  bool products_open = true;       // what a replacement produced can be replaced
  bool self_products_open = true;  // … and what a self-replacement produced
  bool same_effect_barred = true;  // other instances of an applied effect cannot apply to the event
  bool needs_feasible = false;     // an action that cannot be carried out cannot be applied
  Calculation effect_damage = Calculation::before_replacement;
  Calculation combat_damage = Calculation::before_replacement;
  bool zero_is_dealt = false;  // damage calculated to nothing still counts as dealt, but not as taken
  bool skip_is_replacement = false;
  bool entry_is_replacement = false;
  bool done_by_attempt = false;   // "if you do" asks for the attempt, not the result
  bool own_results_only = false;  // results count only what was not replaced
  bool leavers_see_each_other = true;
};

struct Edition {
  std::string_view id;      // "lorcana-2.1"
  std::string_view label;   // as cited: "LOR-2.1"
  std::uint8_t column = 0;  // in the game's rule index
  ReplacementPolicy policy;
  bool secondary_on_adding = false;  // the "if" of a trigger is tested when it triggers, too
  bool moving_is_removing = true;    // moved damage counts as removed and put
  bool later_ones_too = true;     // "characters can't …" for a while is also said of those that come later
  bool covered_watches = false;   // a card that another one is played on sees that card being played
  bool delayed_follows = true;    // an effect that waited finds a card in the zone where it went meanwhile
  bool piles_fall_apart = false;  // beneath a top card that leaves alone are as many objects as it was put on
  std::uint32_t switches = 0;     // bits of the game's own switches
  std::uint32_t other_readings = 0;  // open points that are read the other way: bits of other_reading
  bool on(std::uint32_t which) const { return (switches & which) != 0; }
  bool reads(other_reading::Bit which) const { return (other_readings & which) != 0; }
};

// Something that changed between editions: its rules, the change in our words, and how to give an edition
// what another one has.
struct EditionChange {
  RuleKey rules[2];
  const char* what[3];  // in English, Spanish, Japanese (nullptr where the game has none)
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
