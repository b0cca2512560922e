// Rules English of challenges, duties, gains, durations and moving: each text with its program. Hints are
// left out, because only what the engine plays is compared.
#include <regex>

#include "tests/text/rules_english.h"

namespace kawari {
namespace {

struct Meaning {
  Kind kind;
  const char* text;
  const char* program;
};

constexpr Meaning kMeanings[] = {
    {Kind::character,
     "LIGHT PAWS Whenever he challenges a Hyena character, this character takes no damage from the "
     "challenge.",
     "(triggered none (event challenged (same-as (self)) (all-of (classified \"Hyena\") (of-kind "
     "character))) none (cant challenge-damage (self) (this-challenge)))"},
    {Kind::character,
     "TUMBLE Whenever you play an action, this character takes no damage from challenges this turn.",
     "(triggered none (event played (of-kind action) none (you)) none (cant challenge-damage (self) "
     "(this-turn)))"},
    {Kind::character,
     "HEAVY ARMOR During challenges, your characters deal damage with their {W} instead of their {S}.",
     "(static none (deals-with willpower (all (all-of (played-by (you)) (of-kind character)))))"},
    {Kind::character, "EASY PREY While challenging a damaged character, this character gets +2 {S}.",
     "(static (both (matches (self) (is-challenging)) (exists at-least (all-of (damaged) (of-kind character) "
     "(being-challenged)))) (gets strength (self) (number 2)))"},
    {Kind::action, "Your characters get +3 {S} while challenging a location this turn.",
     "(action-text (gains (all (all-of (played-by (you)) (of-kind character))) (static (both (matches (self) "
     "(is-challenging)) (exists at-least (all-of (of-kind location) (being-challenged)))) (gets strength "
     "(self) (number 3))) (this-turn)))"},
    {Kind::character, "CLOSE RANKS While being challenged, your other characters gain Resist +1.",
     "(static none (gains (all (all-of (played-by (you)) (other) (of-kind character) (being-challenged))) "
     "(keyword resist (number 1))))"},
    {Kind::character,
     "PRANK While this character is being challenged, the challenging character gets -1 {S}.",
     "(static (matches (self) (being-challenged)) (gets strength (all (is-challenging)) (negative (number "
     "1))))"},
    {Kind::character,
     "SECOND SWING During your turn, whenever this character deals damage to another character in a "
     "challenge, you may deal the same amount of damage to another chosen character.",
     "(triggered (turn-of (you)) (event damage-dealt:passive (same-as (self)) (all-of (other) (of-kind "
     "character) (in-challenge))) none (may@0 (you) (deal (chosen@1 (all-of (other) (of-kind character))) "
     "(event-amount))))"},
    {Kind::character,
     "WATCH OVER Whenever one of your characters challenges, they gain Resist +2 during that challenge.",
     "(triggered none (event challenged (all-of (played-by (you)) (of-kind character))) none (gains (role "
     "subject) (keyword resist (number 2)) (this-challenge)))"},
    {Kind::character,
     "PRESS ON Whenever he challenges a damaged character, ready this character after the challenge.",
     "(triggered none (event challenged (same-as (self)) (all-of (damaged) (of-kind character))) none (delay "
     "(event challenge-ended) (ready (self))))"},
    {Kind::character,
     "TROPHY Whenever this character banishes another character in a challenge, gain 2 lore.",
     "(triggered none (event banished:passive (same-as (self)) (all-of (other) (of-kind character) "
     "(in-challenge))) none (gain-lore (you) (number 2)))"},
    {Kind::location,
     "TALL WALLS Whenever a character is challenged and banished while here, banish the challenging "
     "character.",
     "(triggered none (event banished (all-of (of-kind character) (being-challenged) (at (self)))) none "
     "(banish (role other)))"},
    {Kind::character,
     "LAST STAND When this character challenges and is banished, you may banish the challenged character.",
     "(triggered none (event banished (all-of (same-as (self)) (is-challenging))) none (may@0 (you) (banish "
     "(role other))))"},
    {Kind::item,
     "TRAINING {E}, 2 {I} — Chosen character gets +2 {S} this turn. Whenever they challenge another "
     "character this turn, you may draw a card.",
     "(activated (costs (exert-self) (pay-ink (number 2))) (seq (gets strength (chosen@0 (of-kind "
     "character)) (number 2) (this-turn)) (create (ref 0) (triggered none (event challenged (same-as (role "
     "bound)) (all-of (other) (of-kind character))) none (may@0 (you) (draw (you) (number 1)))) "
     "(this-turn))))"},
    {Kind::character,
     "DUET Whenever this character or one of your characters named Tap Dancer challenges another character, "
     "gain 1 lore.",
     "(triggered none (event challenged (any-of (same-as (self)) (all-of (played-by (you)) (of-kind "
     "character) (named \"Tap Dancer\"))) (all-of (other) (of-kind character))) none (gain-lore (you) "
     "(number 1)))"},
    {Kind::character,
     "RESERVED Whenever a character of yours is challenged while this character is exerted, the challenging "
     "character gets -3 {S} this turn unless their player pays 3 {I}.",
     "(triggered none (event challenged:passive (all-of (of-kind character) (played-by (you))) none none "
     "(matches (self) (is-exerted))) none (unless-pays (owner-of (role other)) (number 3) (gets strength "
     "(role other) (negative (number 3)) (this-turn))))"},
    {Kind::character, "AT ME Opponents must choose this character for actions and abilities if able.",
     "(static none (must-choose (opponents) (self)))"},
    {Kind::character, "LOCKED Opponents can't choose your items for abilities or effects.",
     "(static none (cant be-chosen (all (all-of (played-by (you)) (of-kind item)))))"},
    {Kind::character,
     "MARCH When you play this character, until the start of your next turn, chosen opposing character can't "
     "challenge and must quest if able.",
     "(triggered none (event played (same-as (self)) none (you)) none (seq (cant challenge (chosen@0 (all-of "
     "(played-by (opponents)) (of-kind character))) (until-next-turn (you))) (must quest (ref 0) "
     "(until-next-turn (you)))))"},
    {Kind::character, "EVER STRONG Your characters' {S} can't be reduced below their printed value.",
     "(static none (floor strength (all (all-of (played-by (you)) (of-kind character)))))"},
    {Kind::character, "DEPUTIES Your other characters gain the Detective classification.",
     "(static none (joins \"Detective\" (all (all-of (played-by (you)) (other) (of-kind character)))))"},
    {Kind::character, "GROUND HIM Characters named Flying Boy lose Evasive and can't gain Evasive.",
     "(static none (seq (loses evasive (all (all-of (of-kind character) (named \"Flying Boy\")))) (cant-gain "
     "evasive "
     "(all (all-of (of-kind character) (named \"Flying Boy\"))))))"},
    {Kind::character,
     "SNACK Whenever a character of yours named Brave Bird quests, this character gets +1 {L} and loses "
     "Reckless this turn.",
     "(triggered none (event quested (all-of (of-kind character) (played-by (you)) (named \"Brave Bird\"))) "
     "none (seq (gets lore (self) (number 1) (this-turn)) (loses reckless (self) (this-turn))))"},
    {Kind::character,
     "LEAD Whenever this character challenges another character, your other characters gain \"This character "
     "can challenge ready characters\" this turn.",
     "(triggered none (event challenged (same-as (self)) (all-of (other) (of-kind character))) none (gains "
     "(all (all-of (played-by (you)) (other) (of-kind character))) (static none (can challenge-ready "
     "(self))) (this-turn)))"},
    {Kind::character,
     "HEAVE Whenever this character quests, chosen Pirate character gets +2 {S} and gains \"This character "
     "takes no damage from challenges\" this turn.",
     "(triggered none (event quested (same-as (self))) none (seq (gets strength (chosen@0 (all-of "
     "(classified \"Pirate\") (of-kind character))) (number 2) (this-turn)) (gains (ref 0) (static none "
     "(cant challenge-damage (self))) (this-turn))))"},
    {Kind::character,
     "KNIGHTING When you play this character, chosen character gains Challenger +2 and Resist +2 and can "
     "challenge ready characters this turn.",
     "(triggered none (event played (same-as (self)) none (you)) none (seq (gains (chosen@0 (of-kind "
     "character)) (keyword challenger (number 2)) (this-turn)) (gains (ref 0) (keyword resist (number 2)) "
     "(this-turn)) "
     "(can challenge-ready (ref 0) (this-turn))))"},
    {Kind::character, "BLAST This character can challenge ready damaged characters.",
     "(static none (can challenge-ready (self) none (all-of (damaged) (of-kind character))))"},
    {Kind::character, "SLUMBER This character can't challenge or quest unless it is at a location.",
     "(static (negate (matches (self) (at (all (of-kind location))))) (seq (cant challenge (self)) (cant "
     "quest (self))))"},
    {Kind::character, "EASY While another character in play has damage, this character gains Evasive.",
     "(static (exists at-least (all-of (other) (of-kind character) (played-by (everyone)) (damaged))) (gains "
     "(self) (keyword evasive)))"},
    {Kind::character, "STEP While you have an item card in your discard, this character gains Ward.",
     "(static (exists at-least (all-of (of-kind item) (in-zone discard (you)))) (gains (self) "
     "(keyword ward)))"},
    {Kind::character,
     "RIDE While 2 or more characters of yours are exerted, this character gets +2 {S} and gains Rush.",
     "(static (exists at-least (all-of (of-kind character) (played-by (you)) (is-exerted)) (number 2)) (seq "
     "(gets strength (self) (number 2)) (gains (self) (keyword rush))))"},
    {Kind::character,
     "DUTY While this character is exerted, if you have a character named Night Coach in play, your Villain "
     "characters can't be challenged.",
     "(static (both (matches (self) (is-exerted)) (exists at-least (all-of (played-by (you)) (of-kind "
     "character) (named \"Night Coach\")))) (cant be-challenged (all (all-of (played-by (you)) (classified "
     "\"Villain\") (of-kind character)))))"},
    {Kind::item, "SEAL Your Prince and King characters gain Resist +1.",
     "(static none (gains (all (all-of (played-by (you)) (any-of (classified \"Prince\") (classified "
     "\"King\")) (of-kind character))) (keyword resist (number 1))))"},
    {Kind::character, "TELL ALL During opponents' turns, you can't lose lore.",
     "(static (turn-of (opponents)) (players-cant lose-lore (you)))"},
    {Kind::action,
     "Ready all your characters. For the rest of this turn, they take no damage from challenges and can't "
     "quest.",
     "(action-text (seq (ready (all@0 (all-of (played-by (you)) (of-kind character)))) (cant "
     "challenge-damage (ref 0) (this-turn)) (cant quest (ref 0) (this-turn))))"},
    {Kind::character,
     "WALL Whenever this character quests, you may exert chosen character. If you do and you have a "
     "character named Warm Sister in play, the chosen character can't ready at the start of their next turn.",
     "(triggered none (event quested (same-as (self))) none (if-done@0 (may@1 (you) (exert (chosen@2 "
     "(of-kind character)))) (if (exists at-least (all-of (played-by (you)) (of-kind character) (named "
     "\"Warm Sister\"))) (cant ready-at-start (ref 2) (during-next-turn)))))"},
    {Kind::action,
     "Exert chosen character. Then, you may choose and discard a card. If you do, the exerted character "
     "can't ready at the start of their next turn.",
     "(action-text (seq (exert (chosen@0 (of-kind character))) (if-done@1 (may@2 (you) (discard (you) "
     "(chosen@3 (in-zone hand (you)) (number 1) (you)))) (cant ready-at-start (ref 0) "
     "(during-next-turn)))))"},
    {Kind::character,
     "RAIN When you play this character, you may exert chosen opposing character. That character can't ready "
     "at the start of their next turn unless they're at a location.",
     "(triggered none (event played (same-as (self)) none (you)) none (seq (may@0 (you) (exert (chosen@1 "
     "(all-of (played-by (opponents)) (of-kind character))))) (cant ready-at-start (ref 1) "
     "(during-next-turn) (not (at (all (of-kind location)))))))"},
    {Kind::action,
     "Each opponent chooses and exerts one of their characters. Those characters can't ready at the start of "
     "their next turn.",
     "(action-text (each-player@0 0 (opponents) (seq (exert (chosen@1 (all-of (played-by (each-of-them 0)) "
     "(of-kind character)) none (each-of-them 0))) (cant ready-at-start (ref 1) (during-next-turn)))))"},
    {Kind::action, "Each opponent chooses one of their characters and deals 2 damage to them.",
     "(action-text (each-player@0 0 (opponents) (deal (chosen@1 (all-of (played-by (each-of-them 0)) "
     "(of-kind character)) none (each-of-them 0)) (number 2))))"},
    {Kind::character,
     "DISGUISE {E}, Choose and discard a character card — Gain lore equal to the discarded character's {L}.",
     "(activated (costs (exert-self) (discard-cost (of-kind character) (number 1))) (gain-lore (you) "
     "(stat-of lore (role subject))))"},
    {Kind::action,
     "Ready chosen character of yours at a location. They can't quest for the rest of this turn. Gain lore "
     "equal to that location's {L}.",
     "(action-text (seq (ready (chosen@0 (all-of (of-kind character) (played-by (you)) (at (all (of-kind "
     "location)))))) (cant quest (ref 0) (this-turn)) (gain-lore (you) (stat-of lore (place-of (ref 0))))))"},
    {Kind::location,
     "NURSE Whenever a character quests while here, remove up to 2 damage from them. If they're a Hero "
     "character, remove up to 4 damage instead.",
     "(triggered none (event quested (all-of (of-kind character) (at (self)))) none (instead (remove-damage "
     "(role subject) (up-to@0 (number 2))) (matches (role subject) (all-of (classified \"Hero\") (of-kind "
     "character))) (remove-damage (role subject) (up-to@1 (number 4)))))"},
    {Kind::action,
     "Chosen character gains Resist +2 until the start of your next turn. If a Hero character is chosen, "
     "they may also challenge ready characters this turn.",
     "(action-text (seq (gains (chosen@0 (of-kind character)) (keyword resist (number 2)) (until-next-turn "
     "(you))) (if (matches (ref 0) (all-of (classified \"Hero\") (of-kind character))) (can challenge-ready "
     "(ref 0) (this-turn)))))"},
    {Kind::character,
     "NUT Whenever this character quests, you may draw a card, then choose and discard a card to deal 1 "
     "damage to chosen character or location. If you discarded a Pirate character card, deal 3 damage "
     "instead.",
     "(triggered none (event quested (same-as (self))) none (if-done@0 to (may@1 (you) (seq (draw (you) "
     "(number "
     "1)) (discard@2 (you) (chosen@3 (in-zone hand (you)) (number 1) (you))))) (instead (deal (chosen@4 "
     "(any-of (of-kind character) (of-kind location))) (number 1)) (matches (ref 2) (all-of (classified "
     "\"Pirate\") (of-kind character))) (deal (ref 4) (number 3)))))"},
    {Kind::character,
     "FIX IT Whenever this character quests, you may ready your other Princess characters. They can't quest "
     "for the rest of this turn.",
     "(triggered none (event quested (same-as (self))) none (seq (may@0 (you) (ready (all@1 (all-of "
     "(played-by (you)) (other) (classified \"Princess\") (of-kind character))))) (cant quest (ref 1) "
     "(this-turn))))"},
    {Kind::item, "CHART You pay 1 {I} less to move your characters to a location.",
     "(static none (move-cost (you) (all-of (played-by (you)) (of-kind character)) (of-kind location) "
     "(negative (number 1))))"},
    {Kind::location,
     "HEAVE If you have a character here, you pay 2 {I} less to move a character of yours here.",
     "(static (exists at-least (all-of (of-kind character) (at (self)))) (move-cost (you) (all-of (of-kind "
     "character) (played-by (you))) (same-as (self)) (negative (number 2))))"},
    {Kind::location,
     "HOME When you move a character here from a location, you may banish this location to gain 3 lore and "
     "draw 3 cards.",
     "(triggered none (event moved (all-of (of-kind character) (from-zone play)) (same-as (self)) (you)) "
     "none (if-done@0 to (may@1 (you) (banish (self))) (seq (gain-lore (you) (number 3)) (draw (you) (number "
     "3)))))"},
    {Kind::item, "SEALED Your locations and characters at locations gain Resist +1.",
     "(static none (gains (all (all-of (played-by (you)) (any-of (of-kind location) (all-of (of-kind "
     "character) (at (all (of-kind location))))))) (keyword resist (number 1))))"},
    {Kind::character,
     "BOON While one of your Knight characters is at a location, that character gains Challenger +2.",
     "(static none (gains (all (all-of (played-by (you)) (classified \"Knight\") (of-kind character) (at "
     "(all (of-kind location))))) (keyword challenger (number 2))))"},
    {Kind::character, "TIED This character enters play exerted and can't ready at the start of your turn.",
     "(static none (seq (enters exerted (self)) (cant ready-at-start (self))))"},
    {Kind::location, "HOME At the start of your turn, if you have a character here gain 1 lore.",
     "(triggered none (event turn-started none none (you)) (exists at-least (all-of (of-kind character) (at "
     "(self)))) (gain-lore (you) (number 1)))"},
    {Kind::item,
     "FLY When you play this item, choose a character of yours. While this item is in play, that character "
     "gains Evasive.",
     "(triggered none (event played (same-as (self)) none (you)) none (seq (select (chosen@0 (all-of "
     "(of-kind character) (played-by (you))))) (gains (ref 0) (keyword evasive) (while-in-play))))"},
    {Kind::location,
     "WINTER When you play this location, choose an exerted character. While this location is in play, that "
     "character can't ready at the start of their turn.",
     "(triggered none (event played (same-as (self)) none (you)) none (seq (select (chosen@0 (all-of "
     "(is-exerted) (of-kind character)))) (cant ready-at-start (ref 0) (while-in-play))))"},
    {Kind::character,
     "RAGE 1 {I}, Deal 1 damage to this character — Ready this character. He can't quest for the rest of "
     "this turn.",
     "(activated (costs (pay-ink (number 1)) (damage-self (number 1))) (seq (ready (self)) (cant quest "
     "(self) (this-turn))))"},
    {Kind::character, "ENOUGH {E}, 1 {I}, Banish 2 of your items — Deal 5 damage to chosen character.",
     "(activated (costs (exert-self) (pay-ink (number 1)) (banish-other (all-of (played-by (you)) (of-kind "
     "item)) (number 2))) (deal (chosen@0 (of-kind character)) (number 5)))"},
    {Kind::character,
     "FORMS At the start of your turn, you may choose one:\n• This character gets +1 {L} this turn.\n• This "
     "character gains Challenger +2 this turn.",
     "(triggered none (event turn-started none none (you)) none (may@0 (you) (choose-one@1 1 (gets lore "
     "(self) (number 1) (this-turn)) (gains (self) (keyword challenger (number 2)) (this-turn)))))"},
    {Kind::item,
     "10,000 CURES {E} — Choose one:\n• Remove up to 1 damage from chosen character.\n• If you have a Robot "
     "character in play, remove up to 3 damage from chosen character.",
     "(activated (exert-self) (choose-one@0 1 (remove-damage (chosen@1 (of-kind character)) (up-to@2 (number "
     "1))) (if (exists at-least (all-of (played-by (you)) (classified \"Robot\") (of-kind character))) "
     "(remove-damage (chosen@3 (of-kind character)) (up-to@4 (number 3))))))"},
    {Kind::character, "SHOW Whenever you play an action while this character is exerted, gain 1 lore.",
     "(triggered none (event played (of-kind action) none (you) (matches (self) (is-exerted))) none "
     "(gain-lore (you) (number 1)))"},
    {Kind::character, "TEMPER Whenever another character is played, put a damage counter on them.",
     "(triggered none (event played (all-of (other) (of-kind character))) none (put-damage (role subject) "
     "(number 1)))"},
    {Kind::action,
     "Exert chosen opposing character. Then chosen character of yours gains Challenger +2 this turn.",
     "(action-text (seq (exert (chosen@0 (all-of (played-by (opponents)) (of-kind character)))) (gains "
     "(chosen@1 (all-of (of-kind character) (played-by (you)))) (keyword challenger (number 2)) "
     "(this-turn))))"},
    {Kind::action,
     "Choose one:\n• Deal 1 damage to each opposing character without Evasive.\n• Deal 3 damage to each "
     "opposing character with Evasive.",
     "(action-text (choose-one@0 1 (deal (all (all-of (played-by (opponents)) (of-kind character) (not "
     "(has-keyword evasive)))) (number 1)) (deal (all (all-of (played-by (opponents)) (of-kind character) "
     "(has-keyword evasive))) (number 3))))"},
    {Kind::character,
     "REWARD At the end of your turn, if you have any characters in play with 5 {S} or more, gain 2 lore. If "
     "you have any in play with 10 {S} or more, gain 5 lore instead.",
     "(triggered none (event turn-ended none none (you)) (exists at-least (all-of (played-by (you)) (of-kind "
     "character) (figure strength:at-least (number 5)))) (instead (gain-lore (you) (number 2)) (exists "
     "at-least (all-of (played-by (you)) (of-kind character) (figure strength:at-least (number 10)))) "
     "(gain-lore (you) (number 5))))"},
    {Kind::character, "BOOKS While you have 3 or more cards in your inkwell, this character gets +4 {L}.",
     "(static (compare at-least (count (in-zone resource (you))) (number 3)) (gets lore (self) (number 4)))"},
    {Kind::character,
     "ABOARD During your turn, while you have a character named Miss Mouse or Old Mouse in play, this "
     "character gains Evasive.",
     "(static (both (turn-of (you)) (exists at-least (all-of (played-by (you)) (of-kind character) (any-of "
     "(named \"Miss Mouse\") (named \"Old Mouse\"))))) (gains (self) (keyword evasive)))"},
};

TEST(ChallengeRows, EachTextMeansWhatItSays) {
  static const std::regex hints("~[a-z0-9-]+");
  for (const Meaning& meaning : kMeanings) {
    Database cards;
    const Face face = compiled(cards, meaning.text, meaning.kind);
    ASSERT_TRUE(face.compiled()) << meaning.text;
    const std::string found =
        to_text(*without_hints(*cards.book().tree(face.abilities.front().root)), lorcana_grammar().names());
    EXPECT_EQ(std::regex_replace(found, hints, ""), meaning.program) << meaning.text;
  }
}

TEST(ChallengeRows, EachTextPrintsBackAndHasSpanishWords) {
  for (const Meaning& meaning : kMeanings) {
    Database cards;
    const Face face = compiled(cards, meaning.text, meaning.kind);
    ASSERT_TRUE(face.compiled()) << meaning.text;
    EXPECT_TRUE(face.exact) << meaning.text << "\n"
                            << print_face(lorcana_grammar(), cards, face, Language::en);
    const std::string spanish = print_face(lorcana_grammar(), cards, face, Language::es);
    EXPECT_EQ(spanish.find('['), std::string::npos) << spanish;
  }
}

TEST(ChallengeRows, TheyAreNeverTheCardItselfWhereOthersWereNamed) {
  const std::string text = program("Ready all your characters. They gain Reckless this turn.", Kind::action);
  EXPECT_EQ(text.find("(self"), std::string::npos) << text;
}

TEST(ChallengeRows, WhatNobodyExertedOrDiscardedIsRefused) {
  EXPECT_TRUE(
      program("Banish chosen item. The exerted character can't ready at the start of their next turn.",
              Kind::action)
          .starts_with("refused"));
  EXPECT_TRUE(
      program("{E} — Gain lore equal to the discarded character's {L}.", Kind::item).starts_with("refused"));
}

}  // namespace
}  // namespace kawari
