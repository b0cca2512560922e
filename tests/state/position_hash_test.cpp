// The position hash: everything that a later decision can depend on changes it, and no two of these changes
// give the same hash. Differences of storage alone do not change it.
#include "state/hash.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>

#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

// Two different characters in play, two cards in a hand and two in a deck, and one of everything that can be
// under way.
class Busy {
 public:
  Busy() : table(edition("lorcana-2.1")) {
    State& state = table.match.state;
    const FaceId x = table.face("X"), y = table.face("Y");
    slots[0] = add_in_play(table.match, x, kBob);
    slots[1] = add_in_play(table.match, y, kBob);
    one = ref_of(state, slots[0]);
    two = ref_of(state, slots[1]);
    hand = add_card(table.match, x, kAnn, Zone::hand);
    other = add_card(table.match, y, kAnn, Zone::hand);
    texts[0] =
        table.text("(replacement none (event banished (same-as (self))) (put-into hand (role subject)))");
    texts[1] =
        table.text("(replacement none (event left (same-as (self))) (put-into resource (role subject)))");
    texts[2] = table.text("(replacement none (event drawn none none (you)) (draw (you) (number 2)))");
    table.effect(kAnn, "(replacement none (event banished (same-as (self))) (put-into hand (role subject)))",
                 one, one);
    Waiting waiting;
    waiting.ability = texts[0];
    state.waiting.push(state, waiting);
    Done done;
    done.asked = 1;
    state.history.push(state, done);
    Applied applied;
    applied.key = texts[0];
    state.applied.push(state, applied);
    Frame frame{};
    frame.kind = FrameKind::program;
    frame.program = texts[0];
    frame.regs[0].first = state.refs.next_place();
    state.refs.push(state, one);
    state.frames.push(state, frame);
    state.parts.push(state, Part(PartKind::deal_damage));
    Proposal proposal;
    state.proposals.push(state, proposal);
    Declined declined;
    declined.key = texts[0];
    state.declined.push(state, declined);
    FollowUp follow_up;
    follow_up.node = texts[0];
    state.follow_ups.push(state, follow_up);
    state.picks.push(state, one);
  }

  Table table;
  SlotId slots[2] = {};
  ObjectRef one, two;
  CardId hand, other;
  NodeId texts[3] = {};
};

using Changes = std::map<std::string, std::function<void(State&)>>;

// Makes every change on a fresh position, and compares all hashes.
void expect_all_told_apart(Busy& busy, const Changes& changes) {
  const State before = busy.table.match.state;
  std::map<std::uint64_t, std::string> seen{{position_hash(busy.table.match), "no change"}};
  for (const auto& [name, change] : changes) {
    change(busy.table.match.state);
    touch(busy.table.match);
    const auto [same, is_new] = seen.emplace(position_hash(busy.table.match), name);
    EXPECT_TRUE(is_new) << name << " looks like " << same->second;
    busy.table.match.state = before;
  }
}

#define SET(where, value)                                               \
  {                                                                     \
#where " = " #value, [&](State & s) { (void)s, (where) = (value); } \
  }

TEST(PositionHash, PlayersCardsAndObjects) {
  Busy b;
#define P s.players[0]
#define H s.card(b.hand)
#define O s.slot(b.slots[0])
  expect_all_told_apart(b, {SET(P.counters[0], 1),
                            SET(P.inked, 1u),
                            SET(P.turns_taken, 1u),
                            SET(P.left, 1),
                            SET(P.shuffle_due, 1),
                            SET(P.drew_empty, 1),
                            SET(s.players[1].counters[0], 1),
                            SET(H.exerted, 1),
                            SET(H.face_down, 1),
                            SET(H.turned, 1),
                            SET(H.deferred, 1),
                            SET(H.known, 2),
                            SET(H.shown, 2),
                            SET(H.owner, 1),
                            SET(H.face, s.card(b.other).face),
                            SET(O.damage, 1),
                            SET(O.used, 1u),
                            SET(O.seen, 1u),
                            SET(O.controller, kAnn),
                            SET(O.exerted, 1),
                            SET(O.drying, 1),
                            SET(O.combat, 1),
                            SET(O.combat, 2),
                            SET(O.marks, 1),
                            SET(O.layered, 1),
                            SET(O.marks, 2),
                            SET(O.marks, 4),
                            SET(O.link, b.two),
                            SET(O.location, b.slots[1]),
                            SET(s.slot(b.slots[1]).damage, 1)});
#undef P
#undef H
#undef O
}

