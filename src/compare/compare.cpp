#include "compare/compare.h"

#include "explain/game_words.h"

#include <algorithm>

namespace kawari {
namespace {

Scenario without_checks(const Scenario& scenario) {
  Scenario out = scenario;
  out.cites.clear();
  std::erase_if(out.steps, [](const ScenarioStep& step) { return step.kind == StepKind::expect; });
  for (ScenarioStep& step : out.steps) step.because.reset();
  return out;
}

std::vector<ExplainedStep> told(const ScenarioReport& report) {
  std::vector<ExplainedStep> out;
  for (const StepReport& step : report.steps)
    out.insert(out.end(), step.explained.begin(), step.explained.end());
  return out;
}

bool same_answer(const ScenarioReport& a, const ScenarioReport& b) {
  return a.answer == b.answer && a.position == b.position && a.outcome == b.outcome && a.applied == b.applied;
}

Citation cited(const Rules& rules, const Edition& edition, RuleKey key, Language language) {
  Match match;
  match.rules = &rules;
  match.edition = &edition;
  return cite(match, key, language);
}

// A change is responsible if the older edition with this change alone no longer gives the older answer.
Parting part(const JudgeScenario& judge, const Scenario& scenario, const Edition& from, const Edition& to,
             const ScenarioReport& before, const ScenarioReport& after, Language language) {
  Parting out;
  out.from = from.id;
  out.to = to.id;
  out.from_label = from.label;
  out.to_label = to.label;
  const std::vector<ExplainedStep> first = told(before), second = told(after);
  std::size_t i = 0;
  while (i < first.size() && i < second.size() && first[i].text == second[i].text) ++i;
  if (i < first.size()) out.before = first[i];
  if (i < second.size()) out.after = second[i];

  const Rules& rules = *scenario.game->rules;
  std::vector<ChangedRule> all;
  for (const EditionChange& change : rules.edition_changes) {
    if (!change.differs(from, to)) continue;
    Edition changed = from;
    change.take(changed, to);
    ChangedRule rule{{}, {}, std::string(text_of(*rules.words, change.what, language))};
    for (const RuleKey key : change.rules) {
      if (key == kNoRule) continue;
      rule.before.push_back(cited(rules, from, key, language));
      rule.after.push_back(cited(rules, to, key, language));
    }
    all.push_back(rule);
    Scenario other = scenario;
    other.edition = &changed;
    if (!same_answer(judge(other), before)) out.rules.push_back(rule);
  }
  if (out.rules.empty()) {
    out.together = true;
    out.rules = std::move(all);
  }
  return out;
}

}  // namespace

EditionComparison compare_editions(const JudgeScenario& judge, const Scenario& original,
                                   const std::vector<const Edition*>& editions, Language language) {
  EditionComparison out;
  out.file = original.file;
  out.id = original.id;
  out.title = original.title;
  Scenario scenario = without_checks(original);
  for (const Edition* edition : editions) {
    scenario.edition = edition;
    out.reports.push_back(judge(scenario));
    if (out.reports.back().outcome >= ScenarioOutcome::stopped) {
      out.errors = out.reports.back().errors;
      return out;
    }
  }
  for (std::size_t i = 1; i < editions.size(); ++i) {
    if (same_answer(out.reports[i - 1], out.reports[i])) continue;
    out.partings.push_back(
        part(judge, scenario, *editions[i - 1], *editions[i], out.reports[i - 1], out.reports[i], language));
  }
  return out;
}

}  // namespace kawari
