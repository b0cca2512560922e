#include "state/compare.h"
#include "state/rules.h"

#include <algorithm>

namespace kawari {
namespace {

// Whether the event counts for this player: the player of the ability, or the one for whom a condition is
// tested.
bool seen_by(const Done& done, PlayerId who) {
  return who != kNoPlayer && (done.players >> index(who) & 1) != 0;
}

}  // namespace

int times_this_turn(const Match& match, const Env& env, NodeId event) {
  const auto asked = match.book().asked_number(event);
  const bool other = !env.self.none() && says(match.book(), event, Op::other);
  const PlayerId who = says(match.book(), event, Op::candidate) ? env.candidate : env.controller;
  int times = 0;
  for (const Done& done : match.state.history)
    if (done.asked == asked && seen_by(done, who) && !(other && done.subject() == env.self))
      times += done.times;
  // An action that another effect played is in the discard while it resolves. It does not count as another
  // card.
  if (other && times > 0 && env.self.is_card() && in_place(match.state, env.self) &&
      match.state.card(env.self.card()).zone == Zone::discard &&
      match.face(env.self.card()).is(Kind::action) &&
      match.book().asked()[asked - 1u].facts == Fact::put_into_discard)
    --times;
  return times;
}

bool happened_to(const Match& match, const Env& env, NodeId event, ObjectRef object) {
  const auto asked = match.book().asked_number(event);
  return std::any_of(match.state.history.begin(), match.state.history.end(), [&](const Done& done) {
    return done.asked == asked && seen_by(done, env.controller) && done.subject() == object;
  });
}

bool shares_name(const Match& match, CardId card, const ObjectList& with) {
  for (const ObjectRef ref : with) {
    const CardId other = card_of(match.state, ref);
    if (other == kNoCard) continue;
    for (const WordId name : match.face(other).names)
      if (has_name(match, card, name)) return true;
  }
  return false;
}

bool within_total(const Match& match, Stat figure, int limit, ObjectRef object) {
  std::int64_t total = std::max(0, stat(match, object, figure));
  for (const ObjectRef picked : match.state.picks) total += std::max(0, stat(match, picked, figure));
  return total <= limit;
}

int greatest(const Match& match, const Env& env, Stat figure, NodeId filter) {
  ObjectList list{};
  domain(match, env, filter, list);
  int most = -1;
  for (const ObjectRef ref : list)
    if (fits(match, env, filter, ref)) most = std::max(most, std::max(0, stat(match, ref, figure)));
  return most;
}

int least(const Match& match, const Env& env, Stat figure, NodeId filter) {
  ObjectList list{};
  domain(match, env, filter, list);
  int lowest = kMaxNumber;
  for (const ObjectRef ref : list)
    if (fits(match, env, filter, ref)) lowest = std::min(lowest, std::max(0, stat(match, ref, figure)));
  return lowest;
}

PlayerList players_where(const Match& match, const Env& env, NodeId whom, NodeId cond) {
  PlayerList out;
  for (const PlayerId player : players(match, env, whom)) {
    Env asked = env;
    asked.candidate = player;
    if (holds(match, asked, cond)) out.push(player);
  }
  return out;
}

}  // namespace kawari
