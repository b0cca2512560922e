// The editions of Lorcana's rules as values.
#include "games/lorcana/lorcana.h"
#include "games/lorcana/rule_keys.h"

namespace kawari::lorcana {
namespace {

// [LOR-1 7.7] Resist, skipped steps and entries are replacement effects like any other.
constexpr ReplacementPolicy policy_1() {
  ReplacementPolicy p;
  p.effect_damage = Calculation::candidate;
  p.combat_damage = Calculation::candidate;
  p.skip_is_replacement = true;
  p.entry_is_replacement = true;
  return p;
}

// [LOR-2.0 6.7.2] An effect's damage is calculated after replacement, a challenge's before.
constexpr ReplacementPolicy policy_2_0() {
  ReplacementPolicy p;
  p.effect_damage = Calculation::after_replacement;
  return p;
}

constexpr ReplacementPolicy policy_2_1() { return {}; }

// [LOR-2.2 1.9.5] Damage that is reduced to nothing was dealt, but not taken.
constexpr ReplacementPolicy policy_2_2() {
  ReplacementPolicy p;
  p.zero_is_dealt = true;
  return p;
}

constexpr Edition edition(std::string_view id, std::string_view label, std::uint8_t column,
                          ReplacementPolicy policy, std::uint32_t switches, bool secondary_on_adding,
                          bool moving_is_removing) {
  Edition e;
  e.id = id;
  e.label = label;
  e.column = column;
  e.policy = policy;
  e.switches = switches;
  e.secondary_on_adding = secondary_on_adding;
  e.moving_is_removing = moving_is_removing;
  return e;
}

constexpr Edition covered_watches(Edition e) {
  e.covered_watches = true;
  return e;
}

constexpr Edition kEditions[] = {
    edition("lorcana-1", "LOR-1", 0, policy_1(),
            kEmptyDrawLoses | kFreeWaivesOnlyInk | kDeferredInDiscard | kCheckAfterEachEffect, true, false),
    edition("lorcana-2.0", "LOR-2.0", 1, policy_2_0(), kCheckAfterEachEffect, false, false),
    edition("lorcana-2.1", "LOR-2.1", 2, policy_2_1(), 0, false, true),
    covered_watches(edition("lorcana-2.2", "LOR-2.2", 3, policy_2_2(), 0, false, true)),
};

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
};

}  // namespace

static_assert(std::size(kEditions) <= kMaxEditions, "a rule has room for its number in each");

std::span<const Edition> editions() { return kEditions; }
std::span<const EditionChange> edition_changes() { return kChanges; }

}  // namespace kawari::lorcana
