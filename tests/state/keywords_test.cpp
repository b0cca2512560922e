// The tables of keywords of the games.
#include <gtest/gtest.h>

#include "game/games.h"
#include "games/lorcana/facts.h"
#include "games/lorcana/words.h"
#include "state/keyword_info.h"
#include "state/rules.h"

namespace kawari {
namespace {

// What is chosen for the ability of a keyword is chosen, and nothing else has happened to it; only Support
// has a name of its own for it.
TEST(Keywords, ChoicesForThemAreCalledChosen) {
  for (const Game& game : all_games().all)
    for (std::size_t i = 0; i < game.rules->keywords.size(); ++i) {
      const bool support = game.rules->id == "lorcana" && i == index(lorcana::id(lorcana::Keyword::support));
      EXPECT_EQ(game.rules->keywords[i].chosen_fact,
                support ? lorcana::fact::chosen_for_support : Fact::chosen)
          << game.rules->id << ' ' << i;
    }
}

}  // namespace
}  // namespace kawari
