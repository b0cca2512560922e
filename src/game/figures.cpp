#include "game/figures.h"

#include <charconv>

namespace kawari::figures {
namespace {

bool in_play(const Match& match, CardId card) {
  const Card& c = match.state.card(card);
  return (c.zone == Zone::play && c.slot != kNoSlot) || is_linked(match.state, card);
}

}  // namespace

int objects_in_play(const Match& match, PlayerId player) {
  int out = 0;
  for (const SlotId slot : slots_in_order(match.state))
    if (match.state.slot(slot).controller == player && !is_attached(match, slot)) ++out;
  return out;
}

int ready_resources(const Match& match, PlayerId player) {
  const State& state = match.state;
  int out = 0;
  for (CardId card = state.list(player, Zone::resource).first; card != kNoCard; card = state.card(card).next)
    if (!state.card(card).exerted) ++out;
  return out;
}

bool is_exerted(const Match& match, CardId card) {
  const Card& c = match.state.card(card);
  if (in_play(match, card)) return match.state.slot(c.slot).exerted;
  return c.zone == Zone::resource && c.exerted;
}

bool is_ready(const Match& match, CardId card) {
  const bool here = in_play(match, card) || match.state.card(card).zone == Zone::resource;
  return here && !is_exerted(match, card);
}

bool is_drying(const Match& match, CardId card) {
  return in_play(match, card) && match.state.slot(match.state.card(card).slot).drying;
}

std::optional<int> leading_figure(std::string_view& text) {
  if (text.empty() || text[0] < '0' || text[0] > '9') return std::nullopt;
  if (text[0] == '0' && text.size() > 1 && text[1] >= '0' && text[1] <= '9') return std::nullopt;
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || value > 999) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return value;
}

}  // namespace kawari::figures
