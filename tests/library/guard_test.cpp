// Library calls always end: by limits, by a budget, by a flag, and without a crash.
#include "library/guard.h"

#include <atomic>
#include <new>
#include <stdexcept>
#include <thread>

#include "kawari/kawari.h"
#include "tests/library/library.h"

namespace {

using namespace kawari_test;
using kawari::Game;

TEST(LibraryGuard, WhatIsThrownIsASentence) {
  EXPECT_EQ(kawari::guarded([] {}), "");
  EXPECT_EQ(kawari::guarded([] { throw std::bad_alloc(); }), "There is not enough memory for this.");
  EXPECT_EQ(kawari::guarded([] { throw std::out_of_range("x"); }), "An error inside of Kawari: x.");
  EXPECT_EQ(kawari::guarded([] { throw 1; }), "An error inside of Kawari.");
}

TEST(LibraryGuard, DecksHaveASize) {
  const auto game = Game::from_decks(shipped(), {deck(shipped()), deck(shipped(), 5001)});
  EXPECT_EQ(game.error().what, "A deck has 5001 cards; at most 5000 are allowed.");
  // Its names are not looked up.
  const auto unknown =
      Game::from_decks(shipped(), {deck(shipped()), std::vector<std::string>(5001, "No Such Card")});
  EXPECT_EQ(unknown.error().what, "A deck has 5001 cards; at most 5000 are allowed.");
}

TEST(LibraryGuard, AnAnswerThatCostsTooMuchStopsTheGame) {
  Game game = game_of(shipped(), {.seed = 3, .work = {.steps = 1}});
  for (int i = 0; i < 20 && !game.over(); ++i) (void)game.apply(std::size_t{0});
  EXPECT_EQ(game.problem(), "The game stopped: the work that was allowed for it is used up.");
  EXPECT_FALSE(game.apply(std::size_t{0}));
}

TEST(LibraryGuard, AFlagStopsTheAnswerUnderWay) {
  std::atomic<bool> stop{false};
  Game game = game_of(shipped(), {.seed = 3, .work = {.cancel = &stop}});
  ASSERT_TRUE(game.apply(std::size_t{0}));
  stop = true;
  for (int i = 0; i < 5 && !game.over(); ++i) (void)game.apply(std::size_t{0});
  EXPECT_EQ(game.problem(), "The game stopped: the work that was allowed for it is used up.");
}

TEST(LibraryGuard, FilesThatAreTooMuchAreErrors) {
  kawari::Cards cards = *kawari::Cards::of_game("lorcana");
  const auto read = cards.read_file("/dev/zero");
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().what.find("a card file has at most 67108864"), std::string::npos)
      << read.error().what;
  EXPECT_FALSE(cards.read_text("x", std::string((64u << 20) + 1, ' ')));
  std::atomic<bool> stop{true};
  EXPECT_FALSE(cards.read_text("x", "- {name: A, type: character, cost: 1, ink: amber, text: \"Evasive\"}",
                               {.cancel = &stop}));
  EXPECT_EQ(cards.size(), 0u) << "nothing of it is added";
}

TEST(LibraryGuard, ASavedGameThatIsNotOneIsAnError) {
  const auto wrong = [](const std::string& text) { return Game::load(shipped(), text).error().what; };
  EXPECT_FALSE(wrong("").empty());
  EXPECT_FALSE(wrong("[1, 2]").empty());
  EXPECT_FALSE(wrong("{\"kawari\": 99}").empty());
  EXPECT_FALSE(wrong("{\"kawari\": 1, \"game\": 7}").empty());
  EXPECT_FALSE(wrong("{\"kawari\": 1, \"game\": \"lorcana\", \"edition\": \"lorcana-2.1\", \"players\": [1]}")
                   .empty());
  EXPECT_FALSE(wrong(std::string(20 << 20, '[')).empty());
}

// docs/library.md, "Threads": many threads ask one judge, play copies of one game, begin games and compile
// cards, all with the same Cards. Each must find what a thread alone finds.
TEST(LibraryGuard, ThreadsShareCardsAndAJudge) {
  struct Found {
    std::string told, outcomes, compared, rules, deck, compiled, fingerprint;
    std::uint64_t copy = 0, begun = 0, loaded = 0;
    bool operator==(const Found&) const = default;
  };
  const kawari::Cards& cards = shipped();
  const kawari::Cards& other = shipped("duel-masters");
  const kawari::Judge judge({cards, other});
  const Game game = game_of(cards, {.seed = 9});
  const std::string line = "A: Seven Dwarfs' Mine, Sleepy Sluggish; B: Flounder; A moves Sleepy to the Mine";
  const std::string scenario = *judge.scenario_of(line);
  const auto played = [](Game& one, int choices) {
    for (int i = 0; i < choices && !one.over(); ++i)
      (void)one.apply(static_cast<std::size_t>(i) % one.decision().options);
    return one.hash(kawari::Viewer::judge());
  };
  const auto work = [&](Game& copy) {
    Found out;
    out.told =
        judge.ask(line).outcome.text() + judge.ask(line, {.language = kawari::Language::es}).outcome.text();
    out.outcomes = judge.outcomes(scenario, 200)->json;
    const auto compared = judge.compare(scenario, {"lorcana-2.0", "lorcana-2.1"});
    for (const auto& one : compared->editions) out.compared += one.answer.outcome.text();
    for (const kawari::Rule& rule : judge.find_rules("lorcana-2.1", "replacement")) out.rules += rule.number;
    const auto checked = judge.check_deck("lorcana", "5 Beast - Selfless Protector\n");
    for (const std::string& breach : checked->breaches) out.deck += breach;
    out.copy = played(copy, 40);
    for (const kawari::Event& event : copy.events(0, 0, kawari::Language::es))
      out.told += event.sentence.text();
    for (const kawari::Action& action : copy.actions(copy.decision().player)) out.told += action.id;
    Game begun = game_of(other, {.seed = 4});
    out.begun = played(begun, 40);
    out.loaded = Game::load(other, *begun.save())->hash(kawari::Viewer::judge());
    kawari::Cards mine = cards;  // shares everything until it is added to
    const auto read = mine.read_text(
        "own",
        "- {name: Own, type: character, cost: 1, ink: amber, strength: 1, willpower: 1, lore: 1, text: "
        "\"Whenever this character quests, draw a card.\"}\n");
    out.compiled = std::to_string(read->plays) + mine.texts("Own", kawari::Language::es)[0];
    out.fingerprint = mine.fingerprint() + cards.fingerprint() + cards.search("beast")[0].full_name;
    return out;
  };
  Game alone = game;
  const Found expected = work(alone);
  constexpr std::size_t kThreads = 4;
  std::vector<Game> copies(kThreads, game);
  std::vector<Found> found(kThreads);
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < kThreads; ++t) threads.emplace_back([&, t] { found[t] = work(copies[t]); });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t t = 0; t < kThreads; ++t) EXPECT_TRUE(found[t] == expected) << "thread " << t;
  EXPECT_EQ(expected.begun, expected.loaded);
  EXPECT_FALSE(cards.find("Own")) << "what one thread adds is its own";
}

}  // namespace
