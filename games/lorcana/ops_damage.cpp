#include "games/lorcana/ops_damage.h"

#include <algorithm>

namespace kawari::lorcana {

namespace {

// "You remove damage" is said of the player whose effect removes it, not of the player of the healed card.
Part removal(const Builder& b, ObjectRef from, int number) {
  Part part = damage_part(PartKind::remove_damage, from, number, b.frame.card);
  part.player = b.frame.controller;
  return part;
}

}  // namespace

void build_damage(Builder& b, PartKind kind) {
  for (const ObjectRef ref : b.list(0)) {
    if (b.left_out(1, ref)) continue;
    const int number = b.number_for(1, ref);
    b.add(kind == PartKind::remove_damage ? removal(b, ref, number)
                                          : damage_part(kind, ref, number, b.frame.card));
  }
}

void build_move_damage(Builder& b) {
  const ObjectList from = b.list(0), to = b.list(1);
  if (to.empty()) return;
  const ObjectRef target = to[0];
  std::uint16_t group = 0;
  for (const ObjectRef source : from) {
    if (source == target || !source.is_slot() || !in_place(b.match.state, source) || b.left_out(2, source))
      continue;
    const int n = std::min<int>(b.number_for(2, source), b.match.state.slot(source.slot()).damage);
    Part off = removal(b, source, n);
    Part on = damage_part(PartKind::put_damage, target, n, b.frame.card);
    off.flags |= kFromMove;
    on.flags |= kFromMove;
    off.group = on.group = ++group;
    off.other = target;
    on.other = source;
    b.add(off);
    b.add(on);
  }
}

void build_unreduced(Builder& b) {
  Parts& out = b.out;
  const std::size_t before = out.size();
  build_parts(b.match, b.frame, b.kid(0), out);
  for (std::size_t i = before; i < out.size(); ++i)
    if (out[i].kind == PartKind::deal_damage) out[i].dealt().unreduced = true;
}

namespace {

// No more counters than there are.
int damage_there(const Choosing& c, int number) {
  ObjectList list{};
  objects(c.match, c.env, c.kid(0), list);
  int most = 0;
  for (const ObjectRef ref : list)
    if (ref.is_slot() && in_place(c.match.state, ref))
      most = std::max<int>(most, c.match.state.slot(ref.slot()).damage);
  return std::min(number, most);
}

// Those that have any.
void damaged_ones(const Choosing& c, ObjectList& out) {
  ObjectList list{};
  objects(c.match, c.env, c.kid(0), list);
  for (const ObjectRef ref : list)
    if (ref.is_slot() && in_place(c.match.state, ref) && c.match.state.slot(ref.slot()).damage > 0)
      out.push(ref);
}

}  // namespace

const ChoiceRules choices_of_damage{keeps_nothing, effect_player, none_besides, damage_there, damaged_ones};

}  // namespace kawari::lorcana
