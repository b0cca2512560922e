// What the tests of the public library share: the shipped cards, decks of them, random play.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "kawari/game.h"
#include "kawari/judge.h"

namespace kawari_test {

inline const kawari::v1::Cards& shipped(const std::string& game = "lorcana") {
  static const kawari::v1::Cards lorcana = *kawari::v1::Cards::shipped("lorcana", KAWARI_SOURCE_DIR);
  static const kawari::v1::Cards duel_masters =
      *kawari::v1::Cards::shipped("duel-masters", KAWARI_SOURCE_DIR);
  return game == "lorcana" ? lorcana : duel_masters;
}

// A deck that begins with these cards and goes on with all others in turn.
inline std::vector<std::string> deck(const kawari::v1::Cards& cards, std::size_t size = 60,
                                     std::vector<std::string> first = {}) {
  const std::vector<std::string> names = cards.playable();
  for (std::size_t i = 0; first.size() < size; ++i) first.push_back(names[i % names.size()]);
  return first;
}

inline kawari::v1::Game game_of(const kawari::v1::Cards& cards, const kawari::v1::GameSettings& settings = {},
                                std::size_t players = 2) {
  auto game = kawari::v1::Game::from_decks(cards, std::vector<std::vector<std::string>>(players, deck(cards)),
                                           settings);
  EXPECT_TRUE(game) << game.error().text();
  return game ? *std::move(game) : kawari::v1::Game();
}

class Dice {
 public:
  explicit Dice(unsigned seed) : state_(seed * 2654435761u + 1) {}
  std::size_t below(std::size_t n) {
    state_ = state_ * 1664525u + 1013904223u;
    return n == 0 ? 0 : (state_ >> 8) % n;
  }

 private:
  unsigned state_;
};

}  // namespace kawari_test
