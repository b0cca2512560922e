// The cards that an expression names: the card itself, roles in the event, choices, the top of a deck.
#include "state/query.h"

namespace kawari {
namespace {

void push_register(const Match& match, const Env& env, int reg, ObjectList& out) {
  const Register* r = register_of(env, reg);
  if (!r) return;
  for (int i = 0; i < r->count; ++i) out.push(match.state.refs[static_cast<std::size_t>(r->first + i)]);
}

// [DM-1.50 609.9b] A card that a replacement effect of the batch under way will move is not there for
// another.
bool taken_by_batch(const State& state, ObjectRef ref) {
  if (state.proposals.empty()) return false;
  const Proposal& p = state.proposals.back();
  for (int i = 0; i < p.count; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(p.first + i)];
    if (part.object == ref && part.kind == PartKind::move_card && part.has(kProduct) && !part.has(kDropped))
      return true;
  }
  return false;
}

}  // namespace

int count_fitting(const Match& match, const Env& env, NodeId filter, int most) {
  int n = 0;
  if (match.book().plain(filter)) {
    for (const SlotId slot : slots_in_order(match))
      if (fits(match, env, filter, ref_of(match.state, slot)) && ++n >= most) break;
    return n;
  }
  ObjectList list{};
  domain(match, env, filter, list);
  for (const ObjectRef ref : list)
    if (fits(match, env, filter, ref) && ++n >= most) break;
  return n;
}

void objects(const Match& match, const Env& env, NodeId id, ObjectList& out) {
  const State& state = match.state;
  const Book& book = match.book();
  const Node& node = book[id];
  switch (node.op) {
    case Op::self:
      if (!env.self.none()) out.push(env.self);
      break;
    case Op::role: {
      ObjectRef ref;
      switch (static_cast<Role>(node.value)) {
        case Role::subject:
          ref = env.subject;
          break;
        case Role::other:
          ref = env.other;
          break;
        case Role::bound:
          ref = env.bound;
          break;
        case Role::source:
          ref = ref_of(state, env.event_source);
          break;
      }
      if (!ref.none()) out.push(ref);
      break;
    }
    case Op::ref:
      push_register(match, env, node.value, out);
      break;
    case Op::chosen:
    case Op::at_random:
      push_register(match, env, node.reg, out);
      break;
    case Op::place_of: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      for (const ObjectRef ref : list) {
        if (!ref.is_slot()) continue;
        SlotId where = kNoSlot;
        if (in_place(state, ref))
          where = state.slot(ref.slot()).location;
        else if (const Remembered* last = remembered(state, ref))
          where = last->location;
        if (where != kNoSlot && occupied(state, where)) out.push(ref_of(state, where));
      }
      break;
    }
    case Op::all: {
      // What a text goes on to speak of is settled once.
      if (const Register* r = register_of(env, node.reg == kNoRegister ? -1 : node.reg); r && r->set) {
        push_register(match, env, node.reg, out);
        break;
      }
      ObjectList list{};
      domain(match, env, book.kid(node, 0), list);
      for (const ObjectRef ref : list)
        if (fits(match, env, book.kid(node, 0), ref)) out.push(ref);
      break;
    }
    case Op::top_of_deck: {
      const int n = amount(match, env, book.kid(node, 1));
      for (const PlayerId p : players(match, env, book.kid(node, 0))) {
        int left = n;
        for (CardId c = state.list(p, Zone::deck).first; c != kNoCard && left > 0; c = state.card(c).next) {
          if (taken_by_batch(state, {index(c), state.card(c).stamp})) continue;
          out.push({index(c), state.card(c).stamp});
          --left;
        }
      }
      break;
    }
    case Op::top_until: {
      for (const PlayerId p : players(match, env, book.kid(node, 0))) {
        for (CardId c = state.list(p, Zone::deck).first; c != kNoCard; c = state.card(c).next) {
          const ObjectRef ref{index(c), state.card(c).stamp};
          out.push(ref);
          if (fits(match, env, book.kid(node, 1), ref)) break;
        }
      }
      break;
    }
    case Op::rest: {
      ObjectList all{};
      objects(match, env, book.kid(node, 0), all);
      for (const ObjectRef ref : all)
        if (in_place(state, ref)) out.push(ref);
      break;
    }
    case Op::under_cards: {
      ObjectList tops{}, cards{};
      objects(match, env, book.kid(node, 0), tops);
      for (const ObjectRef top : tops) cards_beneath(match, top, cards);
      for (const ObjectRef ref : cards)
        if (fits(match, env, book.kid(node, 1), ref)) out.push(ref);
      break;
    }
    case Op::top_card:
      objects(match, env, book.kid(node, 0), out);
      break;
    case Op::both_of:
      objects(match, env, book.kid(node, 0), out);
      objects(match, env, book.kid(node, 1), out);
      break;
    default:
      break;
  }
}

}  // namespace kawari
