#include "run/played.h"

#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

// Choices are not committed, so that no turn remembers them.
constexpr FactSet kNotCounted(Fact::chosen, Fact::chosen_for_support);

bool speaks_of_named(const Book& book, NodeId id) {
  return says(book, id, Op::classified_as) || says(book, id, Op::coloured_as);
}

// What an effect remembers of a named race is there for what it waits for, not for what then happens.
bool forgets_named(const Book& book, NodeId ability) {
  const Node& node = book[ability];
  if (node.op != Op::triggered && node.op != Op::replacement)
    return node.op != Op::keyword && speaks_of_named(book, ability);
  for (int i = 2; i < node.kid_count; ++i)
    if (speaks_of_named(book, book.kid(node, i))) return true;
  return node.op == Op::triggered && speaks_of_named(book, ability);
}

// Cards that are looked for in play, not in another zone and not among cards that were spoken of.
bool picked_in_play(const Book& book, NodeId cards) {
  const Op op = book.op(cards);
  if (op != Op::chosen && op != Op::all && op != Op::at_random) return false;
  const NodeId filter = book.kid(cards, 0);
  return !says(book, filter, Op::in_zone) && !says(book, filter, Op::under) &&
         !says(book, filter, Op::same_as);
}

// One card, as far as the words say.
bool is_single(const Book& book, NodeId cards) {
  const Op op = book.op(cards);
  if (op != Op::chosen && op != Op::at_random) return op != Op::all;
  const Node& many = book[book.kid(cards, 1)];
  return many.op == Op::none || (many.op == Op::number && many.value == 1);
}

bool node_is_played(const Book& book, const Node& node) {
  switch (node.op) {
    case Op::happened:
    case Op::happened_to:
    case Op::times_happened:
      return !(watched(book, book.kid(node, 0)) & kNotCounted);
    case Op::create:
    case Op::gains:
      // Abilities that are used are offered where they are printed.
      return !forgets_named(book, book.kid(node, 1)) && book.op(book.kid(node, 1)) != Op::activated;
    case Op::choose_one:
      return node.value <= 1;
    case Op::battle:  // between two, not between many
      return is_single(book, book.kid(node, 0)) && is_single(book, book.kid(node, 1));
    case Op::put_under:
      return !picked_in_play(book, book.kid(node, 0));
    default:
      return true;
  }
}

const Node* first_unplayed(const Book& book, NodeId id) {
  const Node& node = book[id];
  if (!node_is_played(book, node)) return &node;
  for (const NodeId kid : book.kids(node))
    if (const Node* found = first_unplayed(book, kid)) return found;
  return nullptr;
}

// What prohibitions hold is not known yet while it is worked out which do.
bool asks_for_bans(const Book& book, const Ability& ability) {
  return ability.kind == AbilityKind::static_ && says(book, ability.root, Op::banned);
}

}  // namespace

std::string not_played(const Rules& rules, const Database& cards, const Face& face) {
  if (face.kinds & rules.unplayed_kinds) return "Cards of this type are not played yet.";
  for (const Ability& ability : face.abilities) {
    if (ability.keyword != kNoKeyword && !rules.keywords[index(ability.keyword)].played)
      return "The keyword " + std::string(rules.keywords[index(ability.keyword)].name) +
             " is not played yet.";
    if (asks_for_bans(cards.book(), ability)) return "A rule about what can't be done asks for another one.";
    if (const Node* node = first_unplayed(cards.book(), ability.root))
      return "\"" + std::string(info(node->op).doc) + "\" is not played yet.";
  }
  return {};
}

}  // namespace kawari
