// Programs back into words: the printer finds the rows whose templates fit a tree and prints their columns.
// One printer for every language; English printed from a card's program must be the card's text again.
#pragma once
#include <string>

#include "base/budget.h"
#include "card/database.h"
#include "ir/book.h"
#include "ir/tree.h"
#include "text/grammar.h"

namespace kawari {

// Any sort of tree. A node that no row can print is shown as the program itself, in square brackets.
std::string print_tree(const Grammar& grammar, const Tree& tree, Language language);
std::string print_tree(const Grammar& grammar, const Tree& tree, Language language, Budget& budget);
std::string print_node(const Grammar& grammar, const Book& book, NodeId node, Language language);
std::string print_ability(const Grammar& grammar, const Database& cards, const Ability& ability,
                          Language language);
// The whole text, an ability per line, each with its own name in front.
std::string print_face(const Grammar& grammar, const Database& cards, const Face& face, Language language);

// The tree without surface hints: its canonical form. References keep the words that they agree by.
TreePtr without_hints(const Tree& tree);

}  // namespace kawari
