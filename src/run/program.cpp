#include "run/program.h"

#include "ir/op_traits.h"

namespace kawari {

bool contains(const Book& book, NodeId root, NodeId wanted) {
  if (root == wanted) return true;
  const Node& node = book[root];
  for (int i = 0; i < node.kid_count; ++i)
    if (contains(book, book.kid(node, i), wanted)) return true;
  return false;
}

bool reads_choice_of(const Book& book, NodeId expression, NodeId stmt) {
  const Node& node = book[expression];
  if (node.op == Op::ref || node.op == Op::result_amount) {
    auto fills = [&](auto&& self, NodeId id) -> bool {
      const Node& n = book[id];
      if (picks_cards(n.op) && n.reg == node.value) return true;
      for (int i = 0; i < n.kid_count; ++i)
        if (self(self, book.kid(n, i))) return true;
      return false;
    };
    return fills(fills, stmt);
  }
  for (int i = 0; i < node.kid_count; ++i)
    if (reads_choice_of(book, book.kid(node, i), stmt)) return true;
  return false;
}

NodeId otherwise_of(const Book& book, NodeId root, NodeId may) {
  const Node& node = book[root];
  if (node.op == Op::if_ && book.kid(node, 1) == may)
    return book.absent(book.kid(node, 2)) ? kNoNode : book.kid(node, 2);
  for (int i = 0; i < node.kid_count; ++i) {
    const NodeId found = otherwise_of(book, book.kid(node, i), may);
    if (found != kNoNode) return found;
  }
  return kNoNode;
}

}  // namespace kawari
