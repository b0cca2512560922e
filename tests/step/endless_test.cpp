// A loop that no player can leave ends the match with its own fault, with and without an explanation.
#include <gtest/gtest.h>

#include "game/games.h"
#include "judge/judge.h"
#include "state/setup.h"
#include "step/step.h"
#include "tests/replace/test_game.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

constexpr const char* kSeesaw =
    R"({name: Seesaw, version: Never Still, type: character, ink: amber, cost: 1, strength: 1, willpower: 1, lore: 1, )"
    R"(text: "DOWN Whenever this character is exerted, ready this character.\nUP Whenever you ready this character, exert this character."})";

TEST(Endless, TheJudgeNamesIt) {
  Judge judge(all_games(), Language::en);
  std::string text = "title: round and round\ngame: lorcana\ncards:\n  - ";
  text.append(kSeesaw).append(
      "\nplayers:\n  Ana: {play: [Seesaw - Never Still]}\n  Bruno: {}\nsteps:\n  - resolve: \"Exert chosen "
      "character.\"\n");
  const auto reports = judge.judge_text("endless.yaml", text);
  ASSERT_EQ(reports.size(), 1u);
  ASSERT_EQ(reports[0].errors.size(), 1u);
  EXPECT_NE(reports[0].errors[0].text().find("a loop that nobody can leave"), std::string::npos)
      << reports[0].errors[0].text();
}

TEST(Endless, AGameStopsAtOnce) {
  const Game& game = *all_games().named("lorcana");
  Judge judge(all_games(), Language::en);
  MatchCards cards(judge.loaded(game));
  std::string list = "- ";
  ASSERT_TRUE(read_cards_text(game.rules->grammar(), cards, list.append(kSeesaw).append("\n"), "cards.yaml"));
  Match match = new_match(cards, *game.rules, *game.default_edition, 2, 1);
  add_in_play(match, cards.find("Seesaw - Never Still"), PlayerId{0});
  for (const PlayerId player : {PlayerId{0}, PlayerId{1}})
    add_card(match, cards.find("Seesaw - Never Still"), player, Zone::deck);
  begin_main_phase(match, PlayerId{0}, 5);
  touch(match);
  run(match);
  const Decision open = decision(match);
  ASSERT_EQ(open.ask, Ask::action);
  // Questing exerts it, and then the loop begins.
  for (const Option& option : open.options)
    if (option.is(OptionKind::action) && game.rules->verb_name(option.action().verb) == "quest") {
      apply(match, option);
      break;
    }
  EXPECT_EQ(match.state.fault, Fault::endless_loop);
  EXPECT_TRUE(match.state.over);
  EXPECT_EQ(match.state.winner, kNoPlayer);
}

// [LOR-2.1 6.1.10] A chain of thousands of triggers that ends is not a loop.
TEST(Endless, ALongChainThatEndsIsNoLoop) {
  Judge judge(all_games(), Language::en);
  const auto reports = judge.judge_text(
      "chain.yaml",
      "title: a long chain\ngame: lorcana\ncards:\n"
      "  - {name: Echo, version: Of the Deep, type: character, ink: steel, cost: 1, strength: 1, willpower: "
      "9000, "
      "lore: 0, text: \"AGAIN Whenever this character is dealt damage, deal 2 damage to this character.\"}\n"
      "players:\n  Ana: {play: [Echo - Of the Deep]}\n  Bruno: {}\nsteps:\n"
      "  - resolve: \"Deal 1 damage to chosen character.\"\n"
      "  - expect: {zone: {Echo - Of the Deep: discard}}\n");
  ASSERT_EQ(reports.size(), 1u);
  EXPECT_EQ(reports[0].outcome, ScenarioOutcome::passed)
      << (reports[0].errors.empty() ? "" : reports[0].errors[0].text());
}

// A position that keeps growing never comes back: that is not a loop in the sense of the rules, but a limit
// of this program, even in a game in which endless loops are a draw.
struct Grow;
using Growing = ProcedureList<Grow>;
struct Grow : Growing::Row<Grow> {
  static constexpr std::string_view kName = "grow";
  using Fields = NoFields;
  KAWARI_STEPS(grow)
};
Flow Grow::grow(Match& match, Frame&) {
  State& state = match.state;
  if (++state.players[0].counters[0] == 0) ++state.players[1].counters[0];
  return Flow::stay();
}

TEST(Endless, WhatGrowsWithoutEndIsALimit) {
  static constexpr auto kProcedures = Growing::rows();
  Rules rules = test::test_rules();
  rules.procedures = kProcedures;
  for (const RuleKey draw : {kNoRule, rule::key(rule::game_end)}) {
    rules.endless_draw = draw;
    test::Table t(test::edition("lorcana-2.1"));
    t.match.rules = &rules;
    t.match.state.pending = Pending{};
    run(t.match);
    EXPECT_EQ(sentence(t.match.state.fault), sentence(Fault::too_many_steps));
    EXPECT_TRUE(t.match.state.over);
  }
}

}  // namespace
}  // namespace kawari
