// Functions for figures and states that games use in the tables of their checks (CardFigure, PlayerFigure,
// CardPosture). A game adds functions of its own.
#pragma once
#include <optional>
#include <string_view>

#include "game/scenario_words.h"
#include "state/query.h"

namespace kawari::figures {

// A printed figure of a card with all modifiers.
template <Stat which>
int stat_now(const Match& match, CardId card) {
  return stat(match, object_of(match.state, card), which);
}
// The cards of a player in a zone outside of play.
template <Zone where>
int cards_in(const Match& match, PlayerId player) {
  return match.state.list(player, where).count;
}
// The objects in play that a player controls.
int objects_in_play(const Match& match, PlayerId player);
int ready_resources(const Match& match, PlayerId player);

bool is_exerted(const Match& match, CardId card);  // the card is in play or a resource
bool is_ready(const Match& match, CardId card);    // the same, and it is not exerted
bool is_drying(const Match& match, CardId card);   // it entered play in this turn

// Takes a number from 0 to 999 off the beginning of the text. Leading zeros are not accepted, so that each
// stand-in card has one name.
std::optional<int> leading_figure(std::string_view& text);

}  // namespace kawari::figures
