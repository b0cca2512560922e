// The turn: its phases and steps in order, and the beginning of a game.
#include "commit/commit.h"
#include "commit/effects.h"
#include "commit/marks.h"
#include "event/event.h"
#include "games/lorcana/lorcana.h"
#include "run/run.h"
#include "state/statics.h"

namespace kawari::lorcana {
namespace {

// The players of a team go through the steps together [LOR-2.1 9.3.1].
void propose_marks(Match& match, Verb verb) {
  if (!begin_proposal(match)) return;
  const std::uint8_t scope = proposal_scope(match);
  for (const PlayerId player : team_of(match.state, match.state.turn_player)) {
    Part part = mark_part(verb, player, {});
    part.scope = scope;
    if (!add_part(match, part)) return;
  }
}

}  // namespace

// [LOR-2.1 3.2.1.1] The active player readies their cards in play and in the inkwell, all together.
Flow Turn::ready(Match& match, Frame&) {
  State& state = match.state;
  begin_phase(match, id(Phase::ready));
  if (!begin_proposal(match)) return Flow::next();
  const std::uint8_t scope = proposal_scope(match);
  for (const SlotId id : slots_in_order(match)) {
    const Slot& slot = state.slot(id);
    if (!has_turn(state, slot.controller) || !slot.exerted) continue;
    const ObjectRef ref = ref_of(state, id);
    if (forbidden(match, ref, Ban::ready_at_start, ref)) continue;
    Part part = make_part(PartKind::ready, Verb::none, slot.controller, ref);
    part.scope = scope;
    if (!add_part(match, part)) return Flow::next();
  }
  for (const PlayerId player : team_of(state, state.turn_player)) {
    Part ink = make_part(PartKind::ready, Verb::none, player);
    ink.to = Zone::resource;
    ink.scope = scope;
    if (!add_part(match, ink)) return Flow::next();
  }
  return Flow::next();
}

// [LOR-2.1 3.2.1.3-4] Ends effects that last until now; abilities that trigger at the start of the turn wait
// for the Set step.
Flow Turn::start(Match& match, Frame&) {
  State& state = match.state;
  // Also those of teammates who have left: their turn would begin now.
  for (std::uint8_t p = 0; p < state.player_count; ++p)
    if (has_turn(state, PlayerId{p}))
      expire(match, Until::start_of_turn, PlayerId{p}, rule::key(rule::start_of_turn_effects_end));
  propose_marks(match, Verb::start_turn);
  return Flow::next();
}

Flow Turn::check_only(Match& match, Frame&) {
  push_procedure<Check>(match, match.state.turn_player);
  return Flow::next();
}

// [LOR-2.1 3.2.2] Characters become dry, locations give their lore, then the bag.
Flow Turn::set(Match& match, Frame&) {
  State& state = match.state;
  begin_phase(match, id(Phase::set));
  if (!begin_proposal(match)) return Flow::next();
  const std::uint8_t scope = proposal_scope(match);
  for (const SlotId id : slots_in_order(match)) {
    const Slot& slot = state.slot(id);
    if (!has_turn(state, slot.controller)) continue;
    const Face& face = match.face(slot.top);
    const int lore = stat(match, ref_of(state, id), figure::lore);
    if (!face.is(Kind::location) || lore <= 0) continue;
    Part part = make_part(PartKind::gain, Verb::none, slot.controller);
    part.amount = lore;
    part.source = slot.top;
    part.scope = scope;
    if (!add_part(match, part)) return Flow::next();
  }
  for (const PlayerId player : team_of(state, state.turn_player)) dry_objects_of(match, player);
  return Flow::next();
}

Flow Turn::after_set(Match& match, Frame&) { return start_after(match); }

namespace {

struct Skip {
  bool is = false;
  CardId by = kNoCard;
  NodeId node = kNoNode;
};
Skip skipped(const Match& match, PlayerId who, std::string_view step) {
  Skip skip;
  each_static(match, Op::skip_step, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (skip.is || match.book().folded(WordId(node.value)) != step) return;
    if (includes(match, view.env, match.book().kid(node, 0), who)) skip = {true, view.env.card, view.node};
  });
  return skip;
}

void tell_skipped(Match& match, PlayerId player, const Skip& skip, Phase phase) {
  tell(match, TraceKind::phase_skipped, [&](TraceItem& item) {
    item.rule = ::kawari::rule::key(::kawari::rule::skip_step);
    item.player = player;
    item.part.player = player;
    item.part.kind = PartKind::begin_step;
    item.part.facts = Fact::phase_skipped;
    item.part.phase = id(phase);
    item.by = effect_record(match, skip.by, skip.node, match.state.card(skip.by).player());
    item.node = skip.node;
    if (match.edition->policy.skip_is_replacement) {
      TraceItem replaced = item;
      replaced.kind = TraceKind::replaced;
      replaced.part.facts = Fact::phase_began;
      trace(match, std::move(replaced));
    }
  });
}

}  // namespace

