#include "explain/why_lines.h"
#include "explain/principles.h"
#include "state/rules.h"

#include <algorithm>

namespace kawari {
namespace {

Op op_of(AbilityKind kind) { return kind == AbilityKind::replacement ? Op::replacement : Op::triggered; }

// Visits every node beneath that is an ability of its own: granted, created, delayed.
template <class Fn>
void each_inner(const Book& book, NodeId id, Fn fn) {
  const Node& node = book[id];
  for (const NodeId kid : book.kids(node)) {
    if (book.sort(kid) == Sort::Ability || book.op(kid) == Op::delay) fn(kid);
    each_inner(book, kid, fn);
  }
}

AbilityView view_of(const Book& book, NodeId root, std::int16_t effect) {
  AbilityView view{root, AbilityKind::triggered, kNoWord, kNoKeyword, {}, 0xFF, effect};
  if (book.op(root) == Op::replacement) view.kind = AbilityKind::replacement;
  view.watches = watched(book, event_in(book, book[root]));
  return view;
}

bool is_of(const Book& book, NodeId root, AbilityKind kind) {
  return book.op(root) == op_of(kind) || (kind == AbilityKind::triggered && book.op(root) == Op::delay);
}

}  // namespace

std::vector<Bearer> bearers(const Match& match, AbilityKind kind, const MeansAbility& asked) {
  const State& state = match.state;
  const Book& book = match.book();
  std::vector<Bearer> out;
  for (const SlotId id : slots_in_order(state)) {
    const Slot& slot = state.slot(id);
    for (const AbilityView& view : abilities_of(match, id)) {
      if (view.kind != kind || !asked(slot.top, view.root, view.keyword)) continue;
      out.push_back({{ref_of(state, id), slot.top, slot.controller, {}, true}, view, true, false, 0});
    }
  }
  for (std::size_t i = 0; i < state.effects.size(); ++i) {
    const Effect& effect = state.effects[i];
    const Op op = book.op(effect.node);
    if (op != Op::create && op != Op::delay) continue;
    const NodeId root = op == Op::create ? book.kid(effect.node, 1) : effect.node;
    if (!is_of(book, root, kind) || !asked(effect.source, root, kNoKeyword)) continue;
    const Holder holder{ref_of(state, effect.source), effect.source, effect.controller, effect.object, false};
    out.push_back({holder, view_of(book, root, static_cast<std::int16_t>(i)), effect.spent == Spent::no, true,
                   effect.instance});
  }
  for (std::uint16_t i = 0; i < state.cards.size(); ++i) {
    const CardId card{i};
    const bool in_play = state.card(card).zone == Zone::play;
    const Holder holder{ref_of(state, card), card, state.card(card).player(), {}, false};
    for (const AbilityView& view : printed_abilities(match, card)) {
      if (!in_play && view.kind == kind && asked(card, view.root, view.keyword))
        out.push_back({holder, view, false, false, 0});
      each_inner(book, view.root, [&](NodeId inner) {
        if (!is_of(book, inner, kind) || !asked(card, inner, kNoKeyword)) return;
        const bool made = std::any_of(out.begin(), out.end(), [&](const Bearer& known) {
          return known.there && known.view.root == inner && (known.created || known.view.index == 0xFF);
        });
        if (!made) out.push_back({holder, view_of(book, inner, -1), false, true, 0});
      });
    }
  }
  return out;
}

FactSet taken_for(const Match& match, FactSet facts) { return match.rules->facts->near(facts); }

SlotText PastMoment::effect(const Bearer& bearer) {
  EffectRecord by = effect_record(match(), bearer.holder.card, bearer.view.root, bearer.holder.controller);
  if (bearer.view.keyword != kNoKeyword) by.keyword = bearer.view.keyword;
  return speaker.effect(by);
}

void WhyLines::add(const PastMoment& moment, Near near, MessageId id, const Slots& slots, RuleKey rule) {
  const Language language = explainer.language;
  Sentence text = without_stop(moment.speaker.say(id, slots));
  if (const int number = moment.item == kNow ? 0 : step_of_(moment.item); number > 0)
    text = moment.speaker.say(MessageId::why_step, {{"step", numbered(static_cast<std::size_t>(number))},
                                                    {"text", SlotText(std::move(text))}});
  ExplainedStep step;
  step.text = sentence(std::move(text), language);
  step.item = moment.item;
  step.message = id;
  step.decisive = true;
  const auto cited = [&](RuleKey key) {
    if (key == kNoRule) return;
    Citation citation = cite(moment.match(), key, language);
    const bool known = std::any_of(step.citations.begin(), step.citations.end(), [&](const Citation& c) {
      return citation.number.empty() ? c.says == citation.says : c.number == citation.number;
    });
    if (is_cited(moment.match(), citation) && !known) step.citations.push_back(std::move(citation));
  };
  cited(rule);
  for (const RuleKey key : moment.speaker.message(id).rules) cited(key);
  lines_.push_back({near, std::move(step)});
}

void WhyLines::add_false(PastMoment& moment, NodeId ability, NodeId condition, const Env& env, Slots slots,
                         MessageId with_reason, MessageId plain, RuleKey rule) {
  const Failing failing = failing_condition(moment.match(), env, condition);
  const Book& book = moment.match().book();
  std::vector<NodeId> inner_first;
  for (std::size_t i = failing.path.size(); i-- > 0;)
    if (book.sort(failing.path[i]) == Sort::Cond) inner_first.push_back(failing.path[i]);
  inner_first.push_back(ability);
  slots.set("text", SlotText(words_of(moment.speaker, inner_first)));
  const Sentence reason = what_is(moment.speaker, env, failing);
  slots.set("reason", SlotText(reason));
  add(moment, Near::but_condition, reason.empty() ? plain : with_reason, slots, rule);
}

void WhyLines::add_misfit(PastMoment& moment, const Bearer& bearer, const Misfit& misfit, const Env& env,
                          const Part& part, EventForm form) {
  using What = Misfit::What;
  const Match& match = moment.match();
  const bool trigger = bearer.view.kind == AbilityKind::triggered;
  Slots slots{{"event", SlotText(moment.clause(part, form))}, {"effect", moment.effect(bearer)}};
  const RuleKey rule = rule::key(trigger ? rule::trigger : rule::replacement);
  if (misfit.what == What::condition) {
    add_false(moment, bearer.view.root, misfit.node, env, std::move(slots), MessageId::why_false,
              MessageId::why_false_plain, rule);
    return;
  }
  slots.set("text", SlotText(words_of(moment.speaker, {misfit.event, bearer.view.root})));
  if (misfit.what == What::kind) {
    add(moment, Near::other_kind, MessageId::why_other_kind, slots, rule);
    return;
  }
  Near near = Near::other_event;
  const bool of_card = misfit.what == What::subject || misfit.what == What::other;
  if (of_card && misfit.node != kNoNode) {
    const ObjectRef object = misfit.what == What::subject ? env.subject : env.other;
    const Failing failing = failing_filter(match, env, misfit.node, object);
    if (failing && match.book().op(failing.node) == Op::same_as) near = Near::other_card;
  }
  const Sentence reason = what_is(moment.speaker, env, misfit);
  slots.set("reason", SlotText(reason));
  add(moment, near, reason.empty() ? MessageId::why_misfit_plain : MessageId::why_misfit, slots, rule);
}

void WhyLines::add_absent(PastMoment& moment, const Bearer& bearer, const Part& part, EventForm form,
                          std::size_t glimpse) {
  const Match& match = moment.match();
  const bool trigger = bearer.view.kind == AbilityKind::triggered;
  const RuleKey rule = rule::key(trigger ? rule::ability_works : rule::replacement_exists);
  Slots slots{{"event", SlotText(moment.clause(part, form))}, {"effect", moment.effect(bearer)}};
  slots.set("card", moment.speaker.card(bearer.holder.card));
  slots.set("place", SlotText(place_of(moment.speaker, bearer.holder.card)));
  if (!bearer.created) {
    add(moment, Near::but_one_thing, MessageId::why_absent, slots, rule);
    return;
  }
  // The effect may have existed, and been used or ended.
  bool existed = false;
  for (std::size_t i = 0; i < glimpse && !existed; ++i) {
    for (const Effect& effect : witness.glimpses[i].match->state.effects) {
      const bool create = match.book().op(effect.node) == Op::create;
      existed = existed || (create ? match.book().kid(effect.node, 1) : effect.node) == bearer.view.root;
    }
  }
  for (std::size_t i = 0; i < std::min(moment.item, trace.items.size()); ++i) {
    const TraceItem& item = trace.items[i];
    if (item.kind != TraceKind::replaced || item.by.node != bearer.view.root) continue;
    if (!(match.book()[bearer.view.root].value & kNextTime) || step_of_(i) == 0) continue;
    slots.set("used", numbered(static_cast<std::size_t>(step_of_(i))));
    add(moment, Near::but_one_thing, MessageId::why_used_up, slots);
    return;
  }
  add(moment, Near::but_one_thing, existed ? MessageId::why_over : MessageId::why_absent_effect, slots,
      existed ? kNoRule : rule);
}

void WhyLines::add_dropped(PastMoment& moment, const Bearer& bearer, const Glimpse& glimpse, Near near) {
  Slots slots{{"event", SlotText(moment.clause(glimpse.part, EventForm::would))},
              {"effect", moment.effect(bearer)}};
  const bool known = glimpse.by.card != kNoCard;
  if (known) slots.set("by", moment.speaker.effect(glimpse.by));
  switch (glimpse.sight) {
    case Sight::replaced:
      add(moment, near, MessageId::why_replaced, slots);
      return;
    case Sight::prevented:
      if (glimpse.node != kNoNode) slots.set("text", SlotText(moment.speaker.text(glimpse.node)));
      add(moment, near,
          known && glimpse.node != kNoNode ? MessageId::why_prevented_by : MessageId::why_prevented, slots);
      return;
    case Sight::impossible:
      add(moment, near, MessageId::why_impossible, slots);
      return;
    case Sight::reduced:
      add(moment, near, MessageId::why_reduced, slots,
          glimpse.by.keyword == kNoKeyword ? kNoRule
                                           : moment.match().rules->keywords[index(glimpse.by.keyword)].rule);
      return;
    case Sight::would_happen:
    case Sight::happens:
    case Sight::leaves:
    case Sight::not_instead:
    case Sight::asked:
    case Sight::nothing_to_choose:
      return;
  }
}

void WhyLines::add_never(AbilityKind kind, const MeansAbility& asked) {
  const Match& match = *explainer.match;
  for (const Bearer& bearer : bearers(match, kind, asked)) {
    PastMoment now(explainer, match, kNow);
    Slots slots{{"effect", now.effect(bearer)}, {"card", now.speaker.card(bearer.holder.card)}};
    slots.set("place", SlotText(place_of(now.speaker, bearer.holder.card)));
    slots.set("text", SlotText(words_of(now.speaker, {bearer.event(match.book()), bearer.view.root})));
    const RuleKey rule = rule::key(kind == AbilityKind::triggered ? rule::trigger : rule::replacement);
    if (bearer.there)
      add(now, Near::never, MessageId::why_no_event, slots, rule);
    else
      add(now, Near::never, bearer.created ? MessageId::why_not_made : MessageId::why_not_there, slots,
          kind == AbilityKind::replacement ? rule::key(rule::replacement_exists) : kNoRule);
  }
}

void WhyLines::add_other_kind(AbilityKind wanted, const MeansAbility& asked) {
  const Match& match = *explainer.match;
  for (std::uint16_t i = 0; i < match.state.cards.size(); ++i) {
    const CardId card{i};
    const Card& there = match.state.card(card);
    const bool in_play = there.zone == Zone::play && there.slot != kNoSlot;
    for (const AbilityView& view :
         in_play ? abilities_of(match, there.slot) : printed_abilities(match, card)) {
      if (view.kind == wanted || !asked(card, view.root, view.keyword)) continue;
      PastMoment now(explainer, match, kNow);
      const Bearer bearer{
          {ref_of(match.state, card), card, there.player(), {}, in_play}, view, in_play, false, 0};
      const Slots slots{{"effect", now.effect(bearer)}, {"text", SlotText(now.speaker.text(view.root))}};
      const auto say = [&](MessageId id) { add(now, Near::never, id, slots); };
      switch (view.kind) {
        case AbilityKind::triggered:
          say(MessageId::why_is_triggered);
          break;
        case AbilityKind::replacement:
          say(MessageId::why_is_replacement);
          break;
        case AbilityKind::activated:
          say(MessageId::why_is_activated);
          break;
        case AbilityKind::keyword:
          say(MessageId::why_is_keyword);
          break;
        case AbilityKind::static_:
        case AbilityKind::free_use:
          say(MessageId::why_is_static);
          break;
        case AbilityKind::action_text:
          say(MessageId::why_is_effect);
          break;
      }
    }
  }
}

bool WhyLines::any(Near limit) const {
  return std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) { return line.near <= limit; });
}

std::vector<ExplainedStep> WhyLines::nearest(std::size_t most) {
  // Events that happened come in order; then the nearest misses, later ones first.
  std::stable_sort(lines_.begin(), lines_.end(), [](const Line& a, const Line& b) {
    if (a.near != b.near) return a.near < b.near;
    return a.near == Near::happened ? a.step.item < b.step.item : a.step.item > b.step.item;
  });
  Near limit = Near::other_card;
  if (any(Near::other_kind)) limit = Near::other_kind;
  if (any(Near::happened)) limit = Near::but_condition;
  std::vector<ExplainedStep> out;
  for (Line& line : lines_) {
    if (out.size() == most || line.near > limit) break;
    const bool known = std::any_of(out.begin(), out.end(),
                                   [&](const ExplainedStep& step) { return step.text == line.step.text; });
    if (!known) out.push_back(std::move(line.step));
  }
  return out;
}

}  // namespace kawari
