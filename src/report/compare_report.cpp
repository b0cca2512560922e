#include "report/compare_report.h"

#include <algorithm>

#include "base/json_text.h"
#include "report/paint.h"
#include "report/spans_json.h"
#include "table/words.h"

namespace kawari {
namespace {

using Json = nlohmann::ordered_json;

std::string rule_text(const Paint& paint, const std::string& label, const Citation& rule) {
  if (rule.number.empty()) return {};
  return "        " + paint.rule(label + " " + rule.number) + "  " + paint.dim(rule.says) + "\n";
}

std::string step_text(const Paint& paint, const std::string& label, const ExplainedStep& step) {
  std::string out = "      " + label + ": ";
  out += step.text.empty() ? "–" : step.struck ? "✗ " + paint.struck(step.text.text()) : step.text.text();
  std::string numbers;
  for (const Citation& citation : step.citations)
    if (!citation.number.empty()) numbers += (numbers.empty() ? "" : ", ") + citation.number;
  if (!numbers.empty()) out += " " + paint.rule("[" + label + " " + numbers + "]");
  return out + "\n";
}

Json compared_json(const std::vector<Citation>& rules) {
  Json out = Json::array();
  for (const Citation& rule : rules)
    if (!rule.number.empty()) out.push_back({{"number", rule.number}, {"says", rule.says}});
  return out;
}

}  // namespace

std::string print_comparison(const EditionComparison& comparison, const Printing& printing) {
  const Paint paint{printing.colour};
  const auto words = [&](Word word, const Slots& slots = {}) { return say(printing.language, word, slots); };
  std::string out = comparison.id;
  if (!comparison.title.empty()) out += ": " + comparison.title;
  out = paint.dim(out) + "\n";
  for (const Error& error : comparison.errors)
    out += "  " + paint.bad(words(Word::error)) + "  " + error.text() + "\n";
  if (!comparison.errors.empty()) return out + "\n";

  // Group editions that agree.
  std::vector<const ScenarioReport*> left;
  for (const ScenarioReport& report : comparison.reports) left.push_back(&report);
  if (comparison.partings.empty()) out += "  " + paint.bold(words(Word::editions_agree)) + "\n";
  while (!left.empty()) {
    const ScenarioReport* first = left.front();
    std::string names;
    std::erase_if(left, [&](const ScenarioReport* one) {
      if (one->answer != first->answer || one->position != first->position || one->applied != first->applied)
        return false;
      names += (names.empty() ? "" : ", ") + one->edition;
      return true;
    });
    out += "  " + paint.bold(names) + "\n    " + first->answer.text() + "\n";
    const bool alike =
        std::any_of(comparison.reports.begin(), comparison.reports.end(), [&](const ScenarioReport& one) {
          return one.answer == first->answer && one.applied != first->applied;
        });
    if (alike) out += "    " + words(Word::effects_applied, {{"count", SlotText(first->applied)}}) + "\n";
  }
  for (const Parting& parting : comparison.partings) {
    out += "  " + paint.bold(parting.from + " → " + parting.to) + "\n";
    out += "    " + words(Word::told_differently) + ":\n";
    out += step_text(paint, parting.from_label, parting.before);
    out += step_text(paint, parting.to_label, parting.after);
    out += "    " + words(parting.together ? Word::rules_changed_together : Word::rules_changed) + ":\n";
    for (const ChangedRule& rule : parting.rules) {
      out += "      " + rule.what + "\n";
      for (const Citation& one : rule.before) out += rule_text(paint, parting.from_label, one);
      for (const Citation& one : rule.after) out += rule_text(paint, parting.to_label, one);
    }
  }
  return out + "\n";
}

std::string comparisons_json(const std::vector<EditionComparison>& comparisons) {
  Json list = Json::array();
  for (const EditionComparison& comparison : comparisons) {
    Json editions = Json::array();
    for (const ScenarioReport& report : comparison.reports)
      editions.push_back({{"edition", report.edition},
                          {"answer", report.answer.text()},
                          {"answer_spans", spans_json(report.answer)}});
    Json partings = Json::array();
    for (const Parting& parting : comparison.partings) {
      Json rules = Json::array();
      for (const ChangedRule& rule : parting.rules)
        rules.push_back({{"what", rule.what},
                         {"before", compared_json(rule.before)},
                         {"after", compared_json(rule.after)}});
      partings.push_back({{"from", parting.from},
                          {"to", parting.to},
                          {"before", parting.before.text.text()},
                          {"before_spans", spans_json(parting.before.text)},
                          {"after", parting.after.text.text()},
                          {"after_spans", spans_json(parting.after.text)},
                          {"together", parting.together},
                          {"rules", rules}});
    }
    Json errors = Json::array();
    for (const Error& error : comparison.errors) errors.push_back(error.text());
    list.push_back({{"id", comparison.id},
                    {"title", comparison.title},
                    {"file", comparison.file},
                    {"editions", editions},
                    {"same", comparison.partings.empty() && comparison.errors.empty()},
                    {"partings", partings},
                    {"errors", errors}});
  }
  const Json out{{"version", 1}, {"comparisons", list}};
  return json_text(out) + "\n";
}

}  // namespace kawari
