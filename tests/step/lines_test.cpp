// Rules that are a single line of code, and that no scenario covers.
#include <gtest/gtest.h>

#include "game/games.h"
#include "judge/judge.h"
#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"
#include "text/read_cards.h"

namespace kawari::test {
namespace {

// [LOR-2.1 6.1.5] "A. If you do, B" within another "if you do": what was not done earlier stays not done.
TEST(Lines, WhatWasNotDoneBeforeStaysNotDone) {
  Edition as_far_as_possible = edition("lorcana-2.1");
  as_far_as_possible.other_readings |= other_reading::part_of_the_first;
  Table t(as_far_as_possible);
  t.resolve(kAnn,
            "(if-done@0 (seq (banish (chosen@1 (of-kind item)))"
            " (if-done@2 (gain-lore (you) (number 1)) (gain-lore (you) (number 2))))"
            " (gain-lore (you) (number 10)))");
  EXPECT_EQ(t.match.state.player(kAnn).counters[0], 3);
}

// A replacement effect of the discarded card was considered earlier; only its triggered ability is collected.
TEST(Lines, OnlyTriggeredAbilitiesTriggerWhereTheirCardIs) {
  Table t(edition("lorcana-2.1"));
  t.card(kBob, Zone::hand, "Letter",
         {"(triggered none (event discarded (same-as (self))) none (draw (you) (number 1)))",
          "(replacement optional none (event discarded (same-as (self))) (put-into deck-top (self)))"});
  t.resolve(kAnn, "(discard (opponents) (all (in-zone hand (opponents))))");
  ASSERT_FALSE(t.standing()) << "the replacement is offered";
  t.answer({1});
  EXPECT_EQ(t.waiting(), Words{"Letter sees Letter"});
}

// [DM-1.50 507.1a] The reason why a creature that blocks only some attackers cannot block this one is its own
// text.
TEST(Lines, ABlockerOfSomeAttackersNamesThem) {
  const Game& game = *all_games().named("duel-masters");
  Judge judge(all_games(), Language::en);
  MatchCards cards(judge.loaded(game));
  ASSERT_TRUE(read_cards_text(
      game.rules->grammar(), cards,
      "- {name: Any Gate, type: creature, civilizations: [light], cost: 3, power: 9000, races: [Guardian], "
      "text: Blocker}\n"
      "- {name: Wyrm Gate, type: creature, civilizations: [light], cost: 3, power: 9000, races: [Guardian], "
      "text: Dragon blocker}\n"
      "- {name: Pup, type: creature, civilizations: [fire], cost: 3, power: 1000, races: [Human]}\n",
      "cards.yaml"));
  Match match = new_match(cards, *game.rules, *game.default_edition, 2, 1);
  add_in_play(match, cards.find("Pup"), PlayerId{0});
  add_in_play(match, cards.find("Any Gate"), PlayerId{1});
  const SlotId gate = add_in_play(match, cards.find("Wyrm Gate"), PlayerId{1});
  for (const PlayerId player : {PlayerId{0}, PlayerId{1}})
    add_card(match, cards.find("Pup"), player, Zone::deck);
  begin_main_phase(match, PlayerId{0}, 5);
  touch(match);
  run(match);
  for (const Option& option : decision(match).options)
    if (game.rules->verb_name(option.action().verb) == "attack") {
      apply(match, option);
      break;
    }
  ASSERT_EQ(match.state.pending.ask, Ask::block);
  const Verdict verdict = game.rules->can_pick(match, match.state.pending, ref_of(match.state, gate));
  EXPECT_FALSE(verdict.legal);
  ASSERT_NE(verdict.node, kNoNode);
  EXPECT_FALSE(cards.book().absent(verdict.node));
}

}  // namespace
}  // namespace kawari::test
