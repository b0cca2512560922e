// Questions about the text of a program while it is carried out: what stands in it, and where it goes on.
#pragma once
#include "ir/book.h"

namespace kawari {

bool contains(const Book& book, NodeId root, NodeId wanted);
// Whether an expression reads a register that a choice within `stmt` fills.
bool reads_choice_of(const Book& book, NodeId expression, NodeId stmt);
// "If …, you may …. Otherwise, …": what happens where the may is not done; kNoNode where nothing is said.
NodeId otherwise_of(const Book& book, NodeId root, NodeId may);

}  // namespace kawari
