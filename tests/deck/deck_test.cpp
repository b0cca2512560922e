// Deck lists as people write them, and every violation of the deck rules by its name [Lorcana 1.10.1].
#include <gtest/gtest.h>

#include <fstream>

#include "deck/deck_check.h"
#include "deck/shipped_decks.h"
#include "explain/rulebook.h"
#include "game/games.h"
#include "judge/judge.h"
#include "sim/playout.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

struct DeckTest : testing::Test {
  DeckTest() { judge.add_shipped_cards(KAWARI_SOURCE_DIR); }
  const Game& game(std::string_view id = "lorcana") const { return *all_games().named(id); }
  const Database& cards(std::string_view id = "lorcana") { return judge.cards(game(id)); }
  DeckList read(std::string_view text) { return read_deck_list(cards(), "list.txt", text); }
  std::vector<DeckViolation> check(std::string_view text, std::string_view format = {},
                                   std::string_view id = "lorcana", const Edition* edition = nullptr) {
    if (edition == nullptr) edition = game(id).default_edition;
    const DeckList list = read_deck_list(cards(id), "list.txt", text);
    for (const Error& error : list.errors) ADD_FAILURE() << error.text();
    return check_deck(game(id), *edition, *deck_format(game(id), *edition, format), cards(id), list);
  }
  std::string name(const DeckLine& line) { return cards()[line.face].full_name; }

  Judge judge{all_games(), Language::en};
};

// The same card, in every form of a line.
TEST_F(DeckTest, OneCardInEveryFormThatPeopleUse) {
  for (const char* line :
       {"3 Beast - Selfless Protector", "3x Beast - Selfless Protector", "3 x Beast - Selfless Protector",
        "3 Beast – Selfless Protector", "3 Beast — Selfless Protector", "  3\tbeast - selfless protector  \r",
        "3 Beast - Selfless Protector (2)", "3 Beast - Selfless Protector (ROF) 172",
        "3 Beast - Selfless Protector [ROF] 172", "3 Beast - Selfless Protector #172",
        "3 Beast - Selfless Protector 172/204", "3 Beast - Selfless Protector (2) *F*",
        "\xEF\xBB\xBF"
        "3 Beast - Selfless Protector"}) {
    const DeckList list = read(line);
    ASSERT_TRUE(list.errors.empty()) << line << ": " << list.errors[0].text();
    ASSERT_EQ(list.part(DeckPart::main).size(), 1u) << line;
    EXPECT_EQ(list.part(DeckPart::main)[0].count, 3) << line;
    EXPECT_EQ(name(list.part(DeckPart::main)[0]), "Beast - Selfless Protector") << line;
  }
}

TEST_F(DeckTest, ListsHaveLimits) {
  const auto errors = [&](const std::string& text) {
    std::vector<std::string> out;
    for (const Error& error : read(text).errors) out.push_back(error.text());
    return out;
  };
  EXPECT_EQ(
      errors("4 " + std::string(1'000'000, 'x')),
      (std::vector<std::string>{"list.txt:1: The line has 1000002 bytes; at most 400 are read. A line is "
                                "\"4 Name - Version\"."}));
  std::string lines, wrong;
  for (int i = 0; i < 3000; ++i) lines += "1 Smash\n";
  EXPECT_EQ(errors(lines),
            (std::vector<std::string>{"list.txt:2001: The list has more than 2000 lines. Give one deck "
                                      "list a file."}));
  for (int i = 0; i < 1000; ++i) wrong += "1 Nobody " + std::to_string(i) + "\n";
  EXPECT_EQ(errors(wrong).size(), 101u);
  EXPECT_EQ(errors(wrong).back(),
            "list.txt:101: There are more than 100 mistakes; from here on they are not told.");
}

TEST_F(DeckTest, NoLineHasControlCharacters) {
  using namespace std::string_literals;
  for (const std::string& line : {"3 Sm\0sh"s, "\0\0\0"s, "3 \x1B[2JSmash"s, "3 Smash\x7F"s}) {
    const DeckList list = read(line + "\n1 Smash\n");
    ASSERT_EQ(list.errors.size(), 1u);
    EXPECT_EQ(list.errors[0].text(),
              "list.txt:1: The line has a control character in it. A line is \"4 Name - Version\".");
    EXPECT_EQ(count_cards(list.part(DeckPart::main)), 1);
  }
}

