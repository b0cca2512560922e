// The narrator's lines about resolving, choosing, calculating and checking.
#include <algorithm>
#include <utility>

#include "explain/narrator.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {

void Narrator::calculated() {
  const PartRecord& part = item().part;
  Slots slots = effect_slots();
  slots.set("card", speaker_.card(part));
  slots.set("base", SlotText(part.base));
  slots.set("amount", SlotText(part.amount));
  const bool named = item().by.keyword != kNoKeyword || item().by.ability != kNoWord;
  MessageId id = named ? MessageId::calculated_by : MessageId::calculated;
  if (named && part.amount <= 0) id = MessageId::calculated_zero;
  ExplainedStep& step = say(id, slots);
  if (item().by.keyword != kNoKeyword && index(item().by.keyword) < match().rules->keywords.size())
    add_citation(step, match().rules->keywords[index(item().by.keyword)].rule);
}

void Narrator::prevented() {
  Slots slots{{"event", SlotText(event_clause(speaker_, item().part, EventForm::would))}};
  if (item().by.card == kNoCard) {
    say(MessageId::prevented, slots);
    return;
  }
  slots.set("effect", speaker_.effect(item().by));
  say(MessageId::prevented_by, slots);
}

// Whether the heading has already announced what resolves now: the action that was played, the ability that
// is used.
bool Narrator::announced(Op op) {
  const bool same = has_heading_ && resolving_.empty() && item().by.card == heading_card_ &&
                    (op == Op::action_text || op == Op::activated);
  if (same) heading_card_ = kNoCard;
  return same;
}

// The message for a waiting ability: the active player's first, then further ones of the same player, then
// those of the next.
MessageId Narrator::waiting_message() {
  const PlayerId before = std::exchange(resolver_, item().player);
  if (before == item().player) return MessageId::resolving_next;
  return item().player == active_ ? MessageId::resolving_waiting : MessageId::resolving_passed;
}

void Narrator::resolving() {
  if (item().rule == rule::key(rule::several_players)) {
    // This is not another resolution: from here on several players act, one after the other.
    if (!steps_.empty()) add_citation(steps_.back(), item().rule);
    return;
  }
  Slots slots = effect_slots();
  const NodeId node = item().by.node != kNoNode ? item().by.node : item().node;
  const Op op = node == kNoNode ? Op::none : match().book().op(node);
  const bool own_text = item().by.card == kNoCard && node != kNoNode;
  MessageId id = MessageId::resolving;
  if (op == Op::triggered || op == Op::delay) id = waiting_message();
  const bool deferred = std::find(played_.begin(), played_.end(), item().by.card) != played_.end();
  if (op == Op::action_text && deferred) id = MessageId::resolving_deferred;
  if (orders_ != kNoPlayer) {
    slots.set("player", speaker_.player(orders_));
    id = MessageId::chose_order;
    orders_ = kNoPlayer;
  }
  bool told = true;
  if (own_text) {
    // Rules text without a card is identified by the text itself.
    slots.set("text", SlotText(speaker_.text(node)));
    told = within_effect();
    if (told)
      say(MessageId::resolving_text, slots);
    else
      heading(MessageId::resolving_text, speaker_.say(MessageId::resolving_text, slots));
  } else if (announced(op) && !explainer_.full) {
    told = false;  // the heading has just said it
  } else {
    ExplainedStep& step = say(id, slots);
    const bool named = item().by.card == kNoCard || speaker_.saw(item().by.at);
    const Sentence text = explainer_.full && named ? speaker_.own_text(node) : Sentence();
    if (!text.empty())
      step.text = sentence(speaker_.say(MessageId::says, {{"line", SlotText(without_stop(step.text))},
                                                          {"text", SlotText(text)}}),
                           speaker_.language());
  }
  resolving_.push_back({node, item().by.card, told, at_});
  replaced_in_event_ = 0;
  self_replaced_ = false;
}

