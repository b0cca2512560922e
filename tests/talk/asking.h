// A conversation for tests: files in memory, shipped cards, and a check that the saved file gives the same
// explanation.
#pragma once
#include <gtest/gtest.h>

#include <map>
#include <memory>

#include "game/games.h"
#include "scenario/scenario_text.h"
#include "talk/ask.h"

namespace kawari::asking {

inline Judge& judge() {
  static Judge one = [] {
    Judge out(all_games(), Language::en);
    for (const Error& error : out.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
    return out;
  }();
  return one;
}

inline std::string told(const ScenarioReport& report) {
  std::string out;
  for (const StepReport& step : report.steps)
    for (const ExplainedStep& one : step.explained) out += one.text.text() + "\n";
  return out;
}

struct Conversation {
  AskRequest request;
  std::map<std::string, std::string> files;

  AskSession& session() {
    if (session_ == nullptr) {
      request.games = &all_games();
      request.files.read = [this](const std::string& file) -> Result<std::string> {
        const auto found = files.find(file);
        if (found == files.end()) return fail("");
        return found->second;
      };
      request.files.write = [this](const std::string& file, const std::string& text) {
        if (file.find('/') != std::string::npos) return false;
        files[file] = text;
        return true;
      };
      session_ = std::make_unique<AskSession>(judge(), request);
    }
    return *session_;
  }
  std::string greeting() { return session().greeting(); }
  std::string say(const std::string& line) { return session().reply(line); }
  std::string prompt() { return session().prompt(); }

  // Reads and judges the file that would be saved now, and expects the same explanation.
  void expect_saved_alike() {
    const ScenarioReport& here = session().moment().report;
    const std::string text = scenario_text(session().scenario());
    const std::vector<ScenarioReport> again = judge().judge_text("saved.yaml", text);
    ASSERT_EQ(again.size(), 1u) << text;
    for (const Error& error : again[0].errors) ADD_FAILURE() << error.text() << "\n" << text;
    EXPECT_EQ(told(again[0]), told(here)) << text;
    EXPECT_EQ(again[0].answer, here.answer) << text;
  }

 private:
  std::unique_ptr<AskSession> session_;
};

}  // namespace kawari::asking
