// Groups of parts that happen together or not at all.
#include <gtest/gtest.h>

#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

constexpr const char* kStays = "(replacement none (event left (same-as (self))) (stays (self)) none)";

// The rules in the trace by which something was impossible.
std::vector<RuleKey> impossible(const Table& t) {
  std::vector<RuleKey> out;
  for (const TraceItem& item : t.trace().items)
    if (item.kind == TraceKind::impossible) out.push_back(item.rule);
  return out;
}

void exchange(Table& t, ObjectRef out, CardId in) {
  Part leaves = move_part(t.match, out, Zone::hand, Verb::put);
  Part enters = move_part(t.match, ref_of(t.match.state, in), Zone::play, Verb::put);
  leaves.group = enters.group = 1;
  t.propose({leaves, enters}, false);
}

// [DM-1.50 701.26b] Half of the exchange would be replaced: nothing moves, and the replacement is not
// applied.
TEST(Exchange, HappensAsAWholeOrNotAtAll) {
  const Edition& e = edition("duel-masters-1.50");
  Table plain(e);
  const ObjectRef x = plain.character(kBob, "X");
  const CardId y = plain.card(kBob, Zone::hand, "Y");
  exchange(plain, x, y);
  EXPECT_EQ(plain.happened().size(), 2u);

  Table kept(e);
  const ObjectRef stays = kept.character(kBob, "X", {kStays});
  const CardId waits = kept.card(kBob, Zone::hand, "Y");
  exchange(kept, stays, waits);
  EXPECT_TRUE(kept.happened().empty());
  EXPECT_EQ(kept.match.state.card(waits).zone, Zone::hand);
  for (const TraceItem& item : kept.trace().items) EXPECT_NE(item.kind, TraceKind::replaced);
  EXPECT_EQ(impossible(kept), (std::vector<RuleKey>{rule::key(rule::exchange), rule::key(rule::exchange)}));
}

// [LOR-2.1 1.9.2.4] Moved damage is removed and put: damage that was not removed is not put.
TEST(Exchange, DamageThatIsNotTakenOffIsNotPut) {
  Table t(edition("lorcana-2.1"));
  const ObjectRef from = t.character(kAnn, "From"), to = t.character(kBob, "To");
  t.character(kAnn, "Salt", {"(replacement none (event damage-removed (played-by (you))) (nothing) none)"});
  t.match.state.slot(from.slot()).damage = 2;
  Part off = damage_part(PartKind::remove_damage, from, 2, kNoCard);
  Part on = damage_part(PartKind::put_damage, to, 2, kNoCard);
  off.group = on.group = 1;
  off.flags |= kFromMove;
  on.flags |= kFromMove;
  t.propose({off, on});
  EXPECT_TRUE(t.happened().empty());
  EXPECT_EQ(t.match.state.slot(from.slot()).damage, 2);
  EXPECT_EQ(t.match.state.slot(to.slot()).damage, 0);
  EXPECT_EQ(impossible(t), std::vector<RuleKey>{rule::key(rule::as_much_as_possible)});
}

}  // namespace
}  // namespace kawari::test
