#include "commit/effects.h"

#include <vector>

#include "commit/commit.h"
#include "commit/durations.h"
#include "commit/marks.h"
#include "state/ops/own_form.h"
#include "state/statics.h"

namespace kawari {

void begin_effect(Match& match, const Part& part) {
  State& state = match.state;
  const Book& book = match.book();
  const Node& node = book[part.cause];
  Effect effect;
  effect.node = part.cause;
  effect.origin = part.cause;
  effect.object = part.object;
  effect.subject = part.other;
  effect.source = part.source;
  effect.amount = part.amount;
  effect.named = part.applied().named;
  effect.controller = part.player;
  const bool same = part.applied().with_last_effect && node.op == Op::delay && !state.effects.empty();
  effect.instance = same ? state.effects.back().instance : state.next_instance++;
  effect.turn = state.turn_number;
  effect.until = Until::forever;
  for (const NodeId each : book.kids(node)) {
    const Node& kid = book[each];
    if (book.sort(each) != Sort::Duration) continue;
    const Beginning beginning{match, part, kid, effect};
    const bool begins = dispatch<Sort::Duration>(
        kid.op, [&]<Op op>() { return DurationForm<op>::begin(beginning); },
        [&] { return own_form<OwnDuration>(match, kid.op).begin(beginning); });
    if (!begins) return;
  }
  if (node.op == Op::becomes) {
    const CardId top = state.slot(part.object.slot()).top;
    Card& card = state.card(top);
    effect.subject = {static_cast<std::uint16_t>(index(top)), card.stamp};
    effect.own_face = card.face;
    card.face = part.applied().becomes;
    card.turned = 1;
  }
  state.effects.push(state, effect);
}

void end_effect(Match& match, std::size_t place) {
  match.state.effects.erase(place);
  match.derived.stale = Stale::all;
}

void expire(Match& match, Until until, PlayerId player, RuleKey cited) {
  State& state = match.state;
  const std::size_t before = state.effects.size();
  // In the order in which they began.
  for (std::size_t i = 0; i < state.effects.size();) {
    const Effect effect = state.effects[i++];
    if (effect.until != until) continue;
    if (until == Until::start_of_turn && (effect.until_player != player || effect.turn == state.turn_number))
      continue;
    if (until == Until::during_next_turn &&
        (!has_turn(state, effect.until_player) || effect.turn == state.turn_number))
      continue;
    tell_over(match, TraceKind::ended, effect, cited);
    stop_being(match, effect);
    state.effects.erase(--i);
  }
  if (state.effects.size() != before) match.derived.stale = Stale::all;
}

void use_on_event(Match& match, std::size_t place, std::uint8_t scope) {
  if (scope == 0xFF) return end_effect(match, place);
  Effect& effect = match.state.effects[place];
  effect.spent = Spent::on_event;
  effect.spent_on = scope;
}

namespace {

// "Once during your turn, you pay less for the next …": what cards in play say. One that comes in itself was
// not there before. [LOR-2.1 4.3.6]
void use_up_static_discounts(Match& match, const Part& played) {
  std::vector<StaticView> used;
  each_static(match, Op::cost_change, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (node.value == 0 || view.effect >= 0 || !view.env.self.is_slot() || view.env.self == played.object)
      return;
    if (includes(match, view.env, match.book().kid(node, 0), played.player) &&
        fits_played(match, view.env, match.book().kid(node, 1), played.object))
      used.push_back(view);
  });
  for (const StaticView& view : used)
    note_used(match.state, view.env.self.slot(), ability_with(match, view.env.card, view.node));
}

}  // namespace

void use_up_discounts(Match& match, const Part& played) {
  State& state = match.state;
  use_up_static_discounts(match, played);
  for (std::size_t i = state.effects.size(); i-- > 0;) {
    const Effect& effect = state.effects[i];
    const Node& node = match.book()[effect.node];
    if (node.op != Op::cost_change || node.value == 0) continue;
    Env env;
    env.controller = effect.controller;
    env.card = effect.source;
    if (!includes(match, env, match.book().kid(node, 0), played.player)) continue;
    if (!fits_played(match, env, match.book().kid(node, 1), played.object)) continue;
    tell_over(match, TraceKind::used, effect);
    end_effect(match, i);
  }
}

void keep_until_resolved(State& state, const Effect& effect) {
  for (Effect& e : state.effects)
    if (e.node == effect.node && e.instance == effect.instance) e.spent = Spent::until_resolved;
}

void give_turn(State& state, std::size_t place, std::uint32_t turn_number) {
  state.effects[place].given_turn = turn_number;
}

void close_scope(Match& match, std::uint8_t scope) {
  if (scope == 0xFF) return;
  State& state = match.state;
  state.scopes &= ~(std::uint64_t{1} << scope);
  for (std::size_t i = state.applied.size(); i-- > 0;)
    if (state.applied[i].scope == scope) state.applied.erase(i);
  // A one-shot effect covers the whole event that it was used on, and ends with it.
  for (std::size_t i = state.effects.size(); i-- > 0;)
    if (state.effects[i].spent == Spent::on_event && state.effects[i].spent_on == scope) end_effect(match, i);
}

bool on_other_side(const Match& match, CardId id) {
  const Face& face = match.face(id);
  return face.other_side != kNoFace &&
         face.stat(Stat::cost) > (*match.cards)[face.other_side].stat(Stat::cost);
}

void stop_being(Match& match, const Effect& effect) {
  State& state = match.state;
  if (match.book().op(effect.node) != Op::becomes || !in_place(state, effect.subject)) return;
  // A later `becomes` is on top: give it our saved face.
  for (Effect& later : state.effects) {
    if (later.instance <= effect.instance || later.subject != effect.subject) continue;
    if (match.book().op(later.node) != Op::becomes) continue;
    later.own_face = effect.own_face;
    return;
  }
  Card& card = state.card(effect.subject.card());
  card.face = effect.own_face;
  card.turned = on_other_side(match, effect.subject.card());
}

void tell_over(Match& match, TraceKind kind, const Effect& effect, RuleKey cited) {
  tell(match, kind, [&](TraceItem& item) {
    item.rule = cited;
    item.player = effect.controller;
    item.node = effect.node;
    item.by = effect_record(match, effect.source, effect.node, effect.controller);
  });
}

}  // namespace kawari
