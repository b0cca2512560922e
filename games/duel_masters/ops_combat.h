// Own ops about attacks, battles and shields.
#pragma once
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/ops.h"
#include "run/ops/own_forms.h"

namespace kawari::duel_masters {

// It speaks of cards that the same effect has moved: Declare looks ahead to it.
struct NoTrigger : OnlyInForce, NotApplied {
  static constexpr OpInfo kLine{"no-trigger",
                                Sort::Stmt,
                                "objects",
                                ValueOf::None,
                                Looks::Kids,
                                Traits::None,
                                "the shield triggers of those cards can't be used"};
  static constexpr auto done_without_parts = always_done_empty;
};

struct MustAttack : NotApplied {
  static constexpr OpInfo kLine{"must-attack",
                                Sort::Stmt,
                                "objects duration? filter?",
                                ValueOf::Number,
                                Looks::Later,
                                Traits::None,
                                "attacks each turn if able; where a filter says whom, it attacks such a card "
                                "if it can. 1: it need not attack, but if it does"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, 0, ForAWhile::objects); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

// [DM-1.50 206.4]
struct DoublePower {
  static constexpr OpInfo kLine{"double-power",
                                Sort::Stmt,
                                "objects duration?",
                                ValueOf::None,
                                Looks::Kids,
                                Traits::Sourceless,
                                "its power is doubled, after all that is added and taken away"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, 0, ForAWhile::objects); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
  static void apply(const Applying& a, SlotId slot) { a.later.doubled.push({Stat::strength, slot}); }
  static constexpr auto note = nothing_to_note;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

struct Battling {
  static constexpr OpInfo kLine{"battling",
                                Sort::Filter,
                                "",
                                ValueOf::None,
                                Looks::Combat,
                                Traits::None,
                                "takes part in a battle that is being decided"};
  static bool fits(const Asked& a) { return a.here && has_mark(a.slot(), mark::battling); }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::combat;
};

struct ChooseShields : OnlyInForce, NotApplied {
  static constexpr OpInfo kLine{"choose-shields",
                                Sort::Stmt,
                                "players filter",
                                ValueOf::None,
                                Looks::Later,
                                Traits::None,
                                "these players choose which shields such a card breaks"};
};

// The card that breaks the shields which are chosen; none if the choice is about something else.
inline ObjectRef breaker_in(const Choosing& c) {
  if (c.kid(1) != c.choice) return {};
  ObjectList by{};
  objects(c.match, c.env, c.kid(0), by);
  return by.empty() ? ObjectRef{} : by[0];
}
inline PlayerId chooses_shields(const Choosing& c) {
  return shield_chooser(c.match, breaker_in(c), c.env.controller);
}
// [DM-1.50 701.14d] "Breaks one more shield" also applies if an effect makes the card break shields.
inline int broken_besides(const Choosing& c) {
  const ObjectRef by = breaker_in(c);
  return by.none() ? 0 : stat(c.match, by, figure::breaking);
}

struct BreakShields : NotApplied {
  static constexpr OpInfo kLine{"break-shields",
                                Sort::Stmt,
                                "objects objects",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "the first breaks the shields that are the second"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    const ObjectList by = b.list(0);
    b.each_object_of(1, [&](ObjectRef ref) {
      Part part = move_part(b.match, ref, Zone::hand, verb::break_shield);
      part.other = by.empty() ? ObjectRef{} : by[0];
      return part;
    });
  }
  static constexpr auto possible = with_objects<1>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr ChoiceRules choices{keeps_nothing, chooses_shields, broken_besides, as_said, not_apart};
  static constexpr auto played = always_played;
};

// The event happens after all, but only to the top card.
struct LeaveAlone : NotApplied {
  static constexpr OpInfo kLine{"leave-alone",
                                Sort::Stmt,
                                "objects",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::KeepsEvent,
                                "only the card on top goes where the whole would have gone; those beneath it "
                                "become objects of their own"};
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static void to_replaced_event(Match& match, Frame& frame) {
    State& state = match.state;
    const Splice::Fields& splice = local<Splice>(frame);
    Part& event = state.parts[static_cast<std::size_t>(state.proposals[splice.proposal].first + splice.part)];
    if (event.kind == PartKind::move_card) event.moved().leaves = Leaves::top_apart;
  }
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct OrderedBattle : NotApplied {
  static constexpr OpInfo kLine{"battle",
                                Sort::Stmt,
                                "objects objects",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "the two creatures battle, in the middle of the effect"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    const ObjectList one = b.list(0), other = b.list(1);
    if (one.size() != 1 || other.size() != 1 || one[0] == other[0]) return;
    for (const ObjectRef each : {one[0], other[0]})
      if (!each.is_slot() || !in_place(b.match.state, each)) return;
    Part part = make_part(PartKind::mark, verb::battle, b.frame.controller, one[0]);
    part.other = other[0];
    b.add(part);
  }
  static constexpr auto possible = with_both_objects;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  // A battle is between two creatures, not between several.
  static bool played(const Book& book, const Node& node) {
    return is_single(book, book.kid(node, 0)) && is_single(book, book.kid(node, 1));
  }
};

struct Banned {
  static constexpr OpInfo kLine{"banned",
                                Sort::Filter,
                                "",
                                ValueOf::Ban,
                                Looks::Everything,
                                Traits::AsksBans,
                                "a text says that it can't do that"};
  static bool fits(const Asked& a) {
    return a.here && forbidden(a.match, a.object, static_cast<Ban>(a.node.value)).is;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

}  // namespace kawari::duel_masters
