// Costs of playing, moving and singing, with all modifiers.
#include <algorithm>

#include "games/lorcana/lorcana.h"
#include "state/statics.h"

namespace kawari::lorcana {
namespace {

// Cost modifiers of cards in play and of effects, and those in the card's own text.
std::int64_t modifiers(const Match& match, PlayerId who, CardId card, KeywordId with) {
  std::int64_t total = 0;
  const ObjectRef ref = ref_of(match.state, card);
  auto count = [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (node.op != Op::cost_change || !includes(match, view.env, match.book().kid(node, 0), who)) return;
    Env env = view.env;
    env.playing_with = with;
    if (!fits(match, env, match.book().kid(node, 1), ref)) return;
    if (node.value != 0 && used_this_turn(match, view)) return;
    total += view.fixed ? view.amount : amount(match, view.env, match.book().kid(node, 2));
  };
  each_static(match, Op::cost_change, count);
  each_own_static(match, who, card, count);
  return total;
}

const Ability* keyword_of(const Match& match, CardId card, Keyword keyword) {
  for (const Ability& ability : match.face(card).abilities)
    if (ability.kind == AbilityKind::keyword && ability.keyword == id(keyword)) return &ability;
  return nullptr;
}

}  // namespace

int shift_price(const Match& match, PlayerId who, CardId card, NodeId shift) {
  const NodeId number = match.book().kid(shift, 0);
  if (match.book().absent(number)) return 0;  // a Shift cost without ink
  return std::max(
      0, match.derived.exact(match.book()[number].value + modifiers(match, who, card, id(Keyword::shift))));
}

int play_cost(const Match& match, PlayerId who, CardId card, Way way, CardId with) {
  switch (way) {
    case Way::pay:
      return std::max(0, match.derived.exact(match.face(card).stat(Stat::cost) +
                                             modifiers(match, who, card, kNoKeyword)));
    case Way::shift: {
      const NodeId shift = with == kNoCard ? kNoNode : shift_onto(match, who, card, with);
      return shift == kNoNode ? 0 : shift_price(match, who, card, shift);
    }
    case Way::sing:
    case Way::sing_together:
    case Way::free:
    case Way::other_cost:
    case Way::put:
      return 0;
  }
  return 0;
}

NodeId cost_of_way(const Match& match, PlayerId who, CardId card, Way way, CardId with) {
  if (way == Way::shift) {
    const NodeId shift = shift_onto(match, who, card, with);
    return shift == kNoNode ? kNoNode : match.book().kid(shift, 1);
  }
  if (way == Way::other_cost) return other_cost(match, who, card, false, with).cost;
  return kNoNode;
}

int move_cost(const Match& match, CardId character, CardId location) {
  const State& state = match.state;
  const SlotId who = state.card(character).slot, where = state.card(location).slot;
  bool free = false;
  each_static(match, op_of<MoveFree>, [&](const StaticView& view) {
    bool here = false;
    ObjectList places{};
    objects(match, view.env, match.book().kid(view.node, 1), places);
    for (const ObjectRef place : places) here = here || (place.is_slot() && place.slot() == where);
    free = free || (here && is_about(match, view, who));
  });
  if (free) return 0;
  // [LOR-2.1 4.7.3.3] the move cost with what changes it
  std::int64_t total = stat(match, ref_of(state, location), figure::move_cost);
  each_static(match, op_of<MoveCost>, [&](const StaticView& view) {
    const Book& book = match.book();
    if (includes(match, view.env, book.kid(view.node, 0), state.card(character).player()) &&
        fits(match, view.env, book.kid(view.node, 1), ref_of(state, character)) &&
        fits(match, view.env, book.kid(view.node, 2), ref_of(state, location)))
      total += view.fixed ? view.amount : amount(match, view.env, book.kid(view.node, 3));
  });
  return std::max(0, match.derived.exact(total));
}

int singing_cost(const Match& match, SlotId singer) {
  // [LOR-2.1 8.11.1] Singer N replaces the cost, for singing only.
  const SlotValues& values = derived(match).slots[index(singer)];
  const int base = has(match, singer, Keyword::singer)
                       ? values.keyword_value[static_cast<int>(Keyword::singer)]
                       : match.face(match.state.slot(singer).top).stat(Stat::cost);
  return base + values.stat[static_cast<int>(figure::singing)];  // [LOR-2.1 8.11.3]
}

int sing_together_number(const Match& match, CardId song) {
  const Ability* together = keyword_of(match, song, Keyword::sing_together);
  return together ? match.book()[match.book().kid(together->root, 0)].value : 0;
}

bool may_use_free(const Match& match, SlotId slot, int ability) {
  const Face& face = match.face(match.state.slot(slot).top);
  if (ability >= static_cast<int>(face.abilities.size())) return false;
  const Env env = env_of(match.state, slot);
  for (const Ability& a : face.abilities) {
    if (a.kind != AbilityKind::free_use) continue;
    const Node& node = match.book()[a.root];
    if (WordId(node.value) != face.abilities[static_cast<std::size_t>(ability)].name) continue;
    if (holds(match, env, match.book().kid(node, 0))) return true;
  }
  return false;
}

}  // namespace kawari::lorcana
