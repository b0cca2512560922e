#include "state/invariants.h"

#include <algorithm>
#include <bitset>
#include <cstring>

#include "state/query.h"
#include "state/rules.h"
#include "state/statics.h"

namespace kawari {
namespace {

std::string about(const Match& match, CardId card, const char* what) {
  return match.face(card).full_name + ": " + what;
}

// Whether the references in the fields of frames are valid.
bool frames_hold(const Match& match) {
  const State& state = match.state;
  const auto holds = [&](const Frame& frame, const FrameField& field) {
    switch (field.kind) {
      case FieldKind::number:
        return true;
      case FieldKind::card: {
        const CardId card = read_field<CardId>(frame, field);
        return card == kNoCard || index(card) < state.cards.size();
      }
      case FieldKind::slot: {
        const SlotId slot = read_field<SlotId>(frame, field);
        return slot == kNoSlot || index(slot) < state.slot_end();
      }
      case FieldKind::node:
        return index(read_field<NodeId>(frame, field)) < match.book().size();
      case FieldKind::cards: {
        const CardsInTurn cards = read_field<CardsInTurn>(frame, field);
        return std::size_t{cards.first} + cards.count <= state.refs.size() && cards.done <= cards.count;
      }
    }
    return false;
  };
  for (const Frame& frame : state.frames) {
    std::size_t end = 0;
    for (const FrameField& field : fields_of(match.rules->procedures, frame)) {
      if (!holds(frame, field)) return false;
      end = std::size_t{field.at} + field.size;
    }
    for (; end < kFrameRoom; ++end)
      if (frame.room[end] != std::byte{0}) return false;
  }
  return true;
}

// Linked cards of one object: at least two, each at a place of its own, and none of them elsewhere.
std::string wrong_links(const Match& match) {
  const State& state = match.state;
  for (std::uint16_t i = 0; i < state.cards.size(); ++i)
    if (const Card& card = state.card(CardId{i});
        card.linked && card.zone != Zone::play && card.zone != Zone::under)
      return about(match, CardId{i}, "is linked and not in play");
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    if (state.slots[i].top == kNoCard) continue;
    Pile linked;
    for (const CardId card : pile_of(state, state.slots[i])) {
      if (!state.card(card).linked) continue;
      for (const CardId other : linked)
        if (linked_place(state.card(other)) == linked_place(state.card(card)))
          return about(match, card, "lies at the place of another linked card");
      linked.push(card);
    }
    if (linked.size() == 1) return about(match, linked[0], "is linked with no other card");
    if (!linked.empty() && state.card(state.slots[i].top).linked && state.slots[i].drying)
      return about(match, linked[0], "is linked and has just come");
  }
  return {};
}

}  // namespace

std::string violated_invariant(const Match& match) {
  const State& state = match.state;
  std::bitset<kMaxCards> seen;
  auto once = [&](CardId card) {
    if (seen[index(card)]) return false;
    seen[index(card)] = true;
    return true;
  };
  int gone = 0;
  for (std::uint8_t p = 0; p < state.player_count; ++p) {
    gone += state.players[p].left;
    for (const Zone zone : kListZones) {
      const ZoneList& list = state.players[p].zones[list_index(zone)];
      CardId prev = kNoCard;
      int n = 0;
      for (CardId c = list.first; c != kNoCard; prev = c, c = state.card(c).next) {
        if (!once(c)) return about(match, c, "is in two places");
        if (state.card(c).zone != zone) return about(match, c, "is linked into a zone that it is not in");
        if (state.card(c).player() != PlayerId{p}) return about(match, c, "is in another player's zone");
        if (state.card(c).prev != prev) return about(match, c, "is linked wrongly");
        if (++n > kMaxCards) return "a zone's links run in a circle";
      }
      if (list.last != prev) return "a zone's last card is not its last link";
      if (n != list.count) return "a zone's count is not the number of its cards";
    }
    for (const std::int32_t count : state.players[p].counters)
      if (count < 0) return "a player has less than 0 of something that is counted";
  }
  if (gone != state.gone) return "the count of the players who have left is wrong";
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top == kNoCard) {
      if (slot.damage || slot.under_count || slot.exerted || slot.combat) return "a free slot is not empty";
      continue;
    }
    if (!once(slot.top)) return about(match, slot.top, "is in two places");
    if (state.card(slot.top).zone != Zone::play || state.card(slot.top).slot != SlotId{i})
      return about(match, slot.top, "is on top of an object but not in play");
    if (slot.damage < 0) return about(match, slot.top, "has negative damage");
    const Face& face = match.face(slot.top);
    if (slot.damage > 0 && !face.is(Kind::character) && !face.is(Kind::location))
      return about(match, slot.top, "has damage and cannot");
    int n = 0;
    for (CardId c = slot.under; c != kNoCard; c = state.card(c).next, ++n) {
      if (!once(c)) return about(match, c, "is in two places");
      if (state.card(c).zone != Zone::under || state.card(c).slot != SlotId{i})
        return about(match, c, "is linked beneath wrongly");
    }
    if (n != slot.under_count) return about(match, slot.top, "counts the cards beneath it wrongly");
    if (slot.location != kNoSlot && !occupied(state, slot.location))
      return about(match, slot.top, "is at a location that is gone");
  }
  if (std::string wrong = wrong_links(match); !wrong.empty()) return wrong;
  for (std::size_t i = 0; i < state.cards.size(); ++i)
    if (!seen[i]) return about(match, CardId(i), "is nowhere");
  for (const Effect& e : state.effects)
    if (!e.object.none() && e.object.is_slot() && !in_place(state, e.object) &&
        match.book().op(e.node) != Op::delay)
      return "an effect applies to an object that is gone";
  for (const Done& d : state.history)
    if (d.asked == 0 || d.asked > match.book().asked().size() || d.players == 0 || d.times == 0)
      return "the turn remembers something that nobody asks about";
  std::size_t parts = 0;
  for (const Proposal& p : state.proposals) parts += p.count;
  if (parts != state.parts.size()) return "parts belong to no proposal";
  if (!frames_hold(match)) return "a frame refers to something that is not there";
  std::uint64_t scopes = 0;
  for (const Frame& frame : state.frames)
    if (frame.kind == FrameKind::program && frame.scope != 0xFF) scopes |= std::uint64_t{1} << frame.scope;
  for (const Proposal& p : state.proposals) scopes |= p.fresh_scopes;
  if (state.scopes & ~scopes) return "an event is open that nothing under way belongs to";
  if (match.derived.stale != Stale::all) {
    Derived fresh;
    recompute_from_scratch(match, fresh);
    if (!same_values(fresh, derived(match))) return "derived values are not what the position says";
    const SlotList order = slots_in_order(state);
    const auto kept = slots_in_order(match);
    if (!std::equal(order.begin(), order.end(), kept.begin(), kept.end()))
      return "the kept order of the cards in play is not what the position says";
    for (std::uint8_t i = 0; i < state.player_count; ++i) {
      int ready = 0;
      std::uint8_t colours = 0;
      for (CardId c = state.list(PlayerId{i}, Zone::resource).first; c != kNoCard; c = state.card(c).next) {
        ready += !state.card(c).exerted;
        if (!state.card(c).exerted) colours |= colours_of(match, c);
      }
      if (ready_resources(match, PlayerId{i}) != ready || ready_colours(match, PlayerId{i}) != colours)
        return "the kept count of ready resource cards is not what the position says";
    }
  }
  return {};
}

}  // namespace kawari
