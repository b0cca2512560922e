#include "run/results.h"

#include <algorithm>
#include <vector>

#include "run/ops/statements.h"
#include "state/ops/own_form.h"
#include "state/rules.h"
#include "state/verdict.h"

namespace kawari {
namespace {

// What counts as done of one proposal.
struct Outcome {
  bool attempted = false;
  bool done = false;
  bool replaced = false;
  bool in_vain = false;  // it was attempted, and did not happen, or only a part of it
  bool shows = false;    // cards are shown as long as the effect lasts
  std::int64_t total = 0;
};

// [LOR-2.2 1.9.5] says it outright; before, damage that came down to nothing is read as done.
bool came_to_nothing(const Match& match, const Part& part) {
  return part.kind == PartKind::deal_damage && part.has(kCalculated) && part.dealt().base > 0 &&
         part.amount <= 0 && !match.edition->reads(other_reading::zero_is_not_done);
}

Outcome outcome_of(const Match& match, const Proposal& p) {
  const ReplacementPolicy& policy = match.edition->policy;
  Outcome out;
  bool all = true, came_instead = false;
  for (int i = 0; i < p.count; ++i) {
    const Part& part = match.state.parts[static_cast<std::size_t>(p.first + i)];
    const bool happened = !part.has(kDropped);
    if (part.has(kOriginal)) {
      out.attempted = true;
      if (part.has(kReplaced))
        out.replaced = true;
      else if ((!happened && !came_to_nothing(match, part)) || part.has(kShort))
        all = false;
    } else if (happened) {
      came_instead = true;
    }
    if (happened && (part.kind == PartKind::reveal || part.kind == PartKind::look)) out.shows = true;
    // What is moved is counted once, where it arrives.
    const bool taken_along = part.kind == PartKind::remove_damage && part.has(kFromMove);
    const bool turned = part.kind == PartKind::exert || part.kind == PartKind::ready;
    if (happened && !taken_along && (part.has(kOriginal) || !policy.own_results_only))
      out.total += turned ? 1 : part.amount;
  }
  if (out.replaced && !came_instead) all = false;
  if (policy.done_by_attempt && out.attempted && !all) out.in_vain = true;
  out.done = policy.done_by_attempt ? out.attempted : out.attempted && all;
  return out;
}

// Registers that add up over the rounds of a loop: the cards that were chosen, and what statements did. A
// player, a name or a number that was chosen belongs to its round.
bool adds_up(const Book& book, const Node& node) {
  if (node.reg == kNoRegister) return false;
  if (book.has(node, Traits::PicksCards) || node.op == Op::all) return true;
  return book.ops().sort(node.op) == Sort::Stmt && !book.has(node, Traits::Composite | Traits::Fills);
}

// An ability within the text has registers of its own.
template <class Fn>
void each_register(const Book& book, NodeId at, Fn fn) {
  if (book.sort(at) == Sort::Ability) return;
  if (book[at].reg != kNoRegister) fn(book[at]);
  for (const NodeId kid : book.kids(book[at])) each_register(book, kid, fn);
}

}  // namespace

void keep_open(State& state, Register& r) {
  const std::uint16_t end = state.refs.next_place();
  if (r.count == 0) r.first = end;
  if (r.first + r.count == end) return;
  for (int i = 0; i < r.count; ++i) {
    const ObjectRef ref = state.refs[static_cast<std::size_t>(r.first + i)];
    state.refs.push(state, ref);
  }
  r.first = end;
}

void give_result(Match& match, const Proposal& p) {
  State& state = match.state;
  if (p.frame_depth == 0 || state.frames.size() < p.frame_depth) return;
  Frame& frame = state.frames[p.frame_depth - 1u];
  if (frame.kind != FrameKind::program && p.reg == kNoRegister) return;
  const ReplacementPolicy& policy = match.edition->policy;
  const Outcome out = outcome_of(match, p);
  if (!out.done) frame.flags |= kFrameNotDone;
  if (out.replaced || out.in_vain) frame.flags |= kFrameReplaced;
  if (out.shows) frame.flags |= kFrameShows;
  if (p.reg == kNoRegister) return;
  Register& r = frame.regs[p.reg];
  r.done = (r.set ? r.done : 1) && out.done;
  r.set = 1;
  r.attempted = r.attempted || out.attempted;
  r.amount = state.exact(r.amount + out.total);
  keep_open(state, r);
  for (int i = 0; i < p.count; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(p.first + i)];
    if (part.has(kDropped) || part.object.none()) continue;
    if (part.kind == PartKind::mark && part.to != Zone::none) continue;  // it came along with another
    if (!part.has(kOriginal) && policy.own_results_only) continue;
    state.refs.push(state, part.object);
    ++r.count;
  }
}

namespace {

// Whether the body belongs to a loop that runs within a round of another loop.
bool within_round(const Book& book, const Frame& frame, NodeId at, NodeId body, bool around = false) {
  const Node& node = book[at];
  const bool loop = (node.op == Op::each_player || node.op == Op::repeat) && frame.regs[node.reg].running;
  for (const NodeId kid : book.kids(node)) {
    if (kid == body) return around;
    if (within_round(book, frame, kid, body, around || loop)) return true;
  }
  return false;
}

}  // namespace

