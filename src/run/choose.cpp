// Choices inside a statement, in printed order: cards one pick at a time, amounts, players.
#include <algorithm>

#include "replace/entry.h"
#include "run/ops/statement_form.h"
#include "run/results.h"
#include "state/obstacle.h"
#include "state/rules.h"
#include "state/statics.h"
#include "state/taken.h"
#include "state/verdict.h"
#include "state/viewer.h"
#include "state/witness.h"
#include "trigger/collect.h"

namespace kawari {
namespace {

// The first node beneath `id` whose choice is still open; kNoNode if there is none.
NodeId open_choice(const Match& match, const Frame& frame, NodeId id) {
  const Book& book = match.book();
  const Node& node = book[id];
  const Sort sort = book.ops().sort(node.op);
  if (sort == Sort::Stmt || sort == Sort::Ability) return kNoNode;
  if (node.op == Op::all && node.reg != kNoRegister) return frame.regs[node.reg].set ? kNoNode : id;
  if (book.has(node, Traits::PicksCards)) {
    // A choice inside a loop over players is made again for each player. The choice of a player comes before
    // the choice of that player's cards.
    if (frame.regs[node.reg].set) return kNoNode;
    for (const NodeId kid : book.kids(node)) {
      const NodeId found = open_choice(match, frame, kid);
      if (found != kNoNode) return found;
    }
    return id;
  }
  for (const NodeId kid : book.kids(node)) {
    const NodeId found = open_choice(match, frame, kid);
    if (found != kNoNode) return found;
  }
  if ((node.op == Op::up_to || book.has(node, Traits::PicksPlayers)) && node.reg != kNoRegister &&
      !frame.regs[node.reg].set)
    return id;
  return kNoNode;
}

// The same for a statement, or for two statements that happen together.
NodeId open_in(const Match& match, const Frame& frame, NodeId stmt) {
  const Book& book = match.book();
  const Node& node = book[stmt];
  for (const NodeId kid : book.kids(node)) {
    const NodeId open = node.op == Op::together ? open_in(match, frame, kid) : open_choice(match, frame, kid);
    if (open != kNoNode) return open;
  }
  return kNoNode;
}

// kNoPlayer: the player that the text names has left.
PlayerId chooser_of(const Match& match, const Env& env, NodeId stmt, NodeId choice) {
  const NodeId who = match.book().kid(choice, 2);
  if (match.book().absent(who)) return choice_rules(match, stmt).chooser({match, env, stmt, choice});
  const auto list = players(match, env, who);
  return list.empty() ? kNoPlayer : list[0];
}

bool picked(const State& state, ObjectRef ref) {
  return std::find(state.picks.begin(), state.picks.end(), ref) != state.picks.end();
}

// Whether an object in the right zone may be picked, and if not, why not.
Unchosen unchosen_there(const Match& match, const Frame& frame, NodeId stmt, NodeId choice, PlayerId who,
                        ObjectRef ref) {
  using Why = Unchosen::Why;
  const Book& book = match.book();
  const Env env = env_of(frame);
  if (picked(match.state, ref)) return {Why::picked, {}};
  if (!fits(match, env, book.kid(choice, 0), ref)) return {Why::filter, {}};
  if (runs<Splice>(frame) && taken(match.state, ref, local<Splice>(frame).part))
    return {Why::rule, Verdict::no(rule::key(rule::replacement_simultaneous), card_of(match.state, ref))
                           .as(Obstacle::picked_already)};
  if (ref.is_slot() || is_fixed(match.state, ref)) {
    const Verdict verdict = match.rules->can_choose(match, who, ref, frame.card);
    if (!verdict.legal) return {Why::rule, verdict};
  }
  return choice_rules(match, stmt).keeps_from({match, env, stmt, choice}, ref);
}

void legal_choices(const Match& match, const Frame& frame, NodeId stmt, NodeId choice, PlayerId who,
                   ObjectList& out) {
  ObjectList list{};
  domain(match, env_of(frame), match.book().kid(choice, 0), list);
  for (const ObjectRef ref : list)
    if (unchosen_there(match, frame, stmt, choice, who, ref).why == Unchosen::Why::nothing) out.push(ref);
}

// Whether one of the options must be chosen and no such object is picked yet. One of those that must be
// chosen is enough.
bool duty_open(const Match& match, PlayerId who, const ObjectList& options) {
  if (match.rules->must_choose == nullptr) return false;
  const auto must = [&](ObjectRef ref) { return match.rules->must_choose(match, who, ref).is; };
  return std::none_of(match.state.picks.begin(), match.state.picks.end(), must) &&
         std::any_of(options.begin(), options.end(), must);
}

// Restricts the last pick to objects that must be chosen.
void narrow_to_duty(const Match& match, PlayerId who, int left, ObjectList& options) {
  if (left > 1 || !duty_open(match, who, options)) return;
  ObjectList kept{};
  for (const ObjectRef ref : options)
    if (match.rules->must_choose(match, who, ref).is) kept.push(ref);
  options = kept;
}

void note_choice(Match& match, PlayerId who, ObjectRef ref) {
  Frame& frame = match.state.frame();
  Part part = mark_part(Verb::choose, who, ref, frame.self);
  part.source = frame.card;
  part.cause = frame.program;
  KeywordId keyword = kNoKeyword;
  (void)ability_name(match, frame.card, frame.program, &keyword);
  if (keyword != kNoKeyword) part.marked().chosen_as = match.rules->keywords[index(keyword)].chosen_fact;
  collect_single(match, part);
}

void close_choice(Match& match, std::uint8_t reg, PlayerId who) {
  State& state = match.state;
  Register& r = state.frame().regs[reg];
  r.set = 1;
  keep_open(state, r);
  r.count = static_cast<std::uint16_t>(r.count + state.picks.size());
  r.amount = r.count;
  ObjectList picks;
  for (const ObjectRef ref : state.picks) {
    picks.push(ref);
    state.refs.push(state, ref);
  }
  state.picks.clear();
  if (derived(match).trigger_facts & match.rules->facts->choices)
    for (const ObjectRef ref : picks)
      if (ref.is_slot()) note_choice(match, who, ref);
}

// The rule that forbids to choose an object that would fit; none if nothing fits.
RuleKey kept_from_choice(const Match& match, const Frame& frame, NodeId choice, PlayerId who) {
  const Env env = env_of(frame);
  const NodeId filter = match.book().kid(choice, 0);
  ObjectList list{};
  domain(match, env, filter, list);
  for (const ObjectRef ref : list) {
    if ((!ref.is_slot() && !is_fixed(match.state, ref)) || !fits(match, env, filter, ref)) continue;
    const Verdict verdict = match.rules->can_choose(match, who, ref, frame.card);
    if (!verdict.legal) return verdict.rule;
  }
  return kNoRule;
}

// The players who see all cards that this player has looked through for the choice.
std::uint8_t sees_the_same(const Match& match, const Frame& frame, NodeId choice, PlayerId who) {
  ObjectList list{};
  domain(match, env_of(frame), match.book().kid(choice, 0), list);
  std::uint8_t out = 0xFF;
  for (const ObjectRef ref : list) {
    const CardId card = card_of(match.state, ref);
    if (card != kNoCard && sees_face(match, who, card)) out &= seen_by(match, card);
  }
  return out;
}

void tell_no_choice(Match& match, NodeId node, PlayerId who) {
  if (!listening(match)) return;
  const Frame& frame = match.state.frame();
  if (witnessed(match))
    witness(match, Sight::nothing_to_choose, {}, effect_record(match, frame.card, frame.program, who), node);
  tell(match, TraceKind::no_effect, [&](TraceItem& item) {
    item.rule = rule::key(rule::no_legal_choice);
    item.rule2 = kept_from_choice(match, frame, node, who);
    item.node = node;
    item.player = frame.controller;
    item.by = effect_record(match, frame.card, frame.program, frame.controller);
    item.shown_to = sees_the_same(match, frame, node, who);
  });
}

// [LOR-2.1 7.1.4] A player who searches a deck for a certain card need not find it. A search for any card
// must find one.
bool may_fail_to_find(const Match& match, const Env& env, NodeId filter, PlayerId who) {
  return searches(match, env, filter, who) && match.book().op(filter) != Op::in_zone &&
         !(match.book()[filter].kid_count == 2 && match.book().op(match.book().kid(filter, 0)) == Op::any);
}

bool choose_objects(Match& match, NodeId stmt, NodeId id) {
  State& state = match.state;
  Frame& frame = state.frame();
  const Node& node = match.book()[id];
  const Env env = env_of(frame);
  const bool random = node.op == Op::at_random;
  const PlayerId who = random ? kChance : chooser_of(match, env, stmt, id);
  if (who == kNoPlayer) {
    frame.flags |= kFrameNotDone;
    state.picks.clear();
    close_choice(match, node.reg, frame.controller);
    return true;
  }
  const NodeId many = match.book().kid(node, 1);
  const int wanted = (match.book().absent(many) ? 1 : amount(match, env, many)) +
                     choice_rules(match, stmt).besides({match, env, stmt, id});
  if (state.answered) {
    const Option answer = take_answer(match);
    if (answer.is(OptionKind::object)) {
      state.picks.push(state, answer.object());
    } else {
      close_choice(match, node.reg, who);
      return true;
    }
  }
  ObjectList options{};
  legal_choices(match, frame, stmt, id, random ? env.controller : who, options);
  const int picks = static_cast<int>(state.picks.size());
  const bool duty = !random && duty_open(match, who, options);
  if (duty) narrow_to_duty(match, who, wanted - picks, options);
  if (picks >= wanted || options.empty()) {
    if (picks == 0 && wanted > 0) tell_no_choice(match, id, random ? env.controller : who);
    // [DM-1.50 101.3a] Who picks fewer than asked for, because there are no more, has attempted it.
    if (picks < wanted && !(node.value & kUpTo))
      frame.flags |= picks > 0 && match.edition->policy.done_by_attempt ? kFrameReplaced : kFrameNotDone;
    close_choice(match, node.reg, who);
    return true;
  }
  if (random && match.chance == Chance::generator) {
    const ObjectRef ref = options[state.rng.below(static_cast<std::uint32_t>(options.size()))];
    state.picks.push(state, ref);
    return false;  // run again for the next pick
  }
  const int left = std::min(wanted - picks, static_cast<int>(options.size()));
  const bool free_to_stop =
      (node.value & kUpTo) || may_fail_to_find(match, env, match.book().kid(node, 0), who);
  const int least = free_to_stop && !random ? (duty ? 1 : 0) : left;
  ask(match, {.ask = random ? Ask::chance_card : Ask::objects,
              .who = who,
              .least = static_cast<std::uint16_t>(least),
              .most = static_cast<std::uint16_t>(left),
              .node = id,
              .card = frame.card});
  return false;
}

// "All your characters … each of them": determines the characters once.
bool settle_all(Match& match, NodeId id) {
  State& state = match.state;
  Frame& frame = state.frame();
  Register& r = frame.regs[match.book()[id].reg];
  ObjectList list{};
  objects(match, env_of(frame), id, list);
  r.set = 1;
  keep_open(state, r);
  r.count = static_cast<std::uint16_t>(r.count + list.size());
  r.amount = r.count;
  for (const ObjectRef ref : list) state.refs.push(state, ref);
  return true;
}

// "Remove up to 1 damage from each": the number is chosen for each of them by itself.
bool choose_apart(Match& match, NodeId id, const ObjectList& each, int most) {
  State& state = match.state;
  Frame& frame = state.frame();
  Register& r = frame.regs[match.book()[id].reg];
  const auto damage = [&](ObjectRef ref) { return state.slot(ref.slot()).damage; };
  if (state.answered) {
    const std::int32_t number = take_answer(match).number();
    keep_open(state, r);
    for (std::int32_t i = 0; i < number; ++i) state.refs.push(state, each[r.asked - 1u]);
    r.count = static_cast<std::uint16_t>(r.count + number);
    r.amount = r.count;
  }
  if (r.asked >= each.size()) {
    r.set = 1;
    return true;
  }
  const ObjectRef next = each[r.asked++];
  ask(match, {.ask = Ask::number,
              .who = frame.controller,
              .node = id,
              .card = card_of(state, next),
              .highest = std::min<std::int32_t>(most, damage(next))});
  return false;
}

bool choose_number(Match& match, NodeId stmt, NodeId id) {
  State& state = match.state;
  Frame& frame = state.frame();
  const Node& node = match.book()[id];
  Register& r = frame.regs[node.reg];
  const Env env = env_of(frame);
  const Choosing choosing{match, env, stmt, id};
  ObjectList apart{};
  choice_rules(match, stmt).apart(choosing, apart);
  if (apart.size() > 1) return choose_apart(match, id, apart, amount(match, env, match.book().kid(node, 0)));
  if (state.answered) {
    r.set = 1;
    r.amount = take_answer(match).number();
    return true;
  }
  const int high = choice_rules(match, stmt).at_most(choosing, amount(match, env, match.book().kid(node, 0)));
  if (high <= 0) {
    r.set = 1;
    r.amount = 0;
    return true;
  }
  if (high >= kMaxOptions) state.raise(Fault::too_many_options);
  ask(match, {.ask = Ask::number, .who = frame.controller, .node = id, .card = frame.card, .highest = high});
  return false;
}

void ask_player(Match& match, NodeId id) {
  State& state = match.state;
  ask(match, {.ask = Ask::player, .who = state.frame().controller, .node = id, .card = state.frame().card});
}

// Any number of players, one pick at a time.
bool choose_players(Match& match, NodeId id) {
  State& state = match.state;
  Register& r = state.frame().regs[match.book()[id].reg];
  if (state.answered) {
    const Option answer = take_answer(match);
    if (answer.is(OptionKind::player))
      r.players |= static_cast<std::uint8_t>(1u << index(answer.player()));
    else
      r.set = 1;
  }
  const auto all = players_from(state, state.turn_player);
  if (std::all_of(all.begin(), all.end(), [&](PlayerId p) { return r.players >> index(p) & 1; })) r.set = 1;
  if (r.set) return true;
  ask_player(match, id);
  return false;
}

bool choose_player(Match& match, NodeId id) {
  State& state = match.state;
  Frame& frame = state.frame();
  const Node& node = match.book()[id];
  if (state.answered) {
    frame.regs[node.reg].set = 1;
    frame.regs[node.reg].players = static_cast<std::uint8_t>(1u << index(take_answer(match).player()));
    return true;
  }
  ask_player(match, id);
  return false;
}

}  // namespace

bool make_choices(Match& match, NodeId stmt) {
  State& state = match.state;
  const Book& book = match.book();
  for (;;) {
    if (state.fault != Fault::none) return false;
    NodeId open = kNoNode;
    if (book.has(stmt, Traits::Around)) stmt = book.kid(stmt, 0);
    open = open_in(match, state.frame(), stmt);
    if (open == kNoNode) return true;
    bool made = false;
    if (book.has(open, Traits::PicksCards))
      made = choose_objects(match, stmt, open);
    else if (book.has(open, Traits::PicksPlayers))
      made = book.op(open) == Op::chosen_players ? choose_players(match, open) : choose_player(match, open);
    else if (book.sort(open) == Sort::Amount)
      made = choose_number(match, stmt, open);
    else
      made = settle_all(match, open);
    if (!made && state.pending.ask != Ask::none) return false;
  }
}

Unchosen unchosen(const Match& match, const Frame& frame, NodeId stmt, NodeId choice, PlayerId who,
                  ObjectRef object) {
  ObjectList list{};
  domain(match, env_of(frame), match.book().kid(choice, 0), list);
  if (std::find(list.begin(), list.end(), object) == list.end()) return {Unchosen::Why::zone, {}};
  return unchosen_there(match, frame, stmt, choice, who, object);
}

OfferedBy offered_by(const Match& match, const Pending& pending) {
  if (pending.frame == 0xFF) return OfferedBy::entry;
  switch (match.state.frames[pending.frame].kind) {
    case FrameKind::procedure:
      return OfferedBy::procedure;
    case FrameKind::shuffle:
      return OfferedBy::shuffle;
    case FrameKind::program:
    case FrameKind::splice:
      break;
  }
  return pending.ask == Ask::order ? OfferedBy::order : OfferedBy::choice;
}

namespace {

// By the words of a text.
Unchosen unchosen_of_text(const Match& match, const Pending& pending, ObjectRef object) {
  const Frame& frame = match.state.frames[pending.frame];
  const PlayerId who = pending.who == kChance ? frame.controller : pending.who;
  const Unchosen why = unchosen(match, frame, frame.pc, pending.node, who, object);
  if (why.why != Unchosen::Why::nothing) return why;
  ObjectList offered{};
  choice_options(match, pending, offered);
  if (offered.empty() || std::find(offered.begin(), offered.end(), object) != offered.end()) return why;
  // The object could be chosen, but another one must be.
  const Forbidden duty = match.rules->must_choose(match, who, offered[0]);
  return {Unchosen::Why::rule, Verdict::no(rule::key(rule::legal_choice), duty.by, duty.node)};
}

}  // namespace

Unchosen unchosen(const Match& match, const Pending& pending, ObjectRef object) {
  const CardId card = card_of(match.state, object);
  switch (offered_by(match, pending)) {
    case OfferedBy::entry:
      return {Unchosen::Why::rule, entry_pick(match, pending, object)};
    case OfferedBy::shuffle:
      return unshuffled(match, pending, card);
    case OfferedBy::order:
      return unordered(match, pending, object);
    case OfferedBy::procedure:
      return {Unchosen::Why::rule, match.rules->can_pick(match, pending, object)};
    case OfferedBy::choice:
      break;
  }
  return unchosen_of_text(match, pending, object);
}

void choice_options(const Match& match, const Pending& pending, ObjectList& out) {
  const Frame& frame = match.state.frames[pending.frame];
  const PlayerId who = pending.who == kChance ? frame.controller : pending.who;
  legal_choices(match, frame, frame.pc, pending.node, who, out);
  if (pending.who != kChance) narrow_to_duty(match, who, pending.most, out);
}

}  // namespace kawari