TEST(PositionHash, EffectsAndWhatWaits) {
  Busy b;
#define E s.effects[0]
#define W s.waiting[0]
#define D s.history[0]
#define A s.applied[0]
  expect_all_told_apart(b, {SET(E.node, b.texts[1]),
                            SET(E.origin, b.texts[2]),
                            SET(E.object, b.two),
                            SET(E.subject, b.two),
                            SET(E.amount, 1),
                            SET(E.own_face, s.card(b.hand).face),
                            SET(E.controller, kBob),
                            SET(E.until_player, kBob),
                            SET(E.until, Until::end_of_turn),
                            SET(E.spent, Spent::until_resolved),
                            SET(E.turn, s.turn_number + 5),
                            SET(E.source, s.slot(b.slots[1]).top),
                            SET(W.ability, b.texts[1]),
                            SET(W.self, b.one),
                            SET(W.subject, b.one),
                            SET(W.other, b.one),
                            SET(W.bound, b.one),
                            SET(W.amount, 1),
                            SET(W.card, b.hand),
                            SET(W.event_source, b.hand),
                            SET(W.controller, kBob),
                            SET(W.event_player, kBob),
                            SET(W.index, 1),
                            SET(W.keyword, KeywordId{1}),
                            SET(D.asked, 9),
                            SET(D.players, 1),
                            SET(D.times, 1u),
                            SET(D.slot, b.slots[0]),
                            SET(A.key, b.texts[1]),
                            SET(A.bound, b.one),
                            SET(A.self, b.one),
                            SET(A.controller, kBob),
                            SET(A.scope, 1),
                            SET(A.instance, s.effects[0].instance),
                            SET(s.picks[0], b.two)});
#undef E
#undef W
#undef D
#undef A
}

