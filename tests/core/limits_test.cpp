// Limits are errors with a sentence that stop the match.
#include <gtest/gtest.h>

#include <set>

#include "state/invariants.h"
#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

const Edition& lorcana() { return edition("lorcana-2.1"); }

TEST(Limits, EveryFaultHasASentenceOfItsOwn) {
  std::set<std::string_view> sentences;
#define FAULT(name, text)                      \
  EXPECT_FALSE(sentence(Fault::name).empty()); \
  EXPECT_TRUE(sentences.insert(sentence(Fault::name)).second);
  KAWARI_FAULTS(FAULT)
#undef FAULT
}

void expect_stopped(const Table& t, Fault fault) {
  EXPECT_EQ(sentence(t.match.state.fault), sentence(fault));
  EXPECT_TRUE(t.match.state.over) << "the match stops";
  EXPECT_EQ(decision(t.match).ask, Ask::none) << "nobody is asked any more";
  ASSERT_FALSE(t.trace().items.empty());
  EXPECT_EQ(t.trace().items.back().kind, TraceKind::fault);
}

TEST(Limits, TooManyCardsAndSlots) {
  Table t(lorcana());
  const FaceId face = t.face("Card");
  for (int i = 0; i < kMaxCards; ++i) ASSERT_NE(add_card(t.match, face, kAnn, Zone::deck), kNoCard);
  EXPECT_EQ(add_card(t.match, face, kAnn, Zone::deck), kNoCard);
  EXPECT_EQ(t.match.state.fault, Fault::too_many_cards);

  Table u(lorcana());
  for (int i = 0; i < kMaxSlots; ++i) u.character(kAnn, "X");
  const CardId late = u.card(kAnn, Zone::hand, "Late");
  u.propose({move(u, ref_of(u.match.state, late), Zone::play)}, false);
  expect_stopped(u, Fault::too_many_slots);
}

TEST(Limits, TooManyPartsAtOnce) {
  Table t(lorcana());
  for (int i = 0; i < kMaxParts + 4; ++i) t.card(kBob, Zone::hand, "X");
  t.resolve(kAnn, "(discard (opponents) (all (in-zone hand (opponents))))");
  expect_stopped(t, Fault::too_many_parts);
}

TEST(Limits, TooManyEffects) {
  Table t(lorcana());
  for (int i = 0; i < kMaxEffects + 1 && !t.match.state.over; ++i)
    t.resolve(kAnn, "(gain-lore (you) (number 1))"),
        t.resolve(kAnn, "(players-cant gain-lore (opponents) (this-turn))");
  expect_stopped(t, Fault::too_many_effects);
}

TEST(Limits, TooManyWaiting) {
  Table t(lorcana());
  for (int i = 0; i < 10; ++i)
    t.character(kAnn, "Watcher", {"(triggered none (event lore-gained) none (draw (you) (number 1)))"});
  for (int i = 0; i < 6 && !t.match.state.over; ++i) t.resolve(kAnn, "(gain-lore (you) (number 1))");
  expect_stopped(t, Fault::too_many_waiting);
}

TEST(Limits, TooManyReplacementsOfOneEvent) {
  Table t(lorcana());
  const ObjectRef x = t.character(kBob, "X");
  for (int i = 1; i <= 17; ++i)
    t.character(kBob, "More",
                {"(replacement none (event damage-dealt) (deal (role subject) (sum (event-amount) (number " +
                 std::to_string(i) + "))))"});
  t.propose({deal(x, 1)});
  t.answer();
  expect_stopped(t, Fault::too_many_applied);
}

TEST(Limits, StaticsThatContradictEachOtherWithoutEnd) {
  Table t(lorcana());
  // "While this has 1 strength or less, it gets +1 strength."
  t.character(
      kAnn, "Doubt",
      {"(static (matches (self) (figure strength:at-most (number 1))) (gets strength (self) (number 1)))"});
  t.resolve(kAnn, "(gain-lore (you) (number 1))");
  (void)derived(t.match);
  run(t.match);
  EXPECT_EQ(t.match.state.fault, Fault::statics_unstable);
  EXPECT_TRUE(t.match.state.over);
}

TEST(Shuffle, ComesFromTheGeneratorInTheState) {
  Table t(lorcana());
  for (int i = 0; i < 30; ++i) t.card(kAnn, Zone::deck, "Card " + std::to_string(i));
  Match copy = t.match;
  const auto order = [&](const Match& m) {
    std::vector<int> out;
    for (CardId c = m.state.list(kAnn, Zone::deck).first; c != kNoCard; c = m.state.card(c).next)
      out.push_back(index(c));
    return out;
  };
  const std::vector<int> before = order(t.match);
  t.resolve(kAnn, "(shuffle (you))");
  copy.trace = nullptr;
  resolve_text(copy, t.text("(action-text (shuffle (you)))"), kAnn, kNoCard);
  EXPECT_NE(order(t.match), before);
  EXPECT_EQ(order(t.match), order(copy)) << "same state, same choices: same bytes";
  EXPECT_EQ(violated_invariant(t.match), "");
}

}  // namespace
}  // namespace kawari::test
