// The one edition of Lanterns, with a replacement policy that no other game has.
#include "examples/lanterns/lanterns.h"
#include "examples/lanterns/rule_index.h"
#include "state/edition_form.h"

namespace kawari::lanterns {
namespace {

struct Lanterns1 {
  static constexpr std::string_view id = "lanterns-1";
  static constexpr std::string_view label = "LAN-1";
  static constexpr std::uint8_t column = 0;
  static constexpr auto unit = Unit::scope;                    // [LAN-1 6.3.1]
  static constexpr auto chooser = Chooser::turn_player_first;  // [LAN-1 6.3.6]
  static constexpr bool products_open = true;                  // [LAN-1 6.3.8]
  static constexpr bool self_products_open = true;
  static constexpr bool same_effect_barred = true;  // [LAN-1 6.3.9]
  static constexpr bool needs_feasible = true;      // [LAN-1 6.3.10]
  static constexpr auto effect_damage = Calculation::never;
  static constexpr auto combat_damage = Calculation::never;
  static constexpr bool zero_is_dealt = false;
  static constexpr bool skip_is_replacement = false;
  static constexpr bool entry_is_replacement = false;
  static constexpr bool done_by_attempt = false;  // [LAN-1 6.3.11]
  static constexpr bool own_results_only = true;
  static constexpr bool leavers_see_each_other = false;  // [LAN-1 6.2.5]
  static constexpr bool secondary_on_adding = false;     // [LAN-1 6.2.3]
  static constexpr bool moving_is_removing = false;
  static constexpr bool later_ones_too = true;  // [LAN-1 6.1.21]
  static constexpr bool covered_watches = false;
  static constexpr bool delayed_follows = true;
  static constexpr auto first_is_cost = FirstIsCost::never;
  static constexpr std::uint32_t switches = 0;
};

constexpr auto kEditions = EditionList<Lanterns1>::rows<kColumns>();

}  // namespace

std::span<const Edition> editions() { return kEditions; }

}  // namespace kawari::lanterns
