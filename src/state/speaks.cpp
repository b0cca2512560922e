// What programs refer to: the event that wakes them, the card that has them. Also how numbers are compared.
#include "state/query.h"

namespace kawari {

bool compares(int left, Comparison comparison, int right) {
  switch (comparison) {
    case Comparison::at_least:
      return left >= right;
    case Comparison::at_most:
      return left <= right;
    case Comparison::exactly:
      return left == right;
    case Comparison::more_than:
      return left > right;
    case Comparison::less_than:
      return left < right;
  }
  return false;
}

bool speaks_of_event(const Book& book, NodeId id) {
  const Node& node = book[id];
  if (book.has(node, Traits::OfEvent)) return true;
  for (const NodeId kid : book.kids(node))
    if (book.sort(kid) != Sort::Event && speaks_of_event(book, kid)) return true;
  return false;
}

bool speaks_of_itself(const Book& book, NodeId id) {
  const Node& node = book[id];
  if (book.has(node, Traits::OfItself)) return true;
  for (const NodeId kid : book.kids(node))
    if (book.sort(kid) != Sort::Event && speaks_of_itself(book, kid)) return true;
  return false;
}

}  // namespace kawari
