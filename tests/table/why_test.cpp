// Answers to "why not". tests/table/why.txt has scenarios, questions about them, and the expected answers.
// ./dev regen WhyNot rewrites the answers.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>

#include "game/games.h"
#include "judge/judge.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = KAWARI_SOURCE_DIR;

// "FILE ID", or "FILE ID after N": after N steps of the scenario.
std::string answers(Judge& judge, const std::string& scenario, const std::vector<std::string>& questions) {
  std::istringstream words(scenario);
  std::string file, id, after;
  std::size_t steps = 0;
  words >> file >> id;
  const bool early = static_cast<bool>(words >> after >> steps);
  std::string out = scenario + "\n";
  for (const std::string& question : questions) {
    out += "  " + question + "\n";
    judge.ask({question}, early ? std::optional<std::size_t>(steps) : std::nullopt);
    for (const ScenarioReport& report : judge.judge_file((kRoot / "scenarios" / file).string())) {
      if (report.id != id) continue;
      for (const WhyReport& why : report.why) {
        for (const ExplainedStep& line : why.answer) {
          out += "    " + line.text.text();
          for (const Citation& citation : line.citations) out += " [" + citation.number + "]";
          out += "\n";
        }
      }
      for (const Error& error : report.errors) out += "    " + error.text() + "\n";
    }
  }
  return out + "\n";
}

TEST(WhyNot, AnswersAreThoseOfTheFile) {
  Judge judge(all_games(), Language::en);
  ASSERT_TRUE(judge.add_shipped_cards(kRoot.string()).empty());
  const fs::path file = kRoot / "tests" / "table" / "why.txt";
  const auto wanted = read_text_file(file.string());
  ASSERT_TRUE(wanted);
  std::string found, scenario;
  std::vector<std::string> questions;
  std::istringstream lines(*wanted);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty()) {
      found += answers(judge, scenario, questions);
      questions.clear();
    } else if (line[0] != ' ') {
      scenario = line;
    } else if (!line.starts_with("   ")) {
      questions.push_back(line.substr(2));
    }
  }
  if (std::getenv("KAWARI_REGEN") != nullptr)
    std::ofstream(file) << found;
  else
    EXPECT_EQ(found, *wanted);
}

// The names of the cards that lie on the table of a scenario, each once.
std::vector<std::string> names_in(const Scenario& scenario) {
  std::set<std::string> out;
  for (const PlayerPosition& player : scenario.players)
    for (const ZoneCards& zone : player.zones)
      for (const CardItem& card : zone.cards)
        if (card.blanks == 0) out.insert(card.alias ? card.alias->text : card.name.text);
  return {out.begin(), out.end()};
}

// Every card of every scenario, at each decision about cards: picks, payments, orders, shuffles, blocks. Each
// has an answer, and an answer that says no says why.
TEST(WhyNot, EveryCardHasAnAnswerAtEveryDecision) {
  const auto files = scenario_files((kRoot / "scenarios").string());
  ASSERT_TRUE(files);
  Judge judge(all_games(), Language::en);
  ASSERT_TRUE(judge.add_shipped_cards(kRoot.string()).empty());
  std::size_t answers = 0;
  for (const std::string& file : *files) {
    for (const ReadScenario& read : read_scenarios(file, *read_text_file(file), all_games())) {
      if (!read.errors.empty()) continue;
      std::vector<std::string> questions;
      for (const std::string& name : names_in(read.scenario)) questions.push_back("option: " + name);
      judge.ask(questions);
      for (const WhyReport& why : judge.judge(read.scenario).why) {
        EXPECT_FALSE(why.answer.empty()) << file << ' ' << read.scenario.id << ' ' << why.question;
        answers += why.answer.size();
        for (const ExplainedStep& line : why.answer)
          EXPECT_EQ(line.text.text().find("That is allowed"), std::string::npos)
              << read.scenario.id << ' ' << why.question << ": " << line.text.text();
      }
    }
  }
  EXPECT_GT(answers, 1000u);
}

// What was tried and taken back has left nothing behind.
TEST(WhyNot, TriesAreNoAnswers) {
  const std::string scenario =
      "title: t\ngame: lorcana\ncards:\n"
      "  - {name: Bell, type: character, ink: steel, cost: 1, inkwell: true, strength: 1, willpower: 9, "
      "lore: 1, "
      "text: \"RING During opponents' turns, whenever this character is dealt damage, draw a card.\"}\n"
      "players:\n  Ana: {play: [Bell, Vanilla 2/5]}\n  Bruno: {}\nsteps:\n"
      "  - resolve: Deal 1 damage to chosen character.\n";
  const auto answer = [&](const std::string& answers) {
    Judge judge(all_games(), Language::en);
    judge.ask({"trigger: RING"}, std::nullopt);
    std::string out;
    for (const ScenarioReport& report :
         judge.judge_text("test.yaml", scenario + "    choose: [" + answers + "]\n")) {
      for (const Error& error : report.errors) out += error.text() + "\n";
      for (const WhyReport& why : report.why)
        for (const ExplainedStep& line : why.answer) out += line.text.text() + "\n";
    }
    return out;
  };
  EXPECT_NE(answer("Bell").find("is dealt to Bell, but"), std::string::npos) << answer("Bell");
  const std::string plain = answer("Vanilla 2/5");
  EXPECT_EQ(plain.find("is dealt to Bell"), std::string::npos) << plain;
  EXPECT_EQ(answer("{refused: [Bell, Vanilla 2/5]}, Vanilla 2/5"), plain);
  EXPECT_EQ(answer("{if-asked: [Bell, Vanilla 2/5]}, Vanilla 2/5"), plain);
}

}  // namespace
}  // namespace kawari