void begin_round(Match& match, Frame& frame, NodeId body, std::uint16_t first, bool first_round) {
  State& state = match.state;
  const Book& book = match.book();
  if (first_round) {
    const bool within = frame.program != kNoNode && within_round(book, frame, frame.program, body);
    each_register(book, body, [&](const Node& node) {
      Register& r = frame.regs[node.reg];
      if (within && adds_up(book, node)) {
        r.outer = r.earlier;
        r.outer_amount = r.earlier_amount;
        r.outer_done = r.earlier_done;
        r.outer_attempted = r.earlier_attempted;
        r.earlier = r.count;
        r.earlier_amount = r.amount;
        r.earlier_attempted = r.set = r.attempted = r.done = 0;
      } else {
        r = Register{};
      }
      r.earlier_done = 1;
    });
    return;
  }
  // What stays is kept together, so that the rounds before leave no more behind than that.
  std::vector<ObjectRef> kept;
  each_register(book, body, [&](const Node& node) {
    Register& r = frame.regs[node.reg];
    if (!adds_up(book, node)) {
      r = Register{};
      return;
    }
    const auto begin = state.refs.begin() + r.first;
    r.first = static_cast<std::uint16_t>(first + kept.size());
    kept.insert(kept.end(), begin, begin + r.count);
    r.earlier_done = r.earlier_done && r.set && r.done;
    r.earlier_attempted = r.earlier_attempted || r.attempted;
    r.earlier = r.count;
    r.earlier_amount = r.amount;
    r.set = r.attempted = r.done = 0;
  });
  state.refs.cut(first);
  for (const ObjectRef ref : kept) state.refs.push(state, ref);
}

void end_rounds(const Match& match, Frame& frame, NodeId body) {
  const Book& book = match.book();
  each_register(book, body, [&](const Node& node) {
    if (!adds_up(book, node)) return;
    Register& r = frame.regs[node.reg];
    r.done = r.set && r.done && r.earlier_done;
    r.attempted = r.attempted || r.earlier_attempted;
    r.set = r.set || r.earlier > r.outer || r.earlier_attempted;
    r.earlier = r.outer;
    r.earlier_amount = r.outer_amount;
    r.earlier_done = r.outer_done;
    r.earlier_attempted = r.outer_attempted;
    r.outer = 0;
    r.outer_amount = 0;
    r.outer_done = r.outer_attempted = 0;
  });
}

// --- whether all of it could be done

bool pays(const Book& book, NodeId stmt) { return says(book, stmt, Traits::Pays); }

bool awaits_choice(const Match& match, const Env& env, NodeId id) {
  const Book& book = match.book();
  const Node& node = book[id];
  const bool chosen =
      book.has(node, Traits::PicksCards) || book.has(node, Traits::PicksPlayers) || node.op == Op::up_to;
  if (chosen && node.reg != kNoRegister) {
    const Register* r = register_of(env, node.reg);
    if (r == nullptr || !r->set) return true;
  }
  for (const NodeId kid : book.kids(node))
    if (awaits_choice(match, env, kid)) return true;
  return false;
}

namespace {

// Every choice that it waits for can be made.
bool choices_possible(const Match& match, const Env& env, NodeId id) {
  const Book& book = match.book();
  const Node& node = book[id];
  if (book.has(node, Traits::PicksCards) && !objects_possible(match, env, id)) return false;
  for (const NodeId kid : book.kids(node))
    if (!choices_possible(match, env, kid)) return false;
  return true;
}

}  // namespace

bool could_be_some(const Match& match, const Env& env, NodeId id) {
  if (awaits_choice(match, env, id)) return choices_possible(match, env, id);
  return amount(match, env, id) > 0;
}

namespace {

// As many as the text asks for. "Up to" asks for none, and "all" for as many as there are.
bool enough(const Match& match, const Env& env, NodeId id) {
  const Book& book = match.book();
  const Node& node = book[id];
  if (!book.has(node, Traits::Counted)) return objects_possible(match, env, id);
  const bool picks = book.has(node, Traits::PicksCards);
  if (picks && node.op == Op::chosen && (node.value & kUpTo)) return true;
  const NodeId many = book.kid(node, 1);
  if (!book.absent(many) && (book.op(many) == Op::up_to || awaits_choice(match, env, many))) return true;
  const int wanted = book.absent(many) ? 1 : amount(match, env, many);
  if (wanted >= kMaxNumber) return objects_possible(match, env, id);
  ObjectList found{};
  const Register* made = picks ? register_of(env, node.reg) : nullptr;
  if (picks && (made == nullptr || !made->set)) {
    const NodeId filter = book.kid(node, 0);
    ObjectList list{};
    domain(match, env, filter, list);
    for (const ObjectRef ref : list)
      if (fits(match, env, filter, ref) &&
          (!ref.is_slot() || match.rules->can_choose(match, env.controller, ref, env.card).legal))
        found.push(ref);
  } else {
    objects(match, env, id, found);
  }
  if (picks) return static_cast<int>(found.size()) >= wanted;
  const int owners = static_cast<int>(players(match, env, book.kid(node, 0)).size());
  return static_cast<int>(found.size()) >= wanted * owners;
}

}  // namespace

bool its_cards_whole(const Match& match, const Env& env, const Node& node) {
  const Book& book = match.book();
  for (const NodeId kid : book.kids(node))
    if (book.sort(kid) == Sort::Objects && !book.absent(kid) && !enough(match, env, kid)) return false;
  return true;
}

bool whole_sequence(const Match& match, const Env& env, const Node& node) {
  const Book& book = match.book();
  for (const NodeId kid : book.kids(node)) {
    if (!could_be_whole(match, env, kid)) return false;
    if (!book.has(kid, Traits::Pays)) break;
  }
  return true;
}

bool could_be_whole(const Match& match, const Env& env, NodeId stmt) {
  const Node& node = match.book()[stmt];
  return dispatch<Sort::Stmt>(
      node.op, [&]<Op op>() { return StatementForm<op>::whole(match, env, node); },
      [&] { return own_form<OwnStatement>(match, node.op).whole(match, env, node); });
}

}  // namespace kawari
