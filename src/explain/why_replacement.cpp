// Answers: did it apply, and if not, why not?
#include <algorithm>

#include "explain/narrator.h"
#include "explain/why_lines.h"
#include "state/rules.h"

namespace kawari {
namespace {

class WhyReplacement {
 public:
  WhyReplacement(WhyLines& lines, const MeansAbility& asked, const MeansPart& about)
      : lines_(lines), asked_(asked), about_(about) {}
  void look_at(std::size_t glimpse);
  void look_at_applications();

 private:
  bool is_about(const Match& match, const Part& part) const { return !about_ || about_(record(match, part)); }
  void would_happen(std::size_t at, const Bearer& bearer, int part);
  void waited(PastMoment& moment, const Bearer& bearer, const Candidate& candidate, int part);
  void open(PastMoment& moment, const Bearer& bearer, const Part& part);
  void dropped(const Glimpse& glimpse, const Bearer& bearer);
  void not_instead(const Glimpse& glimpse);
  bool is_by(const EffectRecord& by) const { return asked_(by.card, by.node, by.keyword); }

  WhyLines& lines_;
  const MeansAbility& asked_;
  const MeansPart& about_;
};

Candidate candidate_of(const Bearer& bearer) {
  Candidate out;
  out.node = bearer.view.root;
  out.self = bearer.holder.self;
  out.card = bearer.holder.card;
  out.bound = bearer.holder.bound;
  out.controller = bearer.holder.controller;
  out.instance = bearer.instance;
  return out;
}

// The replacement effect fits and nothing bars it: the trace has the effect that was applied instead.
void WhyReplacement::open(PastMoment& moment, const Bearer& bearer, const Part& part) {
  const Match& match = moment.match();
  const PartRecord wanted = record(match, part);
  for (std::size_t i = moment.item; i < lines_.trace.items.size(); ++i) {
    const TraceItem& item = lines_.trace.items[i];
    if (item.kind == TraceKind::action || item.kind == TraceKind::resolved) return;
    const bool same = same_event(item.part, wanted);
    if (item.kind == TraceKind::happened && same) return;
    Slots slots{{"event", SlotText(moment.clause(part, EventForm::would))},
                {"effect", moment.effect(bearer)}};
    if (item.kind == TraceKind::declined && is_by(item.by)) {
      slots.set("player", moment.speaker.player(item.player));
      lines_.add(moment, Near::but_one_thing, MessageId::why_declined, slots);
      return;
    }
    if (!same || !is_replacement(item.kind)) continue;
    if (is_by(item.by)) return;
    slots.set("by", moment.speaker.effect(item.by));
    const bool turn_player = match.edition->policy.chooser == Chooser::turn_player_first &&
                             item.by.controller == match.state.turn_player &&
                             bearer.holder.controller != match.state.turn_player;
    lines_.add(moment, Near::but_one_thing,
               turn_player ? MessageId::why_turn_player_first : MessageId::why_other_applied, slots);
    return;
  }
}

void WhyReplacement::waited(PastMoment& moment, const Bearer& bearer, const Candidate& candidate, int index) {
  const Match& match = moment.match();
  const Proposal& proposal = match.state.proposals.back();
  const Part& part = match.state.parts[static_cast<std::size_t>(proposal.first + index)];
  const auto say = [&](MessageId id) {
    Slots slots{{"event", SlotText(moment.clause(part, EventForm::would))},
                {"effect", moment.effect(bearer)}};
    slots.set("text", SlotText(words_of(moment.speaker, {action_of(match, candidate), candidate.node})));
    lines_.add(moment, Near::but_one_thing, id, slots);
  };
  switch (unoffered(match, proposal, candidate, index)) {
    case Unoffered::nothing:
      open(moment, bearer, part);
      return;
    case Unoffered::closed:
      return say(MessageId::why_closed);
    case Unoffered::had_its_chance:
      return say(MessageId::why_had_chance);
    case Unoffered::another_instance:
      return say(MessageId::why_another_instance);
    case Unoffered::infeasible:
      return say(MessageId::why_infeasible);
    case Unoffered::declined:
      return;  // told where it was declined
  }
}

void WhyReplacement::would_happen(std::size_t at, const Bearer& bearer, int index) {
  const Glimpse& glimpse = lines_.witness.glimpses[at];
  const Match& match = *glimpse.match;
  const Proposal& proposal = match.state.proposals.back();
  const Part& part = match.state.parts[static_cast<std::size_t>(proposal.first + index)];
  if (part.has(kDropped) || !is_about(match, part)) return;
  const FactSet all = facts_of(match, part);
  Candidate candidate = candidate_of(bearer);
  if (!bearer.there && bearer.created) candidate.bound = part.object;
  const bool taken = !(bearer.view.watches & all);
  if (taken && !(bearer.view.watches & taken_for(match, all))) return;
  if (taken && (!bearer.there || unfit(match, candidate, part, all | taken_for(match, all)))) return;
  PastMoment moment(lines_.explainer, match, glimpse.item);
  Candidates found{};
  candidates_for(match, part, found);
  for (const Candidate& one : found)
    if (one.node == candidate.node && one.self == candidate.self && one.instance == candidate.instance)
      return waited(moment, bearer, one, index);
  const Unfit why = unfit(match, candidate, part, all);
  if (!bearer.there) {
    if (!why) lines_.add_absent(moment, bearer, part, EventForm::would, at);
    return;
  }
  Slots slots{{"event", SlotText(moment.clause(part, EventForm::would))}, {"effect", moment.effect(bearer)}};
  if (why.misfit) {
    lines_.add_misfit(moment, bearer, why.misfit, why.env, part, EventForm::would);
  } else if (why.condition != kNoNode) {
    lines_.add_false(moment, bearer.view.root, why.condition, why.env, slots, MessageId::why_false,
                     MessageId::why_false_plain, rule::key(rule::replacement_exists));
  } else if (part.kind == PartKind::deal_damage && part.amount <= 0) {
    EffectRecord by = effect_record(match, card_of(match.state, part.object), kNoNode, kNoPlayer);
    by.keyword = match.rules->damage_keyword;
    slots.set("by", moment.speaker.effect(by));
    lines_.add(moment, Near::but_one_thing, MessageId::why_reduced, slots);
  } else {
    lines_.add(moment, Near::but_one_thing, MessageId::why_first_time_gone, slots);
  }
}

// It would have applied if the event had not been dropped before. What other replacement effects did is told
// with them; an ability that replaces its own effect does so before.
void WhyReplacement::dropped(const Glimpse& glimpse, const Bearer& bearer) {
  const Match& match = *glimpse.match;
  if (!bearer.there || !is_about(match, glimpse.part)) return;
  if (glimpse.sight == Sight::replaced && glimpse.by.node != kNoNode) {
    const Op op = match.book().op(glimpse.by.node);
    if (op == Op::replacement || op == Op::put_into || is_by(glimpse.by)) return;
  }
  if (unfit(match, candidate_of(bearer), glimpse.part, facts_of(match, glimpse.part))) return;
  PastMoment moment(lines_.explainer, match, glimpse.item);
  lines_.add_dropped(moment, bearer, glimpse,
                     glimpse.sight == Sight::replaced ? Near::other_event : Near::but_one_thing);
}

void WhyReplacement::not_instead(const Glimpse& glimpse) {
  if (about_ || !is_by(glimpse.by)) return;
  PastMoment moment(lines_.explainer, *glimpse.match, glimpse.item);
  lines_.add_false(moment, glimpse.by.node, glimpse.node, env_of(glimpse.match->state.frames.back()),
                   {{"effect", moment.speaker.effect(glimpse.by)}}, MessageId::why_not_instead,
                   MessageId::why_not_instead_plain, kNoRule);
}

void WhyReplacement::look_at(std::size_t at) {
  const Glimpse& glimpse = lines_.witness.glimpses[at];
  switch (glimpse.sight) {
    case Sight::would_happen:
      for (const Bearer& bearer : bearers(*glimpse.match, AbilityKind::replacement, asked_))
        for (int i = 0; i < glimpse.match->state.proposals.back().count; ++i) would_happen(at, bearer, i);
      return;
    case Sight::replaced:
    case Sight::prevented:
    case Sight::impossible:
    case Sight::reduced:
      for (const Bearer& bearer : bearers(*glimpse.match, AbilityKind::replacement, asked_))
        dropped(glimpse, bearer);
      return;
    case Sight::not_instead:
      return not_instead(glimpse);
    case Sight::happens:
    case Sight::leaves:
    case Sight::asked:
    case Sight::nothing_to_choose:
      return;
  }
}

void WhyReplacement::look_at_applications() {
  for (std::size_t i = 0; i < lines_.trace.items.size(); ++i) {
    const TraceItem& item = lines_.trace.items[i];
    if (!is_replacement(item.kind) || !is_by(item.by) || (about_ && !about_(item.part))) continue;
    PastMoment moment(lines_.explainer, *lines_.explainer.match, i);
    const Slots slots{{"effect", moment.speaker.effect(item.by)},
                      {"event", SlotText(event_clause(moment.speaker, item.part, EventForm::would))}};
    lines_.add(moment, Near::happened,
               item.kind == TraceKind::self_replaced ? MessageId::why_applied_self : MessageId::why_applied,
               slots);
  }
}

}  // namespace

std::vector<ExplainedStep> WhyNot::replacement(const MeansAbility& asked, const MeansPart& about,
                                               std::size_t most) const {
  WhyLines lines(*this);
  WhyReplacement why(lines, asked, about);
  why.look_at_applications();
  for (std::size_t i = 0; i < witness_.glimpses.size(); ++i) why.look_at(i);
  if (!lines.any(Near::other_kind) && !about) lines.add_never(AbilityKind::replacement, asked);
  if (lines.empty() && !about) lines.add_other_kind(AbilityKind::replacement, asked);
  return lines.nearest(most);
}

}  // namespace kawari
