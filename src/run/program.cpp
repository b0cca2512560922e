#include "run/program.h"

namespace kawari {

bool contains(const Book& book, NodeId root, NodeId wanted) {
  return any_in(book, root, [&](NodeId id) { return id == wanted; });
}

bool reads_choice_of(const Book& book, NodeId expression, NodeId stmt) {
  const Node& node = book[expression];
  if (node.op == Op::ref || node.op == Op::result_amount) {
    return any_in(book, stmt, [&](NodeId id) {
      const Node& n = book[id];
      return book.has(n, Traits::PicksCards) && n.reg == node.value;
    });
  }
  for (const NodeId kid : book.kids(node))
    if (reads_choice_of(book, kid, stmt)) return true;
  return false;
}

NodeId otherwise_of(const Book& book, NodeId root, NodeId may) {
  const Node& node = book[root];
  if (node.op == Op::if_ && book.kid(node, 1) == may)
    return book.absent(book.kid(node, 2)) ? kNoNode : book.kid(node, 2);
  for (const NodeId kid : book.kids(node)) {
    const NodeId found = otherwise_of(book, kid, may);
    if (found != kNoNode) return found;
  }
  return kNoNode;
}

}  // namespace kawari
