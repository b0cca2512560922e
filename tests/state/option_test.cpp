// Options and verdicts: they contain what they were made from.
#include "state/option.h"

#include <gtest/gtest.h>

#include "state/obstacle.h"
#include "state/verdict.h"

namespace kawari {
namespace {

TEST(Options, SayWhatTheyWereMadeOf) {
  EXPECT_EQ(Option::object({7, 3}).object(), (ObjectRef{7, 3}));
  EXPECT_EQ(Option::card(CardId{9}).card(), CardId{9});
  EXPECT_EQ(Option::player(PlayerId{1}).player(), PlayerId{1});
  EXPECT_EQ(Option::number(70'000).number(), 70'000) << "no figure is cut off";
  EXPECT_EQ(Option::number(2).keyword(), kNoKeyword);
  EXPECT_EQ(Option::number(2, KeywordId{0}).keyword(), KeywordId{0});
  EXPECT_EQ(Option::mode(1).mode(), 1);
  EXPECT_EQ(Option::waiting(123'456).waiting(), 123'456u);
  EXPECT_EQ(Option::candidate(4).candidate(), 4u);
  EXPECT_EQ(Option::name(WordId{8}).name(), WordId{8});
  EXPECT_EQ(Option::colour(ColourId{2}).colour(), ColourId{2});
  EXPECT_EQ(Option::way(PlayWay::free).way(), PlayWay::free);
  const Option use = Option::use(ActionId{6}, CardId{5}, 200);
  EXPECT_EQ(use.action().ability, 200);
  EXPECT_TRUE(use.action().target.none());
}

TEST(Options, AreTheSameWhereTheySayTheSame) {
  const Option all[] = {Option::yes(),
                        Option::no(),
                        Option::done(),
                        Option::decline(),
                        Option::keep(),
                        Option::object({1, 0}),
                        Option::object({1, 1}),
                        Option::card(CardId{1}),
                        Option::player(PlayerId{1}),
                        Option::number(1),
                        Option::number(1, KeywordId{0}),
                        Option::mode(1),
                        Option::waiting(1),
                        Option::candidate(1),
                        Option::name(WordId{1}),
                        Option::colour(ColourId{1}),
                        Option::way(PlayWay::other_cost),
                        Option::use(ActionId{1}, CardId{1}, 0),
                        Option::action(ActionId{1}, CardId{1}),
                        Option::action(ActionId{1}, CardId{1}, PlayWay::free),
                        Option::action(ActionId{1}, CardId{1}, PlayWay::pay, CardId{1}),
                        Option::action(ActionId{1}, CardId{1}, PlayWay::pay, PlayerId{1})};
  for (const Option& x : all)
    for (const Option& y : all) EXPECT_EQ(x == y, &x == &y);
  Option grouped = Option::yes();
  grouped.group = 3;
  EXPECT_EQ(grouped, Option::yes()) << "how options are told apart is no part of them";
}

TEST(Options, ATargetIsACardAPlayerOrNothing) {
  EXPECT_EQ(Target().kind(), TargetKind::none);
  EXPECT_EQ(Target(kNoCard).kind(), TargetKind::none);
  EXPECT_EQ(Target(kNoPlayer).kind(), TargetKind::none);
  EXPECT_EQ(Target(CardId{1199}).card(), CardId{1199});
  EXPECT_EQ(Target(CardId{1199}).player(), kNoPlayer);
  EXPECT_EQ(Target(PlayerId{5}).player(), PlayerId{5});
  EXPECT_EQ(Target(PlayerId{5}).card(), kNoCard);
}

TEST(Verdicts, SayWhatTheirObstacleIsAbout) {
  const Verdict no = Verdict::no(kNoRule, CardId{1});
  EXPECT_FALSE(no.legal);
  EXPECT_EQ(no.obstacle(), Obstacle::none);
  EXPECT_EQ(no.elsewhere(Zone::hand, PlayerId{1}).zone(), Zone::hand);
  EXPECT_EQ(no.wrong_kind(Kind::item).kind(), Kind::item);
  EXPECT_EQ(no.has_keyword(KeywordId{2}).keyword(), KeywordId{2});
  EXPECT_EQ(no.lacks_keyword(KeywordId{3}).keyword(), KeywordId{3});
  EXPECT_EQ(no.wrong_step(PhaseId{4}).step(), PhaseId{4});
  const Verdict dear = no.as(Obstacle::cost_too_high, PlayerId{1}, 2, 5);
  EXPECT_EQ(dear.obstacle(), Obstacle::cost_too_high);
  EXPECT_EQ(dear.because, CardId{1});
  EXPECT_EQ(dear.has(), 2);
  EXPECT_EQ(dear.needs(), 5);
}

}  // namespace
}  // namespace kawari
