// Who still knows the face of a card that moves to a hidden place: every player who saw the card and can tell
// where it went. Only knowledge about single cards is kept, not "one of these three".
#include "commit/movement.h"
#include "event/event.h"
#include "state/rules.h"

namespace kawari {
namespace {

constexpr std::uint8_t kEverybody = 0xFF;

std::uint8_t bit(PlayerId player) { return static_cast<std::uint8_t>(1u << index(player)); }

bool hides(const Match& match, Zone zone) {
  switch (*(*match.rules->zones)[zone].shown) {
    case Shown::to_all:
      return false;
    case Shown::to_owner:
    case Shown::as_deck:
    case Shown::to_nobody:
      return true;
    case Shown::unless_face_down:
      return zone == Zone::resource && match.rules->resource_hidden;
  }
  return false;
}

template <class Fn>
void each_card(State& state, PlayerId player, Zone zone, Fn fn) {
  for (CardId c = state.list(player, zone).first; c != kNoCard; c = state.card(c).next) fn(state.card(c));
}

// Out of a hand: only its owner knows which card it is, unless it is shown or was the only card.
std::uint8_t out_of_hand(Match& match, const Card& card, const Part& part) {
  State& state = match.state;
  const bool shown = part.verb == Verb::ink;
  if (!shown && state.list(card.player(), Zone::hand).count > 0) {
    each_card(state, card.player(), Zone::hand, [](Card& other) { other.known = 0; });
    return bit(card.player());
  }
  return card.known | bit(card.player());
}

// Out of a deck: everybody sees the top card being drawn from the top. Any other card may have been picked
// from several cards that some player has looked at: players who have not seen all of these lose track of
// them.
std::uint8_t out_of_deck(Match& match, const Card& card, const Part& part) {
  if (part.kind == PartKind::draw) return card.known;
  std::uint8_t lost = card.known == 0 ? 0 : static_cast<std::uint8_t>(~card.known);
  each_card(match.state, card.player(), Zone::deck, [&](const Card& other) {
    if (other.known != 0) lost |= static_cast<std::uint8_t>(~other.known);
  });
  if (lost != 0)
    each_card(match.state, card.player(), Zone::deck,
              [&](Card& other) { other.known &= static_cast<std::uint8_t>(~lost); });
  return card.known & static_cast<std::uint8_t>(~lost);
}

// The cards that a part has put on a deck: a single card, or all cards of a pile.
void put_on_deck(const Match& match, const Part& part, ObjectList& out) {
  if (part.object.is_card()) {
    out.push(part.object);
    return;
  }
  const Remembered* last = remembered(match.state, part.object);
  if (last == nullptr) return;
  out.push(ref_of(match.state, last->card));
  cards_beneath(match, part.object, out);
}

}  // namespace

std::uint8_t who_follows(Match& match, CardId id, Zone from, Zone to, const Part& part) {
  if (!hides(match, to)) return 0;
  const Card& card = match.state.card(id);
  std::uint8_t out = kEverybody;
  if (from == Zone::hand)
    out = out_of_hand(match, card, part);
  else if (from == Zone::deck)
    out = out_of_deck(match, card, part);
  else if (hides(match, from) && from >= Zone::count_)
    out = card.known;
  else if (card.face_down)
    out = 0;
  // [LOR-2.1 7.5.4] Face-down resource cards may not be looked at, even if they were known before.
  if (to == Zone::resource) return 0;
  return to == Zone::hand ? out & static_cast<std::uint8_t>(~bit(card.player())) : out;
}

std::uint8_t who_sees_it_go(const Match& match, CardId id, Zone from) {
  const Card& card = match.state.card(id);
  if (hides(match, from)) return card.shown;
  return card.face_down ? std::uint8_t{0} : kEverybody;
}

PlayerId deck_orderer(const Match& match, PlayerId owner) {
  const State& state = match.state;
  if (match.rules->owner_orders_deck || state.frames.empty()) return owner;
  const Frame& frame = state.frames.back();
  if (frame.kind != FrameKind::program) return owner;
  for (const PlayerId player : frame.loop_player)
    if (player == owner) return owner;
  return frame.controller;
}

void forget_deck(State& state, PlayerId player) {
  each_card(state, player, Zone::deck, [](Card& card) { card.known = card.followed = 0; });
}

void forget_order(Match& match, const Proposal& proposal) {
  State& state = match.state;
  for (const bool bottom : {false, true}) {
    for (std::uint8_t p = 0; p < state.player_count; ++p) {
      ObjectList cards{};
      for (int i = 0; i < proposal.count; ++i) {
        const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
        if (part.kind == PartKind::move_card && part.to == Zone::deck && !part.has(kDropped) &&
            part.has(kBottom) == bottom && part.player == PlayerId{p})
          put_on_deck(match, part, cards);
      }
      const std::uint8_t orderer = bit(deck_orderer(match, PlayerId{p}));
      for (const ObjectRef ref : cards) {
        if (!ref.is_card()) continue;
        Card& card = state.card(ref.card());
        // [LOR-2.1 7.2.3] Cards that are ordered face up: all players may know the order.
        const std::uint8_t openly = match.rules->owner_orders_deck ? std::uint8_t{0} : card.shown;
        if (cards.size() > 1) card.known &= orderer | openly;
        card.shown = 0;
      }
    }
  }
}

}  // namespace kawari
