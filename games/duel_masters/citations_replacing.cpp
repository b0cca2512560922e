// Rules that are cited for replacement effects in Duel Masters: those that could apply, and those that do.
#include <algorithm>

#include "games/duel_masters/citations.h"

namespace kawari::duel_masters::citing {
namespace {

// Whether the turn player could have replaced this event and has declined.
bool turn_player_declined(const Match& match, const TraceItem& item) {
  bool declined = false;
  const auto& told = match.trace->items;
  for (auto it = told.rbegin(); it != told.rend(); ++it) {
    if (it->kind == TraceKind::happened || it->kind == TraceKind::resolving) return false;
    if (it->player != match.state.turn_player) continue;
    if (it->kind == TraceKind::declined) declined = true;
    if (it->kind == TraceKind::candidates && it->part.card == item.part.card) return declined;
  }
  return false;
}

// The main facts of events: an event that is `destroyed` is also `left` and `put into the graveyard`.
constexpr Fact kPlainWords[] = {Fact::banished,         Fact::discarded,        Fact::drawn,
                                fact::shield_broken,    fact::battled,          Fact::entered,
                                Fact::returned_to_hand, Fact::put_into_resource};

// Whether the effect waits for another fact of the event.
bool by_another_name(const Match& match, const PartRecord& part, const EffectRecord& effect) {
  const FactSet waited = waits_for(match.book(), effect.node);
  for (const Fact plain : kPlainWords)
    if (part.facts.has(plain)) return waited.any() && !waited.has(plain);
  return false;
}

// Whether the replacement is the own text of a card in a private zone, which is shown just before it would
// move.
bool own_text_of_hidden(const TraceItem& item, const EffectRecord& by) {
  return by.card == item.part.card && is_private(item.part.from);
}

// The effect whose part is replaced says more behind it.
bool effect_goes_on(const Match& match) {
  const Proposal& proposal = match.state.proposals.back();
  if (proposal.frame_depth == 0 || proposal.frame_depth > match.state.frames.size()) return false;
  const Frame& frame = match.state.frames[proposal.frame_depth - 1u];
  return runs<Program>(frame) && frame.pc != kNoNode && match.book()[frame.pc].next != kNoNode;
}

// Whether the spell that is being cast was in the graveyard before.
bool cast_from_graveyard(const Match& match, CardId card) {
  for (const Frame& frame : match.state.frames)
    if (runs<Play>(frame) && frame.card == card) return local<Play>(frame).from == Zone::discard;
  return false;
}

// Whether the product happens to a card that was picked for it.
bool takes_another(const TraceItem& item) {
  return std::any_of(item.results.begin(), item.results.end(), [&](const PartRecord& result) {
    return result.card != kNoCard && result.card != item.part.card;
  });
}

// The same effect was applied to another event before.
bool applied_before(const Match& match, const TraceItem& item) {
  const auto& told = match.trace->items;
  return std::any_of(told.begin(), told.end(), [&](const TraceItem& one) {
    return one.kind == TraceKind::replaced && one.by.card == item.by.card && one.by.node == item.by.node &&
           one.by.instance == item.by.instance;
  });
}

}  // namespace

void candidates(const Match& match, TraceItem& item) {
  for (const EffectRecord& one : item.list)
    if (own_text_of_hidden(item, one)) {
      cite(item, rule::shown_after);
      break;
    }
  if (item.player != match.state.turn_player && turn_player_declined(match, item))
    cite(item, core::replacement_others);
  if (item.list.size() > 1 && std::any_of(item.list.begin(), item.list.end(), [&](const EffectRecord& one) {
        return by_another_name(match, item.part, one);
      }))
    cite(item, core::replacement_event);
}

void replaced(const Match& match, TraceItem& item) {
  const PartRecord& part = item.part;
  if (item.by.controller != match.state.turn_player && turn_player_declined(match, item))
    cite(item, core::replacement_others);
  if (by_another_name(match, part, item.by)) cite(item, core::replacement_event);
  if (own_text_of_hidden(item, item.by)) cite(item, rule::shown_after);
  if (effect_goes_on(match)) cite(item, rule::goes_on_as_one);
  if (part.verb == Verb::resolve) cite(item, rule::spell_to_graveyard);
  if (part.verb == Verb::resolve && cast_from_graveyard(match, part.card))
    cite(item, rule::own_move_from_graveyard);
  if (in_an_effect(match.state)) cite(item, core::replacement_place);
  if (applied_before(match, item)) cite(item, core::replacement_once);
  if (part.kind == PartKind::draw) cite(item, rule::draw_replaced);
  if (item.rule2 == core::key(core::replacement_simultaneous) && takes_another(item))
    cite(item, rule::picked_once);
  if (item.results.empty()) return;
  const PartRecord& result = item.results[0];
  if (part.from == Zone::play && result.kind == PartKind::turn_over && result.card == part.card)
    cite(item, rule::release);
  if (part.to == Zone::play && result.kind == PartKind::move_card && result.card == part.card &&
      result.to == part.from)
    cite(item, rule::entry_replaced);
}

}  // namespace kawari::duel_masters::citing
