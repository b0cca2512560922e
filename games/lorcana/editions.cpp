// The editions of Lorcana's rules as values. Each edition defines its differences from the one before.
#include "games/lorcana/lorcana.h"
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
  static constexpr bool piles_fall_apart = false;
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
     {"How damage modifiers such as Resist and replacement effects come together, for an effect's damage.",
      "Cómo se combinan los modificadores de daño, como Resist, y los efectos de reemplazo, con el daño de "
      "un "
      "efecto.",
      nullptr},
     KAWARI_TAKES(policy.effect_damage)},
    {{core::key(core::damage_calculation), rule::key(rule::resist)},
     {"How damage modifiers such as Resist and replacement effects come together, in a challenge.",
      "Cómo se combinan los modificadores de daño, como Resist, y los efectos de reemplazo, en un desafío.",
      nullptr},
     KAWARI_TAKES(policy.combat_damage)},
    {{core::key(core::damage_zero)},
     {"Whether damage that is reduced to nothing counts as dealt.",
      "Si el daño que se reduce a nada cuenta como infligido.", nullptr},
     KAWARI_TAKES(policy.zero_is_dealt)},
    {{core::key(core::skip_step)},
     {"Whether skipping a step is a replacement effect.", "Si saltarse un paso es un efecto de reemplazo.",
      nullptr},
     KAWARI_TAKES(policy.skip_is_replacement)},
    {{core::key(core::entry_state)},
     {"Whether entering exerted is a replacement effect.", "Si entrar agotado es un efecto de reemplazo.",
      nullptr},
     KAWARI_TAKES(policy.entry_is_replacement)},
    {{core::key(core::secondary_condition)},
     {"When the “if” behind a trigger is tested.", "Cuándo se comprueba el “si” detrás de un disparo.",
      nullptr},
     KAWARI_TAKES(secondary_on_adding)},
    {{core::key(core::move)},
     {"Whether damage that is moved counts as removed and put.",
      "Si el daño que se mueve cuenta como quitado y puesto.", nullptr},
     KAWARI_TAKES(moving_is_removing)},
    {{rule::key(rule::covered_triggers)},
     {"Whether a card that another one is played on sees that card being played.",
      "Si una carta sobre la que se juega otra ve cómo se juega esa carta.", nullptr},
     KAWARI_TAKES(covered_watches)},
    {{core::key(core::sequential)},
     {"Whether the first part of “do this to do that” is a cost.",
      "Si la primera parte de “haz esto para hacer aquello” es un coste.", nullptr},
     KAWARI_TAKES(first_is_cost)},
    {{rule::key(rule::deck_out)},
     {"When a player with an empty deck loses.", "Cuándo pierde un jugador con el mazo vacío.", nullptr},
     KAWARI_TAKES_SWITCH(kEmptyDrawLoses)},
    {{core::key(core::for_free)},
     {"What “for free” leaves out.", "Qué omite “gratis”.", nullptr},
     KAWARI_TAKES_SWITCH(kFreeWaivesOnlyInk)},
    {{rule::key(rule::deferred_action)},
     {"Where an action lies that an effect has played, until it resolves.",
      "Dónde está una acción que un efecto ha jugado, hasta que se resuelve.", nullptr},
     KAWARI_TAKES_SWITCH(kDeferredInDiscard)},
    {{core::key(core::state_check)},
     {"How often the game state is checked.", "Con qué frecuencia se comprueba el estado del juego.",
      nullptr},
     KAWARI_TAKES_SWITCH(kCheckAfterEachEffect)},
    {{rule::key(rule::dealt_means_taken), core::key(core::deal)},
     {"Whether a card that damage is put on “is dealt damage”.",
      "Si una carta en la que se pone daño “recibe daño”.", nullptr},
     KAWARI_TAKES_SWITCH(kDealtMeansTaken)},
};

}  // namespace

std::span<const Edition> editions() { return kEditions; }
std::span<const EditionChange> edition_changes() { return kChanges; }

}  // namespace kawari::lorcana
