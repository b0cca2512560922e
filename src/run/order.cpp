// Asks for the order in which cards are put on the top or the bottom of a deck: one card at a time, topmost
// first. The answers are at the end of State::refs until the parts are built.
#include <algorithm>

#include "commit/commit.h"
#include "run/run.h"
#include "run/unchosen.h"
#include "state/obstacle.h"
#include "state/rules.h"

namespace kawari {
namespace {

bool onto_deck(const Book& book, NodeId stmt) {
  if (book.op(stmt) != Op::put_into) return false;
  const Place place = static_cast<Place>(book[stmt].value);
  return place == Place::deck_top || place == Place::deck_bottom;
}

// The cards that move, at their present places.
void moving(const Match& match, const Frame& frame, NodeId stmt, ObjectList& out) {
  ObjectList list{};
  objects(match, env_of(frame), match.book().kid(stmt, 0), list);
  for (const ObjectRef ref : list) {
    const ObjectRef now = follow(match.state, ref);
    if (!now.none()) out.push(now);
  }
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
  for (auto at = end - local<Program>(frame).placed; at != end; ++at) out.push(*at);
  return true;
}

void forget_arrangement(Match& match) {
  std::uint16_t& placed = local<Program>(match.state.frame()).placed;
  for (; placed > 0; --placed) match.state.refs.pop();
}

}  // namespace kawari
