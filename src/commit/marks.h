// The marks of objects, cards and players: dry, kept tapped, in combat, used this turn, known. These are the
// only functions that change such marks outside of the parts of an event.
#pragma once
#include "event/event.h"

namespace kawari {

// --- postures

// Marks the player's objects as dry, and each card of their piles in games in which piles are taken apart.
void dry_objects_of(Match& match, PlayerId player);
// Sets or clears a mark of the game's own, on one object; clears it on all objects.
void set_mark(State& state, SlotId slot, MarkId mark, bool is);
void clear_mark(State& state, MarkId mark);
// Binds this object to a card or object, with a meaning that the game gives it. None: unbinds it.
void bind_to(State& state, SlotId slot, ObjectRef other);
// Lets the card enter play in a copy of the position, to see what it would be there. kNoSlot if there is no
// room.
SlotId imagine_entered(Match& copy, CardId card);

// --- combat

// Notes that the object challenges, attacks or is attacked.
void take_part(State& state, ObjectRef object, Combat as);
// The attack is directed at this object from now on, and at no other.
void attack_instead(State& state, ObjectRef object);
// Ends a challenge or an attack: no object takes part in it any longer, and the marks that last as long as it
// are cleared.
void end_combat(Match& match);
// Object `to` takes the place of object `from` in the combat under way.
void hand_over_combat(Match& match, SlotId from, SlotId to);

// --- once in a turn

// Notes that this ability has used its "once per turn".
void note_used(State& state, SlotId slot, std::uint8_t ability);
// Notes that this ability has used its "first time each turn".
void note_first_time(State& state, SlotId slot, std::uint8_t ability);

// --- cards that wait

// Notes that the card's own effect waits for its turn; that it waits no longer; that no card waits.
void defer(State& state, CardId card);
void undefer(State& state, CardId card);
void undefer_all(State& state);

// --- players

// Ends the player's turn: counts per turn start again.
void end_turn_of(State& state, PlayerId player);
// Notes whether the player's deck still has to be shuffled before the first turn.
void owe_shuffle(State& state, PlayerId player, bool due);
// Notes that the player has left the game.
void note_left(Match& match, PlayerId player);
// Notes that a rule has dealt with the player's draw from an empty deck.
void forget_empty_draw(State& state, PlayerId player);

// --- knowledge: which player knows a card that its zone hides

// Shows the card to all players where it lies.
void show_to_all(State& state, CardId card);
// Shows the card to this player where it lies.
void show_to(State& state, CardId card, PlayerId player);
// … as long as the effect under way lasts, to these players, a bit for each; the effect is over.
void show_for_now(State& state, CardId card, std::uint8_t players);
void hide_again(State& state);
// What is known of the card is known of its place now, not remembered from where it was before.
void know_in_place(State& state, CardId card);

}  // namespace kawari
