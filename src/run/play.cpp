// Cards that an effect plays: one after the other, each by the game's own procedure, in the way that its
// player chooses.
#include "run/run.h"
#include "state/rules.h"
#include "state/verdict.h"

namespace kawari {
namespace {

// The way to play the card: the only one, or the chosen one. Returns false if a decision is open, or if there
// is no way.
bool choose_way(Match& match, Frame& frame, PlayerId who, CardId card, bool free, ActionOption& way) {
  State& state = match.state;
  way.way = free ? PlayWay::free : PlayWay::pay;
  if (free || !match.rules->list_ways) return true;
  if (state.answered) {
    way = take_answer(match).action();
    return true;
  }
  OptionList ways;
  match.rules->list_ways(match, who, card, ways);
  if (ways.empty()) return false;
  way = ways[0].action();
  if (ways.size() == 1) return true;
  ask(match, {.ask = Ask::way, .who = who, .purpose = Purpose::play_way, .node = frame.pc, .card = card});
  return false;
}

// The effect plays no card, because a rule forbids it.
void tell_not_played(Match& match, const Frame& frame, const Verdict& verdict) {
  tell(match, TraceKind::no_effect, [&](TraceItem& item) {
    item.rule = verdict.rule;
    item.node = frame.pc;
    item.player = frame.controller;
    item.by = effect_record(match, frame.card, frame.program, frame.controller);
  });
}

// The register of the choice that names the cards.
int register_named(const Book& book, NodeId cards) {
  const Node& node = book[cards];
  return node.op == Op::ref ? node.value : node.reg == kNoRegister ? -1 : node.reg;
}

}  // namespace

NodeId says_where_it_goes(const Book& book, NodeId ability, NodeId play) {
  NodeId found = kNoNode;
  if (ability == kNoNode) return found;
  walk(book, ability, [&](NodeId at) {
    if (found != kNoNode || book.op(at) != Op::put_into ||
        !form_of(static_cast<Place>(book[at].value)).instead_of_discard)
      return;
    const int of_it = register_named(book, book.kid(at, 0));
    if (play != kNoNode &&
        (of_it < 0 || (of_it != register_named(book, book.kid(play, 1)) && of_it != book[play].reg)))
      return;
    found = at;
  });
  return found;
}

void run_play(Match& match, Frame& frame, const Node& node) {
  if (!make_choices(match, frame.pc)) return;
  Frame& now = match.state.frame();
  // All cards are determined before the first of them is played.
  CardsInTurn& turn = cards_in_turn(now);
  if (now.progress == Progress::fresh) {
    ObjectList found{};
    objects(match, env_of(now), match.book().kid(node, 1), found);
    now.progress = Progress::under_way;
    turn = {match.state.refs.next_place(), static_cast<std::uint16_t>(found.size()), 0};
    for (const ObjectRef ref : found) match.state.refs.push(match.state, ref);
    if (match.state.fault != Fault::none) return;
  }
  ObjectList cards{};
  for (int i = 0; i < turn.count; ++i) cards.push(match.state.refs[static_cast<std::size_t>(turn.first + i)]);
  if (turn.done > 0 && !match.state.answered) {
    // The effect itself moved the card, so the words that named it still mean it. "The rest" are the cards
    // that it was chosen from, without it.
    const int reg = register_named(match.book(), match.book().kid(node, 1));
    const CardId card = card_of(match.state, cards[static_cast<std::size_t>(turn.done - 1)]);
    for (ObjectRef* role : {&now.subject, &now.other, &now.bound})
      if (role->is_card() && role->card() == card) *role = ref_of(match.state, card);
    for (int i = 0; reg >= 0 && i < now.regs[reg].count; ++i) {
      ObjectRef& ref = match.state.refs[static_cast<std::size_t>(now.regs[reg].first + i)];
      if (ref.is_card() && ref.card() == card) ref = ref_of(match.state, card);
    }
  }
  if (turn.done > 0 && !match.state.answered && node.reg != kNoRegister)
    now.regs[node.reg].set = now.regs[node.reg].done = now.regs[node.reg].attempted = 1;
  if (turn.done >= cards.size()) {
    if (cards.empty()) now.flags |= kFrameNotDone;
    turn = {};
    go_on(now, node.next);
    return;
  }
  const ObjectRef ref = follow(match.state, cards[turn.done]);
  const PlayerId who = first_player(match, env_of(now), match.book().kid(node, 0));
  const bool free = (node.value & kForFree) != 0;
  const CardId card = card_of(match.state, ref);
  const bool there = !ref.none() && who != kNoPlayer;
  const Verdict may = there ? match.rules->can_play(match, who, card, free) : Verdict::yes();
  if (!there || !may.legal) {
    if (!may.legal) tell_not_played(match, now, may);
    ++turn.done;
    now.flags |= kFrameNotDone;
    return;
  }
  ActionOption way;
  if (!choose_way(match, now, who, card, free, way)) return;
  ++turn.done;
  EffectPlay play;
  play.who = who;
  play.card = card;
  play.way = way.way;
  play.with = way.target.card();
  play.ability = now.program;
  play.exerted = (node.value & kPlayExerted) != 0;
  match.rules->play_by_effect(match, play);
}

}  // namespace kawari
