// The domain of a filter: objects in play, the cards of the zones that it names, or individual cards.
#pragma once
#include "ir/book.h"
#include "state/query.h"

namespace kawari {

// The nodes of a filter that name zones. If there are none, the filter is about objects in play.
using ZonesOfFilter = ScratchVec<NodeId, 4>;
inline void zones_of(const Book& book, NodeId filter, ZonesOfFilter& out) {
  const Node& node = book[filter];
  if (book.has(node, Traits::NamesZone)) out.push(filter);
  if (book.has(node, Traits::ListsFilters))
    for (const NodeId kid : book.kids(node)) zones_of(book, kid, out);
}

inline bool names_zone(const Book& book, NodeId filter) {
  ZonesOfFilter zones{};
  zones_of(book, filter, zones);
  return !zones.empty();
}

// "A creature or a shield": one alternative is in play, the other in another zone.
inline bool in_play_or_elsewhere(const Book& book, NodeId filter) {
  const Node& node = book[filter];
  if (!book.has(node, Traits::ListsFilters)) return false;
  int named = 0;
  for (const NodeId kid : book.kids(node)) {
    if (in_play_or_elsewhere(book, kid)) return true;
    named += names_zone(book, kid) ? 1 : 0;
  }
  return node.op == Op::any_of && named > 0 && named < node.kid_count;
}

// The individual cards that a filter names ("of those cards"): the node of these objects, or kNoNode.
inline NodeId named_set(const Book& book, NodeId filter) {
  const Node& node = book[filter];
  if (node.op == Op::same_as && book.op(book.kid(node, 0)) == Op::ref) return book.kid(node, 0);
  if (node.op != Op::all_of) return kNoNode;
  for (const NodeId kid : book.kids(node))
    if (const NodeId found = named_set(book, kid); found != kNoNode) return found;
  return kNoNode;
}

}  // namespace kawari
