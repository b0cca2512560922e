#include "judge/run_scenario.h"

#include <algorithm>

#include "explain/rulebook.h"
#include "judge/answers.h"
#include "judge/expect.h"
#include "judge/position.h"
#include "judge/yaml_reader.h"
#include "state/setup.h"
#include "text/compile.h"

namespace kawari {
namespace {

std::string_view sentence_of(Fault fault) {
  static constexpr std::string_view kSentences[] = {
#define FAULT(name, sentence) sentence,
      KAWARI_FAULTS(FAULT)
#undef FAULT
  };
  return kSentences[static_cast<std::size_t>(fault)];
}

StepResult failure(Where at, std::string why, bool error = false) {
  return {false, error, at, std::move(why), false};
}

}  // namespace

ScenarioRun::ScenarioRun(const Scenario& scenario, Database& cards, Language language)
    : scenario_(scenario), cards_(cards) {
  table_.language = language;
  report_.file = scenario_.file;
  report_.id = scenario_.id;
  report_.title = scenario_.title;
  report_.note = scenario_.note;
  report_.game = scenario_.game->rules->id;
  report_.edition = scenario_.edition->id;
  report_.edition_label = scenario_.edition->label;
}

Explainer ScenarioRun::explainer() const {
  Explainer out;
  out.match = &table_.match;
  out.player_names = table_.names.players;
  out.aliases = table_.names.aliases();
  out.language = table_.language;
  return out;
}

void ScenarioRun::fail_with(const StepResult& result) {
  report_.errors.push_back({scenario_.file, result.at.line, result.at.column, result.why, ""});
  report_.outcome =
      result.error ? ScenarioOutcome::error : std::max(report_.outcome, ScenarioOutcome::failed);
}

bool ScenarioRun::compile_texts() {
  texts_.assign(scenario_.steps.size(), kNoNode);
  for (std::size_t i = 0; i < scenario_.steps.size(); ++i) {
    const ScenarioStep& step = scenario_.steps[i];
    if (step.kind != StepKind::resolve) continue;
    auto compiled = compile_text(scenario_.game->rules->grammar(), cards_, step.text.text, true);
    if (compiled && compiled->size() == 1) {
      texts_[i] = compiled->front().root;
      continue;
    }
    Error error = compiled ? Error{{}, 0, 0, "The rules text is not one effect.", ""} : compiled.error();
    error.file = scenario_.file;
    error.line = step.text.at.line;
    error.column = step.text.at.column;
    report_.errors.push_back(std::move(error));
  }
  return report_.errors.empty();
}

void ScenarioRun::find_unknown_names() {
  std::vector<Error>& errors = report_.errors;
  for (const ScenarioStep& step : scenario_.steps) {
    if (step.action.verb != nullptr) kawari::find_unknown_names(table_, step.action, errors);
    for (const Check& check : step.checks) kawari::find_unknown_names(table_, check, errors);
    if (step.source) {
      if (auto error = table_.names.unknown(table_.match, *step.source)) errors.push_back(std::move(*error));
    }
    for (const Name& name : step.cards) {
      if (auto error = table_.names.unknown(table_.match, name)) errors.push_back(std::move(*error));
    }
    const bool by_action = step.action.verb != nullptr;
    if (step.by && !by_action) {
      if (auto by = table_.names.one_player(*step.by); !by) errors.push_back(by.error());
    }
    if (step.kind == StepKind::concede) {
      if (auto who = table_.names.one_player(step.text); !who) errors.push_back(who.error());
    }
  }
}

bool ScenarioRun::prepare() {
  if (!compile_texts()) return false;
  set_up(scenario_, cards_, table_, report_.errors);
  if (!report_.errors.empty()) return false;
  find_unknown_names();
  if (!report_.errors.empty()) return false;
  const bool whole_game = !scenario_.steps.empty() && scenario_.steps[0].kind == StepKind::start;
  if (!whole_game) {
    begin_main_phase(table_.match, PlayerId(static_cast<std::uint8_t>(scenario_.turn)),
                     scenario_.turn_number);
    kawari::run(table_.match);
  }
  return true;
}

std::string ScenarioRun::refusal_text(const ActionResult& result) const {
  if (!result.verdict.legal) {
    std::string out = explainer().verdict(result.verdict);
    const Citation citation = cite(table_.match, result.verdict.rule, table_.language);
    if (!citation.number.empty() && out.find(citation.number) == std::string::npos) {
      out += " [" + std::string(table_.match.edition->label) + " " + citation.number + "]";
    }
    return out;
  }
  return result.why;
}

std::string ScenarioRun::heading(const ScenarioStep& step) const {
  std::string out;
  switch (step.kind) {
    case StepKind::action:
      out = action_text(step.action);
      break;
    case StepKind::resolve:
      out = "resolve: " + step.text.text;
      if (step.by) out += ", by: " + step.by->text;
      break;
    case StepKind::illegal:
      out = "illegal: " + action_text(step.action);
      break;
    case StepKind::legal:
      out = "legal: " + action_text(step.action);
      break;
    case StepKind::concede:
      out = "concede: " + step.text.text;
      break;
    case StepKind::start:
      out = "start";
      break;
    case StepKind::keep:
      out = "keep";
      break;
    case StepKind::alter:
      out = "alter:";
      for (const Name& name : step.cards) out += " " + name.text;
      break;
    case StepKind::choose:
      out = "choose";
      break;
    case StepKind::expect:
      return "expect";
  }
  if (!step.answers.empty()) {
    out += step.kind == StepKind::choose ? ": [" : ", choose: [";
    for (std::size_t i = 0; i < step.answers.size(); ++i)
      out += (i > 0 ? ", " : "") + step.answers[i].shown();
    out += "]";
  }
  if (step.stop) out += ", stop";
  return out;
}

// Answers the decisions until the next free action. [scenario format: Decisions and answers]
StepResult ScenarioRun::answer_all(const ScenarioStep& step, bool consume) {
  StepResult result;
  std::size_t next = 0;
  Decision open;
  for (;;) {
    if (table_.match.state.fault != Fault::none) {
      return failure(step.at,
                     "The match cannot go on: " + std::string(sentence_of(table_.match.state.fault)) + ".",
                     true);
    }
    open = decision(table_.match);
    if (open.ask == Ask::none || open.ask == Ask::action || open.ask == Ask::alter_hand) break;
    if (open.options.empty()) {
      return failure(step.at, "A decision without options is open. " + decision_text(table_, open), true);
    }
    if (forced(table_, open)) {
      if (consume && next < step.answers.size() && give_forced(table_, step.answers[next]).ok()) {
        ++next;
        result.consumed_forced = true;
      } else {
        take_first(table_, open);
      }
      continue;
    }
    if (next < step.answers.size()) {
      const Answer& answer = step.answers[next];
      const AnswerResult given = give(table_, answer);
      if (!given.ok()) {
        StepResult failed =
            failure(answer.at, "The answer " + in_quotes(answer.shown()) + " cannot be taken. " + given.why,
                    given.ambiguous);
        failed.consumed_forced = result.consumed_forced;
        return failed;
      }
      ++next;
      continue;
    }
    if (step.stop) return result;
    if (scenario_.otherwise_first) {
      take_first(table_, open);
      continue;
    }
    StepResult failed = failure(step.at, "A decision has no answer. " + decision_text(table_, open));
    failed.consumed_forced = result.consumed_forced;
    return failed;
  }
  for (; next < step.answers.size(); ++next) {
    const Answer& answer = step.answers[next];
    const Answer* inner = &answer;
    while (inner->kind == AnswerKind::by) inner = &inner->inner[0];
    if (inner->kind == AnswerKind::if_asked) continue;
    StepResult failed = failure(answer.at, "The answer " + in_quotes(answer.shown()) + " is left over. " +
                                               decision_text(table_, open));
    failed.consumed_forced = result.consumed_forced;
    return failed;
  }
  if (step.stop) {
    StepResult failed = failure(step.at, "`stop` finds no open decision. " + decision_text(table_, open));
    failed.consumed_forced = result.consumed_forced;
    return failed;
  }
  return result;
}

StepResult ScenarioRun::opening_hand(const ScenarioStep& step) {
  const Decision open = decision(table_.match);
  if (open.ask != Ask::alter_hand) {
    return failure(step.at, "Nobody is asked about an opening hand. " + decision_text(table_, open));
  }
  if (step.by && table_.names.one_player(*step.by).value() != open.who) {
    return failure(step.by->at,
                   step.by->text + " is not the one who is asked. " + decision_text(table_, open));
  }
  for (const Name& name : step.cards) {
    const Decision more = decision(table_.match);
    const auto found = options_named(table_, more, name.text);
    if (found.empty())
      return failure(name.at, in_quotes(name.text) + " is not on offer. " + decision_text(table_, more));
    apply(table_.match, more.options[found[0]]);
  }
  const Decision last = decision(table_.match);
  if (last.ask != Ask::alter_hand || last.who != open.who) return {};
  for (const Option& option : last.options) {
    if (option.kind != OptionKind::keep && option.kind != OptionKind::done) continue;
    apply(table_.match, option);
    return {};
  }
  return failure(step.at, "The hand cannot be kept like this. " + decision_text(table_, last));
}

StepResult ScenarioRun::begin(std::size_t i) {
  const ScenarioStep& step = scenario_.steps[i];
  const Decision open = decision(table_.match);
  if (step.kind == StepKind::choose) {
    if (open.ask == Ask::none || open.ask == Ask::action) {
      return failure(step.at, "There is no open decision to answer. " + decision_text(table_, open));
    }
    return {};
  }
  if (step.kind == StepKind::concede) {
    concede(table_.match, *table_.names.one_player(step.text));
    return {};
  }
  if (step.kind == StepKind::start) {
    start_game(table_.match);
    return {};
  }
  if (step.kind == StepKind::keep || step.kind == StepKind::alter) return opening_hand(step);
  if (open.ask == Ask::none) return failure(step.at, "The game is over: nothing more can be done.");
  if (open.ask != Ask::action)
    return failure(step.at, "A decision is still open. " + decision_text(table_, open));
  if (step.kind == StepKind::resolve) {
    PlayerId by = open.who;
    if (step.by) by = *table_.names.one_player(*step.by);
    CardId source = kNoCard;
    if (step.source) {
      const auto found = table_.names.one(table_.match, *table_.game, *step.source);
      if (!found) return failure(step.source->at, found.error().what + " " + found.error().right, true);
      source = *found;
    }
    resolve_text(table_.match, texts_[i], by, source);
    return {};
  }
  const ActionResult result = take_action(table_, step.action);
  if (result.not_understood) {
    const Error& error = *result.not_understood;
    return failure({error.line, error.column}, error.what + (error.right.empty() ? "" : " " + error.right),
                   true);
  }
  if (!result.done) {
    return failure(step.action.at,
                   "The action is refused: " + action_text(step.action) + ". " + refusal_text(result));
  }
  return {};
}

StepResult ScenarioRun::perform(const ScenarioStep& step, std::size_t i, bool consume) {
  StepResult begun = begin(i);
  if (!begun.ok) return begun;
  return answer_all(step, consume);
}

StepResult ScenarioRun::legality(const ScenarioStep& step, StepReport& report) {
  const ActionResult result = try_action(table_, step.action);
  if (result.not_understood) {
    const Error& error = *result.not_understood;
    return failure({error.line, error.column}, error.what + (error.right.empty() ? "" : " " + error.right),
                   true);
  }
  CheckReport check;
  check.at = step.at;
  check.text = heading(step);
  check.held = result.done == (step.kind == StepKind::legal);
  const std::string why = result.done ? "The action is allowed." : refusal_text(result);
  if (!check.held) check.found = why;
  if (!result.done) {
    ExplainedStep said;
    said.text = result.verdict.legal ? why : explainer().verdict(result.verdict);
    if (!result.verdict.legal)
      said.citations.push_back(cite(table_.match, result.verdict.rule, table_.language));
    report.explained.push_back(std::move(said));
  }
  report.checks.push_back(check);
  if (step.because && !result.done) {
    CheckReport because;
    because.at = step.because->at;
    because.text = "because: " + step.because->text;
    const std::string number = result.verdict.legal
                                   ? std::string()
                                   : cite(table_.match, result.verdict.rule, table_.language).number;
    because.held = is_or_beneath(number, step.because->text);
    if (!because.held)
      because.found = number.empty() ? "No rule was cited. " + why : "The rule is " + number + ". " + why;
    report.checks.push_back(std::move(because));
  }
  return {};
}

// False: the scenario cannot go on.
bool ScenarioRun::step(std::size_t i) {
  const ScenarioStep& step = scenario_.steps[i];
  StepReport& report = report_.steps.emplace_back();
  report.heading = heading(step);
  report.at = step.at;
  if (step.kind == StepKind::expect) {
    std::vector<Error> errors;
    for (const Check& check : step.checks) evaluate(table_, check, report.checks, errors);
    if (errors.empty()) return true;
    report_.errors.insert(report_.errors.end(), errors.begin(), errors.end());
    report_.outcome = ScenarioOutcome::error;
    return false;
  }
  if (step.kind == StepKind::illegal || step.kind == StepKind::legal) {
    const StepResult result = legality(step, report);
    if (!result.ok) fail_with(result);
    return result.ok;
  }
  const Table::Moment before = table_.now();
  StepResult result = perform(step, i, true);
  if (!result.ok && result.consumed_forced) {
    const Table::Moment first_try = table_.now();
    std::vector<TraceItem> first_items(table_.trace.items.begin() + static_cast<std::ptrdiff_t>(before.items),
                                       table_.trace.items.end());
    table_.back_to(before);
    const StepResult again = perform(step, i, false);
    if (again.ok) {
      result = again;
    } else {
      // The first try is the one to explain.
      table_.back_to(before);
      table_.match = first_try.match;
      table_.trace.items.insert(table_.trace.items.end(), first_items.begin(), first_items.end());
      table_.trace.batch = first_try.batch;
    }
  }
  report.explained = explainer().steps(table_.trace, before.items, table_.trace.items.size());
  if (!result.ok) fail_with(result);
  return result.ok;
}

void ScenarioRun::check_citations() {
  for (const Name& rule : scenario_.cites) {
    CheckReport check;
    check.at = rule.at;
    check.text = "cites: " + rule.text;
    check.held = false;
    std::string all;
    for (const StepReport& step : report_.steps) {
      for (const ExplainedStep& explained : step.explained) {
        for (const Citation& citation : explained.citations) {
          check.held = check.held || is_or_beneath(citation.number, rule.text);
          if (citation.number.empty() ||
              (" " + all + ",").find(" " + citation.number + ",") != std::string::npos)
            continue;
          all += (all.empty() ? "" : ", ") + citation.number;
        }
      }
    }
    if (!check.held) check.found = "Cited: " + (all.empty() ? "nothing" : all) + ".";
    report_.checks.push_back(std::move(check));
  }
}

ScenarioReport ScenarioRun::run() {
  if (!prepare()) {
    report_.outcome = ScenarioOutcome::error;
    return std::move(report_);
  }
  bool complete = true;
  for (std::size_t i = 0; i < scenario_.steps.size() && complete; ++i) complete = step(i);
  if (complete) check_citations();
  const auto all_held = [](const std::vector<CheckReport>& checks) {
    return std::all_of(checks.begin(), checks.end(), [](const CheckReport& check) { return check.held; });
  };
  bool held = all_held(report_.checks);
  for (const StepReport& one : report_.steps) held = held && all_held(one.checks);
  if (!held) report_.outcome = std::max(report_.outcome, ScenarioOutcome::failed);
  return std::move(report_);
}

ScenarioReport run_scenario(const Scenario& scenario, Database& cards, Language language) {
  return ScenarioRun(scenario, cards, language).run();
}

}  // namespace kawari
