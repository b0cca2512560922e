// What a program reads: the mask that decides when derived values must be computed again.
#include <gtest/gtest.h>

#include "games/lorcana/ops.h"
#include "ir/book.h"
#include "tests/text/rules_english.h"

namespace kawari {
namespace {

Reads reads(const char* text) {
  Book book;
  EXPECT_TRUE(book.belong_to(lorcana::ops()));
  std::string error;
  const TreePtr tree = tree_from_text(text, &error, lorcana_grammar().names());
  EXPECT_TRUE(tree) << text << ": " << error;
  if (!tree) return kReadsAll;
  const Result<NodeId> root = book.add(*tree);
  EXPECT_TRUE(root) << text;
  return root ? book.reads(*root) : kReadsAll;
}

TEST(Reads, WhatTheConditionAndTheAmountLookAt) {
  EXPECT_EQ(reads("(static none (gets lore (self) (number 1)))"), 0);
  EXPECT_EQ(reads("(static (turn-of (you)) (gets lore (self) (number 1)))"), kReadsClock);
  EXPECT_EQ(reads("(static (exists (all-of (of-kind character) (damaged))) (gets lore (self) (number 1)))"),
            kReadsDamage);
  EXPECT_EQ(reads("(static (matches (self) (is-exerted)) (gets strength (self) (number 1)))"), kReadsPosture);
  EXPECT_EQ(reads("(static none (gets strength (self) (times (number 1) (hand-size (you)))))"), kReadsCards);
  EXPECT_EQ(reads("(static none (gets strength (self) (count (figure cost:at-most (number 3)))))"),
            kReadsFigures | kReadsDamage);
  EXPECT_EQ(reads("(static none (gets strength (self) (count (in-zone resource (you)))))"), kReadsResources);
}

TEST(Reads, AnAbilityThatWaitsIsReadWhenItResolves) {
  EXPECT_EQ(reads("(triggered none (event moved (damaged)) none (gain-lore (you) (hand-size (you))))"), 0);
}

TEST(Reads, APriceIsReadWhenItIsPaid) {
  EXPECT_EQ(reads("(static none (cost-change (you) (of-kind character) (negative (hand-size (you)))))"), 0);
  EXPECT_EQ(reads("(static (turn-of (you)) (cost-change (you) (of-kind character) (number 1)))"),
            kReadsClock);
}

TEST(Reads, AnOpThatNobodyHasLookedAtReadsEverything) {
  EXPECT_EQ(core_ops().reads(Op::count_, 0), kReadsAll);
  EXPECT_EQ(core_ops().reads(Op::was_done, 0), kReadsAll);
}

}  // namespace
}  // namespace kawari
