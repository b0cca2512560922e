// The public library: cards, games, decisions, views, explanations.
#include <algorithm>
#include <set>

#include "kawari/kawari.h"
#include "tests/library/library.h"

namespace {

using namespace kawari_test;
using kawari::Cards;
using kawari::Game;
using kawari::Language;
using kawari::Viewer;

TEST(Library, ShippedCardsAreRead) {
  EXPECT_GT(shipped().playable().size(), 20u);
  EXPECT_EQ(Cards::games(), (std::vector<std::string>{"lorcana", "duel-masters"}));
  EXPECT_EQ(shipped().current_edition(), "lorcana-2.1");
}

TEST(Library, WhatIsWrongIsAValue) {
  EXPECT_EQ(Cards::of_game("chess").error().text(),
            "There is no game called \"chess\". The games are: lorcana, duel-masters.");
  EXPECT_FALSE(Cards::shipped("lorcana", "/nowhere"));
  const auto unknown = Game::from_decks(shipped(), {{"Beats - Selfless Protector"}, {}});
  EXPECT_EQ(unknown.error().text(),
            "There is no card called \"Beats - Selfless Protector\". Did you mean \"Beast - Selfless "
            "Protector\"?");
  EXPECT_FALSE(Game::from_decks(shipped(), {deck(shipped()), deck(shipped())}, {.edition = "lorcana-9"}));
  EXPECT_EQ(Game::from_decks(shipped("duel-masters"), std::vector<std::vector<std::string>>(3)).error().what,
            "A game of duel-masters has 2 players.");
  EXPECT_EQ(Game::from_decks(shipped(), std::vector<std::vector<std::string>>(1000)).error().what,
            "A game of lorcana has 2–6 players.");
  const auto scenario =
      Game::from_scenario(shipped(), "title: t\ngame: lorcana\nplayers: {Ana: {play: [Nobody]}}");
  EXPECT_FALSE(scenario);
  EXPECT_FALSE(Game::from_scenario(shipped(), ""));
  EXPECT_FALSE(Game::from_scenario(shipped(), "{{{{"));
}

TEST(Library, CardsAreFoundByTheirWords) {
  const auto beast = shipped().find("Beast - Selfless Protector");
  ASSERT_TRUE(beast);
  EXPECT_EQ(beast->id, "lorcana/beast-selfless-protector");
  EXPECT_EQ(shipped().face(beast->id)->full_name, beast->full_name);
  EXPECT_EQ(beast->name, "Beast");
  EXPECT_EQ(beast->colours, (std::vector<std::string>{"steel"}));
  const auto found = shipped().search("selfless beast");
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found[0].full_name, beast->full_name);
  EXPECT_TRUE(shipped().search("no such words anywhere").empty());
  EXPECT_FALSE(shipped().texts(beast->full_name, Language::es).empty());
  EXPECT_NE(shipped().texts(beast->full_name, Language::es), shipped().texts(beast->full_name, Language::en));
}

TEST(Library, AFingerprintIsOfTheCards) {
  const std::string one =
      "- {name: One, type: character, cost: 1, ink: amber, strength: 1, willpower: 1, lore: 1}\n";
  const std::string two =
      "- {name: Two, type: character, cost: 2, ink: ruby, strength: 1, willpower: 1, lore: 1}\n";
  Cards a = *Cards::of_game("lorcana"), b = a, c = a;
  ASSERT_TRUE(a.read_text("a", one));
  ASSERT_TRUE(a.read_text("a", two));
  ASSERT_TRUE(b.read_text("b", two));
  ASSERT_TRUE(b.read_text("b", one));
  ASSERT_TRUE(c.read_text("c", one));
  EXPECT_EQ(a.fingerprint(), b.fingerprint()) << "whatever the order";
  EXPECT_NE(a.fingerprint(), c.fingerprint());
}

TEST(Library, PlayersConcedeAtEveryDecision) {
  Game game = game_of(shipped(), {.seed = 5}, 3);
  EXPECT_FALSE(game.concede(3));
  EXPECT_FALSE(game.concede(-1));
  for (std::size_t i = 0; i < 60 && !game.over(); ++i) {
    for (int player = 0; player < 3; ++player) {
      Game without = game;
      ASSERT_TRUE(without.concede(player));
      EXPECT_TRUE(without.has_left(player));
      EXPECT_FALSE(without.over());
      EXPECT_NE(without.decision().player, player);
      EXPECT_FALSE(without.concede(player));
      const int next = (player + 1) % 3;
      ASSERT_TRUE(without.concede(next));
      EXPECT_EQ(without.winner(), 3 - player - next);
    }
    ASSERT_TRUE(game.apply(i % game.decision().options));
  }
}

