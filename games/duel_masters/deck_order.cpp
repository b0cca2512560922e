// Several cards that were put on the top or the bottom of a deck together: their owner orders them. The
// question comes as soon as they have arrived, whatever put them there.
#include <algorithm>

#include "commit/commit.h"
#include "commit/marks.h"
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"
#include "state/obstacle.h"

namespace kawari::duel_masters {

Flow Order::order(Match& match, Frame& frame) {
  State& state = match.state;
  Fields& own = local<Order>(frame);
  const Register& cards = reg<Order>(frame, Reg::cards);
  ObjectRef* const first = &state.refs[cards.first];
  if (state.answered) {
    ObjectRef* const chosen = std::find(first, first + cards.count - own.placed, take_answer(match).object());
    std::rotate(chosen, chosen + 1, first + cards.count);
    ++own.placed;
  }
  if (cards.count - own.placed > 1) {
    ask(match, {.ask = Ask::order, .who = frame.controller, .least = 1, .most = 1, .placed = own.placed});
    return Flow::stay();
  }
  std::rotate(first, first + 1, first + cards.count);  // the last card gets the last place
  order_deck(match, frame.controller, {first, cards.count}, own.bottom);
  return Flow::finish();
}

namespace {

// The cards of one part, topmost first: a single card, or a whole pile.
void cards_of(const Match& match, const Part& part, ObjectList& out) {
  const State& state = match.state;
  if (part.object.is_card()) {
    out.push(part.object);
    return;
  }
  const Remembered* last = remembered(state, part.object);
  if (last == nullptr) return;
  out.push(ref_of(state, last->card));
  cards_beneath(match, part.object, out);
}

// [DM-1.50 401.2] Whether the owner has seen where the card came from, or has looked at it.
bool seen_by_owner(const State& state, const Part& part, CardId card) {
  const Card& there = state.card(card);
  return (part.from != Zone::deck && part.from != zone::shields) || (there.known >> there.owner & 1) != 0;
}

void order_those(Match& match, const Proposal& proposal, PlayerId owner, bool bottom) {
  State& state = match.state;
  const std::uint16_t first = state.refs.next_place();
  for (int i = 0; i < proposal.count; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.has(kDropped) || part.kind != PartKind::move_card || part.to != Zone::deck ||
        part.has(kBottom) != bottom)
      continue;
    ObjectList cards{};
    cards_of(match, part, cards);
    for (const ObjectRef ref : cards) {
      const Card& card = state.card(ref.card());
      if (card.player() != owner || card.zone != Zone::deck) continue;
      // [DM-1.50 401.4] In secret: only the owner knows which card is which.
      if (seen_by_owner(state, part, ref.card())) show_to(state, ref.card(), owner);
      know_in_place(state, ref.card());
      state.refs.push(state, ref);
    }
  }
  const int count = static_cast<int>(state.refs.size()) - first;
  Order::Fields fields;
  fields.bottom = bottom;
  Frame* frame = count > 1 ? push_frame<Order>(match, owner, fields) : nullptr;
  if (frame == nullptr) {
    state.refs.cut(first);
    return;
  }
  frame->ref_base = first;
  Register& cards = reg<Order>(*frame, Order::Reg::cards);
  cards.set = 1;
  cards.first = first;
  cards.count = static_cast<std::uint16_t>(count);
}

}  // namespace

Verdict can_be_next(const Match& match, const Frame& frame, ObjectRef card) {
  const Register& cards = reg<Order>(frame, Order::Reg::cards);
  const ObjectRef* const first = &match.state.refs[cards.first];
  const ObjectRef* const end = first + cards.count;
  const ObjectRef* const found = std::find(first, end, card);
  if (found < end - local<Order>(frame).placed) return Verdict::yes();
  const Verdict no = Verdict::no(rule::key(rule::deck_order), card_of(match.state, card));
  return no.as(found == end ? Obstacle::not_moved : Obstacle::picked_already);
}

// [DM-1.50 401.4] Cards that are shuffled into the deck are neither on top nor at the bottom. [401.7]
void decks_reached(Match& match, const Proposal& proposal) {
  const State& state = match.state;
  int arrived = 0;
  std::uint32_t shuffled = 0;
  for (int i = 0; i < proposal.count; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.has(kDropped)) continue;
    if (part.kind == PartKind::shuffle) shuffled |= 1u << index(part.player);
    if (part.kind == PartKind::move_card && part.to == Zone::deck) arrived += part.object.is_slot() ? 2 : 1;
  }
  if (arrived < 2) return;
  // Asked in turn order: the frame that is pushed last is on top.
  const auto players = players_from(state, state.turn_player);
  for (std::size_t i = players.size(); i-- > 0;) {
    if (shuffled >> index(players[i]) & 1) continue;
    order_those(match, proposal, players[i], true);
    order_those(match, proposal, players[i], false);
  }
}

}  // namespace kawari::duel_masters
