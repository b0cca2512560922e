#include "report/explore_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/paint.h"
#include "report/spans_json.h"
#include "table/words.h"

namespace kawari {
namespace {

using To = Exploration::To;
using Target = Exploration::Target;
using Json = nlohmann::ordered_json;

constexpr std::size_t kMostOutcomes = 40;  // outcomes that are printed
constexpr std::size_t kMostTreeLines = 160;
constexpr std::size_t kSmall = 2;  // a question with no more choices is repeated instead of referred to

// Whether it ended in the middle of the file; then it says why.
bool cut_short(const ScenarioReport& report, const Exploration::Outcome& outcome) {
  return (outcome.end == LineEnd::stopped || outcome.end == LineEnd::fault) &&
         outcome.step < report.steps.size();
}

class TreePrinter {
 public:
  TreePrinter(const ScenarioReport& report, const Printing& printing)
      : report_(report), graph_(*report.all), language_(printing.language), paint_{printing.colour} {}

  std::string all(bool with_choices) {
    remarks();
    outcomes();
    if (with_choices) choices();
    return std::move(out_);
  }

 private:
  std::string words(Word word, const Slots& slots = {}) const { return say(language_, word, slots); }
  SlotText number(std::size_t index) const { return numbered(index + 1); }
  std::string either(const std::vector<std::string>& texts) const {
    std::string out;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const char* last = language_ == Language::ja ? "または" : language_ == Language::es ? " o " : " or ";
      const char* comma = language_ == Language::ja ? "、" : ", ";
      if (i > 0) out += i + 1 == texts.size() ? last : comma;
      out += texts[i];
    }
    return out;
  }
  void line(std::size_t indent, const std::string& text) {
    out_ += std::string(indent, ' ') + text + "\n";
    ++lines_;
  }

  void remarks() {
    if (graph_.unused_answers > 0) {
      SlotText count(graph_.unused_answers);
      line(2, words(Word::all_unused, {{"count", count}}));
    }
    if (!graph_.stopped.empty())
      line(2, paint_.bad(words(Word::maybe_more, {{"why", SlotText(graph_.stopped)}})));
    else if (graph_.limit_reached)
      line(2, paint_.bad(words(Word::all_limit, {{"limit", SlotText(static_cast<int>(graph_.limit))}})));
    if (graph_.has_loop) line(2, words(Word::all_loop));
  }

  void outcomes() {
    if (!graph_.common.empty()) line(2, words(Word::in_every_outcome, {{"text", SlotText(graph_.common)}}));
    for (std::size_t i = 0; i < graph_.outcomes.size(); ++i) {
      if (i == kMostOutcomes) {
        line(2, words(Word::more_outcomes, {{"count", counted(graph_.outcomes.size() - i)}}));
        break;
      }
      const Exploration::Outcome& outcome = graph_.outcomes[i];
      std::string text = outcome.text.text();
      if (cut_short(report_, outcome)) {
        const StepReport& step = report_.steps[outcome.step];
        text += (text.empty() || language_ == Language::ja ? "" : " ") +
                words(Word::outcome_of_step, {{"line", SlotText(std::to_string(step.at.line))},
                                              {"step", SlotText(step.heading)},
                                              {"why", SlotText(outcome.why)}});
      }
      line(2, paint_.bold(words(
                  Word::outcome_heading,
                  {{"number", number(i)}, {"lines", counted(outcome.lines)}, {"text", SlotText(text)}})));
    }
  }

  void choices() {
    if (graph_.first.to != To::question) return;
    line(2, words(Word::choices_heading) + ":");
    lines_ = 0;
    printed_.assign(graph_.questions.size(), false);
    target(4, "", graph_.first, kNoStep);
    const auto missing = std::count(printed_.begin(), printed_.end(), false);
    if (missing > 0)
      line(4, words(Word::more_choices, {{"count", counted(static_cast<std::uint64_t>(missing))}}));
  }

  bool is_small(const Exploration::Question& question) const {
    if (question.choices.size() > kSmall) return false;
    return std::all_of(
        question.choices.begin(), question.choices.end(), [](const Exploration::Choice& choice) {
          return std::all_of(
              choice.results.begin(), choice.results.end(),
              [](const Exploration::Result& result) { return result.target.to != To::question; });
        });
  }

  std::string question_text(std::size_t at, std::size_t step_before) const {
    const Exploration::Question& question = graph_.questions[at];
    std::string out = "[" + std::to_string(at + 1) + "] ";
    if (question.step != step_before && several_steps()) out += report_.steps[question.step].heading + " — ";
    return out + without_stop(question.text).text();
  }
  bool several_steps() const {
    return std::any_of(graph_.questions.begin(), graph_.questions.end(),
                       [&](const Exploration::Question& q) { return q.step != graph_.questions[0].step; });
  }