TEST(Library, ACopyGoesOnByItself) {
  Game game = game_of(shipped(), {.seed = 3});
  for (int i = 0; i < 20 && !game.over(); ++i) ASSERT_TRUE(game.apply(game.decision().options - 1));
  Game copy = game;
  EXPECT_EQ(copy.hash(Viewer::judge()), game.hash(Viewer::judge()));
  ASSERT_TRUE(copy.apply(0));
  EXPECT_NE(copy.hash(Viewer::judge()), game.hash(Viewer::judge()));
  ASSERT_TRUE(game.apply(0));
  EXPECT_EQ(copy.hash(Viewer::judge()), game.hash(Viewer::judge()));
}

TEST(Library, AnOptionThatIsNotThereChangesNothing) {
  Game game = game_of(shipped());
  const auto before = game.hash(Viewer::judge());
  EXPECT_FALSE(game.apply(100000));
  EXPECT_FALSE(game.apply("quest:9999"));
  EXPECT_EQ(game.hash(Viewer::judge()), before);
  Game none;
  EXPECT_TRUE(none.over());
  EXPECT_EQ(none.problem(), "There is no game here.");
  EXPECT_FALSE(none.apply(std::size_t{0}));
  EXPECT_FALSE(none.undo());
  EXPECT_TRUE(none.view(0).cards.empty());
}

TEST(Library, AViewHidesTheOtherHand) {
  const Game game = game_of(shipped());
  const kawari::View view = game.view(0);
  int hands = 0;
  for (const kawari::SeenZone& zone : view.zones) {
    if (zone.key != "hand") continue;
    ++hands;
    EXPECT_EQ(zone.count, 7);
    EXPECT_EQ(zone.cards.size(), zone.player == 0 ? 7u : 0u);
    for (const kawari::CardId id : zone.cards) EXPECT_FALSE(view.card(id)->name.empty());
  }
  EXPECT_EQ(hands, 2);
  for (const kawari::SeenZone& zone : view.zones)
    if (zone.key == "deck") {
      EXPECT_EQ(zone.count, 53);
      EXPECT_TRUE(zone.cards.empty());
    }
}

TEST(Library, AQuestionIsMadeForItsReader) {
  const Game game = game_of(shipped());
  ASSERT_EQ(game.decision().player, 0);
  EXPECT_EQ(game.option_texts(0).size(), game.decision().options);
  EXPECT_EQ(game.option_texts(Viewer::judge()).size(), game.decision().options);
  EXPECT_EQ(game.question(1).text(), game.question(0).text());
  EXPECT_TRUE(game.option_texts(1).empty());
  EXPECT_TRUE(game.option_ids(1).empty());
  EXPECT_TRUE(game.option_texts(-1).empty()) << "a number that is no player's is not the judge's";
  EXPECT_NE(game.question(0, Language::es).text(), game.question(0).text());
}

TEST(Library, AHashIsOfWhatTheViewerKnows) {
  std::vector<std::string> turned = deck(shipped());
  std::reverse(turned.begin(), turned.end());
  const Game a = *Game::from_decks(shipped(), {deck(shipped()), deck(shipped())}, {.seed = 5});
  const Game b = *Game::from_decks(shipped(), {turned, deck(shipped())}, {.seed = 5});
  EXPECT_NE(a.hash(Viewer::judge()), b.hash(Viewer::judge()));
  EXPECT_NE(a.hash(0), b.hash(0));
  EXPECT_EQ(a.hash(1), b.hash(1)) << "the same deck in another order: the other player sees no difference";
}

// The key of every cache: other cards in the library do not change it.
TEST(Library, AHashIsTheSameWhateverElseIsLoaded) {
  const Cards alone = shipped();
  Cards both = shipped();
  ASSERT_TRUE(both.read_text(
      "more",
      "- {name: Before All, type: character, cost: 1, ink: amber, strength: 1, willpower: 1, lore: 1, text: "
      "\"Evasive\"}\n"));
  Game a = *Game::from_decks(alone, {deck(shipped()), deck(shipped())}, {.seed = 5});
  Game b = *Game::from_decks(both, {deck(shipped()), deck(shipped())}, {.seed = 5});
  for (int i = 0; i < 40 && !a.over(); ++i) {
    ASSERT_EQ(a.hash(Viewer::judge()), b.hash(Viewer::judge()));
    ASSERT_TRUE(a.apply(static_cast<std::size_t>(i) % a.decision().options));
    ASSERT_TRUE(b.apply(static_cast<std::size_t>(i) % b.decision().options));
  }
}

