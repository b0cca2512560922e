#include "explore/explore.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "explain/difference.h"
#include "explain/speaker.h"
#include "explore/explore_checks.h"
#include "explore/ways.h"
#include "state/hash.h"
#include "state/query.h"
#include "step/repetition.h"
#include "table/answers.h"
#include "table/expect.h"
#include "table/patterns.h"
#include "table/run_scenario.h"

namespace kawari {
namespace {

using To = Exploration::To;
using Target = Exploration::Target;

constexpr std::uint64_t kPositionWork = 64;  // the cost of visiting a position, besides the steps from there
constexpr std::size_t kOptionBytes = 400;    // the memory for an option: its text and its target
constexpr std::size_t kDeepest = 1500;       // questions on one line of play; more counts as the limit

// The state of a line of play, besides the match itself.
struct Line {
  std::size_t step = 0;
  bool in_step = false;   // the step has begun
  int asked = 0;          // questions of this step so far
  bool counted = false;   // one of them was how often a loop is repeated
  std::size_t taken = 0;  // actions of the loop that the step declares
  std::size_t told = 0;   // citations were collected up to this item of the trace
  // Cards of shuffled decks that no player has seen since; those whose order is still undecided.
  CardSet shuffled, loose;
};

// A question that is being explored: the position, and the ways that have not been tried.
struct Open {
  std::size_t question;
  std::uint64_t position;
  Table::Moment moment;
  Line line;
  std::vector<ChoiceWay> ways;
  std::vector<std::size_t> choice;  // for each way: the index of its choice
  std::size_t next = 0;
};

// The number of answers that belong to questions; checks and "if asked" answers do not count.
int answered_questions(const ScenarioStep& step) {
  return static_cast<int>(std::count_if(step.answers.begin(), step.answers.end(), [](const Answer& answer) {
    const Answer* inner = &answer;
    while (inner->kind == AnswerKind::by) inner = &inner->inner[0];
    return inner->kind != AnswerKind::refused && inner->kind != AnswerKind::if_asked;
  }));
}

// Every card name in the steps.
std::vector<std::string> names_in(const Scenario& scenario) {
  std::vector<std::string> out;
  const auto add = [&](const std::optional<Name>& name) {
    if (name) out.push_back(name->text);
  };
  const auto answer = [&](const auto& self, const Answer& one) -> void {
    if (!one.text.empty()) out.push_back(one.text);
    for (const Answer& inner : one.inner) self(self, inner);
  };
  for (const ScenarioStep& step : scenario.steps) {
    add(step.action.card);
    add(step.action.target);
    add(step.source);
    for (const Name& name : step.action.way_cards) add(name);
    for (const Name& name : step.action.pay) add(name);
    for (const Name& name : step.cards) add(name);
    for (const Answer& one : step.answers) answer(answer, one);
    for (const Check& check : step.checks) {
      for (const CheckEntry& entry : check.entries) {
        add(entry.subject);
        for (const Name& name : entry.values) add(name);
      }
      for (const EventPattern& pattern : check.patterns) {
        add(pattern.card);
        add(pattern.source);
      }
    }
  }
  return out;
}

class Search {
 public:
  Search(ScenarioRun& run, const ExploreOptions& options, ExploreChecks& checks)
      : run_(run), table_(run.table()), options_(options), checks_(checks), budget_(table_.match.budget) {
    table_.match.chance = Chance::asked;
    start_ = std::make_unique<Table::Moment>(table_.now());
    name_cards();
    const auto& steps = run_.scenario().steps;
    for (std::size_t i = 0; i < steps.size(); ++i)
      for (const Check& check : steps[i].checks)
        if (reads_history(check.kind)) history_until_ = i + 1;
  }

