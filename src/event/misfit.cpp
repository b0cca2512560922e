// Compares events that have happened or would happen with the events that abilities wait for.
#include <utility>

#include "event/event.h"
#include "ir/event_forms.h"
#include "state/rules.h"

namespace kawari {
namespace {

// Keeps the nearer of two attempts; `best_env` gets its roles.
void take_nearer(Misfit& best, Env& best_env, const Misfit& found, const Env& env) {
  if (best.event != kNoNode && found.what <= best.what) return;
  best = found;
  best_env = env;
}

// A card that enters linked with others: an event is compared with the card that enters, not with the whole;
// "this" means it only in its own text. [DM-1.50 804.1c]
bool fits_single(const Match& match, const Env& env, NodeId filter, const Part& part) {
  const ObjectRef alone{index(part.single), match.state.card(part.single).stamp};
  Env of_card = env;
  if (env.self == part.object && env.card == part.single) of_card.self = alone;
  return fits(match, of_card, filter, alone);
}

// Compares the part with a single event, with its two cards in their given roles.
Misfit misfit_as_is(const Match& match, Env& env, NodeId event, const Part& part) {
  using What = Misfit::What;
  const Book& book = match.book();
  const Node& node = book[event];
  const bool passive = (node.value & kPassive) != 0;
  env.subject = passive ? part.other : part.object;
  env.other = passive ? part.object : part.other;
  // For an object that leaves during a challenge, the other card is its opponent.
  if (!passive && env.other.none() && part.from == Zone::play && part.kind == PartKind::move_card)
    env.other = across(match.state, part.object);
  env.event_player = part.player == kNoPlayer ? affected_player(match, part) : part.player;
  env.event_amount = part.amount;
  env.event_source = part.source;
  env.event_from = part.from;
  env.event_cause = part.cause;
  // The keyword with which the card was played or the ability was used.
  env.playing_with = part.kind == PartKind::mark        ? part.marked().with
                     : part.kind == PartKind::move_card ? part.moved().with
                                                        : kNoKeyword;
  env.event_unpaid = part.verb == Verb::put || part.has(kUnpaid);
  const NodeId subject = book.kid(node, 0);
  const NodeId other = book.kid(node, 1);
  const NodeId player = book.kid(node, 2);
  const NodeId condition = book.kid(node, 3);
  if (!book.absent(subject)) {
    if (env.subject.none()) return {What::subject, event, kNoNode};
    const bool fit = part.single != kNoCard && !passive && part.from != Zone::play
                         ? fits_single(match, env, subject, part)
                         : fits(match, env, subject, env.subject);
    if (!fit) return {What::subject, event, subject};
  }
  if (!book.absent(other)) {
    if (env.other.none()) return {What::other, event, kNoNode};
    if (!fits(match, env, other, env.other)) return {What::other, event, other};
  }
  if (!book.absent(player) && !includes(match, env, player, env.event_player))
    return {What::player, event, player};
  if ((node.value & kByEffect) != 0 && part.has(kCost)) return {What::condition, event, kNoNode};
  if (!holds(match, env, condition)) return {What::condition, event, condition};
  return {What::nothing, event, kNoNode};
}

}  // namespace

Misfit misfit(const Match& match, Env& env, NodeId event, const Part& part, FactSet all) {
  const Book& book = match.book();
  const Node& node = book[event];
  const bool single = is_single_event(node.op);
  if (single) {
    if (!all.has(fact_of(node.value))) return {Misfit::What::kind, event, kNoNode};
    const Fact fact = fact_of(node.value);
    if (!match.rules->facts->either_side.has(fact) || part.other.none())
      return misfit_as_is(match, env, event, part);
  }
  Misfit best;
  Env best_env = env;
  if (!single) {
    for (int i = 0; i < node.kid_count && best; ++i) {
      Env one = env;
      const Misfit found = misfit(match, one, book.kid(node, i), part, all);
      take_nearer(best, best_env, found, one);
    }
  } else {
    // Either of the two cards can be the one that the event describes.
    Part swapped = part;
    std::swap(swapped.object, swapped.other);
    best = misfit_as_is(match, best_env, event, swapped);
    if (best) take_nearer(best, best_env, misfit_as_is(match, env, event, part), env);
  }
  env = best_env;
  return best;
}

}  // namespace kawari
