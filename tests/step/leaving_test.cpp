// Players leave a game at any moment, asked or not, and the others play on.
#include <gtest/gtest.h>

#include "game/games.h"
#include "judge/judge.h"
#include "sim/soak.h"
#include "state/hash.h"
#include "state/invariants.h"
#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari {
namespace {

Judge& shipped() {
  static Judge judge(all_games(), Language::en);
  static const bool loaded = [] {
    for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
    return true;
  }();
  (void)loaded;
  return judge;
}

// Games with two players up to the maximum, who concede often; some games ask chance as well.
void games_with_concessions(const Game& game, const Edition& edition, int games, std::uint64_t first_seed) {
  const std::vector<FaceId> playable = playable_faces(shipped().cards(game));
  const SoakTable table{shipped().loaded(game), game.rules, playable};
  for (int i = 0; i < games; ++i) {
    SoakPlan plan;
    plan.seed = first_seed + static_cast<std::uint64_t>(i);
    plan.edition = &edition;
    plan.players = 2 + i % (game.rules->most_players - 1);
    plan.deck_size = 40;
    plan.concede_one_in = 60;
    plan.check_every = 10;
    plan.ask_chance = i % 8 == 7;
    const SoakResult result = soak_game(table, plan);
    EXPECT_EQ(result.wrong, "") << edition.id << ", seed " << plan.seed << ", " << plan.players << " players";
  }
}

TEST(Leaving, TheOthersPlayOnWheneverSomebodyConcedes) {
  const Game& game = *all_games().named("lorcana");
  for (const Edition& edition : game.rules->editions) games_with_concessions(game, edition, 150, 300);
}

TEST(Leaving, TwoPlayersEndTheGameAtAnyMoment) {
  const Game& game = *all_games().named("duel-masters");
  for (const Edition& edition : game.rules->editions) games_with_concessions(game, edition, 10, 300);
}

// A card that the game redirects from every zone still leaves the game.
TEST(Leaving, WhatLiesBesideTheGameLeavesIt) {
  Rules rules = test::test_rules();
  rules.final_zone = [](const Match&, CardId, Zone) { return test::kBeside; };
  test::Table t(test::edition("lorcana-2.1"), 3);
  t.match.rules = &rules;
  t.card(test::kBob, test::kBeside, "Beside");
  t.card(test::kBob, Zone::hand, "Held");
  t.character(test::kBob, "There");
  concede(t.match, test::kBob);
  for (const Card& card : t.match.state.cards)
    EXPECT_EQ(card.zone == Zone::removed, card.player() == test::kBob);
  EXPECT_EQ(violated_invariant(t.match), "");
  EXPECT_FALSE(t.match.state.over);
}

TEST(Leaving, CardsBeneathGoWithTheirOwners) {
  test::Table t(test::edition("lorcana-2.1"), 3);
  const ObjectRef of_bob = t.character(test::kBob, "Bob's"), of_cid = t.character(test::kCid, "Cid's");
  const CardId cids = t.card(test::kCid, Zone::hand, "Cid's card");
  const CardId bobs = t.card(test::kBob, Zone::hand, "Bob's card");
  const auto beneath = [&](CardId card, ObjectRef where) {
    Part part = make_part(PartKind::put_under, Verb::put, kNoPlayer, ref_of(t.match.state, card));
    part.other = where;
    t.propose({part});
  };
  beneath(cids, of_bob);
  beneath(bobs, of_cid);
  ASSERT_EQ(t.match.state.card(bobs).zone, Zone::under);
  concede(t.match, test::kBob);
  EXPECT_EQ(t.match.state.card(bobs).zone, Zone::removed);
  EXPECT_EQ(t.match.state.card(cids).zone, Zone::discard);
  EXPECT_EQ(violated_invariant(t.match), "");
}

// An effect's reference to a card is no longer valid after the card has left with its player.
TEST(Leaving, NothingFollowsACardOutOfTheGame) {
  test::Table t(test::edition("lorcana-2.1"), 3);
  const ObjectRef there = t.character(test::kBob, "There");
  const CardId held = t.card(test::kBob, Zone::hand, "Held");
  const ObjectRef in_hand = ref_of(t.match.state, held);
  concede(t.match, test::kBob);
  EXPECT_TRUE(follow(t.match.state, there).none());
  EXPECT_TRUE(follow(t.match.state, in_hand).none());
  EXPECT_FALSE(in_place(t.match.state, ref_of(t.match.state, held)));
}

TEST(Leaving, WhoHasLeftOrNeverSatThereLeavesNothing) {
  test::Table t(test::edition("lorcana-2.1"), 3);
  concede(t.match, test::kBob);
  const Match once = t.match;
  concede(t.match, test::kBob);
  concede(t.match, PlayerId{5});
  concede(t.match, kNoPlayer);
  EXPECT_EQ(byte_hash(t.match.state), byte_hash(once.state));
}

}  // namespace
}  // namespace kawari
