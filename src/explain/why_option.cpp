// Why a card is not an option of a decision.
#include "explain/why_lines.h"
#include "run/run.h"
#include "run/unchosen.h"
#include "state/rules.h"
#include "step/step.h"

namespace kawari {
namespace {

class WhyOption {
 public:
  WhyOption(WhyLines& lines, CardId card) : lines_(lines), card_(card) {}
  // Returns false if the decision is not a choice of cards.
  bool look_at(const Match& match, std::size_t item);
  void look_at_nothing(const Glimpse& glimpse);

 private:
  void say(PastMoment& moment, MessageId id, Slots slots, RuleKey rule = kNoRule);
  // `choice`: the node of the choice, where the words of a text offer the cards; else kNoNode.
  void refused(PastMoment& moment, const Unchosen& why, const Frame* frame, NodeId choice);
  void tell(PastMoment& moment, Sentence text, MessageId id, RuleKey rule);

  WhyLines& lines_;
  CardId card_;
  Sentence question_;
};

void WhyOption::tell(PastMoment& moment, Sentence text, MessageId id, RuleKey rule) {
  const Language language = moment.explainer.language;
  const Slots slots{{"question", SlotText(question_)},
                    {"text", SlotText(sentence(std::move(text), language))}};
  lines_.add(moment, Near::but_one_thing, MessageId::why_decision, slots,
             rule != kNoRule ? rule : moment.speaker.message(id).rules[0]);
}

void WhyOption::say(PastMoment& moment, MessageId id, Slots slots, RuleKey rule) {
  slots.set("card", moment.speaker.card(card_));
  tell(moment, moment.speaker.say(id, slots), id, rule);
}

void WhyOption::refused(PastMoment& moment, const Unchosen& why, const Frame* frame, NodeId choice) {
  using Why = Unchosen::Why;
  const Match& match = moment.match();
  const NodeId filter = choice == kNoNode ? kNoNode : match.book().kid(choice, 0);
  Slots slots;
  if (choice != kNoNode)
    slots.set("text", SlotText(words_of(moment.speaker, {choice, filter, frame->program})));
  switch (why.why) {
    case Why::nothing:
      return say(moment, MessageId::why_on_offer, std::move(slots));
    case Why::zone:
      slots.set("place", SlotText(place_of(moment.speaker, card_)));
      return say(moment, MessageId::why_not_searched, std::move(slots));
    case Why::picked:
      return say(moment, MessageId::why_picked, std::move(slots));
    case Why::filter: {
      const Env env = env_of(*frame);
      const Failing failing = failing_filter(match, env, filter, ref_of(match.state, card_));
      const Sentence reason = what_is(moment.speaker, env, failing);
      slots.set("reason", SlotText(reason));
      return say(moment, reason.empty() ? MessageId::why_not_asked_for_plain : MessageId::why_not_asked_for,
                 std::move(slots));
    }
    case Why::rule:
      return tell(moment, moment.explainer.verdict(why.verdict, false), MessageId::why_decision,
                  why.verdict.rule);
  }
}

bool WhyOption::look_at(const Match& match, std::size_t item) {
  const Decision open = decision(match);
  const Pending& pending = match.state.pending;
  PastMoment moment(lines_.explainer, match, item);
  question_ = moment.explainer.question(open.ask, open.who, open.node, open.card);
  for (const Option& option : open.options) {
    const bool card = option.is(OptionKind::card) && option.card() == card_;
    const bool object = option.is(OptionKind::object) && card_of(match.state, option.object()) == card_;
    if (!card && !object) continue;
    say(moment, MessageId::why_on_offer, {});
    return true;
  }
  switch (open.ask) {
    case Ask::objects:
    case Ask::chance_card:
    case Ask::order:
    case Ask::alter_hand:
    case Ask::pay_cards:
    case Ask::block:
      break;
    case Ask::none:
    case Ask::action:
    case Ask::may:
    case Ask::number:
    case Ask::mode:
    case Ask::either:
    case Ask::waiting:
    case Ask::replacement:
    case Ask::replace:
    case Ask::entry:
    case Ask::way:
    case Ask::player:
    case Ask::name_card:
    case Ask::name_race:
    case Ask::name_colour:
    case Ask::side:
    case Ask::repeat:
      return false;
  }
  const ObjectRef ref = ref_of(match.state, card_);
  const bool by_text = offered_by(match, pending) == OfferedBy::choice;
  refused(moment, unchosen(match, pending, ref), by_text ? &match.state.frames[pending.frame] : nullptr,
          by_text ? pending.node : kNoNode);
  return true;
}

// A choice that had no legal option at all.
void WhyOption::look_at_nothing(const Glimpse& glimpse) {
  const Match& match = *glimpse.match;
  const Frame& frame = match.state.frames.back();
  PastMoment moment(lines_.explainer, match, glimpse.item);
  question_ = moment.explainer.question(Ask::objects, glimpse.by.controller, glimpse.node, frame.card);
  refused(moment,
          unchosen(match, frame, frame.pc, glimpse.node, glimpse.by.controller, ref_of(match.state, card_)),
          &frame, glimpse.node);
}

}  // namespace

std::vector<ExplainedStep> WhyNot::option(CardId card, std::size_t most) const {
  WhyLines lines(*this);
  WhyOption why(lines, card);
  const Match& now = *explainer_.match;
  const Ask open = now.state.over ? Ask::none : now.state.pending.ask;
  PastMoment moment(explainer_, now, kNow);
  if (open != Ask::none && open != Ask::action) {
    if (!why.look_at(now, kNow)) {
      const Pending& pending = now.state.pending;
      lines.add(moment, Near::but_one_thing, MessageId::why_decision,
                {{"question", SlotText(explainer_.question(open, pending.who, pending.node, pending.card))},
                 {"text", SlotText(moment.speaker.say(MessageId::why_not_a_choice, {}))}});
    }
    return lines.nearest(most);
  }
  for (const Glimpse& glimpse : witness_.glimpses) {
    if (glimpse.sight == Sight::asked) (void)why.look_at(*glimpse.match, glimpse.item);
    if (glimpse.sight == Sight::nothing_to_choose) why.look_at_nothing(glimpse);
  }
  if (lines.empty()) lines.add(moment, Near::never, MessageId::why_no_decision, {});
  return lines.nearest(most);
}

}  // namespace kawari
