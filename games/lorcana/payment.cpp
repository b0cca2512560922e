// Paying: the parts of a cost, the cards that pay them, and what is proposed when they are paid.
#include "event/event.h"
#include "games/lorcana/lorcana.h"
#include "state/statics.h"

namespace kawari::lorcana {
namespace {

// Whether a part of the cost is paid although the ability is used for free.
bool paid_when_free(const Match& match, Op cost) {
  if (cost == Op::exert_self) return true;
  return match.edition->on(kFreeWaivesOnlyInk) && cost != Op::pay_ink;
}

Env env_of_payer(const Match& match, PlayerId who, CardId card) {
  Env env;
  env.controller = who;
  env.card = card;
  env.self = ref_of(match.state, card);
  return env;
}

Verdict unpaid(CardId card, NodeId item) {
  return Verdict::no(rule::key(rule::pay_in_full), card, item).as(Obstacle::cost_cannot_be_paid);
}

Verdict can_exert(const Match& match, CardId card) {
  const State& state = match.state;
  if (state.card(card).zone != Zone::play) return Verdict::no(rule::key(rule::use_ready), card);
  const Slot& slot = state.slot(state.card(card).slot);
  // [LOR-2.1 4.4.2] a character must be dry; items and locations need not
  if (slot.drying && match.face(card).is(Kind::character))
    return Verdict::no(rule::key(rule::use_dry), card).as(Obstacle::drying);
  if (slot.exerted) return Verdict::no(rule::key(rule::use_ready), card).as(Obstacle::exerted);
  if (const Forbidden f = forbidden(match, ref_of(state, card), Ban::exert))
    return Verdict::no(::kawari::rule::key(::kawari::rule::cant_beats_can), f.by, f.node);
  return Verdict::yes();
}

}  // namespace

NodeId cost_item(const Match& match, NodeId cost, int i) {
  if (cost == kNoNode || match.book().absent(cost)) return kNoNode;
  const Node& node = match.book()[cost];
  if (node.op != Op::costs) return i == 0 ? cost : kNoNode;
  return i < node.kid_count ? match.book().kid(node, i) : kNoNode;
}

int ink_of(const Match& match, PlayerId who, CardId card, NodeId item) {
  return amount(match, env_of_payer(match, who, card), match.book().kid(item, 0));
}

Verdict can_pay(const Match& match, PlayerId who, CardId card, NodeId cost, bool free) {
  for (int i = 0;; ++i) {
    const NodeId item = cost_item(match, cost, i);
    if (item == kNoNode) return Verdict::yes();
    const Op op = match.book().op(item);
    if (free && !paid_when_free(match, op)) continue;
    ObjectList payers{};
    if (cost_candidates(match, who, card, item, payers)) {
      if (static_cast<int>(payers.size()) < cost_number(match, item)) return unpaid(card, item);
      continue;
    }
    if (op == Op::exert_self) {
      if (const Verdict v = can_exert(match, card); !v.legal) return v;
    } else if (op == Op::pay_ink) {
      const int ready = ready_resources(match, who), wanted = ink_of(match, who, card, item);
      if (ready < wanted)
        return Verdict::no(rule::key(rule::pay_in_full), card)
            .as(Obstacle::cost_too_high, who, ready, wanted);
    } else if (op == Op::damage_self) {
      if (const Forbidden f = forbidden(match, ref_of(match.state, card), Ban::be_dealt_damage))
        return Verdict::no(::kawari::rule::key(::kawari::rule::cant_beats_can), f.by, f.node);
    } else if (op != Op::banish_self) {
      return unpaid(card, item);
    }
  }
}

// Cards that pay are picked before anything is paid; part i of the cost keeps them in register i.
Flow pick_payers(Match& match, Frame& frame, NodeId cost, bool free, std::uint8_t& paying) {
  State& state = match.state;
  const CardId card = frame.card;
  for (;; ++paying) {
    const NodeId item = cost_item(match, cost, paying);
    if (item == kNoNode) break;
    ObjectList all{};
    if (!cost_candidates(match, frame.controller, card, item, all)) continue;
    if (free && !paid_when_free(match, match.book().op(item))) continue;
    if (state.answered) {
      state.picks.push(state, take_answer(match).object());
    }
    const int left = cost_number(match, item) - static_cast<int>(state.picks.size());
    if (left > 0) {
      const auto picks_left = static_cast<std::uint16_t>(left);
      ask(match, {.ask = Ask::objects,
                  .who = frame.controller,
                  .least = picks_left,
                  .most = picks_left,
                  .node = item,
                  .card = card});
      return Flow::stay();
    }
    Register& r = frame.regs[paying];
    r.set = 1;
    r.first = state.refs.next_place();
    r.count = static_cast<std::uint16_t>(state.picks.size());
    for (const ObjectRef ref : state.picks) state.refs.push(state, ref);
    state.picks.clear();
  }
  paying = 0;
  return Flow::next();
}

void pay_cost(Match& match, Frame& frame, NodeId cost, bool free, Verb verb) {
  if (!begin_proposal(match)) return;
  const CardId card = frame.card;
  const std::uint8_t scope = proposal_scope(match);
  const auto add = [&](Part part) {
    part.flags |= kCost;
    part.scope = scope;
    part.source = card;
    (void)add_part(match, part);
  };
  for (int i = 0;; ++i) {
    const NodeId item = cost_item(match, cost, i);
    if (item == kNoNode) break;
    const Op op = match.book().op(item);
    if (free && !paid_when_free(match, op)) continue;
    const Register& picked = frame.regs[i];
    const auto each_picked = [&](auto make) {
      for (int k = 0; k < picked.count; ++k)
        add(make(match.state.refs[static_cast<std::size_t>(picked.first + k)]));
    };
    switch (op) {
      case Op::exert_self:
        add(make_part(PartKind::exert, verb, frame.controller, ref_of(match.state, card)));
        break;
      case Op::pay_ink: {
        const int ink = ink_of(match, frame.controller, card, item);
        if (ink <= 0) break;
        Part part = make_part(PartKind::pay, Verb::none, frame.controller);
        part.amount = ink;
        add(part);
        break;
      }
      case Op::damage_self:
        add(damage_part(PartKind::deal_damage, ref_of(match.state, card),
                        ink_of(match, frame.controller, card, item), card));
        break;
      case Op::banish_self:
        add(move_part(match, ref_of(match.state, card), Zone::discard, Verb::banish));
        break;
      case Op::discard_cost:
        each_picked([&](ObjectRef ref) { return move_part(match, ref, Zone::discard, Verb::discard); });
        break;
      case Op::banish_other:
        each_picked([&](ObjectRef ref) { return move_part(match, ref, Zone::discard, Verb::banish); });
        break;
      case Op::exert_other:
        each_picked([&](ObjectRef ref) { return make_part(PartKind::exert, verb, frame.controller, ref); });
        if (const int damage = cost_damage(match, item); damage > 0)
          each_picked([&](ObjectRef ref) { return damage_part(PartKind::deal_damage, ref, damage, card); });
        break;
      default:
        match.state.raise(Fault::unsupported);
        break;
    }
  }
}

// [LOR-2.1 4.5.1.2, 4.6.4.3] What must be paid to quest or challenge.
int toll(const Match& match, SlotId slot, Ban what) {
  int total = 0;
  each_static(match, Op::toll, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (static_cast<Ban>(node.value) == what && is_about(match, view, slot))
      total += amount(match, view.env, match.book().kid(node, 1));
  });
  return total;
}

bool pay_toll(Match& match, Frame& frame, Ban what) {
  if (frame.stage != 0) return false;
  const int ink = toll(match, match.state.card(frame.card).slot, what);
  if (ink <= 0 || !begin_proposal(match)) return false;
  frame.stage = 1;
  Part part = make_part(PartKind::pay, Verb::none, frame.controller);
  part.amount = ink;
  part.flags |= kCost;
  part.source = frame.card;
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
  return true;
}

}  // namespace kawari::lorcana
