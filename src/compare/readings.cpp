#include "compare/readings.h"

#include "table/run_scenario.h"

namespace kawari {
namespace {

bool same_outcome(const ScenarioReport& a, const ScenarioReport& b) {
  return a.position == b.position && a.outcome == b.outcome && a.answer == b.answer;
}

std::string in(const char* const (&texts)[3], Language language) {
  const char* text = texts[static_cast<std::size_t>(language)];
  return text == nullptr ? texts[0] : text;
}

}  // namespace

std::vector<ReadingReport> open_readings(const Scenario& scenario, MatchCards& cards, const Telling& telling,
                                         const ScenarioReport& report) {
  std::vector<ReadingReport> out;
  const Rules& rules = *scenario.game->rules;
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
                   in(point.question, telling.language), in(point.taken, telling.language),
                   in(point.other, telling.language), found.answer});
  }
  return out;
}

}  // namespace kawari
