// Shields that come into the hand: their owner declares the shield triggers that they will use, all of them
// before any is executed.
#include <algorithm>
#include <iterator>

#include "commit/commit.h"
#include "commit/marks.h"
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"
#include "state/statics.h"

namespace kawari::duel_masters {
namespace {

// "You can't use the shield trigger of that shield", in the effect that moved it.
bool says_no_trigger(const Book& book, NodeId id) {
  return any_in(book, id, [&](NodeId at) { return book.op(at) == op_of<NoTrigger>; });
}

constexpr KeywordId kTriggers[] = {id(Keyword::shield_trigger), id(Keyword::shield_trigger_cross)};

bool has_trigger(const Match& match, ObjectRef ref) {
  return has_keyword(match, ref, kTriggers[0]) || has_keyword(match, ref, kTriggers[1]);
}

// [DM-1.50 110.4c, 113.6b, c] Something gives the card a shield trigger: an ability of its own, or one that
// speaks of such cards.
bool is_lent_trigger(const Match& match, ObjectRef ref) {
  const Book& book = match.book();
  bool lent = false;
  const auto look = [&](const StaticView& view) {
    const Node& node = book[view.node];
    if (lent || node.op != Op::gains) return;
    const Node& gained = book[book.kid(node, 1)];
    if (gained.op != Op::keyword ||
        std::find(std::begin(kTriggers), std::end(kTriggers), KeywordId(gained.value)) == std::end(kTriggers))
      return;
    const Node& whom = book[book.kid(node, 0)];
    ObjectList about{};
    objects(match, view.env, book.kid(node, 0), about);
    lent = std::find(about.begin(), about.end(), ref) != about.end();
    // What is said of spells is said of cards outside the battle zone.
    if (whom.op == Op::all && match.face(ref.card()).is(Kind::action))
      lent = lent || fits(match, view.env, book.kid(whom, 0), ref);
  };
  each_static(match, Op::gains, look);
  const PlayerId owner = owner_of(match.state, ref);
  for (const Ability& ability : match.face(ref.card()).abilities)
    if (ability.kind == AbilityKind::static_)
      detail::static_ability(match, ability.root, ref, ref.card(), owner, -1, look);
  return lent;
}

// … which abilities in play, or those of the card itself, could do at all.
bool could_be_lent(const Match& match, ObjectRef ref) {
  const KeywordSet& given = derived(match).given;
  if (given.has(kTriggers[0]) || given.has(kTriggers[1])) return true;
  const Book& book = match.book();
  const auto& own = match.face(ref.card()).abilities;
  return std::any_of(own.begin(), own.end(), [&](const Ability& ability) {
    return ability.kind == AbilityKind::static_ &&
           any_in(book, ability.root, [&](NodeId at) { return book.op(at) == Op::gains; });
  });
}

// Of these cards, which were shields, those that were lent a trigger: what lends it looks at the table as it
// was before they were taken up.
ObjectList with_lent_triggers(const Match& match, const ObjectList& taken) {
  ObjectList out{};
  if (std::none_of(taken.begin(), taken.end(), [&](ObjectRef ref) { return could_be_lent(match, ref); }))
    return out;
  Match before = match;
  before.trace = nullptr;
  for (const ObjectRef ref : taken) relocate_card(before, ref.card(), zone::shields);
  for (const ObjectRef ref : taken)
    if (is_lent_trigger(before, ref_of(before.state, ref.card()))) out.push(ref);
  return out;
}

}  // namespace

// [DM-1.50 112.3a, 509.5a] Declares each trigger to be used, with knowledge of all the cards.
Flow Declare::declare(Match& match, Frame& frame) {
  State& state = match.state;
  const Register& taken = reg<Declare>(frame, Reg::taken);
  std::uint16_t& asked = local<Declare>(frame).asked;
  const auto card_at = [&](int i) { return state.refs[static_cast<std::size_t>(taken.first + i)]; };
  if (state.answered) {
    if (take_answer(match).is(OptionKind::yes)) {
      defer(state, card_at(asked).card());
    }
    ++asked;
  }
  for (; asked < taken.count; ++asked) {
    const ObjectRef ref = card_at(asked);
    if (!in_place(state, ref) || state.card(ref.card()).zone != Zone::hand) continue;
    const PlayerId owner = owner_of(state, ref);
    if (!may_use_trigger(match, owner, ref.card()) || !can_play(match, owner, ref.card(), true).legal)
      continue;
    ask(match, {.ask = Ask::may, .who = owner, .card = ref.card()});
    return Flow::stay();
  }
  return Flow::finish();
}

namespace {

// A declared card that leaves the hand before its turn is no longer used.
void forget_declared(State& state, const Part& part) {
  const CardId card = card_of(state, part.object);
  if (part.from != Zone::hand || part.has(kDropped) || card == kNoCard || !state.card(card).deferred) return;
  undefer(state, card);
}

}  // namespace

// [DM-1.50 113.6] Whenever a shield is put into the hand its owner may use its trigger, not only when it is
// broken.
void shields_taken(Match& match, const Proposal& proposal) {
  State& state = match.state;
  const std::uint16_t first = state.refs.next_place();
  ObjectList moved{};
  for (int i = 0; i < proposal.count; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (state.deferred_count > 0) forget_declared(state, part);
    if (part.from == zone::shields && part.to == Zone::hand && part.kind == PartKind::move_card &&
        !part.has(kDropped) && part.object.is_card())
      moved.push(part.object);
  }
  const ObjectList lent = with_lent_triggers(match, moved);
  for (const ObjectRef ref : moved)
    if (has_trigger(match, ref) || std::find(lent.begin(), lent.end(), ref) != lent.end())
      state.refs.push(state, ref);
  const int count = static_cast<int>(state.refs.size()) - first;
  if (count == 0) return;
  const Frame* by = state.frames.empty() ? nullptr : &state.frames.back();
  if (by != nullptr && by->kind == FrameKind::program && says_no_trigger(match.book(), by->program)) {
    state.refs.cut(first);
    return;
  }
  Frame* frame = push_frame<Declare>(match, state.turn_player);
  if (!frame) return;
  frame->ref_base = first;
  Register& taken = reg<Declare>(*frame, Declare::Reg::taken);
  taken.set = 1;
  taken.first = first;
  taken.count = static_cast<std::uint16_t>(count);
}

}  // namespace kawari::duel_masters
