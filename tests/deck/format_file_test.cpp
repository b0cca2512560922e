// Files that say which cards a format allows [Lorcana 1.10.1.1]: lists that people keep, and published card
// files, printing by printing and day by day.
#include "deck/format_file.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "deck/deck_check.h"
#include "game/games.h"
#include "judge/judge.h"

namespace kawari {
namespace {

FormatFiles read(std::initializer_list<std::string> texts) {
  FormatFiles files;
  for (const std::string& text : texts) read_format_file("formats", text, files);
  return files;
}

FormatFiles sound(std::initializer_list<std::string> texts) {
  FormatFiles files = read(texts);
  for (const Error& error : files.errors) ADD_FAILURE() << error.text();
  return files;
}

std::vector<std::string> errors_of(const std::string& text) {
  std::vector<std::string> out;
  for (const Error& error : read({text}).errors) out.push_back(error.text());
  return out;
}

Standing standing(const FormatFiles& files, std::string_view format, std::string_view card, Day on = 0) {
  const FormatList* list = files.find(format);
  EXPECT_NE(list, nullptr) << format;
  return list == nullptr ? Standing::not_listed : standing_of(*list, card, on).is;
}

constexpr const char* kList =
    "formats:\n"
    "  core:\n"
    "    like: constructed\n"
    "    banned:\n"
    "      - Smash\n"
    "      - {card: Beast - Selfless Protector, since: 2025-04-08}\n"
    "    rotated: [{card: Stolen Scimitar, until: 2025-09-05}]\n"
    "    released: [{card: Let the Storm Rage On, from: 2026-02-13}]\n"
    "  infinity: {}\n";

TEST(FormatFile, AListNamesWhatIsNotAllowed) {
  const FormatFiles files = sound({kList});
  ASSERT_EQ(files.formats.size(), 2u);
  EXPECT_EQ(files.find("CORE")->like, "constructed");
  EXPECT_EQ(files.find("draft"), nullptr);
  EXPECT_EQ(standing(files, "core", "Smash"), Standing::banned);
  EXPECT_EQ(standing(files, "core", "BEAST – Selfless Protector"), Standing::banned);
  EXPECT_EQ(standing(files, "core", "Stolen Scimitar"), Standing::rotated);
  EXPECT_EQ(standing(files, "core", "Let the Storm Rage On"), Standing::allowed);
  EXPECT_EQ(standing(files, "core", "HeiHei - Boat Snack"), Standing::allowed);
  EXPECT_EQ(standing(files, "infinity", "Smash"), Standing::allowed);
}

TEST(FormatFile, DaysDecideWhereADayIsGiven) {
  const FormatFiles files = sound({kList});
  EXPECT_EQ(standing(files, "core", "Beast - Selfless Protector", 20250407), Standing::allowed);
  EXPECT_EQ(standing(files, "core", "Beast - Selfless Protector", 20250408), Standing::banned);
  EXPECT_EQ(standing(files, "core", "Stolen Scimitar", 20250904), Standing::allowed);
  EXPECT_EQ(standing(files, "core", "Stolen Scimitar", 20250905), Standing::rotated);
  EXPECT_EQ(standing(files, "core", "Let the Storm Rage On", 20260212), Standing::not_yet);
  EXPECT_EQ(standing(files, "core", "Let the Storm Rage On", 20260213), Standing::allowed);
  EXPECT_EQ(standing(files, "core", "Smash", 20200101), Standing::banned);  // no day: at any time
}

constexpr const char* kPublished = R"({"cards": [
  {"fullName": "Smash", "allowedInTournamentsFromDate": "2023-09-08",
   "allowedInFormats": {"Core": {"allowed": false, "allowedUntilDate": "2025-09-05"}, "Infinity": {"allowed": true}}},
  {"fullName": "Beast - Selfless Protector", "allowedInTournamentsFromDate": "2023-12-08",
   "allowedInFormats": {"Core": {"allowed": false, "allowedUntilDate": "2025-04-08", "bannedSinceDate": "2025-04-08"},
                        "Infinity": {"allowed": true}}},
  {"fullName": "Stolen Scimitar", "allowedInTournamentsFromDate": "2023-09-08",
   "allowedInFormats": {"Core": {"allowed": false, "allowedUntilDate": "2025-09-05"}, "Infinity": {"allowed": true}}},
  {"fullName": "Stolen Scimitar", "allowedInTournamentsFromDate": "2025-09-19",
   "allowedInFormats": {"Core": {"allowed": true}, "Infinity": {"allowed": false}}},
  {"fullName": "Quest Card"}
]})";

