// The editions of Duel Masters' rules as values.
#include "games/duel_masters/duel_masters.h"
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
  static constexpr bool piles_fall_apart = true;  // [DM-1.50 801.4b]
  static constexpr auto first_is_cost = FirstIsCost::never;
  static constexpr std::uint32_t switches = 0;
};

// Since 2021.
struct DuelMasters1_50 : DuelMasters1_20 {
  static constexpr std::string_view id = "duel-masters-1.50";
  static constexpr std::string_view label = "DM-1.50";
  static constexpr std::uint8_t column = 1;
  static constexpr bool entry_is_replacement = false;
  static constexpr bool piles_fall_apart = false;
  static constexpr std::uint32_t switches = kSeveralBlockers;  // [DM-1.50 507.1a, 507.2]
};

// The older game outside Japan.
struct DuelMastersTcg : DuelMasters1_20 {
  static constexpr std::string_view id = "duel-masters-tcg";
  static constexpr std::string_view label = "DM-TCG";
  static constexpr std::uint8_t column = 2;
  static constexpr std::uint32_t switches = kBreakOneByOne;
};

constexpr auto kEditions = EditionList<DuelMasters1_20, DuelMasters1_50, DuelMastersTcg>::rows<kColumns>();

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
    {{rule::key(rule::block)},
     {"Whether one creature blocks, or several may be used of which the last one blocks.",
      "Si bloquea una sola criatura, o se pueden usar varias de las que bloquea la última.",
      "ブロックに使えるのが1体だけか、複数を使って最後の1体がブロックするか。"},
     KAWARI_TAKES_SWITCH(kSeveralBlockers)},
};

}  // namespace

std::span<const Edition> editions() { return kEditions; }
std::span<const EditionChange> edition_changes() { return kChanges; }

}  // namespace kawari::duel_masters