void Narrator::resolved() {
  if (!resolving_.empty()) {
    tell_extent(resolving_.back());
    resolving_.pop_back();
  }
  effect_resolved_ = resolving_.empty();
  drawn_.reset();
  replaced_in_event_ = 0;
  self_replaced_ = false;
  products_.clear();
  told_.reset();
  joined_.reset();
}

// Effects that end at the same moment are told in one line.
void Narrator::ended() {
  const std::size_t first = at_;
  std::vector<SlotText> effects;
  for (std::size_t i = at_; i < end_ && trace_.items[i].kind == TraceKind::ended; ++i) {
    if (trace_.items[i].rule != trace_.items[first].rule) break;
    const SlotText effect = speaker_.effect(trace_.items[i].by);
    if (std::none_of(effects.begin(), effects.end(),
                     [&](const SlotText& known) { return known.text == effect.text; }))
      effects.push_back(effect);
    at_ = i;
  }
  say(MessageId::ended, {{"effect", speaker_.joined(effects)}}).item = first;
}

void Narrator::no_effect() {
  Slots slots = effect_slots();
  if (item().node == kNoNode && item().part.kind != PartKind::none) {
    // What the rules leave out: damage that is not dealt, a fight without a second side.
    const PartRecord& part = item().part;
    if (part.source != kNoCard)
      slots.set("source", speaker_.card(part.source, part.source_face, part.source_at));
    slots.set("card", speaker_.card(part));
    say(part.kind == PartKind::mark ? MessageId::called_off : MessageId::deals_none, slots);
    return;
  }
  if (item().node == kNoNode) {
    say(MessageId::no_effect, slots);
    return;
  }
  const SlotText text(speaker_.text(item().node));
  slots.set("condition", text);
  slots.set("text", text);
  switch (match().book().sort(item().node)) {
    case Sort::Cond: {
      const bool secondary = item().rule == rule::key(rule::secondary_condition);
      say(secondary ? MessageId::secondary_false : MessageId::condition_false, slots);
      break;
    }
    case Sort::Objects:
      say(MessageId::nothing_to_choose, slots);
      break;
    case Sort::Any:
    case Sort::Ability:
    case Sort::Stmt:
    case Sort::Filter:
    case Sort::Players:
    case Sort::Amount:
    case Sort::Event:
    case Sort::Duration:
    case Sort::Cost:
      say(item().rule == rule::key(rule::sequential) ? MessageId::not_done : MessageId::cannot_be_done,
          slots);
      break;
  }
}