TEST(FormatFile, APublishedFileSaysItOfEveryPrinting) {
  const FormatFiles files = sound({kPublished});
  EXPECT_EQ(standing(files, "core", "Smash"), Standing::rotated);
  EXPECT_EQ(standing(files, "infinity", "Smash"), Standing::allowed);
  EXPECT_EQ(standing(files, "core", "Beast - Selfless Protector"), Standing::banned);
  EXPECT_EQ(standing_of(*files.find("core"), "Beast - Selfless Protector", 0).day, 20250408);
  EXPECT_EQ(standing(files, "core", "Stolen Scimitar"), Standing::allowed);  // printed again
  EXPECT_EQ(standing(files, "infinity", "Stolen Scimitar"), Standing::allowed);
  EXPECT_EQ(standing(files, "core", "Quest Card"), Standing::not_listed);
  // By days.
  EXPECT_EQ(standing(files, "core", "Smash", 20230907), Standing::not_yet);
  EXPECT_EQ(standing(files, "core", "Smash", 20250904), Standing::allowed);
  EXPECT_EQ(standing(files, "core", "Smash", 20250905), Standing::rotated);
  EXPECT_EQ(standing(files, "core", "Beast - Selfless Protector", 20250407), Standing::allowed);
  EXPECT_EQ(standing(files, "core", "Beast - Selfless Protector", 20250408), Standing::banned);
  EXPECT_EQ(standing(files, "core", "Stolen Scimitar", 20250910), Standing::rotated);
  EXPECT_EQ(standing(files, "core", "Stolen Scimitar", 20250919), Standing::allowed);
}

TEST(FormatFile, AListCountsForAllPrintings) {
  const FormatFiles files =
      sound({kPublished, "formats: {Core: {banned: [{card: Stolen Scimitar, since: 2026-01-01}]}}"});
  ASSERT_EQ(files.formats.size(), 2u);
  EXPECT_EQ(standing(files, "core", "Stolen Scimitar", 20251231), Standing::allowed);
  EXPECT_EQ(standing(files, "core", "Stolen Scimitar", 20260101), Standing::banned);
}

TEST(FormatFile, MistakesAreNamedWithTheirLines) {
  using Errors = std::vector<std::string>;
  EXPECT_EQ(errors_of("formats:\n  core:\n    baned: [Smash]\n").size(), 1u);
  EXPECT_EQ(errors_of("formats:\n  core:\n    banned:\n      - {card: Smash, since: 2025-02-29}\n"),
            (Errors{"formats:4:30: \"2025-02-29\" is no day. A day is written 2025-04-08."}));
  EXPECT_EQ(errors_of("formats:\n  core:\n    released:\n      - Smash\n"),
            (Errors{"formats:4:9: `released` needs a day. An entry is {card: Smash, from: 2025-04-08}."}));
  EXPECT_EQ(errors_of("formats:\n  core:\n    banned:\n      - {since: 2025-04-08}\n"),
            (Errors{"formats:4:9: The entry names no `card`."}));
  EXPECT_EQ(errors_of("").size(), 1u);
  EXPECT_EQ(errors_of("decks: 1\n").size(), 2u);
  EXPECT_EQ(errors_of(R"({"cards": 1})"),
            (Errors{"formats: The file has no list `cards`. A published card file has one."}));
  EXPECT_EQ(errors_of(R"({"cards": []})"),
            (Errors{"formats: No card of the file has `allowedInFormats`. A published card file has it "
                    "for each card."}));
  EXPECT_EQ(errors_of("{\"cards\": [\n{\"fullName\": \"A\",\n\"allowedInFormats\": {\"Core\": {}}}]}"),
            (Errors{"formats:2: \"A\" does not say whether Core allows it. `allowed` is true or false."}));
  EXPECT_EQ(errors_of("{\"cards\": [\n{\"fullName\": \"A\",\n\"allowedInFormats\": {\"Core\": {\"allowed\": "
                      "true, \"bannedSinceDate\": \"soon\"}}}]}"),
            (Errors{"formats:2: `bannedSinceDate` of \"A\" is no day. A day is written 2025-04-08."}));
}

TEST(FormatFile, FilesHaveLimits) {
  std::string many = "formats:\n";
  for (int i = 0; i < 50; ++i) many += "  f" + std::to_string(i) + ": {}\n";
  const FormatFiles files = read({many});
  EXPECT_EQ(files.formats.size(), limits::kFormats);
  ASSERT_EQ(files.errors.size(), 1u);
  EXPECT_EQ(files.errors[0].text(), "formats:42:3: There are more than 40 formats.");
  std::string wrong = "{\"cards\": [";
  for (int i = 0; i < 300; ++i) wrong += "1,";
  EXPECT_EQ(errors_of(wrong + "1]}").size(), limits::kFileErrors + 1);
}