TEST_F(DeckTest, HeadingsCommentsAndTheSideboard) {
  const DeckList list = read(
      "// my deck\n# a comment\nDeck:\nCharacters (4)\n4 Simba - Protective Cub\n\nActions & Songs:\n2 "
      "Smash\n"
      "SB: 1 Maui - Demigod\nSideboard (3)\n1 Smash\n2 Fire the Cannons!\nMain deck\n1 Maui's Fish Hook\n");
  EXPECT_TRUE(list.errors.empty());
  EXPECT_EQ(count_cards(list.part(DeckPart::main)), 7);
  EXPECT_EQ(count_cards(list.part(DeckPart::side)), 4);
  EXPECT_EQ(list.faces().size(), 7u);
  EXPECT_EQ(list.part(DeckPart::side)[1].line, 11);
}

TEST_F(DeckTest, EveryBadLineIsAnErrorWithItsNumber) {
  const DeckList list = read(
      "4 Beast - Selfles Protector\nBeast\n0 Smash\n4000 Smash\n2 Simba\n4\n99999999999 Smash\n1 Smash\n");
  ASSERT_EQ(list.errors.size(), 7u);
  EXPECT_EQ(list.errors[0].text(),
            "list.txt:1: There is no card \"Beast - Selfles Protector\". Did you mean: \"Beast - Selfless "
            "Protector\"?");
  EXPECT_EQ(list.errors[1].line, 2);
  EXPECT_NE(list.errors[1].text().find("number of copies"), std::string::npos);
  EXPECT_NE(list.errors[2].text().find("out of range"), std::string::npos);
  EXPECT_NE(list.errors[4].text().find("Simba - Protective Cub"), std::string::npos) << list.errors[4].text();
  EXPECT_EQ(count_cards(list.part(DeckPart::main)), 1);
}

TEST_F(DeckTest, ShippedDecksFollowTheRulesAndPlay) {
  const auto decks = shipped_decks(KAWARI_SOURCE_DIR, game(), cards());
  ASSERT_EQ(decks.size(), 2u);
  std::vector<std::vector<FaceId>> faces;
  for (const DeckList& deck : decks) {
    for (const Error& error : deck.errors) ADD_FAILURE() << error.text();
    EXPECT_EQ(
        deck_report(game(), *game().default_edition, {&game().deck_formats[0]}, cards(), deck, Language::en)
            .find("[LOR"),
        std::string::npos);
    EXPECT_TRUE(check_deck(game(), *game().default_edition, game().deck_formats[0], cards(), deck).empty());
    faces.push_back(deck.faces());
  }
  const auto gathered = gather_decks(judge.loaded(game()), faces);
  ASSERT_TRUE(gathered.has_value());
  Match match = start_from_decks(*gathered, *game().rules, *game().default_edition, 1);
  EXPECT_TRUE(play_out(match, 1).finished);
}

TEST_F(DeckTest, TooFewCards) {
  const auto found = check("4 Smash\n");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0], (DeckViolation{Breach::too_few, kNoFace, 4, 60, {}, "1.10.1.1"}));
}

TEST_F(DeckTest, CopiesCountByFullNameOverAllLines) {
  std::string text = "3 Smash\n2 Smash (1)\n4 Aladdin - Cornered Swordsman\n";
  const auto found = check(text, "constructed");
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[1],
            (DeckViolation{Breach::too_many_copies, cards().find("Smash"), 5, 4, {1, 2}, "1.10.1.1"}));
  // another version is another card, and limited formats count none [1.10.1.2]
  EXPECT_TRUE(check("40 Smash\n", "sealed").empty());
  EXPECT_EQ(check("34 Smash\n", "draft").size(), 1u);
}