  Exploration explore() {
    // Chance is asked for the topmost cards of a shuffled deck, as many as some player gets to see. That
    // number is found during the search; when it grows, the search begins again.
    do {
      again_ = false;
      graph_ = {};
      known_.clear();
      passed_.clear();
      open_.clear();
      outcomes_.clear();
      declaring_.clear();
      checks_.start_over();
      if (budget_ != nullptr) budget_->release(std::exchange(held_, 0));
      table_.back_to(*start_);
      walk();
    } while (again_);
    graph_.limit = options_.limit;
    if (budget_ != nullptr && budget_->out()) graph_.stopped = stop_sentence(*budget_, table_.language);
    if (!options_.keep_answers)
      for (const ScenarioStep& step : run_.scenario().steps)
        graph_.unused_answers += static_cast<int>(step.answers.size());
    graph_.unused_answers -= static_cast<int>(declaring_.size());
    return std::move(graph_);
  }

 private:
  // --- the walk: it has an explicit stack, because lines can be too long for recursion

  void walk() {
    graph_.first = advance({});
    while (!open_.empty() && !again_) {
      Open& top = *open_.back();
      if (top.next == top.ways.size()) {
        const std::size_t freed = sizeof(Open) + top.moment.match.bytes();
        open_.pop_back();
        if (budget_ != nullptr) budget_->release(freed);
        held_ -= freed;
        continue;
      }
      const std::size_t tried = top.next++;
      Target target;
      if (full()) {
        graph_.limit_reached = true;
      } else {
        look();
        table_.back_to(top.moment);
        Line line = top.line;
        ++line.asked;
        line.counted = line.counted || table_.match.state.pending.ask == Ask::repeat;
        if (is_shuffle(table_.match))
          name_in_deck(line, top.ways[tried].picks[0]);
        else
          for (const Option& pick : top.ways[tried].picks) apply(table_.match, pick);
        target = advance(line);
      }
      record(top, tried, target);
    }
  }

  // How the line of the moment came here.
  Sentence path() const {
    Sentence out;
    const Explainer explainer = run_.explainer();
    for (const auto& above : open_) {
      if (above->next == 0) continue;
      const ChoiceWay& way = above->ways[above->next - 1];
      if (!out.empty()) out += " → ";
      out += Speaker(explainer).player(graph_.questions[above->question].who).text + ": " + way.text;
      if (!way.truth.empty()) out += " (" + way.truth + ")";
    }
    return out;
  }

  void record(const Open& open, std::size_t tried, Target target) {
    const Sentence& truth = open.ways[tried].truth;
    auto& results = graph_.questions[open.question].choices[open.choice[tried]].results;
    const auto same = std::find_if(results.begin(), results.end(), [&](const Exploration::Result& result) {
      return result.target == target;
    });
    if (same == results.end())
      results.push_back({truth, target});
    else if (same->is != truth)
      same->is = Speaker(run_.explainer()).list({same->is, truth}, MessageId::list_or);
  }

  bool full() const { return graph_.positions >= options_.limit || (budget_ != nullptr && budget_->out()); }
  void look() {
    if (budget_ != nullptr) (void)budget_->spend(kPositionWork);
    if (++graph_.positions % 256 == 0 && options_.progress) options_.progress(graph_.positions);
  }

  // Runs until a player must choose or the line ends. A new question stays on the stack.
  Target advance(Line line) {
    std::vector<std::uint64_t> passed;
    const std::size_t told = line.told;
    const Target target = go_on(line, passed);
    for (const std::uint64_t key : passed) passed_.emplace(key, target);
    if (checks_.wants_citations())
      checks_.cite(run_.explainer().steps(table_.trace, told, table_.trace.items.size()));
    return target;
  }

  Target go_on(Line& line, std::vector<std::uint64_t>& passed) {
    const auto& steps = run_.scenario().steps;
    for (;;) {
      if (table_.match.state.fault == Fault::out_of_budget) {
        graph_.limit_reached = true;
        return {};
      }
      if (table_.match.state.fault != Fault::none)
        return outcome(line, LineEnd::fault,
                       tell(table_.language, Word::cannot_go_on,
                            {{"why", SlotText(std::string(sentence(table_.match.state.fault)))}}));
      follow_shuffled(line);
      if (again_) return {};
      if (line.in_step) {
        if (const auto target = decide(line)) return *target;
        continue;
      }
      const std::uint64_t key = mix_hash(key_of(line), 1);
      if (const auto known = passed_.find(key); options_.merge && known != passed_.end())
        return known->second;
      passed.push_back(key);
      if (line.step == steps.size()) {
        const Ask ask = table_.match.state.pending.ask;
        const bool left_open = ask != Ask::none && ask != Ask::action && ask != Ask::alter_hand;
        return outcome(line, left_open ? LineEnd::open : LineEnd::finished, {});
      }
      if (const auto stopped = begin(line)) return *stopped;
    }
  }

