// The report for programs. docs/json.md describes every key; a change that breaks readers raises "version".

#include "base/json_text.h"
#include "report/explore_report.h"
#include "report/report.h"
#include "report/spans_json.h"

namespace kawari {
namespace {

using Json = nlohmann::ordered_json;

Json judged_json(const ExplainedStep& step) {
  Json rules = Json::array();
  for (const Citation& citation : step.citations) {
    rules.push_back({{"number", citation.number}, {"says", citation.says}});
    if (citation.definition) rules.back()["definition"] = true;
  }
  return {{"text", step.text.text()}, {"spans", spans_json(step.text)}, {"depth", step.depth},
          {"replaced", step.struck},  {"decisive", step.decisive},      {"rules", rules}};
}

Json judged_json(const std::vector<ExplainedStep>& steps) {
  Json out = Json::array();
  for (const ExplainedStep& one : steps) out.push_back(judged_json(one));
  return out;
}

Json judged_json(const CheckReport& check) {
  Json out{{"text", check.text}, {"held", check.held}, {"line", check.at.line}};
  if (!check.held) {
    out["found"] = check.found.text();
    out["found_spans"] = spans_json(check.found);
  }
  if (!check.why.empty()) out["why"] = judged_json(check.why);
  return out;
}

Json judged_json(const StepReport& step) {
  Json explained = Json::array();
  for (const ExplainedStep& one : step.explained) explained.push_back(judged_json(one));
  Json checks = Json::array();
  for (const CheckReport& check : step.checks) checks.push_back(judged_json(check));
  return {{"step", step.heading}, {"line", step.at.line}, {"explanation", explained}, {"checks", checks}};
}

Json judged_json(const Error& error) {
  return {{"file", error.file},
          {"line", error.line},
          {"column", error.column},
          {"what", error.what},
          {"right", error.right}};
}

Json judged_json(const ScenarioReport& report) {
  Json steps = Json::array();
  for (const StepReport& step : report.steps) steps.push_back(judged_json(step));
  Json checks = Json::array();
  for (const CheckReport& check : report.checks) checks.push_back(judged_json(check));
  Json texts = Json::array();
  for (const TextReport& text : report.texts) texts.push_back({{"card", text.card}, {"text", text.text}});
  Json readings = Json::array();
  for (const ReadingReport& reading : report.readings) {
    readings.push_back({{"id", reading.id},
                        {"rule", reading.rule.number},
                        {"question", reading.question},
                        {"taken", reading.taken},
                        {"other", reading.other},
                        {"other_answer", reading.other_answer.text()},
                        {"other_answer_spans", spans_json(reading.other_answer)}});
  }
  Json errors = Json::array();
  for (const Error& error : report.errors) errors.push_back(judged_json(error));
  Json why = Json::array();
  for (const WhyReport& one : report.why)
    why.push_back({{"question", one.question}, {"answer", judged_json(one.answer)}});
  Json out{{"id", report.id},
           {"title", report.title},
           {"note", report.note},
           {"file", report.file},
           {"game", report.game},
           {"edition", report.edition},
           {"outcome", std::string(name_of(report.outcome))},
           {"answer", report.answer.text()},
           {"answer_spans", spans_json(report.answer)},
           {"steps", steps},
           {"texts", texts},
           {"readings", readings},
           {"checks", checks},
           {"errors", errors},
           {"stopped", judged_json(report.why_stopped)},
           {"why", why}};
  if (report.all != nullptr) out["all"] = exploration_json(report);
  return out;
}

}  // namespace

std::string report_json(const std::vector<ScenarioReport>& reports) {
  Json scenarios = Json::array();
  int passed = 0, stopped = 0;
  for (const ScenarioReport& report : reports) {
    scenarios.push_back(judged_json(report));
    if (report.outcome == ScenarioOutcome::passed) ++passed;
    if (report.outcome == ScenarioOutcome::stopped) ++stopped;
  }
  const Json out{{"version", 1},
                 {"passed", passed},
                 {"failed", static_cast<int>(reports.size()) - passed - stopped},
                 {"stopped", stopped},
                 {"scenarios", scenarios}};
  return json_text(out) + "\n";
}

}  // namespace kawari
