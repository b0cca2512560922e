#include "replace/entry.h"

#include "state/statics.h"

namespace kawari {
namespace {

struct EntryEffect {
  NodeId node = kNoNode;
  CardId card = kNoCard;
  int value = 0;
  int damage = 0;
};
using EntryEffects = InlineVec<EntryEffect, 12>;

void own_entries(const Match& match, CardId card, EntryEffects& out) {
  const Face& face = match.face(card);
  if (!face.has_statics) return;
  const ObjectRef self = ref_of(match.state, card);
  auto take = [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (node.op != Op::enters || match.book().op(match.book().kid(node, 0)) != Op::self) return;
    const NodeId many = match.book().kid(node, 1);
    (void)out.push({view.node, card, node.value, match.book().absent(many) ? 0 : amount(match, view.env, many)});
  };
  for (const Ability& ability : face.abilities)
    if (ability.kind == AbilityKind::static_)
      detail::static_ability(match, ability.root, self, card, match.state.card(card).player(), -1, take);
}

void others_entries(const Match& match, const Part& part, EntryEffects& out) {
  if (!derived(match).entry_statics) return;
  each_static(match, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (node.op != Op::enters) return;
    const Node& whose = match.book()[match.book().kid(node, 0)];
    if (whose.op != Op::all || !fits(match, view.env, match.book().kid(whose, 0), part.object)) return;
    const NodeId many = match.book().kid(node, 1);
    (void)out.push({view.node, view.env.card, node.value, match.book().absent(many) ? 0 : amount(match, view.env, many)});
  });
}

void tell(Match& match, const Part& part, const EntryEffect& effect, RuleKey extra) {
  if (!listening(match)) return;
  TraceItem item;
  item.kind = match.edition->policy.entry_is_replacement ? TraceKind::replaced : TraceKind::entry;
  item.rule = rule::key(rule::entry_state);
  item.rule2 = extra;
  item.part = record(match, part);
  item.player = item.part.player;
  item.node = effect.node;
  item.by = effect_record(match, effect.card, effect.node, match.state.card(effect.card).player());
  PartRecord result = item.part;
  result.flags |= part.flags;
  item.results.push_back(result);
  trace(match, std::move(item));
}

bool enters_exerted_anyway(const Match& match, const Part& part) {
  if (part.has(kEntersExerted)) return true;
  return part.verb == Verb::shift && part.other.is_slot() && match.state.slot(part.other.slot()).exerted;
}

}  // namespace

bool settle_entries(Match& match, Proposal& proposal) {
  State& state = match.state;
  for (int i = 0; i < proposal.count; ++i) {
    Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.kind != PartKind::move_card || part.has(kDropped)) continue;
    if (match.rules->enters_exerted && match.rules->enters_exerted(match, part)) part.flags |= kEntersExerted;
    if (part.to != Zone::play) continue;
    const CardId card = part.object.card();
    if (!part.has(kEntryAsked)) {
      EntryEffects effects{};
      own_entries(match, card, effects);
      others_entries(match, part, effects);
      for (const EntryEffect& e : effects) {
        if (e.value & kEnterExerted && !(e.value & kMayEnter)) part.flags |= kEntersExerted;
        if (e.value & kEnterDamaged) part.extra = static_cast<std::uint16_t>(part.extra + e.damage);
        tell(match, part, e, kNoRule);
      }
      part.flags |= kEntryAsked;
      if (!enters_exerted_anyway(match, part) && match.rules->may_enter_exerted(match, part)) {
        Pending pending;
        pending.ask = Ask::entry;
        pending.who = state.card(card).player();
        pending.card = card;
        state.pending = pending;
        proposal.cursor = static_cast<std::uint8_t>(i);
        return false;
      }
    } else if (state.answered && proposal.cursor == i) {
      state.answered = 0;
      if (state.answer.kind == OptionKind::yes) {
        part.flags |= kEntersExerted;
        tell(match, part, {kNoNode, card, kEnterExerted, 0}, match.rules->entry_rule);
      }
    }
  }
  return true;
}

}  // namespace kawari
