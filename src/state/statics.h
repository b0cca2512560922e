// What applies continuously: static abilities of objects in play, and lasting effects. One walk finds these
// statements, and a list keeps them until something that they depend on changes. So figures, prohibitions,
// entries and costs cannot disagree.
#pragma once
#include "state/query.h"

namespace kawari {

struct StaticView {
  NodeId node = kNoNode;  // gets, gains, cant, can, enters, skip-step, cost-change, players-cant
  Env env;
  std::int16_t effect = -1;  // index into State::effects, or -1: a static ability
  std::int32_t amount = 0;
  bool fixed = false;  // the amount was fixed when the effect was created
  ObjectRef bound;     // effects: the object that it applies to
};

namespace detail {
template <class Fn>
void each_statement(const Match& match, StaticView& view, NodeId stmt, Fn& fn) {
  const Node& node = match.book()[stmt];
  if (node.op == Op::seq) {
    for (const NodeId kid : match.book().kids(node)) each_statement(match, view, kid, fn);
    return;
  }
  if (node.op == Op::if_) {
    const bool yes = holds(match, view.env, match.book().kid(node, 0));
    const NodeId branch = match.book().kid(node, yes ? 1 : 2);
    if (!match.book().absent(branch)) each_statement(match, view, branch, fn);
    return;
  }
  view.node = stmt;
  fn(static_cast<const StaticView&>(view));
}

template <class Fn>
void static_ability(const Match& match, NodeId ability, ObjectRef self, CardId card, PlayerId controller,
                    std::int16_t effect, Fn& fn) {
  const Node& node = match.book()[ability];
  if (node.op != Op::static_) return;
  StaticView view;
  view.env.controller = controller;
  view.env.self = self;
  view.env.card = card;
  view.effect = effect;
  if (!holds(match, view.env, match.book().kid(node, 0))) return;
  each_statement(match, view, match.book().kid(node, 1), fn);
}
}  // namespace detail

// The statement of an effect.
inline StaticView view_of(const State& state, std::int16_t index_) {
  const Effect& effect = state.effects[static_cast<std::size_t>(index_)];
  StaticView view;
  view.node = effect.node;
  view.env.controller = effect.controller;
  view.env.card = effect.source;
  view.env.self = ref_of(state, effect.source);
  view.env.subject = effect.subject;
  view.env.named = effect.named;
  view.effect = index_;
  view.amount = effect.amount;
  view.fixed = true;
  view.bound = effect.object;
  return view;
}

// Visits every statement by looking at each effect and each ability. The derived values use it to find what
// is in force.
template <class Fn>
void walk_statics(const Match& match, Fn fn) {
  const State& state = match.state;
  for (std::size_t i = 0; i < state.effects.size(); ++i) {
    const Effect& effect = state.effects[i];
    if (match.book().has(effect.node, Traits::Waits)) continue;
    if (!effect.object.none() && !in_place(state, effect.object)) continue;
    if (effect.until == Until::during_next_turn &&
        (!has_turn(state, effect.until_player) || state.turn_number == effect.turn))
      continue;
    const StaticView view = view_of(state, static_cast<std::int16_t>(i));
    fn(view);
  }
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top == kNoCard) continue;
    const Face& face = match.face(slot.top);
    if (!face.has_statics) continue;
    const ObjectRef self = ref_of(state, SlotId{i});
    for (const Ability& ability : face.abilities)
      if (ability.kind == AbilityKind::static_)
        detail::static_ability(match, ability.root, self, slot.top, slot.controller, -1, fn);
  }
  // Abilities that are granted while the values are computed apply, too.
  for (std::size_t i = 0; i < match.derived.granted.size(); ++i) {
    const GrantedAbility g = match.derived.granted[i];
    const Slot& slot = state.slot(g.slot);
    if (slot.top != kNoCard)
      detail::static_ability(match, g.ability, ref_of(state, g.slot), slot.top, slot.controller, g.effect,
                             fn);
  }
}

