#include "judge/report.h"

#include <algorithm>

namespace kawari {
namespace {

struct Words {
  const char* holds;
  const char* fails;
  const char* error;
  const char* found;
  const char* note;
  const char* rules;
  const char* never;
};
const Words& words(Language language) {
  static constexpr Words kEnglish{"holds", "FAILS", "ERROR", "Found", "Note", "Rules", "never happened"};
  static constexpr Words kSpanish{"se cumple", "FALLA", "ERROR", "Hay", "Nota", "Reglas", "no ocurrió"};
  static constexpr Words kJapanese{"成立", "不成立", "エラー", "実際", "備考", "ルール", "起こらなかった"};
  if (language == Language::ja) return kJapanese;
  return language == Language::es ? kSpanish : kEnglish;
}

std::string cited(const ExplainedStep& step, std::string_view label) {
  std::string out;
  for (const Citation& citation : step.citations) {
    if (citation.number.empty()) continue;
    out += out.empty() ? " [" + std::string(label) + " " : ", ";
    out += citation.number;
  }
  return out.empty() ? out : out + "]";
}

void print_check(std::string& out, const CheckReport& check, bool quiet, const Words& say) {
  if (check.held && quiet) return;
  out += std::string("    ") + (check.held ? say.holds : say.fails) + "  " + check.text + "\n";
  if (!check.held && !check.found.empty())
    out += std::string("           ") + say.found + ": " + check.found + "\n";
}

// Each rule that was cited, once, with our wording.
void print_rules(std::string& out, const ScenarioReport& report, const Words& say) {
  std::vector<std::pair<std::string, std::string>> rules;
  for (const StepReport& step : report.steps) {
    for (const ExplainedStep& explained : step.explained) {
      for (const Citation& citation : explained.citations) {
        if (citation.number.empty() || citation.says.empty()) continue;
        const std::pair<std::string, std::string> rule{citation.number, citation.says};
        if (std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(rule);
      }
    }
  }
  if (rules.empty()) return;
  out += std::string("  ") + say.rules + " (" + report.edition_label + "):\n";
  for (const auto& [number, says] : rules) out += "    " + number + "  " + says + "\n";
}

}  // namespace

std::string_view name_of(ScenarioOutcome outcome) {
  switch (outcome) {
    case ScenarioOutcome::passed:
      return "passed";
    case ScenarioOutcome::failed:
      return "failed";
    case ScenarioOutcome::error:
      return "error";
  }
  return "error";
}

std::string print_report(const ScenarioReport& report, bool quiet, Language language) {
  if (quiet && report.outcome == ScenarioOutcome::passed) return {};
  const Words& say = words(language);
  std::string out = report.id;
  if (!report.title.empty()) out += ": " + report.title;
  if (!report.edition.empty()) out += "  (" + report.edition + ")";
  out += "\n";
  if (quiet) out += "  " + report.file + "\n";
  if (!report.note.empty() && !quiet) out += std::string("  ") + say.note + ": " + report.note + "\n";
  int number = 0;
  for (const StepReport& step : report.steps) {
    const bool all_held = std::all_of(step.checks.begin(), step.checks.end(),
                                      [](const CheckReport& check) { return check.held; });
    if (quiet && all_held) continue;
    const std::string place = quiet ? report.file + ":" + std::to_string(step.at.line) + ": " : "";
    out += "  " + place + step.heading + "\n";
    if (!quiet) {
      for (const ExplainedStep& explained : step.explained) {
        out += std::string(4 + 2 * static_cast<std::size_t>(std::max(0, explained.depth)), ' ');
        out += std::to_string(++number) + ". " + explained.text;
        if (explained.struck) out += std::string(" (") + say.never + ")";
        out += cited(explained, report.edition_label) + "\n";
      }
    }
    for (const CheckReport& check : step.checks) print_check(out, check, quiet, say);
  }
  for (const CheckReport& check : report.checks) print_check(out, check, quiet, say);
  for (const Error& error : report.errors) {
    const bool not_understood = report.outcome == ScenarioOutcome::error;
    out += std::string("  ") + (not_understood ? say.error : say.fails) + "  " + error.text() + "\n";
  }
  if (!quiet) print_rules(out, report, say);
  if (!quiet) out += "  " + std::string(name_of(report.outcome)) + "\n";
  return out + "\n";
}

std::string print_summary(const std::vector<ScenarioReport>& reports) {
  const auto passed = std::count_if(reports.begin(), reports.end(), [](const ScenarioReport& report) {
    return report.outcome == ScenarioOutcome::passed;
  });
  return std::to_string(passed) + " passed, " +
         std::to_string(static_cast<std::ptrdiff_t>(reports.size()) - passed) + " failed\n";
}

int exit_code(const std::vector<ScenarioReport>& reports) {
  int out = 0;
  for (const ScenarioReport& report : reports) out = std::max(out, static_cast<int>(report.outcome));
  return out;
}

}  // namespace kawari