TEST(PositionHash, WhatIsUnderWay) {
  Busy b;
#define F s.frames[0]
#define R s.frames[0].regs[0]
#define P s.parts[0]
#define Q s.proposals[0]
#define D s.declined[0]
#define U s.follow_ups[0]
  expect_all_told_apart(b, {SET(F.kind, FrameKind::splice),
                            SET(F.progress, Progress::under_way),
                            SET(F.program, b.texts[1]),
                            SET(F.pc, b.texts[1]),
                            SET(F.self, b.one),
                            SET(F.subject, b.one),
                            SET(F.other, b.one),
                            SET(F.bound, b.one),
                            SET(F.card, b.hand),
                            SET(F.event_source, b.hand),
                            SET(F.event_amount, 1),
                            SET(F.controller, kBob),
                            SET(F.event_player, kBob),
                            SET(F.scope, 1),
                            SET(F.flags, 1),
                            SET(F.loop_player[0], kBob),
                            SET(F.loop_player[1], kBob),
                            SET(R.set, 1),
                            SET(R.attempted, 1),
                            SET(R.done, 1),
                            SET(R.running, 1),
                            SET(R.declined, 1),
                            SET(R.players, 1),
                            SET(R.begun, 1),
                            SET(R.did, 1),
                            SET(R.earlier_done, 1),
                            SET(R.earlier_attempted, 1),
                            SET(R.cost, 1),
                            SET(R.earlier, 1),
                            SET(R.asked, 1),
                            SET(R.earlier_amount, 1),
                            SET(R.outer, 1),
                            SET(R.outer_amount, 1),
                            SET(R.outer_done, 1),
                            SET(R.outer_attempted, 1),
                            SET(R.amount, 1),
                            SET(R.count, 1),
                            SET(P.verb, Verb::use_ability),
                            SET(P.player, kBob),
                            SET(P.from, Zone::hand),
                            SET(P.to, Zone::hand),
                            SET(P.scope, 1),
                            SET(P.group, 1),
                            SET(P.source, b.hand),
                            SET(P.object, b.one),
                            SET(P.other, b.one),
                            SET(P.amount, 1),
                            SET(P.cause, b.texts[1]),
                            SET(P.stems, 1u),
                            SET(P.passed, 1u),
                            SET(P.dealt().unreduced, true),
                            SET(Q.first, 1),
                            SET(Q.count, 1),
                            SET(Q.stage, Stage::looking),
                            SET(Q.frame_depth, 1),
                            SET(Q.reg, 1),
                            SET(Q.cursor, 1),
                            SET(Q.asked, 1),
                            SET(Q.fresh_scopes, 1u),
                            SET(Q.chooser, kBob),
                            SET(D.key, b.texts[1]),
                            SET(D.first, 1),
                            SET(D.last, 1),
                            SET(D.proposal, 1),
                            SET(D.instance, s.effects[0].instance),
                            SET(U.node, b.texts[1]),
                            SET(U.self, b.one),
                            SET(U.object, b.one),
                            SET(U.card, b.hand),
                            SET(U.controller, kBob),
                            SET(U.proposal, 1)});
#undef F
#undef R
#undef P
#undef Q
#undef D
#undef U
}

TEST(PositionHash, TheQuestionAndTheClock) {
  Busy b;
#define A s.pending
  expect_all_told_apart(
      b, {SET(A.ask, Ask::may), SET(A.frame, 1), SET(A.least, 1), SET(A.most, 7),
          SET(A.purpose, Purpose::battle), SET(A.node, b.texts[1]), SET(A.card, b.hand), SET(A.highest, 1),
          SET(A.placed, 1), SET(s.turn_player, kBob), SET(s.phase, PhaseId{1}), SET(s.holder, kBob),
          SET(s.winner, kBob), SET(s.over, 1), SET(s.check_due, 1), SET(s.check_mark, 1u), SET(s.variant, 1),
          SET(s.players[0].team, 1), SET(s.card(b.hand).fixed, 1)});
#undef A
}

TEST(PositionHash, WhatIsOnlyStorageDoesNotCount) {
  Busy b;
  const State before = b.table.match.state;
  const std::uint64_t hash = position_hash(b.table.match);
  const Changes changes = {SET(s.slot(b.slots[0]).entered, 77u), SET(s.waiting[0].order, 77u),
                           SET(s.next_instance, s.next_instance + 1), SET(s.next_order, s.next_order + 1),
                           SET(s.players[0].turns_taken, 0u)};
  for (const auto& [name, change] : changes) {
    change(b.table.match.state);
    EXPECT_EQ(position_hash(b.table.match), hash) << name;
    b.table.match.state = before;
  }
}

TEST(PositionHash, TheOrderOfADeckCountsAndThatOfAHandDoesNot) {
  const auto hash = [](Zone zone, bool swapped) {
    Table table(edition("lorcana-2.1"));
    const FaceId x = table.face("X"), y = table.face("Y");
    add_card(table.match, swapped ? y : x, kAnn, zone);
    add_card(table.match, swapped ? x : y, kAnn, zone);
    return position_hash(table.match);
  };
  EXPECT_NE(hash(Zone::deck, false), hash(Zone::deck, true));
  EXPECT_EQ(hash(Zone::hand, false), hash(Zone::hand, true));
  EXPECT_EQ(hash(Zone::discard, false), hash(Zone::discard, true));
}

}  // namespace
}  // namespace kawari::test
