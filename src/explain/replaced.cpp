// The narrator's lines about replacement: the event that never happened, which effects apply to it and which
// do not.
#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "explain/narrator.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

bool same_effect(const EffectRecord& a, const EffectRecord& b) {
  return a.card == b.card && a.node == b.node && a.ability == b.ability && a.keyword == b.keyword;
}

}  // namespace

// What happens to a proposed event: it happens, is first changed or forbidden, or is replaced.
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

// The cards that a product draws are drawn one by one.
bool Narrator::part_of_product(const PartRecord& part) {
  if (part.kind != PartKind::draw) return false;
  for (std::size_t i = 0; i < products_.size(); ++i) {
    PartRecord& product = products_[i].part;
    if (product.kind != PartKind::draw || product.player != part.player || product.amount <= part.amount)
      continue;
    product.amount -= part.amount;
    return true;
  }
  return false;
}

// The event that is about to be replaced, as a line of its own.
void Narrator::would_happen() {
  const PartRecord& part = item().part;
  if (part.kind == PartKind::none) return;  // an instruction that would have done nothing
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
  step.message = id;
  step.struck = struck;
  if (struck) {
    if (instead && by_procedure()) add_citation(step, rule::key(rule::replacement_again));
    for (const RuleKey rule : speaker_.message(id).rules) add_citation(step, rule);
    // Rules that a game cites only for an event that does not happen.
    const MessageId event = event_message(speaker_, part);
    const auto& usual = speaker_.message(event).rules;
    for (const RuleKey rule : speaker_.message(form(event, EventForm::would)).rules)
      if (std::find(std::begin(usual), std::end(usual), rule) == std::end(usual)) add_citation(step, rule);
  }
  steps_.push_back(std::move(step));
  joined_.reset();
}

// How the products are told: as what happens, as what would happen, or (nothing) in the next line.
std::optional<EventForm> Narrator::form_of_results() const {
  const std::vector<PartRecord>& results = item().results;
  const Fate what = fate(results[0]);
  if (results.size() == 1 && what == Fate::is_replaced) return std::nullopt;
  return what == Fate::happens ? EventForm::happens : EventForm::would;
}

void Narrator::remember_results() {
  for (const PartRecord& result : item().results) products_.push_back({result, steps_.size() - 1});
}

// Whether the edition has a procedure for several replacement effects: self-replacements, then the others,
// and the modified event is looked at again.
bool Narrator::by_procedure() const {
  const ReplacementPolicy& policy = match().edition->policy;
  return policy.chooser == Chooser::affected_player && policy.products_open;
}

// The steps of the procedure before an effect that is no self-replacement applies. Without `full` only who
// decides is told, where the event was already modified.
void Narrator::before_another(bool again, bool self_before) {
  looked_done_ = false;
  const bool chooser_told = std::exchange(chooser_told_, false);
  if (!by_procedure()) return;
  if (explainer_.full && !chooser_told)
    aside(!again        ? MessageId::none_of_its_own
          : self_before ? MessageId::looked_own
                        : MessageId::looked_others,
          {});
  if (chooser_told || (!again && !explainer_.full)) return;
  const PartRecord& part = item().part;
  const bool of_card = (*match().rules->events)[part.kind].touches == Touches::owner && part.card != kNoCard;
  const PlayerId decides = of_card ? match().state.card(part.card).player() : part.player;
  Slots slots{{"player", speaker_.player(decides)}};
  if (of_card) slots.set("card", speaker_.card(part));
  aside(of_card ? MessageId::affects_card : MessageId::affects_player, slots);
}

// The modified event happens: nothing else applied to it.
void Narrator::looked_again() {
  aside(MessageId::looked_done, {});
  looked_done_ = true;
}

