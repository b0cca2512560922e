// What can be said of the cards that a phrase names, so that a later word can be bound to them: their kinds,
// whether they are several, what was done with them.
#pragma once
#include "ir/tree.h"
#include "text/tables.h"

namespace kawari {

// The kinds that fit a filter, as bits; all bits where it does not say.
KindSet kinds_of(const Tree& filter);
bool is_plural(const Ops& ops, const Tree& objects);

// "Chosen character at a location": that location is the one where it is.
bool at_some_place(const Tree& filter);
// One card of each of several players.
bool one_each(const Tree& shown);
// It says which cards did something: "2 or more characters that sang this song".
bool says_who_did(const Ops& ops, const Tree& tree);
// Cards of the game's first zone of its own, where it has one.
bool speaks_of_shields(const Tree& tree);
bool names_self(const Tree& filter);
// The resource cards of a player.
bool shows_resources(const Tree& shown);
// The statement shows cards of a deck or resource cards.
bool shows_hidden(const Tree& statement);
bool contains(const Tree& tree, Op wanted);

// "Whenever one or more of your characters sings a song": the filter for those that sang it, `did_it` being
// the filter for the cards that did so.
TreePtr doers_of(const Tree& event, Op did_it);

}  // namespace kawari
