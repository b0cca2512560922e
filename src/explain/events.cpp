#include "explain/events.h"

#include "state/alters.h"
#include "state/rules.h"

namespace kawari {
namespace {

Sentence signed_number(int amount) {
  return {(amount >= 0 ? "+" : "") + std::to_string(amount), AmountSpan{amount}};
}

// " this turn", " until the start of Ana's next turn".
Sentence until(Speaker& speaker, const PartRecord& part, NodeId duration) {
  const Book& book = speaker.match().book();
  const Op op = book.op(duration);
  if (op == Op::none) return {};
  if (op == Op::this_turn) return speaker.say(MessageId::this_turn, {});
  if (op == Op::until_next_turn && book.op(book.kid(duration, 0)) == Op::you && part.source != kNoCard) {
    const PlayerId owner = speaker.match().state.card(part.source).player();
    return speaker.say(MessageId::until_next, {{"player", speaker.player(owner)}});
  }
  // Any other duration is said in the words of its row.
  return speaker.language() == Language::ja ? speaker.text(duration) + "、" : " " + speaker.text(duration);
}

void apply_slots(Speaker& speaker, const PartRecord& part, Slots& slots) {
  if (part.cause == kNoNode) return;
  const Book& book = speaker.match().book();
  const Node& node = book[part.cause];
  switch (alters(speaker.match(), part.cause)) {
    case Alters::figure:
      slots.set("amount", SlotText(signed_number(part.amount)));
      slots.set("stat", speaker.stat(static_cast<Stat>(node.value)));
      slots.set("until", SlotText(until(speaker, part, book.kid(node, 2))));
      return;
    case Alters::abilities: {
      const NodeId gained = book.kid(node, 1);
      const Sentence text = speaker.text(gained);
      slots.set("text", SlotText(book.op(gained) == Op::keyword ? text : speaker.quoted(text)));
      slots.set("until", SlotText(until(speaker, part, book.kid(node, 2))));
      return;
    }
    case Alters::otherwise:
      slots.set("text", SlotText(speaker.text(part.cause)));
      return;
  }
}

}  // namespace

MessageId event_message(const Match& match, const PartRecord& part) {
  return (*match.rules->events)[part.kind].message(match, part);
}

MessageId event_message(const Speaker& speaker, const PartRecord& part) {
  const MessageId id = event_message(speaker.match(), part);
  const GameWords* words = speaker.match().rules->words;
  if (words == nullptr || speaker.saw(part.at)) return id;
  for (const UnseenWords& other : words->unseen)
    if (other.seen == id) return other.unseen;
  return id;
}

Slots event_slots(Speaker& speaker, const PartRecord& part) {
  Slots slots;
  // In the order in which a sentence names them, because the first mention uses the full name.
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

Sentence event_clause(Speaker& speaker, const PartRecord& part, EventForm wanted) {
  return speaker.say(form(event_message(speaker, part), wanted), event_slots(speaker, part));
}

Sentence event_clauses(Speaker& speaker, const std::vector<PartRecord>& parts, EventForm wanted) {
  std::vector<Sentence> clauses;
  for (std::size_t i = 0; i < parts.size();) {
    // Join parts that one sentence can tell.
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
  if (adds_up(speaker.match(), part)) {
    amount_ += part.amount;
    slots_.set("amount", SlotText(amount_));
  } else {
    cards_.push_back(speaker.card(part));
    slots_.set("card", speaker.joined(cards_));
  }
  return true;
}

Sentence JoinedParts::clause(const Speaker& speaker, EventForm wanted) const {
  return speaker.say(form(event_message(speaker, first_), wanted), slots_);
}

bool same_event(const PartRecord& a, const PartRecord& b) {
  // Which card is drawn is only known after the draw.
  if (a.kind == PartKind::draw && b.kind == PartKind::draw)
    return a.player == b.player && a.amount == b.amount;
  return a.kind == b.kind && a.verb == b.verb && a.card == b.card && a.amount == b.amount && a.to == b.to &&
         (a.card != kNoCard || a.player == b.player);
}

bool adds_up(const Match& match, const PartRecord& part) {
  return (*match.rules->events)[part.kind].joins == Joins::adding_up;
}

bool joinable(const Match& match, const PartRecord& a, const PartRecord& b) {
  if (a.kind != b.kind || a.verb != b.verb || a.player != b.player || a.source != b.source || a.to != b.to)
    return false;
  if (a.other != b.other || a.cause != b.cause || a.has(kBottom) != b.has(kBottom)) return false;
  const EventKinds& events = *match.rules->events;
  switch (*events[a.kind].joins) {
    case Joins::never:
      return false;
    case Joins::adding_up:
      return true;
    case Joins::alike:
      return a.amount == b.amount && event_message(match, a) == event_message(match, b);
    case Joins::by_verb:
      return events[a.verb].joins;
  }
  return false;
}

bool bookkeeping(const Match& match, const PartRecord& part, bool within_effect) {
  return (*match.rules->events)[part.kind].bookkeeping(match, part, within_effect);
}

}  // namespace kawari
