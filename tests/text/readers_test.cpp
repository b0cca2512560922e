// Card files: our YAML and published JSON, and the errors about mistakes in them.
#include <sys/wait.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>

#include "games/lorcana/words.h"
#include "tests/text/rules_english.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

Error error_of(const char* text) {
  Database cards;
  const auto read = read_cards_text(lorcana_grammar(), cards, text, "my.yaml");
  EXPECT_FALSE(read.has_value()) << text;
  return read ? Error{} : read.error();
}

TEST(ReadYaml, ACardWithAllItsFacts) {
  Database cards;
  const auto read = read_cards_text(
      lorcana_grammar(), cards,
      "- name: Test Guard\n  version: Door Keeper\n  type: character\n  ink: [steel, amber]\n  cost: 3\n"
      "  inkwell: true\n  strength: 2\n  willpower: 4\n  lore: 1\n  classifications: [Storyborn, Hero]\n"
      "  text: |\n    Bodyguard\n    STAND FIRM Whenever this character is challenged, you may draw\n      a "
      "card.\n",
      "my.yaml");
  ASSERT_TRUE(read.has_value()) << read.error().text();
  const Face& face = cards[read->front()];
  EXPECT_EQ(face.full_name, "Test Guard - Door Keeper");
  EXPECT_TRUE(face.is(Kind::character));
  EXPECT_EQ(face.colours, lorcana::bit(lorcana::Ink::steel) | lorcana::bit(lorcana::Ink::amber));
  EXPECT_EQ(face.stat(lorcana::figure::willpower), 4);
  EXPECT_TRUE(face.inkwell);
  EXPECT_EQ(face.classifications.size(), 2u);
  EXPECT_EQ(face.abilities.size(), 2u);
  EXPECT_TRUE(face.exact);
}

TEST(ReadYaml, SongsAreActions) {
  Database cards;
  const auto read = read_cards_text(
      lorcana_grammar(), cards, "- name: Tune\n  type: song\n  cost: 2\n  text: Draw a card.\n", "my.yaml");
  ASSERT_TRUE(read.has_value());
  EXPECT_TRUE(cards[read->front()].is(lorcana::kind::song));
  EXPECT_TRUE(cards[read->front()].is(Kind::action));
}

TEST(ReadYaml, NamesOfTwoCharacters) {
  Database cards;
  const auto read = read_cards_text(
      lorcana_grammar(), cards, "- {name: Flotsam & Jetsam, version: Eels, type: character}\n", "my.yaml");
  ASSERT_TRUE(read.has_value());
  const Face& face = cards[read->front()];
  EXPECT_EQ(face.names.size(), 3u);
  EXPECT_NE(std::find(face.names.begin(), face.names.end(), cards.book().find("Jetsam")), face.names.end());
}

TEST(ReadYaml, ARefusedCardIsStillThere) {
  Database cards;
  const auto read =
      read_cards_text(lorcana_grammar(), cards, "- {name: Odd, type: item, text: Juggle.}\n", "my.yaml");
  ASSERT_TRUE(read.has_value());
  EXPECT_FALSE(cards[cards.find("Odd")].compiled());
}

TEST(ReadYaml, MistakesNameTheLineAndWhatIsRight) {
  const Error key = error_of("- name: A\n  type: item\n  strenght: 2\n");
  EXPECT_EQ(key.line, 3);
  EXPECT_NE(key.right.find("\"strength\""), std::string::npos) << key.text();
  const Error type = error_of("- name: A\n  type: creature\n");
  EXPECT_EQ(type.line, 2);
  EXPECT_NE(type.right.find("character"), std::string::npos);
  const Error ink = error_of("- name: A\n  type: item\n  ink: sapphir\n");
  EXPECT_NE(ink.right.find("sapphire"), std::string::npos);
  const Error number = error_of("- name: A\n  type: item\n  cost: three\n");
  EXPECT_EQ(number.line, 3);
  EXPECT_NE(error_of("- type: item\n").what.find("no name"), std::string::npos);
  EXPECT_NE(error_of("name: A\n").what.find("list"), std::string::npos);
  EXPECT_EQ(error_of("- name: [unclosed\n").file, "my.yaml");
}

TEST(ReadYaml, FiguresAreExactOrRefused) {
  for (const char* wrong : {"1000001", "-1", "4294967297", "99999999999999999999", "1.5", "2e3"}) {
    const Error error =
        error_of(("- name: A\n  type: character\n  strength: " + std::string(wrong) + "\n").c_str());
    EXPECT_EQ(error.line, 3) << wrong;
    EXPECT_EQ(error.what, "\"" + std::string(wrong) + "\" is no strength.");
    EXPECT_EQ(error.right, "strength is a whole number from 0 to 1000000.");
  }
  Database cards;
  const auto read = read_cards_text(lorcana_grammar(), cards,
                                    "- {name: A, type: character, strength: 1000000}\n", "my.yaml");
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(cards[read->front()].stat(Stat::strength), 1000000);
}

