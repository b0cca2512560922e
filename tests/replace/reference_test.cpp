// Compares settle() with the reference: for generated effects, events and answers, in every edition, the same
// questions go to the same players with the same options, the same things happen, and the same effects
// remain.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "base/rng.h"
#include "tests/replace/test_game.h"
#include "tests/replace/worlds.h"

namespace kawari::test {
namespace {

// A point on which the reference follows one of our readings instead of the letter of a digest, or which it
// does not cover.
struct Deviation {
  int reading;
  const char* sentence;
};
constexpr Deviation kDeviations[] = {
    {1,
     "An applied effect covers every part of its event that fits when it is applied; the digest modifies "
     "'the event' and "
     "does not say which parts. Readings::covers_all_parts; later sentences are in traps_test.cpp."},
    {2,
     "Self-replacement is part of generating the instruction and never a candidate, so the reference has "
     "none; "
     "traps_test.cpp shows it with Resist and with closed products."},
    {3,
     "Damage dealt on to another card is calculated for that card, damage that stays with its card only "
     "once. "
     "Readings::new_recipient_counts."},
    {4,
     "An optional effect is asked for each original part, where the digest would count one chance per "
     "event."},
    {5, "Resist in 1.x is one candidate with its total, whatever it adds up from."},
    {6,
     "What a state check does not propose again is a matter of the game's checks, not of settle(); not "
     "generated here."},
};

class Reference : public testing::TestWithParam<const Edition*> {};

TEST_P(Reference, AgreesOnManyWorlds) {
  Rng rng = Rng::seeded(20240817);
  const Draw draw = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
  int asked = 0, replaced = 0;
  for (int i = 0; i < 4000; ++i) {
    const World world = any_world(draw);
    const std::vector<int> answers = any_answers(draw);
    std::string why;
    ASSERT_TRUE(agree(world, *GetParam(), answers, why)) << "world " << i << ": " << why;
    const Outcome outcome = by_the_digest(world, GetParam()->policy, answers);
    asked += !outcome.questions.empty();
    replaced += outcome.happened.size() != world.events.size();
  }
  EXPECT_GT(asked, 400) << "the worlds must ask questions to be worth anything";
  EXPECT_GT(replaced, 400);
}

TEST_P(Reference, AgreesOnWorldsThatShrink) {
  const Edition& e = *GetParam();
  EXPECT_TRUE(rc::check([&e] {
    const Draw draw = [](int n) { return *rc::gen::inRange(0, n); };
    const World world = any_world(draw);
    const std::vector<int> answers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 6));
    std::string why;
    const bool same = agree(world, e, answers, why);
    RC_LOG(why);
    RC_ASSERT(same);
  }));
}

// [DM-1.50 609.9b] Of what comes in place of events that happen together, no card moves twice. Where that can
// be replaced again, what was replaced has moved no card: there it is looked at what happened.
TEST_P(Reference, NoCardIsUsedTwice) {
  Rng rng = Rng::seeded(6099);
  const Draw draw = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
  int several = 0;
  for (int i = 0; i < 3000; ++i) {
    const World world = any_world(draw, 1);
    const std::vector<int> answers = any_answers(draw);
    std::vector<CardId> moved = moved_by_replacements(world, *GetParam(), answers);
    several += moved.size() > 2;
    if (GetParam()->policy.products_open) {
      Words happened = by_the_engine(world, *GetParam(), answers).happened;
      std::erase_if(happened, [](const std::string& what) { return what.find(" C") == what.npos; });
      std::erase(happened, "discard-pile Card");
      for (std::string& what : happened) what = what.substr(what.find(' '));
      std::sort(happened.begin(), happened.end());
      ASSERT_EQ(std::adjacent_find(happened.begin(), happened.end()), happened.end()) << "world " << i;
      continue;
    }
    std::sort(moved.begin(), moved.end());
    ASSERT_EQ(std::adjacent_find(moved.begin(), moved.end()), moved.end()) << "world " << i;
  }
  EXPECT_GT(several, 20) << "the worlds must use several cards to be worth anything";
}

std::string edition_name(const testing::TestParamInfo<const Edition*>& info) {
  std::string out;
  for (const char c : info.param->id) out += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return out;
}
INSTANTIATE_TEST_SUITE_P(Editions, Reference, testing::ValuesIn(all_editions()), edition_name);

// An optional effect that is applied again comes after effects that were applied meanwhile: Resist has had
// its chance.
TEST(Readings, AnEffectThatIsTakenAgainComesLast) {
  const Edition& e = edition("lorcana-1");
  World w;
  w.owner = {0, 1};
  w.resist = {1, 1};
  w.statics = {{{Watch::taken, Whom::any, Does::deal_to_self, true, false, false}, 0, 0, -1}};
  w.events = {{What::deal, 1, -1, 1, true}, {What::deal, 0, -1, 1, true}};
  std::string why;
  EXPECT_TRUE(agree(w, e, {1, 3}, why)) << why;
  EXPECT_EQ(by_the_engine(w, e, {1, 3}).happened, (std::vector<std::string>{"deal C0 1"}));
}

// The deviations matter: with the letter of the digest instead of the reading, the outcome differs.
TEST(Readings, TheFirstAndTheThirdChangeOutcomes) {
  EXPECT_EQ(std::size(kDeviations), 6u);
  const Edition& e = edition("lorcana-2.1");
  World w;
  w.owner = {1, 1, 1};
  w.resist = {0, 0, 1};
  w.statics = {{{Watch::dealt, Whom::another_own, Does::deal_to_self, false, false, false}, 1, 2, -1}};
  w.events = {{What::deal, 0, -1, 2, false}, {What::deal, 1, -1, 2, false}};
  const Outcome engine = by_the_engine(w, e, {});
  EXPECT_EQ(engine.happened, (std::vector<std::string>{"deal C2 1", "deal C2 1"}));
  EXPECT_EQ(engine, by_the_digest(w, e.policy, {}));
  EXPECT_NE(engine,
            by_the_digest(w, e.policy, {}, {.covers_all_parts = false, .new_recipient_counts = true}));
  EXPECT_NE(engine,
            by_the_digest(w, e.policy, {}, {.covers_all_parts = true, .new_recipient_counts = false}));
}

}  // namespace
}  // namespace kawari::test
