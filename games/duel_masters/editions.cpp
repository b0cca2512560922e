// The editions of Duel Masters' rules as values.
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/rule_keys.h"

namespace kawari::duel_masters {
namespace {

// [DM-1.50 609, 101.5] One replacement per event, the turn player's first, and no chain.
constexpr ReplacementPolicy policy(bool entry_is_replacement) {
  ReplacementPolicy p;
  p.unit = Unit::part;
  p.chooser = Chooser::turn_player_first;
  p.products_open = false;
  p.self_products_open = false;
  p.same_effect_barred = false;
  p.needs_feasible = true;
  p.effect_damage = Calculation::never;
  p.combat_damage = Calculation::never;
  p.entry_is_replacement = entry_is_replacement;
  p.done_by_attempt = true;
  p.own_results_only = true;
  p.leavers_see_each_other = false;
  return p;
}

// `older`: as the rules were before 2021.
constexpr Edition edition(std::string_view id, std::string_view label, std::uint8_t column, bool older,
                          std::uint32_t switches) {
  Edition e;
  e.id = id;
  e.label = label;
  e.column = column;
  e.policy = policy(older);
  e.piles_fall_apart = older;  // [DM-1.50 801.4b]
  e.switches = switches;
  e.later_ones_too = false;   // [DM-1.50 110.2e]
  e.delayed_follows = false;  // [DM-1.50 400.8]
  return e;
}

constexpr Edition kEditions[] = {
    edition("duel-masters-1.20", "DM-1.20", 0, true, 0),
    edition("duel-masters-1.50", "DM-1.50", 1, false, 0),
    edition("duel-masters-tcg", "DM-TCG", 2, true, kBreakOneByOne),
};

constexpr EditionChange kChanges[] = {
    {{::kawari::rule::key(::kawari::rule::entry_state)},
     {"Whether what says how a card enters is a replacement effect, or defines its state.",
      "Si lo que dice cómo entra una carta es un efecto de sustitución o define su estado.",
      "カードの出方を定める効果が、置換効果か、状態を定義する効果か。"},
     KAWARI_TAKES(policy.entry_is_replacement)},
    {{rule::key(rule::break_together)},
     {"Whether several shields are broken one after the other or all together.",
      "Si varios escudos se rompen uno tras otro o todos a la vez.",
      "複数のシールドを1つずつブレイクするか、同時にブレイクするか。"},
     KAWARI_TAKES_SWITCH(kBreakOneByOne)},
    {{rule::key(rule::reconstruction)},
     {"Whether the cards beneath a vortex creature whose top card leaves are two creatures or one.",
      "Si las cartas bajo una criatura vórtice cuya carta de arriba se va son dos criaturas o una.",
      "進化Vクリーチャーの一番上のカードだけが離れた時、下のカードが2体になるか、1体になるか。"},
     KAWARI_TAKES(piles_fall_apart)},
};

}  // namespace

static_assert(std::size(kEditions) <= kMaxEditions, "a rule has room for its number in each");

std::span<const Edition> editions() { return kEditions; }
std::span<const EditionChange> edition_changes() { return kChanges; }

}  // namespace kawari::duel_masters
