// The fields of frames: each is described, belongs to its own kind of frame, and is hashed by its meaning.
#include <gtest/gtest.h>

#include <set>

#include "game/games.h"
#include "state/hash.h"
#include "state/invariants.h"
#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

struct Rest;
struct Point;
using Procedures = ProcedureList<Rest, Point>;
struct Rest : Procedures::Row<Rest> {
  static constexpr std::string_view kName = "rest";
  using Fields = NoFields;
  KAWARI_STEPS(rest)
};
struct Point : Procedures::Row<Point> {
  static constexpr std::string_view kName = "point";
  struct Fields {
    CardId card = kNoCard;
    SlotId slot = kNoSlot;
    std::uint8_t times = 0;
    KAWARI_FIELDS(card, slot, times)
  };
  KAWARI_STEPS(look, point)
};
Flow Rest::rest(Match&, Frame&) { return Flow::finish(); }
Flow Point::look(Match&, Frame&) { return jump(Step::point); }
Flow Point::point(Match&, Frame&) { return Flow::next(); }
constexpr auto kProcedures = Procedures::rows();

TEST(Frames, TheFieldsOfEveryProcedureAreDescribed) {
  for (const Game& game : all_games().all) {
    std::set<std::string_view> names;
    for (const Procedure& procedure : game.rules->procedures) {
      EXPECT_TRUE(names.insert(procedure.name).second) << procedure.name;
      EXPECT_FALSE(procedure.steps.empty()) << procedure.name;
      std::size_t end = 0;
      for (const FrameField& field : procedure.fields) {
        EXPECT_EQ(field.at, end) << procedure.name << ": " << field.name;
        end += field.size;
      }
      EXPECT_LE(end, kFrameRoom) << procedure.name;
    }
  }
}

TEST(Frames, AProcedureBeginsWithTheValuesOfItsFields) {
  Frame known{}, unknown{};
  open_frame<Point>(known);
  open_procedure(unknown, kProcedures, Point::kId);
  EXPECT_EQ(std::memcmp(&known, &unknown, sizeof(Frame)), 0);
  EXPECT_TRUE(runs<Point>(unknown));
  EXPECT_FALSE(runs<Rest>(unknown));
  EXPECT_EQ(local<Point>(unknown).card, kNoCard);
  EXPECT_EQ(step_of<Point>(unknown), Point::Step::look);
  EXPECT_EQ(Point::jump(Point::Step::point).step, StepId{1});
  const auto fields = fields_of(kProcedures, unknown);
  ASSERT_EQ(fields.size(), 3u);
  EXPECT_EQ(fields[1].name, "slot");
  EXPECT_EQ(read_field<SlotId>(unknown, fields[1]), kNoSlot);
}

TEST(FramesDeathTest, TheFieldsOfAnotherKindAreNotRead) {
  Frame frame{};
  open_frame<Program>(frame);
  EXPECT_DEBUG_DEATH((void)local<Splice>(frame).part, "");
  EXPECT_DEBUG_DEATH((void)local<Point>(frame).card, "");
}

// A position with two equal characters, the first of them damaged or not, and a frame of the given kind on
// top.
class Pointing {
 public:
  explicit Pointing(bool damaged) : table_(edition("lorcana-2.1")) {
    rules_ = test_rules();
    rules_.procedures = kProcedures;
    table_.match.rules = &rules_;
    const FaceId face = table_.face("X");
    for (SlotId& slot : slots_) slot = add_in_play(table_.match, face, kBob);
    table_.match.state.slot(slots_[0]).damage = damaged ? 1 : 0;
  }
  std::uint64_t at_card(std::size_t which) {
    return with<Point>({table_.match.state.slot(slots_[which]).top, kNoSlot, 0});
  }
  std::uint64_t at_slot(std::size_t which) { return with<Point>({kNoCard, slots_[which], 0}); }
  std::uint64_t times(std::uint8_t times) { return with<Point>({kNoCard, kNoSlot, times}); }
  // The cards of an effect's statement.
  std::uint64_t in_turn(std::size_t which) {
    State& state = table_.match.state;
    Program::Fields fields;
    fields.cards = {state.refs.next_place(), 1, 0};
    state.refs.push(state, ref_of(state, slots_[which]));
    return with<Program>(fields);
  }

 private:
  template <class P>
  std::uint64_t with(const typename P::Fields& fields) {
    Frame frame{};
    open_frame<P>(frame, fields);
    table_.match.state.frames.push(table_.match.state, frame);
    EXPECT_EQ(violated_invariant(table_.match), "");
    const std::uint64_t hash = position_hash(table_.match);
    table_.match.state.frames.pop();
    return hash;
  }

  Rules rules_;
  Table table_;
  SlotId slots_[2] = {};
};

TEST(Frames, AFieldCountsByWhatItMeans) {
  Pointing alike(false), apart(true);
  EXPECT_EQ(alike.at_card(0), alike.at_card(1)) << "one of two equal characters is as good as the other";
  EXPECT_NE(apart.at_card(0), apart.at_card(1));
  EXPECT_EQ(alike.at_slot(0), alike.at_slot(1));
  EXPECT_NE(apart.at_slot(0), apart.at_slot(1));
  EXPECT_NE(alike.at_card(0), alike.at_slot(0));
  EXPECT_NE(alike.times(1), alike.times(2));
  EXPECT_EQ(Pointing(false).in_turn(0), Pointing(false).in_turn(1));
  EXPECT_NE(Pointing(true).in_turn(0), Pointing(true).in_turn(1));
}

}  // namespace
}  // namespace kawari::test
