// Every scenario that ships has the same answer whoever is asked: the engine's judge, the public library, the
// protocol and the C functions.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/file_text.h"
#include "game/games.h"
#include "judge/judge.h"
#include "kawari/c.h"
#include "kawari/judge.h"
#include "tests/protocol/talking.h"

namespace kawari::protocol {
namespace {

struct Said {
  std::string id, answer;
  bool held = false;
  std::vector<std::string> lines;  // of the explanation
  bool operator==(const Said&) const = default;
};
void PrintTo(const Said& said, std::ostream* out) {
  *out << said.id << (said.held ? " held: " : " did not hold: ") << said.answer;
  for (const std::string& line : said.lines) *out << "\n  " << line;
}

std::vector<Said> engine_says(kawari::Judge& judge, const std::string& file, const std::string& text) {
  std::vector<Said> out;
  for (const ScenarioReport& report : judge.judge_text(file, text)) {
    Said said{report.id, report.answer.text(), report.outcome == ScenarioOutcome::passed, {}};
    for (const StepReport& step : report.steps)
      for (const ExplainedStep& line : step.explained) said.lines.push_back(line.text.text());
    out.push_back(std::move(said));
  }
  return out;
}

std::vector<Said> library_says(const v1::Judge& judge, const std::string& text) {
  std::vector<Said> out;
  for (const v1::Answer& answer : judge.judge(text)) {
    Said said{answer.id, answer.outcome.text(), answer.held(), {}};
    for (const std::vector<v1::Told>& step : answer.steps)
      for (const v1::Told& line : step) said.lines.push_back(line.sentence.text());
    out.push_back(std::move(said));
  }
  return out;
}

std::vector<Said> reply_says(const nlohmann::json& reply) {
  std::vector<Said> out;
  if (!reply.is_object() || !reply.contains("ok")) return out;
  for (const nlohmann::json& answer : reply["ok"]["answers"]) {
    Said said{answer["id"], words(answer["outcome"]), answer["held"], {}};
    for (const nlohmann::json& step : answer["steps"])
      for (const nlohmann::json& line : step) said.lines.push_back(words(line["sentence"]));
    out.push_back(std::move(said));
  }
  return out;
}

// A scenario without an id is named after its file, and a call has none.
void name_alike(std::vector<Said>& a, std::vector<Said>& b) {
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    if (b[i].id.rfind("question", 0) == 0) a[i].id = b[i].id;
}

TEST(ProtocolSameAnswer, ForEveryScenarioThatShips) {
  const auto files = scenario_files(KAWARI_SOURCE_DIR "/scenarios");
  ASSERT_TRUE(files.has_value());
  kawari::Judge engine(all_games(), {Language::en, false, true});
  for (const Error& error : engine.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
  const v1::Judge library(shipped_cards());
  Session session(shipped_cards());
  kawari_session* c = kawari_open(KAWARI_SOURCE_DIR, nullptr);
  ASSERT_NE(c, nullptr);
  std::size_t scenarios = 0;
  for (const std::string& file : *files) {
    const auto text = read_text_file(file);
    ASSERT_TRUE(text.has_value()) << file;
    std::vector<Said> expected = engine_says(engine, file, *text);
    std::vector<Said> said = library_says(library, *text);
    name_alike(expected, said);
    ASSERT_EQ(said, expected) << file;
    for (const Said& one : expected) EXPECT_TRUE(one.held) << file << ": " << one.id;
    const std::string request = nlohmann::json{{"id", 1}, {"call", "judge"}, {"scenario", *text}}.dump();
    const std::string answered = session.call(request);
    ASSERT_EQ(reply_says(nlohmann::json::parse(answered, nullptr, false)), expected) << file;
    char* reply = kawari_call(c, request.data(), request.size());
    ASSERT_NE(reply, nullptr);
    EXPECT_EQ(answered, reply) << file;
    kawari_free(reply);
    scenarios += expected.size();
  }
  kawari_close(c);
  EXPECT_GT(scenarios, 500u);
}

}  // namespace
}  // namespace kawari::protocol
