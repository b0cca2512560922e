#include "explain/narrator.h"

#include "explain/principles.h"
#include "state/alters.h"
#include "state/edition.h"

#include <algorithm>

namespace kawari {
namespace {

// Where to begin so that item `from` is told in context: with its action or turn, if something is still
// resolving or a choice goes on; otherwise with the item itself.
std::size_t beginning(const Trace& trace, std::size_t from, TraceCursor* cursor) {
  TraceCursor counted;
  if (cursor != nullptr && cursor->items <= from) counted = *cursor;
  for (; counted.items < std::min(from, trace.items.size()); ++counted.items) {
    const TraceItem& item = trace.items[counted.items];
    const bool loop = item.rule == rule::key(rule::several_players);
    if (item.kind == TraceKind::resolving && !loop) ++counted.open;
    if (item.kind == TraceKind::resolved) --counted.open;
  }
  if (cursor != nullptr) *cursor = counted;
  const bool chosen = from < trace.items.size() && trace.items[from].kind == TraceKind::choice;
  if (counted.open + (chosen ? 1 : 0) <= 0) return from;
  for (std::size_t i = std::min(from, trace.items.size()); i-- > 0;) {
    const TraceItem& item = trace.items[i];
    const bool turn = item.kind == TraceKind::happened && item.part.kind == PartKind::mark &&
                      (item.part.verb == Verb::start_turn || item.part.verb == Verb::end_turn);
    const bool action = item.kind == TraceKind::action && item.rule != rule::key(rule::played_by_effect);
    if (action || turn) return i;
  }
  return 0;
}

}  // namespace

// Earlier items of the same action are processed as well, so that the first line has the right context.
Narrator::Narrator(const Explainer& explainer, const Trace& trace, std::size_t from, std::size_t to)
    : explainer_(explainer),
      trace_(trace),
      from_(from),
      at_(beginning(trace, from, explainer.cursor)),
      end_(std::min(to, trace.items.size())),
      speaker_(explainer) {
  active_ = first_active_player();
}

// The turn player at the beginning of the told part of the trace.
PlayerId Narrator::first_active_player() const {
  for (std::size_t i = at_; i < end_; ++i) {
    const TraceItem& one = trace_.items[i];
    if (one.kind == TraceKind::action && one.rule != rule::key(rule::played_by_effect)) return one.player;
    if (one.kind == TraceKind::happened && one.part.verb == Verb::end_turn) return one.player;
    if (one.kind == TraceKind::happened && one.part.verb == Verb::start_turn) break;
  }
  return match().state.turn_player;
}

std::vector<ExplainedStep> Narrator::tell() {
  for (; at_ < end_; ++at_) one();
  std::vector<ExplainedStep> told;
  for (ExplainedStep& step : steps_)
    if (step.item >= from_) told.push_back(std::move(step));
  return told;
}

int Narrator::depth() const {
  int out = has_heading_ ? 1 : 0;
  for (const Resolution& one : resolving_) out += one.indents ? 1 : 0;
  return std::min(2, out);
}

void Narrator::add_citation(ExplainedStep& step, RuleKey rule) const {
  if (rule == kNoRule) return;
  Citation citation = cite(match(), rule, explainer_.language);
  if (!is_cited(match(), citation)) return;
  for (const Citation& known : step.citations)
    if (citation.number.empty() ? known.says == citation.says : known.number == citation.number) return;
  if (citation.definition) {
    if (!named_before()) step.citations.push_back(std::move(citation));
    return;
  }
  // What decides comes first; what only says which kind of thing this is comes last.
  const auto place = std::find_if(step.citations.begin(), step.citations.end(),
                                  [](const Citation& known) { return known.definition; });
  step.citations.insert(place, std::move(citation));
}

// Whether the effect of this item was already named as the kind of thing that it is: applied, or made by
// another effect.
bool Narrator::named_before() const {
  const TraceItem& here = item();
  const bool made = here.kind == TraceKind::happened;
  if (!made && here.by.card == kNoCard && here.by.node == kNoNode) return false;
  const auto makes = [&](const TraceItem& one) {
    if (one.kind != TraceKind::happened || one.part.kind != PartKind::apply || one.part.cause == kNoNode ||
        !says(match().book(), one.part.cause, Op::replacement))
      return false;
    if (made) return one.part.cause == here.part.cause;
    return here.by.node != kNoNode &&
           any_in(match().book(), one.part.cause, [&](NodeId node) { return node == here.by.node; });
  };
  const auto applies = [&](const TraceItem& one) {
    const bool names = is_replacement(one.kind) || one.kind == TraceKind::phase_skipped ||
                       one.kind == TraceKind::entry || one.kind == TraceKind::declined;
    // A step that is skipped is told in two items.
    const bool half = one.kind != here.kind && one.rule == here.rule;
    return !made && names && !half && one.by.card == here.by.card && one.by.node == here.by.node &&
           one.by.keyword == here.by.keyword;
  };
  for (std::size_t i = 0; i < at_; ++i)
    if (makes(trace_.items[i]) || applies(trace_.items[i])) return true;
  return false;
}

ExplainedStep& Narrator::line(MessageId id, Sentence text) {
  joined_.reset();
  ExplainedStep step;
  step.text = sentence(std::move(text), speaker_.language());
  step.depth = depth();
  step.item = at_;
  step.message = id;
  step.decisive = speaker_.message(id).decides;
  // Of a replacement effect first its place in the procedure.
  if (is_replacement(item().kind) && by_procedure())
    for (const RuleKey rule : speaker_.message(id).rules) add_citation(step, rule);
  // That a replaced event never happens is cited where that event is told.
  if (item().rule != rule::key(rule::replaced_never_happens)) add_citation(step, item().rule);
  add_citation(step, item().rule2);
  for (const RuleKey rule : item().behind) add_citation(step, rule);
  for (const RuleKey rule : speaker_.message(id).rules) add_citation(step, rule);
  steps_.push_back(std::move(step));
  return steps_.back();
}

ExplainedStep& Narrator::aside(MessageId id, const Slots& slots) {
  joined_.reset();
  ExplainedStep step;
  step.text = sentence(speaker_.say(id, slots), speaker_.language());
  step.depth = depth();
  step.item = at_;
  step.message = id;
  step.decisive = speaker_.message(id).decides;
  for (const RuleKey rule : speaker_.message(id).rules) add_citation(step, rule);
  steps_.push_back(std::move(step));
  return steps_.back();
}

void Narrator::heading(MessageId id, Sentence text) {
  has_heading_ = false;
  resolving_.clear();
  heading_card_ = kNoCard;
  resolver_ = kNoPlayer;
  effect_resolved_ = false;
  drawn_.reset();
  replaced_in_event_ = 0;
  products_.clear();
  told_.reset();
  line(id, std::move(text));
  has_heading_ = true;
}

// Rules about the text that contains the statement: each player in turn order, counted once …
void Narrator::cite_text(ExplainedStep& step, NodeId statement) const {
  if (statement == kNoNode || resolving_.empty()) return;
  const Book& book = match().book();
  const Node& node = book[statement];
  if (node.op == Op::draw_until) add_citation(step, rule::key(rule::until_you_have));
  for (const NodeId kid : book.kids(node)) {
    const Op amount = book.op(kid);
    if (amount == Op::times || amount == Op::count || amount == Op::how_many)
      add_citation(step, rule::key(rule::for_each));
  }
  // Whether it reads a figure of the card that has the ability, and that has left by now.
  const auto reads_itself = [&](NodeId id) {
    return book.op(id) == Op::stat_of && book.op(book.kid(id, 0)) == Op::self;
  };
  if (left_.count(resolving_.back().card) != 0 && any_in(book, statement, reads_itself))
    add_citation(step, rule::key(rule::last_known));
  const auto loops_over_it = [&](NodeId id) {
    const bool several = book.op(id) == Op::each_player &&
                         (match().state.player_count > 2 || book.op(book.kid(id, 0)) == Op::everyone);
    return several && any_in(book, id, [&](NodeId inner) { return inner == statement; });
  };
  if (resolving_.back().program != kNoNode && any_in(book, resolving_.back().program, loops_over_it))
    add_citation(step, rule::key(rule::several_players));
}

Slots Narrator::effect_slots() {
  Slots slots{{"effect", speaker_.effect(item().by)}};
  slots.set("player", speaker_.player(item().player));
  return slots;
}

// Whether the item is kept secret: what a card that the viewer did not see could have done and did not do;
// and a choice among cards that the viewer did not see, which is told by its results, so that it does not
// reveal whether there was a choice. That a choice was impossible is told to those who saw the cards.
bool Narrator::secret() const {
  const auto unseen = [&](const EffectRecord& effect) {
    return effect.card != kNoCard && !speaker_.saw(effect.at);
  };
  switch (item().kind) {
    case TraceKind::declined:
    case TraceKind::ceased:
    case TraceKind::closed:
    case TraceKind::infeasible:
    case TraceKind::not_triggered:
      return unseen(item().by);
    case TraceKind::candidates:
      return std::any_of(item().list.begin(), item().list.end(), unseen);
    case TraceKind::no_effect:
      return !explainer_.viewer.among(item().shown_to);
    case TraceKind::choice:
      if (item().option.is(OptionKind::candidate))
        return item().option.candidate() < offered_.size() && unseen(offered_[item().option.candidate()]);
      if (item().option.is(OptionKind::no)) return unseen(item().by);
      return !explainer_.viewer.among(item().shown_to);
    case TraceKind::action:
    case TraceKind::phase_began:
    case TraceKind::phase_skipped:
    case TraceKind::happened:
    case TraceKind::replaced:
    case TraceKind::self_replaced:
    case TraceKind::covered:
    case TraceKind::calculated:
    case TraceKind::prevented:
    case TraceKind::impossible:
    case TraceKind::triggered:
    case TraceKind::resolving:
    case TraceKind::resolved:
    case TraceKind::check:
    case TraceKind::entry:
    case TraceKind::attempted:
    case TraceKind::ended:
    case TraceKind::used:
    case TraceKind::won:
    case TraceKind::lost:
    case TraceKind::reading:
    case TraceKind::fault:
      break;
  }
  return false;
}

void Narrator::one() {
  if (item().kind == TraceKind::candidates) offered_ = item().list;
  if (secret()) return;
  switch (item().kind) {
    case TraceKind::action:
      action();
      break;
    case TraceKind::phase_began:
      if (explainer_.full)
        say(MessageId::phase_began,
            {{"phase", speaker_.phase(item().part.phase)}, {"player", speaker_.player(item().player)}});
      break;
    case TraceKind::phase_skipped:
      phase_skipped();
      break;
    case TraceKind::happened:
      happened();
      break;
    case TraceKind::replaced:
      replaced();
      break;
    case TraceKind::covered:
      covered();
      break;
    case TraceKind::self_replaced:
      self_replaced();
      break;
    case TraceKind::candidates:
      candidates();
      break;
    case TraceKind::declined:
      say(MessageId::declined, effect_slots());
      break;
    case TraceKind::ceased:
      say(item().gone ? MessageId::ceased : MessageId::ceased_here, effect_slots());
      break;
    case TraceKind::calculated:
      calculated();
      break;
    case TraceKind::prevented:
      prevented();
      break;
    case TraceKind::impossible:
      if (!within_effect() && !explainer_.full) break;
      say(item().rule == rule::key(rule::exchange) ? MessageId::exchange_fails : MessageId::impossible,
          {{"event", SlotText(event_clause(speaker_, item().part, EventForm::would))}});
      break;
    case TraceKind::triggered: {
      ExplainedStep& step = say(MessageId::triggered, effect_slots());
      if (within_effect() || effect_resolved_) add_citation(step, rule::key(rule::trigger_waits));
      break;
    }
    case TraceKind::not_triggered: {
      Slots slots = effect_slots();
      if (item().rule == rule::key(rule::leave_together)) {
        say(MessageId::not_seen, slots);
        break;
      }
      slots.set("condition", SlotText(speaker_.text(item().node)));
      say(MessageId::not_triggered, slots);
      break;
    }
    case TraceKind::resolving:
      resolving();
      break;
    case TraceKind::resolved:
      resolved();
      break;
    case TraceKind::no_effect:
      no_effect();
      break;
    case TraceKind::choice:
      choice();
      break;
    case TraceKind::check:
      check();
      break;
    case TraceKind::entry:
      entry();
      break;
    case TraceKind::infeasible: {
      Slots slots = effect_slots();
      slots.set("event", SlotText(event_clause(speaker_, item().part, EventForm::would)));
      say(MessageId::infeasible, slots);
      break;
    }
    case TraceKind::closed:
      closed();
      break;
    case TraceKind::attempted:
      say(MessageId::attempted, effect_slots());
      break;
    case TraceKind::ended:
      ended();
      break;
    case TraceKind::used:
      say(MessageId::used, effect_slots());
      break;
    case TraceKind::won:
      say(item().player == match().state.winner ? MessageId::won : MessageId::won_with_team, effect_slots());
      break;
    case TraceKind::lost:
      say(MessageId::lost, effect_slots());
      break;
    case TraceKind::reading:
      say(MessageId::reading, {{"text", speaker_.rule(cite(match(), item().rule, explainer_.language))}});
      break;
    case TraceKind::fault:
      say(MessageId::fault, {{"text", SlotText(speaker_.say(message_of(match().state.fault), {}))}});
      break;
  }
}

void Narrator::action() {
  const ActionRecord record = action_of(speaker_, item());
  Sentence text = action_heading(speaker_, record, item().player);
  if (within_effect()) {
    line(record.heading, std::move(text));  // an effect plays a card
    played_.push_back(record.card);
    return;
  }
  // A card that is used at no cost may belong to another player.
  if (record.heading != MessageId::act_free) active_ = item().player;
  heading(record.heading, std::move(text));
  heading_card_ = record.card;
}

void Narrator::phase_skipped() {
  Slots slots{{"phase", speaker_.phase(item().part.phase)}, {"player", speaker_.player(item().player)}};
  if (item().by.card == kNoCard) {
    say(MessageId::phase_skipped, slots);
    return;
  }
  slots.set("effect", speaker_.effect(item().by));
  ExplainedStep& step = say(MessageId::phase_skipped_by, slots);
  if (!match().edition->policy.skip_is_replacement) return;
  add_citation(step, rule::key(rule::replacement));
}

// Whether something else changed the same figure of the card earlier in the turn.
bool Narrator::changed_before(const PartRecord& part) const {
  const Book& book = match().book();
  const auto changes = [&](const PartRecord& one) {
    return one.kind == PartKind::apply && one.cause != kNoNode &&
           alters(match(), one.cause) == Alters::figure;
  };
  if (!changes(part)) return false;
  for (std::size_t i = at_; i-- > 0;) {
    const TraceItem& one = trace_.items[i];
    if (one.kind != TraceKind::happened) continue;
    if (one.part.kind == PartKind::mark && one.part.verb == Verb::end_turn) break;
    if (changes(one.part) && one.part.card == part.card && one.batch != item().batch &&
        book[one.part.cause].value == book[part.cause].value)
      return true;
  }
  return false;
}

void Narrator::happened() {
  const PartRecord& part = item().part;
  if (part.kind == PartKind::mark && part.verb == Verb::start_turn) {
    active_ = part.player;
    heading(MessageId::begin_turn, event_clause(speaker_, part, EventForm::happens));
    return;
  }
  if (part.kind == PartKind::mark && part.verb == Verb::end_turn) {
    heading(MessageId::end_turn, event_clause(speaker_, part, EventForm::happens));
    return;
  }
  // A new event, other than a result of the check: the sequence of waiting abilities starts again.
  if (!within_effect() && part.kind != PartKind::move_card) {
    resolver_ = kNoPlayer;
    effect_resolved_ = false;
  }
  const auto product = std::find_if(products_.begin(), products_.end(),
                                    [&](const Product& p) { return same_event(p.part, part); });
  if (told_ && same_event(*told_, part)) told_.reset();
  if (product == products_.end() && part_of_product(part)) {
    if (!explainer_.full) return;
  } else if (product != products_.end()) {
    // It was told as a product; now it has happened.
    for (const RuleKey rule : item().behind) add_citation(steps_[product->step], rule);
    for (const RuleKey rule : speaker_.message(event_message(speaker_, part)).rules)
      add_citation(steps_[product->step], rule);
    if (by_procedure() && !looked_done_) {
      if (explainer_.full || replaced_in_event_ > 1)
        looked_again();
      else
        add_citation(steps_[product->step], rule::key(rule::replacement_again));
    }
    products_.erase(product);
    told_.reset();
    if (!explainer_.full) return;
  } else if (!explainer_.full && bookkeeping(match(), part, within_effect())) {
    return;
  }
  if (joined_ && joined_->add(speaker_, part)) {
    steps_.back().text = sentence(joined_->clause(speaker_, EventForm::happens), speaker_.language());
    if (part.kind == PartKind::draw) add_citation(steps_.back(), rule::key(rule::replacement_draw));
    return;
  }
  JoinedParts joined(speaker_, part);
  ExplainedStep& step = line(event_message(speaker_, part), joined.clause(speaker_, EventForm::happens));
  cite_text(step, part.cause);
  if (part.kind == PartKind::move_card && part.from == Zone::play && part.verb != Verb::destroy)
    add_citation(step, rule::key(rule::new_object));
  if (changed_before(part)) add_citation(step, rule::key(rule::modifiers_combine));
  if (part.kind == PartKind::apply && part.cause != kNoNode &&
      says(match().book(), part.cause, Op::replacement))
    add_citation(step, rule::key(rule::replacement));
  if (part.kind == PartKind::move_card && part.from == Zone::play) left_.insert(part.card);
  if (within_effect() && step.citations.empty()) add_citation(step, rule::key(rule::effect_order));
  if (part.kind == PartKind::draw) {
    // Another card of the same draw, which gets its own line because something happened in between.
    if (drawn_ && drawn_->player == part.player && drawn_->cause == part.cause && part.cause != kNoNode)
      add_citation(step, rule::key(rule::replacement_draw));
    drawn_ = part;
  }
  joined_ = std::move(joined);
}

}  // namespace kawari
