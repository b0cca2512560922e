// Functions for the procedures of every game: starting a procedure, beginning a phase, winning and losing.
#pragma once
#include "run/run.h"

namespace kawari {

// Starts a procedure of the game, for a card (kNoCard: none) and because of an ability.
template <class P>
void push_procedure(Match& match, PlayerId who, CardId card = kNoCard, const typename P::Fields& fields = {},
                    NodeId because = kNoNode) {
  Frame* frame = push_frame<P>(match, who, fields);
  if (!frame) return;
  frame->card = card;
  frame->self = ref_of(match.state, card);
  frame->program = because;
}
// The same by its id, with the initial values of its fields.
void push_procedure(Match& match, ProcedureId procedure, PlayerId who);
void begin_phase(Match& match, PhaseId phase);
// The player loses, because of the rule `because`. If one player remains, that player wins, because of the
// rule `last_player`.
void lose_game(Match& match, PlayerId player, RuleKey because, RuleKey last_player);
// `also`: a further rule to cite; kNoRule if there is none.
void win_game(Match& match, PlayerId player, RuleKey because, RuleKey also = kNoRule);
bool has_waiting(const State& state, PlayerId player);
// Asks the player which of their waiting abilities resolves next.
void ask_waiting(Match& match, PlayerId player);
// Removes the chosen ability from the waiting ones and starts to resolve it.
void resolve_answered(Match& match);

}  // namespace kawari
