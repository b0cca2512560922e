// The editions of Lorcana's rules as values. Each edition defines its differences from the one before.
#include "games/lorcana/lorcana.h"
#include "games/lorcana/own_messages.h"
#include "games/lorcana/rule_index.h"
#include "games/lorcana/rule_keys.h"
#include "state/edition_form.h"

namespace kawari::lorcana {
namespace {

struct Lorcana1 {
  static constexpr std::string_view id = "lorcana-1";
  static constexpr std::string_view label = "LOR-1";
  static constexpr std::uint8_t column = 0;
  static constexpr auto unit = Unit::scope;
  static constexpr auto chooser = Chooser::affected_player;
  static constexpr bool products_open = true;
  static constexpr bool self_products_open = true;
  static constexpr bool same_effect_barred = true;
  static constexpr bool needs_feasible = false;
  // [LOR-1 7.7] Resist, skipped steps and entries are ordinary replacement effects.
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
  static constexpr bool covered_watches = true;
  static constexpr bool delayed_follows = true;
  static constexpr auto first_is_cost = FirstIsCost::always;
  static constexpr std::uint32_t switches =
      kEmptyDrawLoses | kFreeWaivesOnlyInk | kDeferredInDiscard | kCheckAfterEachEffect;
};

struct Lorcana2_0 : Lorcana1 {
  static constexpr std::string_view id = "lorcana-2.0";
  static constexpr std::string_view label = "LOR-2.0";
  static constexpr std::uint8_t column = 1;
  // [LOR-2.0 6.7.2] An effect's damage is calculated after replacement, a challenge's before.
  static constexpr auto effect_damage = Calculation::after_replacement;
  static constexpr auto combat_damage = Calculation::before_replacement;
  static constexpr bool skip_is_replacement = false;
  static constexpr bool entry_is_replacement = false;
  static constexpr bool secondary_on_adding = false;
  static constexpr bool covered_watches = false;
  static constexpr auto first_is_cost = FirstIsCost::never;
  static constexpr std::uint32_t switches = kCheckAfterEachEffect | kDealtMeansTaken;
};

struct Lorcana2_1 : Lorcana2_0 {
  static constexpr std::string_view id = "lorcana-2.1";
  static constexpr std::string_view label = "LOR-2.1";
  static constexpr std::uint8_t column = 2;
  static constexpr auto effect_damage = Calculation::before_replacement;
  static constexpr bool moving_is_removing = true;
  // [LOR-2.1 6.1.5] An A that asks for ink is a cost as a whole.
  static constexpr auto first_is_cost = FirstIsCost::where_it_pays;
  static constexpr std::uint32_t switches = 0;
};

struct Lorcana2_2 : Lorcana2_1 {
  static constexpr std::string_view id = "lorcana-2.2";
  static constexpr std::string_view label = "LOR-2.2";
  static constexpr std::uint8_t column = 3;
  // [LOR-2.2 1.9.5] Damage that is reduced to 0 was dealt, but not taken.
  static constexpr bool zero_is_dealt = true;
  static constexpr bool covered_watches = true;
};

constexpr auto kEditions = EditionList<Lorcana1, Lorcana2_0, Lorcana2_1, Lorcana2_2>::rows<kColumns>();

namespace core = ::kawari::rule;

constexpr EditionChange kChanges[] = {
    {{core::key(core::replacement_place), rule::key(rule::resist)},
     id(OwnMessage::change_effect_damage),
     KAWARI_TAKES(policy.effect_damage)},
    {{core::key(core::damage_calculation), rule::key(rule::resist)},
     id(OwnMessage::change_combat_damage),
     KAWARI_TAKES(policy.combat_damage)},
    {{core::key(core::damage_zero)},
     id(OwnMessage::change_zero_is_dealt),
     KAWARI_TAKES(policy.zero_is_dealt)},
    {{core::key(core::skip_step)},
     id(OwnMessage::change_skip_is_replacement),
     KAWARI_TAKES(policy.skip_is_replacement)},
    {{core::key(core::entry_state)},
     id(OwnMessage::change_entry_is_replacement),
     KAWARI_TAKES(policy.entry_is_replacement)},
    {{core::key(core::secondary_condition)},
     id(OwnMessage::change_secondary_on_adding),
     KAWARI_TAKES(secondary_on_adding)},
    {{core::key(core::move)}, id(OwnMessage::change_moving_is_removing), KAWARI_TAKES(moving_is_removing)},
    {{rule::key(rule::covered_triggers)},
     id(OwnMessage::change_covered_watches),
     KAWARI_TAKES(covered_watches)},
    {{core::key(core::sequential)}, id(OwnMessage::change_first_is_cost), KAWARI_TAKES(first_is_cost)},
    {{rule::key(rule::deck_out)},
     id(OwnMessage::change_empty_draw_loses),
     KAWARI_TAKES_SWITCH(kEmptyDrawLoses)},
    {{core::key(core::for_free)},
     id(OwnMessage::change_free_waives_only_ink),
     KAWARI_TAKES_SWITCH(kFreeWaivesOnlyInk)},
    {{rule::key(rule::deferred_action)},
     id(OwnMessage::change_deferred_in_discard),
     KAWARI_TAKES_SWITCH(kDeferredInDiscard)},
    {{core::key(core::state_check)},
     id(OwnMessage::change_check_after_each_effect),
     KAWARI_TAKES_SWITCH(kCheckAfterEachEffect)},
    {{rule::key(rule::dealt_means_taken), core::key(core::deal)},
     id(OwnMessage::change_dealt_means_taken),
     KAWARI_TAKES_SWITCH(kDealtMeansTaken)},
};

}  // namespace

std::span<const Edition> editions() { return kEditions; }
std::span<const EditionChange> edition_changes() { return kChanges; }

}  // namespace kawari::lorcana