  // Begins the next step: makes a check, or takes an action. Returns a target if the line ends here.
  std::optional<Target> begin(Line& line) {
    const ScenarioStep& step = run_.scenario().steps[line.step];
    if (step.kind == StepKind::expect) {
      std::vector<CheckReport> checks;
      std::vector<Error> errors;
      for (const Check& check : step.checks) read_decks(line, check);
      if (again_) return Target{};
      for (const Check& check : step.checks) evaluate(table_, check, checks, errors);
      for (const Error& error : errors) checks_.error(error, [&] { return path(); });
      checks_.visit(line.step, checks, [&] { return path(); });
      ++line.step;
      return std::nullopt;
    }
    if (step.kind == StepKind::illegal || step.kind == StepKind::legal) {
      StepReport report;
      const StepResult result = run_.legality(step, report);
      if (!result.ok)
        checks_.error({run_.scenario().file, result.at.line, result.at.column, result.why.text(), ""},
                      [&] { return path(); });
      checks_.cite(report.explained);
      checks_.visit(line.step, report.checks, [&] { return path(); });
      ++line.step;
      return std::nullopt;
    }
    const Ask ask = table_.match.state.pending.ask;
    if (step.kind == StepKind::choose && !options_.keep_answers && (ask == Ask::none || ask == Ask::action)) {
      // The step was to leave a decision open, but on this line it asked nothing.
      ++line.step;
      return std::nullopt;
    }
    line.told = table_.trace.items.size();
    const StepResult result = options_.keep_answers ? run_.perform(line.step) : run_.begin(line.step);
    if (!result.ok) {
      if (result.error)
        checks_.error({run_.scenario().file, result.at.line, result.at.column, result.why.text(), ""},
                      [&] { return path(); });
      return outcome(line, LineEnd::stopped, result.why);
    }
    checks_.taken(line.step);
    line.in_step = true;
    line.asked = options_.keep_answers ? answered_questions(step) : 0;
    return std::nullopt;
  }

  // Within a step: takes decisions with one outcome, and opens a question for others.
  std::optional<Target> decide(Line& line) {
    const ScenarioStep& step = run_.scenario().steps[line.step];
    const Decision open = decision(table_.match);
    if (open.ask == Ask::action && !options_.keep_answers && !line.counted)
      if (const auto loop = run_.declared_loop(step)) return go_round(line, *loop);
    if (open.ask == Ask::none || open.ask == Ask::action || open.ask == Ask::alter_hand) {
      end_step(line);
      return std::nullopt;
    }
    if (open.options.empty()) return outcome(line, LineEnd::fault, decision_text(table_, open));
    if (is_shuffle(table_.match)) {
      if (const auto target = shuffle(line, open)) return target;
      return std::nullopt;
    }
    if (only_way(open)) {
      if (!silence_.broken_off_at_decision(table_.match)) apply(table_.match, open.options[0]);
      return std::nullopt;
    }
    silence_ = Silence{};
    if (step.stop && open.groups > 1 && line.asked >= answered_questions(step)) {
      end_step(line);
      return std::nullopt;
    }
    return question(line, open);
  }

  // A declared loop answers no question: the file says how often the actions are taken.
  std::optional<Target> go_round(Line& line, const DeclaredLoop& loop) {
    declaring_.insert(line.step);
    if (line.taken == 0) run_.tell_loop(loop);
    if (line.taken == loop.round.size() * static_cast<std::size_t>(loop.left)) {
      end_step(line);
      return std::nullopt;
    }
    if (budget_ != nullptr) (void)budget_->spend();
    silence_ = Silence{};
    const StepResult result = run_.begin(loop.round[line.taken++ % loop.round.size()]);
    if (!result.ok) return outcome(line, LineEnd::stopped, result.why);
    return std::nullopt;
  }

