// An object that has left play is gone: nothing happens to the object that has taken its slot since then.
#include <gtest/gtest.h>

#include <algorithm>

#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

Part about(PartKind kind, ObjectRef object, int amount = 0) {
  Part part(kind);
  part.object = object;
  part.player = kBob;
  part.amount = amount;
  return part;
}

TEST(Gone, NothingHappensToWhatHasTakenItsPlace) {
  for (const bool exerted : {false, true})
    for (const PartKind kind : {PartKind::deal_damage, PartKind::put_damage, PartKind::remove_damage,
                                PartKind::exert, PartKind::ready, PartKind::turn_over}) {
      Table table(edition("lorcana-2.1"));
      State& state = table.match.state;
      const ObjectRef gone = table.character(kBob, "X");
      table.propose({banish(table, gone)});
      const ObjectRef other = table.character(kBob, "Y");
      ASSERT_EQ(gone.slot(), other.slot());
      state.slot(other.slot()).exerted = exerted ? 1 : 0;
      state.slot(other.slot()).damage = 1;
      touch(table.match);
      table.forget();
      table.propose({about(kind, gone, 1)});
      EXPECT_EQ(table.happened(), Words{}) << static_cast<int>(kind);
      const auto& items = table.trace().items;
      EXPECT_EQ(std::count_if(items.begin(), items.end(),
                              [](const TraceItem& item) { return item.kind == TraceKind::impossible; }),
                1)
          << "it is told that nothing can happen to it: " << static_cast<int>(kind);
      EXPECT_EQ(state.slot(other.slot()).exerted, exerted ? 1 : 0) << static_cast<int>(kind);
      EXPECT_EQ(table.damage(other), 1) << static_cast<int>(kind);
    }
}

// A card that is put beneath another one has moved, so an earlier reference to it is no longer valid.
TEST(Gone, ACardThatIsPutBeneathHasMoved) {
  Table table(edition("lorcana-2.1"));
  State& state = table.match.state;
  const ObjectRef top = table.character(kBob, "X");
  const CardId card = table.card(kBob, Zone::hand, "Y");
  const ObjectRef in_hand = ref_of(state, card);
  Part part = about(PartKind::put_under, in_hand);
  part.other = top;
  part.from = Zone::hand;
  part.to = Zone::under;
  table.propose({part});
  EXPECT_EQ(state.card(card).zone, Zone::under);
  EXPECT_EQ(state.slot(top.slot()).under, card);
  EXPECT_FALSE(in_place(state, in_hand));
  EXPECT_TRUE(in_place(state, ref_of(state, card)));
}

}  // namespace
}  // namespace kawari::test
