// The editions of Duel Masters' rules as values.
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/own_messages.h"
#include "games/duel_masters/rule_index.h"
#include "games/duel_masters/rule_keys.h"
#include "state/edition_form.h"

namespace kawari::duel_masters {
namespace {

struct DuelMasters1_20 {
  static constexpr std::string_view id = "duel-masters-1.20";
  static constexpr std::string_view label = "DM-1.20";
  static constexpr std::uint8_t column = 0;
  // [DM-1.50 609, 101.5] One replacement per event, the turn player's first, and no chain.
  static constexpr auto unit = Unit::part;
  static constexpr auto chooser = Chooser::turn_player_first;
  static constexpr bool products_open = false;
  static constexpr bool self_products_open = false;
  static constexpr bool same_effect_barred = false;
  static constexpr bool needs_feasible = true;
  static constexpr auto effect_damage = Calculation::never;
  static constexpr auto combat_damage = Calculation::never;
  static constexpr bool zero_is_dealt = false;
  static constexpr bool skip_is_replacement = false;
  static constexpr bool entry_is_replacement = true;
  static constexpr bool done_by_attempt = true;
  static constexpr bool own_results_only = true;
  static constexpr bool leavers_see_each_other = false;
  static constexpr bool secondary_on_adding = false;
  static constexpr bool moving_is_removing = true;
  static constexpr bool later_ones_too = false;  // [DM-1.50 110.2e]
  static constexpr bool covered_watches = false;
  static constexpr bool delayed_follows = false;  // [DM-1.50 400.8]
  static constexpr auto first_is_cost = FirstIsCost::never;
  static constexpr std::uint32_t switches = kPilesFallApart;  // [DM-1.50 801.4b]
};

// Since 2021.
struct DuelMasters1_50 : DuelMasters1_20 {
  static constexpr std::string_view id = "duel-masters-1.50";
  static constexpr std::string_view label = "DM-1.50";
  static constexpr std::uint8_t column = 1;
  static constexpr bool entry_is_replacement = false;
  static constexpr std::uint32_t switches = kSeveralBlockers;  // [DM-1.50 507.1a, 507.2]
};

// The older game outside Japan.
struct DuelMastersTcg : DuelMasters1_20 {
  static constexpr std::string_view id = "duel-masters-tcg";
  static constexpr std::string_view label = "DM-TCG";
  static constexpr std::uint8_t column = 2;
  static constexpr std::uint32_t switches = kPilesFallApart | kBreakOneByOne;
};

constexpr auto kEditions = EditionList<DuelMasters1_20, DuelMasters1_50, DuelMastersTcg>::rows<kColumns>();

constexpr EditionChange kChanges[] = {
    {{::kawari::rule::key(::kawari::rule::entry_state)},
     id(OwnMessage::change_entry_is_replacement),
     KAWARI_TAKES(policy.entry_is_replacement)},
    {{rule::key(rule::break_together)},
     id(OwnMessage::change_break_one_by_one),
     KAWARI_TAKES_SWITCH(kBreakOneByOne)},
    {{rule::key(rule::reconstruction)},
     id(OwnMessage::change_piles_fall_apart),
     KAWARI_TAKES_SWITCH(kPilesFallApart)},
    {{rule::key(rule::block)},
     id(OwnMessage::change_several_blockers),
     KAWARI_TAKES_SWITCH(kSeveralBlockers)},
};

}  // namespace

std::span<const Edition> editions() { return kEditions; }
std::span<const EditionChange> edition_changes() { return kChanges; }

}  // namespace kawari::duel_masters
