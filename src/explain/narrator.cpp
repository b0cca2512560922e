#include "explain/narrator.h"

#include <algorithm>

namespace kawari {
namespace {

bool same_effect(const EffectRecord& a, const EffectRecord& b) {
  return a.card == b.card && a.node == b.node && a.ability == b.ability && a.keyword == b.keyword;
}

bool is_replacement(TraceKind kind) {
  return kind == TraceKind::replaced || kind == TraceKind::self_replaced || kind == TraceKind::covered;
}

// Where to begin so that the item `from` is told in its place: with the action or turn that it belongs to,
// where something is still resolving or a choice goes on; else with itself.
std::size_t beginning(const Trace& trace, std::size_t from) {
  int open = from < trace.items.size() && trace.items[from].kind == TraceKind::choice ? 1 : 0;
  for (std::size_t i = 0; i < std::min(from, trace.items.size()); ++i) {
    const bool loop = trace.items[i].rule == rule::key(rule::several_players);
    if (trace.items[i].kind == TraceKind::resolving && !loop) ++open;
    if (trace.items[i].kind == TraceKind::resolved) --open;
  }
  if (open <= 0) return from;
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

// What came before within the same action is gone through as well, so that the first line knows its place.
Narrator::Narrator(const Explainer& explainer, const Trace& trace, std::size_t from, std::size_t to)
    : explainer_(explainer),
      trace_(trace),
      from_(from),
      at_(beginning(trace, from)),
      end_(std::min(to, trace.items.size())),
      speaker_(explainer) {
  active_ = first_active_player();
}

// Whose turn it was when the told part of the trace began.
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
  if (citation.number.empty()) return;
  for (const Citation& known : step.citations)
    if (known.number == citation.number) return;
  step.citations.push_back(std::move(citation));
}

ExplainedStep& Narrator::line(MessageId id, std::string text) {
  joined_.reset();
  ExplainedStep step;
  step.text = sentence(std::move(text), speaker_.language());
  step.depth = depth();
  step.item = at_;
  // That a replaced event never happens is said where that event is told.
  if (item().rule != rule::key(rule::replaced_never_happens)) add_citation(step, item().rule);
  add_citation(step, item().rule2);
  for (const RuleKey rule : speaker_.message(id).rules) add_citation(step, rule);
  steps_.push_back(std::move(step));
  return steps_.back();
}

void Narrator::heading(MessageId id, std::string text) {
  has_heading_ = false;
  resolving_.clear();
  heading_card_ = kNoCard;
  replaced_in_event_ = 0;
  products_.clear();
  told_.reset();
  line(id, std::move(text));
  has_heading_ = true;
}

// The rules about the text that the statement stands in: each player in turn order, counted once …
void Narrator::cite_text(ExplainedStep& step, NodeId statement) const {
  if (statement == kNoNode || resolving_.empty()) return;
  const Book& book = match().book();
  const Node& node = book[statement];
  if (node.op == Op::draw_until) add_citation(step, rule::key(rule::until_you_have));
  for (int i = 0; i < node.kid_count; ++i) {
    const Op amount = book.op(book.kid(node, i));
    if (amount == Op::times || amount == Op::count || amount == Op::how_many)
      add_citation(step, rule::key(rule::for_each));
  }
  const auto contains = [&](auto&& self, NodeId root) -> bool {
    if (root == statement) return true;
    for (int i = 0; i < book[root].kid_count; ++i)
      if (self(self, book.kid(root, i))) return true;
    return false;
  };
  const auto in_loop = [&](auto&& self, NodeId root) -> bool {
    const bool several = book.op(root) == Op::each_player &&
                         (match().state.player_count > 2 || book.op(book.kid(root, 0)) == Op::everyone);
    if (several && contains(contains, root)) return true;
    for (int i = 0; i < book[root].kid_count; ++i)
      if (self(self, book.kid(root, i))) return true;
    return false;
  };
  if (resolving_.back().program != kNoNode && in_loop(in_loop, resolving_.back().program))
    add_citation(step, rule::key(rule::several_players));
}

// What becomes of something that would happen: it happens, is changed or forbidden first, or is replaced.
Narrator::Fate Narrator::fate(const PartRecord& part) const {
  for (std::size_t i = at_ + 1; i < end_; ++i) {
    const TraceItem& later = trace_.items[i];
    if (later.kind == TraceKind::action || later.kind == TraceKind::resolved) break;
    const bool same = same_event(later.part, part);
    if (later.kind == TraceKind::happened && same) break;
    if (same && is_replacement(later.kind)) return Fate::is_replaced;
    if (same && later.kind == TraceKind::prevented) return Fate::changes;
    if (later.kind == TraceKind::calculated && later.part.card == part.card && later.part.base == part.amount)
      return Fate::changes;
  }
  return Fate::happens;
}

Slots Narrator::effect_slots() {
  Slots slots{{"effect", speaker_.effect(item().by)}};
  slots.set("player", speaker_.player(item().player));
  return slots;
}

void Narrator::one() {
  switch (item().kind) {
    case TraceKind::action:
      action();
      break;
    case TraceKind::phase_began:
      if (explainer_.full)
        say(MessageId::phase_began,
            {{"phase", speaker_.phase(item().part.extra)}, {"player", speaker_.player(item().player)}});
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
      say(item().option.a != 0 ? MessageId::ceased : MessageId::ceased_here, effect_slots());
      break;
    case TraceKind::calculated:
      calculated();
      break;
    case TraceKind::prevented:
      prevented();
      break;
    case TraceKind::impossible:
      if (!within_effect() && !explainer_.full) break;
      say(MessageId::impossible,
          {{"event", SlotText(event_clause(speaker_, item().part, EventForm::would))}});
      break;
    case TraceKind::triggered: {
      ExplainedStep& step = say(MessageId::triggered, effect_slots());
      if (within_effect()) add_citation(step, rule::key(rule::trigger_waits));
      break;
    }
    case TraceKind::not_triggered: {
      Slots slots = effect_slots();
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
    case TraceKind::infeasible:
    case TraceKind::attempted:
      say(MessageId::attempted, effect_slots());
      break;
    case TraceKind::closed: {
      Slots slots = effect_slots();
      slots.set("event", SlotText(event_clause(speaker_, item().part, EventForm::would)));
      say(item().kind == TraceKind::closed ? MessageId::closed : MessageId::infeasible, slots);
      break;
    }
    case TraceKind::used:
      say(MessageId::used, effect_slots());
      break;
    case TraceKind::won:
      say(MessageId::won, effect_slots());
      break;
    case TraceKind::lost:
      say(MessageId::lost, effect_slots());
      break;
    case TraceKind::reading:
      say(MessageId::reading, {{"text", SlotText(cite(match(), item().rule, explainer_.language).says)}});
      break;
    case TraceKind::fault:
      say(MessageId::fault, {{"text", SlotText(speaker_.say(message_of(match().state.fault), {}))}});
      break;
  }
}

void Narrator::action() {
  const ActionRecord record = action_of(match(), item());
  std::string text = action_heading(speaker_, record, item().player);
  if (within_effect()) {
    line(record.heading, std::move(text));  // an effect plays a card
    played_.push_back(record.card);
    return;
  }
  // What is used for nothing may be another player's.
  if (record.heading != MessageId::act_free) active_ = item().player;
  heading(record.heading, std::move(text));
  heading_card_ = record.card;
}

void Narrator::phase_skipped() {
  Slots slots{{"phase", speaker_.phase(item().part.extra)}, {"player", speaker_.player(item().player)}};
  if (item().by.card == kNoCard) {
    say(MessageId::phase_skipped, slots);
    return;
  }
  slots.set("effect", speaker_.effect(item().by));
  ExplainedStep& step = say(MessageId::phase_skipped_by, slots);
  if (!match().edition->policy.skip_is_replacement) return;
  add_citation(step, rule::key(rule::replacement));
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
  const auto product = std::find_if(products_.begin(), products_.end(),
                                    [&](const Product& p) { return same_event(p.part, part); });
  if (product != products_.end()) {
    // Told as what came in place of something; now it has happened.
    for (const RuleKey rule : speaker_.message(event_message(match(), part)).rules)
      add_citation(steps_[product->step], rule);
    products_.erase(product);
    told_.reset();
    if (!explainer_.full) return;
  } else if (!explainer_.full && bookkeeping(part, within_effect())) {
    return;
  }
  if (joined_ && joined_->add(speaker_, part)) {
    steps_.back().text = sentence(joined_->clause(speaker_, EventForm::happens), speaker_.language());
    if (part.kind == PartKind::draw) add_citation(steps_.back(), rule::key(rule::replacement_draw));
    return;
  }
  JoinedParts joined(speaker_, part);
  cite_text(line(event_message(match(), part), joined.clause(speaker_, EventForm::happens)), part.cause);
  joined_ = std::move(joined);
}

// The event that is about to be replaced, as a line of its own.
void Narrator::would_happen() {
  const PartRecord& part = item().part;
  if (told_ && same_event(*told_, part)) return;
  told_ = part;
  const auto product = std::find_if(products_.begin(), products_.end(),
                                    [&](const Product& p) { return same_event(p.part, part); });
  const bool instead = product != products_.end();
  if (instead) products_.erase(product);
  const MessageId id = instead ? MessageId::would_happen_instead : MessageId::would_happen;
  const bool struck = is_replacement(item().kind) || fate(part) == Fate::is_replaced;
  ExplainedStep step;
  step.text =
      sentence(speaker_.say(id, {{"event", SlotText(event_clause(speaker_, part, EventForm::would))}}),
               speaker_.language());
  step.depth = depth();
  step.item = at_;
  step.struck = struck;
  if (struck)
    for (const RuleKey rule : speaker_.message(id).rules) add_citation(step, rule);
  steps_.push_back(std::move(step));
  joined_.reset();
}

// How what came instead is told: as what happens, as what would happen, or (nothing) in the next line, struck
// out.
std::optional<EventForm> Narrator::form_of_results() const {
  const std::vector<PartRecord>& results = item().results;
  const Fate what = fate(results[0]);
  if (results.size() == 1 && what == Fate::is_replaced) return std::nullopt;
  return what == Fate::happens ? EventForm::happens : EventForm::would;
}

void Narrator::remember_results() {
  for (const PartRecord& result : item().results) products_.push_back({result, steps_.size() - 1});
}

// Whether something else of the same resolution happens unreplaced.
bool Narrator::only_in_part() const {
  if (!within_effect()) return false;
  const auto counts = [&](std::size_t i) {
    const PartRecord& part = trace_.items[i].part;
    return trace_.items[i].kind == TraceKind::happened && (part.flags & kProduct) == 0 &&
           !bookkeeping(part, true);
  };
  for (std::size_t i = at_; i > 0 && trace_.items[i].kind != TraceKind::resolving; --i)
    if (counts(i)) return true;
  for (std::size_t i = at_; i < end_ && trace_.items[i].kind != TraceKind::resolved; ++i) {
    const bool product =
        std::any_of(item().results.begin(), item().results.end(),
                    [&](const PartRecord& result) { return same_event(result, trace_.items[i].part); });
    if (!product && counts(i)) return true;
  }
  return false;
}

// Whether it counts that replacement comes before or after the damage is calculated.
bool Narrator::calculation_matters() const {
  if (item().part.kind != PartKind::deal_damage || !within_effect()) return false;
  if (match().edition->policy.effect_damage == Calculation::after_replacement) return true;
  for (std::size_t i = at_; i > 0 && trace_.items[i].kind != TraceKind::resolving; --i)
    if (trace_.items[i].kind == TraceKind::calculated && trace_.items[i].part.card == item().part.card)
      return true;
  return false;
}

void Narrator::replaced() {
  if (item().rule == rule::key(rule::entry_state)) {
    entry();
    add_citation(steps_.back(), rule::key(rule::replacement));
    return;
  }
  would_happen();
  if (item().rule == rule::key(rule::skip_step)) return;  // the skipped step follows
  const bool again = replaced_in_event_++ > 0;
  Slots slots = effect_slots();
  MessageId id = MessageId::replaced_by_nothing;
  const PartRecord& part = item().part;
  if (part.kind == PartKind::move_card && part.from == Zone::play) {
    id = MessageId::replaced_by_staying;
    slots.set("card", speaker_.card(part.card, part.face));
    slots.set("zone", speaker_.zone(part.from, part.player));
  }
  if (!item().results.empty()) {
    const std::optional<EventForm> wanted = form_of_results();
    id = wanted ? MessageId::replaced : MessageId::replaced_on;
    if (wanted) slots.set("result", SlotText(event_clauses(speaker_, item().results, *wanted)));
  }
  ExplainedStep& step = say(id, slots);
  if (again) add_citation(step, rule::key(rule::replacement_others));
  if (item().by.keyword != kNoKeyword && index(item().by.keyword) < match().rules->keywords.size())
    add_citation(step, match().rules->keywords[index(item().by.keyword)].rule);
  if (only_in_part()) add_citation(step, rule::key(rule::replacement_event));
  if (calculation_matters()) add_citation(step, rule::key(rule::replacement_place));
  if (item().results.empty() && item().by.keyword != kNoKeyword)
    add_citation(step, rule::key(rule::damage_zero));
  remember_results();
}

// An effect that applies already takes in further parts of its event: all that follow each other in one line.
void Narrator::covered() {
  std::vector<PartRecord> parts, results;
  const std::size_t first = at_;
  for (std::size_t i = at_; i < end_; ++i) {
    const TraceItem& one = trace_.items[i];
    if (one.kind != TraceKind::covered || !same_effect(one.by, trace_.items[first].by)) break;
    parts.push_back(one.part);
    results.insert(results.end(), one.results.begin(), one.results.end());
    at_ = i;
  }
  told_.reset();
  ExplainedStep& struck = line(MessageId::would_happen, event_clauses(speaker_, parts, EventForm::would));
  struck.struck = true;
  struck.item = first;
  Slots slots = effect_slots();
  if (!results.empty()) slots.set("result", SlotText(event_clauses(speaker_, results, EventForm::happens)));
  say(results.empty() ? MessageId::covered_by_nothing : MessageId::covered, slots).item = first;
  for (const PartRecord& result : results) products_.push_back({result, steps_.size() - 1});
}

void Narrator::self_replaced() {
  would_happen();
  ++replaced_in_event_;
  Slots slots = effect_slots();
  slots.set("condition", SlotText(speaker_.text(item().node)));
  MessageId id = MessageId::self_replaced_by_nothing;
  if (!item().results.empty()) {
    const std::optional<EventForm> wanted = form_of_results();
    id = wanted ? MessageId::self_replaced : MessageId::self_replaced_on;
    if (wanted) slots.set("result", SlotText(event_clauses(speaker_, item().results, *wanted)));
  }
  say(id, slots);
  remember_results();
}

void Narrator::candidates() {
  offered_ = item().list;
  if (offered_.empty()) return;
  would_happen();
  Slots slots{{"player", speaker_.player(item().player)}};
  slots.set("effect", speaker_.effect(offered_[0]));
  slots.set("count", SlotText(static_cast<int>(offered_.size())));
  if (offered_.size() == 1) {
    say(MessageId::candidate_optional, slots);
    return;
  }
  std::vector<EffectRecord> different;
  for (const EffectRecord& effect : offered_)
    if (std::none_of(different.begin(), different.end(),
                     [&](const auto& known) { return same_effect(known, effect); }))
      different.push_back(effect);
  if (different.size() == 1) {
    say(MessageId::candidates_same, slots);
    return;
  }
  std::vector<std::string> names;
  for (const EffectRecord& effect : different) names.push_back(speaker_.effect(effect).text);
  slots.set("list", SlotText(speaker_.list(names)));
  const bool affected = match().edition->policy.chooser == Chooser::affected_player;
  say(affected ? MessageId::candidates_affected : MessageId::candidates_turn, slots);
}

}  // namespace kawari