// [LOR-2.1 6.5.2] Whether the resolution, which is one event, was replaced in part or completely.
void Narrator::tell_extent(const Resolution& over) {
  if (match().edition->policy.unit == Unit::part) return;
  if (cite(match(), rule::key(rule::replacement_event), explainer_.language).number.empty()) return;
  int untouched = 0, replaced = 0;
  std::set<NodeId> statements;
  std::vector<PartRecord> products;
  for (std::size_t i = over.first; i < at_; ++i) {
    const TraceItem& one = trace_.items[i];
    const bool product = std::any_of(products.begin(), products.end(),
                                     [&](const PartRecord& known) { return same_event(known, one.part); });
    if (is_replacement(one.kind)) {
      if (!product && one.part.kind != PartKind::none) ++replaced;
      products.insert(products.end(), one.results.begin(), one.results.end());
    }
    if (one.kind != TraceKind::happened || product || one.part.has(kProduct) || one.part.has(kCost) ||
        one.part.cause == kNoNode || bookkeeping(match(), one.part, true))
      continue;
    ++untouched;
    statements.insert(one.part.cause);
  }
  if (replaced == 0) {
    // Without `full` it is told of the first effect that does several things.
    if (statements.size() > 1 && (explainer_.full || !whole_told_)) aside(MessageId::event_whole, {});
    whole_told_ = whole_told_ || statements.size() > 1;
  } else if (untouched > 0) {
    aside(MessageId::event_part, {});
  } else if (explainer_.full || replaced > 1) {
    aside(MessageId::event_all, {});
  }
}

// What an effect that puts nothing in its place covers besides, in the items that follow; `last` becomes the
// last of these items.
std::vector<PartRecord> Narrator::covered_alike(std::size_t& last) const {
  std::vector<PartRecord> out;
  if (!item().results.empty()) return out;
  for (std::size_t i = at_ + 1; i < end_; ++i) {
    const TraceItem& one = trace_.items[i];
    if (one.kind != TraceKind::covered || !one.results.empty() || !same_effect(one.by, item().by)) break;
    out.push_back(one.part);
    last = i;
  }
  return out;
}

// Whether it matters that replacement comes before or after the calculation of damage.
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
  std::size_t last = at_;
  if (std::vector<PartRecord> more = covered_alike(last);
      !more.empty() && !steps_.empty() && steps_.back().struck && steps_.back().item == at_) {
    // All that it keeps from happening is told in one line.
    more.insert(more.begin(), item().part);
    steps_.back().text = sentence(event_clauses(speaker_, more, EventForm::would), speaker_.language());
  } else {
    last = at_;
  }
  const bool again = replaced_in_event_++ > 0;
  const bool self_before = std::exchange(self_replaced_, false);
  before_another(again, self_before);
  Slots slots = effect_slots();
  MessageId id = MessageId::replaced_by_nothing;
  const PartRecord& part = item().part;
  if (part.kind == PartKind::move_card && part.from == Zone::play) {
    id = MessageId::replaced_by_staying;
    slots.set("card", speaker_.card(part));
    slots.set("zone", speaker_.zone(part.from, part.player));
  }
  if (!item().results.empty()) {
    const std::optional<EventForm> wanted = form_of_results();
    id = wanted ? MessageId::replaced : MessageId::replaced_on;
    if (wanted) slots.set("result", SlotText(event_clauses(speaker_, item().results, *wanted)));
  }
  ExplainedStep& step = say(id, slots);
  if (again && !by_procedure() && match().edition->policy.unit != Unit::part)
    add_citation(step, rule::key(self_before ? rule::replacement_others : rule::replacement_again));
  if (last > at_) {
    add_citation(step, rule::key(rule::replacement_event));
    add_citation(step, rule::key(rule::replacement_once));
  }
  if (item().by.keyword != kNoKeyword && index(item().by.keyword) < match().rules->keywords.size())
    add_citation(step, match().rules->keywords[index(item().by.keyword)].rule);
  if (calculation_matters()) add_citation(step, rule::key(rule::replacement_place));
  if (item().results.empty() && item().by.keyword != kNoKeyword)
    add_citation(step, rule::key(rule::damage_zero));
  remember_results();
  at_ = last;
}

