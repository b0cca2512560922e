// A State is a value, even in the middle of an effect or while replacements are being chosen: a copy made at
// any decision reaches the same bytes. Without a game, so that most decisions are about replacement.
#include <gtest/gtest.h>

#include <cstring>

#include "state/hash.h"
#include "state/invariants.h"
#include "state/query.h"
#include "state/setup.h"
#include "state/statics.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

// Texts with many decisions: redirections, chosen substitutes, optional effects, one-shots, triggers.
void set_up(Table& t) {
  constexpr std::string_view kSacrifice =
      "(replacement none (event banished (same-as (self))) (banish (chosen@0 (all-of (played-by (you)) "
      "(other)))))";
  constexpr std::string_view kMayReturn =
      "(replacement optional none (event left (all-of (of-kind character) (played-by (you)))) (put-into hand "
      "(role subject)))";
  constexpr std::string_view kStrong =
      "(static none (gets strength (all (played-by (you))) (count (played-by (you)))))";
  constexpr std::string_view kMourn =
      "(triggered none (event banished (of-kind character)) none (draw (you) (number 1)))";
  for (const PlayerId p : {kAnn, kBob}) {
    t.character(p, "Beast", {str(kBeast)});
    t.character(p, "More", {str(kMore), str(kMourn)});
    t.character(p, "Priest", {str(kSacrifice)});
    t.character(p, "Healer", {str(kMayReturn)});
    t.character(p, "Leader", {str(kStrong)});
    for (int i = 0; i < 3; ++i) t.effect(p, kShield, t.character(p, "Guarded " + std::to_string(i)));
    for (int i = 0; i < 30; ++i) t.card(p, Zone::deck, "Card");
  }
  t.resist(t.character(kBob, "Tough"), 1);
}

constexpr std::string_view kEffects[] = {
    "(seq (deal (all (of-kind character)) (number 1)) (draw@0 (you) (number 2)) (gain-lore (you) "
    "(result-amount 0)))",
    "(seq (deal (chosen@0 (played-by (opponents)) (number 2)) (number 2)) (banish (chosen@1 (played-by "
    "(opponents)))))",
    "(seq (banish (chosen@0 up-to (any) (number 2))) (may (you) (draw (you) (number 1))) (put-damage (all "
    "(played-by (you))) (number 1)))",
    "(if-done@0 (banish (chosen@1 (played-by (you)))) (seq (deal (chosen@2 (played-by (opponents))) (number "
    "3)) (shuffle (you))))",
    "(each-player@0 (everyone) (seq (banish (chosen@1 (played-by (each-of-them)))) (draw (each-of-them) "
    "(number 1))))",
};

// Answers the open decision, or starts the next effect if nothing is under way.
struct Choice {
  bool effect = false;
  int which = 0;
  Option option;
};

void take(Table& t, Match& match, const Choice& choice) {
  if (!choice.effect) {
    apply(match, choice.option);
    return;
  }
  const NodeId text = t.text("(action-text " + str(kEffects[choice.which]) + ")");
  resolve_text(match, text, match.state.turn_player, kNoCard);
}

Choice any_choice(const Match& match, Rng& rng) {
  Choice choice;
  const Decision d = decision(match);
  choice.effect = d.ask == Ask::action;
  if (choice.effect)
    choice.which = static_cast<int>(rng.below(static_cast<std::uint32_t>(std::size(kEffects))));
  else
    choice.option = d.options[rng.below(static_cast<std::uint32_t>(d.options.size()))];
  return choice;
}