void Narrator::choice() {
  const Option& option = item().option;
  Slots slots{{"player", speaker_.player(item().player)}};
  // Not a "may" in a text, but the question whether a card is used.
  const bool of_a_card = item().ask == Ask::may && item().node == kNoNode && item().by.card != kNoCard;
  const auto chose = [&](SlotText what) {
    slots.set("choice", std::move(what));
    ExplainedStep& step = say(item().player == kChance ? MessageId::chose_chance : MessageId::chose, slots);
    cite_text(step, item().node);
    if (item().ask == Ask::either) add_citation(step, rule::key(rule::alternatives));
    if (item().ask == Ask::repeat) add_citation(step, rule::key(rule::loop));
  };
  switch (option.kind()) {
    case OptionKind::yes:
      if (item().ask == Ask::entry) return;  // told when the card enters
      if (of_a_card) slots.set("card", speaker_.card(item().by.card, item().by.face, item().by.at));
      say(of_a_card ? MessageId::chose_use : MessageId::chose_yes, slots);
      return;
    case OptionKind::no:
      if (item().ask == Ask::replace) return;  // told with the declined effect
      if (item().ask == Ask::entry || of_a_card)
        slots.set("card", speaker_.card(item().by.card, item().by.face, item().by.at));
      if (of_a_card)
        say(MessageId::chose_not_use, slots);
      else
        say(item().ask == Ask::entry ? MessageId::entry_ready_chosen : MessageId::chose_no, slots);
      return;
    case OptionKind::done: {
      if (item().ask == Ask::objects && item().node == kNoNode) return;  // told with the action
      const bool more = at_ > 0 && trace_.items[at_ - 1].kind == TraceKind::choice &&
                        trace_.items[at_ - 1].node == item().node;
      if (!more) say(MessageId::chose_none, slots);
      return;
    }
    case OptionKind::keep:
      say(MessageId::chose_keep, slots);
      return;
    case OptionKind::object:
    case OptionKind::card: {
      CardId card = item().part.card;
      if (card == kNoCard)
        card = option.is(OptionKind::card) ? option.card() : card_of(match().state, option.object());
      chose(speaker_.card(card, item().part.face, item().part.at));
      return;
    }
    case OptionKind::player:
      chose(speaker_.player(option.player()));
      return;
    case OptionKind::name:
      if (option.name() == kNoWord)
        chose(SlotText(speaker_.say(MessageId::some_card, {})));
      else
        chose(speaker_.name(option.name()));
      return;
    case OptionKind::colour:
      chose(speaker_.colour(option.colour()));
      return;
    case OptionKind::number:
      if (option.keyword() != kNoKeyword) {
        chose(speaker_.keyword(option.keyword()));
        return;
      }
      chose(SlotText(static_cast<int>(option.number())));
      return;
    case OptionKind::way: {
      const MessageId way = option.way() == PlayWay::free ? MessageId::answer_free : MessageId::answer_pay;
      chose(SlotText(speaker_.quoted(speaker_.say(way, {}))));
      return;
    }
    case OptionKind::mode: {
      if (item().node == kNoNode) return;
      const Book& book = match().book();
      const int first = first_kid_of(book, book[item().node], Sort::Stmt);
      chose(SlotText(speaker_.quoted(speaker_.text(book.kid(item().node, first + option.mode())))));
      return;
    }
    case OptionKind::waiting:
      orders_ = item().player;
      return;
    case OptionKind::candidate:
      if (option.candidate() >= offered_.size()) return;
      slots.set("effect", speaker_.effect(offered_[option.candidate()]));
      say(MessageId::chose_replacement, slots);
      return;
    case OptionKind::decline:  // told with the declined effects
    case OptionKind::action:
    case OptionKind::none:
      return;
  }
}

void Narrator::check() {
  MessageId id = MessageId::check_found;
  if (match().rules->words != nullptr) {
    for (const CheckWords& words : match().rules->words->checks)
      if (words.rule == item().rule) id = words.message;
  }
  Slots slots{{"player", speaker_.player(item().player)}};
  slots.set("card", speaker_.card(item().part));
  slots.set("amount", SlotText(item().part.amount));
  say(id, slots);
}

void Narrator::entry() {
  Slots slots = effect_slots();
  slots.set("card", speaker_.card(item().part));
  MessageId id = MessageId::entry_other;
  const NodeId node = item().node;
  if (!item().results.empty() && item().results[0].has(kLinks)) {
    const PartRecord& linked = item().results[0];
    const Slots beside{{"other", speaker_.card(linked.other, linked.other_face, linked.other_at)}};
    slots.set("place", SlotText(speaker_.say(match().rules->link_sides.message(linked.side), beside)));
    id = MessageId::entry_linked;
  } else if (node != kNoNode && match().book().op(node) == Op::enters) {
    const int how = match().book()[node].value;
    const NodeId many = match().book().kid(node, 1);
    slots.set("amount", SlotText(match().book().op(many) == Op::number ? match().book()[many].value : 1));
    if ((how & kEnterDamaged) != 0) id = MessageId::entry_damaged;
    if ((how & kEnterExerted) != 0) id = MessageId::entry_exerted;
  } else if (!item().results.empty() && item().results[0].has(kEntersExerted)) {
    id = node == kNoNode ? MessageId::entry_exerted_chosen : MessageId::entry_exerted;
  }
  say(id, slots);
}

std::vector<ExplainedStep> Explainer::steps(const Trace& trace, std::size_t from, std::size_t to) const {
  return Narrator(*this, trace, from, to).tell();
}

}  // namespace kawari
