// Search by name: exact up to case and apostrophes, the newest printing, and help with misspelt names.
#include "card/database.h"

#include <gtest/gtest.h>

namespace kawari {
namespace {

Face named(const char* name, const char* version = "") {
  Face face;
  face.name = name;
  face.version = version;
  face.full_name = *version ? face.name + " - " + version : face.name;
  return face;
}

TEST(Database, FindsByFullNameOnly) {
  Database cards;
  const FaceId beast = cards.add(named("Beast", "Selfless Protector"));
  EXPECT_EQ(cards.find("beast – selfless PROTECTOR"), beast);
  EXPECT_EQ(cards.find("Beast"), kNoFace);
}

TEST(Database, TheNewestPrintingCounts) {
  Database cards;
  cards.add(named("Smash"));
  const FaceId newer = cards.add(named("Smash"));
  EXPECT_EQ(cards.find("Smash"), newer);
}

TEST(Database, NearestNamesForMisspeltOnes) {
  Database cards;
  cards.add(named("Flounder", "Voice of Reason"));
  cards.add(named("Beast", "Selfless Protector"));
  cards.add(named("Stolen Scimitar"));
  EXPECT_EQ(cards.nearest("Flounder").front(), "Flounder - Voice of Reason");
  EXPECT_EQ(cards.nearest("Stolen Simitar").front(), "Stolen Scimitar");
  EXPECT_TRUE(cards.nearest("Xyzzy").empty());
}

TEST(Database, SidesKnowEachOther) {
  Database cards;
  const FaceId a = cards.add(named("One")), b = cards.add(named("Other"));
  cards.join_sides(a, b);
  EXPECT_EQ(cards[a].other_side, b);
  EXPECT_EQ(cards[b].other_side, a);
}

}  // namespace
}  // namespace kawari
