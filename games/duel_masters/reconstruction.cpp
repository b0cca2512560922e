// A creature fell apart while it attacked or blocked: its owner chooses which of the creatures that it was
// put on goes on with the attack.
#include "commit/marks.h"
#include "games/duel_masters/attack.h"
#include "run/run.h"

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

}  // namespace

Flow Carry::carry_on(Match& match, Frame& frame) {
  State& state = match.state;
  if (state.answered) {
    const SlotId chosen = take_answer(match).object().slot(), first = local<Carry>(frame).first;
    if (chosen != first) hand_over(match, first, chosen);
    return Flow::finish();
  }
  ask(match, {.ask = Ask::objects, .who = frame.controller, .least = 1, .most = 1});
  return Flow::stay();
}

bool may_carry_on(const Match& match, const Frame& frame, ObjectRef creature) {
  return creature.is_slot() && in_place(match.state, creature) &&
         (creature.slot() == local<Carry>(frame).first || creature.slot() == local<Carry>(frame).second);
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
