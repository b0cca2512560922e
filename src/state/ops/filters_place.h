// Filters about where a card is or came from, and about its identity: which card it is, what was selected
// before, what has happened to it.
#pragma once
#include <algorithm>

#include "state/compare.h"
#include "state/ops/filter_form.h"

namespace kawari {

template <>
struct FilterForm<Op::in_zone> {
  static bool fits(const Asked& a) {
    const State& state = a.match.state;
    return a.object.is_card() && in_place(state, a.object) &&
           state.card(a.card).zone == static_cast<Zone>(a.node.value) &&
           includes(a.match, a.env, a.kid(0), state.card(a.card).player());
  }
  static void outside(const Match& match, const Env& env, const Node& node, ObjectList& out) {
    const State& state = match.state;
    for (const PlayerId player : players(match, env, match.book().kid(node, 0)))
      for (CardId c = state.list(player, static_cast<Zone>(node.value)).first; c != kNoCard;
           c = state.card(c).next)
        out.push({index(c), state.card(c).stamp});
  }
  static constexpr auto reason = FilterReason::zone;
};

template <>
struct FilterForm<Op::from_zone> {
  static bool fits(const Asked& a) { return a.env.event_from == static_cast<Zone>(a.node.value); }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::origin;
};

template <>
struct FilterForm<Op::same_as> {
  static bool fits(const Asked& a) {
    for (const ObjectRef ref : a.objects_of(0))
      if (ref == a.object ||
          (!ref.is_slot() && ref.is_card() && a.card != kNoCard && card_of(a.match.state, ref) == a.card))
        return true;
    return false;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::identity;
};

// What an item speaks of that lies at an object: its "other creatures" are others than that one.
inline ObjectRef bearer_of(const Match& match, ObjectRef item) {
  if (!item.is_slot() || !in_place(match.state, item)) return {};
  const Slot& slot = match.state.slot(item.slot());
  if (slot.location == kNoSlot || !match.face(slot.top).is(Kind::item)) return {};
  return ref_of(match.state, slot.location);
}

// 6.1.6-like rules: "another" is not the source, and not what this ability has selected already.
template <>
struct FilterForm<Op::other> {
  static bool fits(const Asked& a) {
    if (a.object == a.env.self || a.object == bearer_of(a.match, a.env.self)) return false;
    if (!a.env.frame) return true;
    for (const Register& r : a.env.frame->regs) {
      if (!r.set || r.asked > 0) continue;  // a number for each of them selects none
      for (int i = r.earlier; i < r.count; ++i)
        if (a.match.state.refs[static_cast<std::size_t>(r.first + i)] == a.object) return false;
    }
    return true;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::selected;
};

template <>
struct FilterForm<Op::happened_to> {
  static bool fits(const Asked& a) { return happened_to(a.match, a.env, a.kid(0), a.object); }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

}  // namespace kawari
