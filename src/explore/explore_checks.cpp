#include "explore/explore_checks.h"

#include <algorithm>

#include "explain/rulebook.h"
#include "table/patterns.h"
#include "table/words.h"

namespace kawari {
namespace {

constexpr std::size_t kMostExplained = 300;  // unless a rule that must be cited is still missing

bool is_check(const ScenarioStep& step) {
  return step.kind == StepKind::expect || step.kind == StepKind::legal || step.kind == StepKind::illegal;
}

std::size_t count_held(const std::vector<CheckReport>& checks) {
  return static_cast<std::size_t>(
      std::count_if(checks.begin(), checks.end(), [](const CheckReport& check) { return check.held; }));
}

}  // namespace

void ExploreChecks::visit(std::size_t step, const std::vector<CheckReport>& checks, const LineText& line) {
  Tally& tally = tallies_[step];
  tally.visits += 1;
  if (count_held(checks) == checks.size()) tally.fitting += 1;
  if (scenario_->steps[step].some)
    visit_some(tally, checks, line);
  else
    visit_every(tally, checks, line);
}

// Each check separately: the first failure is reported.
void ExploreChecks::visit_every(Tally& tally, const std::vector<CheckReport>& checks, const LineText& line) {
  for (const CheckReport& check : checks) {
    auto known = std::find_if(tally.checks.begin(), tally.checks.end(), [&](const CheckReport& other) {
      return other.text == check.text && other.at.line == check.at.line;
    });
    if (known == tally.checks.end()) {
      tally.checks.push_back(check);
      tally.lines.push_back(check.held ? Sentence() : line());
    } else if (known->held && !check.held) {
      tally.lines[static_cast<std::size_t>(known - tally.checks.begin())] = line();
      *known = check;
    }
  }
}

// All checks together on one line.
void ExploreChecks::visit_some(Tally& tally, const std::vector<CheckReport>& checks, const LineText& line) {
  const std::size_t held = count_held(checks);
  if (!tally.checks.empty() && held <= tally.held) return;
  tally.held = held;
  tally.checks = checks;
  tally.line = line();
}

void ExploreChecks::error(const Error& error, const LineText& line) {
  const auto same = [&](const Error& other) { return other.line == error.line && other.what == error.what; };
  if (std::any_of(errors_.begin(), errors_.end(), same)) return;
  errors_.push_back(error);
  const Sentence path = line();
  if (!path.empty())
    errors_.back().right +=
        (error.right.empty() ? "" : " ") + say(language_, Word::on_this_line, {{"line", SlotText(path)}});
}

bool ExploreChecks::wants_citations() const {
  return explained_ < kMostExplained ||
         std::any_of(scenario_->cites.begin(), scenario_->cites.end(), [&](const Name& rule) {
           return std::none_of(cited_.begin(), cited_.end(),
                               [&](const auto& one) { return is_or_beneath(one.first, rule.text); });
         });
}

void ExploreChecks::cite(const std::vector<ExplainedStep>& explained) {
  ++explained_;
  for (const ExplainedStep& step : explained)
    for (const Citation& citation : step.citations)
      if (!citation.number.empty()) cited_.emplace(citation.number, citation);
}

std::vector<Citation> ExploreChecks::cited() const {
  std::vector<Citation> out;
  for (const auto& [number, citation] : cited_) out.push_back(citation);
  std::sort(out.begin(), out.end(),
            [](const Citation& a, const Citation& b) { return number_before(a.number, b.number); });
  return out;
}

bool ExploreChecks::reads_what_happened(std::size_t step) const {
  const auto& checks = scenario_->steps[step].checks;
  return std::any_of(checks.begin(), checks.end(),
                     [](const Check& check) { return reads_history(check.kind); });
}

StepReport ExploreChecks::step_report(std::size_t step, const Exploration& graph) const {
  const ScenarioStep& said = scenario_->steps[step];
  const Tally& tally = tallies_[step];
  StepReport out;
  out.at = said.at;
  const auto fails = [&](Sentence found) {
    out.checks.push_back({false, "", std::move(found), said.at, {}});
  };
  const Sentence limit =
      graph.stopped.empty()
          ? tell(language_, Word::limit_before_all, {{"limit", SlotText(static_cast<int>(graph.limit))}})
          : tell(language_, Word::before_all, {{"why", SlotText(graph.stopped)}});
  if (tally.visits == 0) {
    if (graph.limit_reached)
      fails(limit);
    else
      fails(tell(language_, is_check(said) ? Word::never_reached : Word::never_taken));
    return out;
  }
  if (!is_check(said)) return out;
  out.checks = tally.checks;
  const bool fits = said.some ? tally.fitting > 0 : tally.fitting == tally.visits;
  for (std::size_t i = 0; i < out.checks.size(); ++i) {
    CheckReport& check = out.checks[i];
    if (said.some) check.text.insert(0, "expect-some: ");
    const Sentence& line = said.some ? tally.line : tally.lines[i];
    if (check.held || line.empty()) continue;
    check.found += Sentence(check.found.empty() ? "" : " ") +
                   tell(language_, Word::on_this_line, {{"line", SlotText(line)}});
  }
  // The search is incomplete: a check that holds so far may fail elsewhere, and the other way round.
  if (graph.limit_reached && fits != said.some) {
    fails(limit);
  } else if (said.some || !fits) {
    return out;
  } else if (loop_from_ <= step && reads_what_happened(step)) {
    fails(tell(language_, Word::loop_not_counted));
  }
  return out;
}

void ExploreChecks::report(const Exploration& graph,
                           const std::function<std::string(const ScenarioStep&)>& heading,
                           ScenarioReport& out) const {
  bool cut_off = false;
  for (std::size_t i = 0; i < scenario_->steps.size(); ++i) {
    StepReport step = step_report(i, graph);
    // Of the steps that nobody could take, the first says it.
    if (tallies_[i].visits == 0 && !is_check(scenario_->steps[i])) {
      if (cut_off) step.checks.clear();
      cut_off = true;
    }
    step.heading = heading(scenario_->steps[i]);
    for (CheckReport& check : step.checks)
      if (check.text.empty()) check.text = step.heading;
    out.steps.push_back(std::move(step));
  }
  for (const Name& rule : scenario_->cites) {
    CheckReport check{false, "cites: " + rule.text, {}, rule.at, {}};
    std::string all;
    for (const Citation& citation : cited()) {
      check.held = check.held || is_or_beneath(citation.number, rule.text);
      all += (all.empty() ? "" : ", ") + citation.number;
    }
    if (!check.held)
      check.found =
          say(language_, all.empty() ? Word::cited_nothing : Word::cited, {{"list", SlotText(all)}});
    out.checks.push_back(std::move(check));
  }
  bool held = count_held(out.checks) == out.checks.size();
  for (const StepReport& step : out.steps) held = held && count_held(step.checks) == step.checks.size();
  if (!held) out.outcome = std::max(out.outcome, ScenarioOutcome::failed);
  if (errors_.empty()) return;
  out.errors.insert(out.errors.end(), errors_.begin(), errors_.end());
  out.outcome = ScenarioOutcome::error;
}

}  // namespace kawari
