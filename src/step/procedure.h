// What the procedures of every game are made of: starting one, beginning a phase, a player who loses.
#pragma once
#include "state/match.h"

namespace kawari {

// Pushes a frame for a procedure of the game. The arguments are the procedure's own; args[0] is the card.
void push_procedure(Match& match, std::uint8_t procedure, PlayerId who, CardId card, std::uint16_t a1 = 0,
                    std::uint16_t a2 = 0xFFFF, std::uint16_t a3 = 0);
void begin_phase(Match& match, std::uint8_t phase);
// The player is out, because of that rule; whoever is left alone wins, because of the other.
void lose_game(Match& match, PlayerId player, RuleKey because, RuleKey last_player);
// `also`: a further rule that decides it; kNoRule where there is none.
void win_game(Match& match, PlayerId player, RuleKey because, RuleKey also = kNoRule);
bool has_waiting(const State& state, PlayerId player);
// Asks that player which of their waiting abilities is next.
void ask_waiting(Match& match, PlayerId player);
// Whether it waits for the battle of just those two that the frame is about.
bool waits_for_battle(const Match& match, const Waiting& waiting, const Frame& frame);
// Takes the answered ability out of the waiting ones and starts resolving it.
void resolve_answered(Match& match);

}  // namespace kawari
