#include "state/sightings.h"

#include <algorithm>
#include <iterator>

#include "state/rules.h"

namespace kawari {
namespace {

// Whether everybody can point at the card where it lies, even if nobody sees its face.
bool has_a_place(const Match& match, CardId card) {
  const Zone zone = match.state.card(card).zone;
  if (zone == Zone::none || zone == Zone::removed) return false;
  const ZoneInfo& info = (*match.rules->zones)[zone];
  if (*info.pointed_at == PointedAt::by_place) return true;
  switch (*info.shown) {
    case Shown::to_all:
    case Shown::unless_face_down:
      return true;
    case Shown::to_owner:
    case Shown::as_deck:
    case Shown::to_nobody:
      return false;
  }
  return false;
}

}  // namespace

void Sightings::give(const Match& match, PlayerId player, CardId card, std::uint32_t number) {
  numbers_[at(player, card)] = number;
  notes_.push_back({match.trace != nullptr ? match.trace->items.size() : 0, number, card, player});
}

void Sightings::look(const Match& match) {
  const State& state = match.state;
  const std::size_t cards = state.cards.size();
  if (seats_ == 0) seats_ = state.player_count + std::size_t{1};
  numbers_.resize(cards * seats_, kUnseen);
  stamps_.resize(cards, 0);
  seen_.resize(cards, 0);
  std::vector<CardId> found[kMaxPlayers + 1];
  for (std::uint16_t i = 0; i < cards; ++i) {
    const CardId card{i};
    const std::uint8_t saw = seen_[i];
    const auto by_all = static_cast<std::uint8_t>(sees_face(match, kNoPlayer, card) << (seats_ - 1));
    const auto seen = static_cast<std::uint8_t>(seen_by(match, card) | by_all);
    const bool moved = stamps_[i] != state.card(card).stamp;
    const bool place = has_a_place(match, card);
    for (std::uint8_t p = 0; p < seats_; ++p) {
      const PlayerId player{p};
      const bool sees = seen >> p & 1;
      std::uint32_t& number = numbers_[at(player, card)];
      // A face that was seen before the move and is hidden after it could be any of the cards that moved.
      const bool lost = !(sees || place) || (moved && !sees && (saw >> p & 1));
      if (lost && number != kUnseen) give(match, player, card, kUnseen);
      if ((sees || place) && number == kUnseen) found[p].push_back(card);
    }
    stamps_[i] = state.card(card).stamp;
    seen_[i] = seen;
  }
  for (std::uint8_t p = 0; p < seats_; ++p) {
    // The order of a deck is hidden also from those who look through it.
    const auto key = [&](CardId card) {
      const bool deck = state.card(card).zone == Zone::deck;
      return std::make_pair(deck, deck ? std::string_view(match.face(card).full_name) : std::string_view());
    };
    std::stable_sort(found[p].begin(), found[p].end(), [&](CardId a, CardId b) { return key(a) < key(b); });
    for (const CardId card : found[p]) give(match, PlayerId{p}, card, ++next_[p]);
  }
}

std::uint32_t Sightings::number(PlayerId player, CardId card) const {
  return index(card) < stamps_.size() ? numbers_[at(player, card)] : kUnseen;
}

std::uint32_t Sightings::number_then(PlayerId player, CardId card, std::size_t item) const {
  std::uint32_t before = kUnseen;
  for (const Note& note : notes_) {
    if (note.item > item + 1) break;
    if (note.card != card || seat(note.player) != seat(player)) continue;
    if (note.number != kUnseen || note.item <= item) before = note.number;
  }
  return before;
}

CardId Sightings::card(PlayerId player, std::uint32_t number) const {
  if (number == kUnseen) return kNoCard;
  for (std::uint16_t i = 0; i < stamps_.size(); ++i)
    if (numbers_[at(player, CardId{i})] == number) return CardId{i};
  return kNoCard;
}

Sightings::Mark Sightings::mark() const {
  Mark out{numbers_, stamps_, seen_, {}, notes_.size()};
  std::copy(std::begin(next_), std::end(next_), out.next);
  return out;
}

void Sightings::back_to(const Mark& mark) {
  numbers_ = mark.numbers;
  stamps_ = mark.stamps;
  seen_ = mark.seen;
  std::copy(std::begin(mark.next), std::end(mark.next), next_);
  notes_.resize(mark.noted, Note{});
}

}  // namespace kawari
