// A creature that fell apart while it attacked or blocked: its owner says which of those that it was put on
// goes on with the attack.
#include "games/duel_masters/attack.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

// The other one takes its part: in the position, and in the attack that is under way.
void hand_over(Match& match, SlotId from, SlotId to) {
  State& state = match.state;
  const ObjectRef before = ref_of(state, from), now = ref_of(state, to);
  Slot& left = state.slot(from);
  Slot& taken = state.slot(to);
  taken.combat = left.combat;
  taken.battling = left.battling;
  left.combat = left.battling = 0;
  match.derived.dirty = true;
  for (Frame& frame : state.frames) {
    if (frame.kind != FrameKind::procedure || frame.procedure != kAttackProcedure) continue;
    if (frame.subject == before) {
      frame.subject = now;
      frame.args[0] = index(taken.top);
    }
    if (frame.other == before) {
      frame.other = now;
      frame.args[2] = index(taken.top);
    }
  }
}

// args[1], args[2]: the two, by their slots.
Flow carry_on(Match& match, Frame& frame) {
  State& state = match.state;
  if (state.answered) {
    const SlotId chosen = take_answer(match).object().slot();
    const SlotId first{static_cast<std::uint8_t>(frame.args[1])};
    if (chosen != first) hand_over(match, first, chosen);
    return Flow::finish();
  }
  ask(match, {.ask = Ask::objects, .who = frame.controller, .least = 1, .most = 1});
  return Flow::stay();
}

constexpr StepFn kCarrySteps[] = {carry_on};

}  // namespace

std::span<const StepFn> carry_steps() { return kCarrySteps; }

bool may_carry_on(const Match& match, const Frame& frame, ObjectRef creature) {
  return creature.is_slot() && in_place(match.state, creature) &&
         (index(creature.slot()) == frame.args[1] || index(creature.slot()) == frame.args[2]);
}

// By analogy with [DM-1.50 804.4a].
void piles_fell_apart(Match& match, const Proposal& proposal) {
  State& state = match.state;
  for (int i = 0; i < proposal.count; ++i) {
    const Part part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.has(kDropped) || part.kind != PartKind::move_card || part.from != Zone::play ||
        part.moved().apart == kNoSlot || !part.other.is_slot() || state.slot(part.other.slot()).combat == 0)
      continue;
    push_procedure(match, kCarryProcedure, owner_of(state, part.other), kNoCard, index(part.other.slot()),
                   index(part.moved().apart));
  }
}

}  // namespace kawari::duel_masters
