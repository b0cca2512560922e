#include "cli/question.h"

#include <fstream>

#include "game/games.h"
#include "line/asking_words.h"
#include "line/one_line.h"
#include "report/paint.h"
#include "scenario/scenario_text.h"
#include "talk/moment.h"

namespace kawari::cli {
namespace {

constexpr std::size_t kFewChoices = 8;  // up to so many are followed to their outcome

std::string indented(const std::string& text) {
  std::string out;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    out += "  " + text.substr(from, to - from) + "\n";
    from = to + 1;
  }
  return out;
}

// The open decision: its options, and the outcome of each.
std::string open_decision(Judge& judge, const Scenario& scenario, const Moment& moment,
                          const Telling& telling, const Printing& printing) {
  const Language language = printing.language;
  const Paint paint{printing.colour};
  std::string out = paint.bold(say(language, Phrase::still_to_decide, moment.question.text())) + "\n";
  for (std::size_t i = 0; i < moment.choices.size(); ++i) {
    const ListedChoice& choice = moment.choices[i];
    out += "  " + std::to_string(i + 1) + ". " + choice.text.text();
    if (moment.choices.size() <= kFewChoices && moment.taken > 0) {
      Scenario with = scenario;
      with.steps.resize(moment.taken);
      with.steps.back().answers.push_back(choice.answer);
      out += " \u2192 " + look(judge, with, telling).report.answer.text();
    }
    out += "\n";
  }
  if (!moment.choices.empty())
    out += say(language, Phrase::answer_like, "choosing " + moment.choices[0].answer.shown()) + "\n";
  out += say(language, Phrase::all_shows) + "\n";
  if (moment.taken < scenario.steps.size())
    out += say(language, Phrase::not_reached, static_cast<int>(scenario.steps.size() - moment.taken)) + "\n";
  return out + "\n";
}

// For a question without an action: lists the possible actions.
std::string what_can_be_done(const Moment& moment, const Printing& printing) {
  std::string out = Paint{printing.colour}.bold(say(printing.language, Phrase::can_do, moment.who)) + "\n";
  for (const ListedChoice& choice : moment.choices) out += "  " + choice.text.text() + "\n";
  return out + "\n";
}

}  // namespace

ScenarioReport answer_question(const std::string& line, Judge& judge, const QuestionArguments& arguments,
                               const Printing& printing, std::ostream& out) {
  OneLineRequest request;
  request.games = &all_games();
  request.game = arguments.game;
  request.edition = arguments.edition;
  request.language = printing.language;
  ReadScenario read = read_one_line(line, judge, request);
  Scenario& scenario = read.scenario;
  if (!read.errors.empty()) {
    ScenarioReport report;
    report.file = report.id = "question";
    report.title = line;
    report.outcome = ScenarioOutcome::error;
    report.errors = std::move(read.errors);
    if (!arguments.silent) out << print_report(report, printing);
    return report;
  }
  const Telling telling{printing.language, arguments.full};
  Moment moment = look(judge, scenario, telling);
  // The saved file stops where the question stops, so that it can be judged as it is.
  Scenario saved = scenario;
  if (moment.decision_open() && moment.taken > 0) {
    saved.steps.resize(moment.taken);
    saved.steps.back().stop = true;
  }
  const std::string text = scenario_text(saved);
  const bool talks = !arguments.silent && printing.detail != Detail::quiet;
  if (talks) out << say(printing.language, Phrase::understood) << "\n" << indented(text) << "\n";
  // Further requests (why not, other readings, every outcome) are passed to the judge with the question.
  moment.report = judge.judge(arguments.all ? scenario : saved);
  if (!arguments.silent) out << print_report(moment.report, printing);
  if (arguments.all) moment.ask = Ask::none;
  if (talks && scenario.steps.empty() && moment.ask == Ask::action) out << what_can_be_done(moment, printing);
  if (talks && moment.decision_open()) out << open_decision(judge, scenario, moment, telling, printing);
  if (!arguments.save.empty()) {
    std::ofstream file(arguments.save, std::ios::binary);
    file << text;
    file.close();
    if (!file) {
      moment.report.outcome = ScenarioOutcome::error;
      moment.report.errors.push_back(
          {arguments.save, 0, 0, say(printing.language, Phrase::not_saved, arguments.save), ""});
      if (!arguments.silent) out << moment.report.errors.back().what << "\n";
    } else if (talks) {
      out << say(printing.language, Phrase::saved, arguments.save) << "\n\n";
    }
  }
  return std::move(moment.report);
}

}  // namespace kawari::cli
