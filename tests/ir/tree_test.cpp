// Programs as trees and as text: written trees can be read again, and unsound trees are refused.
#include <gtest/gtest.h>

#include "ir/book.h"
#include "ir/symbols.h"

namespace kawari {
namespace {

TEST(Tree, WrittenAndReadAgain) {
  for (const char* text : {
           "(action-text (draw (chosen-player@0) (number 2)))",
           "(keyword 6 (number 2))",
           "(static none (gets strength (self) (times (number 1) (count (all-of (of-kind location) "
           "(played-by~2 "
           "(you)))))))",
           "(triggered first-time-each-turn (turn-of (you)) (event moved (of-kind character) (same-as "
           "(self)) (you)) none "
           "(draw (you) (number 1)))",
           "(static none (skip-step \"draw\" (you)))",
           "(event banished:passive (same-as (self)))",
           "(figure cost:at-most (number 3))",
           "(replacement first-time none (event damage-taken (same-as (self))) (nothing~4))",
       }) {
    std::string error;
    const TreePtr tree = tree_from_text(text, &error);
    ASSERT_TRUE(tree) << text << ": " << error;
    EXPECT_EQ(to_text(*tree), text);
  }
}

TEST(Tree, WhatIsNoTreeSaysWhere) {
  std::string error;
  EXPECT_FALSE(tree_from_text("(banish (chosen", &error));
  EXPECT_NE(error.find("column"), std::string::npos);
  EXPECT_FALSE(tree_from_text("(destroy-everything)", &error));
  EXPECT_NE(error.find("destroy-everything"), std::string::npos);
  EXPECT_FALSE(tree_from_text("(of-kind wizard)", &error));
}

TEST(Verify, RefusesUnsoundTrees) {
  const auto wrong = [](const char* text) {
    return verify(core_ops(), *tree_from_text(text), Sort::Ability);
  };
  EXPECT_EQ(wrong("(action-text (draw (chosen-player@0) (number 2)))"), "");
  EXPECT_NE(wrong("(action-text (number 2))"), "");                          // wrong sort
  EXPECT_NE(wrong("(action-text (draw (you)))"), "");                        // a kid is missing
  EXPECT_NE(wrong("(action-text (banish (ref 0)))"), "");                    // register never filled
  EXPECT_NE(wrong("(action-text (draw (each-of-them 0) (number 1)))"), "");  // no loop around it
  EXPECT_NE(wrong("(action-text (seq (banish (chosen@0 (any))) (banish (chosen@0 (any)))))"),
            "");  // filled twice
}

TEST(Verify, AnAbilityInsideAnAbilityHasItsOwnRegisters) {
  EXPECT_EQ(
      verify(core_ops(),
             *tree_from_text(
                 "(action-text (gains (chosen@0 (any)) (triggered none (event readied (same-as (self))) none "
                 "(banish (chosen@0 (any)))) (this-turn)))"),
             Sort::Ability),
      "");
}

class Continuations : public testing::Test {
 protected:
  Book book;
  NodeId add(const char* text) {
    auto root = book.add(*tree_from_text(text));
    EXPECT_TRUE(root.has_value());
    return *root;
  }
};

TEST_F(Continuations, SequencesGoOnWithTheNextStatement) {
  const NodeId root =
      add("(action-text (seq (draw (you) (number 1)) (shuffle (you)) (draw (you) (number 2))))");
  const NodeId seq = book.kid(root, 0);
  EXPECT_EQ(book[book.kid(seq, 0)].next, book.kid(seq, 1));
  EXPECT_EQ(book[book.kid(seq, 1)].next, book.kid(seq, 2));
  EXPECT_EQ(book[book.kid(seq, 2)].next, kNoNode);
}

TEST_F(Continuations, IfDoneIsEnteredAgainBehindItsFirstHalf) {
  const NodeId root =
      add("(action-text (seq (if-done@0 (may@1 (you) (shuffle (you))) (draw (you) (number 1))) (draw (you) "
          "(number 2))))");
  const NodeId seq = book.kid(root, 0), done = book.kid(seq, 0);
  const NodeId may = book.kid(done, 0);
  EXPECT_EQ(book[may].next, done);
  EXPECT_EQ(book[book.kid(may, 1)].next, done);
  EXPECT_EQ(book[book.kid(done, 1)].next, book.kid(seq, 1));
}

TEST_F(Continuations, TheBodyOfALoopGoesBackToIt) {
  const NodeId root = add("(action-text (each-player@0 0 (everyone) (draw (each-of-them 0) (number 1))))");
  const NodeId loop = book.kid(root, 0);
  EXPECT_EQ(book[book.kid(loop, 1)].next, loop);
  EXPECT_EQ(book[loop].value, 0);
}

TEST_F(Continuations, BothHalvesOfInsteadGoOnBehindIt) {
  const NodeId root =
      add("(action-text (seq (instead (draw (you) (number 1)) (turn-of (you)) (draw (you) (number "
          "3))) (shuffle (you))))");
  const NodeId seq = book.kid(root, 0), instead = book.kid(seq, 0);
  EXPECT_EQ(book[book.kid(instead, 0)].next, book.kid(seq, 1));
  EXPECT_EQ(book[book.kid(instead, 2)].next, book.kid(seq, 1));
}

TEST_F(Continuations, ABookGivesItsTreesBack) {
  const char* text =
      "(triggered~1 none (event played (same-as (self)) none (you)) none (may@0 (you) (banish (chosen@1 "
      "(named \"Mufasa\")))))";
  EXPECT_EQ(to_text(*book.tree(add(text))), text);
}

TEST(Words, CaseAndApostrophesDoNotMatter) {
  Book book;
  const WordId word = book.intern("Maui’s  Fish Hook");
  EXPECT_EQ(book.find("MAUI'S FISH HOOK"), word);
  EXPECT_EQ(book.find("Maui"), kNoWord);
  EXPECT_EQ(fold("  Té Kā – x "), "té kā - x");
}

TEST(Symbols, EveryNameHasItsValue) {
  EXPECT_EQ(symbol_value(ValueOf::Limit, "once-per-turn+first-time-each-turn"), 3);
  EXPECT_EQ(symbol_of(ValueOf::Fact, static_cast<int>(Fact::banished) | kPassive), "banished:passive");
  EXPECT_EQ(symbol_value(ValueOf::Figure, "strength:at-least"), static_cast<int>(Stat::strength) << 4);
  EXPECT_FALSE(symbol_value(ValueOf::Figure, "lore:at-least")) << "it is a figure of one game";
  EXPECT_FALSE(symbol_value(ValueOf::Ban, "quest"));
  EXPECT_FALSE(symbol_value(ValueOf::Kind, "wizard"));
}

}  // namespace
}  // namespace kawari
