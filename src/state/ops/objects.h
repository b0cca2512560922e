// The cards that an expression refers to: the card itself, roles in the event, choices, the top of a deck.
#pragma once
#include "state/ops/objects_form.h"
#include "state/rules.h"
#include "state/taken.h"
#include "state/verdict.h"

namespace kawari {

inline void push_register(const Expression& e, int reg, ObjectList& out) {
  const Register* r = register_of(e.env, reg);
  if (!r) return;
  for (int i = r->earlier; i < r->count; ++i)
    out.push(e.state().refs[static_cast<std::size_t>(r->first + i)]);
}

template <>
struct ObjectsForm<Op::none> {
  static void objects(const Expression&, ObjectList&) {}
  static bool possible(const Expression&) { return false; }
};

// --- cards that were mentioned before

template <>
struct ObjectsForm<Op::self> {
  static void objects(const Expression& e, ObjectList& out) {
    if (!e.env.self.none()) out.push(e.env.self);
  }
  static constexpr auto possible = one_is_there;
};

template <>
struct ObjectsForm<Op::role> {
  static void objects(const Expression& e, ObjectList& out) {
    const ObjectRef ref = in_role(e, static_cast<Role>(e.node.value));
    if (!ref.none()) out.push(ref);
  }
  static constexpr auto possible = one_is_there;

 private:
  static ObjectRef in_role(const Expression& e, Role role) {
    switch (role) {
      case Role::subject:
        return e.env.subject;
      case Role::other:
        return e.env.other;
      case Role::bound:
        return e.env.bound;
      case Role::source:
        return ref_of(e.state(), e.env.event_source);
    }
    return {};
  }
};

template <>
struct ObjectsForm<Op::ref> {
  static void objects(const Expression& e, ObjectList& out) { push_register(e, e.node.value, out); }
  static constexpr auto possible = one_is_there;
};

template <>
struct ObjectsForm<Op::rest> {
  static void objects(const Expression& e, ObjectList& out) {
    for (const ObjectRef ref : e.objects_of(0))
      if (in_place(e.state(), ref)) out.push(ref);
  }
  static constexpr auto possible = one_is_there;
};

template <>
struct ObjectsForm<Op::both_of> {
  static void objects(const Expression& e, ObjectList& out) {
    kawari::objects(e.match, e.env, e.kid(0), out);
    kawari::objects(e.match, e.env, e.kid(1), out);
  }
  static bool possible(const Expression& e) {
    return objects_possible(e.match, e.env, e.kid(0)) || objects_possible(e.match, e.env, e.kid(1));
  }
};

// --- cards that are picked, or that fit

template <>
struct ObjectsForm<Op::chosen> {
  static void objects(const Expression& e, ObjectList& out) { push_register(e, e.node.reg, out); }
  static bool possible(const Expression& e) {
    ObjectList list{};
    domain(e.match, e.env, e.kid(0), list);
    for (const ObjectRef ref : list)
      if (fits(e.match, e.env, e.kid(0), ref) &&
          (!ref.is_slot() || e.match.rules->can_choose(e.match, e.env.controller, ref, e.env.card).legal))
        return true;
    return false;
  }
};

template <>
struct ObjectsForm<Op::at_random> {
  static void objects(const Expression& e, ObjectList& out) { push_register(e, e.node.reg, out); }
  static constexpr auto possible = one_is_there;
};

template <>
struct ObjectsForm<Op::all> {
  static void objects(const Expression& e, ObjectList& out) {
    // A set that the text refers to again later is determined once.
    if (const Register* r = register_of(e.env, e.node.reg == kNoRegister ? -1 : e.node.reg); r && r->set) {
      push_register(e, e.node.reg, out);
      return;
    }
    ObjectList list{};
    domain(e.match, e.env, e.kid(0), list);
    for (const ObjectRef ref : list)
      if (fits(e.match, e.env, e.kid(0), ref)) out.push(ref);
  }
  static constexpr auto possible = one_is_there;
};

// --- the top of a deck

template <>
struct ObjectsForm<Op::top_of_deck> {
  static void objects(const Expression& e, ObjectList& out) {
    const State& state = e.state();
    const int n = e.number(1);
    for (const PlayerId p : e.players_of(0)) {
      int left = n;
      for (CardId c = state.list(p, Zone::deck).first; c != kNoCard && left > 0; c = state.card(c).next) {
        if (taken(state, {index(c), state.card(c).stamp}) || looked_at(state, c)) continue;
        out.push({index(c), state.card(c).stamp});
        --left;
      }
    }
  }
  static constexpr auto possible = one_is_there;
};

template <>
struct ObjectsForm<Op::top_until> {
  static void objects(const Expression& e, ObjectList& out) {
    const State& state = e.state();
    for (const PlayerId p : e.players_of(0)) {
      for (CardId c = state.list(p, Zone::deck).first; c != kNoCard; c = state.card(c).next) {
        const ObjectRef ref{index(c), state.card(c).stamp};
        if (taken(state, ref) || looked_at(state, c)) continue;
        out.push(ref);
        if (fits(e.match, e.env, e.kid(1), ref)) break;
      }
    }
  }
  static constexpr auto possible = one_is_there;
};

// --- cards that are related to other cards

template <>
struct ObjectsForm<Op::place_of> {
  static void objects(const Expression& e, ObjectList& out) {
    const State& state = e.state();
    for (const ObjectRef ref : e.objects_of(0)) {
      if (!ref.is_slot()) continue;
      SlotId where = kNoSlot;
      if (in_place(state, ref))
        where = state.slot(ref.slot()).location;
      else if (const Remembered* last = remembered(state, ref))
        where = last->location;
      if (where != kNoSlot && occupied(state, where)) out.push(ref_of(state, where));
    }
  }
  static constexpr auto possible = one_is_there;
};

template <>
struct ObjectsForm<Op::under_cards> {
  static void objects(const Expression& e, ObjectList& out) {
    ObjectList cards{};
    for (const ObjectRef top : e.objects_of(0)) cards_beneath(e.match, top, cards);
    for (const ObjectRef ref : cards)
      if (fits(e.match, e.env, e.kid(1), ref)) out.push(ref);
  }
  static constexpr auto possible = one_is_there;
};

}  // namespace kawari