TEST(ReadJson, FiguresAreExactOrRefused) {
  for (const char* wrong : {"1000001", "-1", "18446744073709551615", "1.5", "true", "\"many\""}) {
    Database cards;
    const std::string json =
        R"({"metadata": {"formatVersion": "2.3.2"}, "cards": [{"name": "A", "fullName": "A",
      "type": "Item", "color": "Steel", "inkwell": true, "cost": )" +
        std::string(wrong) + "}]}";
    const auto read = read_cards_text(lorcana_grammar(), cards, json, "set.json");
    ASSERT_TRUE(read.has_value()) << wrong;
    const Face& face = cards[read->front()];
    ASSERT_EQ(face.refusals.size(), 1u) << wrong;
    EXPECT_EQ(face.refusals[0].why, "cost is a whole number from 0 to 1000000.");
  }
}

constexpr const char* kJson = R"json({"metadata": {"formatVersion": "2.3.2"}, "code": "5", "cards": [
  {"name": "Smash", "fullName": "Smash", "type": "Action", "color": "Steel", "cost": 3, "inkwell": true, "rarity": "Common",
   "fullTextSections": ["Deal 3 damage to chosen\ncharacter."]},
  {"name": "Song", "fullName": "Song", "type": "Action", "subtypes": ["Song"], "color": "Amber-Ruby", "cost": 1, "inkwell": false,
   "fullTextSections": ["(A character can ⟳ to sing this.)", "Draw a card."]}]})json";

TEST(ReadJson, CardsAsPublished) {
  Database cards;
  const auto read = read_cards_text(lorcana_grammar(), cards, kJson, "set.json");
  ASSERT_TRUE(read.has_value()) << read.error().text();
  const Face& smash = cards[cards.find("Smash")];
  EXPECT_EQ(smash.set, "5");
  EXPECT_TRUE(smash.exact);
  const Face& song = cards[cards.find("Song")];
  EXPECT_TRUE(song.is(lorcana::kind::song));
  EXPECT_TRUE(song.classifications.empty());
  EXPECT_EQ(song.colours, lorcana::bit(lorcana::Ink::amber) | lorcana::bit(lorcana::Ink::ruby));
  EXPECT_EQ(song.abilities.size(), 1u);
}

TEST(ReadJson, AnotherMajorVersionIsRefused) {
  EXPECT_NE(error_of(R"({"metadata": {"formatVersion": "3.0.0"}, "cards": []})").what.find("3.0.0"),
            std::string::npos);
  EXPECT_NE(error_of(R"({"cards": 1})").what.find("cards"), std::string::npos);
  EXPECT_NE(error_of("{nonsense").what.find("JSON"), std::string::npos);
}

struct Ran {
  int status = -1;
  std::string out;
};
Ran run(const std::string& arguments) {
  Ran ran;
  FILE* pipe = popen((std::string(KAWARI_BINARY) + " " + arguments + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return ran;
  char buffer[512];
  while (std::fgets(buffer, sizeof buffer, pipe) != nullptr) ran.out += buffer;
  ran.status = WEXITSTATUS(pclose(pipe));
  return ran;
}

TEST(CardsCommand, CheckAsJson) {
  const std::string file = testing::TempDir() + "/kawari_cards_check.yaml";
  std::ofstream(file) << "- {name: Good, type: action, text: Draw a card.}\n- {name: Bad, type: item, text: "
                         "'X {E} — Juggle 2 cards.'}\n";
  const Ran ran = run("cards check --json " + file);
  EXPECT_EQ(ran.status, 1);
  const auto json = nlohmann::json::parse(ran.out, nullptr, false);
  ASSERT_FALSE(json.is_discarded()) << ran.out;
  EXPECT_EQ(json["cards"], 2);
  EXPECT_EQ(json["compiled"], 1);
  EXPECT_EQ(json["exact"], 1);
  EXPECT_EQ(json["refused"][0]["card"], "Bad");
  EXPECT_EQ(json["refused"][0]["unread"], "Juggle 2 cards.");
  EXPECT_EQ(json["refused"][0]["column"], 9);
}

TEST(CardsCommand, ShowInSpanishAndHelpWithNames) {
  const std::string file = testing::TempDir() + "/kawari_cards_show.yaml";
  std::ofstream(file) << "- {name: Good, type: action, cost: 2, text: Draw a card.}\n";
  const Ran shown = run("cards show good --lang es --cards " + file);
  EXPECT_EQ(shown.status, 0);
  EXPECT_NE(shown.out.find("Roba una carta."), std::string::npos) << shown.out;
  EXPECT_TRUE(shown.out.starts_with("Good\nacción · coste 2\n\nPrograma\n")) << shown.out;
  EXPECT_NE(shown.out.find("\nTexto, impreso a partir del programa\n"), std::string::npos) << shown.out;
  const Ran japanese = run("cards show 'Aqua Hulcus' --lang ja");
  EXPECT_TRUE(japanese.out.starts_with(
      "Aqua Hulcus\nクリーチャー · 水 · コスト 3 · パワー 2000 · リキッド・ピープル\n"))
      << japanese.out;
  const Ran missing = run("cards show Goood --lang es --cards " + file);
  EXPECT_NE(missing.out.find("No hay ninguna carta «Goood». ¿Quisiste decir: Good?"), std::string::npos)
      << missing.out;
  const Ran wrong = run("cards show Goood --cards " + file);
  EXPECT_EQ(wrong.status, 2);
  EXPECT_NE(wrong.out.find("Did you mean: Good?"), std::string::npos) << wrong.out;
}

}  // namespace
}  // namespace kawari
