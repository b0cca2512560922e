// Answers: did it trigger, and if not, why not?
#include <algorithm>

#include "explain/why_lines.h"

namespace kawari {
namespace {

class WhyTrigger {
 public:
  WhyTrigger(WhyLines& lines, const MeansAbility& asked) : lines_(lines), asked_(asked) {}
  void look_at(std::size_t glimpse);
  void look_at_resolutions();

 private:
  void happened(std::size_t at, const Bearer& bearer);
  void dropped(const Glimpse& glimpse, const Bearer& bearer);
  std::size_t told_at(std::size_t from, const Bearer& bearer) const;

  WhyLines& lines_;
  const MeansAbility& asked_;
};

// The trace item that says that it triggered, from the recorded moment on.
std::size_t WhyTrigger::told_at(std::size_t from, const Bearer& bearer) const {
  for (std::size_t i = from; i < lines_.trace.items.size(); ++i) {
    const TraceItem& item = lines_.trace.items[i];
    if (item.kind == TraceKind::triggered && item.by.node == bearer.view.root &&
        item.by.card == bearer.holder.card)
      return i;
  }
  return from;
}

void WhyTrigger::happened(std::size_t at, const Bearer& bearer) {
  using Why = Untriggered::Why;
  const Glimpse& glimpse = lines_.witness.glimpses[at];
  const Match& match = *glimpse.match;
  const bool leaving = glimpse.sight == Sight::leaves;
  const FactSet all = facts_of(match, glimpse.part);
  Holder holder = bearer.holder;
  if (!bearer.there && bearer.created) holder.bound = glimpse.part.object;
  Untriggered found = untriggered(match, holder, bearer.view, glimpse.part, all, leaving);
  // A confusable event counts only if everything else fits.
  const bool taken = found.misfit.what == Misfit::What::kind && found.why == Why::event;
  if (taken && !(bearer.view.watches & taken_for(match, all))) return;
  if (taken && (!bearer.there ||
                untriggered(match, holder, bearer.view, glimpse.part, all | taken_for(match, all), leaving)))
    return;
  // Committed parts are told before the record is made; parts that are about to leave, after.
  PastMoment moment(lines_.explainer, match, leaving || glimpse.item == 0 ? glimpse.item : glimpse.item - 1);
  const auto slots = [&] {
    Slots out{{"event", SlotText(moment.clause(glimpse.part, EventForm::happens))},
              {"effect", moment.effect(bearer)}};
    out.set("card", moment.speaker.card(bearer.holder.card));
    return out;
  };
  if (!bearer.there && found.why != Why::event && found.why != Why::condition) {
    lines_.add_absent(moment, bearer, glimpse.part, EventForm::happens, at);
    return;
  }
  if (!bearer.there) return;
  switch (found.why) {
    case Why::event:
      lines_.add_misfit(moment, bearer, found.misfit, found.env, glimpse.part, EventForm::happens);
      break;
    case Why::condition:
      lines_.add_false(moment, bearer.view.root, found.node, found.env, slots(), MessageId::why_false,
                       MessageId::why_false_plain, rule::key(rule::condition_in_front));
      break;
    case Why::comes_in:
      lines_.add(moment, Near::but_one_thing, MessageId::why_comes_in, slots());
      break;
    case Why::leaves_too:
      lines_.add(moment, Near::but_one_thing, MessageId::why_leaves_too, slots());
      break;
    case Why::told_already:
      lines_.add(moment, Near::but_one_thing, MessageId::why_told_already, slots());
      break;
    case Why::not_first:
      lines_.add(moment, Near::but_one_thing, MessageId::why_not_first, slots());
      break;
    case Why::secondary:
      lines_.add_false(moment, bearer.view.root, found.node, found.env, slots(), MessageId::why_false,
                       MessageId::why_false_plain, rule::key(rule::secondary_condition));
      break;
    case Why::nothing:
      moment.item = told_at(glimpse.item, bearer);
      lines_.add(moment, Near::happened, MessageId::why_triggered, slots());
      break;
  }
}

// It would have triggered if the event had not been stopped.
void WhyTrigger::dropped(const Glimpse& glimpse, const Bearer& bearer) {
  using Why = Untriggered::Why;
  const Match& match = *glimpse.match;
  if (!bearer.there) return;
  const Untriggered found =
      untriggered(match, bearer.holder, bearer.view, glimpse.part, facts_of(match, glimpse.part), false);
  if (found.why == Why::event || found.why == Why::condition) return;
  PastMoment moment(lines_.explainer, match, glimpse.item);
  lines_.add_dropped(moment, bearer, glimpse, Near::but_one_thing);
}

void WhyTrigger::look_at(std::size_t at) {
  const Glimpse& glimpse = lines_.witness.glimpses[at];
  switch (glimpse.sight) {
    case Sight::happens:
    case Sight::leaves:
      for (const Bearer& bearer : bearers(*glimpse.match, AbilityKind::triggered, asked_))
        happened(at, bearer);
      return;
    case Sight::replaced:
    case Sight::prevented:
    case Sight::impossible:
    case Sight::reduced:
      for (const Bearer& bearer : bearers(*glimpse.match, AbilityKind::triggered, asked_))
        dropped(glimpse, bearer);
      return;
    case Sight::would_happen:
    case Sight::not_instead:
    case Sight::asked:
    case Sight::nothing_to_choose:
      return;
  }
}

// It triggered; finds out what its resolution did.
void WhyTrigger::look_at_resolutions() {
  const Match& match = *lines_.explainer.match;
  for (std::size_t i = 0; i < lines_.trace.items.size(); ++i) {
    const TraceItem& item = lines_.trace.items[i];
    if (item.kind != TraceKind::no_effect || !asked_(item.by.card, item.by.node, item.by.keyword)) continue;
    const bool condition = item.rule == rule::key(rule::secondary_condition);
    if (!condition && item.rule != rule::key(rule::once)) continue;
    PastMoment moment(lines_.explainer, match, i);
    Slots slots{{"effect", moment.speaker.effect(item.by)}};
    if (condition) slots.set("text", SlotText(words_of(moment.speaker, {item.node, item.by.node})));
    lines_.add(moment, Near::happened,
               condition ? MessageId::why_resolved_false : MessageId::why_resolved_used, slots);
  }
  for (const Waiting& waiting : match.state.waiting) {
    if (!asked_(waiting.card, waiting.ability, waiting.keyword)) continue;
    PastMoment moment(lines_.explainer, match, kNow);
    EffectRecord by = effect_record(match, waiting.card, waiting.ability, waiting.controller);
    if (waiting.keyword != kNoKeyword) by.keyword = waiting.keyword;
    lines_.add(moment, Near::happened, MessageId::why_waits, {{"effect", moment.speaker.effect(by)}});
  }
}

}  // namespace

std::vector<ExplainedStep> WhyNot::trigger(const MeansAbility& asked, std::size_t most) const {
  WhyLines lines(*this);
  WhyTrigger why(lines, asked);
  for (std::size_t i = 0; i < witness_.glimpses.size(); ++i) why.look_at(i);
  why.look_at_resolutions();
  if (!lines.any(Near::other_kind)) lines.add_never(AbilityKind::triggered, asked);
  if (lines.empty()) lines.add_other_kind(AbilityKind::triggered, asked);
  return lines.nearest(most);
}

}  // namespace kawari
