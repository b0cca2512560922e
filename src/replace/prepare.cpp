#include "replace/prepare.h"

#include <algorithm>

#include "state/rules.h"
#include "state/statics.h"
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

// A keyword that the object can't gain.
Forbidden ungainable(const Match& match, const Part& part) {
  const Book& book = match.book();
  Forbidden found;
  if (!part.object.is_slot() || part.cause == kNoNode || book.op(part.cause) != Op::gains) return found;
  const Node& gained = book[book.kid(part.cause, 1)];
  if (gained.op != Op::keyword) return found;
  each_static(match, Op::cant_gain, [&](const StaticView& view) {
    if (found.is || book[view.node].value != gained.value) return;
    if (is_about(match, view, part.object.slot())) found = {true, view.env.card, view.node};
  });
  return found;
}

// "Can't" beats "can": the part is never created.
Forbidden prohibition(const Match& match, const Part& part) {
  switch (part.kind) {
    case PartKind::deal_damage: {
      if (const Forbidden f = forbidden(match, part.object, Ban::be_dealt_damage)) return f;
      return part.has(kCombat) ? forbidden(match, part.object, Ban::challenge_damage) : Forbidden{};
    }
    case PartKind::remove_damage:
      return forbidden(match, part.object, Ban::remove_damage);
    case PartKind::ready:
      return forbidden(match, part.object, Ban::ready);
    case PartKind::exert:
      // What a player does with the card itself (attack, block, pay) has no source.
      if (part.source == kNoCard) return {};
      return forbidden(match, part.object, Ban::be_exerted, ref_of(match.state, part.source));
    case PartKind::gain_lore:
      return forbidden_player(match, part.player, Ban::gain_lore);
    case PartKind::lose_lore:
      return forbidden_player(match, part.player, Ban::lose_lore);
    case PartKind::draw:
      return forbidden_player(match, part.player, Ban::draw);
    case PartKind::move_card:
      if (part.verb == Verb::destroy || part.verb == Verb::banish) {
        if (const Forbidden f =
                forbidden(match, part.object, Ban::be_destroyed, ref_of(match.state, part.source)))
          return f;
      }
      if (part.from == Zone::play) return forbidden(match, part.object, Ban::leave);
      return {};
    case PartKind::apply:
      return ungainable(match, part);
    case PartKind::mark:
      if (part.verb != Verb::battle) return {};
      if (const Forbidden f = forbidden(match, part.object, Ban::battle, part.other)) return f;
      return forbidden(match, part.other, Ban::battle, part.object);
    case PartKind::none:
    case PartKind::put_damage:
    case PartKind::relocate:
    case PartKind::put_under:
    case PartKind::turn_over:
    case PartKind::shuffle:
    case PartKind::reveal:
    case PartKind::look:
    case PartKind::pay:
    case PartKind::begin_step:
      break;
  }
  return {};
}

bool impossible(const Match& match, const Part& part) {
  const State& state = match.state;
  switch (part.kind) {
    case PartKind::deal_damage:
    case PartKind::put_damage:
      return !part.object.is_slot() || !in_place(state, part.object) || part.amount <= 0;
    case PartKind::remove_damage:
      return !part.object.is_slot() || !in_place(state, part.object) || part.amount <= 0 ||
             state.slot(part.object.slot()).damage == 0;
    case PartKind::exert:
      if (!in_place(state, part.object)) return true;
      return part.object.is_slot() ? state.slot(part.object.slot()).exerted
                                   : state.card(part.object.card()).exerted;
    case PartKind::ready:
      if (part.to == Zone::resource && part.object.none()) return false;  // all of a player's resource cards
      if (!in_place(state, part.object)) return true;
      return part.object.is_slot() ? !state.slot(part.object.slot()).exerted
                                   : !state.card(part.object.card()).exerted;
    case PartKind::gain_lore:
      return part.amount <= 0;
    case PartKind::lose_lore:
      return part.amount <= 0 || state.player(part.player).lore == 0;
    case PartKind::move_card:
    case PartKind::put_under:
      return !in_place(state, part.object);
    case PartKind::turn_over:
      return !part.object.is_slot() || !in_place(state, part.object) ||
             match.face(state.slot(part.object.slot()).top).other_side == kNoFace;
    case PartKind::relocate:
      // [LOR-2.1 4.7.2] nothing moves to where it is
      return !in_place(state, part.object) || !in_place(state, part.other) ||
             state.slot(part.object.slot()).location == part.other.slot();
    case PartKind::apply:
      return !part.object.none() && !in_place(state, part.object);
    case PartKind::none:
    case PartKind::draw:
    case PartKind::mark:
    case PartKind::shuffle:
    case PartKind::reveal:
    case PartKind::look:
    case PartKind::pay:
    case PartKind::begin_step:
      break;
  }
  return false;
}

RuleKey rule_of_impossible(const State& state, const Part& part) {
  if (part.kind == PartKind::lose_lore) return rule::key(rule::lore);
  // It has moved on: an object that was in play is a new one by now, a card is looked for only where it was.
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
    if (impossible(match, part)) {
      drop(match, part, TraceKind::impossible, rule_of_impossible(state, part));
      continue;
    }
    if (const Forbidden f = prohibition(match, part)) {
      drop(match, part, TraceKind::prevented, rule::key(rule::cant_beats_can), f);
      continue;
    }
    if (part.kind == PartKind::remove_damage)
      part.amount = std::min(part.amount, state.slot(part.object.slot()).damage);
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
  // One move per object in a batch: the first one that was settled.
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
