// Save, load, replay, clone and undo agree at the decisions of random games; ids are stable and unique.
#include <map>
#include <set>

#include "examples/lanterns/game.h"
#include "library/inside.h"
#include "tests/library/library.h"

namespace {

using namespace kawari_test;
using kawari::v1::Cards;
using kawari::v1::Game;
using kawari::v1::Viewer;

const Cards& lanterns() {
  static const kawari::Game rules = kawari::lanterns::game();
  static const Cards cards = [] {
    Cards out = *kawari::v1::Inside::cards_of(rules);
    for (const char* file : {"charms.yaml", "lanterns.yaml"})
      EXPECT_TRUE(out.read_file(std::string(KAWARI_SOURCE_DIR "/examples/lanterns/cards/lanterns/") + file));
    return out;
  }();
  return cards;
}

void agree(const Cards& cards, const std::string& edition, unsigned seed) {
  Dice dice(seed);
  Game game = game_of(cards, {.edition = edition, .seed = seed});
  std::vector<std::uint64_t> hashes;
  for (int at = 0; at < 120 && !game.over(); ++at) {
    hashes.push_back(game.hash(Viewer::judge()));
    const std::vector<std::string> ids = game.option_ids();
    ASSERT_EQ(ids.size(), game.decision().options);
    ASSERT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size()) << "ids are unique";
    std::set<std::string> texts;
    for (const auto& text : game.option_texts(Viewer::judge())) texts.insert(text.text());
    ASSERT_EQ(texts.size(), ids.size()) << "texts are unique";
    const std::size_t taken = dice.below(ids.size());
    Game by_id = game;
    ASSERT_TRUE(game.apply(taken));
    ASSERT_TRUE(by_id.apply(ids[taken])) << ids[taken];
    ASSERT_EQ(by_id.hash(Viewer::judge()), game.hash(Viewer::judge())) << ids[taken];
    if (at % 30 != 29) continue;
    const auto saved = game.save();
    ASSERT_TRUE(saved) << saved.error().text();
    auto loaded = Game::load(cards, *saved);
    ASSERT_TRUE(loaded) << loaded.error().text();
    ASSERT_EQ(loaded->hash(Viewer::judge()), game.hash(Viewer::judge()));
    ASSERT_EQ(loaded->option_ids(), game.option_ids());
    for (int player = 0; player < game.players(); ++player) {
      ASSERT_EQ(loaded->option_ids(player), game.option_ids(player)) << "numbers are the same after loading";
      ASSERT_EQ(loaded->hash(player), game.hash(player));
    }
    ASSERT_EQ(*loaded->save(), *saved);
  }
  while (game.undo()) {
    ASSERT_FALSE(hashes.empty());
    ASSERT_EQ(game.hash(Viewer::judge()), hashes.back());
    hashes.pop_back();
  }
  EXPECT_TRUE(hashes.empty());
}

TEST(LibraryRecord, SaveLoadCloneAndUndoAgree) {
  unsigned seed = 1;
  for (const Cards* cards : {&shipped(), &shipped("duel-masters"), &lanterns()})
    for (const std::string& edition : cards->editions()) agree(*cards, edition, ++seed);
}

TEST(LibraryRecord, OtherCardsAreRefusedByName) {
  const std::string one =
      "- {name: One, type: character, cost: 1, ink: amber, strength: 1, willpower: 1, lore: 1}\n";
  const std::string other =
      "- {name: One, type: character, cost: 1, ink: amber, strength: 2, willpower: 1, lore: 1}\n";
  Cards cards = *Cards::of_game("lorcana"), changed = cards;
  ASSERT_TRUE(cards.read_text("a", one));
  ASSERT_TRUE(changed.read_text("a", other));
  Game game = game_of(cards);
  ASSERT_TRUE(game.apply(std::size_t{0}));
  const std::string saved = *game.save();
  EXPECT_TRUE(Game::load(cards, saved));
  EXPECT_EQ(Game::load(changed, saved).error().what, "The game was played with another text of \"One\".");
  EXPECT_FALSE(Game::load(shipped("duel-masters"), saved));
}

// A number means one card as long as a player can follow it, and never comes back for another.
TEST(LibraryRecord, NumbersFollowCards) {
  for (const Cards* cards : {&shipped(), &shipped("duel-masters")}) {
    Dice dice(7);
    Game game = game_of(*cards, {.seed = 11});
    std::map<kawari::v1::CardId, std::string> names[2];
    std::map<kawari::v1::CardId, kawari::CardId> meant[2];
    for (int at = 0; at < 150 && !game.over(); ++at) {
      for (int player = 0; player < 2; ++player) {
        const auto view = game.view(player);
        const kawari::v1::Numbers numbers(*kawari::v1::Inside::state(game), player);
        for (const auto& card : view.cards) {
          ASSERT_NE(card.id, 0u);
          const auto [it, fresh] = meant[player].emplace(card.id, numbers.card(card.id));
          ASSERT_EQ(it->second, numbers.card(card.id)) << "a number was given to another card";
          if (card.name.empty()) continue;
          ASSERT_EQ(names[player].emplace(card.id, card.name).first->second, card.name);
        }
      }
      ASSERT_TRUE(game.apply(dice.below(game.decision().options)));
    }
  }
}

}  // namespace