// Visits the statements of this op that are in force.
template <class Fn>
void each_static(const Match& match, Op op, Fn fn) {
  const Derived& values = derived(match);
  if (!values.statics.has(op)) return;
  const State& state = match.state;
  for (const InForce& one : values.in_force) {
    if (match.book().op(one.node) != op) continue;
    if (one.slot == kNoSlot) {
      fn(view_of(state, one.effect));
      continue;
    }
    StaticView view;
    view.node = one.node;
    view.env = env_of(state, one.slot);
    view.effect = one.effect;
    fn(static_cast<const StaticView&>(view));
  }
}

// Visits the objects in play to which a static statement applies.
template <class Fn>
void each_object_of(const Match& match, const StaticView& view, Fn fn) {
  if (!view.bound.none()) {
    if (view.bound.is_slot() && in_place(match.state, view.bound)) fn(view.bound.slot());
    return;
  }
  const Book& book = match.book();
  const Node& whom = book[book.kid(view.node, 0)];
  if (whom.op == Op::self) {
    if (view.env.self.is_slot() && in_place(match.state, view.env.self)) fn(view.env.self.slot());
    return;
  }
  if (whom.op == Op::all && book.plain(book.kid(whom, 0))) {
    for (const SlotId slot : slots_in_order(match))
      if (fits(match, view.env, book.kid(whom, 0), ref_of(match.state, slot))) fn(slot);
    return;
  }
  ObjectList list{};
  objects(match, view.env, book.kid(view.node, 0), list);
  for (const ObjectRef ref : list)
    if (ref.is_slot() && in_place(match.state, ref)) fn(ref.slot());
}

// Whether the static statement applies to the object in `slot`.
inline bool is_about(const Match& match, const StaticView& view, SlotId slot) {
  if (!view.bound.none()) return view.bound == ref_of(match.state, slot);
  const Node& whom = match.book()[match.book().kid(view.node, 0)];
  if (whom.op == Op::self) return view.env.self == ref_of(match.state, slot);
  if (whom.op == Op::all && match.book().plain(match.book().kid(whom, 0)))
    return fits(match, view.env, match.book().kid(whom, 0), ref_of(match.state, slot));
  bool found = false;
  each_object_of(match, view, [&](SlotId one) { found = found || one == slot; });
  return found;
}

// Visits what the text of a card outside of play says about the card itself: its cost, whether and how it may
// be played. Statements about other cards apply only from play. [LOR-2.1 4.3.6, DM-1.50 601.1a]
template <class Fn>
void each_own_static(const Match& match, PlayerId who, CardId card, Fn fn) {
  const Face& face = match.face(card);
  if (!face.rules_own_play || match.state.card(card).zone == Zone::play) return;
  auto about_itself = [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    const bool of_play = node.op == Op::cant && static_cast<Ban>(node.value) == Ban::be_played;
    if (!of_play && !match.book().has(node, Traits::RulesPlay)) return;
    if (speaks_of_itself(match.book(), match.book().kid(node, of_play ? 0 : 1))) fn(view);
  };
  for (const Ability& ability : face.abilities)
    if (ability.kind == AbilityKind::static_)
      detail::static_ability(match, ability.root, ref_of(match.state, card), card, who, -1, about_itself);
}

// The number of the printed ability that has the statement; 0xFF: none has it.
std::uint8_t ability_with(const Match& match, CardId card, NodeId statement);
// "The next … you play": whether what a card in play says has been used in this turn.
inline bool used_this_turn(const Match& match, const StaticView& view) {
  if (view.effect >= 0 || !view.env.self.is_slot() || !in_place(match.state, view.env.self)) return false;
  const std::uint32_t bit = once_bit(ability_with(match, view.env.card, view.node));
  return (match.state.slot(view.env.self.slot()).used & bit) != 0;
}

// "You can't play this …": the card's own words, wherever it is.
Forbidden forbids_itself(const Match& match, PlayerId who, CardId card);

// Whether two sets of derived values are equal.
bool same_values(const DerivedValues& a, const DerivedValues& b);
// Computes all derived values again into `out` (tests compare them with the cached ones).
void recompute_from_scratch(const Match& match, Derived& out);

}  // namespace kawari
