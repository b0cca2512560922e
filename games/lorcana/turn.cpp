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

void propose_one(Match& match, Part part) {
  if (!begin_proposal(match)) return;
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
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
    if (slot.controller != state.turn_player || !slot.exerted) continue;
    const ObjectRef ref = ref_of(state, id);
    if (forbidden(match, ref, Ban::ready_at_start, ref)) continue;
    Part part = make_part(PartKind::ready, Verb::none, state.turn_player, ref);
    part.scope = scope;
    if (!add_part(match, part)) return Flow::next();
  }
  Part ink = make_part(PartKind::ready, Verb::none, state.turn_player);
  ink.to = Zone::resource;
  ink.scope = scope;
  (void)add_part(match, ink);
  return Flow::next();
}

// [LOR-2.1 3.2.1.3-4] Ends effects that last until now; abilities that trigger at the start of the turn wait
// for the Set step.
Flow Turn::start(Match& match, Frame&) {
  State& state = match.state;
  expire(match, Until::start_of_turn, state.turn_player, rule::key(rule::start_of_turn_effects_end));
  propose_one(match, mark_part(Verb::start_turn, state.turn_player, {}));
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
    if (slot.controller != state.turn_player) continue;
    const Face& face = match.face(slot.top);
    const int lore = stat(match, ref_of(state, id), figure::lore);
    if (!face.is(Kind::location) || lore <= 0) continue;
    Part part = make_part(PartKind::gain, Verb::none, state.turn_player);
    part.amount = lore;
    part.source = slot.top;
    part.scope = scope;
    if (!add_part(match, part)) return Flow::next();
  }
  dry_objects_of(match, state.turn_player);
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

void tell_skipped(Match& match, const Skip& skip, Phase phase) {
  tell(match, TraceKind::phase_skipped, [&](TraceItem& item) {
    item.rule = ::kawari::rule::key(::kawari::rule::skip_step);
    item.player = match.state.turn_player;
    item.part.player = match.state.turn_player;
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
  if (const Skip skip = skipped(match, state.turn_player, "draw"); skip.is) {
    tell_skipped(match, skip, Phase::draw);
    return Flow::next();
  }
  begin_phase(match, id(Phase::draw));
  propose_one(match, draw_part(match, state.turn_player));
  return Flow::next();
}

Flow Turn::after_draw(Match& match, Frame&) { return start_after(match); }

Flow Turn::main_phase(Match& match, Frame&) {
  begin_phase(match, id(Phase::main));
  return Flow::next();
}

// The free choice of an action. Each action, including the bag, is completed before the next.
Flow Turn::act(Match& match, Frame&) {
  State& state = match.state;
  if (state.answered) {
    const ActionOption action = take_answer(match).action();
    if (action.verb == id(Action::pass)) return Flow::next();
    begin_action(match, action);
    return Flow::stay();
  }
  ask(match, {.ask = Ask::action, .who = state.turn_player});
  return Flow::stay();
}

// [LOR-2.1 3.4.1.1] "At the end of the turn" triggers; "this turn" still applies.
Flow Turn::end(Match& match, Frame&) {
  begin_phase(match, id(Phase::end));
  propose_one(match, mark_part(Verb::end_turn, match.state.turn_player, {}));
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

// [LOR-2.1 1.8.1.2, 3.4.2] The player whose turn ends without cards in their deck loses.
Flow Turn::pass_turn(Match& match, Frame& frame) {
  State& state = match.state;
  if (!match.edition->on(kEmptyDrawLoses) && !state.player(state.turn_player).left &&
      state.list(state.turn_player, Zone::deck).count == 0) {
    lose_game(match, state.turn_player, rule::key(rule::deck_out), rule::key(rule::last_player));
    if (state.over) return Flow::stay();
  }
  end_turn_of(state, state.turn_player);
  const PlayerId ended = state.turn_player, next = next_player(state, ended);
  ++state.turn_number;
  // [LOR-2.1 9.2.3] An effect that lasts until a turn of a player who has left ends when that turn would have
  // begun.
  for (int i = 1; i < state.player_count; ++i) {
    const PlayerId passed{static_cast<std::uint8_t>((index(ended) + i) % state.player_count)};
    if (passed == next) break;
    state.turn_player = passed;
    expire(match, Until::start_of_turn, passed, ::kawari::rule::key(::kawari::rule::player_leaves));
    expire(match, Until::during_next_turn, kNoPlayer, ::kawari::rule::key(::kawari::rule::player_leaves));
  }
  state.turn_player = next;
  frame.controller = next;
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

Flow Setup::draw_seven(Match& match, Frame& frame) {
  State& state = match.state;
  std::uint8_t& draws = local<Setup>(frame).draws;
  if (draws >= state.player_count * 7) return Flow::next();
  const PlayerId p{static_cast<std::uint8_t>(draws++ / 7)};
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
  ask(match, {.ask = Ask::alter_hand, .who = p, .most = 7});
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