  // The recursion is as deep as the longest line of play, which the search limits; the number of printed
  // lines limits it further.
  void target(std::size_t indent, const std::string& before, Target to, std::size_t step) {
    const std::string arrow = before.empty() ? "" : before + " → ";
    switch (to.to) {
      case To::outcome:
        line(indent, arrow + paint_.bold(words(Word::to_outcome, {{"number", number(to.index)}})));
        return;
      case To::loop:
        line(indent, arrow + words(Word::back_to, {{"number", number(to.index)}}));
        return;
      case To::unknown:
        line(indent, arrow + paint_.bad(words(Word::not_explored)));
        return;
      case To::question:
        break;
    }
    const Exploration::Question& question = graph_.questions[to.index];
    if (printed_[to.index] && !is_small(question)) {
      line(indent, arrow + words(Word::as_above, {{"number", number(to.index)}}));
      return;
    }
    if (lines_ >= kMostTreeLines) {
      line(indent, arrow + "[" + std::to_string(to.index + 1) + "] …");
      return;
    }
    printed_[to.index] = true;
    line(indent, arrow + question_text(to.index, step));
    ways(indent + 2, question);
  }

  // Choices with the same consequences share a line.
  void ways(std::size_t indent, const Exploration::Question& question) {
    std::vector<bool> told(question.choices.size(), false);
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
      if (told[i]) continue;
      std::vector<std::string> texts;
      for (std::size_t k = i; k < question.choices.size(); ++k) {
        if (question.choices[k].results != question.choices[i].results) continue;
        texts.push_back(question.choices[k].text.text());
        told[k] = true;
      }
      const auto& results = question.choices[i].results;
      const std::string text = either(texts);
      if (results.size() == 1) {
        target(indent, text, results[0].target, question.step);
        continue;
      }
      line(indent, text + ":");
      for (const Exploration::Result& result : results)
        target(indent + 2, words(Word::it_is, {{"card", SlotText(result.is)}}), result.target, question.step);
    }
  }

  static constexpr std::size_t kNoStep = static_cast<std::size_t>(-1);
  const ScenarioReport& report_;
  const Exploration& graph_;
  Language language_;
  Paint paint_;
  std::string out_;
  std::size_t lines_ = 0;
  std::vector<bool> printed_;
};

Json explored_json(Target target) {
  switch (target.to) {
    case To::question:
      return {{"question", target.index + 1}};
    case To::outcome:
      return {{"outcome", target.index + 1}};
    case To::loop:
      return {{"loop", target.index + 1}};
    case To::unknown:
      break;
  }
  return {{"unknown", true}};
}

std::vector<std::string> texts_of(const std::vector<Sentence>& sentences) {
  std::vector<std::string> out;
  for (const Sentence& one : sentences) out.push_back(one.text());
  return out;
}

}  // namespace

std::string print_exploration(const ScenarioReport& report, const Printing& printing) {
  return TreePrinter(report, printing).all(printing.detail == Detail::steps);
}

Json exploration_json(const ScenarioReport& report) {
  const Exploration& graph = *report.all;
  Json outcomes = Json::array(), questions = Json::array();
  for (const Exploration::Outcome& outcome : graph.outcomes) {
    Json one{{"text", outcome.text.text()},
             {"spans", spans_json(outcome.text)},
             {"changes", texts_of(outcome.changes)},
             {"changes_spans", spans_json(outcome.changes)},
             {"lines", outcome.lines},
             {"end", std::string(name_of(outcome.end))}};
    if (cut_short(report, outcome)) {
      one["line"] = report.steps[outcome.step].at.line;
      one["step"] = report.steps[outcome.step].heading;
      one["why"] = outcome.why.text();
      one["why_spans"] = spans_json(outcome.why);
    }
    outcomes.push_back(std::move(one));
  }
  for (const Exploration::Question& question : graph.questions) {
    Json choices = Json::array();
    for (const Exploration::Choice& choice : question.choices) {
      Json results = Json::array();
      for (const Exploration::Result& result : choice.results) {
        Json one = explored_json(result.target);
        if (!result.is.empty()) {
          one["is"] = result.is.text();
          one["is_spans"] = spans_json(result.is);
        }
        results.push_back(std::move(one));
      }
      choices.push_back({{"text", choice.text.text()},
                         {"spans", spans_json(choice.text)},
                         {"results", std::move(results)}});
    }
    questions.push_back({{"text", question.text.text()},
                         {"spans", spans_json(question.text)},
                         {"line", report.steps[question.step].at.line},
                         {"chance", question.who == kChance},
                         {"choices", std::move(choices)}});
  }
  Json rules = Json::array();
  for (const Citation& citation : graph.cited)
    rules.push_back({{"number", citation.number}, {"says", citation.says}});
  Json out;
  out["outcomes"] = std::move(outcomes);
  out["common"] = graph.common.text();
  out["common_spans"] = spans_json(graph.common);
  out["first"] = explored_json(graph.first);
  out["questions"] = std::move(questions);
  out["rules"] = std::move(rules);
  out["lines"] = graph.lines;
  out["positions"] = graph.positions;
  out["limit"] = graph.limit;
  out["limit_reached"] = graph.limit_reached;
  out["stopped"] = graph.stopped;
  out["loop"] = graph.has_loop;
  out["unused_answers"] = graph.unused_answers;
  return out;
}

}  // namespace kawari
