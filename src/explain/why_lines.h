// The material for "why not" answers: the abilities that a question is about, as they were at a moment, and
// lines with a measure of how near they came to happening.
#pragma once
#include "explain/events.h"
#include "explain/why.h"

namespace kawari {

// How near the event of a line came to happening.
enum class Near : std::uint8_t {
  happened,
  but_one_thing,  // everything was right, except for one thing
  but_condition,  // the right event, but a condition was false
  other_event,    // an event of that kind, but with other cards or players
  other_kind,     // an event of another kind that people confuse with it
  never,          // no event of the kind
  other_card,     // an event of that kind, but about a different card
};

// An ability that a question is about, as it was at some moment.
struct Bearer {
  Holder holder;
  AbilityView view{};
  bool there = true;     // it works; false: its card is not in play, or it has not been created
  bool created = false;  // created by an effect; false: printed or granted
  std::uint32_t instance = 0;
  NodeId event(const Book& book) const { return event_in(book, book[view.root]); }
};
// All of them, including those that do not work at this moment.
std::vector<Bearer> bearers(const Match& match, AbilityKind kind, const MeansAbility& asked);
// The facts that people confuse with the facts of the part: damage that is dealt, for damage that is put.
FactSet taken_for(const Match& match, FactSet facts);

// Instead of a step: how things are now.
inline constexpr std::size_t kNow = static_cast<std::size_t>(-1);

// A moment of the past, with a speaker for it.
struct PastMoment {
  PastMoment(const Explainer& like, const Match& match, std::size_t at)
      : explainer(as_of(like, match)), speaker(explainer), item(at) {}
  PastMoment(const PastMoment&) = delete;
  const Match& match() const { return *explainer.match; }
  Sentence clause(const Part& part, EventForm form) {
    return event_clause(speaker, record(match(), part), form);
  }
  SlotText effect(const Bearer& bearer);

  Explainer explainer;
  Speaker speaker;
  std::size_t item;

 private:
  static Explainer as_of(Explainer like, const Match& match) {
    like.match = &match;
    return like;
  }
};

class WhyLines {
 public:
  explicit WhyLines(const WhyNot& why)
      : explainer(why.explainer_), trace(why.trace_), witness(why.witness_), step_of_(why.step_of_) {}

  const Explainer& explainer;
  const Trace& trace;
  const Witness& witness;

  void add(const PastMoment& moment, Near near, MessageId id, const Slots& slots, RuleKey rule = kNoRule);
  // The event differs, or a condition is false; or everything fits, but the ability is not there.
  void add_misfit(PastMoment& moment, const Bearer& bearer, const Misfit& misfit, const Env& env,
                  const Part& part, EventForm form);
  void add_false(PastMoment& moment, NodeId ability, NodeId condition, const Env& env, Slots slots,
                 MessageId with_reason, MessageId plain, RuleKey rule);
  void add_absent(PastMoment& moment, const Bearer& bearer, const Part& part, EventForm form,
                  std::size_t glimpse);
  // The part was dropped earlier: forbidden, impossible, replaced, reduced to 0.
  void add_dropped(PastMoment& moment, const Bearer& bearer, const Glimpse& glimpse, Near near);
  // No such event happened, or the ability is not there now.
  void add_never(AbilityKind kind, const MeansAbility& asked);
  // The question is about abilities of another kind.
  void add_other_kind(AbilityKind wanted, const MeansAbility& asked);

  bool empty() const { return lines_.empty(); }
  bool any(Near at_least_as_near_as) const;
  int step(std::size_t item) const { return step_of_(item); }
  // The nearest lines first; distant ones only if there are no near ones.
  std::vector<ExplainedStep> nearest(std::size_t most);

 private:
  struct Line {
    Near near;
    ExplainedStep step;
  };
  const std::function<int(std::size_t)>& step_of_;
  std::vector<Line> lines_;
};

}  // namespace kawari
