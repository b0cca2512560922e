// Every input ends: input that is too large, too deep or too numerous is an error that names the limit.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/json_text.h"
#include "base/yaml_text.h"
#include "tests/judge/judging.h"
#include "text/read_cards.h"

namespace kawari::judging {
namespace {

namespace fs = std::filesystem;

std::string times(std::size_t count, const std::string& text) {
  std::string out;
  out.reserve(count * text.size());
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

std::string yaml_error(const std::string& text, const YamlLimits& limits = {}) {
  const auto loaded = load_yaml(text, "f", limits);
  return loaded ? "" : loaded.error().text();
}

std::string json_error(const std::string& text, const JsonLimits& limits = {}) {
  const auto loaded = load_json(text, "f", limits);
  return loaded ? "" : loaded.error().text();
}

// The YAML library yields empty documents for ever.
TEST(EveryInputEnds, ATokenThatBeginsNoDocument) {
  const std::string behind =
      "This stands behind the end of a document. A name with `, ` or `] ` in it must be quoted; a document "
      "begins with a line `---`.";
  for (const char* text :
       {",", ",\n", "]", "}", "- a\n,", "[a] b", "a: 1\n---\n,\n", "\"a\" b", "? a\n}\n"}) {
    YamlLimits several;
    several.documents = 100;
    EXPECT_NE(yaml_error(text, several), "") << text;
    EXPECT_NE(errors_of(text), "") << text;
  }
  EXPECT_EQ(errors_of(","), "test.yaml:1:1: " + behind + "\n");
  EXPECT_EQ(errors_of("title: t\n---\n[a] b\n"), "test.yaml:3:5: " + behind + "\n");
}

TEST(EveryInputEnds, DocumentsBeginWithALine) {
  YamlLimits limits;
  limits.documents = 3;
  const auto loaded = load_yaml("a: 1\n---\nb: 2\n--- c\n", "f", limits);
  ASSERT_TRUE(loaded.has_value()) << loaded.error().text();
  ASSERT_EQ(loaded->size(), 3u);
  EXPECT_EQ((*loaded)[2].Scalar(), "c");
  EXPECT_EQ(yaml_error("a\n---\nb\n---\nc\n---\nd\n", limits),
            "f:6:1: The file has more than 3 documents. Split it into several files.");
  EXPECT_EQ(yaml_error("a: 1\n---\nb: 2\n"),
            "f:2:1: The file has more than one document. Write no line `---` in it.");
}

TEST(EveryInputEnds, YamlHasDepthCountAndSize) {
  const YamlLimits small{100, 10, 3, 1};
  EXPECT_EQ(yaml_error("[[[a]]]", small), "");
  EXPECT_EQ(yaml_error("[[[[a]]]]", small), "f:1:4: Values are nested more than 3 deep.");
  EXPECT_EQ(yaml_error("- - - - a", small), "f:1:7: Values are nested more than 3 deep.");
  EXPECT_EQ(yaml_error("[1, 2, 3, 4, 5, 6, 7, 8, 9]", small), "");
  EXPECT_EQ(yaml_error("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", small),
            "f:1:29: The file has more than 10 values, aliases written out. Split it into several files.");
  EXPECT_EQ(yaml_error(std::string(101, 'a'), small),
            "f: The text has 101 bytes; at most 100 are read. Split it into several files.");
  // Inputs far beyond the limits end as quickly.
  for (const char* piece : {"[", "{", "- ", "? ", "{a: ", "[a, "})
    EXPECT_NE(yaml_error(times(20'000, piece)), "") << piece;
}

TEST(EveryInputEnds, AliasesCountAsWhatTheyStandFor) {
  EXPECT_EQ(yaml_error("[&a [*a]]"),
            "f:1:6: The alias stands for something that it is part of. Write it out.");
  EXPECT_EQ(yaml_error("a: &a {b: {c: *a}}"),
            "f:1:15: The alias stands for something that it is part of. Write it out.");
  std::string bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 12; ++i) {
    const std::string before = "*a" + std::to_string(i - 1);
    bomb += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before + times(9, ", " + before) +
            "]\n";
  }
  EXPECT_NE(yaml_error(bomb).find("values, aliases written out"), std::string::npos) << yaml_error(bomb);
  const std::string heavy = "- &a " + std::string(60'000, 'x') + "\n" + times(100, "- *a\n");
  EXPECT_NE(yaml_error(heavy).find("bytes, aliases written out"), std::string::npos);
  EXPECT_EQ(yaml_error("a: &a [x]\nb: *a\nc: *a\n"), "");
}

TEST(EveryInputEnds, OtherEncodingsAreNamed) {
  EXPECT_EQ(yaml_error(std::string("a\0b", 3)), "f: The file is not UTF-8. Save it as UTF-8.");
  EXPECT_EQ(yaml_error("\xFF\xFE"
                       "a"),
            "f: The file is not UTF-8. Save it as UTF-8.");
}

TEST(EveryInputEnds, JsonHasDepthCountAndSize) {
  const JsonLimits small{100, 10, 3};
  EXPECT_EQ(json_error("[[[1]]]", small), "");
  EXPECT_EQ(json_error("[\n[[\n[1]]]]", small), "f:3: Values are nested more than 3 deep.");
  EXPECT_EQ(json_error("[1,2,3,4,5,6,7,8,9,10]", small),
            "f:1: The file has more than 10 values. Split it into several files.");
  EXPECT_EQ(json_error(std::string(101, ' '), small),
            "f: The text has 101 bytes; at most 100 are read. Split it into several files.");
  EXPECT_EQ(json_error("{\"a\": 1,\n\"b\" 2}"), "f:2: This is not JSON, near \"2\".");
  EXPECT_NE(json_error(times(1'000'000, "[")), "");
  EXPECT_NE(json_error(times(1'000'000, "{\"a\":")), "");
}

TEST(EveryInputEnds, JsonIsWrittenWhateverTheBytes) {
  const std::string text = json_text(nlohmann::ordered_json{{"name", "\xFF\xC3("}}, -1);
  EXPECT_EQ(text, "{\"name\":\"\uFFFD\uFFFD(\"}");
}

TEST(EveryInputEnds, AFileIsMeasuredBeforeItIsRead) {
  const std::string file = testing::TempDir() + "/kawari_large.yaml";
  std::ofstream(file) << "title: t\n";
  fs::resize_file(file, std::uintmax_t{1} << 40);  // a sparse file: nothing is written
  const auto read = read_text_file(file);
  fs::remove(file);
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().what, "The file has 1099511627776 bytes; a scenario file has at most 4194304.");
  const auto endless = read_text_file("/dev/zero");
  ASSERT_FALSE(endless.has_value());
  EXPECT_EQ(endless.error().what,
            "The file has more than 4194304 bytes; a scenario file has at most 4194304.");
}

TEST(EveryInputEnds, NamesHaveALength) {
  const std::string name(100'000, 'x');
  EXPECT_EQ(
      errors_of("title: t\ngame: lorcana\nplayers:\n  Ana: {play: [" + name + "]}\n  Bruno: {}\nsteps: []\n"),
      "test.yaml:4:16: An item of a list of cards has 100000 bytes; at most 400 are allowed.\n");
  EXPECT_NE(errors_of(with_steps("  - " + name + "\n")).find("at most 400"), std::string::npos);
  EXPECT_NE(errors_of(with_steps("  - " + std::string(1000, 'x') + ": y\n")).find("at most 400"),
            std::string::npos);
  EXPECT_NE(errors_of(with_steps("  - pass\n  - expect: {" + std::string(1000, 'x') + ": y}\n"))
                .find("at most 400"),
            std::string::npos);
  EXPECT_NE(
      errors_of(with_steps("  - resolve: Draw a card.\n    choose: [" + name + "]\n")).find("at most 400"),
      std::string::npos);
  EXPECT_NE(errors_of(with_steps("  - resolve: " + name + "\n")).find("at most 65536"), std::string::npos);
}

TEST(EveryInputEnds, NumbersHaveALargest) {
  EXPECT_EQ(
      errors_of("title: t\ngame: lorcana\nplayers:\n  Ana: {hand: [999999999]}\n  Bruno: {}\nsteps: []\n"),
      "test.yaml:4:16: The number of blank cards is 999999999; at most 30000 is possible.\n");
  EXPECT_EQ(errors_of("title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 1/1: {damage: 70000}]}\n"
                      "  Bruno: {}\nsteps: []\n"),
            "test.yaml:4:38: `damage` is 70000; at most 30000 is possible.\n");
}

TEST(EveryInputEnds, PlayersStepsAndMistakesAreCounted) {
  std::string players = "title: t\ngame: lorcana\nplayers:\n";
  for (int i = 0; i < 20'000; ++i) players += "  P" + std::to_string(i) + ": {}\n";
  EXPECT_NE(errors_of(players + "steps: []\n").find("players"), std::string::npos);
  EXPECT_EQ(errors_of(with_steps(times(20'001, "  - pass\n"))),
            "test.yaml:13:3: The scenario has 20001 steps; at most 20000 are taken. Split it into several "
            "scenarios.\n");
  std::string keys = "title: t\ngame: lorcana\n";
  for (int i = 0; i < 10'000; ++i) keys += "k" + std::to_string(i) + ": 1\n";
  const std::string errors = errors_of(keys);
  EXPECT_EQ(std::count(errors.begin(), errors.end(), '\n'), 101) << errors.substr(0, 2000);
  EXPECT_NE(errors.find("There are more than 100 mistakes; from here on they are not told."),
            std::string::npos);
  std::string unknown = "title: t\ngame: lorcana\nplayers:\n  Ana:\n    hand:\n";
  for (int i = 0; i < 4'000; ++i) unknown += "      - Nobody Knows This " + std::to_string(i) + "\n";
  const std::string cards = errors_of(unknown + "  Bruno: {}\nsteps: []\n");
  EXPECT_EQ(std::count(cards.begin(), cards.end(), '\n'), 100);
}

TEST(EveryInputEnds, CardFilesHaveTheSameDoor) {
  const Grammar& grammar = all_games().named("lorcana")->rules->grammar();
  const auto error = [&](const std::string& text) {
    Database cards;
    const auto read = read_cards_text(grammar, cards, text, "my.yaml");
    return read ? std::string() : read.error().text();
  };
  EXPECT_NE(error(",").find("behind the end of a document"), std::string::npos) << error(",");
  EXPECT_NE(error("- {name: A, type: item}\n---\n- {name: B, type: item}\n").find("more than one document"),
            std::string::npos);
  EXPECT_NE(error("[&a [*a]]"), "");
  EXPECT_NE(error("- {name: " + std::string(401, 'x') + ", type: item}\n").find("400"), std::string::npos);
  EXPECT_NE(error("{\"cards\": " + times(100'000, "[")).find("deep"), std::string::npos);
  EXPECT_NE(error("{\"metadata\": {\"formatVersion\": \"2.0\"}, \"cards\": [{\"name\": \"" +
                  std::string(401, 'x') + "\"}]}")
                .find("400"),
            std::string::npos);
}

// A trace that is told piece by piece reads the same, with and without a cursor.
TEST(EveryInputEnds, ALongScenarioIsToldInPieces) {
  std::string steps;
  for (int i = 0; i < 50; ++i)
    steps +=
        "  - resolve: Deal 1 damage to chosen character.\n    choose: [big]\n"
        "  - resolve: Remove up to 1 damage from chosen character.\n    choose: [big, 1]\n";
  const ScenarioReport report = run_one(with_steps(steps));
  ASSERT_EQ(report.errors.size(), 0u) << report.errors[0].text();
  ASSERT_EQ(report.steps.size(), 100u);
  const auto texts = [](const StepReport& step) {
    std::string out;
    for (const ExplainedStep& one : step.explained) out += std::to_string(one.depth) + one.text.text() + "\n";
    return out;
  };
  EXPECT_NE(texts(report.steps[0]), "");
  for (std::size_t i = 2; i < report.steps.size(); ++i)
    EXPECT_EQ(texts(report.steps[i]), texts(report.steps[i - 2])) << i;
}

}  // namespace
}  // namespace kawari::judging
