// A loop that makes progress and that a player declares: how often it is gone round, those rounds included
// that were played already. [LOR-2.1 6.1.10, scenario format: Loops]
#include <algorithm>
#include <charconv>
#include <optional>

#include "event/event.h"
#include "table/run_scenario.h"

namespace kawari {
namespace {

bool acts(const ScenarioStep& step) { return step.kind == StepKind::action; }

// The number of rounds that an answer names.
std::optional<int> answered_number(const Answer& answer) {
  const Answer* word = &answer;
  while (word->kind == AnswerKind::by && !word->inner.empty()) word = &word->inner[0];
  if (word->kind != AnswerKind::word) return std::nullopt;
  int number = 0;
  const char* const end = word->text.data() + word->text.size();
  const auto [at, error] = std::from_chars(word->text.data(), end, number);
  if (error != std::errc{} || at != end || number < 0) return std::nullopt;
  return number;
}

}  // namespace

// Whether two steps do the same; the answer that declares the loop is no part of its step.
bool ScenarioRun::same_round(const ScenarioStep& a, const ScenarioStep& b, bool b_declares) const {
  ScenarioStep last = b;
  if (b_declares) last.answers.pop_back();
  return heading(a) == heading(last);
}

std::optional<DeclaredLoop> ScenarioRun::declared_loop(const ScenarioStep& step) const {
  if (step.answers.empty() || &step < scenario_.steps.data() ||
      &step >= scenario_.steps.data() + scenario_.steps.size() || !acts(step))
    return std::nullopt;
  const std::optional<int> wanted = answered_number(step.answers.back());
  if (!wanted) return std::nullopt;
  std::vector<std::size_t> actions;  // up to this one
  for (std::size_t i = 0; &scenario_.steps[i] <= &step; ++i) {
    if (acts(scenario_.steps[i])) actions.push_back(i);
    if (&scenario_.steps[i] == &step) break;
  }
  const std::size_t end = actions.size();
  for (std::size_t length = 1; 2 * length <= end; ++length) {
    const auto same = [&](std::size_t back, std::size_t round) {
      const std::size_t now = actions[end - 1 - back], before = actions[end - 1 - back - round * length];
      return same_round(scenario_.steps[before], scenario_.steps[now], back == 0);
    };
    int rounds = 1;
    for (std::size_t round = 1; (round + 1) * length <= end; ++round, ++rounds) {
      bool all = true;
      for (std::size_t back = 0; all && back < length; ++back) all = same(back, round);
      if (!all) break;
    }
    if (rounds < 2) continue;
    DeclaredLoop out;
    out.round.assign(actions.end() - static_cast<std::ptrdiff_t>(length), actions.end());
    out.declared = *wanted;
    out.left = std::max(0, *wanted - rounds);
    return out;
  }
  return std::nullopt;
}

void ScenarioRun::tell_loop(const DeclaredLoop& loop) {
  TraceItem item;
  item.kind = TraceKind::choice;
  item.player = table_.match.state.turn_player;
  item.ask = Ask::repeat;
  item.option = Option::number(loop.declared);
  trace(table_.match, std::move(item));
}

StepResult ScenarioRun::declare_loop(const ScenarioStep& step, bool consume) {
  StepResult result;
  const std::optional<DeclaredLoop> loop = declared_loop(step);
  if (!loop) {
    result.ok = false;
    return result;
  }
  tell_loop(*loop);
  for (int round = 0; round < loop->left; ++round) {
    for (const std::size_t i : loop->round) {
      if (budget_ != nullptr && !budget_->spend()) {
        result.ok = false;
        result.at = step.at;
        return result;
      }
      ScenarioStep each = scenario_.steps[i];
      if (i == loop->round.back()) each.answers.pop_back();
      const StepResult begun = begin(i);
      if (!begun.ok) return begun;
      result = answer_all(each, consume, begun.answered);
      if (!result.ok || table_.match.state.over) return result;
    }
  }
  return result;
}

}  // namespace kawari
