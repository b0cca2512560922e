#include "state/setup.h"

#include <cstring>

#include "state/lists.h"
#include "state/query.h"

namespace kawari {

void clear(State& state) {
  std::memset(static_cast<void*>(&state), 0, sizeof state);
  state.frames.blank();
  state.proposals.blank();
  state.parts.blank();
  for (Slot& slot : state.slots) slot = Slot{};
  for (Player& player : state.players) player = Player{};
  state.turn_player = PlayerId{0};
  state.holder = kNoPlayer;
  state.winner = kNoPlayer;
  state.next_instance = 1;
  state.next_order = 1;
  state.pending = Pending{};
  state.answer = Option{};
}

Match new_match(const MatchCards& cards, const Rules& rules, const Edition& edition, int players,
                std::uint64_t seed) {
  Match match;
  match.cards = &cards;
  match.rules = &rules;
  match.edition = &edition;
  clear(match.state);
  const bool seated = players >= rules.least_players && players <= rules.most_players;
  if (!seated) match.state.fault = Fault::player_count;
  match.state.player_count = static_cast<std::uint8_t>(seated ? players : rules.least_players);
  match.state.rng = Rng::seeded(seed);
  if (cards.book().asked().size() > kMaxAsked) match.state.fault = Fault::too_many_asked;
  std::memset(static_cast<void*>(&match.derived), 0, sizeof match.derived);
  match.derived.dirty = true;
  return match;
}

void touch(Match& match) { match.derived.dirty = true; }

CardId add_card(Match& match, FaceId face, PlayerId owner, Zone zone) {
  State& state = match.state;
  Card card;
  card.face = face;
  card.owner = index(owner) & 7;
  if (!state.cards.push(card)) {
    state.fault = Fault::too_many_cards;
    return kNoCard;
  }
  const CardId id{static_cast<std::uint16_t>(state.cards.size() - 1)};
  state.card(id).face_down = zone == Zone::resource && match.rules->resource_hidden;
  if (list_index(zone) >= 0) link_last(state, id, owner, zone);
  touch(match);
  return id;
}

SlotId free_slot(State& state) {
  for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
    if (state.slots[i].top != kNoCard) continue;
    if (i >= state.slot_end) state.slot_end = static_cast<std::uint8_t>(i + 1);
    return SlotId{i};
  }
  state.fault = Fault::too_many_slots;
  return kNoSlot;
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

// A second card that a card is put on: both objects are one from now on. [LOR-2.2 8.10.4.2]
void join_piles(State& state, SlotId from, SlotId to, bool on_top) {
  Slot& source = state.slot(from);
  Slot& target = state.slot(to);
  const ObjectRef old = ref_of(state, from), now = ref_of(state, to);
  InlineVec<CardId, 64> pile{};
  (void)pile.push(source.top);
  for (CardId c = source.under; c != kNoCard; c = state.card(c).next) (void)pile.push(c);
  target.damage = static_cast<std::int16_t>(target.damage + source.damage);
  target.exerted |= source.exerted;
  target.drying |= source.drying;
  if (source.combat) target.combat = source.combat;
  target.battling |= source.battling;
  for (std::uint8_t i = 0; i < state.slot_end; ++i)
    if (state.slots[i].location == from) state.slots[i].location = to;
  source = Slot{};
  source.generation = static_cast<std::uint16_t>(old.mark + 1);
  for (std::size_t i = 0; i < pile.size(); ++i) {
    const CardId card = pile[on_top ? pile.size() - 1 - i : i];
    state.card(card).next = state.card(card).prev = kNoCard;
    ++state.card(card).stamp;
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
  state.turn_number = static_cast<std::uint16_t>(turn_number);
  state.phase = match.rules->main_phase;
  Frame frame{};
  frame.kind = FrameKind::procedure;
  frame.procedure = match.rules->turn_procedure;
  frame.step = match.rules->main_step;
  frame.controller = turn;
  (void)state.frames.push(frame);
  touch(match);
}

}  // namespace kawari
