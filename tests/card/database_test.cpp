// Search by name: exact up to case and apostrophes, the newest printing, and help with misspelt names.
#include "card/database.h"

#include <gtest/gtest.h>

#include "games/lorcana/lorcana.h"
#include "text/read_cards.h"

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

// Ids are 16 bits wide: a card that does not fit is refused when it is read, and does not overwrite another
// one.
constexpr const char* kThreeCards =
    "- {name: Ada, type: item}\n- {name: Ben, type: item}\n- {name: Cleo, type: item}\n";

TEST(Database, MoreFacesThanIdsAreRefused) {
  Database cards;
  const FaceId first = cards.add(named("First"));
  while (cards.size() < 0xFFFE) cards.add(named("Filler"));
  const auto read = read_cards_text(lorcana::rules().grammar(), cards, kThreeCards, "more.yaml");
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().file, "more.yaml");
  EXPECT_EQ(read.error().line, 2);
  EXPECT_NE(read.error().what.find("65535 faces"), std::string::npos) << read.error().what;
  EXPECT_NE(read.error().right.find("Ben"), std::string::npos) << read.error().right;
  EXPECT_EQ(cards.add(named("Late")), kNoFace);
  EXPECT_EQ(cards.find("Late"), kNoFace);
  EXPECT_EQ(cards.find("First"), first);
  EXPECT_EQ(cards.size(), 0xFFFFu);
}

TEST(Database, MoreWordsThanIdsAreRefused) {
  Database cards;
  for (int i = 1; i < 0xFFFF; ++i) cards.book().intern("word " + std::to_string(i));
  const auto read = read_cards_text(lorcana::rules().grammar(), cards, kThreeCards, "more.yaml");
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().line, 2);
  EXPECT_NE(read.error().what.find("65535 different words"), std::string::npos) << read.error().what;
  EXPECT_EQ(cards.book().find("Ada"), WordId{0xFFFF});
  EXPECT_EQ(cards.book().intern("one more"), kNoWord);
  EXPECT_EQ(cards.book().word(cards.book().find("word 1")), "word 1");
}

}  // namespace
}  // namespace kawari
