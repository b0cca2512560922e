// Rules English of Duel Masters: the meaning of phrases, keywords that stand for a text, the formats of its
// files.
#include "games/duel_masters/facts.h"
#include "games/duel_masters/words.h"
#include "tests/text/rules_english.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

std::string meaning(const std::string& text, Kind kind = Kind::character) {
  return program(text, kind, duel_masters_grammar());
}

std::string printed(const std::string& text, Language language, Kind kind = Kind::character) {
  Database cards;
  const Face face = compiled(cards, text, kind, duel_masters_grammar());
  if (!face.compiled()) return "refused: " + face.refusals.front().unread;
  return print_face(duel_masters_grammar(), cards, face, language);
}

TEST(DuelMastersEnglish, TheGrammarIsSound) {
  for (const std::string& problem : duel_masters_grammar().tables().problems) ADD_FAILURE() << problem;
}

TEST(DuelMastersEnglish, DestructionIsReplaced) {
  EXPECT_EQ(meaning("When this creature would be destroyed, return it to your hand instead."),
            "(replacement~2 none (event destroyed (same-as (self))) (put-into~1 hand (self~it)))");
  EXPECT_EQ(meaning("Whenever another creature would be destroyed, it stays in the battle zone instead."),
            "(replacement~1 none (event destroyed (all-of (other) (of-kind character))) (stays (role~it "
            "subject)))");
}

TEST(DuelMastersEnglish, KeywordsStandForTheirTexts) {
  EXPECT_EQ(
      meaning("Saver: all races"),
      "(replacement~6 optional none (event destroyed (all-of (played-by (you)) (other) (of-kind character))) "
      "(banish (self)))");
  EXPECT_EQ(meaning("Ultra saver: Guardian"),
            "(replacement~6 optional none (event left (all-of (played-by (you)) (classified "
            "\"Guardian\"))) "
            "(banish (self)))");
  EXPECT_EQ(meaning("Charger", Kind::action),
            "(replacement own-movement none (event put-into-graveyard (same-as (self))) (put-into resource "
            "(self)))");
  EXPECT_EQ(meaning("Release"), "(replacement~6 none (event left (same-as (self))) (turn-over (self)))");
  EXPECT_EQ(meaning("Evolution—Put on one of your Armored Dragons."),
            "(keyword evolution none none (classified \"Armored Dragon\"))");
}

TEST(DuelMastersEnglish, KeywordsThatAreNotPlayedAreRefused) {
  EXPECT_EQ(meaning("Ninja strike 4"), "(keyword ninja-strike (number 4))");
  EXPECT_TRUE(meaning("World breaker").starts_with("refused"));
}

// Other cards ask for the keyword; the ability that comes with it does the work.
TEST(DuelMastersEnglish, KeywordsBringAnAbilityAlong) {
  Database cards;
  const Face face = compiled(cards, "Silent skill: Draw a card.", Kind::character, duel_masters_grammar());
  ASSERT_EQ(face.abilities.size(), 2u);
  EXPECT_EQ(face.abilities[0].kind, AbilityKind::keyword);
  EXPECT_EQ(face.abilities[1].kind, AbilityKind::triggered);
  EXPECT_EQ(face.abilities[1].keyword, face.abilities[0].keyword);
  EXPECT_EQ(to_text(*cards.book().tree(face.abilities[1].root), duel_masters_grammar().names()),
            "(triggered none (event kept-tapped (same-as (self))) none (draw (you) (number 1)))");
  EXPECT_EQ(face.triggers, duel_masters::fact::kept_tapped);
}

TEST(DuelMastersEnglish, AnEvolutionMayShareItsLineWithAnotherAbility) {
  Database cards;
  const Face face = compiled(cards, "Evolution—Put on one of your Humans. Double breaker", Kind::character,
                             duel_masters_grammar());
  ASSERT_EQ(face.abilities.size(), 2u);
  EXPECT_EQ(to_text(*cards.book().tree(face.abilities[0].root), duel_masters_grammar().names()),
            "(keyword evolution none none (classified \"Human\"))");
  EXPECT_EQ(to_text(*cards.book().tree(face.abilities[1].root), duel_masters_grammar().names()),
            "(keyword double-breaker)");
}

