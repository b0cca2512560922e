// The parts of a report that say why not, for people.
#include "report/paint.h"
#include "report/report.h"
#include "table/words.h"

namespace kawari {
namespace {

std::string rules_of(const ExplainedStep& step, std::size_t indent, const ScenarioReport& report,
                     const Paint& paint) {
  std::string out;
  for (const Citation& citation : step.citations) {
    const std::string number = citation.number.empty() ? "" : " " + citation.number;
    out += std::string(indent, ' ') + paint.rule(report.edition_label + number) + "  " +
           paint.dim(citation.says) + "\n";
  }
  return out;
}

}  // namespace

std::string print_why(const std::vector<ExplainedStep>& why, const ScenarioReport& report,
                      const Printing& printing) {
  const Paint paint{printing.colour};
  std::string out;
  for (const ExplainedStep& step : why) {
    out += "           " + say(printing.language, Word::why) + ": " + step.text.text() + "\n";
    out += rules_of(step, 13, report, paint);
  }
  return out;
}

std::string print_questions(const ScenarioReport& report, const Printing& printing) {
  const Paint paint{printing.colour};
  std::string out;
  for (const WhyReport& why : report.why) {
    out += "  " + paint.bold(say(printing.language, Word::why) + ": " + why.question) + "\n";
    for (const ExplainedStep& step : why.answer) {
      out += "    " + step.text.text() + "\n";
      out += rules_of(step, 6, report, paint);
    }
  }
  return out;
}

}  // namespace kawari
