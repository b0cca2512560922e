#include "commit/commit.h"

#include <algorithm>

#include "commit/marks.h"
#include "commit/movement.h"
#include "state/lists.h"
#include "state/rules.h"
#include "state/sightings.h"

namespace kawari {
namespace {

// The rule to cite for an amount that was calculated.
RuleKey counted(const Match& match, const Part& part) {
  if (part.cause == kNoNode) return kNoRule;
  const Book& book = match.book();
  const Node& node = book[part.cause];
  if (node.op == Op::draw_until) return rule::key(rule::until_you_have);
  for (const NodeId kid : book.kids(node))
    if (book.op(kid) == Op::times) return rule::key(rule::for_each);
  return kNoRule;
}

// Whether the part's object has already left play in this proposal, by itself or with a pile.
bool left_in_batch(const State& state, const Part& part) {
  const bool at_two = part.kind == PartKind::relocate || part.kind == PartKind::put_under;
  if (at_two && !in_place(state, part.other)) return true;
  return (part.object.is_slot() || part.kind == PartKind::move_card) && !in_place(state, part.object);
}

// One that turns out to be impossible only now is dropped.
void carry_out(Match& match, Part& part) {
  const KindInfo& kind = (*match.rules->events)[part.kind];
  kind.carry_out(match, part);
  if (part.has(kDropped)) return;
  ++match.events;
  wrote(match, kind.writes(match, part));
}

// Players look at the table after each event.
void look(Match& match) {
  if (match.trace != nullptr && match.trace->sightings != nullptr) match.trace->sightings->look(match);
}

// The trace says what the position was before, and what came of it.
void carry_out_and_tell(Match& match, Part& part, std::uint32_t batch) {
  TraceItem item;
  item.kind = TraceKind::happened;
  item.batch = batch;
  item.part = record(match, part);
  item.player = item.part.player;
  item.rule = counted(match, part);
  if (match.rules->rules_behind) match.rules->rules_behind(match, item);
  carry_out(match, part);
  if (part.has(kDropped)) return;
  item.part.amount = part.amount;
  if (item.part.card == kNoCard) {
    item.part.card = card_of(match.state, part.object);
    if (item.part.card != kNoCard) item.part.face = match.state.card(item.part.card).face;
  }
  trace(match, std::move(item));
  look(match);
}

// What lies beneath an object that is taken out and belongs to another player stays in the game.
void discard_of_others(Match& match, SlotId id) {
  State& state = match.state;
  const PlayerId player = state.slot(id).controller;
  Part part{};
  part.to = Zone::discard;
  for (CardId c = state.slot(id).under, next = kNoCard; c != kNoCard; c = next) {
    next = state.card(c).next;
    if (state.card(c).player() == player) continue;
    unlink(state, c);
    arrive(match, c, Zone::discard, part);
  }
}

}  // namespace

void shuffle_deck(Match& match, PlayerId player) {
  State& state = match.state;
  forget_deck(state, player);
  ScratchVec<CardId, 256> order;
  for (CardId c = state.list(player, Zone::deck).first; c != kNoCard; c = state.card(c).next) order.push(c);
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[state.rng.below(static_cast<std::uint32_t>(i))]);
  lay_deck(state, player, {order.begin(), order.size()});
}

void lay_deck(State& state, PlayerId player, std::span<const CardId> order) {
  for (const CardId c : order) unlink(state, c);
  for (const CardId c : order) link_last(state, c, player, Zone::deck);
}

void order_deck(Match& match, PlayerId player, std::span<const ObjectRef> cards, bool bottom) {
  State& state = match.state;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const CardId card = cards[bottom ? i : cards.size() - 1 - i].card();
    const SlotId beneath = state.card(card).slot;
    unlink(state, card);
    if (bottom)
      link_last(state, card, player, Zone::deck);
    else
      link_first(state, card, player, Zone::deck);
    state.card(card).slot = beneath;  // remembers the object beneath which it lay
  }
  wrote(match, kReadsCards);
}

void relocate_card(Match& match, CardId card, Zone to) {
  State& state = match.state;
  unlink(state, card);
  state.card(card).stamp = next_mark(state, state.card(card).stamp);
  state.card(card).known = 0;  // everybody sees it there
  link_last(state, card, state.card(card).player(), to);
  wrote(match, kReadsCards | kReadsResources);
}

void commit(Match& match) {
  State& state = match.state;
  const Proposal& proposal = state.proposals.back();
  std::uint32_t batch = 0;
  bool onto_deck = false;
  if (match.trace) batch = ++match.trace->batch;
  for (int i = 0; i < proposal.count; ++i) {
    Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.has(kAttemptOnly) && part.has(kDropped) && !part.has(kReplaced))
      state.player(part.player).drew_empty = 1;
    if (part.has(kDropped)) continue;
    if (left_in_batch(state, part)) {
      part.flags |= kDropped;
      continue;
    }
    if (match.trace)
      carry_out_and_tell(match, part, batch);
    else
      carry_out(match, part);
    onto_deck |= part.kind == PartKind::move_card && part.to == Zone::deck && !part.has(kDropped);
  }
  if (onto_deck) {
    forget_order(match, proposal);
    look(match);
  }
}

void take_out(Match& match, PlayerId player) {
  State& state = match.state;
  Part out{};
  out.to = Zone::removed;
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    if (state.slots[i].top == kNoCard || state.slots[i].controller != player) continue;
    discard_of_others(match, SlotId{i});
    leave_play(match, SlotId{i}, out);
  }
  // The remaining cards are in lists, or beneath objects of other players.
  for (std::uint16_t i = 0; i < state.cards.size(); ++i) {
    Card& card = state.card(CardId{i});
    if (card.player() != player || card.zone == Zone::removed) continue;
    unlink(state, CardId{i});
    if (card.deferred) undefer(state, CardId{i});
    arrive(match, CardId{i}, Zone::removed, out);
  }
  for (std::size_t i = state.waiting.size(); i-- > 0;)
    if (state.waiting[i].controller == player) state.waiting.erase(i);
  for (std::size_t i = state.effects.size(); i-- > 0;) {
    const Effect& effect = state.effects[i];
    const Op op = match.book().op(effect.node);
    const bool lasting = op != Op::delay && op != Op::create && effect.until != Until::leaves_play;
    if (effect.controller == player && !lasting) state.effects.erase(i);
  }
  match.derived.stale = Stale::all;
}

}  // namespace kawari
