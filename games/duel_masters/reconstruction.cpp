// Only the card on top of a creature leaves: what is left of its pile. And a creature that fell apart while
// it attacked or blocked: its owner says which of those that it was put on goes on with the attack.
#include "commit/marks.h"
#include "commit/movement.h"
#include "games/duel_masters/attack.h"
#include "run/run.h"
#include "state/pile.h"

namespace kawari::duel_masters {
namespace {

// The other object takes its role, in the position and in the attack under way.
void hand_over(Match& match, SlotId from, SlotId to) {
  State& state = match.state;
  const ObjectRef before = ref_of(state, from), now = ref_of(state, to);
  const CardId top = state.slot(to).top;
  hand_over_combat(match, from, to);
  for (Frame& frame : state.frames) {
    if (!runs<Attack>(frame)) continue;
    if (frame.subject == before) {
      frame.subject = now;
      local<Attack>(frame).attacker = top;
    }
    if (frame.other == before) {
      frame.other = now;
      local<Attack>(frame).target = top;
    }
  }
}

// The cards that belong to one object, from `at` on: a card and all that it was put on. The place behind
// them.
std::size_t end_of_object(const Match& match, const Pile& pile, std::size_t at) {
  if (at >= pile.size()) return at;
  const int lay_on = lies_on(match, pile[at]);
  const bool linked = match.state.card(pile[at]).linked;
  ++at;
  // Linked gods are one creature.
  while (linked && at < pile.size() && match.state.card(pile[at]).linked) ++at;
  for (int i = 0; i < lay_on; ++i) at = end_of_object(match, pile, at);
  return at;
}

}  // namespace

// [DM-1.50 801.4] Only the card on top leaves. The next one that can lie there by itself is the object from
// now on, with the others beneath it. Where they fall apart they are as many objects as it was put on, in the
// state that the pile was in; Part::other is the one that stays in its place, MovedMore::apart the other.
bool reconstruct(Match& match, SlotId id, Part& part) {
  const State& state = match.state;
  if (part.moved().leaves == Leaves::linked) return one_god_leaves(match, id, part);
  if (state.slot(id).under_count == 0) return false;
  remember_object(match, id);
  const int lay_on = lies_on(match, state.slot(id).top);
  const bool apart = part.moved().leaves == Leaves::top_apart || match.edition->on(kPilesFallApart);
  // [DM-1.50 801.4b] What cannot lie in the battle zone by itself goes to the graveyard.
  for (CardId c = state.slot(id).under; c != kNoCard && match.face(c).is(Kind::action);
       c = state.slot(id).under)
    discard_beneath(match, c, part);
  if (state.slot(id).under == kNoCard) {
    leave_play(match, id, part);
    return true;
  }
  leave_top(match, id, state.slot(id).under, part);
  is_as_it_came(match, id);  // [DM-1.50 801.4d] it has not evolved
  if (state.card(state.slot(id).top).linked) linked_again(match, id);
  part.other = ref_of(state, id);
  const Pile pile = pile_of(state, state.slot(id));
  std::size_t at = end_of_object(match, pile, 0);
  for (int i = 1; apart && i < lay_on && at < pile.size(); ++i) {
    const bool last = i + 1 == lay_on;
    const std::size_t end = last ? pile.size() : end_of_object(match, pile, at);
    const SlotId made = set_apart(match, id, {pile.begin() + at, end - at});
    if (made == kNoSlot) return true;
    part.moved().apart = made;
    at = end;
  }
  return true;
}

Flow Carry::carry_on(Match& match, Frame& frame) {
  State& state = match.state;
  if (state.answered) {
    const SlotId chosen = take_answer(match).object().slot(), first = local<Carry>(frame).first;
    if (chosen != first) hand_over(match, first, chosen);
    clear_mark(state, mark::fell_apart);
    return Flow::finish();
  }
  ask(match, {.ask = Ask::objects, .who = frame.controller, .least = 1, .most = 1});
  return Flow::stay();
}

bool may_carry_on(const Match& match, const Frame& frame, ObjectRef creature) {
  return creature.is_slot() && in_place(match.state, creature) &&
         (creature.slot() == local<Carry>(frame).first || creature.slot() == local<Carry>(frame).second ||
          has_mark(match.state.slot(creature.slot()), mark::fell_apart));
}

// By analogy with [DM-1.50 804.4a].
void piles_fell_apart(Match& match, const Proposal& proposal) {
  State& state = match.state;
  for (int i = 0; i < proposal.count; ++i) {
    const Part part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.has(kDropped) || part.kind != PartKind::move_card || part.from != Zone::play ||
        part.moved().apart == kNoSlot || !part.other.is_slot() || state.slot(part.other.slot()).combat == 0)
      continue;
    push_procedure<Carry>(match, owner_of(state, part.other), kNoCard,
                          {part.other.slot(), part.moved().apart});
  }
}

}  // namespace kawari::duel_masters
