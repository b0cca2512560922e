// Carries out events: what each kind of part writes into the state. These functions are the members
// `carry_out` and `writes` of the core's rows in explain/event_kinds.cpp; commit() calls them.
#pragma once
#include "event/event.h"

namespace kawari {

void carry_out_damage(Match& match, Part& part);  // dealt, or put
void carry_out_removal(Match& match, Part& part);
void carry_out_draw(Match& match, Part& part);
void carry_out_exert(Match& match, Part& part);
void carry_out_ready(Match& match, Part& part);
void carry_out_gain(Match& match, Part& part);
void carry_out_loss(Match& match, Part& part);
void carry_out_relocation(Match& match, Part& part);
void carry_out_put_under(Match& match, Part& part);
void carry_out_turning(Match& match, Part& part);
void carry_out_effect(Match& match, Part& part);
void carry_out_mark(Match& match, Part& part);
void carry_out_shuffle(Match& match, Part& part);
void carry_out_reveal(Match& match, Part& part);
void carry_out_look(Match& match, Part& part);
void carry_out_payment(Match& match, Part& part);
void carry_out_step(Match& match, Part& part);
// For the core's verbs of the kind `mark`.
void carry_out_play(Match& match, Part& part);
void carry_out_losing(Match& match, Part& part);
void carry_out_end_of_challenge(Match& match, Part& part);
void carry_out_start_of_turn(Match& match, Part& part);

Reads writes_of_move(const Match& match, const Part& part);
Reads writes_of_mark(const Match& match, const Part& part);

}  // namespace kawari