// [LOR-2.1 3.2.3.1] The starting player's first turn has no Draw step.
Flow Turn::draw(Match& match, Frame&) {
  State& state = match.state;
  if (state.turn_number == 1) return Flow::next();
  PlayerList drawing;
  for (const PlayerId player : team_of(state, state.turn_player)) {
    if (const Skip skip = skipped(match, player, "draw"); skip.is)
      tell_skipped(match, player, skip, Phase::draw);
    else
      drawing.push(player);
  }
  if (drawing.empty()) return Flow::next();
  begin_phase(match, id(Phase::draw));
  if (!begin_proposal(match)) return Flow::next();
  for (const PlayerId player : drawing) {
    Part part = draw_part(match, player);
    part.scope = proposal_scope(match);
    if (!add_part(match, part)) return Flow::next();
  }
  return Flow::next();
}

Flow Turn::after_draw(Match& match, Frame&) { return start_after(match); }

Flow Turn::main_phase(Match& match, Frame&) {
  begin_phase(match, id(Phase::main));
  return Flow::next();
}

namespace {

// [LOR-2.1 9.3.1] Another player of the team acts.
void hand_over(Match& match, Frame& frame, const ActionOption& action) {
  const PlayerId to = action.target.player();
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = match.state.turn_player;
    item.rule = rule::key(rule::team_turn);
    item.part.player = match.state.turn_player;
    item.part.attacked = to;
    item.option = Option::action(action);
  });
  match.state.turn_player = to;
  frame.controller = to;
  wrote(match, kReadsClock | kReadsOther);
}

}  // namespace

// The free choice of an action. Each action, including the bag, is completed before the next.
Flow Turn::act(Match& match, Frame& frame) {
  State& state = match.state;
  if (state.answered) {
    const ActionOption action = take_answer(match).action();
    if (action.verb == id(Action::pass)) return Flow::next();
    local<Turn>(frame).handed_over = action.verb == id(Action::hand_over);
    if (action.verb == id(Action::hand_over)) {
      hand_over(match, frame, action);
      return Flow::stay();
    }
    begin_action(match, action);
    return Flow::stay();
  }
  ask(match, {.ask = Ask::action, .who = state.turn_player});
  return Flow::stay();
}

// [LOR-2.1 3.4.1.1] "At the end of the turn" triggers; "this turn" still applies.
Flow Turn::end(Match& match, Frame&) {
  begin_phase(match, id(Phase::end));
  propose_marks(match, Verb::end_turn);
  return Flow::next();
}

Flow Turn::after_end(Match& match, Frame&) { return start_after(match); }

// [LOR-2.1 3.4.1.2] Ends all effects that last this turn, together.
Flow Turn::effects_end(Match& match, Frame&) {
  expire(match, Until::end_of_turn, kNoPlayer, rule::key(rule::end_effects));
  expire(match, Until::during_next_turn, kNoPlayer, rule::key(rule::end_effects));
  expire(match, Until::end_of_challenge, kNoPlayer, rule::key(rule::end_effects));
  return start_after(match);
}

// [LOR-2.1 10.2.5] In Pack Rush the discard becomes the new deck where a player would lose.
bool renew_deck(Match& match, PlayerId player) {
  const State& state = match.state;
  if (!plays(match, GameVariant::pack_rush) || state.player(player).left) return false;
  if (state.list(player, Zone::deck).count > 0 || state.list(player, Zone::discard).count == 0) return false;
  tell(match, TraceKind::check, [&](TraceItem& item) {
    item.rule = rule::key(rule::rush_renewal);
    item.player = player;
  });
  if (!begin_proposal(match)) return false;
  const std::uint8_t scope = proposal_scope(match);
  for (CardId c = state.list(player, Zone::discard).first; c != kNoCard; c = state.card(c).next) {
    Part part = move_part(match, ref_of(state, c), Zone::deck, Verb::put);
    part.scope = scope;
    if (!add_part(match, part)) return true;
  }
  Part shuffle = make_part(PartKind::shuffle, Verb::none, player);
  shuffle.scope = scope;
  (void)add_part(match, shuffle);
  return true;
}

Flow Turn::renew_decks(Match& match, Frame&) {
  for (const PlayerId player : team_of(match.state, match.state.turn_player))
    if (renew_deck(match, player)) return Flow::stay();
  return Flow::next();
}