  void end_step(Line& line) {
    silence_ = Silence{};
    line.counted = false;
    line.taken = 0;
    line.in_step = false;
    ++line.step;
  }

  Target question(Line& line, const Decision& open) {
    const std::uint64_t position = position_key(line);
    for (const auto& above : open_) {
      if (above->position != position) continue;
      graph_.has_loop = true;
      checks_.loop(line.step);
      return {To::loop, above->question};
    }
    const std::uint64_t key = key_of(line);
    if (const auto known = known_.find(key); options_.merge && known != known_.end())
      return {To::question, known->second};
    Table::Moment here = table_.now();
    const std::size_t bytes = sizeof(Open) + here.match.bytes() + open.options.size() * kOptionBytes;
    held_ += bytes;
    if (open_.size() >= kDeepest || (budget_ != nullptr && !budget_->hold(bytes))) {
      graph_.limit_reached = true;
      return {};
    }
    auto entry =
        std::make_unique<Open>(Open{graph_.questions.size(), position, std::move(here), line, {}, {}, 0});
    const std::size_t left = options_.limit - std::min(options_.limit, graph_.positions);
    // One more than can be tried: it is told as not explored, and the others are no forced answer.
    EveryWay all = every_way(table_, run_.explainer(), open, names_, left + 1);
    if (!all.complete) graph_.limit_reached = true;
    entry->ways = std::move(all.ways);
    Exploration::Question asked;
    asked.step = line.step;
    asked.who = open.who;
    asked.text = run_.explainer().question(open.ask, open.who, open.node, open.card);
    std::vector<std::uint64_t> looks;
    for (const ChoiceWay& way : entry->ways) {
      const auto same = std::find(looks.begin(), looks.end(), way.look);
      entry->choice.push_back(static_cast<std::size_t>(same - looks.begin()));
      if (same != looks.end()) continue;
      looks.push_back(way.look);
      asked.choices.push_back({way.text, {}});
    }
    known_.emplace(key, entry->question);
    graph_.questions.push_back(std::move(asked));
    const std::size_t number = entry->question;
    open_.push_back(std::move(entry));
    return {To::question, number};
  }

  // --- chance: the order of a shuffled deck

  // Asks chance for the topmost cards, as many as some player gets to see. The order of the rest does not
  // matter.
  std::optional<Target> shuffle(Line& line, const Decision& open) {
    const Frame& frame = *shuffle_frame();
    const PlayerId player = frame.controller;
    const int named = std::min<int>(local<Shuffle>(frame).named, seen_[index(player)]);
    CardId card = table_.match.state.list(player, Zone::deck).first;
    for (int place = 0; card != kNoCard; card = table_.match.state.card(card).next, ++place) {
      line.shuffled.set(index(card));
      line.loose.set(index(card), place >= named);
    }
    if (local<Shuffle>(frame).named < seen_[index(player)]) return question(line, open);
    apply(table_.match, open.options[0]);
    return std::nullopt;
  }

  const Frame* shuffle_frame() const {
    return is_shuffle(table_.match) ? &table_.match.state.frames[table_.match.state.pending.frame] : nullptr;
  }

  // Chance has named the next card from the top. If no more cards are asked for, the rest stays as it is.
  void name_in_deck(Line& line, const Option& pick) {
    const PlayerId player = shuffle_frame()->controller;
    line.loose.reset(index(card_behind(table_, pick)));
    apply(table_.match, pick);
    if (const Frame* more = shuffle_frame(); more != nullptr && more->controller == player) return;
    for (std::size_t i = 0; i < table_.match.state.cards.size(); ++i)
      if (table_.match.state.cards[i].player() == player) line.loose.reset(i);
  }

