// Legality: whether an action may be taken now, and if not, which rule forbids it. The list of actions and
// "why not" share these functions.
#include "examples/lanterns/lanterns.h"
#include "state/obstacle.h"

namespace kawari::lanterns {
namespace {

Verdict own_card(const Match& match, PlayerId who, CardId card, Zone zone, Kind kind, rule::Key cited) {
  const Card& c = match.state.card(card);
  if (c.player() != who) return Verdict::no(rule::key(cited), card).as(Obstacle::not_yours);
  if (c.zone != zone) return Verdict::no(rule::key(cited), card).elsewhere(zone, who);
  if (!match.face(card).is(kind)) return Verdict::no(rule::key(cited), card).wrong_kind(kind);
  return Verdict::yes();
}

Verdict once(PlayerId who, CardId card, bool done, rule::Key cited) {
  if (!done) return Verdict::yes();
  return Verdict::no(rule::key(cited), card).as(Obstacle::done_this_turn, who);
}

}  // namespace

Verdict can_light(const Match& match, PlayerId who, CardId card) {
  if (const Verdict v = own_card(match, who, card, Zone::hand, Kind::character, rule::light); !v.legal)
    return v;
  return once(who, card, this_turn(match.state).lit, rule::light_once);
}

Verdict can_whisper(const Match& match, PlayerId who, CardId card) {
  if (const Verdict v = own_card(match, who, card, Zone::hand, Kind::action, rule::whisper); !v.legal)
    return v;
  return once(who, card, this_turn(match.state).whispered, rule::whisper_once);
}

Verdict can_release(const Match& match, PlayerId who, CardId card) {
  if (const Verdict v = own_card(match, who, card, Zone::play, Kind::character, rule::release); !v.legal)
    return v;
  const Slot& slot = match.state.slot(match.state.card(card).slot);
  if (slot.drying) return Verdict::no(rule::key(rule::release_tomorrow), card).as(Obstacle::drying);
  return once(who, card, this_turn(match.state).released, rule::release_once);
}

// [LAN-1 7.1] Opponents do not choose a sheltered lantern.
Verdict can_choose(const Match& match, PlayerId who, ObjectRef object, CardId) {
  if (!object.is_slot() || owner_of(match.state, object) == who ||
      !has_keyword(match, object, id(Keyword::sheltered)))
    return Verdict::yes();
  return Verdict::no(rule::key(rule::sheltered), card_of(match.state, object))
      .has_keyword(id(Keyword::sheltered));
}

Verdict verdict(const Match& match, const ActionOption& action) {
  const PlayerId who = match.state.turn_player;
  switch (action_of(action.verb)) {
    case Action::pass:
      return Verdict::yes();
    case Action::light:
      return can_light(match, who, action.card);
    case Action::whisper:
      return can_whisper(match, who, action.card);
    case Action::release:
      return can_release(match, who, action.card);
  }
  return Verdict::no(rule::key(rule::only_turn_player));
}

void list_actions(const Match& match, OptionList& out) {
  const State& state = match.state;
  const PlayerId who = state.turn_player;
  out.push_back(Option::action(id(Action::pass), kNoCard));
  const auto offer = [&](Action action, CardId card) {
    const Option option = Option::action(id(action), card);
    if (verdict(match, option.action()).legal) out.push_back(option);
  };
  for (CardId card = state.list(who, Zone::hand).first; card != kNoCard; card = state.card(card).next) {
    offer(Action::light, card);
    offer(Action::whisper, card);
  }
  for (const SlotId slot : slots_in_order(match)) offer(Action::release, state.slot(slot).top);
}

}  // namespace kawari::lanterns
