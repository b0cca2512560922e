// Executing a card: declare, pay, enter or resolve. Also what a shield trigger executes for no cost.
#include "commit/commit.h"
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

CardId card_arg(const Frame& frame, int i) { return CardId(frame.args[i]); }
bool free_of_cost(const Frame& frame) { return static_cast<PlayWay>(frame.args[1]) == PlayWay::free; }
bool by_effect(const Frame& frame) { return frame.args[3] != kByPlayer; }
bool by_trigger(const Frame& frame) { return frame.args[3] == kByShieldTrigger; }
// How parts say that a keyword is behind them: one more than its number.
constexpr std::uint16_t kOfTrigger = static_cast<std::uint16_t>(Keyword::shield_trigger) + 1;

Flow declare(Match& match, Frame& frame) {
  if (!listening(match)) return Flow::next();
  TraceItem item;
  item.kind = TraceKind::action;
  item.player = frame.controller;
  item.part.verb = Verb::play;
  item.part.player = frame.controller;
  item.part.card = card_arg(frame, 0);
  item.part.face = match.state.card(card_arg(frame, 0)).face;
  item.part.extra = frame.args[1];
  item.part.other = frame.args[2] == 0xFFFF ? kNoCard : card_arg(frame, 2);
  item.rule =
      free_of_cost(frame) ? ::kawari::rule::key(::kawari::rule::for_free) : rule::key(rule::declare_card);
  trace(match, std::move(item));
  return Flow::next();
}

// An evolution creature that an effect executes needs a base: its player picks it now.
Flow pick_base(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = card_arg(frame, 0);
  if (!match.face(card).is(Kind::evolution) || frame.args[2] != 0xFFFF) return Flow::next();
  if (state.answered) {
    state.answered = 0;
    frame.args[2] = index(card_of(state, {state.answer.a, state.answer.b}));
    return Flow::next();
  }
  Pending pending;
  pending.ask = Ask::objects;
  pending.who = frame.controller;
  pending.frame = static_cast<std::uint8_t>(state.frames.size() - 1);
  pending.card = card;
  pending.least = pending.most = 1;
  state.pending = pending;
  return Flow::stay();
}

// The player names the mana cards; they must pay the cost and every civilization, and none too many.
Flow pay_as_asked(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = card_arg(frame, 0);
  if (state.answered) {
    state.answered = 0;
    if (!state.picks.push({state.answer.a, state.answer.b})) state.fault = Fault::too_many_refs;
  }
  ManaCards least{};
  (void)mana_for(match, frame.controller, card, least);
  const int left = static_cast<int>(least.size()) - static_cast<int>(state.picks.size());
  if (left > 0) {
    Pending pending;
    pending.ask = Ask::pay_cards;
    pending.who = frame.controller;
    pending.frame = static_cast<std::uint8_t>(state.frames.size() - 1);
    pending.card = card;
    pending.least = pending.most = static_cast<std::uint8_t>(left);
    state.pending = pending;
    return Flow::stay();
  }
  if (!begin_proposal(match)) return Flow::next();
  const auto picks = state.picks;
  state.picks.clear();
  for (const ObjectRef ref : picks) {
    Part part = make_part(PartKind::exert, Verb::none, frame.controller, ref);
    part.flags |= kCost;
    if (!add_part(match, part)) break;
  }
  return Flow::next();
}

// [DM-1.50 601.1f] The mana is tapped; nobody can respond.
Flow pay(Match& match, Frame& frame) {
  if (free_of_cost(frame)) return Flow::next();
  ManaCards mana{};
  if (match.ask_payment) return pay_as_asked(match, frame);
  if (!mana_for(match, frame.controller, card_arg(frame, 0), mana) || mana.empty() || !begin_proposal(match))
    return Flow::next();
  for (const CardId c : mana) {
    Part part = make_part(PartKind::exert, Verb::none, frame.controller, ref_of(match.state, c));
    part.flags |= kCost;
    if (!add_part(match, part)) break;
  }
  return Flow::next();
}

// [DM-1.50 601.1g] A creature enters; a spell stays pending while it resolves.
Flow enter(Match& match, Frame& frame) {
  const CardId card = card_arg(frame, 0);
  if (match.face(card).is(Kind::action)) {
    relocate_card(match, card, Zone::pending, false);
    return Flow::next();
  }
  const bool evolution = match.face(card).is(Kind::evolution);
  Part part = move_part(match, ref_of(match.state, card), Zone::play, evolution ? Verb::shift : Verb::play);
  if (evolution) part.other = ref_of(match.state, card_arg(frame, 2));
  if (free_of_cost(frame)) part.unpaid = 1;
  propose_one(match, part);
  return Flow::next();
}

Flow executed(Match& match, Frame& frame) {
  Part part = mark_part(Verb::play, frame.controller, ref_of(match.state, card_arg(frame, 0)));
  part.extra = frame.args[1];
  if (!begin_proposal(match)) return Flow::next();
  (void)add_part(match, part);
  if (by_trigger(frame)) {
    Part use = mark_part(Verb::use_ability, frame.controller, part.object);
    use.extra = kOfTrigger;
    (void)add_part(match, use);
  }
  return Flow::next();
}

Flow resolve(Match& match, Frame& frame) {
  const CardId card = card_arg(frame, 0);
  if (!match.face(card).is(Kind::action)) return Flow::next();
  for (const Ability& ability : match.face(card).abilities)
    if (ability.kind == AbilityKind::action_text)
      (void)push_statement(match, ability.root, match.book().kid(ability.root, 0), frame.controller,
                           ref_of(match.state, card), card);
  return Flow::next();
}

// [DM-1.50 605.2f] As its last step a spell goes to the graveyard.
Flow leave(Match& match, Frame& frame) {
  const CardId card = card_arg(frame, 0);
  if (match.state.card(card).zone == Zone::pending) {
    Part part = move_part(match, ref_of(match.state, card), Zone::discard, Verb::resolve);
    if (by_trigger(frame)) part.extra = kOfTrigger;
    propose_one(match, part);
  }
  return Flow::next();
}

Flow after(Match& match, Frame& frame) {
  if (!by_effect(frame)) start_after(match);
  return Flow::finish();
}

constexpr StepFn kPlaySteps[] = {declare, pick_base, pay, enter, executed, resolve, leave, after};

}  // namespace

std::span<const StepFn> play_steps() { return kPlaySteps; }

}  // namespace kawari::duel_masters
