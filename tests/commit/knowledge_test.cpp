// What a player knows of individual hidden cards: knowledge is kept as long as the card can be followed, and
// lost when the card is mixed with others. Also the kinds of viewers.
#include <gtest/gtest.h>

#include "state/hash.h"
#include "state/query.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

const Edition& any() { return edition("lorcana-2.1"); }

class Knowledge : public testing::Test {
 protected:
  bool sees(PlayerId who, CardId card) const { return sees_face(t.match, who, card); }
  void move_to(CardId card, Zone zone, Verb verb = Verb::put) {
    t.propose({move(t, ref_of(t.match.state, card), zone, verb)});
  }
  void show(CardId card) {
    t.propose({make_part(PartKind::reveal, Verb::none, kBob, ref_of(t.match.state, card))});
  }
  void look(PlayerId who, CardId card) {
    t.propose({make_part(PartKind::look, Verb::none, who, ref_of(t.match.state, card))});
  }
  Table t{any()};
};

TEST_F(Knowledge, TheJudgeSeesAllAndAPlayerTheOwnHand) {
  const CardId card = t.card(kBob, Zone::hand, "X");
  EXPECT_TRUE(sees_face(t.match, Viewer::judge(), card));
  EXPECT_TRUE(sees(kBob, card));
  EXPECT_FALSE(sees(kAnn, card));
  EXPECT_FALSE(sees_face(t.match, kNoPlayer, card)) << "nobody is not the judge";
  EXPECT_FALSE(sees_face(t.match, kChance, card));
  EXPECT_EQ(seen_by(t.match, card), 2);
}

TEST_F(Knowledge, ACardThatReturnsToTheHandIsRemembered) {
  const ObjectRef x = t.character(kBob, "X");
  const CardId card = card_of(t.match.state, x);
  const CardId other = t.card(kBob, Zone::hand, "Y");
  t.propose({move(t, x, Zone::hand, Verb::give_back)});
  EXPECT_TRUE(sees(kAnn, card));
  EXPECT_FALSE(sees(kAnn, other));
  // Drawn cards join it; it is still there.
  (void)t.card(kBob, Zone::deck, "Z");
  t.propose({draw(t, kBob)});
  EXPECT_TRUE(sees(kAnn, card));
  // Bob puts one of three cards away unseen: Ann does not know which.
  move_to(other, Zone::deck);
  EXPECT_FALSE(sees(kAnn, card)) << "it may be the one that is gone";
  EXPECT_FALSE(sees(kAnn, other));
  EXPECT_TRUE(sees(kBob, other)) << "who put it back knows it";
}

TEST_F(Knowledge, WhatLeavesTheHandOpenlyTellsNothingOfTheRest) {
  const CardId x = t.card(kBob, Zone::hand, "X"), y = t.card(kBob, Zone::hand, "Y");
  show(x);
  move_to(y, Zone::discard, Verb::discard);
  EXPECT_TRUE(sees(kAnn, x));
  // The only remaining card: everybody knows which one goes.
  move_to(x, Zone::deck);
  EXPECT_TRUE(sees(kAnn, x));
}

TEST_F(Knowledge, TheTopCardIsFollowedIntoTheHand) {
  const CardId card = t.card(kBob, Zone::deck, "X");
  (void)t.card(kBob, Zone::hand, "Y");
  look(kAnn, card);
  EXPECT_TRUE(sees(kAnn, card));
  EXPECT_FALSE(sees(kBob, card));
  t.propose({draw(t, kBob)});
  EXPECT_EQ(t.match.state.card(card).zone, Zone::hand);
  EXPECT_TRUE(sees(kAnn, card));
}

TEST_F(Knowledge, AShuffleForgetsEverything) {
  const CardId x = t.card(kBob, Zone::deck, "X"), y = t.card(kBob, Zone::deck, "Y");
  show(x);
  t.propose({make_part(PartKind::shuffle, Verb::none, kBob)});
  for (const PlayerId who : {kAnn, kBob})
    for (const CardId card : {x, y}) EXPECT_FALSE(sees(who, card));
}