TEST(Replay, EveryCopyGoesOnToTheSameBytesAndEveryInvariantHolds) {
  int decisions = 0;
  for (const Edition* e : all_editions()) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Table t(*e);
      set_up(t);
      for (const std::string_view effect : kEffects) (void)t.text("(action-text " + str(effect) + ")");
      t.match.trace = nullptr;
      Rng rng = Rng::seeded(seed);
      std::vector<Match> copies;
      std::vector<Choice> choices;
      for (int i = 0; i < 60 && !t.match.state.over; ++i) {
        ASSERT_EQ(violated_invariant(t.match), "") << e->id << ", seed " << seed << ", decision " << i;
        copies.push_back(t.match);
        choices.push_back(any_choice(t.match, rng));
        take(t, t.match, choices.back());
      }
      ASSERT_EQ(t.match.state.fault, Fault::none)
          << e->id << ", seed " << seed << ": " << sentence(t.match.state.fault);
      copies.push_back(t.match);
      for (std::size_t from = 0; from < choices.size(); ++from) {
        Match copy = copies[from];
        if (from % 2) touch(copy);  // derived values can be discarded at any moment
        for (std::size_t i = from; i < choices.size() && i < from + 12; ++i) {
          take(t, copy, choices[i]);
          ASSERT_EQ(byte_hash(copy.state), byte_hash(copies[i + 1].state))
              << e->id << ", seed " << seed << ", copied at " << from << ", differs after " << i;
        }
      }
      decisions += static_cast<int>(choices.size());
    }
  }
  EXPECT_GT(decisions, 1000);
}

TEST(Replay, FromTheStartTheWholeRunIsTheSame) {
  for (const Edition* e : all_editions()) {
    std::vector<std::uint64_t> first;
    for (int round = 0; round < 2; ++round) {
      Table t(*e);
      set_up(t);
      if (round == 1) t.match.trace = nullptr;  // without a trace nothing else changes
      Rng rng = Rng::seeded(99);
      std::vector<std::uint64_t> hashes;
      for (int i = 0; i < 80 && !t.match.state.over; ++i) {
        take(t, t.match, any_choice(t.match, rng));
        hashes.push_back(byte_hash(t.match.state));
      }
      if (round == 0)
        first = hashes;
      else
        EXPECT_EQ(hashes, first) << e->id;
    }
  }
}

TEST(Derived, WhatIsCachedIsWhatThePositionSays) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    set_up(t);
    Rng rng = Rng::seeded(5);
    for (int i = 0; i < 60 && !t.match.state.over; ++i) {
      take(t, t.match, any_choice(t.match, rng));
      (void)derived(t.match);
      ASSERT_EQ(t.match.derived.stale, Stale::no);
      Derived fresh;
      recompute_from_scratch(t.match, fresh);
      ASSERT_TRUE(same_values(fresh, derived(t.match))) << e->id << ", decision " << i;
    }
  }
}

TEST(Derived, AWrongCacheIsNoticed) {
  Table t(edition("lorcana-2.1"));
  const ObjectRef x = t.character(kAnn, "X");
  (void)derived(t.match);
  EXPECT_EQ(violated_invariant(t.match), "");
  ++t.match.derived.slots[index(x.slot())].stat[static_cast<int>(Stat::strength)];
  EXPECT_EQ(violated_invariant(t.match), "derived values are not what the position says");
}

TEST(Invariants, BrokenPositionsAreNamed) {
  Table t(edition("lorcana-2.1"));
  const CardId c = t.card(kAnn, Zone::hand, "Paper");
  const ObjectRef x = t.character(kAnn, "X");
  Match broken = t.match;
  broken.state.list(kAnn, Zone::hand).count = 2;
  EXPECT_EQ(violated_invariant(broken), "a zone's count is not the number of its cards");
  broken = t.match;
  broken.state.card(c).zone = Zone::deck;
  EXPECT_EQ(violated_invariant(broken), "Paper: is linked into a zone that it is not in");
  broken = t.match;
  broken.state.slot(x.slot()).damage = -1;
  EXPECT_EQ(violated_invariant(broken), "X: has negative damage");
  broken = t.match;
  broken.state.slots.add(broken.state).damage = 2;
  EXPECT_EQ(violated_invariant(broken), "a free slot is not empty");
}

}  // namespace
}  // namespace kawari::test
