#include "state/setup.h"

#include "state/lists.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {

Match new_match(const MatchCards& cards, const Rules& rules, const Edition& edition, int players,
                std::uint64_t seed) {
  Match match;
  match.cards = &cards;
  match.rules = &rules;
  match.edition = &edition;
  const bool seated = players >= rules.least_players && players <= rules.most_players;
  if (!seated) match.state.raise(Fault::player_count);
  match.state.player_count = static_cast<std::uint8_t>(seated ? players : rules.least_players);
  match.state.rng = Rng::seeded(seed);
  if (cards.book().asked().size() > kMaxAsked) match.state.raise(Fault::too_many_asked);
  return match;
}

void touch(Match& match) { match.derived.dirty = true; }

CardId add_card(Match& match, FaceId face, PlayerId owner, Zone zone) {
  State& state = match.state;
  Card card;
  card.face = face;
  card.owner = index(owner) & 7;
  const std::size_t before = state.cards.size();
  state.cards.push(state, card);
  if (state.cards.size() == before) return kNoCard;
  const CardId id{static_cast<std::uint16_t>(state.cards.size() - 1)};
  state.card(id).face_down = zone == Zone::resource && match.rules->resource_hidden;
  if (list_index(zone) >= 0) link_last(state, id, owner, zone);
  touch(match);
  return id;
}

SlotId free_slot(State& state) {
  const std::uint8_t end = state.slot_end();
  for (std::uint8_t i = 0; i < end; ++i)
    if (state.slots[i].top == kNoCard) return SlotId{i};
  state.slots.add(state);
  return state.slot_end() == end ? kNoSlot : SlotId{end};
}

SlotId add_in_play(Match& match, FaceId face, PlayerId owner) {
  State& state = match.state;
  const CardId card = add_card(match, face, owner, Zone::none);
  if (card == kNoCard) return kNoSlot;
  return occupy(state, card, owner);
}

SlotId occupy(State& state, CardId card, PlayerId controller) {
  const SlotId id = free_slot(state);
  if (id == kNoSlot) return id;
  Slot& slot = state.slot(id);
  const std::uint16_t generation = slot.generation;
  slot = Slot{};
  slot.generation = generation;
  slot.top = card;
  slot.controller = controller;
  slot.entered = state.next_order++;
  state.card(card).zone = Zone::play;
  state.card(card).slot = id;
  state.card(card).exerted = 0;
  state.card(card).face_down = 0;
  return id;
}

CardId add_under(Match& match, SlotId slot, FaceId face, bool face_down) {
  State& state = match.state;
  const CardId card = add_card(match, face, state.slot(slot).controller, Zone::none);
  if (card == kNoCard) return card;
  state.card(card).face_down = face_down;
  put_beneath(state, card, slot, false);
  touch(match);
  return card;
}

void link_last(State& state, CardId id, PlayerId player, Zone zone) {
  ZoneList& list = state.list(player, zone);
  Card& card = state.card(id);
  card.zone = zone;
  card.slot = kNoSlot;
  card.prev = list.last;
  card.next = kNoCard;
  if (list.last != kNoCard)
    state.card(list.last).next = id;
  else
    list.first = id;
  list.last = id;
  ++list.count;
}

void link_first(State& state, CardId id, PlayerId player, Zone zone) {
  ZoneList& list = state.list(player, zone);
  Card& card = state.card(id);
  card.zone = zone;
  card.slot = kNoSlot;
  card.next = list.first;
  card.prev = kNoCard;
  if (list.first != kNoCard)
    state.card(list.first).prev = id;
  else
    list.last = id;
  list.first = id;
  ++list.count;
}

void unlink(State& state, CardId id) {
  Card& card = state.card(id);
  if (list_index(card.zone) >= 0) {
    ZoneList& list = state.list(card.player(), card.zone);
    if (card.prev != kNoCard)
      state.card(card.prev).next = card.next;
    else
      list.first = card.next;
    if (card.next != kNoCard)
      state.card(card.next).prev = card.prev;
    else
      list.last = card.prev;
    --list.count;
  } else if (card.zone == Zone::under) {
    Slot& slot = state.slot(card.slot);
    if (card.prev != kNoCard)
      state.card(card.prev).next = card.next;
    else
      slot.under = card.next;
    if (card.next != kNoCard) state.card(card.next).prev = card.prev;
    --slot.under_count;
  }
  card.next = card.prev = kNoCard;
  card.zone = Zone::none;
  card.slot = kNoSlot;
}

void put_beneath(State& state, CardId id, SlotId at, bool on_top) {
  Slot& slot = state.slot(at);
  Card& card = state.card(id);
  card.zone = Zone::under;
  card.slot = at;
  card.next = card.prev = kNoCard;
  if (slot.under == kNoCard) {
    slot.under = id;
  } else if (on_top) {
    card.next = slot.under;
    state.card(slot.under).prev = id;
    slot.under = id;
  } else {
    CardId last = slot.under;
    while (state.card(last).next != kNoCard) last = state.card(last).next;
    state.card(last).next = id;
    card.prev = last;
  }
  ++slot.under_count;
}

Pile pile_of(const State& state, const Slot& slot) {
  Pile pile;
  pile.push(slot.top);
  for (CardId c = slot.under; c != kNoCard; c = state.card(c).next) pile.push(c);
  return pile;
}

// A second card that a card is put on: both objects are one from now on. [LOR-2.2 8.10.4.2]
void join_piles(State& state, SlotId from, SlotId to, bool on_top) {
  Slot& source = state.slot(from);
  Slot& target = state.slot(to);
  const ObjectRef old = ref_of(state, from), now = ref_of(state, to);
  const Pile pile = pile_of(state, source);
  target.damage = state.exact(std::int64_t{target.damage} + source.damage);
  target.exerted |= source.exerted;
  target.drying |= source.drying;
  if (source.combat) target.combat = source.combat;
  target.battling |= source.battling;
  for (std::uint8_t i = 0; i < state.slot_end(); ++i)
    if (state.slots[i].location == from) state.slots[i].location = to;
  source = Slot{};
  source.generation = next_mark(state, old.mark);
  for (std::size_t i = 0; i < pile.size(); ++i) {
    const CardId card = pile[on_top ? pile.size() - 1 - i : i];
    state.card(card).next = state.card(card).prev = kNoCard;
    state.card(card).stamp = next_mark(state, state.card(card).stamp);
    put_beneath(state, card, to, on_top);
  }
  // Whatever speaks of the one that was joined speaks of what both have become.
  const auto become = [&](auto&... refs) { ((refs == old ? void(refs = now) : void()), ...); };
  for (Effect& effect : state.effects) become(effect.object, effect.subject);
  for (Frame& frame : state.frames) become(frame.self, frame.subject, frame.other, frame.bound);
  for (Waiting& waiting : state.waiting) become(waiting.self, waiting.subject, waiting.other, waiting.bound);
  for (ObjectRef& ref : state.refs) become(ref);
  for (Done& done : state.history) {
    if (done.subject() != old) continue;
    done.slot = to;
    done.generation = now.mark;
  }
}

void begin_main_phase(Match& match, PlayerId turn, int turn_number) {
  State& state = match.state;
  state.turn_player = turn;
  state.turn_number = static_cast<std::uint32_t>(turn_number);
  state.phase = match.rules->main_phase;
  Frame frame{};
  open_procedure(frame, match.rules->procedures, match.rules->turn_procedure);
  frame.step = match.rules->main_step;
  frame.controller = turn;
  state.frames.push(state, frame);
  touch(match);
}

}  // namespace kawari
