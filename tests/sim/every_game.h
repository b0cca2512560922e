// Tests that go over all games of games/games.cpp: a game that is added to the list is tested with the
// others.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/games.h"

namespace kawari {

inline std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const Game& game : all_games().all) ids.emplace_back(game.rules->id);
  return ids;
}

// "duel-masters": "duel_masters", which the name of a test may contain.
inline std::string name_of_game(const testing::TestParamInfo<std::string>& game) {
  return folder_of(*all_games().named(game.param));
}

}  // namespace kawari