TEST(Library, AScenarioIsAGame) {
  auto game = Game::from_scenario(
      shipped(),
      "title: t\ngame: lorcana\nrules: lorcana-2.1\nplayers:\n"
      "  Ana: {play: [Vanilla 2/2], ink: 3}\n  Bruno: {play: [Vanilla 1/1: {exerted: true}]}\n");
  ASSERT_TRUE(game) << game.error().text();
  const std::vector<std::string> ids = game->option_ids();
  const auto challenge = std::find_if(ids.begin(), ids.end(),
                                      [](const std::string& id) { return id.rfind("challenge:1>", 0) == 0; });
  ASSERT_NE(challenge, ids.end()) << ::testing::PrintToString(ids);
  EXPECT_EQ(game->view(Viewer::judge()).players[1].name, "Bruno");
  ASSERT_TRUE(game->apply(*challenge));
  const auto events = game->events(game->last_action(), Viewer::judge(), Language::es);
  ASSERT_FALSE(events.empty());
  EXPECT_EQ(events[0].kind, "action");
  const auto refusals = game->refusals(1, Viewer::judge());
  ASSERT_FALSE(refusals.empty()) << "an exerted character cannot quest";
  for (const kawari::Refusal& refusal : refusals) EXPECT_FALSE(refusal.reason.empty());
}

TEST(Library, TheJudgeAnswers) {
  const kawari::Judge judge({shipped(), shipped("duel-masters")});
  const kawari::Answer answer = judge.ask(
      "A: Seven Dwarfs' Mine, Sleepy Sluggish; B: Flounder, Beast - Selfless Protector; A moves Sleepy to "
      "the Mine "
      "choosing yes, Flounder");
  EXPECT_EQ(answer.kind, kawari::Answer::Kind::happens) << answer.outcome.text();
  EXPECT_NE(answer.outcome.text().find("Beast"), std::string::npos) << answer.outcome.text();
  EXPECT_FALSE(answer.rules.empty());
  EXPECT_FALSE(answer.because.empty());
  const kawari::Answer open =
      judge.ask("A: Seven Dwarfs' Mine, Sleepy Sluggish; B: Flounder; A moves Sleepy to the Mine");
  EXPECT_EQ(open.kind, kawari::Answer::Kind::depends) << open.outcome.text();
  EXPECT_EQ(judge.ask("what is this").kind, kawari::Answer::Kind::unclear);
  EXPECT_FALSE(judge.rule("lorcana-2.1", "99.99"));
  const auto rule = judge.rule("lorcana-2.1", "6.5");
  ASSERT_TRUE(rule);
  EXPECT_FALSE(rule->beneath.empty());
  EXPECT_FALSE(judge.find_rules("lorcana-2.1", "replacement").empty());
  const auto deck_report = judge.check_deck("lorcana", "4 Beast - Selfless Protector\n");
  ASSERT_TRUE(deck_report);
  EXPECT_FALSE(deck_report->legal);
  EXPECT_EQ(deck_report->cards, 4);
}

// Of several texts with one name the newest counts, for the list and for games.
TEST(LibraryValue, WhatIsListedIsWhatAGameTakes) {
  const std::string facts =
      "type: character, cost: 1, ink: amber, strength: 1, willpower: 1, lore: 1, text: ";
  Cards cards = *Cards::of_game("lorcana");
  ASSERT_TRUE(cards.read_text("old", "- {name: One, " + facts + "\"Evasive\"}\n"));
  EXPECT_EQ(cards.playable(), (std::vector<std::string>{"One"}));
  EXPECT_TRUE(Game::from_decks(cards, {deck(cards), deck(cards)}));
  const auto read = cards.read_text("new", "- {name: One, " + facts + "\"Florble twice.\"}\n");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->refused.size(), 1u);
  EXPECT_TRUE(cards.playable().empty());
  EXPECT_FALSE(Game::from_decks(cards, {{"One"}, {"One"}}));
}

TEST(LibraryValue, CopiesAreIndependentAndMovedValuesSaySo) {
  const Cards original = *Cards::of_game("lorcana");
  Cards copy = original;
  ASSERT_TRUE(copy.read_text(
      "a", "- {name: One, type: character, cost: 1, ink: amber, strength: 1, willpower: 1, lore: 1}\n"));
  EXPECT_EQ(copy.size(), 1u);
  EXPECT_EQ(original.size(), 0u);
  Cards moved = std::move(copy);
  EXPECT_EQ(moved.size(), 1u);
  EXPECT_FALSE(copy.read_text("b", "")) << "NOLINT: a value that was moved from";
  Game game = game_of(shipped()), taken = std::move(game);
  EXPECT_FALSE(taken.over());
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.problem(), "There is no game here.");
}

}  // namespace
