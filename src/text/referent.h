// Properties of the cards that a phrase refers to, so that a later word can be bound to them: their kinds,
// whether they are several, what was done with them.
#pragma once
#include "ir/tree.h"
#include "text/tables.h"

namespace kawari {

// The kinds that can fit a filter; all kinds if the filter does not restrict them.
KindSet kinds_of(const Tree& filter);
bool is_plural(const Ops& ops, const Tree& objects);

// Whether the filter mentions a location: "chosen character at a location". A later "that location" is the
// one where the character is.
bool at_some_place(const Tree& filter);
// Whether these are one card of each of several players.
bool one_each(const Tree& shown);
// Whether the tree says which cards did something: "2 or more characters that sang this song".
bool says_who_did(const Ops& ops, const Tree& tree);
// Whether the tree is about cards in the first zone of the game's own.
bool speaks_of_shields(const Tree& tree);
bool names_self(const Tree& filter);
// Whether the tree refers to the resource cards of a player.
bool shows_resources(const Tree& shown);
// Whether the statement shows cards of a deck or resource cards.
bool shows_hidden(const Tree& statement);
bool contains(const Tree& tree, Op wanted);

// "Whenever one or more of your characters sings a song": the filter for the characters that sang it.
// `did_it` is the op of that filter.
TreePtr doers_of(const Tree& event, Op did_it);

}  // namespace kawari
