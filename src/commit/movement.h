// Cards that change zones: how they arrive, leave play with what lies beneath them, and enter it. Only
// commit() uses this.
#pragma once
#include "commit/commit.h"
#include "state/trace.h"

namespace kawari {

void arrive(Match& match, CardId id, Zone to, const Part& part);
// The whole pile leaves play for one zone.
void leave_play(Match& match, SlotId id, Part& part);
void move_card(Match& match, Part& part);
// The players who know the face of a card on its way, a bit for each: who saw it and sees where it goes. The
// card has been taken from its zone. 0 where all see it there, or nobody may look.
std::uint8_t who_follows(Match& match, CardId id, Zone from, Zone to, const Part& part);
// The deck is about to be shuffled: which card is which is no longer known.
void forget_deck(State& state, PlayerId player);
// Several cards were put on one end of a deck: only who ordered them knows which is which.
void forget_order(Match& match, const Proposal& proposal);
// A card that is another one for a while stops being it as the effect ends.
void stop_being(Match& match, const Effect& effect);
// An effect is over: its time has come, or it has been used.
void tell_over(Match& match, TraceKind kind, const Effect& effect, RuleKey cited = kNoRule);

}  // namespace kawari
