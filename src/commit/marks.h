// What objects, cards and players are marked with: dry, kept tapped, in combat, used this turn, known. The
// only functions that change these marks outside of the parts of an event.
#pragma once
#include "event/event.h"

namespace kawari {

// --- postures

// The player's objects are dry from now on, and so is each card of their piles where piles are taken apart.
void dry_objects_of(Match& match, PlayerId player);
// The object has the mark of the game's own, or has it no longer; no object has it any longer.
void set_mark(State& state, SlotId slot, MarkId mark, bool is);
void clear_mark(State& state, MarkId mark);
// The card or object that this object is bound to, by a meaning of the game's own. None: to nothing.
void bind_to(State& state, SlotId slot, ObjectRef other);
// In a copy of the position: the card enters play, as it will enter it. kNoSlot if there is no room.
SlotId imagine_entered(Match& copy, CardId card);

// --- combat

// The object challenges, attacks or is attacked.
void take_part(State& state, ObjectRef object, Combat as);
// The attack goes against this object from now on, and against no other one.
void attack_instead(State& state, ObjectRef object);
// A challenge or an attack is over: no object takes part in it any longer, and marks that end with it are
// gone.
void end_combat(Match& match);
// The one object takes the place of the other in the combat under way.
void hand_over_combat(Match& match, SlotId from, SlotId to);

// --- once in a turn

// The ability of that index has used up its "once per turn".
void note_used(State& state, SlotId slot, std::uint8_t ability);
// The "first time each turn" of that ability has come.
void note_first_time(State& state, SlotId slot, std::uint8_t ability);

// --- cards that wait

// The card's own effect waits for its turn; it no longer waits; no card waits.
void defer(State& state, CardId card);
void undefer(State& state, CardId card);
void undefer_all(State& state);

// --- players

// The player's turn is over: what is counted by the turn begins anew.
void end_turn_of(State& state, PlayerId player);
// The player's deck has to be shuffled before the first turn; it has been.
void owe_shuffle(State& state, PlayerId player, bool due);
// The player is out of the game.
void note_left(Match& match, PlayerId player);
// A rule has dealt with the player's draw from an empty deck.
void forget_empty_draw(State& state, PlayerId player);

// --- knowledge: who knows a face that its zone hides

// All players see the card where it lies.
void show_to_all(State& state, CardId card);
// The player looks at the card where it lies.
void show_to(State& state, CardId card, PlayerId player);
// … as long as the effect under way lasts, to these players, a bit for each; the effect is over.
void show_for_now(State& state, CardId card, std::uint8_t players);
void hide_again(State& state);
// What is known of the card is known of its place now, not remembered from where it was before.
void know_in_place(State& state, CardId card);

}  // namespace kawari
