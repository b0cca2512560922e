// The name of a part of an ability, if no row can print it alone: the smallest printable text around it.
#include <gtest/gtest.h>

#include "game/games.h"
#include "judge/judge.h"
#include "table/run_scenario.h"

namespace kawari {
namespace {

TEST(NearestText, IsTheSmallestPieceThatHasWords) {
  const auto read =
      read_scenarios("test.yaml",
                     "title: t\ngame: duel-masters\ncards:\n"
                     "  - {name: Cut, type: spell, civilizations: [fire], cost: 2, text: \"Shield "
                     "trigger\\nDestroy one of your opponent's creatures that has power 3000 or less.\"}\n"
                     "players: {Ana: {hand: [Cut]}, Bruno: {}}\nsteps: []\n",
                     all_games());
  ASSERT_EQ(read.size(), 1u);
  Judge judge(all_games(), Language::en);
  Budget budget;
  const ScenarioReport report = judge.with_cards(read[0].scenario, budget, [&](MatchCards& cards) {
    ScenarioRun run(read[0].scenario, cards, Language::en);
    ScenarioReport out = run.run();
    const Explainer en = run.table().explainer();
    const Book& book = run.table().match.book();
    const auto told = [&](const std::string& tree) -> std::string {
      for (std::uint32_t i = 1; i < book.size(); ++i)
        if (to_text(*book.tree(NodeId(i))) == tree)
          return en.question(Ask::may, PlayerId{0}, NodeId(i), kNoCard).text();
      return "no such node: " + tree;
    };
    EXPECT_EQ(told("(figure strength:at-most (number 3000))"),
              "Ana decides whether to do this: “opposing creature that has power 3000 or less”.");
    EXPECT_EQ(told("(played-by (opponents))"),
              "Ana decides whether to do this: “opposing creature that has power 3000 or less”.");
    EXPECT_EQ(told("(number 3000)"), "Ana decides whether to do this: “3000”.");
    return out;
  });
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << report.answer;
}

}  // namespace
}  // namespace kawari
