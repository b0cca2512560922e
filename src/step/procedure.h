// What the procedures of every game are made of: starting one, beginning a phase, a player who loses.
#pragma once
#include "run/run.h"

namespace kawari {

// Starts a procedure of the game, about that card (kNoCard: about none), because of that ability.
template <class P>
void push_procedure(Match& match, PlayerId who, CardId card = kNoCard, const typename P::Fields& fields = {},
                    NodeId because = kNoNode) {
  Frame* frame = push_frame<P>(match, who, fields);
  if (!frame) return;
  frame->card = card;
  frame->self = ref_of(match.state, card);
  frame->program = because;
}
// The same for one that only its game knows; its fields are as they begin.
void push_procedure(Match& match, ProcedureId procedure, PlayerId who);
void begin_phase(Match& match, PhaseId phase);
// The player is out, because of that rule; whoever is left alone wins, because of the other.
void lose_game(Match& match, PlayerId player, RuleKey because, RuleKey last_player);
// `also`: a further rule that decides it; kNoRule where there is none.
void win_game(Match& match, PlayerId player, RuleKey because, RuleKey also = kNoRule);
bool has_waiting(const State& state, PlayerId player);
// Asks that player which of their waiting abilities is next.
void ask_waiting(Match& match, PlayerId player);
// Takes the answered ability out of the waiting ones and starts resolving it.
void resolve_answered(Match& match);

}  // namespace kawari
