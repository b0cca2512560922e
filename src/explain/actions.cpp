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

// Whether the game has its own word for playing a card that does not stay in play.
bool has_own_word(const Match& match, MessageId id) {
  if (match.rules->words == nullptr) return false;
  const auto& rows = match.rules->words->messages;
  return std::any_of(rows.begin(), rows.end(), [&](const Message& row) { return row.id == id; });
}

void say_by_kind(const Speaker& speaker, ActionRecord& action) {
  const Match& match = speaker.match();
  if (action.heading == MessageId::act_play && action.other != kNoCard) action.heading = MessageId::act_shift;
  const bool shown = action.card != kNoCard && speaker.saw(action.at);
  const auto is = [&](Kind kind) { return shown && (*match.cards)[action.face].is(kind); };
  if (action.heading == MessageId::act_play && is(Kind::action) && has_own_word(match, MessageId::act_cast))
    action.heading = MessageId::act_cast;
  const auto own = [&](Kind kind, MessageId id) {
    const bool plays = action.heading == MessageId::act_play || action.heading == MessageId::act_shift;
    if (plays && is(kind) && has_own_word(match, id)) action.heading = id;
  };
  own(Kind::item, MessageId::act_generate);
  own(Kind::location, MessageId::act_fortify);
  if (action.heading == MessageId::act_attack && action.other == kNoCard)
    action.heading = MessageId::act_attack_player;
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
    const bool onto = out.heading == MessageId::act_shift || out.heading == MessageId::act_sing;
    if (onto && out.other == kNoCard) out.heading = MessageId::act_play;
  }
  if (out.heading == MessageId::act_use && out.card != kNoCard) {
    const std::vector<Ability>& abilities = (*match.cards)[out.face].abilities;
    if (action.ability < abilities.size()) out.ability = abilities[action.ability].name;
    if (out.ability == kNoWord) out.heading = MessageId::act_use_unnamed;
  }
  if (out.heading == MessageId::act_attack || out.heading == MessageId::act_hand_over)
    out.target = action.target.player();
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
  const bool onto = out.heading == MessageId::act_shift || out.heading == MessageId::act_sing;
  if (onto && out.other == kNoCard) out.heading = MessageId::act_play;
  if (out.heading == MessageId::act_use_unnamed && out.ability != kNoWord) out.heading = MessageId::act_use;
  if (out.heading == MessageId::act_use && out.ability == kNoWord) out.heading = MessageId::act_use_unnamed;
  if (out.heading == MessageId::act_attack || out.heading == MessageId::act_hand_over)
    out.target = action.target.player();
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
