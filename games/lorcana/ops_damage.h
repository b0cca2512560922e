// Own ops about damage: it is dealt, put, removed and moved; it can't be reduced; who has it, and how much.
// The events themselves are kinds of the core (PartKind::deal_damage and those beside it).
#pragma once
#include "games/lorcana/ops.h"
#include "run/ops/own_forms.h"
#include "state/compare.h"

namespace kawari::lorcana {

void build_damage(Builder& b, PartKind kind);
void build_move_damage(Builder& b);
void build_unreduced(Builder& b);
// "Up to 3 damage": no more than there is.
extern const ChoiceRules choices_of_damage;

struct Deal : NotApplied {
  static constexpr OpInfo kLine{"deal",        Sort::Stmt,        "objects amount",
                                ValueOf::None, Looks::Everything, Traits::LeavesCards,
                                "deal damage"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_damage(b, PartKind::deal_damage); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct PutDamage : NotApplied {
  static constexpr OpInfo kLine{"put-damage",      Sort::Stmt,          "objects amount",     ValueOf::None,
                                Looks::Everything, Traits::LeavesCards, "put damage counters"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_damage(b, PartKind::put_damage); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct RemoveDamage : NotApplied {
  static constexpr OpInfo kLine{"remove-damage", Sort::Stmt,        "objects amount",
                                ValueOf::None,   Looks::Everything, Traits::Heals | Traits::LeavesCards,
                                "remove damage"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_damage(b, PartKind::remove_damage); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr const ChoiceRules& choices = choices_of_damage;
  static constexpr auto played = always_played;
};

struct MoveDamage : NotApplied {
  static constexpr OpInfo kLine{"move-damage",
                                Sort::Stmt,
                                "objects objects amount",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::LeavesCards,
                                "move damage from the first to the second"};
  static constexpr auto run = run_leaf;
  static constexpr auto build = build_move_damage;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr const ChoiceRules& choices = choices_of_damage;
  static constexpr auto played = always_played;
};

struct Unreduced : NotApplied {
  static constexpr OpInfo kLine{"unreduced",
                                Sort::Stmt,
                                "stmt",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::Around,
                                "the damage that this deals can't be reduced"};
  static constexpr auto run = run_leaf;
  static constexpr auto build = build_unreduced;
  static constexpr auto possible = with_statement<0>;
  static constexpr auto whole = whole_statement<0>;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct Damaged {
  static constexpr OpInfo kLine{"damaged",     Sort::Filter, "",          ValueOf::None,
                                Looks::Damage, Traits::None, "has damage"};
  static bool fits(const Asked& a) { return damage_of(a.match, a.object) > 0; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::damage;
};

struct DamageOn {
  static constexpr OpInfo kLine{"damage-on",
                                Sort::Amount,
                                "objects",
                                ValueOf::None,
                                Looks::Damage,
                                Traits::None,
                                "the damage on that card"};
  static std::int64_t value(const Expression& e) {
    std::int64_t total = 0;
    for (const ObjectRef ref : e.objects_of(0)) total += damage_of(e.match, ref);
    return total;
  }
};

}  // namespace kawari::lorcana
