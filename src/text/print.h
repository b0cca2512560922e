// Programs → text: the printer finds the rows whose templates match a tree and prints their columns. There is
// one printer for all languages. The English text printed from a card's program must be the card's text.
#pragma once
#include <string>

#include "base/budget.h"
#include "card/database.h"
#include "ir/book.h"
#include "ir/tree.h"
#include "text/grammar.h"

namespace kawari {

// Prints any tree. A node that no row can print appears as program text in square brackets.
std::string print_tree(const Grammar& grammar, const Tree& tree, Language language);
std::string print_tree(const Grammar& grammar, const Tree& tree, Language language, Budget& budget);
std::string print_node(const Grammar& grammar, const Book& book, NodeId node, Language language);
std::string print_ability(const Grammar& grammar, const Database& cards, const Ability& ability,
                          Language language);
// The whole text, one ability per line, each with its name.
std::string print_face(const Grammar& grammar, const Database& cards, const Face& face, Language language);

// The tree without hints: its canonical form. References keep the words that they agree with.
TreePtr without_hints(const Tree& tree);

}  // namespace kawari
