// The ways to play a card: from which zone, for its cost, by Shift, by singing, for another cost.
#include "games/lorcana/lorcana.h"
#include "state/obstacle.h"
#include "state/statics.h"

namespace kawari::lorcana {
namespace {

// Visits each permission that fits, with the card that gives it: "You may play this character for free",
// "exert 4 items of yours to play this character for free".
template <class Fn>
void each_other_cost(const Match& match, PlayerId who, CardId card, Fn fn) {
  const ObjectRef ref = ref_of(match.state, card);
  const auto take = [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (node.op != Op::other_cost || !includes(match, view.env, match.book().kid(node, 0), who)) return;
    if (fits(match, view.env, match.book().kid(node, 1), ref)) fn(view.env.card, match.book().kid(node, 2));
  };
  each_static(match, Op::other_cost, take);
  each_own_static(match, who, card, take);
}

bool may_play_from_here(const Match& match, PlayerId who, CardId card) {
  bool may = false;
  each_static(match, op_of<PlayFrom>, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (may || !includes(match, view.env, match.book().kid(node, 0), who)) return;
    may = fits(match, view.env, match.book().kid(node, 1), ref_of(match.state, card));
  });
  return may;
}

}  // namespace

OtherCost other_cost(const Match& match, PlayerId who, CardId card, bool free, CardId by) {
  OtherCost found;
  each_other_cost(match, who, card, [&](CardId source, NodeId cost) {
    if (found.by != kNoCard || match.book().absent(cost) != free) return;
    if (by == kNoCard || by == source) found = {source, cost};
  });
  return found;
}

Verdict can_play_from(const Match& match, PlayerId who, CardId card) {
  const State& state = match.state;
  const RuleKey cited = rule::key(rule::play_from_hand);
  if (state.card(card).player() != who) return Verdict::no(cited, card).as(Obstacle::not_yours);
  if (state.card(card).zone == Zone::hand || may_play_from_here(match, who, card)) return Verdict::yes();
  return Verdict::no(cited, card).elsewhere(Zone::hand, who);
}

void list_ways(const Match& match, PlayerId who, CardId card, bool anywhere, OptionList& out) {
  const State& state = match.state;
  if (!can_play_at_all(match, who, card, anywhere).legal) return;
  const auto add = [&](Way way, CardId with) {
    if (!way_is_open(match, who, card, way, with).legal) return;
    out.push_back(Option::action(id(Action::play), card, id(way), with));
  };
  add(Way::pay, kNoCard);
  const Face& face = match.face(card);
  const bool shift = !shift_abilities(match, card).empty();
  const bool together = has_keyword(match, ref_of(state, card), id(Keyword::sing_together));
  if (shift || face.is(kind::song)) {
    for (const SlotId s : slots_in_order(match)) {
      const CardId top = state.slot(s).top;
      if (together && are_teammates(state, who, state.slot(s).controller)) add(Way::sing_together, top);
      if (state.slot(s).controller != who) continue;
      if (shift) add(Way::shift, top);
      if (face.is(kind::song)) add(Way::sing, top);
      if (together) add(Way::sing_together, top);
    }
  }
  ScratchVec<CardId, 8> givers[2];
  each_other_cost(match, who, card, [&](CardId by, NodeId cost) {
    auto& list = givers[match.book().absent(cost) ? 0 : 1];
    for (const CardId old : list)
      if (old == by) return;
    list.push(by);
  });
  for (const CardId by : givers[0]) {
    add(Way::free, by);
    break;  // one permission is enough
  }
  for (const CardId by : givers[1]) add(Way::other_cost, by);
}

void each_playable_elsewhere(const Match& match, PlayerId who, PlayableElsewhere& out) {
  const State& state = match.state;
  each_static(match, op_of<PlayFrom>, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (!includes(match, view.env, match.book().kid(node, 0), who)) return;
    ObjectList list{};
    domain(match, view.env, match.book().kid(node, 1), list);
    for (const ObjectRef ref : list) {
      const CardId card = card_of(state, ref);
      bool known =
          state.card(card).zone == Zone::hand || !fits(match, view.env, match.book().kid(node, 1), ref);
      for (const CardId old : out) known = known || old == card;
      if (!known) out.push(card);
    }
  });
}

// [LOR-2.1 4.2.3] One card per turn, and more if effects allow it.
int ink_limit(const Match& match, PlayerId who) {
  int limit = 1;
  each_static(match, op_of<ExtraInk>, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (!includes(match, view.env, match.book().kid(node, 0), who)) return;
    limit += view.fixed ? view.amount : amount(match, view.env, match.book().kid(node, 1));
  });
  return limit;
}

bool counts_as_inkable(const Match& match, CardId card) {
  if (match.face(card).inkwell) return true;
  bool counts = false;
  each_static(match, op_of<Inkable>, [&](const StaticView& view) {
    counts = counts || fits(match, view.env, match.book().kid(view.node, 0), ref_of(match.state, card));
  });
  return counts;
}

}  // namespace kawari::lorcana
