#include "state/lists.h"

namespace kawari {

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

Pile linked_of(const State& state, const Slot& slot) {
  Pile linked;
  if (!state.card(slot.top).linked) return linked;
  linked.push(slot.top);
  for (CardId c = slot.under; c != kNoCard; c = state.card(c).next)
    if (state.card(c).linked) linked.push(c);
  return linked;
}

SlotId free_slot(State& state) {
  const std::uint8_t end = state.slot_end();
  for (std::uint8_t i = 0; i < end; ++i)
    if (state.slots[i].top == kNoCard) return SlotId{i};
  state.slots.add(state);
  return state.slot_end() == end ? kNoSlot : SlotId{end};
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
  state.card(card).exerted = state.card(card).came = 0;
  state.card(card).face_down = 0;
  return id;
}

}  // namespace kawari
