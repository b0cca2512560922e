// The control flow of programs: sequence, may, if, instead, loops over players, modes.
#include <algorithm>
#include <bit>

#include "commit/commit.h"
#include "replace/settle.h"
#include "run/ops/statements.h"
#include "run/program.h"
#include "run/results.h"
#include "state/ops/own_form.h"
#include "state/rules.h"
#include "state/witness.h"

namespace kawari {

namespace {

std::uint8_t bit_of(PlayerId player) { return static_cast<std::uint8_t>(1u << index(player)); }

// That a part of the text does nothing: `node` is the condition, the choice or the statement.
void tell_no_effect(Match& match, const Frame& frame, rule::Core cited, NodeId node) {
  tell(match, TraceKind::no_effect, [&](TraceItem& item) {
    item.rule = rule::key(cited);
    item.node = node;
    item.player = frame.controller;
    item.by = effect_record(match, frame.card, frame.program, frame.controller);
  });
}

}  // namespace

void run_may(Match& match, Frame& frame, const Node& node) {
  State& state = match.state;
  const NodeId body = match.book().kid(node, 1);
  const Env env = env_of(frame);
  auto decline = [&] {
    frame.flags |= kFrameNotDone;
    if (node.reg != kNoRegister) frame.regs[node.reg].set = 1;
    const NodeId otherwise = match.edition->reads(other_reading::otherwise_needs_false)
                                 ? kNoNode
                                 : otherwise_of(match.book(), frame.program, frame.pc);
    go_on(frame, otherwise != kNoNode ? otherwise : node.next);
  };
  if (state.answered) {
    if (take_answer(match).is(OptionKind::yes)) {
      if (node.reg != kNoRegister)
        frame.regs[node.reg].attempted = frame.regs[node.reg].done = frame.regs[node.reg].set = 1;
      go_on(frame, body);
    } else {
      decline();
    }
    return;
  }
  const PlayerId who = first_player(match, env, match.book().kid(node, 0));
  if (who == kNoPlayer || !could_happen(match, env, body)) {
    tell_no_effect(match, frame, moved_on(match, env, body) ? rule::named_zone : rule::as_much_as_possible,
                   body);
    decline();
    return;
  }
  ask(match, {.ask = Ask::may, .who = who, .node = frame.pc, .card = frame.card});
}

namespace {

// The instruction itself, before any self-replacement.
NodeId bare(const Book& book, NodeId stmt) {
  while (book.op(stmt) == Op::instead) stmt = book.kid(stmt, 0);
  return stmt;
}

// Whether a self-replacement within the statement applies.
bool replaces_itself(const Match& match, const Env& env, NodeId stmt) {
  const Book& book = match.book();
  return book.op(stmt) == Op::instead &&
         (holds(match, env, book.kid(stmt, 1)) || replaces_itself(match, env, book.kid(stmt, 0)));
}

// Whom the instruction touches: it is for this player to choose among several self-replacements.
PlayerId touched_by(const Match& match, const Frame& frame, NodeId stmt) {
  Parts parts{};
  build_parts(match, frame, bare(match.book(), stmt), parts);
  return parts.empty() ? frame.controller : affected_player(match, parts[0]);
}

// That there is more than one self-replacement to choose from.
void tell_own_candidates(Match& match, const Frame& frame, NodeId base) {
  tell(match, TraceKind::candidates, [&](TraceItem& item) {
    Parts parts{};
    build_parts(match, frame, bare(match.book(), base), parts);
    item.rule = rule::key(rule::self_replacement);
    item.node = frame.pc;
    item.player = touched_by(match, frame, base);
    if (!parts.empty()) item.part = record(match, parts[0]);
    item.list.assign(2, effect_record(match, frame.card, frame.program, frame.controller));
  });
}

void trace_self_replacement(Match& match, Frame& frame, const Node& node) {
  if (!listening(match)) return;
  const Book& book = match.book();
  Parts base{}, alt{};
  build_parts(match, frame, bare(book, book.kid(node, 0)), base);
  build_parts(match, frame, book.kid(node, 2), alt);
  tell(match, TraceKind::self_replaced, [&](TraceItem& item) {
    item.rule = rule::key(rule::self_replacement);
    item.node = book.kid(node, 1);
    item.player = base.empty() ? frame.controller : affected_player(match, base[0]);
    item.by = effect_record(match, frame.card, frame.program, frame.controller);
    if (!base.empty()) item.part = record(match, base[0]);
    for (const Part& part : base) witness(match, Sight::replaced, part, item.by);
    for (const Part& part : alt) item.results.push_back(record(match, part));
  });
}

}  // namespace

// A self-replacement is part of generating the instruction: it comes before damage is calculated and before
// other replacements. Choices that its condition refers to are made first.
void run_instead(Match& match, Frame& frame, const Node& node) {
  const Book& book = match.book();
  const NodeId base = book.kid(node, 0), cond = book.kid(node, 1), alt = book.kid(node, 2);
  if (reads_choice_of(book, cond, base) || reads_choice_of(book, alt, base)) {
    const NodeId at = frame.pc;
    frame.pc = bare(book, base);  // the choice belongs to the base statement
    const bool made = make_choices(match, frame.pc);
    match.state.frame().pc = at;
    if (!made) {
      match.state.pending.frame = static_cast<std::uint8_t>(match.state.frames.size() - 1);
      return;
    }
  }
  Frame& now = match.state.frame();
  // [LOR-2.1 6.5.7.1] Of several self-replacements one is chosen. What it replaces is gone for the others.
  bool taken = holds(match, env_of(now), cond);
  if (taken && replaces_itself(match, env_of(now), base)) {
    if (!match.state.answered) {
      tell_own_candidates(match, now, base);
      ask(match, {.ask = Ask::mode, .who = touched_by(match, now, base), .node = now.pc, .card = now.card});
      return;
    }
    taken = take_answer(match).mode() != 0;
  }
  if (taken) {
    trace_self_replacement(match, now, node);
    if (runs<Program>(now)) local<Program>(now).instead = now.pc;
    go_on(now, alt);
  } else {
    if (witnessed(match))
      witness(match, Sight::not_instead, {}, effect_record(match, now.card, now.program, now.controller),
              cond);
    go_on(now, base);
  }
}

namespace {

// [LOR-2.1 6.1.5] Whether the first part pays for the second: nothing that replaces effects touches a cost.
bool first_is_cost(const Match& match, const Node& node) {
  if (node.op != Op::if_done) return false;
  switch (match.edition->first_is_cost) {
    case FirstIsCost::never:
      return false;
    case FirstIsCost::where_it_pays:
      return pays(match.book(), match.book().kid(node, 0));
    case FirstIsCost::always:
      return (node.value & kSaidTo) != 0;
  }
  return false;
}

// [LOR-2.1 6.1.5.1] What can be done only in part is not begun; a cost is paid in full or not at all.
bool begins(const Match& match, const Frame& frame, const Node& node, bool cost) {
  if (node.op != Op::if_done || match.edition->policy.done_by_attempt) return true;
  if (!cost && match.edition->reads(other_reading::part_of_the_first)) return true;
  return could_be_whole(match, env_of(frame), match.book().kid(node, 0));
}

void mark_cost(Frame& frame, bool cost) {
  frame.flags = static_cast<std::uint8_t>(cost ? frame.flags | kFrameCost : frame.flags & ~kFrameCost);
}

}  // namespace

void run_if_done(Match& match, Frame& frame, const Node& node) {
  Register& r = frame.regs[node.reg];
  if (!r.running) {
    const bool cost = first_is_cost(match, node);
    if (!begins(match, frame, node, cost)) {
      r.set = r.attempted = 1;
      r.done = 0;
      frame.flags |= kFrameNotDone;
      const NodeId first = match.book().kid(node, 0);
      if (moved_on(match, env_of(frame), first)) tell_no_effect(match, frame, rule::named_zone, first);
      tell_no_effect(match, frame, rule::sequential, match.book().kid(node, 1));
      go_on(frame, node.next);
      return;
    }
    r.running = 1;
    r.declined = (frame.flags & kFrameNotDone) != 0;  // what was so before
    r.cost = (frame.flags & kFrameCost) != 0;
    mark_cost(frame, cost || r.cost);
    frame.flags &= static_cast<std::uint8_t>(~(kFrameNotDone | kFrameReplaced));
    go_on(frame, match.book().kid(node, 0));
    return;
  }
  mark_cost(frame, r.cost);
  const bool done = !(frame.flags & kFrameNotDone);
  if (done && (frame.flags & kFrameReplaced) && match.edition->policy.done_by_attempt) {
    tell(match, TraceKind::attempted, [&](TraceItem& item) {
      item.rule = rule::key(rule::replacement_attempt);
      item.player = frame.controller;
      item.by = effect_record(match, frame.card, frame.program, frame.controller);
    });
  }
  frame.flags &= static_cast<std::uint8_t>(~kFrameReplaced);
  r.running = 0;
  r.set = r.attempted = 1;
  r.done = done;
  if (r.declined) frame.flags |= kFrameNotDone;
  const bool goes_on = done == (node.op == Op::if_done);
  if (!goes_on && node.op == Op::if_done)
    tell_no_effect(match, frame, rule::sequential, match.book().kid(node, 1));
  go_on(frame, goes_on ? match.book().kid(node, 1) : node.next);
}

// The number of repetitions is counted once.
void run_repeat(Match& match, Frame& frame, const Node& node) {
  Register& r = frame.regs[node.reg];
  if (!r.running) {
    r.running = 1;
    r.amount = amount(match, env_of(frame), match.book().kid(node, 0));
    r.first = match.state.refs.next_place();
    r.begun = 0;
  }
  if (r.amount <= 0) {
    r.running = 0;
    r.set = 1;
    if (r.begun != 0) end_rounds(match, frame, match.book().kid(node, 1));
    go_on(frame, node.next);
    return;
  }
  --r.amount;
  const NodeId body = match.book().kid(node, 1);
  begin_round(match, frame, body, r.first, r.begun == 0);
  r.begun = 1;
  go_on(frame, body);
}

// "Repeat this effect": forgets all choices and results.
void run_start_over(Match& match, Frame& frame, const Node&) {
  const Book& book = match.book();
  for (Register& r : frame.regs) r = Register{};
  match.state.refs.cut(frame.ref_base);
  frame.flags = 0;
  go_on(frame, effect_in(book, book[frame.program]));
}

namespace {

// The next player of a loop, in turn order: one whose turn has not come yet and who is still in the game.
PlayerId next_in_loop(const State& state, const Register& loop) {
  for (const PlayerId p : players_from(state, state.turn_player))
    if ((loop.players & ~loop.begun) >> index(p) & 1) return p;
  return kNoPlayer;
}

}  // namespace

// The players are determined when the loop begins, because its statements may change whom the words fit.
void run_each_player(Match& match, Frame& outer, const Node& node) {
  if (!outer.regs[node.reg].running && !make_choices(match, outer.pc)) return;
  Frame& frame = match.state.frame();
  Register& r = frame.regs[node.reg];
  if (!r.running) {
    r.players = 0;
    for (const PlayerId p : players(match, env_of(frame), match.book().kid(node, 0))) r.players |= bit_of(p);
  }
  const std::uint8_t slot = node.value & 1;
  const bool not_done = (frame.flags & kFrameNotDone) != 0;
  if (!r.running) {
    r.running = 1;
    r.begun = r.did = 0;
    r.first = match.state.refs.next_place();
    r.done = 1;
    r.declined = not_done;  // the earlier value
    frame.loop_player[slot] = kNoPlayer;
    if (std::popcount(r.players) > 1) {
      tell(match, TraceKind::resolving, [&](TraceItem& item) {
        item.rule = rule::key(rule::several_players);
        item.player = next_in_loop(match.state, r);
        item.by = effect_record(match, frame.card, frame.program, frame.controller);
        item.node = frame.pc;
      });
    }
  }
  const bool first = r.begun == 0;
  if (frame.loop_player[slot] != kNoPlayer) {
    if (not_done)
      r.done = 0;
    else
      r.did |= static_cast<std::uint8_t>(1u << index(frame.loop_player[slot]));
  }
  frame.flags &= static_cast<std::uint8_t>(~kFrameNotDone);
  const PlayerId next = next_in_loop(match.state, r);
  if (next == kNoPlayer) {
    r.running = 0;
    r.set = r.attempted = 1;
    if (!r.done || r.declined) frame.flags |= kFrameNotDone;
    frame.loop_player[slot] = kNoPlayer;
    if (r.begun != 0) end_rounds(match, frame, match.book().kid(node, 1));
    go_on(frame, node.next);
    return;
  }
  const NodeId body = match.book().kid(node, 1);
  begin_round(match, frame, body, r.first, first);
  r.begun |= bit_of(next);
  frame.loop_player[slot] = next;
  go_on(frame, body);
}

void run_modes(Match& match, Frame& frame, const Node& node) {
  State& state = match.state;
  if (state.answered) {
    go_on(frame, match.book().kid(node, take_answer(match).mode()));
    return;
  }
  ask(match, {.ask = Ask::mode, .who = frame.controller, .node = frame.pc, .card = frame.card});
}

void run_either(Match& match, Frame& frame, const Node& node) {
  State& state = match.state;
  const Env env = env_of(frame);
  const NodeId a = match.book().kid(node, 1), b = match.book().kid(node, 2);
  if (state.answered) {
    go_on(frame, take_answer(match).mode() == 0 ? a : b);
    return;
  }
  const bool can_a = could_happen(match, env, a), can_b = could_happen(match, env, b);
  if (!can_a && !can_b) {
    tell_no_effect(match, frame, rule::as_much_as_possible, frame.pc);
    frame.flags |= kFrameNotDone;
    go_on(frame, node.next);
    return;
  }
  if (can_a != can_b) {
    // If one can't be chosen, the other must be.
    tell_no_effect(match, frame, rule::alternatives, can_a ? b : a);
    go_on(frame, can_a ? a : b);
    return;
  }
  const PlayerId who = first_player(match, env, match.book().kid(node, 0));
  if (who == kNoPlayer) {  // the choosing player has left
    frame.flags |= kFrameNotDone;
    go_on(frame, node.next);
    return;
  }
  ask(match, {.ask = Ask::either, .who = who, .node = frame.pc, .card = frame.card});
}

namespace {

void propose(Match& match, Frame& frame, const Node& node, const Parts& parts) {
  if (!begin_proposal(match, node.reg)) return;
  frame.progress = Progress::under_way;
  for (const Part& part : parts)
    if (!add_part(match, part)) return;
}

// Marks that the statement replaces its base: its parts are products of a self-replacement.
void mark_alternative(const Match& match, Frame& frame) {
  const NodeId at = local<Program>(frame).instead;
  const bool alt = at != kNoNode && contains(match.book(), match.book().kid(at, 2), frame.pc);
  frame.flags = static_cast<std::uint8_t>(alt ? frame.flags | kFrameSelfAlt : frame.flags & ~kFrameSelfAlt);
}

}  // namespace

// Draws are one at a time, each can be replaced by itself. Who draws and how many is settled before the first
// one: a draw may change whom the words would fit, and what they count.
void run_draw(Match& match, Frame& frame, const Node& node) {
  if (frame.kind != FrameKind::program) return run_leaf(match, frame, node);
  Program::Fields& own = local<Program>(frame);
  if (frame.progress == Progress::fresh) {
    if (!make_choices(match, frame.pc)) return;
    frame.progress = Progress::under_way;
    mark_alternative(match, frame);
    if (node.reg != kNoRegister) frame.regs[node.reg] = Register{};
    const Env env = env_of(frame);
    own.to_draw = 0;
    own.draws = amount(match, env, match.book().kid(node, 1));
    for (const PlayerId player : players(match, env, match.book().kid(node, 0)))
      own.to_draw |= bit_of(player);
  }
  for (const PlayerId player : players_from(match.state, match.state.turn_player)) {
    if (!(own.to_draw & bit_of(player))) continue;
    if (own.drawing != player) {
      own.drawing = player;
      own.draws_left = own.draws;
      if (node.op == Op::draw_until) own.draws_left -= count_zone(match.state, player, Zone::hand);
    }
    if (own.draws_left > 0) {
      --own.draws_left;
      if (!begin_proposal(match, node.reg)) return;
      Part part = draw_part(match, player);
      part.source = frame.card;
      part.cause = frame.pc;
      part.scope = frame.scope;
      if (frame.flags & kFrameCost) part.flags |= kCost;
      if (frame.flags & kFrameSelfAlt) {
        part.flags |= kSelfProduct;
        if (!match.edition->policy.self_products_open) part.flags |= kClosed;
      }
      (void)add_part(match, part);
      return;
    }
    own.to_draw &= static_cast<std::uint8_t>(~bit_of(player));
  }
  own.draws = own.draws_left = 0;
  own.to_draw = 0;
  own.drawing = kNoPlayer;
  go_on(frame, node.next);
}

namespace {

// "Draw a card, then discard that card": there is no such card if the draw was replaced.
void tell_added_action_lost(Match& match, const Frame& frame, const Node& node) {
  if (!listening(match)) return;
  for (const NodeId each : match.book().kids(node)) {
    const Node& kid = match.book()[each];
    if (kid.op != Op::ref) continue;
    const Register& r = frame.regs[kid.value];
    if (!r.set || !r.attempted || r.now_count() > 0) continue;
    tell_no_effect(match, frame, rule::replacement_added_action, frame.pc);
  }
}

// Stores the parts of a replacement in a register, because its next words refer to them although nothing has
// happened yet.
void remember_spliced(Match& match, Frame& frame, std::uint8_t reg, const Parts& parts) {
  State& state = match.state;
  Register& r = frame.regs[reg];
  if (r.set) return;  // a choice has filled it
  r.set = r.attempted = r.done = 1;
  keep_open(state, r);
  r.count = static_cast<std::uint16_t>(r.count + parts.size());
  r.amount += static_cast<std::int32_t>(parts.size());
  for (const Part& part : parts) state.refs.push(state, part.object);
}

}  // namespace

namespace {

// Whether the statement is done although there was nothing to do.
bool done_empty(const Match& match, NodeId stmt) {
  const Book& book = match.book();
  const Node& node = book[stmt];
  return dispatch<Sort::Stmt>(
      node.op, [&]<Op op>() { return StatementForm<op>::done_without_parts(book, node); },
      [&] { return own_form<OwnStatement>(match, node.op).done_without_parts(book, node); });
}

}  // namespace

void run_leaf(Match& match, Frame& frame, const Node& node) {
  State& state = match.state;
  if (frame.progress == Progress::under_way) {  // its parts have been settled and committed
    if (frame.kind == FrameKind::program && local<Program>(frame).cards.count > 0) mix_piles(match, frame.pc);
    go_on(frame, node.next);
    return;
  }
  if (!make_choices(match, frame.pc)) return;
  if (frame.kind == FrameKind::program && !arrange(match, frame.pc)) return;
  Frame& now = state.frame();
  if (now.kind == FrameKind::program) mark_alternative(match, now);
  Parts parts{};
  build_parts(match, now, now.pc, parts);
  // Fewer cards are there than the text asks for. [LOR-2.1 6.1.1]
  if (!match.edition->policy.done_by_attempt && !could_be_whole(match, env_of(now), now.pc) &&
      !done_empty(match, now.pc))
    now.flags |= kFrameNotDone;
  if (now.kind == FrameKind::program) forget_arrangement(match);
  if (now.kind == FrameKind::splice) {
    dispatch<Sort::Stmt>(
        node.op, [&]<Op op>() { StatementForm<op>::to_replaced_event(match, now); },
        [&] { own_form<OwnStatement>(match, node.op).to_replaced_event(match, now); });
    for (const Part& part : parts)
      if (!add_part(match, part)) return;
    if (node.reg != kNoRegister) remember_spliced(match, now, node.reg, parts);
    go_on(now, node.next);
    return;
  }
  if (parts.empty()) {
    tell_added_action_lost(match, now, node);
    if (!done_empty(match, now.pc)) now.flags |= kFrameNotDone;
    go_on(now, node.next);
    return;
  }
  propose(match, now, node, parts);
}

void run_seq(Match& match, Frame& frame, const Node& node) {
  go_on(frame, node.kid_count ? match.book().kid(node, 0) : node.next);
}

void run_if(Match& match, Frame& frame, const Node& node) {
  const bool yes = holds(match, env_of(frame), match.book().kid(node, 0));
  const NodeId branch = match.book().kid(node, yes ? 1 : 2);
  if (!yes && match.book().absent(branch)) {
    tell_no_effect(match, frame, rule::if_false, match.book().kid(node, 0));
    frame.flags |= kFrameNotDone;
  }
  go_on(frame, match.book().absent(branch) ? node.next : branch);
}

void run_put_into(Match& match, Frame& frame, const Node& node) {
  if (match.rules->enters_singly && frame.kind == FrameKind::program &&
      static_cast<Place>(node.value) == Place::play)
    run_enter(match);
  else
    run_leaf(match, frame, node);
}

namespace {

// Leaves the statement that the frame is at.
void break_off(Frame& frame) {
  cards_in_turn(frame) = {};
  if (!runs<Program>(frame)) return;
  Program::Fields& own = local<Program>(frame);
  own.placed = 0;
  own.draws = own.draws_left = 0;
  own.to_draw = 0;
  own.drawing = kNoPlayer;
}

}  // namespace

void skip_in_loops(const Match& match, Frame& frame, PlayerId player) {
  const Book& book = match.book();
  const auto skip = [&](auto&& self, NodeId id) -> bool {
    const Node& node = book[id];
    if (node.op == Op::each_player && frame.regs[node.reg].running) {
      Register& r = frame.regs[node.reg];
      const bool now = frame.loop_player[node.value & 1] == player;
      if (now || !(r.begun & bit_of(player)))
        r.players &= static_cast<std::uint8_t>(~bit_of(player));  // who has done it has done it
      if (now) {
        frame.loop_player[node.value & 1] = kNoPlayer;
        break_off(frame);
        go_on(frame, id);
        return true;
      }
    }
    for (const NodeId kid : book.kids(node))
      if (self(self, kid)) return true;
    return false;
  };
  if (frame.program != kNoNode) (void)skip(skip, frame.program);
}

void run_program(Match& match) {
  State& state = match.state;
  Frame& frame = state.frame();
  if (frame.pc == kNoNode) {
    if (frame.flags & kFrameOfLeaver)
      drop_frame(match);
    else
      pop_frame(match);
    return;
  }
  const Node node = match.book()[frame.pc];
  dispatch<Sort::Stmt>(
      node.op, [&]<Op op>() { StatementForm<op>::run(match, frame, node); },
      [&] { own_form<OwnStatement>(match, node.op).run(match, frame, node); });
}

}  // namespace kawari
