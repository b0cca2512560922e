// A limit that is reached stops the match with a sentence.
#include <gtest/gtest.h>

#include <set>
#include <utility>
#include <vector>

#include "explain/messages.h"
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

// The sentence of a limit contains its number, in every language.
std::string grouped(int number, std::string_view between) {
  std::string out = std::to_string(number);
  const bool short_one = between != "," && out.size() < 5;  // Spanish groups digits from five digits on
  for (std::size_t at = out.size(); !short_one && at > 3;) out.insert(at -= 3, between);
  return out;
}

TEST(Limits, SentencesNameTheirLimits) {
  const std::vector<std::pair<Fault, int>> limits = {
#define LIST(name, item, capacity, full, what) {Fault::full, capacity},
      KAWARI_STATE_LISTS(LIST)
#undef LIST
          {Fault::too_many_scopes, kMaxScopes},
      {Fault::too_many_applied_to_one, kMaxAppliedToOne},
      {Fault::too_many_granted, kMaxGranted},
      {Fault::too_many_joined, kMaxJoined},
      {Fault::too_many_in_force, kMaxInForce},
      {Fault::too_many_rounds, kMaxRounds},
      {Fault::too_many_options, kMaxOptions},
      {Fault::too_many_moves, kMaxMoves},
      {Fault::too_many_once, kMaxOnce},
      {Fault::number_too_large, kMaxNumber},
  };
  for (const auto& [fault, limit] : limits) {
    const auto names = [limit = limit](std::string_view text, std::string_view between) {
      return text.find(grouped(limit, between)) != std::string_view::npos;
    };
    const Message* message = find_message({}, message_of(fault));
    ASSERT_NE(message, nullptr) << sentence(fault);
    EXPECT_TRUE(names(sentence(fault), ",")) << sentence(fault);
    EXPECT_EQ(message->in(Language::en), sentence(fault));
    EXPECT_TRUE(names(message->in(Language::es), " ")) << message->in(Language::es);
    EXPECT_TRUE(names(message->in(Language::ja), "")) << message->in(Language::ja);
  }
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
  for (int i = 0; i <= kMaxParts / 2; ++i) t.card(kBob, Zone::hand, "X");
  t.resolve(kAnn, "(look-at (everyone) (all (in-zone hand (opponents))))");
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
  for (int i = 0; i < 200; ++i)
    t.character(kAnn, "Watcher", {"(triggered none (event lore-gained) none (draw (you) (number 1)))"});
  for (int i = 0; i < 6 && !t.match.state.over; ++i) t.resolve(kAnn, "(gain-lore (you) (number 1))");
  expect_stopped(t, Fault::too_many_waiting);
}

TEST(Limits, TooManyReplacementsOfOneEvent) {
  Table t(lorcana());
  const ObjectRef x = t.character(kBob, "X");
  for (int i = 1; i <= kMaxAppliedToOne + 1; ++i)
    t.character(kBob, "More",
                {"(replacement none (event damage-dealt) (deal (role subject) (sum (event-amount) (number " +
                 std::to_string(i) + "))))"});
  t.propose({deal(x, 1)});
  t.answer();
  expect_stopped(t, Fault::too_many_applied_to_one);
}

// The object matters: each of 250 objects is remembered, for two events that cards ask about.
TEST(Limits, FiveHundredDifferentEventsInATurnAreNoLimit) {
  Table t(lorcana());
  t.character(kAnn, "Asks",
              {"(static (exists (happened-to (event damage-dealt))) (gets lore (self) (number 1)))",
               "(static (exists (happened-to (event exerted))) (gets lore (self) (number 1)))"});
  for (int i = 0; i < 250; ++i) t.character(i % 2 ? kAnn : kBob, "X");
  t.resolve(kAnn, "(deal (all (of-kind character)) (number 1))");
  t.resolve(kAnn, "(exert (all (of-kind character)))");
  EXPECT_EQ(sentence(t.match.state.fault), sentence(Fault::none));
  EXPECT_GE(t.match.state.history.size(), 500u);
}

// An object that has left is forgotten when nothing refers to it any more, and not before.
TEST(Limits, WhatHasLeftIsRememberedAsLongAsSomethingSpeaksOfIt) {
  Table t(lorcana());
  for (int i = 0; i < 100; ++i)
    t.character(kBob, "X",
                {"(triggered none (event left (same-as (self))) none (gain-lore (you) (number 1)))"});
  t.resolve(kAnn, "(banish (all (played-by (opponents))))");
  EXPECT_EQ(sentence(t.match.state.fault), sentence(Fault::none));
  ASSERT_EQ(t.match.state.waiting.size(), 100u);
  for (const Waiting& waiting : t.match.state.waiting)
    EXPECT_NE(remembered(t.match.state, waiting.self), nullptr);
  t.match.state.waiting.cut(40);
  t.resolve(kAnn, "(gain-lore (you) (number 1))");
  EXPECT_EQ(t.match.state.remembered.size(), 40u);
}

TEST(Limits, MarksDoNotComeAgain) {
  Table t(lorcana());
  const CardId card = t.card(kAnn, Zone::hand, "Traveller");
  t.match.state.card(card).stamp = kMaxMoves;
  t.propose({move(t, ref_of(t.match.state, card), Zone::discard)});
  expect_stopped(t, Fault::too_many_moves);
}

TEST(Limits, NumbersThatAreTooLarge) {
  Table t(lorcana());
  t.resolve(kAnn, "(gain-lore (you) (times (number 30000) (number 30000)))");
  EXPECT_EQ(t.match.state.player(kAnn).counters[0], 900'000'000);
  t.resolve(kAnn, "(gain-lore (you) (times (number 20000) (number 20000)))");
  expect_stopped(t, Fault::number_too_large);

  Table u(lorcana());
  u.resolve(kAnn, "(gain-lore (you) (times (number 30000) (times (number 2) (number 30000))))");
  expect_stopped(u, Fault::number_too_large);
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

}  // namespace
}  // namespace kawari::test
