#include "report/report.h"

#include <algorithm>
#include <set>

#include "report/explore_report.h"
#include "report/paint.h"
#include "table/words.h"

namespace kawari {
namespace {

bool held(const std::vector<CheckReport>& checks) {
  return std::all_of(checks.begin(), checks.end(), [](const CheckReport& check) { return check.held; });
}

// Prints a report: steps are numbered consecutively, and the wording of a rule is printed at its first
// citation.
class Printer {
 public:
  Printer(const ScenarioReport& report, const Printing& printing)
      : report_(report), printing_(printing), paint_{printing.colour} {}
  std::string quiet();
  std::string answer();

 private:
  std::string words(Word word, const Slots& slots = {}) const { return say(printing_.language, word, slots); }
  std::string title() const;
  void steps();
  void step(const ExplainedStep& step);
  void texts();
  void readings();
  void decisive_rules();
  void checks(bool all);
  void check(const CheckReport& check);
  void errors();
  // Whether the rule was told in words before.
  bool worded(const Citation& rule) {
    return !worded_.insert(rule.number.empty() ? rule.says : rule.number).second;
  }
  // A rule with its wording, on a line of its own.
  std::string rule_line(std::size_t indent, const Citation& citation) const;

  const ScenarioReport& report_;
  const Printing& printing_;
  Paint paint_;
  std::string out_;
  std::set<std::string> worded_;
  int number_ = 0;
};

std::string Printer::title() const {
  std::string out = report_.id;
  if (!report_.title.empty()) out += ": " + report_.title;
  if (!report_.edition.empty()) out += "  (" + report_.edition + ")";
  return out;
}

std::string Printer::rule_line(std::size_t indent, const Citation& citation) const {
  const std::string number = citation.number.empty() ? "" : " " + citation.number;
  return std::string(indent, ' ') + paint_.rule(report_.edition_label + number) + "  " +
         paint_.dim((citation.definition ? "(" + words(Word::definition) + ") " : "") + citation.says) + "\n";
}

void Printer::step(const ExplainedStep& step) {
  const std::size_t indent = 2 + 2 * static_cast<std::size_t>(std::max(0, step.depth));
  const std::string number = std::to_string(++number_) + ". ";
  out_ += std::string(indent, ' ') + number;
  if (step.struck)
    out_ += "✗ " + paint_.struck(step.text.text()) + " (" + words(Word::never_happened) + ")";
  else
    out_ += step.depth == 0 ? paint_.bold(step.text.text()) : step.text.text();
  std::vector<const Citation*> fresh;
  std::string again;
  for (const Citation& citation : step.citations) {
    if (!worded(citation)) {
      fresh.push_back(&citation);
      continue;
    }
    if (citation.number.empty()) continue;
    again += (again.empty() ? "" : ", ") + citation.number;
  }
  if (!again.empty()) out_ += " " + paint_.rule("[" + report_.edition_label + " " + again + "]");
  out_ += "\n";
  for (const Citation* citation : fresh) out_ += rule_line(indent + number.size() + 2, *citation);
}

void Printer::steps() {
  for (const StepReport& one : report_.steps)
    for (const ExplainedStep& explained : one.explained) step(explained);
}

void Printer::texts() {
  if (report_.texts.empty()) return;
  out_ += "  " + words(Word::card_text) + ":\n";
  for (const TextReport& text : report_.texts) out_ += "    " + text.card + ": " + text.text + "\n";
}

// The rules that decide the outcome; if no step is decisive, those of the last step.
void Printer::decisive_rules() {
  std::vector<const Citation*> rules;
  const ExplainedStep* last = nullptr;
  const auto add = [&](const ExplainedStep& explained) {
    for (const Citation& citation : explained.citations)
      if (!citation.definition && !worded(citation)) rules.push_back(&citation);
  };
  for (const StepReport& one : report_.steps) {
    for (const ExplainedStep& explained : one.explained) {
      if (explained.decisive || explained.struck) add(explained);
      if (!explained.citations.empty()) last = &explained;
    }
  }
  if (rules.empty() && last != nullptr) add(*last);
  for (const Citation* citation : rules) out_ += rule_line(2, *citation);
}

void Printer::readings() {
  for (const ReadingReport& reading : report_.readings) {
    out_ += "  " + paint_.bold(words(Word::open_point));
    if (!reading.rule.number.empty())
      out_ += " " + paint_.rule("[" + report_.edition_label + " " + reading.rule.number + "]");
    out_ += ": " + reading.question + "\n";
    const std::string stop = printing_.language == Language::ja ? "。\n" : ".\n";
    out_ += "    " + words(Word::reading_used) + ": " + reading.taken + stop;
    if (!printing_.readings) continue;
    out_ += "      " + report_.answer.text() + "\n";
    out_ += "    " + words(Word::under_other) + ": " + reading.other + stop;
    out_ += "      " + reading.other_answer.text() + "\n";
  }
}

void Printer::check(const CheckReport& check) {
  out_ += "    ";
  out_ += check.held ? paint_.good(words(Word::holds)) : paint_.bad(words(Word::fails));
  out_ += "  " + check.text + "\n";
  if (!check.held && !check.found.empty())
    out_ += "           " + words(Word::found) + ": " + check.found.text() + "\n";
  out_ += print_why(check.why, report_, printing_);
}

void Printer::checks(bool all) {
  std::vector<const CheckReport*> wanted;
  for (const StepReport& one : report_.steps)
    for (const CheckReport& c : one.checks)
      if (all || !c.held) wanted.push_back(&c);
  for (const CheckReport& c : report_.checks)
    if (all || !c.held) wanted.push_back(&c);
  if (wanted.empty()) return;
  out_ += "  " + words(Word::checks) + ":\n";
  for (const CheckReport* c : wanted) check(*c);
}

void Printer::errors() {
  for (const Error& error : report_.errors) {
    const Word mark = report_.outcome == ScenarioOutcome::error     ? Word::error
                      : report_.outcome == ScenarioOutcome::stopped ? Word::stopped
                                                                    : Word::fails;
    out_ += "  " + paint_.bad(words(mark)) + "  " + error.text() + "\n";
  }
  out_ += print_why(report_.why_stopped, report_, printing_);
}

std::string Printer::quiet() {
  if (report_.outcome == ScenarioOutcome::passed) return print_questions(report_, printing_);
  out_ = title() + "\n  " + report_.file + "\n";
  for (const StepReport& one : report_.steps) {
    if (held(one.checks)) continue;
    out_ += "  " + report_.file + ":" + std::to_string(one.at.line) + ": " + one.heading + "\n";
    for (const CheckReport& c : one.checks)
      if (!c.held) check(c);
  }
  for (const CheckReport& c : report_.checks)
    if (!c.held) check(c);
  errors();
  return out_ + print_questions(report_, printing_) + "\n";
}

std::string Printer::answer() {
  if (!report_.answer.empty()) out_ += paint_.bold(report_.answer.text()) + "\n";
  out_ += (report_.answer.empty() ? "" : "  ") + paint_.dim(title()) + "\n";
  const bool brief = printing_.detail == Detail::brief;
  if (!brief && !report_.note.empty()) out_ += "  " + words(Word::note) + ": " + report_.note + "\n";
  if (report_.all != nullptr) {
    out_ += print_exploration(report_, printing_);
  } else if (brief) {
    decisive_rules();
  } else {
    steps();
    texts();
  }
  readings();
  checks(printing_.detail != Detail::brief);
  errors();
  return out_ + print_questions(report_, printing_) + "\n";
}

}  // namespace

std::string print_report(const ScenarioReport& report, const Printing& printing) {
  Printer printer(report, printing);
  return printing.detail == Detail::quiet ? printer.quiet() : printer.answer();
}

std::string print_summary(const std::vector<ScenarioReport>& reports) {
  const auto count = [&](ScenarioOutcome outcome) {
    return std::count_if(reports.begin(), reports.end(),
                         [&](const ScenarioReport& report) { return report.outcome == outcome; });
  };
  const auto passed = count(ScenarioOutcome::passed), stopped = count(ScenarioOutcome::stopped);
  return std::to_string(passed) + " passed, " +
         std::to_string(static_cast<std::ptrdiff_t>(reports.size()) - passed - stopped) + " failed" +
         (stopped == 0 ? "" : ", " + std::to_string(stopped) + " stopped") + "\n";
}

int exit_code(const std::vector<ScenarioReport>& reports) {
  ScenarioOutcome worst = ScenarioOutcome::passed;
  for (const ScenarioReport& report : reports) worst = std::max(worst, report.outcome);
  switch (worst) {
    case ScenarioOutcome::passed:
      return 0;
    case ScenarioOutcome::failed:
      return 1;
    case ScenarioOutcome::stopped:
      return 4;
    case ScenarioOutcome::error:
      break;
  }
  return 2;
}

}  // namespace kawari
