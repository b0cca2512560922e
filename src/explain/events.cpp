#include "explain/events.h"

namespace kawari {
namespace {

MessageId move_message(const PartRecord& part) {
  switch (part.verb) {
    case Verb::banish:
    case Verb::destroy:
      return MessageId::banish;
    case Verb::discard:
      return MessageId::discard;
    case Verb::give_back:
      return MessageId::give_back;
    case Verb::ink:
      return MessageId::ink;
    case Verb::break_shield:
      return part.to == Zone::hand ? MessageId::break_shield : MessageId::go;
    case Verb::none:
    case Verb::draw:
    case Verb::uncover:
    case Verb::put:
    case Verb::play:
    case Verb::resolve:
    case Verb::quest:
    case Verb::challenge:
    case Verb::sing:
    case Verb::move:
    case Verb::choose:
    case Verb::support:
    case Verb::start_turn:
    case Verb::end_turn:
    case Verb::use_ability:
    case Verb::shift:
    case Verb::lose_game:
    case Verb::end_challenge:
    case Verb::attack:
    case Verb::block:
    case Verb::battle:
    case Verb::win_battle:
    case Verb::lose_battle:
    case Verb::unblocked:
    case Verb::end_battle:
    case Verb::keep_tapped:
    case Verb::aim:
    case Verb::count_:
      break;
  }
  if (part.to == Zone::play || part.to == Zone::pending) return MessageId::enter;
  if (part.to == Zone::hand) return MessageId::go_hand;
  return part.has(kBottom) ? MessageId::go_bottom : MessageId::go;
}

MessageId mark_message(const PartRecord& part) {
  switch (part.verb) {
    case Verb::quest:
      return MessageId::quest;
    case Verb::challenge:
      return MessageId::challenge;
    case Verb::play:
      return MessageId::play;
    case Verb::sing:
      return MessageId::sing;
    case Verb::support:
      return MessageId::support;
    case Verb::choose:
      return part.facts.has(Fact::chosen_for_support) ? MessageId::support : MessageId::chosen;
    case Verb::use_ability:
      return MessageId::use;
    case Verb::attack:
      return MessageId::attack;
    case Verb::block:
      return MessageId::block;
    case Verb::battle:
      return MessageId::battle;
    case Verb::win_battle:
      return MessageId::win_battle;
    case Verb::lose_battle:
      return MessageId::lose_battle;
    case Verb::unblocked:
      return MessageId::unblocked;
    case Verb::keep_tapped:
      return MessageId::keep_tapped;
    case Verb::aim:
      return MessageId::aim;
    case Verb::start_turn:
      return MessageId::begin_turn;
    case Verb::end_turn:
      return MessageId::end_turn;
    case Verb::end_challenge:
      return MessageId::end_challenge;
    case Verb::end_battle:
      return MessageId::end_battle;
    case Verb::lose_game:
      return MessageId::lose_game;
    // A card that came along with another is told by where it went.
    case Verb::none:
    case Verb::banish:
    case Verb::destroy:
    case Verb::discard:
    case Verb::draw:
    case Verb::give_back:
    case Verb::uncover:
    case Verb::put:
    case Verb::ink:
    case Verb::resolve:
    case Verb::move:
    case Verb::shift:
    case Verb::break_shield:
    case Verb::count_:
      break;
  }
  return move_message(part);
}

MessageId apply_message(const Match& match, const PartRecord& part) {
  if (part.cause == kNoNode) return MessageId::something;
  switch (match.book().op(part.cause)) {
    case Op::gets:
      return MessageId::gets;
    case Op::gains:
      return MessageId::gains;
    default:
      return part.card == kNoCard ? MessageId::rule_applies : MessageId::applies;
  }
}

std::string signed_number(int amount) { return (amount >= 0 ? "+" : "") + std::to_string(amount); }

// " this turn", " until the start of Ana's next turn".
std::string until(Speaker& speaker, const PartRecord& part, NodeId duration) {
  const Book& book = speaker.match().book();
  switch (book.op(duration)) {
    case Op::none:
      return "";
    case Op::this_turn:
      return speaker.say(MessageId::this_turn, {});
    case Op::until_next_turn:
      if (book.op(book.kid(duration, 0)) == Op::you && part.source != kNoCard) {
        const PlayerId owner = speaker.match().state.card(part.source).player();
        return speaker.say(MessageId::until_next, {{"player", speaker.player(owner)}});
      }
      [[fallthrough]];
    default:
      return speaker.language() == Language::ja ? speaker.text(duration) + "、"
                                                : " " + speaker.text(duration);
  }
}

void apply_slots(Speaker& speaker, const PartRecord& part, Slots& slots) {
  if (part.cause == kNoNode) return;
  const Book& book = speaker.match().book();
  const Node& node = book[part.cause];
  switch (node.op) {
    case Op::gets:
      slots.set("amount", SlotText(signed_number(part.amount)));
      slots.set("stat", speaker.stat(static_cast<Stat>(node.value)));
      slots.set("until", SlotText(until(speaker, part, book.kid(node, 2))));
      return;
    case Op::gains: {
      const NodeId gained = book.kid(node, 1);
      const std::string text = speaker.text(gained);
      slots.set("text", SlotText(book.op(gained) == Op::keyword ? text : speaker.quoted(text)));
      slots.set("until", SlotText(until(speaker, part, book.kid(node, 2))));
      return;
    }
    default:
      slots.set("text", SlotText(speaker.text(part.cause)));
      return;
  }
}

}  // namespace

MessageId event_message(const Match& match, const PartRecord& part) {
  switch (part.kind) {
    case PartKind::deal_damage:
      return part.source == kNoCard ? MessageId::deal_unnamed : MessageId::deal;
    case PartKind::put_damage:
      return part.has(kFromMove) ? MessageId::move_damage : MessageId::put;
    case PartKind::remove_damage:
      return MessageId::remove;
    case PartKind::draw:
      return MessageId::draw;
    case PartKind::move_card:
      return move_message(part);
    case PartKind::exert:
      return MessageId::exert;
    case PartKind::ready:
      return MessageId::ready;
    case PartKind::gain_lore:
      return MessageId::gain_lore;
    case PartKind::lose_lore:
      return MessageId::lose_lore;
    case PartKind::relocate:
      return MessageId::relocate;
    case PartKind::put_under:
      return MessageId::put_under;
    case PartKind::apply:
      return apply_message(match, part);
    case PartKind::mark:
      return mark_message(part);
    case PartKind::shuffle:
      return MessageId::shuffle;
    case PartKind::reveal:
      return MessageId::reveal;
    case PartKind::look:
      return MessageId::look;
    case PartKind::pay:
      return MessageId::pay;
    case PartKind::begin_step:
      return MessageId::begin_step;
    case PartKind::turn_over:
      return MessageId::turn_over;
    case PartKind::none:
      break;
  }
  return MessageId::something;
}

MessageId event_message(const Speaker& speaker, const PartRecord& part) {
  const MessageId id = event_message(speaker.match(), part);
  return id == MessageId::break_shield && !speaker.saw(part.at) ? MessageId::break_unseen : id;
}

Slots event_slots(Speaker& speaker, const PartRecord& part) {
  Slots slots;
  // In the order in which a sentence names them, so that the first mention is the one in full.
  if (part.kind == PartKind::deal_damage && part.source != kNoCard)
    slots.set("source", speaker.card(part.source, part.source_face, part.source_at));
  slots.set("card", speaker.card(part));
  if (part.other != kNoCard) slots.set("other", speaker.card(part.other, part.other_face, part.other_at));
  slots.set("player", speaker.player(part.player));
  slots.set("amount", SlotText(part.amount));
  if (part.to != Zone::none) slots.set("zone", speaker.zone(part.to, part.player));
  if (part.kind == PartKind::begin_step) slots.set("phase", speaker.phase(part.phase));
  if (part.kind == PartKind::apply) apply_slots(speaker, part, slots);
  return slots;
}

std::string event_clause(Speaker& speaker, const PartRecord& part, EventForm wanted) {
  return speaker.say(form(event_message(speaker, part), wanted), event_slots(speaker, part));
}

std::string event_clauses(Speaker& speaker, const std::vector<PartRecord>& parts, EventForm wanted) {
  std::vector<std::string> clauses;
  for (std::size_t i = 0; i < parts.size();) {
    // Parts that one sentence can tell are told in one.
    JoinedParts joined(speaker, parts[i]);
    std::size_t end = i + 1;
    while (end < parts.size() && joined.add(speaker, parts[end])) ++end;
    clauses.push_back(joined.clause(speaker, wanted));
    i = end;
  }
  return speaker.list(clauses, MessageId::clauses_and);
}

JoinedParts::JoinedParts(Speaker& speaker, const PartRecord& first)
    : first_(first), slots_(event_slots(speaker, first)), amount_(first.amount) {
  cards_.push_back(*slots_.find("card"));
}

bool JoinedParts::add(Speaker& speaker, const PartRecord& part) {
  if (!joinable(speaker.match(), first_, part) || speaker.saw(first_.at) != speaker.saw(part.at))
    return false;
  if (adds_up(part)) {
    amount_ += part.amount;
    slots_.set("amount", SlotText(amount_));
  } else {
    cards_.push_back(speaker.card(part));
    slots_.set("card", speaker.joined(cards_));
  }
  return true;
}

std::string JoinedParts::clause(const Speaker& speaker, EventForm wanted) const {
  return speaker.say(form(event_message(speaker, first_), wanted), slots_);
}

bool same_event(const PartRecord& a, const PartRecord& b) {
  // Which card is drawn is known only when it has been drawn.
  if (a.kind == PartKind::draw && b.kind == PartKind::draw)
    return a.player == b.player && a.amount == b.amount;
  return a.kind == b.kind && a.verb == b.verb && a.card == b.card && a.amount == b.amount && a.to == b.to &&
         (a.card != kNoCard || a.player == b.player);
}

bool adds_up(const PartRecord& part) { return part.kind == PartKind::draw || part.kind == PartKind::pay; }

bool joinable(const Match& match, const PartRecord& a, const PartRecord& b) {
  if (a.kind != b.kind || a.verb != b.verb || a.player != b.player || a.source != b.source || a.to != b.to)
    return false;
  if (a.other != b.other || a.cause != b.cause || a.has(kBottom) != b.has(kBottom)) return false;
  switch (a.kind) {
    case PartKind::draw:
    case PartKind::pay:
      return true;
    case PartKind::mark:
      return a.verb == Verb::sing;
    case PartKind::deal_damage:
    case PartKind::put_damage:
    case PartKind::remove_damage:
    case PartKind::move_card:
    case PartKind::exert:
    case PartKind::ready:
    case PartKind::put_under:
    case PartKind::reveal:
    case PartKind::apply:
      return a.amount == b.amount && event_message(match, a) == event_message(match, b);
    case PartKind::none:
    case PartKind::gain_lore:
    case PartKind::lose_lore:
    case PartKind::relocate:
    case PartKind::turn_over:
    case PartKind::shuffle:
    case PartKind::look:
    case PartKind::begin_step:
      break;
  }
  return false;
}

bool bookkeeping(const PartRecord& part, bool within_effect) {
  switch (part.kind) {
    case PartKind::pay:
    case PartKind::begin_step:
    case PartKind::look:
      return true;
    case PartKind::mark:
      return part.verb != Verb::block && part.verb != Verb::battle && part.verb != Verb::lose_battle;
    case PartKind::exert:
    case PartKind::ready:
      return part.has(kCost) || !within_effect;
    case PartKind::relocate:
      return !within_effect;
    case PartKind::remove_damage:
      return part.has(kFromMove);
    case PartKind::move_card:
      if (part.to == Zone::pending || part.verb == Verb::resolve) return !part.has(kProduct);
      if (part.verb == Verb::ink) return !within_effect;
      if (part.verb == Verb::shift && part.put_by_effect) return false;
      return part.to == Zone::play && (part.verb == Verb::play || part.verb == Verb::shift);
    case PartKind::none:
    case PartKind::deal_damage:
    case PartKind::put_damage:
    case PartKind::draw:
    case PartKind::gain_lore:
    case PartKind::lose_lore:
    case PartKind::put_under:
    case PartKind::turn_over:
    case PartKind::apply:
    case PartKind::shuffle:
    case PartKind::reveal:
      break;
  }
  return false;
}

}  // namespace kawari
