// Actions of the turn in words: as headings of an explanation and as options of a decision.
#include <algorithm>

#include "explain/events.h"
#include "state/rules.h"

namespace kawari {
namespace {

MessageId way_of_playing(const Match& match, PlayWay way) {
  if (match.rules->words != nullptr)
    for (const WayWords& words : match.rules->words->ways)
      if (words.way == way) return words.heading;
  switch (way) {
    case PlayWay::free:
      return MessageId::act_free;
    case PlayWay::other_cost:
      return MessageId::act_other_cost;
    case PlayWay::pay:
    case PlayWay::put:
    case PlayWay::count_:
      break;
  }
  return MessageId::act_play;
}

MessageId heading_of(const Match& match, ActionId verb) {
  const Rules& rules = *match.rules;
  if (rules.words == nullptr) return MessageId::act_other;
  for (const ActionWords& words : rules.words->actions)
    if (words.id == rules.verb_name(verb)) return words.heading;
  return MessageId::act_other;
}

// The row of the game's words for actions with this message; nullptr: the core's words have it.
const ActionWords* action_words(const Match& match, MessageId heading) {
  if (match.rules->words == nullptr) return nullptr;
  for (const ActionWords& words : match.rules->words->actions)
    if (words.heading == heading) return &words;
  return nullptr;
}
bool can_be_at_player(const Match& match, MessageId heading) {
  const ActionWords* words = action_words(match, heading);
  return words != nullptr && words->at_player != MessageId::count_;
}

// Whether the message for playing a card names a second card.
bool names_second_card(const Match& match, MessageId heading) {
  if (heading == MessageId::act_shift) return true;
  if (match.rules->words == nullptr) return false;
  const auto& ways = match.rules->words->ways;
  return std::any_of(ways.begin(), ways.end(),
                     [&](const WayWords& way) { return way.with_card && way.heading == heading; });
}

// Changes the message to that for the card's kind, or for an action against a player.
void say_by_kind(const Speaker& speaker, ActionRecord& action) {
  const Match& match = speaker.match();
  if (action.heading == MessageId::act_play && action.other != kNoCard) action.heading = MessageId::act_shift;
  const bool plays = action.heading == MessageId::act_play || action.heading == MessageId::act_shift;
  if (plays && action.card != kNoCard && speaker.saw(action.at) && match.rules->words != nullptr) {
    for (const KindWords& words : match.rules->words->kinds)
      if ((*match.cards)[action.face].is(words.kind)) action.heading = words.heading;
  }
  if (action.other == kNoCard && can_be_at_player(match, action.heading))
    action.heading = action_words(match, action.heading)->at_player;
}

Slots slots_of(Speaker& speaker, const ActionRecord& action) {
  Slots slots;
  slots.set("card", speaker.card(action.card, action.face, action.at));
  if (action.other != kNoCard)
    slots.set("other", speaker.card(action.other, action.other_face, action.other_at));
  if (action.target != kNoPlayer) slots.set("other", speaker.player(action.target));
  if (action.ability != kNoWord) slots.set("ability", speaker.ability(action.ability));
  return slots;
}

// A card of an option, as it lies now.
void name_card(const Match& match, CardId named, CardId& card, FaceId& face, Sighting& at) {
  if (index(named) >= match.state.cards.size()) return;
  card = named;
  face = match.state.card(card).face;
  at = sighting(match, card);
}

// The record of the option, before the kind of its card changes the message.
ActionRecord plain_action(const Match& match, const ActionOption& action) {
  ActionRecord out;
  out.heading = heading_of(match, action.verb);
  name_card(match, action.card, out.card, out.face, out.at);
  name_card(match, action.target.card(), out.other, out.other_face, out.other_at);
  if (out.heading == MessageId::act_play) {
    out.heading = way_of_playing(match, action.way);
    if (out.other == kNoCard && names_second_card(match, out.heading)) out.heading = MessageId::act_play;
  }
  if (out.heading == MessageId::act_use && out.card != kNoCard) {
    const std::vector<Ability>& abilities = (*match.cards)[out.face].abilities;
    if (action.ability < abilities.size()) out.ability = abilities[action.ability].name;
    if (out.ability == kNoWord) out.heading = MessageId::act_use_unnamed;
  }
  if (can_be_at_player(match, out.heading)) out.target = action.target.player();
  return out;
}

}  // namespace

ActionRecord action_of(const Speaker& speaker, const ActionOption& action) {
  ActionRecord out = plain_action(speaker.match(), action);
  say_by_kind(speaker, out);
  return out;
}

ActionRecord action_of(const Speaker& speaker, const TraceItem& item) {
  ActionRecord out;
  const ActionOption& action = item.option.action();
  if (item.part.verb == Verb::none)
    out.heading = heading_of(speaker.match(), action.verb);
  else
    out.heading = (*speaker.match().rules->events)[item.part.verb].heading;
  if (out.heading == MessageId::act_play) out.heading = way_of_playing(speaker.match(), action.way);
  if (item.part.card != kNoCard) {
    out.card = item.part.card;
    const FaceId now = speaker.match().state.card(out.card).face;
    out.face = item.part.face == kNoFace ? now : item.part.face;
    out.at = item.part.at;
  }
  if (item.part.other != kNoCard) {
    out.other = item.part.other;
    out.other_face = item.part.other_face;
    out.other_at = item.part.other_at;
  }
  if (item.by.ability != kNoWord) out.ability = item.by.ability;
  if (out.other == kNoCard && names_second_card(speaker.match(), out.heading))
    out.heading = MessageId::act_play;
  if (out.heading == MessageId::act_use_unnamed && out.ability != kNoWord) out.heading = MessageId::act_use;
  if (out.heading == MessageId::act_use && out.ability == kNoWord) out.heading = MessageId::act_use_unnamed;
  if (can_be_at_player(speaker.match(), out.heading)) out.target = action.target.player();
  say_by_kind(speaker, out);
  return out;
}

Sentence action_heading(Speaker& speaker, const ActionRecord& action, PlayerId player) {
  Slots slots = slots_of(speaker, action);
  slots.set("player", speaker.player(player));
  return speaker.say(action.heading, slots);
}

Sentence action_option(Speaker& speaker, const ActionRecord& action) {
  const auto as_option = static_cast<MessageId>(static_cast<int>(action.heading) + 1);
  return speaker.say(as_option, slots_of(speaker, action));
}

}  // namespace kawari
