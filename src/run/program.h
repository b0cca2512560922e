// Questions about the text of a program while it is carried out.
#pragma once
#include "ir/book.h"

namespace kawari {

bool contains(const Book& book, NodeId root, NodeId wanted);
// Whether `expression` reads a register that a choice within `stmt` fills.
bool reads_choice_of(const Book& book, NodeId expression, NodeId stmt);
// "If …, you may …. Otherwise, …": the statement for the case that the may is not done; kNoNode if there is
// none.
NodeId otherwise_of(const Book& book, NodeId root, NodeId may);

}  // namespace kawari
