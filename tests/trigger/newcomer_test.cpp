// Whose abilities watch a card come in: in Lorcana a trigger needs its card in play before, unless it speaks
// of that very card; in Duel Masters the newcomer's own abilities count.
#include <gtest/gtest.h>

#include "card/database.h"
#include "state/query.h"
#include "tests/judge/judging.h"

namespace kawari {
namespace {

// An ability of the face that waits for cards that come in, whichever they are.
bool watches_newcomers(const Book& book, const Ability& ability) {
  if (ability.kind != AbilityKind::triggered || ability.name == kNoWord) return false;
  const NodeId event = book.kid(ability.root, 1);
  if (!is_single_event(book.op(event)) || speaks_of_itself(book, book.kid(event, 0))) return false;
  return watched(book, event).has(Fact::played) || watched(book, event).has(Fact::entered);
}

TEST(Newcomers, NoShippedLorcanaCardSeesItselfCome) {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
  const Game& game = *all_games().named("lorcana");
  const Database& cards = judge.cards(game);
  int played = 0;
  for (const Face& face : cards.faces()) {
    if (face.is(Kind::action)) continue;
    for (const Ability& ability : face.abilities) {
      if (!watches_newcomers(cards.book(), ability)) continue;
      ++played;
      const std::string text =
          "title: t\ngame: lorcana\notherwise: first\nplayers:\n  Ana: {ink: 20, hand: [\"" + face.full_name +
          "\"], deck: [9]}\n  Bruno: {}\nsteps:\n  - play: \"" + face.full_name +
          "\"\n  - expect: {not-triggered: [\"" + std::string(cards.book().word(ability.name)) + "\"]}\n";
      for (const ScenarioReport& report : judge.judge_text("newcomer.yaml", text)) {
        std::string why;
        for (const Error& error : report.errors) why += error.text() + "\n";
        EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << text << why;
      }
    }
  }
  EXPECT_GT(played, 0);
}

}  // namespace
}  // namespace kawari
