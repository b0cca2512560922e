// Published card files of Duel Masters: sets, unknown races, printing errors, and values that no card can
// have.
#include "tests/text/rules_english.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

// Reads the cards; stops the test if the file as a whole is refused.
void read(Database& cards, const char* list) {
  const std::string file = std::string("{\"cards\": [").append(list).append("]}");
  const auto found = read_cards_text(duel_masters_grammar(), cards, file, "published.json");
  ASSERT_TRUE(found.has_value()) << found.error().text();
}

const Face& face(const Database& cards, std::string_view name) { return cards[cards.find(name)]; }

TEST(PublishedFile, TheSetIsTheOneOfTheFirstPrinting) {
  Database cards;
  read(cards,
       R"json({"name": "Pale Moth", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "subtypes": ["Firefly"], "printings": [{"set": "XX-20 Lamps"}, {"set": "Promotional"}]})json");
  EXPECT_EQ(face(cards, "Pale Moth").set, "XX-20 Lamps");
}

TEST(PublishedFile, AnUnknownTypeRefusesThatCardAlone) {
  Database cards;
  read(cards,
       R"json({"name": "Odd Tile", "civilizations": ["Fire"], "cost": 2, "type": "Field"},
       {"name": "Odd Light", "civilizations": ["Plasma"], "cost": 2, "type": "Spell", "text": "Draw a card."},
       {"name": "Odd Beast", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "x"},
       {"name": "Odd Shade", "civilizations": ["Fire"], "cost": 2, "type": "Creature"},
       {"name": "Plain Beast", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "2000+"})json");
  ASSERT_FALSE(face(cards, "Odd Tile").compiled());
  EXPECT_EQ(face(cards, "Odd Tile").refusals[0].unread, "Field");
  EXPECT_EQ(face(cards, "Odd Tile").refusals[0].text, "type: Field");
  EXPECT_FALSE(face(cards, "Odd Light").compiled());
  EXPECT_FALSE(face(cards, "Odd Beast").compiled());
  EXPECT_FALSE(face(cards, "Odd Shade").compiled());
  EXPECT_TRUE(face(cards, "Plain Beast").compiled());
  EXPECT_TRUE(face(cards, "Plain Beast").power_plus);
}

TEST(PublishedFile, WhatIsNoCardIsAnError) {
  Database cards;
  EXPECT_FALSE(read_cards_text(duel_masters_grammar(), cards, R"({"cards": [4]})", "a.json").has_value());
  EXPECT_FALSE(
      read_cards_text(duel_masters_grammar(), cards, R"({"cards": [{"cost": 4}]})", "a.json").has_value());
}

TEST(PublishedFile, PluralsOfRacesThatOnlyItsCardsHave) {
  Database cards;
  read(cards,
       R"json({"name": "A", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "subtypes": ["Firefly"], "text": "Each of your Fireflies in the battle zone gets +1000 power."},
       {"name": "B", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "subtypes": ["Sand Sphinx"], "text": "Each of your Sand Sphinxes in the battle zone has \"slayer.\""},
       {"name": "C", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "subtypes": ["Lamp Giant"], "supertypes": ["Evolution"], "text": "Evolution—Put on one of your Lamp Giants."})json");
  for (const char* name : {"A", "B", "C"}) EXPECT_TRUE(face(cards, name).exact) << name;
}

TEST(PublishedFile, TheOwnNameInThePlural) {
  Database cards;
  read(
      cards,
      R"json({"name": "Marsh Lotus", "civilizations": ["Nature"], "cost": 2, "type": "Creature", "power": "1000",
       "subtypes": ["Starlight Tree"],
       "text": "When this creature is destroyed, untap all your creatures except Marsh Lotuses."})json");
  EXPECT_TRUE(face(cards, "Marsh Lotus").exact);
}

TEST(PublishedFile, LostStopsAndCommas) {
  Database cards;
  read(cards,
       R"json({"name": "A", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "text": "Whenever this creature attacks, you may draw a card"},
       {"name": "B", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "text": "Whenever this creature attacks you may draw a card."},
       {"name": "C", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "text": "While you have no shields this creature gets +2000 power"},
       {"name": "D", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "text": "Whenever this creature attacks you may draw"})json");
  for (const char* name : {"A", "B", "C"}) EXPECT_TRUE(face(cards, name).exact) << name;
  EXPECT_FALSE(face(cards, "D").compiled());
}

TEST(PublishedFile, DashesAndColonsBehindEvolution) {
  Database cards;
  read(cards,
       R"json({"name": "A", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "supertypes": ["Evolution"], "text": "Evolution–Put on one of your Humans."},
       {"name": "B", "civilizations": ["Fire"], "cost": 2, "type": "Creature", "power": "1000",
       "supertypes": ["Evolution"], "text": "Evolution: Put on one of your Humans."},
       {"name": "C", "civilizations": ["Fire"], "cost": 2, "type": "Evolution Creature", "power": "1000",
       "text": "Evolution - Put on one of your Humans."})json");
  for (const char* name : {"A", "B", "C"}) EXPECT_TRUE(face(cards, name).exact) << name;
}

}  // namespace
}  // namespace kawari