  // A card of a shuffled deck that has moved or is known to a player is no longer at an unknown place.
  void follow_shuffled(Line& line) {
    if (line.shuffled.none()) return;
    const State& state = table_.match.state;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
      if (!line.shuffled.test(i)) continue;
      const Card& card = state.cards[i];
      if (card.zone == Zone::deck && card.known == 0) continue;
      line.shuffled.reset(i);
      if (!line.loose.test(i)) continue;
      line.loose.reset(i);
      see_one_more(card.owner);
    }
  }

  void see_one_more(std::uint8_t owner) { again_ = ++seen_[owner] < kMaxCards; }

  // A check of the outermost cards of a deck reads them, although no player does.
  void read_decks(const Line& line, const Check& check) {
    const State& state = table_.match.state;
    if (check.kind != CheckKind::deck_top && check.kind != CheckKind::deck_bottom) return;
    for (const CheckEntry& entry : check.entries) {
      const std::optional<PlayerId> player = table_.names.player(entry.subject.text);
      if (!player) continue;
      const std::size_t deep = check.kind == CheckKind::deck_top ? entry.values.size() : state.cards.size();
      std::size_t place = 0;
      for (CardId c = state.list(*player, Zone::deck).first; c != kNoCard && place < deep;
           c = state.card(c).next, ++place)
        if (line.loose.test(index(c))) return see_one_more(index(*player));
    }
  }

  // --- keys

  // A hash of the position as a reader of the file sees it, with the place in the file.
  std::uint64_t position_key(const Line& line) const {
    std::uint64_t h = position_hash(table_.match, {names_, nullptr});
    h = mix_hash(h, line.step << 1 | static_cast<std::uint64_t>(line.in_step));
    h = mix_hash(h, table_.match.state.turn_number);
    h = mix_hash(h, line.taken << 1 | static_cast<std::uint64_t>(line.counted));
    const ScenarioStep* step =
        line.step < run_.scenario().steps.size() ? &run_.scenario().steps[line.step] : nullptr;
    if (step != nullptr && step->stop) h = mix_hash(h, static_cast<std::uint64_t>(line.asked));
    return mix_hash(mix_hash(h, std::hash<CardSet>{}(line.loose)), std::hash<CardSet>{}(line.shuffled));
  }
  // The same with the trace, if a later check reads it.
  std::uint64_t key_of(const Line& line) const {
    const std::uint64_t position = position_key(line);
    return line.step < history_until_ ? mix_hash(position, history_hash(table_, readable_)) : position;
  }

  // Numbers the cards that the file can tell from their copies: those with an alias, or named as NAME#2.
  void name_cards() {
    const Match& match = table_.match;
    names_.assign(match.state.cards.size(), 0);
    readable_.assign(match.state.cards.size(), 0);
    for (const auto& [card, alias] : table_.names.aliases()) names_[index(card)] = index(card) + 1u;
    for (const std::string& text : names_in(run_.scenario())) {
      const std::size_t hash = text.rfind('#');
      if (hash == std::string::npos) continue;
      for (const CardId card : table_.names.copies(match, text.substr(0, hash)))
        names_[index(card)] = index(card) + 1u;
    }
    for (std::size_t i = 0; i < readable_.size(); ++i) {
      const Card& card = match.state.cards[i];
      readable_[i] = mix_hash(mix_hash(index(card.face), card.owner), names_[i]);
    }
  }

  // --- ends

  Target outcome(const Line& line, LineEnd end, Sentence why) {
    std::uint64_t key = position_hash(table_.match, {names_, &line.shuffled});
    const bool cut_short = end == LineEnd::stopped || end == LineEnd::fault;
    key = mix_hash(key, static_cast<std::uint64_t>(end));
    if (cut_short) key = mix_hash(mix_hash(key, line.step), std::hash<std::string>{}(why.text()));
    if (end == LineEnd::fault) {
      const auto& steps = run_.scenario().steps;
      const Where at = line.step < steps.size() ? steps[line.step].at : run_.scenario().at;
      checks_.error({run_.scenario().file, at.line, at.column, why.text(), ""}, [&] { return path(); });
    }
    const auto [at, added] = outcomes_.try_emplace(key, graph_.outcomes.size());
    if (added) {
      Exploration::Outcome out;
      out.end = end;
      out.step = line.step;
      out.why = std::move(why);
      const Explainer explainer = run_.explainer();
      out.changes = difference(explainer, run_.beginning());
      if (end == LineEnd::open) {
        const Pending& open = table_.match.state.pending;
        out.changes.push_back(without_stop(explainer.question(open.ask, open.who, open.node, open.card)));
      }
      graph_.outcomes.push_back(std::move(out));
    }
    return {To::outcome, at->second};
  }