// An effect that was already applied covers further parts of its event: told in one line if they follow each
// other.
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
  self_replaced_ = true;
  looked_done_ = chooser_told_ = false;
  Slots slots = effect_slots();
  slots.set("condition", SlotText(speaker_.text(item().node)));
  // If neither side was known at the time of the decision, the product is told when it happens.
  const bool later = item().part.kind == PartKind::none;
  MessageId id = later ? MessageId::self_replaced_on : MessageId::self_replaced_by_nothing;
  if (!item().results.empty()) {
    const std::optional<EventForm> wanted = form_of_results();
    id = wanted ? MessageId::self_replaced : MessageId::self_replaced_on;
    if (wanted) slots.set("result", SlotText(event_clauses(speaker_, item().results, *wanted)));
  }
  say(id, slots);
  remember_results();
}

// An effect that cannot replace a product: told once for all its parts.
void Narrator::closed() {
  const Sentence text = speaker_.say(MessageId::closed, effect_slots());
  const bool told = !steps_.empty() && steps_.back().text == sentence(text, speaker_.language());
  if (!told) line(MessageId::closed, text);
}

// Whether the player was asked which of the offered effects applies, or is asked now. If it does not matter
// which one applies, nobody is asked.
bool Narrator::was_asked() const {
  if (at_ + 1 >= end_) return true;
  const TraceKind next = trace_.items[at_ + 1].kind;
  return next == TraceKind::choice || next == TraceKind::declined;
}

void Narrator::candidates() {
  if (offered_.empty()) return;
  would_happen();
  chooser_told_ = true;
  Slots slots{{"player", speaker_.player(item().player)}};
  slots.set("count", SlotText(static_cast<int>(offered_.size())));
  if (offered_.size() == 1) {
    slots.set("effect", speaker_.effect(offered_[0]));
    say(MessageId::candidate_optional, slots);
    return;
  }
  const bool mixed = std::any_of(offered_.begin(), offered_.end(), [&](const EffectRecord& effect) {
    return effect.controller != offered_[0].controller;
  });
  if (mixed && match().edition->policy.chooser == Chooser::turn_player_first) {
    std::vector<Sentence> owned;
    for (const EffectRecord& effect : offered_)
      owned.push_back(speaker_.say(MessageId::effect_of, {{"effect", speaker_.effect(effect)},
                                                          {"player", speaker_.player(effect.controller)}}));
    slots.set("list", SlotText(speaker_.list(owned)));
    say(MessageId::candidates_mixed, slots);
    return;
  }
  if (item().rule == rule::key(rule::self_replacement) && item().node != kNoNode) {
    const Book& book = match().book();
    const std::vector<Sentence> texts = {speaker_.quoted(speaker_.text(book.kid(item().node, 0))),
                                         speaker_.quoted(speaker_.text(book.kid(item().node, 2)))};
    slots.set("list", SlotText(speaker_.list(texts)));
    say(MessageId::candidates_affected, slots);
    return;
  }
  std::vector<std::pair<EffectRecord, int>> different;  // and how often each is there
  for (const EffectRecord& effect : offered_) {
    const auto known = std::find_if(different.begin(), different.end(),
                                    [&](const auto& one) { return same_effect(one.first, effect); });
    if (known == different.end())
      different.push_back({effect, 1});
    else
      ++known->second;
  }
  const bool asked = was_asked();
  std::vector<Sentence> names;
  for (const auto& [effect, count] : different) {
    const SlotText name = speaker_.effect(effect);
    names.push_back(count == 1 || !asked
                        ? name.text
                        : speaker_.say(MessageId::times, {{"card", name}, {"count", SlotText(count)}}));
  }
  slots.set("list", SlotText(speaker_.list(names)));
  const bool affected = match().edition->policy.chooser == Chooser::affected_player;
  if (!asked)
    say(MessageId::candidates_same, slots);
  else
    say(affected ? MessageId::candidates_affected : MessageId::candidates_turn, slots);
}

}  // namespace kawari
