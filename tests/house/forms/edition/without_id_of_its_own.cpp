#include "state/edition_form.h"

namespace kawari {

struct First {
  static constexpr std::string_view id = "first";
  static constexpr std::string_view label = "FIRST";
  static constexpr std::uint8_t column = 0;
  static constexpr auto unit = Unit::scope;
  static constexpr auto chooser = Chooser::affected_player;
  static constexpr bool products_open = true;
  static constexpr bool self_products_open = true;
  static constexpr bool same_effect_barred = true;
  static constexpr bool needs_feasible = false;
  static constexpr auto effect_damage = Calculation::candidate;
  static constexpr auto combat_damage = Calculation::candidate;
  static constexpr bool zero_is_dealt = false;
  static constexpr bool skip_is_replacement = true;
  static constexpr bool entry_is_replacement = true;
  static constexpr bool done_by_attempt = false;
  static constexpr bool own_results_only = false;
  static constexpr bool leavers_see_each_other = true;
  static constexpr bool secondary_on_adding = true;
  static constexpr bool moving_is_removing = false;
  static constexpr bool later_ones_too = true;
  static constexpr bool covered_watches = false;
  static constexpr bool delayed_follows = true;
  static constexpr auto first_is_cost = FirstIsCost::never;
  static constexpr std::uint32_t switches = 0;
};

// What it does not say is as in the first.
struct Second : First {
  static constexpr std::string_view label = "SECOND";
  static constexpr bool zero_is_dealt = true;
};

static_assert(EditionList<First, Second>::rows<1>().size() == 2);

}  // namespace kawari