  ScenarioRun& run_;
  Table& table_;
  const ExploreOptions& options_;
  ExploreChecks& checks_;
  std::unique_ptr<Table::Moment> start_;
  std::vector<std::uint64_t> names_;     // by card: not 0 if the file can tell it from its copies
  std::vector<std::uint64_t> readable_;  // by card: what an event pattern can tell of it
  std::size_t history_until_ = 0;        // up to this step: a later check reads the trace
  int seen_[kMaxPlayers] = {};           // how many cards of a shuffled deck some player gets to see
  bool again_ = false;
  Silence silence_;  // counts forced steps since the last question
  Exploration graph_;
  std::unordered_map<std::uint64_t, std::size_t> known_;     // questions by position
  std::unordered_map<std::uint64_t, Target> passed_;         // the targets of positions between steps
  std::unordered_map<std::uint64_t, std::size_t> outcomes_;  // by final position
  std::set<std::size_t> declaring_;                          // the steps whose last answer declares a loop
  std::vector<std::unique_ptr<Open>> open_;
  Budget* budget_;          // may be null
  std::uint64_t held_ = 0;  // memory that was charged to it
};

}  // namespace

std::string_view name_of(LineEnd end) {
  switch (end) {
    case LineEnd::finished:
      return "finished";
    case LineEnd::open:
      return "open";
    case LineEnd::stopped:
      return "stopped";
    case LineEnd::fault:
      return "fault";
  }
  return "";
}

namespace {

// Changes that every outcome has are told once; each outcome tells its other changes.
void tell_outcomes(Exploration& graph, const Explainer& explainer) {
  std::vector<Sentence> common;
  if (graph.outcomes.size() > 1) {
    const auto everywhere = [&](const Sentence& clause) {
      return std::all_of(graph.outcomes.begin(), graph.outcomes.end(), [&](const Exploration::Outcome& one) {
        return std::find(one.changes.begin(), one.changes.end(), clause) != one.changes.end();
      });
    };
    const auto& first = graph.outcomes[0].changes;
    std::copy_if(first.begin(), first.end(), std::back_inserter(common), everywhere);
  }
  if (!common.empty()) graph.common = clauses_sentence(explainer, common);
  for (Exploration::Outcome& outcome : graph.outcomes) {
    std::vector<Sentence> own;
    for (const Sentence& clause : outcome.changes)
      if (std::find(common.begin(), common.end(), clause) == common.end()) own.push_back(clause);
    outcome.text = own.empty() && !common.empty() ? tell(explainer.language, Word::nothing_else)
                                                  : clauses_sentence(explainer, own);
  }
}

}  // namespace

ScenarioReport explore_scenario(const Scenario& scenario, MatchCards& cards, const Telling& telling,
                                const ExploreOptions& options) {
  ScenarioRun run(scenario, cards, telling);
  run.answers_only();
  if (!run.prepare()) return std::move(run.report());
  ExploreChecks checks(scenario, telling.language);
  auto graph = std::make_shared<Exploration>(Search(run, options, checks).explore());
  simplify(*graph);
  tell_outcomes(*graph, run.explainer());
  ScenarioReport& report = run.report();
  report.answer = exploration_summary(*graph, telling.language);
  if (!graph->stopped.empty()) report.outcome = std::max(report.outcome, ScenarioOutcome::stopped);
  const auto heading = [&](ScenarioStep step) {
    if (!options.keep_answers) step.answers.clear();
    return run.heading(step);
  };
  graph->cited = checks.cited();
  checks.report(*graph, heading, report);
  report.all = std::move(graph);
  return std::move(report);
}

}  // namespace kawari