TEST_F(DeckTest, CardsOfTwoInksNeedBoth) {
  std::string deck;
  for (const char* card : {"Smash", "Fire the Cannons!", "Maui - Demigod", "Let the Storm Rage On",
                           "Aladdin - Cornered Swordsman", "Beast - Selfless Protector", "Lilo - Bundled Up",
                           "Sleepy - Sluggish Knight", "HeiHei - Boat Snack", "Mickey Mouse - True Friend",
                           "Simba - Protective Cub", "Sleepy - Nodding Off", "Painting the Roses Red",
                           "So Much to Give", "You Have Forgotten Me"})
    deck.append("4 ").append(card).append("\n");
  EXPECT_TRUE(check(deck).empty());
  const auto found = check(deck + "1 Arthur - Determined Squire\n");  // sapphire and steel, beside amber
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0], (DeckViolation{Breach::too_many_colours, kNoFace, 3, 2, {}, "1.10.1.1"}));
}

TEST_F(DeckTest, CardsThatSayHowManyADeckMayHave) {
  const std::string file = testing::TempDir() + "kawari_deck_cards.yaml";
  std::ofstream(file)
      << "- {name: Cogs, type: item, ink: steel, cost: 1, text: \"You may have any number of "
         "cards named Cogs in your deck.\"}\n"
         "- {name: Crown, type: item, ink: steel, cost: 1, text: \"You may only have 2 copies "
         "of Crown in your deck.\"}\n";
  ASSERT_TRUE(judge.add_cards(file).empty());
  EXPECT_TRUE(check("60 Cogs\n").empty());
  const auto found = check("58 Cogs\n3 Crown\n");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].breach, Breach::too_many_copies);
  EXPECT_EQ(found[0].face, cards().find("Crown"));
  EXPECT_EQ(found[0].limit, 2);
}

TEST_F(DeckTest, DuelMastersDecksHaveFortyCards) {
  const Face& any = cards("duel-masters").faces().front();
  const auto found = check("41 " + any.full_name + "\n", {}, "duel-masters");
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].breach, Breach::too_many);
  EXPECT_EQ(found[0].rule, "100.2");
  EXPECT_EQ(found[1].breach, Breach::too_many_copies);
  EXPECT_EQ(found[1].rule, "100.2a");
  const Edition* tcg = edition_named(game("duel-masters"), "duel-masters-tcg");
  EXPECT_EQ(check("41 " + any.full_name + "\n", {}, "duel-masters", tcg).size(), 1u);
}

TEST_F(DeckTest, TheSentencesInEachLanguage) {
  const DeckList list = read("5 Smash\n");
  const auto report = [&](Language language) {
    return deck_report(game(), *game().default_edition, {&game().deck_formats[0]}, cards(), list, language);
  };
  EXPECT_EQ(report(Language::en),
            "list.txt: 5 cards, 1 different (Steel 5)\n"
            "  The deck has 5 cards; at least 60 are needed. [LOR-2.1 1.10.1.1]\n"
            "  5 copies of Smash; 4 are allowed. (line 1) [LOR-2.1 1.10.1.1]\n");
  EXPECT_EQ(report(Language::es),
            "list.txt: 5 cartas, 1 distinta (Acero 5)\n"
            "  El mazo tiene 5 cartas; hacen falta al menos 60. [LOR-2.1 1.10.1.1]\n"
            "  5 copias de Smash; se permiten 4. (línea 1) [LOR-2.1 1.10.1.1]\n");
}

// Every rule that a format names is in the index, in each edition that has the format.
TEST_F(DeckTest, TheRulesOfTheFormatsExist) {
  for (const Game& each : all_games().all) {
    const Rulebook book(*each.rules);
    for (const DeckFormat& format : each.deck_formats)
      for (const Edition& edition : each.rules->editions)
        for (const auto* numbers :
             {&format.size_rule, &format.copies_rule, &format.colours_rule, &format.beside_rule})
          if (edition.column < numbers->size() && (*numbers)[edition.column] != nullptr) {
            const char* const number = (*numbers)[edition.column];
            EXPECT_TRUE(book.has(edition, number)) << edition.id << " " << number;
          }
  }
}

}  // namespace
}  // namespace kawari
