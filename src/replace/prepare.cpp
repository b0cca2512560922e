#include "replace/prepare.h"

#include <algorithm>

#include "state/rules.h"
#include "state/witness.h"

namespace kawari {
namespace {

void drop(Match& match, Part& part, TraceKind kind, RuleKey because, const Forbidden& by = {}) {
  tell(match, kind, [&](TraceItem& item) {
    item.rule = because;
    item.part = record(match, part);
    item.player = item.part.player;
    item.node = by.node;
    if (by.by != kNoCard) item.by = effect_record(match, by.by, by.node, match.state.card(by.by).player());
    witness(match, kind == TraceKind::prevented ? Sight::prevented : Sight::impossible, part, item.by,
            by.node);
  });
  part.flags |= kDropped;
  if (kind == TraceKind::prevented) part.flags |= kPrevented;
}

RuleKey rule_of_impossible(const Match& match, const Part& part) {
  const State& state = match.state;
  if (part.kind == PartKind::lose) return counter_info(match, part.counted().counter).floor;
  // The object has moved on: an object that left play is a new object, and a card is only looked for in its
  // zone.
  if (!part.object.none() && !in_place(state, part.object))
    return rule::key(part.object.is_slot() ? rule::new_object : rule::named_zone);
  return rule::key(rule::as_much_as_possible);
}

void calculate(Match& match, Part& part) {
  const std::int32_t after = match.state.exact(match.rules->calculate_damage(match, part));
  part.flags |= kCalculated;
  if (after != part.amount && listening(match)) {
    tell(match, TraceKind::calculated, [&](TraceItem& item) {
      if (!part.has(kCombat)) item.rule = rule::key(rule::damage_calculation);
      item.part = record(match, part);
      item.part.base = part.amount;
      item.part.amount = after;
      item.player = item.part.player;
      item.by.keyword = match.rules->damage_keyword;
      item.by.card = item.part.card;
      item.by.face = item.part.face;
      if (after <= 0 && !match.edition->policy.zero_is_dealt) witness(match, Sight::reduced, part, item.by);
    });
  }
  part.amount = after;
  if (after <= 0 && !match.edition->policy.zero_is_dealt) part.flags |= kDropped;
}

// No more than there is. "All" asks for no number.
void limit(Part& part, std::int32_t there) {
  if (part.amount <= there) return;
  if (part.amount < kMaxNumber) part.flags |= kShort;
  part.amount = there;
}

// The same object moves once, however many reasons there are.
bool moves_already(const State& state, const Proposal& proposal, int at) {
  const Part& part = state.parts[static_cast<std::size_t>(proposal.first + at)];
  if (part.kind != PartKind::move_card || !part.has(kOriginal)) return false;
  for (int i = 0; i < at; ++i) {
    const Part& earlier = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (earlier.kind == PartKind::move_card && earlier.has(kOriginal) && earlier.object == part.object)
      return true;
  }
  return false;
}

Calculation when(const Match& match, const Part& part) {
  const ReplacementPolicy& policy = match.edition->policy;
  return part.has(kCombat) ? policy.combat_damage : policy.effect_damage;
}

}  // namespace

void prepare_parts(Match& match, Proposal& proposal) {
  State& state = match.state;
  for (int i = 0; i < proposal.count; ++i) {
    Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.has(kPrepared)) continue;
    part.flags |= kPrepared;
    if (moves_already(state, proposal, i)) part.flags |= kDropped;
    if (part.has(kDropped)) continue;
    const KindInfo& kind = (*match.rules->events)[part.kind];
    if (kind.impossible(match, part)) {
      drop(match, part, TraceKind::impossible, rule_of_impossible(match, part));
      continue;
    }
    if (const Forbidden f = kind.forbidden(match, part)) {
      drop(match, part, TraceKind::prevented, rule::key(rule::cant_beats_can), f);
      continue;
    }
    if (part.kind == PartKind::remove_damage) limit(part, state.slot(part.object.slot()).damage);
    if (part.kind == PartKind::lose)
      limit(part, state.player(part.player).counters[index(part.counted().counter)]);
    if (part.kind != PartKind::deal_damage || part.has(kCalculated)) continue;
    if (when(match, part) != Calculation::before_replacement) continue;
    if (part.has(kSelfProduct) && match.edition->reads(other_reading::self_product_unreduced))
      part.flags |= kCalculated;
    else
      calculate(match, part);
  }
}

void finish_parts(Match& match, Proposal& proposal) {
  State& state = match.state;
  const auto moves = [&](int i) -> Part* {
    Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    return part.kind == PartKind::move_card && !part.has(kDropped) ? &part : nullptr;
  };
  // One move per object and proposal: keep the one that was settled first.
  for (int i = 1; i < proposal.count; ++i)
    for (int j = 0; moves(i) && j < i; ++j)
      if (moves(j) && moves(j)->object == moves(i)->object) moves(i)->flags |= kDropped;
  for (int i = 0; i < proposal.count; ++i) {
    Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.has(kDropped)) continue;
    if (part.has(kAttemptOnly)) {
      drop(match, part, TraceKind::impossible, rule::key(rule::as_much_as_possible));
      continue;
    }
    if (part.kind != PartKind::deal_damage) continue;
    if (!part.has(kCalculated) && when(match, part) == Calculation::after_replacement) calculate(match, part);
    if (part.amount <= 0 && !match.edition->policy.zero_is_dealt) part.flags |= kDropped;
  }
}

}  // namespace kawari