TEST_F(Knowledge, WhoPicksFromCardsThatOthersDoNotSeeTakesThemOutOfSight) {
  const CardId x = t.card(kBob, Zone::deck, "X"), y = t.card(kBob, Zone::deck, "Y"),
               z = t.card(kBob, Zone::deck, "Z");
  (void)t.card(kBob, Zone::hand, "H");
  look(kAnn, x);
  for (const CardId card : {x, y, z}) look(kBob, card);
  move_to(z, Zone::hand);
  EXPECT_FALSE(sees(kAnn, x)) << "Ann cannot know that it was not X";
  EXPECT_TRUE(sees(kBob, x));
  EXPECT_TRUE(sees(kBob, y));
  EXPECT_FALSE(sees(kAnn, z));
}

TEST_F(Knowledge, APickAmongRevealedCardsIsSeenByAll) {
  const CardId x = t.card(kBob, Zone::deck, "X"), y = t.card(kBob, Zone::deck, "Y");
  (void)t.card(kBob, Zone::hand, "H");
  show(x);
  show(y);
  move_to(y, Zone::hand);
  EXPECT_TRUE(sees(kAnn, y));
  EXPECT_TRUE(sees(kAnn, x));
}

// [LOR-2.1 7.2.3] All players may know the order of cards that are put there face up.
TEST_F(Knowledge, CardsThatAreOrderedFaceUpAreKnownToAll) {
  const ObjectRef x = t.character(kBob, "X"), y = t.character(kBob, "Y");
  const CardId cx = card_of(t.match.state, x), cy = card_of(t.match.state, y);
  t.propose({move(t, x, Zone::deck), move(t, y, Zone::deck)});
  for (const CardId card : {cx, cy}) {
    EXPECT_TRUE(sees(kBob, card));
    EXPECT_TRUE(sees(kAnn, card));
  }
  const ObjectRef z = t.character(kBob, "Z");
  const CardId cz = card_of(t.match.state, z);
  t.propose({move(t, z, Zone::deck)});
  EXPECT_TRUE(sees(kAnn, cz)) << "one card on top is known to all who saw it";
}

TEST_F(Knowledge, AShieldThatComesFromTheHandIsKnownToItsOwnerWhereverItGoes) {
  const CardId x = t.card(kBob, Zone::hand, "X");
  (void)t.card(kBob, Zone::hand, "Y");
  move_to(x, kHidden);
  EXPECT_TRUE(sees(kBob, x));
  EXPECT_FALSE(sees(kAnn, x));
  look(kAnn, x);
  move_to(x, Zone::hand);
  EXPECT_TRUE(sees(kAnn, x)) << "Ann has seen this shield go to the hand";
}

TEST_F(Knowledge, FaceDownCardsAreNobodysAlsoWhereTheyWereKnown) {
  const CardId x = t.card(kBob, Zone::hand, "X");
  const ObjectRef on = t.character(kBob, "Y");
  show(x);
  Part under = make_part(PartKind::put_under, Verb::put, kBob, ref_of(t.match.state, x));
  under.other = on;
  under.flags |= kFaceDown;
  t.propose({under});
  EXPECT_FALSE(sees(kAnn, x));
  EXPECT_FALSE(sees(kBob, x));
}

// A player's hash: equal if everything that this player can know is equal.
TEST_F(Knowledge, HiddenFacesDoNotCountInAPlayersHash) {
  const CardId x = t.card(kBob, Zone::hand, "X"), y = t.card(kBob, Zone::deck, "Y");
  Match other = t.match;
  std::swap(other.state.card(x).face, other.state.card(y).face);
  other.derived.stale = Stale::all;
  EXPECT_EQ(view_hash(t.match, kAnn), view_hash(other, kAnn));
  EXPECT_NE(view_hash(t.match, kBob), view_hash(other, kBob));
  EXPECT_NE(view_hash(t.match, Viewer::judge()), view_hash(other, Viewer::judge()));
  t.match.state.player(kBob).counters[0] = 1;
  EXPECT_NE(view_hash(t.match, kAnn), view_hash(other, kAnn));
}

}  // namespace
}  // namespace kawari::test
