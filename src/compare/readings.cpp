#include "compare/readings.h"

#include "explain/game_words.h"
#include "table/run_scenario.h"

namespace kawari {
namespace {

bool same_outcome(const ScenarioReport& a, const ScenarioReport& b) {
  return a.position == b.position && a.outcome == b.outcome && a.answer == b.answer;
}

}  // namespace

std::vector<ReadingReport> open_readings(const Scenario& scenario, MatchCards& cards, const Telling& telling,
                                         const ScenarioReport& report) {
  std::vector<ReadingReport> out;
  const Rules& rules = *scenario.game->rules;
  const auto text = [&](MessageId id) { return std::string(text_of(*rules.words, id, telling.language)); };
  for (const OpenPoint& point : rules.open_points) {
    if (!(point.editions >> scenario.edition->column & 1)) continue;
    Edition edition = *scenario.edition;
    edition.other_readings |= point.bit;
    Scenario other = scenario;
    other.edition = &edition;
    const ScenarioReport found = run_scenario(other, cards, telling);
    if (same_outcome(report, found)) continue;
    Match cited;
    cited.rules = &rules;
    cited.edition = scenario.edition;
    out.push_back({std::string(point.id), cite(cited, point.rule, telling.language),
                   text(point.texts.question), text(point.texts.taken), text(point.texts.other),
                   found.answer});
  }
  return out;
}

}  // namespace kawari
