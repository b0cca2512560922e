// Asks for the order in which cards are put on the top or the bottom of a deck: one card at a time, topmost
// first. The answers are at the end of State::refs until the parts are built. "In any order" also mixes the
// cards of piles: a pile leaves play as a whole, and its cards get their places when they have arrived.
#include <algorithm>

#include "commit/commit.h"
#include "run/run.h"
#include "run/unchosen.h"
#include "state/obstacle.h"
#include "state/rules.h"
#include "state/viewer.h"

namespace kawari {
namespace {

PlaceForm place_of(const Book& book, NodeId stmt) { return form_of(static_cast<Place>(book[stmt].value)); }

bool onto_deck(const Book& book, NodeId stmt) {
  if (book.op(stmt) != Op::put_into) return false;
  const PlaceForm place = place_of(book, stmt);
  return !place.instead_of_discard && (place.at == Place::deck_top || place.at == Place::deck_bottom);
}

// The cards that move, at their present places: a pile as one, or each of its cards. [LOR-2.1 7.2.3.1]
void moving(const Match& match, const Frame& frame, NodeId stmt, ObjectList& out) {
  ObjectList list{};
  objects(match, env_of(frame), match.book().kid(stmt, 0), list);
  for (const ObjectRef ref : list) {
    const ObjectRef now = follow(match.state, ref);
    if (now.none()) continue;
    out.push(now);
    if (place_of(match.book(), stmt).any_order) cards_beneath(match, now, out);
  }
}

bool comes_along(const State& state, ObjectRef ref) {
  return ref.is_card() && state.card(ref.card()).zone == Zone::under;
}

// The cards without a place that go to the same deck: that of the owner of the first such card.
void unplaced(const Match& match, const Frame& frame, NodeId stmt, ObjectList& out) {
  const State& state = match.state;
  ObjectList all{};
  moving(match, frame, stmt, all);
  const auto placed_end = state.refs.end();
  const auto placed = placed_end - local<Program>(frame).placed;
  PlayerId owner = kNoPlayer;
  for (const ObjectRef ref : all) {
    if (std::find(placed, placed_end, ref) != placed_end) continue;
    if (owner == kNoPlayer) owner = owner_of(state, ref);
    if (owner_of(state, ref) == owner) out.push(ref);
  }
}

void place(Match& match, ObjectRef ref) {
  match.state.refs.push(match.state, ref);
  ++local<Program>(match.state.frame()).placed;
}

}  // namespace

bool arrange(Match& match, NodeId stmt) {
  State& state = match.state;
  if (match.rules->owner_orders_deck || !onto_deck(match.book(), stmt)) return true;
  if (state.answered) {
    place(match, take_answer(match).object());
  }
  for (;;) {
    if (state.fault != Fault::none) return false;
    ObjectList open{};
    unplaced(match, state.frame(), stmt, open);
    if (open.empty()) return true;
    if (open.size() == 1) {
      if (local<Program>(state.frame()).placed == 0) {
        ObjectList all{};
        moving(match, state.frame(), stmt, all);
        if (all.size() == 1) return true;  // a single card needs no order
      }
      place(match, open[0]);
      continue;
    }
    ask(match, {.ask = Ask::order,
                .who = deck_orderer(match, owner_of(state, open[0])),
                .least = 1,
                .most = 1,
                .node = stmt,
                .card = state.frame().card,
                .placed = local<Program>(state.frame()).placed});
    return false;
  }
}

void order_options(const Match& match, const Pending& pending, ObjectList& out) {
  unplaced(match, match.state.frames[pending.frame], pending.node, out);
}

Unchosen unordered(const Match& match, const Pending& pending, ObjectRef object) {
  const Frame& frame = match.state.frames[pending.frame];
  ObjectList open{}, all{};
  unplaced(match, frame, pending.node, open);
  moving(match, frame, pending.node, all);
  const auto in = [&](const ObjectList& list) {
    return std::find(list.begin(), list.end(), object) != list.end();
  };
  if (in(open)) return {};
  const bool moves = in(all);
  if (moves && owner_of(match.state, object) == owner_of(match.state, open[0]))
    return {Unchosen::Why::picked, {}};
  const Verdict no = Verdict::no(rule::key(rule::legal_choice), card_of(match.state, object));
  return {Unchosen::Why::rule, no.as(moves ? Obstacle::not_yours : Obstacle::not_moved)};
}

bool arranged(const Match& match, const Frame& frame, NodeId stmt, ObjectList& out) {
  if (!runs<Program>(frame) || local<Program>(frame).placed == 0 || frame.pc != stmt ||
      !onto_deck(match.book(), stmt))
    return false;
  const auto end = match.state.refs.end();
  for (auto at = end - local<Program>(frame).placed; at != end; ++at)
    if (!comes_along(match.state, *at)) out.push(*at);
  return true;
}

void forget_arrangement(Match& match) {
  State& state = match.state;
  Program::Fields& own = local<Program>(state.frame());
  const auto end = state.refs.end();
  if (std::any_of(end - own.placed, end, [&](ObjectRef ref) { return comes_along(state, ref); })) {
    own.cards = {static_cast<std::uint16_t>(state.refs.size() - own.placed), own.placed, 0};
    own.placed = 0;
    return;
  }
  for (; own.placed > 0; --own.placed) state.refs.pop();
}

void mix_piles(Match& match, NodeId stmt) {
  State& state = match.state;
  if (!onto_deck(match.book(), stmt)) return;
  CardsInTurn& cards = local<Program>(state.frame()).cards;
  for (std::uint8_t p = 0; p < state.player_count; ++p) {
    ObjectList there{};
    for (int i = 0; i < cards.count; ++i) {
      const ObjectRef ref = follow(state, state.refs[static_cast<std::size_t>(cards.first + i)]);
      if (ref.is_card() && state.card(ref.card()).zone == Zone::deck && owner_of(state, ref) == PlayerId{p})
        there.push(ref);
    }
    if (there.empty()) continue;
    const bool bottom = place_of(match.book(), stmt).at == Place::deck_bottom;
    order_deck(match, PlayerId{p}, {there.begin(), there.size()}, bottom);
  }
  cards = {};
}

OntoDeck onto_deck_now(const Match& match, NodeId stmt) {
  OntoDeck out;
  const State& state = match.state;
  if (state.frames.empty() || !runs<Program>(state.frames.back()) || !onto_deck(match.book(), stmt))
    return out;
  ObjectList all{};
  moving(match, state.frames.back(), stmt, all);
  for (const ObjectRef ref : all) {
    out.of_piles |= comes_along(state, ref);
    bool to_all = true;
    for (std::uint8_t p = 0; p < state.player_count; ++p)
      to_all &= is_shown(match, PlayerId{p}, card_of(state, ref));
    out.face_up |= to_all;
  }
  return out;
}

}  // namespace kawari
