#include "run/played.h"

#include "run/ops/statements.h"
#include "state/ops/own_form.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

bool speaks_of_named(const Book& book, NodeId id) { return says(book, id, Traits::OfNamed); }

// An effect remembers a named race for its event, but not for the statement that follows.
bool forgets_named(const Book& book, NodeId ability) {
  const Node& node = book[ability];
  if (node.op != Op::triggered && node.op != Op::replacement)
    return node.op != Op::keyword && speaks_of_named(book, ability);
  for (int i = 2; i < node.kid_count; ++i)
    if (speaks_of_named(book, book.kid(node, i))) return true;
  return node.op == Op::triggered && speaks_of_named(book, ability);
}

// Abilities that are used are offered where they are printed, or where the game offers those that are given.
// How often one was used that is only given is not remembered.
bool uses_what_is_given(const Rules& rules, const Book& book, const Node& node) {
  if (node.op != Op::gains && node.op != Op::create) return true;
  const Node& given = book[book.kid(node, 1)];
  return given.op != Op::activated || (rules.grants_are_used && node.op == Op::gains && given.value == 0);
}

bool node_is_played(const Rules& rules, const Book& book, const Node& node) {
  // Choices are not committed, so a turn does not count them.
  if (book.has(node, Traits::AsksTurn) && (watched(book, book.kid(node, 0)) & rules.facts->choices))
    return false;
  if (book.ops().sort(node.op) != Sort::Stmt) return true;
  if (!uses_what_is_given(rules, book, node)) return false;
  return dispatch<Sort::Stmt>(
      node.op, [&]<Op op>() { return StatementForm<op>::played(book, node); },
      [&] { return own_form<OwnStatement>(rules, node.op).played(book, node); });
}

const Node* first_unplayed(const Rules& rules, const Book& book, NodeId id) {
  const Node& node = book[id];
  if (!node_is_played(rules, book, node)) return &node;
  for (const NodeId kid : book.kids(node))
    if (const Node* found = first_unplayed(rules, book, kid)) return found;
  return nullptr;
}

// Prohibitions are not known yet while the static abilities that impose them are computed.
bool asks_for_bans(const Book& book, const Ability& ability) {
  return ability.kind == AbilityKind::static_ && says(book, ability.root, Traits::AsksBans);
}

}  // namespace

bool played_granting(const Book& book, const Node& node) { return !forgets_named(book, book.kid(node, 1)); }
bool played_modes(const Book&, const Node& node) { return node.value <= 1; }
bool is_single(const Book& book, NodeId cards) {
  if (!book.has(cards, Traits::PicksCards)) return book.op(cards) != Op::all;
  const Node& many = book[book.kid(cards, 1)];
  return many.op == Op::none || (many.op == Op::number && many.value == 1);
}
bool picked_in_play(const Book& book, NodeId cards) {
  if (!book.has(cards, Traits::PicksCards) && book.op(cards) != Op::all) return false;
  const NodeId filter = book.kid(cards, 0);
  return !says(book, filter, Traits::NamesZone) && !says(book, filter, Op::same_as);
}

std::string not_played(const Rules& rules, const Database& cards, const Face& face) {
  if (face.kinds & rules.unplayed_kinds) return "Cards of this type are not played yet.";
  for (const Ability& ability : face.abilities) {
    if (ability.keyword != kNoKeyword && !rules.keywords[index(ability.keyword)].played)
      return "The keyword " + std::string(rules.keywords[index(ability.keyword)].name) +
             " is not played yet.";
    if (asks_for_bans(cards.book(), ability)) return "A rule about what can't be done asks for another one.";
    if (const Node* node = first_unplayed(rules, cards.book(), ability.root))
      return "\"" + std::string(cards.book().ops()[node->op].doc) + "\" is not played yet.";
  }
  return {};
}

}  // namespace kawari