// [LOR-2.1 1.8.1.2, 3.4.2] The player whose turn ends without cards in their deck loses.
Flow Turn::pass_turn(Match& match, Frame& frame) {
  State& state = match.state;
  if (!match.edition->on(kEmptyDrawLoses) && !plays(match, GameVariant::pack_rush)) {
    for (const PlayerId player : team_of(state, state.turn_player)) {
      if (state.list(player, Zone::deck).count > 0) continue;
      lose_game(match, player, rule::key(rule::deck_out), rule::key(rule::last_player));
      if (state.over) return Flow::stay();
    }
  }
  for (std::uint8_t p = 0; p < state.player_count; ++p)
    if (has_turn(state, PlayerId{p})) end_turn_of(state, PlayerId{p});
  const PlayerId ended = state.turn_player, next = next_to_begin(state);
  ++state.turn_number;
  // [LOR-2.1 9.2.3] An effect that lasts until a turn of a player who has left ends when that turn would have
  // begun: for a player of a team, when the team begins.
  for (int i = 1; i < state.player_count; ++i) {
    const PlayerId passed{static_cast<std::uint8_t>((index(ended) + i) % state.player_count)};
    if (passed == next) break;
    if (!state.player(passed).left || !team_of(state, passed).empty()) continue;
    state.turn_player = passed;
    expire(match, Until::start_of_turn, passed, ::kawari::rule::key(::kawari::rule::player_leaves));
    expire(match, Until::during_next_turn, kNoPlayer, ::kawari::rule::key(::kawari::rule::player_leaves));
  }
  state.turn_player = next;
  frame.controller = next;
  local<Turn>(frame).handed_over = false;
  wrote(match, kReadsClock | kReadsOther);
  return jump(Step::ready);
}

// --- the beginning of a game

Flow Setup::shuffle_all(Match& match, Frame& frame) {
  State& state = match.state;
  std::uint8_t& players = local<Setup>(frame).players;
  if (players >= state.player_count) {
    players = 0;
    return Flow::next();
  }
  const PlayerId p{players++};
  if (!state.player(p).left) propose_one(match, make_part(PartKind::shuffle, Verb::none, p));
  return Flow::stay();
}

Flow Setup::draw_hands(Match& match, Frame& frame) {
  State& state = match.state;
  std::uint8_t& draws = local<Setup>(frame).draws;
  const int hand = opening_hand(match);
  if (draws >= state.player_count * hand) return Flow::next();
  const PlayerId p{static_cast<std::uint8_t>(draws++ / hand)};
  if (!state.player(p).left) propose_one(match, draw_part(match, p));
  return Flow::stay();
}

// [LOR-2.1 2.2.2] In turn order, each player puts any cards unseen on the bottom and draws as many; then the
// deck is shuffled.
Flow Setup::alter_hands(Match& match, Frame& frame) {
  State& state = match.state;
  Fields& own = local<Setup>(frame);
  if (own.players >= state.player_count) {
    own.players = 0;
    return Flow::next();
  }
  const PlayerId p{static_cast<std::uint8_t>((index(state.turn_player) + own.players) % state.player_count)};
  if (frame.progress == Progress::under_way ||
      state.player(p).left) {  // the cards are on the bottom: draw as many
    if (own.put_back == 0 || state.player(p).left) {
      frame.progress = Progress::fresh;
      ++own.players;
      return Flow::stay();
    }
    --own.put_back;
    propose_one(match, draw_part(match, p));
    return Flow::stay();
  }
  if (state.answered) {
    const Option answer = take_answer(match);
    if (answer.is(OptionKind::object)) {
      state.picks.push(state, answer.object());
    } else {
      frame.progress = Progress::under_way;
      own.put_back = static_cast<std::uint16_t>(state.picks.size());
      if (state.picks.empty()) return Flow::stay();
      owe_shuffle(state, p, true);
      if (!begin_proposal(match)) return Flow::stay();
      const std::uint8_t scope = proposal_scope(match);
      const auto picks = state.picks;
      state.picks.clear();
      for (const ObjectRef ref : picks) {
        Part part = move_part(match, ref, Zone::deck, Verb::put);
        part.flags |= kBottom;
        part.scope = scope;
        if (!add_part(match, part)) return Flow::stay();
      }
      return Flow::stay();
    }
  }
  ask(match, {.ask = Ask::alter_hand, .who = p, .most = static_cast<std::uint8_t>(opening_hand(match))});
  return Flow::stay();
}

Flow Setup::shuffle_altered(Match& match, Frame& frame) {
  State& state = match.state;
  std::uint8_t& players = local<Setup>(frame).players;
  for (; players < state.player_count; ++players) {
    const PlayerId p{players};
    if (!state.player(p).shuffle_due || state.player(p).left) continue;
    owe_shuffle(state, p, false);
    propose_one(match, make_part(PartKind::shuffle, Verb::none, p));
    return Flow::stay();
  }
  return Flow::next();
}

Flow Setup::first_turn(Match& match, Frame&) {
  match.state.turn_number = 1;
  if (match.state.player(match.state.turn_player).left)
    match.state.turn_player = next_player(match.state, match.state.turn_player);
  push_procedure<Turn>(match, match.state.turn_player);
  return Flow::next();
}

}  // namespace kawari::lorcana
