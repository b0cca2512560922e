// Visits the instances of a keyword that a creature has: printed, granted for a while, or given by a static
// ability. For keywords with further text, such as a blocker that stops only some attackers.
#pragma once
#include "games/duel_masters/duel_masters.h"
#include "state/statics.h"

namespace kawari::duel_masters {

template <class Fn>
void each_keyword(const Match& match, SlotId slot, Keyword keyword, Fn fn) {
  const Book& book = match.book();
  for (const Ability& ability : match.face(match.state.slot(slot).top).abilities)
    if (ability.kind == AbilityKind::keyword && ability.keyword == id(keyword)) fn(ability.root);
  each_static(match, Op::gains, [&](const StaticView& view) {
    const NodeId gained = book.kid(view.node, 1);
    if (book.op(gained) != Op::keyword ||
        KeywordId(static_cast<std::uint8_t>(book[gained].value)) != id(keyword))
      return;
    if (is_about(match, view, slot)) fn(gained);
  });
}

}  // namespace kawari::duel_masters
