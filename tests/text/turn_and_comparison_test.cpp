// Rows about what has happened this turn, about comparisons and about results: each is read, has the expected
// meaning, and is printed back.
#include "tests/text/rules_english.h"

namespace kawari {
namespace {

struct Case {
  const char* text;
  const char* means;  // a part of the program
  Kind kind = Kind::character;
};

constexpr Case kTurn[] = {
    {"While you've played a song this turn, this character gets +1 {L}.",
     "(happened at-least (event played (of-kind song) none (you)))"},
    {"{E} — If you've played 2 or more actions this turn, draw a card.",
     "(happened at-least (event played (of-kind action) none (you)) (number 2))"},
    {"At the end of your turn, if you didn't play a song this turn, banish this character.",
     "(negate (happened at-least (event played (of-kind song) none (you))))"},
    {"{E} — If 2 or more other cards were put into your discard this turn, draw a card.",
     "(happened at-least (event put-into-discard (other) none (you)) (number 2))"},
    {"{E} — If a card left a player's discard this turn, draw a card.",
     "(happened at-least (event left-discard))"},
    {"{E} — If one of your characters was damaged this turn, draw a card.",
     "(event damage-taken (all-of (played-by (you)) (of-kind character)))"},
    {"{E} — If an opposing character was banished this turn, draw a card.",
     "(event banished (all-of (played-by (opponents)) (of-kind character)))"},
    {"{E} — If an opposing character was banished in a challenge this turn, draw a card.",
     "(event banished (all-of (played-by (opponents)) (of-kind character) (in-challenge)))"},
    {"During your turn, if no other character has quested this turn, this character gets +3 {L}.",
     "(both~3 (turn-of (you)) (negate (happened at-least (event quested (all-of (other) (of-kind "
     "character))))))"},
    {"Banish chosen character who was challenged this turn.", "(happened-to (event challenged:passive))",
     Kind::action},
    {"Banish chosen character who was damaged this turn.", "(happened-to (event damage-taken))",
     Kind::action},
    {"For each opposing character banished in a challenge this turn, you pay 2 {I} less to play this "
     "character.",
     "(times-happened (event banished"},
    {"Whenever you play a second action in a turn, gain 3 lore.",
     "(happened exactly (event played (of-kind action) none (you)) (number 2))"},
    {"Whenever one of your characters challenges another character, if it's the second challenge this turn, "
     "gain 3 lore.",
     "(happened exactly (event challenged) (number 2))"},
    {"Whenever you put a card into your inkwell, if it's the second card you've put into your inkwell this "
     "turn, draw a card.",
     "(happened exactly (event put-into-inkwell none none (you)) (number 2))"},
    {"For each character you have here, you pay 1 {I} less for the first action you play each turn.",
     "(if (negate (happened at-least (event played (of-kind action) none (you)))) (cost-change~2 0 (you) "
     "(of-kind action)"},
    {"If you've played a song this turn, this character gains Rush this turn.",
     "(gains (self) (keyword rush) (this-turn))"},
    {"You can't play this action unless 2 or more cards were put into your discard this turn.",
     "(cant be-played (self~4))", Kind::action},
};

constexpr Case kComparisons[] = {
    {"While an opponent has more cards in their hand than you, this character gets +1 {L}.",
     "(some-player (opponents) (compare more-than (hand-size (candidate)) (hand-size (you))))"},
    {"While an opponent has more cards in their inkwell than you, this character gets +1 {L}.",
     "(count (in-zone resource (candidate)))"},
    {"While one or more opponents have no cards in their hands, this character gets +1 {L}.",
     "(some-player~1 (opponents) (compare at-most (hand-size (candidate)) (number 0)))"},
    {"While an opponent has 10 or more lore, this character gets +1 {L}.",
     "(lore-of (candidate)) (number 10)"},
    {"While you have more cards in your hand than each opponent, this character gets +1 {L}.",
     "(every-player (opponents) (compare more-than (hand-size (you)) (hand-size (candidate))))"},
    {"While you have more items in play than each opponent, this character gets +1 {L}.",
     "(count (all-of (played-by (candidate)) (of-kind item)))"},
    {"Each opponent with more lore than you loses 1 lore.",
     "(lose-lore (those (opponents) (compare more-than (lore-of (candidate)) (lore-of (you)))) (number 1))",
     Kind::action},
    {"Opponents need 25 lore to win the game.", "(need-lore (opponents) (number 25))"},
    {"If chosen opponent has more cards in their hand than you, draw cards until you have the same number.",
     "(draw-until (you) (hand-size (each-of-them 0)))", Kind::action},
    {"While you have a character in play with more {S} than each opposing character, this character gets +1 "
     "{L}.",
     "(figure strength:more-than (greatest strength (all-of (played-by (opponents)) (of-kind character))))"},
    {"Return chosen item with cost equal to or less than this character's {S} to its player's hand.",
     "(figure cost:at-most (stat-of strength (self)))", Kind::action},
    {"Banish any number of chosen opposing characters with total {S} 10 or less.",
     "(total-within strength (number 10))", Kind::action},
    {"This character can't be challenged by characters with 2 {S} or greater.",
     "(figure~1 strength:at-least (number 2))"},
    {"When you play this character, if you have a character named Pain or Panic in play, draw a card.",
     "(any-of (named \"Pain\") (named \"Panic\"))"},
    {"{E} — Exert chosen opposing character and all other opposing characters with the same name.",
     "(same-name (ref~chosen 0))"},
    {"When this character is banished, banish all characters with {S} equal to or less than the {S} he had "
     "in "
     "play.",
     "(figure strength:at-most (stat-of~2 strength (self~he)))"},
    {"Whenever this character quests, gain lore equal to her {S}, to a maximum of 6 lore.",
     "(capped (stat-of strength (self~she)) (number 6))"},
    {"Deal 1 damage each to up to 2 chosen characters.", "(deal~3 (chosen@0 up-to", Kind::action},
    {"Remove 1 damage each from up to 2 chosen characters.", "(remove-damage~1 (chosen@0 up-to",
     Kind::action},
    {"Count the number of characters you have in play. You pay that amount of {I} less for the next "
     "character "
     "you play this turn.",
     "(negative (count (all-of (of-kind character) (played-by~2 (you)))))", Kind::action},
};

constexpr Case kResults[] = {
    {"Each opponent loses 1 lore. You may draw a card for each 1 lore lost this way.",
     "(times (number 1) (result-amount~2 0))", Kind::action},
    {"Each opponent loses 1 lore and you gain lore equal to the lore lost this way.", "(result-amount~9 0)",
     Kind::action},
    {"Banish any number of your items, then draw a card for each item banished this way.",
     "(how-many (ref~done-banish 0) (of-kind item))", Kind::action},
    {"Choose and discard any number of cards, then draw that many cards.", "(result-amount 0)", Kind::action},
    {"{E}, Banish one of your other characters — Play a character with the same name as the banished "
     "character "
     "for free.",
     "(same-name (role~banished subject))"},
    {"Return chosen character of yours to your hand to play a character with the same cost or less for free.",
     "(figure~2 cost:at-most (stat-of cost (ref~returned 1)))", Kind::action},
    {"{E} one of your characters to deal damage equal to their {S} to chosen character.",
     "(deal~2 (chosen@2 (of-kind character)) (stat-of strength (ref~they 1)))", Kind::action},
    {"Ready all your characters and deal 1 damage to each of them. They can't quest for the rest of this "
     "turn.",
     "(deal (ref~each-one 0) (number 1))", Kind::action},
    {"Reveal the top card of your deck. If it's a character card, put it into your hand and repeat this "
     "effect. Otherwise, put it into your discard.",
     "(start-over)", Kind::action},
    {"Whenever you play this character or another Seven Dwarfs character, draw a card.",
     "(any-of (same-as (self)) (all-of (other) (classified \"Seven Dwarfs\") (of-kind character)))"},
    {"Whenever an opposing character is exerted, banish them.", "(banish (role~they subject))"},
    {"Whenever another character of yours enters play exerted, draw a card.",
     "(event entered (all-of (other) (of-kind character) (played-by (you)) (is-exerted)))"},
    {"Whenever an opponent chooses this character for an action or ability, draw a card.",
     "(event chosen (same-as (self)) none (opponents))"},
    {"If an effect would cause you to discard one or more cards, you don't discard.",
     "(event discarded:by-effect none none (you)) (nothing)"},
};

void expect_read(const Case& c) {
  Database cards;
  cards.add_classification("Seven Dwarfs");
  const Face face = compiled(cards, c.text, c.kind);
  ASSERT_TRUE(face.compiled()) << c.text << "\n  unread: " << face.refusals.front().unread << " "
                               << face.refusals.front().why;
  EXPECT_TRUE(face.exact) << c.text;
  const TreePtr tree = cards.book().tree(face.abilities.front().root);
  const std::string found = to_text(*tree, lorcana_grammar().names());
  EXPECT_NE(found.find(c.means), std::string::npos) << c.text << "\n  " << found;
  EXPECT_FALSE(print_tree(lorcana_grammar(), *tree, Language::es).empty()) << c.text;
}

TEST(TurnRows, AreReadAndPrintedBack) {
  for (const Case& c : kTurn) expect_read(c);
}
TEST(ComparisonRows, AreReadAndPrintedBack) {
  for (const Case& c : kComparisons) expect_read(c);
}
TEST(ResultRows, AreReadAndPrintedBack) {
  for (const Case& c : kResults) expect_read(c);
}

TEST(ResultRows, AskForAnInstructionThatDidIt) {
  EXPECT_TRUE(program("Draw a card for each item banished this way.", Kind::action).starts_with("refused"));
  EXPECT_TRUE(program("Gain lore equal to the lore lost this way.", Kind::action).starts_with("refused"));
  EXPECT_TRUE(
      program("Return chosen item with cost equal to or less than the exerted character's cost to its "
              "player's hand.",
              Kind::action)
          .starts_with("refused"));
}

TEST(TurnRows, EventsThatSeveralCardsAskAboutAreCountedOnce) {
  Database cards;
  for (const char* text : {"{E} — If you've played a song this turn, draw a card.",
                           "While you've played a song this turn, this character gets +1 {L}.",
                           "{E} — If you've played 2 or more songs this turn, draw a card."})
    (void)compiled(cards, text);
  ASSERT_EQ(cards.book().asked().size(), 1u);
  EXPECT_EQ(cards.book().asked()[0].most, 3);  // so that "exactly 2" differs from more
  EXPECT_EQ(cards.book().asked_facts(), Fact::played);
}

TEST(Keywords, ThatShareALineAreAnAbilityEach) {
  Database cards;
  const Face face = compiled(cards, "Bodyguard, Support");
  ASSERT_TRUE(face.compiled());
  EXPECT_EQ(face.abilities.size(), 2u);
}

}  // namespace
}  // namespace kawari
