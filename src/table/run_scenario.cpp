#include "table/run_scenario.h"

#include <algorithm>

#include "explain/game_words.h"
#include "explain/outcome.h"
#include "explain/principles.h"
#include "explain/rulebook.h"
#include "explain/speaker.h"
#include "state/hash.h"
#include "state/setup.h"
#include "step/repetition.h"
#include "table/answers.h"
#include "table/expect.h"
#include "table/patterns.h"
#include "table/position.h"
#include "table/why.h"
#include "table/words.h"
#include "text/compile.h"
#include "text/print.h"

namespace kawari {
namespace {

constexpr std::uint64_t kStepWork = 64;  // the cost of telling a step of the file

StepResult failure(Where at, Sentence why, bool error = false) {
  return {false, error, at, std::move(why), false, false, nullptr};
}

}  // namespace

ScenarioRun::ScenarioRun(const Scenario& scenario, MatchCards& cards, const Telling& telling)
    : scenario_(scenario), cards_(cards), full_(telling.full), budget_(telling.budget) {
  table_.language = telling.language;
  report_.file = scenario_.file;
  report_.id = scenario_.id;
  report_.title = scenario_.title;
  report_.note = scenario_.note;
  report_.game = scenario_.game->rules->id;
  report_.edition = scenario_.edition->id;
  report_.edition_label = scenario_.edition->label;
}

Explainer ScenarioRun::explainer() const {
  Explainer out = table_.explainer();
  out.full = full_;
  return out;
}

bool ScenarioRun::out_of_budget() const { return budget_ != nullptr && budget_->out(); }

void ScenarioRun::fail_with(const StepResult& result) {
  if (out_of_budget()) {
    report_.errors.push_back(
        {scenario_.file, result.at.line, result.at.column, stop_sentence(*budget_, table_.language), ""});
    report_.outcome = std::max(report_.outcome, ScenarioOutcome::stopped);
    return;
  }
  report_.errors.push_back({scenario_.file, result.at.line, result.at.column, result.why.text(), ""});
  why_stopped_ = result.why;
  report_.outcome =
      result.error ? ScenarioOutcome::error : std::max(report_.outcome, ScenarioOutcome::failed);
}

bool ScenarioRun::compile_texts() {
  texts_.assign(scenario_.steps.size(), kNoNode);
  for (std::size_t i = 0; i < scenario_.steps.size(); ++i) {
    const ScenarioStep& step = scenario_.steps[i];
    if (step.kind != StepKind::resolve) continue;
    texts_[i] = cards_.text(step.text.text);
    if (texts_[i] != kNoNode) continue;
    auto compiled = compile_text(scenario_.game->rules->grammar(), cards_, step.text.text, true, budget_);
    if (out_of_budget()) {
      fail_with({.ok = false, .at = step.text.at});
      return false;
    }
    if (compiled && compiled->size() == 1) {
      texts_[i] = compiled->front().root;
      cards_.keep_text(step.text.text, texts_[i]);
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

// Adds the names in the answers, because a player may name any card, in the match or not.
void ScenarioRun::bring_names(const std::vector<Answer>& answers) {
  for (const Answer& answer : answers) {
    cards_.bring_word(answer.text);
    bring_names(answer.inner);
  }
}

bool ScenarioRun::prepare() {
  if (lay_out()) return true;
  report_.outcome = out_of_budget() ? ScenarioOutcome::stopped : ScenarioOutcome::error;
  if (out_of_budget()) report_.answer = report_.errors.back().what;
  return false;
}

bool ScenarioRun::lay_out() {
  if (!compile_texts()) return false;
  for (const ScenarioStep& step : scenario_.steps) bring_names(step.answers);
  set_up(scenario_, cards_, table_, report_.errors);
  table_.match.budget = budget_;
  if (!report_.errors.empty()) return false;
  find_unknown_names();
  if (!report_.errors.empty()) return false;
  const bool whole_game = !scenario_.steps.empty() && scenario_.steps[0].kind == StepKind::start;
  if (!whole_game) {
    begin_main_phase(table_.match, PlayerId(static_cast<std::uint8_t>(scenario_.turn)),
                     scenario_.turn_number);
    kawari::run(table_.match);
  }
  beginning_ = table_.match;
  return true;
}

Sentence ScenarioRun::refusal_text(const ActionResult& result) const {
  if (!result.verdict.legal) {
    Sentence out = explainer().verdict(result.verdict);
    const Citation citation = cite(table_.match, result.verdict.rule, table_.language);
    if (!citation.number.empty() && out.text().find(citation.number) == std::string::npos) {
      out += " [" + std::string(table_.match.edition->label) + " ";
      out += Sentence(citation.number, RuleSpan{citation.key, citation.number}) + "]";
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
      return step.some ? "expect-some" : "expect";
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

// Answers decisions until the next free action. [scenario format: Decisions and answers]
StepResult ScenarioRun::answer_all(const ScenarioStep& step, bool consume, std::size_t next) {
  StepResult result;
  Decision open;
  // A sequence of forced choices may be endless; after a while positions are compared.
  Silence silence;
  for (;;) {
    if (table_.match.state.fault != Fault::none) {
      return failure(
          step.at,
          words(Word::cannot_go_on,
                {{"why", SlotText(Speaker(explainer()).say(message_of(table_.match.state.fault), {}))}}),
          true);
    }
    open = decision(table_.match);
    if (open.ask == Ask::none || open.ask == Ask::action || open.ask == Ask::alter_hand) break;
    if (open.options.empty()) {
      return failure(step.at, words(Word::without_options, {{"open", SlotText(decision_text(table_, open))}}),
                     true);
    }
    if (answers_only_ && next == step.answers.size()) {
      result.left_open = !forced(table_, open);
      return result;
    }
    if (forced(table_, open)) {
      if (silence.broken_off_at_decision(table_.match)) continue;
      if (consume && next < step.answers.size() && give_forced(table_, step.answers[next]).ok()) {
        ++next;
        result.consumed_forced = true;
      } else {
        take_first(table_, open);
      }
      continue;
    }
    silence = Silence{};
    if (next < step.answers.size()) {
      const Answer& answer = step.answers[next];
      const AnswerResult given = give(table_, answer);
      if (!given.ok()) {
        StepResult failed = failure(
            answer.at,
            words(Word::answer_refused, {{"answer", SlotText(answer.shown())}, {"why", SlotText(given.why)}}),
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
    if (leave_open_) {
      result.left_open = true;
      return result;
    }
    StepResult failed =
        failure(step.at, words(Word::no_answer, {{"open", SlotText(decision_text(table_, open))}}));
    failed.consumed_forced = result.consumed_forced;
    return failed;
  }
  for (; next < step.answers.size(); ++next) {
    const Answer& answer = step.answers[next];
    const Answer* inner = &answer;
    while (inner->kind == AnswerKind::by) inner = &inner->inner[0];
    if (inner->kind == AnswerKind::if_asked) continue;
    if (next + 1 == step.answers.size() && open.ask == Ask::action)
      if (const StepResult looped = declare_loop(step, consume); looped.ok || !looped.why.empty())
        return looped;
    StepResult failed =
        failure(answer.at, words(Word::answer_left, {{"answer", SlotText(answer.shown())},
                                                     {"open", SlotText(decision_text(table_, open))}}));
    failed.consumed_forced = result.consumed_forced;
    return failed;
  }
  if (step.stop) {
    StepResult failed = failure(
        step.at, words(Word::no_decision_for_stop, {{"open", SlotText(decision_text(table_, open))}}));
    failed.consumed_forced = result.consumed_forced;
    return failed;
  }
  return result;
}

StepResult ScenarioRun::opening_hand(const ScenarioStep& step) {
  const Decision open = decision(table_.match);
  if (open.ask != Ask::alter_hand) {
    return failure(step.at, words(Word::not_asked_hand, {{"open", SlotText(decision_text(table_, open))}}));
  }
  if (step.by && table_.names.one_player(*step.by).value() != open.who) {
    return failure(step.by->at, words(Word::not_the_one, {{"player", SlotText(step.by->text)},
                                                          {"open", SlotText(decision_text(table_, open))}}));
  }
  for (const Name& name : step.cards) {
    const Decision more = decision(table_.match);
    const auto found = options_named(table_, more, name.text);
    if (found.empty())
      return failure(name.at, words(Word::not_on_offer, {{"name", named_sentence(table_, name.text)},
                                                         {"open", SlotText(decision_text(table_, more))}}));
    apply(table_.match, more.options[found[0]]);
  }
  const Decision last = decision(table_.match);
  if (last.ask != Ask::alter_hand || last.who != open.who) return {};
  for (const Option& option : last.options) {
    if (!option.is(OptionKind::keep) && !option.is(OptionKind::done)) continue;
    apply(table_.match, option);
    return {};
  }
  return failure(step.at, words(Word::hand_not_so, {{"open", SlotText(decision_text(table_, last))}}));
}

namespace {

// "free" as the first answer, for an action that can be taken at no cost.
const Answer* says_free(const ScenarioStep& step) {
  if (step.answers.empty() || step.action.verb == nullptr || step.action.with) return nullptr;
  if (!step.action.verb->has_with || !step.action.verb->ways.empty()) return nullptr;
  const Answer* first = &step.answers[0];
  while (first->kind == AnswerKind::by || first->kind == AnswerKind::if_asked) first = &first->inner[0];
  return first->kind == AnswerKind::word && fold(first->text) == "free" ? first : nullptr;
}

}  // namespace

StepResult ScenarioRun::begin(std::size_t i) {
  const ScenarioStep& step = scenario_.steps[i];
  const Decision open = decision(table_.match);
  if (step.kind == StepKind::choose) {
    if (open.ask == Ask::none || open.ask == Ask::action) {
      return failure(step.at, words(Word::no_decision, {{"open", SlotText(decision_text(table_, open))}}));
    }
    return {};
  }
  if (step.kind == StepKind::concede) {
    const PlayerId who = *table_.names.one_player(step.text);
    if (table_.match.state.player(who).left)
      return failure(step.at, words(Word::left_already, {{"player", SlotText(step.text.text)}}));
    if (table_.match.state.over) return failure(step.at, words(Word::nothing_more));
    concede(table_.match, who);
    return {};
  }
  if (step.kind == StepKind::start) {
    start_game(table_.match);
    return {};
  }
  if (step.kind == StepKind::keep || step.kind == StepKind::alter) return opening_hand(step);
  if (open.ask == Ask::none) return failure(step.at, words(Word::nothing_more));
  if (open.ask != Ask::action)
    return failure(step.at, words(Word::still_open, {{"open", SlotText(decision_text(table_, open))}}));
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
  ActionResult result;
  // Answers about the way of paying come first.
  if (const Answer* way = says_free(step)) {
    Action free = step.action;
    free.with = Name{way->text, way->at};
    result = take_action(table_, free);
    if (result.done) {
      StepResult begun;
      begun.answered = 1;
      return begun;
    }
  }
  result = take_action(table_, step.action);
  if (result.not_understood) {
    const Error& error = *result.not_understood;
    return failure({error.line, error.column}, error.what + (error.right.empty() ? "" : " " + error.right),
                   true);
  }
  if (!result.done) {
    return failure(step.action.at,
                   words(Word::action_refused, {{"action", SlotText(action_sentence(table_, step.action))},
                                                {"why", SlotText(refusal_text(result))}}));
  }
  return {};
}

StepResult ScenarioRun::attempt(const ScenarioStep& step, std::size_t i, bool consume) {
  StepResult begun = begin(i);
  if (!begun.ok) return begun;
  return answer_all(step, consume, begun.answered);
}

// If a step fails after an answer was used for a forced choice, it is tried again without using the answer
// there.
StepResult ScenarioRun::perform(std::size_t i) {
  const ScenarioStep& step = scenario_.steps[i];
  const Table::Moment before = table_.now();
  StepResult result = attempt(step, i, consume_forced_);
  if ((result.ok && !result.left_open) || !result.consumed_forced) return result;
  const Table::Moment first_try = table_.now();
  const std::vector<TraceItem> first_items(
      table_.trace.items.begin() + static_cast<std::ptrdiff_t>(before.items), table_.trace.items.end());
  std::vector<Glimpse>& glimpses = table_.witness.glimpses;
  const std::vector<Glimpse> first_glimpses(glimpses.begin() + static_cast<std::ptrdiff_t>(before.glimpses),
                                            glimpses.end());
  table_.back_to(before);
  const StepResult again = attempt(step, i, false);
  if (again.ok && !again.left_open) return again;
  // The failure of the first attempt is explained.
  table_.back_to(before);
  first_try.match.unpack(table_.match);
  table_.trace.items.insert(table_.trace.items.end(), first_items.begin(), first_items.end());
  table_.trace.batch = first_try.batch;
  glimpses.insert(glimpses.end(), first_glimpses.begin(), first_glimpses.end());
  return result;
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
  const Sentence why = result.done ? words(Word::allowed) : refusal_text(result);
  if (!check.held) check.found = why;
  if (!result.done) {
    ExplainedStep said;
    said.text = action_sentence(table_, step.action) + " → " +
                (result.verdict.legal ? why : explainer().verdict(result.verdict));
    said.decisive = true;
    said.item = table_.trace.items.size();
    Citation citation = cite(table_.match, result.verdict.rule, table_.language);
    if (!result.verdict.legal && is_cited(table_.match, citation))
      said.citations.push_back(std::move(citation));
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
      because.found = words(number.empty() ? Word::no_rule_cited : Word::the_rule_is,
                            {{"rule", SlotText(Sentence(number, RuleSpan{result.verdict.rule, number}))},
                             {"why", SlotText(why)}});
    report.checks.push_back(std::move(because));
  }
  return {};
}

// Returns false if the scenario cannot go on.
bool ScenarioRun::step(std::size_t i) {
  const ScenarioStep& step = scenario_.steps[i];
  if (budget_ != nullptr && !budget_->spend(kStepWork)) {
    fail_with({.ok = false, .at = step.at});
    return false;
  }
  StepReport& report = report_.steps.emplace_back();
  report.heading = heading(step);
  report.at = step.at;
  if (step.kind == StepKind::expect) {
    std::vector<Error> errors;
    for (const Check& check : step.checks) {
      const std::size_t before = report.checks.size();
      evaluate(table_, check, report.checks, errors);
      if (table_.trace.witness == nullptr) continue;
      for (std::size_t at = before; at < report.checks.size(); ++at)
        if (CheckReport& one = report.checks[at]; !one.held)
          one.why = why_failed(table_, check, one, report_);
    }
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
  const std::size_t before = table_.trace.items.size();
  const StepResult result = perform(i);
  Explainer telling = explainer();
  telling.cursor = &told_;
  report.explained = telling.steps(table_.trace, before, table_.trace.items.size());
  if (!result.ok) fail_with(result);
  left_open_ = result.left_open;
  if (!result.ok && result.answer != nullptr && table_.trace.witness != nullptr)
    report_.why_stopped = why_refused(table_, *result.answer, report_);
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
    if (!check.held)
      check.found = all.empty() ? words(Word::cited_nothing) : words(Word::cited, {{"list", SlotText(all)}});
    report_.checks.push_back(std::move(check));
  }
}

// The texts of the cards whose abilities were mentioned: each text once, in order of appearance.
void ScenarioRun::collect_texts() {
  const Match& match = table_.match;
  for (const TraceItem& item : table_.trace.items) {
    if (item.by.face == kNoFace || item.by.node == kNoNode) continue;
    const Face& face = cards_[item.by.face];
    for (const Ability& ability : face.abilities) {
      if (ability.root != item.by.node || ability.kind == AbilityKind::keyword) continue;
      Sentence printed = print_ability(match.rules->grammar(), cards_, ability, table_.language);
      printed = in_words_of(match.rules->words, match.edition->id, table_.language, std::move(printed));
      TextReport text{face.full_name, printed.text()};
      const bool known = std::any_of(report_.texts.begin(), report_.texts.end(), [&](const TextReport& one) {
        return one.card == text.card && one.text == text.text;
      });
      if (!known) report_.texts.push_back(std::move(text));
    }
  }
}

// The outcome in one sentence: where the scenario could not go on, why; where only the legality of actions is
// asked, the last verdict; else what is different now, and what is still to be decided.
Sentence ScenarioRun::answer() const {
  if (report_.outcome == ScenarioOutcome::stopped)
    return words(Word::found_until_then,
                 {{"why", SlotText(report_.errors.back().what)},
                  {"text", SlotText(outcome_sentence(explainer(), beginning_, table_.trace))}});
  if (!report_.errors.empty()) {
    const std::string& what = report_.errors.back().what;
    return why_stopped_.text() == what ? why_stopped_ : Sentence(what);
  }
  bool acted = false;
  for (const ScenarioStep& step : scenario_.steps) {
    const bool asks =
        step.kind == StepKind::expect || step.kind == StepKind::illegal || step.kind == StepKind::legal;
    acted = acted || !asks;
  }
  if (!acted) {
    for (std::size_t i = report_.steps.size(); i-- > 0;)
      if (!report_.steps[i].explained.empty()) return report_.steps[i].explained.back().text;
  }
  Sentence out = outcome_sentence(explainer(), beginning_, table_.trace);
  const Decision open = decision(table_.match);
  if (open.ask != Ask::none && open.ask != Ask::action)
    out += Sentence(table_.language == Language::ja ? "" : " ") +
           explainer().question(open.ask, open.who, open.node, open.card);
  return out;
}

ScenarioReport ScenarioRun::run() {
  if (!prepare()) return std::move(report_);
  bool complete = true;
  for (std::size_t i = 0; i < scenario_.steps.size() && complete && !left_open_; ++i) complete = step(i);
  if (complete) check_citations();
  collect_texts();
  report_.answer = answer();
  const Ask asked = decision(table_.match).ask;
  report_.open = report_.errors.empty() && asked != Ask::none && asked != Ask::action;
  report_.position = position_hash(table_.match);
  report_.applied = replacement_count(table_);
  const auto all_held = [](const std::vector<CheckReport>& checks) {
    return std::all_of(checks.begin(), checks.end(), [](const CheckReport& check) { return check.held; });
  };
  bool held = all_held(report_.checks);
  for (const StepReport& one : report_.steps) held = held && all_held(one.checks);
  if (!held) report_.outcome = std::max(report_.outcome, ScenarioOutcome::failed);
  return std::move(report_);
}

ScenarioReport run_scenario(const Scenario& scenario, MatchCards& cards, const Telling& telling) {
  return ScenarioRun(scenario, cards, telling).run();
}

}  // namespace kawari
