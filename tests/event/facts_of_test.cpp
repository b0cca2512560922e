// The facts of parts: what an event is called in triggers and checks.
#include "event/facts_of.h"

#include <gtest/gtest.h>

#include "state/trace.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

// The facts of the last effect that has begun to apply.
FactSet facts_of_last_effect(const Table& t) {
  FactSet out;
  for (const TraceItem& item : t.trace().items)
    if (item.kind == TraceKind::happened && item.part.kind == PartKind::apply) out = item.part.facts;
  return out;
}

// The static form of the statement says what its effect alters, and the facts depend on nothing else.
TEST(FactsOf, AnEffectThatBeginsDependOnWhatItAlters) {
  Table t(edition("lorcana-2.1"));
  t.character(kAnn, "X");
  t.resolve(kAnn, "(gets strength (all (played-by (you))) (number 2) (this-turn))");
  EXPECT_TRUE(facts_of_last_effect(t).has(Fact::stat_changed));
  EXPECT_FALSE(facts_of_last_effect(t).has(Fact::keyword_gained));

  t.resolve(kAnn, "(gains (all (played-by (you))) (keyword 0 (number 1)) (this-turn))");
  EXPECT_TRUE(facts_of_last_effect(t).has(Fact::keyword_gained));
  EXPECT_FALSE(facts_of_last_effect(t).has(Fact::stat_changed));

  // An ability that is not a keyword.
  t.resolve(kAnn, "(gains (all (played-by (you))) " + std::string(kBeast) + " (this-turn))");
  EXPECT_FALSE(facts_of_last_effect(t).any());

  t.resolve(kAnn, "(cant ready (all (played-by (you))) (this-turn))");
  EXPECT_FALSE(facts_of_last_effect(t).any());
}

}  // namespace
}  // namespace kawari::test
