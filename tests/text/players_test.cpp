// Decks, hands and other players in rules English: the meaning of the phrases, that they print back, and
// which readings are rejected.
#include "tests/text/rules_english.h"

namespace kawari {
namespace {

struct Phrase {
  const char* text;
  Kind kind = Kind::action;
};

// Every word is printed back from the program alone, and Spanish has words for all of it.
void expect_exact(const Phrase& phrase) {
  Database cards;
  const Face face = compiled(cards, phrase.text, phrase.kind);
  ASSERT_TRUE(face.compiled()) << phrase.text << "\n"
                               << face.refusals.front().unread << "\n"
                               << face.refusals.front().why;
  EXPECT_TRUE(face.exact) << phrase.text << "\n"
                          << print_tree(lorcana_grammar(), *cards.book().tree(face.abilities[0].root),
                                        Language::en);
  const std::string es =
      print_tree(lorcana_grammar(), *cards.book().tree(face.abilities[0].root), Language::es);
  EXPECT_FALSE(es.empty()) << phrase.text;
  EXPECT_EQ(es.find('('), std::string::npos) << es;
}

constexpr Phrase kDecks[] = {
    {"Look at the top 3 cards of your deck. You may put one into your hand. Put the rest on the bottom of "
     "your "
     "deck in any order."},
    {"Look at the top 7 cards of your deck. Put 2 into your hand. Put the rest on the bottom of your deck in "
     "any order."},
    {"Look at the top 5 cards of your deck. Put one into your hand and the rest on the bottom of your deck "
     "in "
     "any order."},
    {"Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom of the deck."},
    {"Look at the top 2 cards of your deck. Put one on the top of your deck and the other on the bottom."},
    {"Look at the top 2 cards of your deck. Put one into your hand and the other into your inkwell facedown "
     "and exerted."},
    {"Look at the top 4 cards of chosen player's deck. Put one on the top of their deck and the rest on the "
     "bottom of their deck in any order."},
    {"Look at the top 5 cards of your deck. Put any number of them on the top or the bottom of your deck in "
     "any order. Gain 1 lore."},
    {"Look at the top 5 cards of your deck. You may reveal up to 1 Hero character card and up to 1 song card "
     "and put them into your hand. Put the rest on the top of your deck in any order."},
    {"Reveal the top 2 cards of your deck. Put revealed character cards into your hand. Put the rest on the "
     "bottom of your deck in any order."},
    {"Reveal cards from the top of your deck until you reveal a Hero character card. Put that card into your "
     "hand and shuffle the rest into your deck."},
    {"Name a card, then reveal the top card of your deck. If it's the named card, put that card into your "
     "hand. Otherwise, put it on the top of your deck."},
    {"Name a card. Return all character cards with that name from your discard to your hand."},
    {"Search your deck for an item card or a Hero character card and reveal it to all players. Shuffle your "
     "deck and put that card on top of it."},
    {"You may search your deck for any card, put that card into your hand, then shuffle your deck."},
    {"Shuffle a card from any discard into its player's deck."},
    {"Draw a card. Then, choose up to 3 cards from chosen opponent's discard and shuffle them into their "
     "deck."},
    {"You may look at the top card of chosen player's deck. Put it on top of their deck or into their "
     "discard."},
    {"Put the top 3 cards of chosen player's deck into their discard."},
    {"Put all the cards in your hand on the bottom of your deck in any order."},
    {"Each player plays with the top card of their deck face up.", Kind::location},
    {"Exert all cards in your inkwell, then return 2 cards at random from your inkwell to your hand."},
};

constexpr Phrase kPlayers[] = {
    {"Chosen opponent reveals their hand and discards a non-character card of your choice."},
    {"Chosen opponent reveals their hand."},
    {"You may look at each opponent's hand."},
    {"You may reveal a song card in your hand to gain 1 lore."},
    {"Each opponent may choose and discard a card. For each opponent who doesn't, you gain 2 lore."},
    {"Each opponent may choose and discard a card. For each opponent who doesn't, you draw a card."},
    {"Each player reveals the top card of their deck. Draw a card for each different ink type of cards "
     "revealed this way."},
    {"Each opponent reveals the top card of their deck. If it's a character card, they may put it into their "
     "hand. Otherwise, they put it on the bottom of their deck."},
    {"You may pay 1 {I} to have chosen opponent choose and discard a card."},
    {"You may pay 2 {I} to have each opponent choose and discard a card."},
    {"Chosen opponent chooses one of their characters and returns that card to their hand."},
    {"Each opponent chooses one of their characters and puts that card on the bottom of their deck. Then, "
     "each "
     "opponent may draw a card."},
    {"Each opponent chooses and banishes one of their characters."},
    {"Chosen opponent chooses and exerts one of their characters."},
    {"Each opponent chooses one of their characters and deals 2 damage to them."},
    {"You may choose an opposing character. If you do, draw 2 cards unless that character's player puts that "
     "card on the bottom of their deck."},
    {"Whenever a character of yours is challenged while this character is exerted, the challenging character "
     "gets -3 {S} this turn unless their player pays 3 {I}.",
     Kind::character},
    {"Choose 3 cards from chosen opponent's discard and put them on the bottom of their deck to gain 3 lore. "
     "If "
     "any Princess cards were moved this way, gain 4 lore instead."},
    {"Chosen opponent may choose and discard a card. If they don't, you gain 2 lore."},
    {"You may banish chosen opposing character. If you do, their player may reveal the top card of their "
     "deck. "
     "If that card is a character or item card, they may play it for free. Otherwise, they put it on the "
     "bottom of their deck."},
    {"You may reveal the top card of your deck. If you do, you may play it. Otherwise, put it into your "
     "discard."},
    {"The player or players with the most cards in their hand chooses and discards a card."},
    {"Choose any number of players. They discard their hands and draw 3 cards each."},
    {"Each player with fewer than 3 cards in their hand draws until they have 3."},
    {"At the end of each player's turn, if they have more than 2 cards in their hand, they choose and "
     "discard "
     "cards until they have 2. If they have fewer than 2 cards in their hand, they draw until they have 2.",
     Kind::character},
    {"At the end of each opponent's turn, if they have more than 3 cards in their hand, they discard until "
     "they have 3 cards in their hand.",
     Kind::item},
    {"When you play this character, you may pay 2 {I} to choose one: • Draw a card. • Gain 1 lore.",
     Kind::character},
    {"When you play this character and at the start of your turn, you may draw a card, then choose and "
     "discard "
     "a card.",
     Kind::character},
};

TEST(Players, DecksPrintBack) {
  for (const Phrase& phrase : kDecks) expect_exact(phrase);
}

TEST(Players, OtherPlayersPrintBack) {
  for (const Phrase& phrase : kPlayers) expect_exact(phrase);
}

std::string in_spanish(const char* text) {
  Database cards;
  const Face face = compiled(cards, text, Kind::action);
  if (!face.compiled()) return "refused";
  return print_tree(lorcana_grammar(), *cards.book().tree(face.abilities[0].root), Language::es);
}

// Articles and adjectives have the number and the gender of the words that they stand at.
TEST(Players, SpanishAgrees) {
  const std::pair<const char*, const char*> kTexts[] = {
      {"Exert chosen opposing character and all other opposing characters with the same name.",
       "Agota un personaje oponente elegido y todos los demás personajes oponentes con el mismo nombre."},
      {"Return all character cards from your discard to your hand.",
       "Devuelve todas las cartas de personaje de tu descarte a tu mano."},
      {"You may choose and discard a Princess or Queen character card to draw a card.",
       "Puedes elegir y descartar una carta de personaje Princess o Queen para robar una carta."},
      {"You pay 1 {I} less for the next song you play this turn.",
       "Pagas 1 {I} menos por la siguiente canción que juegues este turno."},
      {"Return chosen character or item to its player's hand.",
       "Devuelve un personaje u objeto elegido a la mano de su jugador."},
      {"Ready all your characters and deal 1 damage to each of them.",
       "Pon todos tus personajes listos e inflige 1 de daño a cada uno de ellos."},
  };
  for (const auto& [text, spanish] : kTexts) EXPECT_EQ(in_spanish(text), spanish) << text;
}

TEST(Players, TheRestAreTheCardsLookedAt) {
  const std::string wanted =
      "(action-text (seq (look-at@0 (you) (top-of-deck (you) (number 3))) (put-into hand (chosen@1 "
      "(same-as (ref~looked 0)) (number 2))) (put-into discard (rest (ref~looked 0)))))";
  EXPECT_EQ(program("Look at the top 3 cards of your deck. Put 2 into your hand. Put the rest into your "
                    "discard.",
                    Kind::action),
            wanted);
}

TEST(Players, WhoMayIsWhoDraws) {
  EXPECT_EQ(program("Chosen opponent may draw a card.", Kind::action),
            "(action-text (may@0 (chosen-opponent@1) (draw (the-player 1) (number 1))))");
}

TEST(Players, TheSamePlayerIsChosenOnce) {
  EXPECT_EQ(program("Chosen opponent chooses and discards a card.", Kind::action),
            "(action-text (discard (chosen-opponent@0) (chosen@1 (in-zone hand (the-player 0)) (number 1) "
            "(the-player 0))))");
}

TEST(Players, ASingleCardOfSeveralPlayersIsNobodys) {
  EXPECT_TRUE(
      program("Each opponent reveals the top card of their deck. Put it into your discard.", Kind::action)
          .starts_with("refused"));
}

TEST(Players, ConditionsThatExcludeEachOtherAreCases) {
  const std::string cases = program(
      "At the end of each player's turn, if they have more than 2 cards in their hand, they choose and "
      "discard "
      "a card. If they have fewer than 2 cards in their hand, they draw a card.");
  EXPECT_NE(cases.find("none (seq~cases (if (compare more-than"), std::string::npos) << cases;
  const std::string one = program(
      "At the end of each player's turn, if they have more than 2 cards in their hand, they choose and "
      "discard "
      "a card. If they have fewer than 5 cards in their hand, they draw a card.");
  EXPECT_NE(one.find("(compare more-than (hand-size (event-player)) (number 2)) (seq (discard"),
            std::string::npos)
      << one;
}

}  // namespace
}  // namespace kawari
