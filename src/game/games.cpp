#include "game/games.h"

namespace kawari {

const Game* Games::named(std::string_view id) const {
  for (const Game& game : all)
    if (game.rules->id == id) return &game;
  return nullptr;
}

const Edition* Games::edition_named(std::string_view id) const {
  for (const Game& game : all)
    if (const Edition* edition = kawari::edition_named(game, id)) return edition;
  return nullptr;
}

const Edition* edition_named(const Game& game, std::string_view id) {
  for (const Edition& edition : game.rules->editions)
    if (edition.id == id) return &edition;
  return nullptr;
}

const VerbWord* verb_named(const Game& game, std::string_view verb) {
  for (const VerbWord& word : game.words->verbs)
    if (word.verb == verb) return &word;
  return nullptr;
}

ActionId action_named(const Game& game, std::string_view verb) {
  for (std::uint8_t i = 0; i < game.rules->verbs.size(); ++i)
    if (game.rules->verbs[i] == verb) return ActionId{i};
  return kNoAction;
}

PlayerId player_of(const State& state, CardId card) {
  const Card& c = state.card(card);
  if (c.zone == Zone::play && c.slot != kNoSlot) return state.slot(c.slot).controller;
  return c.player();
}

std::string_view zone_name(const Game& game, Zone zone) {
  for (const ZoneWord& word : game.words->zones)
    if (word.zone == zone) return word.key;
  return "nowhere";
}

std::string seats(const Game& game) {
  const int least = game.rules->least_players, most = game.rules->most_players;
  return least == most ? std::to_string(most) : std::to_string(least) + "–" + std::to_string(most);
}

std::string seats_sentence(const Game& game) {
  return "A game of " + std::string(game.rules->id) + " has " + seats(game) + " players.";
}

std::string folder_of(const Game& game) {
  std::string name(game.rules->id);
  for (char& c : name)
    if (c == '-') c = '_';
  return name;
}

}  // namespace kawari