TEST(FormatFile, Days) {
  EXPECT_EQ(day_of("2025-04-08"), 20250408);
  EXPECT_EQ(day_of("2024-02-29"), 20240229);
  for (const char* wrong :
       {"", "2025-4-8", "2025-13-01", "2025-00-01", "2025-04-31", "2023-02-29", "1899-01-01", "20250408",
        "2025-04-08 ", "2025/04/08", "-025-04-08", "2025--4-08"})
    EXPECT_FALSE(day_of(wrong)) << wrong;
  EXPECT_EQ(day_text(20250408), "2025-04-08");
}

struct FormatsTest : testing::Test {
  FormatsTest() { judge.add_shipped_cards(KAWARI_SOURCE_DIR); }
  std::vector<std::string> check(const std::string& list, std::string_view format, const FormatFiles& files,
                                 Day on = 0, Language language = Language::en) {
    const Game& game = *all_games().named("lorcana");
    const auto rules = deck_rules(game, *game.default_edition, format, files, on);
    if (!rules) return {rules.error().text()};
    const DeckList read = read_deck_list(judge.cards(game), "list.txt", list);
    std::vector<std::string> out;
    for (const DeckViolation& one : check_deck(game, *game.default_edition, *rules, judge.cards(game), read))
      if (one.breach != Breach::too_few)
        out.push_back(
            sentence_of(one, game, *game.default_edition, *rules, judge.cards(game), read, language));
    return out;
  }
  Judge judge{all_games(), Language::en};
};

using Sentences = std::vector<std::string>;

TEST_F(FormatsTest, ADeckIsHeldAgainstThem) {
  const FormatFiles files = sound({kList});
  const std::string deck = "4 Smash\n2 Stolen Scimitar\n1 Stolen Scimitar\n";
  EXPECT_EQ(check(deck, "core", files),
            (Sentences{"Smash is banned in core. (line 1) [LOR-2.1 1.10.1.1]",
                       "Stolen Scimitar has rotated out of core (since 2025-09-05). (line 2, 3)"}));
  EXPECT_EQ(check(deck, "core", files, 20250101),
            (Sentences{"Smash is banned in core. (line 1) [LOR-2.1 1.10.1.1]"}));
  EXPECT_EQ(check(deck, "infinity", files), Sentences{});
  EXPECT_EQ(check(deck, "constructed", files), Sentences{});
  EXPECT_EQ(check("1 Let the Storm Rage On\n", "core", files, 20260101),
            (Sentences{"core allows Let the Storm Rage On from 2026-02-13 on. (line 1)"}));
  EXPECT_EQ(check("1 HeiHei - Boat Snack\n", "core", sound({kPublished})),
            (Sentences{"formats does not say whether Core allows HeiHei - Boat Snack. (line 1)"}));
  EXPECT_EQ(check("1 Smash\nSideboard\n1 Stolen Scimitar\n", "core", files).size(), 2u);
}

TEST_F(FormatsTest, FormatsThatAreNotThere) {
  EXPECT_EQ(check("1 Smash\n", "modern", sound({kList})),
            (Sentences{"there is no format \"modern\". Formats: constructed, sealed, draft, pack-rush, core, "
                       "infinity."}));
  EXPECT_EQ(check("1 Smash\n", "core", sound({"formats: {core: {like: modern}}"})),
            (Sentences{"formats: there is no format \"modern\". Formats: constructed, sealed, draft, "
                       "pack-rush."}));
}

// [LOR-2.1 10.2.1.1] The deck is what two packs contain: any number of cards, copies and ink types.
TEST_F(FormatsTest, PackRushHasNoMinimum) {
  const Game& game = *all_games().named("lorcana");
  const DeckFormat* format = deck_format(game, *game.default_edition, "pack-rush");
  ASSERT_NE(format, nullptr);
  const DeckList list = read_deck_list(judge.cards(game), "list.txt", "6 Smash\n1 HeiHei - Boat Snack\n");
  EXPECT_TRUE(check_deck(game, *game.default_edition, *format, judge.cards(game), list).empty());
  EXPECT_EQ(deck_format(game, *all_games().edition_named("lorcana-1"), "pack-rush"), nullptr);
}

}  // namespace
}  // namespace kawari
