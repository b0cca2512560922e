#include "table/scenario_report.h"

#include "table/words.h"

namespace kawari {

std::string_view name_of(ScenarioOutcome outcome) {
  switch (outcome) {
    case ScenarioOutcome::passed:
      return "passed";
    case ScenarioOutcome::failed:
      return "failed";
    case ScenarioOutcome::stopped:
      return "stopped";
    case ScenarioOutcome::error:
      return "error";
  }
  return "error";
}

std::string stop_sentence(const Budget& budget, Language language) {
  const auto sentence = [&](Word word, std::uint64_t count) {
    return say(language, word, {{"count", counted(count)}});
  };
  switch (budget.why()) {
    case Budget::Why::not_out:
      break;
    case Budget::Why::steps:
      return sentence(Word::stopped_steps, budget.limits().steps);
    case Budget::Why::time:
      return sentence(Word::stopped_time, 0);
    case Budget::Why::memory:
      return sentence(Word::stopped_memory, budget.limits().memory);
    case Budget::Why::cancelled:
      return sentence(Word::stopped_cancelled, 0);
  }
  return {};
}

}  // namespace kawari
