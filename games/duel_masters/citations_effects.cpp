// Rules that are cited for triggered abilities of Duel Masters, and for effects that resolve.
#include <algorithm>

#include "games/duel_masters/citations.h"

namespace kawari::duel_masters::citing {
namespace {

struct TriggerRule {
  FactSet facts;
  rule::Key cited;
};
// The facts that an ability waits for, and the rule about when it is tested.
constexpr TriggerRule kTriggerRules[] = {
    {Fact::entered, rule::enters_trigger},
    {FactSet(Fact::left, Fact::banished), rule::leaves_trigger},
    {fact::attacked, rule::attack_triggers},
    {fact::blocked, rule::block_triggers},
    {fact::unblocked, rule::unblocked_trigger},
    {Fact::challenge_ended, rule::attack_over},
    {fact::kept_tapped, rule::silent_skill},
    {fact::about_to_break, rule::before_breaking},
    {fact::battled, rule::battle},
    {FactSet(fact::won_battle, fact::lost_battle), rule::slayer},
    {FactSet(Fact::exerted, Fact::readied), rule::on_the_change},
    {Fact::turn_started, rule::start_triggers},
    {Fact::turn_ended, rule::end_step},
};

// The procedure in whose course the effects in standby are worked off.
const Frame* working_off(const State& state) {
  for (std::size_t i = 0; i < state.frames.size(); ++i) {
    const Frame* frame = frame_at(state, i);
    if (runs<Battle>(*frame)) return frame;
    if (runs<After>(*frame)) return frame_at(state, i + 1);
  }
  return nullptr;
}

// Whose effects are due in an attack and at the end of a turn.
void cite_whose_part(const Match& match, TraceItem& item) {
  const Frame* frame = working_off(match.state);
  if (frame == nullptr) return;
  const bool turn_players = item.by.controller == match.state.turn_player;
  if (runs<Battle>(*frame)) return cite(item, rule::battling_at_once);
  if (runs<Turn>(*frame) && step_of<Turn>(*frame) == Turn::Step::effects_end)
    return cite(item, turn_players ? rule::end_effects : rule::end_effects_of_other);
  if (!runs<Attack>(*frame)) return;
  // A frame stands at the step that comes when these are worked off.
  switch (step_of<Attack>(*frame)) {
    case Attack::Step::declared_against_attacker:
    case Attack::Step::block:
      return cite(item, turn_players ? rule::attack_effects : rule::attack_effects_of_other);
    case Attack::Step::battle:
      return cite(item, turn_players ? rule::block_effects : rule::block_effects_of_other);
    case Attack::Step::tap_attacker:
    case Attack::Step::attacks:
    case Attack::Step::turn_players_part:
    case Attack::Step::after_attacking:
    case Attack::Step::use_blockers:
    case Attack::Step::declared_against_blocker:
    case Attack::Step::after_block:
    case Attack::Step::after_battle_begins:
    case Attack::Step::compare:
    case Attack::Step::destroy_losers:
    case Attack::Step::battle_over:
    case Attack::Step::after_battle:
    case Attack::Step::battle_left:
    case Attack::Step::choose_shields:
    case Attack::Step::after_choosing:
    case Attack::Step::break_shields:
    case Attack::Step::more_shields:
    case Attack::Step::end:
    case Attack::Step::after_end:
    case Attack::Step::effects_end:
      return;
  }
}

// [DM-1.50 101.4c] An effect of the turn player's that came up while the other player's were worked off.
bool goes_before_others(const Match& match, const TraceItem& item) {
  if (item.by.controller != match.state.turn_player) return false;
  const bool others_wait =
      std::any_of(match.state.waiting.begin(), match.state.waiting.end(),
                  [&](const Waiting& w) { return w.controller != match.state.turn_player; });
  if (!others_wait) return false;
  const auto& told = match.trace->items;
  for (auto it = told.rbegin(); it != told.rend(); ++it) {
    if (it->kind == TraceKind::action) return false;
    if (it->kind == TraceKind::resolving && it->by.node != kNoNode &&
        match.book().op(it->by.node) == Op::triggered)
      return it->by.controller != match.state.turn_player;
  }
  return false;
}

}  // namespace

void triggered(const Match& match, TraceItem& item) {
  const Book& book = match.book();
  const FactSet waited = waits_for(book, item.by.node);
  if (item.by.node != kNoNode && book.op(item.by.node) == Op::triggered &&
      !book.absent(book.kid(item.by.node, 0)))
    cite(item, core::condition_in_front);
  if (item.by.card != kNoCard && zone_of(match, item.by.card) == zone::shields) {
    cite(item, core::ability_works);
    cite(item, rule::castle_works);
  }
  for (const TriggerRule& row : kTriggerRules) {
    if (!(waited & row.facts)) continue;
    cite(item, row.cited);
    // [DM-1.50 501.1a, 602.2] A silent skill is no trigger: keeping the creature tapped uses it.
    if (row.cited == rule::silent_skill) item.rule = core::key(core::activated);
    if (row.cited == rule::before_breaking) cite(item, rule::before_breaking_first);
    return;
  }
}

void resolving(const Match& match, TraceItem& item) {
  const NodeId node = item.by.node != kNoNode ? item.by.node : item.node;
  const Op op = node == kNoNode ? Op::none : match.book().op(node);
  const auto& told = match.trace->items;
  if (!told.empty() && told.back().kind == TraceKind::choice && told.back().ask == Ask::waiting)
    cite(item, rule::standby_order);
  if (op == Op::triggered || op == Op::delay)
    cite_whose_part(match, item);
  else
    cite(item, core::effect_order);
  if (goes_before_others(match, item)) cite(item, rule::goes_next);
  const CardId source = item.by.card;
  const Zone zone = source == kNoCard ? Zone::none : match.state.card(source).zone;
  if (op == Op::triggered && zone != Zone::none && zone != Zone::play && zone != zone::shields)
    cite(item, rule::standby_alone);
}

}  // namespace kawari::duel_masters::citing