TEST(DuelMastersEnglish, ShieldForceBringsItsChoiceAlong) {
  Database cards;
  const Face face = compiled(cards, "Shield force: This creature can't be blocked.", Kind::character,
                             duel_masters_grammar());
  ASSERT_EQ(face.abilities.size(), 2u);
  EXPECT_EQ(to_text(*cards.book().tree(face.abilities[0].root), duel_masters_grammar().names()),
            "(static~6 (linked) (gains (self) (static none (cant be-blocked (self)))))");
  EXPECT_EQ(to_text(*cards.book().tree(face.abilities[1].root)), "(static none (enters linked (self)))");
  EXPECT_EQ(print_face(duel_masters_grammar(), cards, face, Language::en),
            "Shield force: this creature can't be blocked.");
}

TEST(DuelMastersEnglish, ADrawnCardIsThatCard) {
  EXPECT_EQ(meaning("Draw a card, then discard that card.", Kind::action),
            "(action-text (seq~2 (draw@0 (you) (number 1)) (discard~6 (you) (ref~that-card 0))))");
}

TEST(DuelMastersEnglish, MetamorphOfASpellReplacesItsOwnEffect) {
  const std::string data =
      "(action-text (instead~2 (put-into resource (top-of-deck (you) (number 1))) (exists "
      "at-least (in-zone resource (you)) (number 7)) (put-into resource (top-of-deck (you) "
      "(number 3)))))";
  EXPECT_EQ(
      meaning("Put the top card of your deck into your mana zone.\nMetamorph (Reminder.)\n$metamorph Instead "
              "of the top card of your deck, put the top 3 cards of your deck into your mana zone.",
              Kind::action),
      data);
}

TEST(DuelMastersEnglish, ARaceIsANoun) {
  EXPECT_EQ(
      meaning("When one of your Armored Dragons would be destroyed, you may destroy this creature instead."),
      "(replacement~2 optional none (event destroyed (all-of (played-by (you)) (classified \"Armored "
      "Dragon\"))) "
      "(banish (self)))");
  EXPECT_TRUE(meaning("Evolution—Put on one of your Armored Dragon.").starts_with("(keyword"));
}

// The position of particles, and omitted words.
TEST(DuelMastersJapanese, ReadsLikeACard) {
  EXPECT_EQ(printed("When this creature would be destroyed, return it to your hand instead.", Language::ja),
            "このクリーチャーが破壊される時、かわりに手札に戻す。");
  EXPECT_EQ(printed("Destroy one of your opponent's creatures.", Language::ja, Kind::action),
            "相手のクリーチャーを1体破壊する。");
  EXPECT_EQ(printed("You may draw a card.", Language::ja, Kind::action), "カードを1枚引いてもよい。");
}

TEST(DuelMastersCards, PublishedDataIsRead) {
  Database cards;
  const std::string data =
      R"json({"cards": [{"name": "Pale Wyvern", "civilizations": ["Fire", "Nature"], "cost": 4, "type": "Creature",
          "supertypes": ["Evolution"], "subtypes": ["Armored Wyvern"], "power": "3000+",
          "text": "Evolution—Put on one of your Beast Folk.\nDouble breaker (This creature breaks 2 shields.)"}]})json";
  const auto read = read_cards_text(duel_masters_grammar(), cards, data, "cards.json");
  ASSERT_TRUE(read.has_value()) << read.error().text();
  const Face& face = cards[read->front()];
  EXPECT_TRUE(face.compiled());
  EXPECT_TRUE(face.is(Kind::character) && face.is(duel_masters::kind::evolution));
  EXPECT_EQ(face.stat(Stat::strength), 3000);
  EXPECT_TRUE(face.power_plus);
  EXPECT_EQ(face.colours, 0b11000);
  EXPECT_EQ(face.classifications.size(), 1u);
}

TEST(DuelMastersCards, TheOtherSideIsJoined) {
  Database cards;
  const auto read = read_cards_text(duel_masters_grammar(), cards,
                                    "- name: Low\n  type: psychic creature\n  power: 1000\n  other-side:\n"
                                    "    name: High\n    type: psychic creature\n    power: 5000\n",
                                    "cards.yaml");
  ASSERT_TRUE(read.has_value()) << read.error().text();
  const Face& low = cards[read->front()];
  ASSERT_NE(low.other_side, kNoFace);
  EXPECT_EQ(cards[low.other_side].name, "High");
  EXPECT_TRUE(low.is(duel_masters::kind::psychic));
}

}  // namespace
}  // namespace kawari
