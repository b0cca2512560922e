// Simplifies the graph of all lines: removes differences without consequences, numbers the rest in reading
// order, and counts lines.
#include <algorithm>
#include <map>

#include "explore/explore.h"
#include "table/words.h"

namespace kawari {
namespace {

using To = Exploration::To;
using Target = Exploration::Target;
using Question = Exploration::Question;

class Simplification {
 public:
  explicit Simplification(Exploration& graph) : graph_(graph) {}

  void run() {
    const std::size_t count = graph_.questions.size();
    became_.assign(count, {});
    done_.assign(count, false);
    looped_to_.assign(count, false);
    for (const Question& question : graph_.questions)
      for (const Exploration::Choice& choice : question.choices)
        for (const Exploration::Result& result : choice.results)
          if (result.target.to == To::loop) looped_to_[result.target.index] = true;
    graph_.first = folded(graph_.first);
    number();
    count_lines();
  }

 private:
  // Handles the questions below first, without recursion, because lines can be long.
  Target folded(Target first) {
    if (first.to != To::question) return first;
    std::vector<std::pair<std::size_t, bool>> stack{{first.index, false}};
    while (!stack.empty()) {
      const auto [at, below_done] = stack.back();
      stack.pop_back();
      if (done_[at]) continue;
      if (below_done) {
        fold(at);
        continue;
      }
      stack.emplace_back(at, true);
      for (const Exploration::Choice& choice : graph_.questions[at].choices)
        for (const Exploration::Result& result : choice.results)
          if (result.target.to == To::question && !done_[result.target.index])
            stack.emplace_back(result.target.index, false);
    }
    return became_[first.index];
  }

  void fold(std::size_t at) {
    Question& question = graph_.questions[at];
    done_[at] = true;
    became_[at] = {To::question, at};
    for (Exploration::Choice& choice : question.choices) {
      std::vector<Exploration::Result> results;
      for (Exploration::Result& result : choice.results) {
        if (result.target.to == To::question) result.target = became_[result.target.index];
        const auto same = std::find_if(results.begin(), results.end(), [&](const Exploration::Result& other) {
          return other.target == result.target;
        });
        if (same == results.end())
          results.push_back(std::move(result));
        else if (same->is != result.is)
          same->is += (same->is.empty() ? "" : " / ") + result.is;
      }
      // Whatever it turns out to be: it makes no difference.
      if (results.size() == 1) results[0].is = {};
      choice.results = std::move(results);
    }
    std::vector<Exploration::Choice> choices;
    for (Exploration::Choice& choice : question.choices)
      if (std::find(choices.begin(), choices.end(), choice) == choices.end())
        choices.push_back(std::move(choice));
    question.choices = std::move(choices);
    if (looped_to_[at]) return;
    if (question.choices.size() == 1 && question.choices[0].results.size() == 1) {
      became_[at] = question.choices[0].results[0].target;
      return;
    }
    const auto [known, fresh] = same_.try_emplace(signature(question), at);
    if (!fresh) became_[at] = {To::question, known->second};
  }

  static std::string signature(const Question& question) {
    std::string out = std::to_string(question.step) + "\n" + question.text.text();
    for (const Exploration::Choice& choice : question.choices) {
      out += "\n" + choice.text.text();
      for (const Exploration::Result& result : choice.results)
        out += "\n\t" + result.is.text() + "\t" + std::to_string(static_cast<int>(result.target.to)) + " " +
               std::to_string(result.target.index);
    }
    return out;
  }

  // Numbers questions and outcomes in the order in which they are read from the top.
  void number() {
    std::vector<std::size_t> question_number(graph_.questions.size(), kNone);
    std::vector<std::size_t> outcome_number(graph_.outcomes.size(), kNone);
    std::vector<std::size_t> order;
    std::vector<Exploration::Outcome> outcomes;
    std::vector<Target> stack{graph_.first};
    while (!stack.empty()) {
      const Target at = stack.back();
      stack.pop_back();
      if (at.to == To::outcome && outcome_number[at.index] == kNone) {
        outcome_number[at.index] = outcomes.size();
        outcomes.push_back(std::move(graph_.outcomes[at.index]));
      }
      if (at.to != To::question || question_number[at.index] != kNone) continue;
      question_number[at.index] = order.size();
      order.push_back(at.index);
      const auto& choices = graph_.questions[at.index].choices;
      for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice)
        for (auto result = choice->results.rbegin(); result != choice->results.rend(); ++result)
          stack.push_back(result->target);
    }
    const auto renumber = [&](Target& target) {
      if (target.to == To::outcome) target.index = outcome_number[target.index];
      if (target.to == To::question || target.to == To::loop) target.index = question_number[target.index];
    };
    std::vector<Question> questions;
    for (const std::size_t at : order) questions.push_back(std::move(graph_.questions[at]));
    for (Question& question : questions)
      for (Exploration::Choice& choice : question.choices)
        for (Exploration::Result& result : choice.results) renumber(result.target);
    renumber(graph_.first);
    graph_.questions = std::move(questions);
    graph_.outcomes = std::move(outcomes);
  }

  // The questions in an order in which each comes after those that lead to it.
  std::vector<std::size_t> from_the_top() const {
    std::vector<std::size_t> leading(graph_.questions.size(), 0), out;
    const auto each = [&](std::size_t at, auto visit) {
      for (const Exploration::Choice& choice : graph_.questions[at].choices)
        for (const Exploration::Result& result : choice.results)
          if (result.target.to == To::question) visit(result.target.index);
    };
    for (std::size_t i = 0; i < graph_.questions.size(); ++i) each(i, [&](std::size_t to) { ++leading[to]; });
    for (std::size_t i = 0; i < leading.size(); ++i)
      if (leading[i] == 0) out.push_back(i);
    for (std::size_t next = 0; next < out.size(); ++next)
      each(out[next], [&](std::size_t to) {
        if (--leading[to] == 0) out.push_back(to);
      });
    return out;
  }

  void count_lines() {
    std::vector<std::uint64_t> lines(graph_.questions.size(), 0);
    const auto arrive = [&](Target target, std::uint64_t more) {
      if (target.to != To::question && target.to != To::outcome) return;
      std::uint64_t& count =
          target.to == To::question ? lines[target.index] : graph_.outcomes[target.index].lines;
      count = std::min(kMostLines, count + more);
    };
    arrive(graph_.first, 1);
    for (const std::size_t at : from_the_top())
      for (const Exploration::Choice& choice : graph_.questions[at].choices)
        for (const Exploration::Result& result : choice.results) arrive(result.target, lines[at]);
    graph_.lines = 0;
    for (const Exploration::Outcome& outcome : graph_.outcomes)
      graph_.lines = std::min(kMostLines, graph_.lines + outcome.lines);
  }

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  Exploration& graph_;
  std::vector<Target> became_;  // by question: its replacement
  std::vector<bool> done_, looped_to_;
  std::map<std::string, std::size_t> same_;
};

}  // namespace

void simplify(Exploration& graph) { Simplification(graph).run(); }

Sentence exploration_summary(const Exploration& graph, Language language) {
  const Sentence found =
      tell(language, Word::all_summary,
           {{"outcomes", counted(graph.outcomes.size())}, {"lines", counted(graph.lines)}});
  if (graph.stopped.empty()) return found;
  return tell(language, Word::found_until_then,
              {{"why", SlotText(graph.stopped)}, {"text", SlotText(found)}});
}

}  // namespace kawari
