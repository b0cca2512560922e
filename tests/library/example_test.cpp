// The examples are programs that are built with the tests; here they are run.
#include <gtest/gtest.h>

#include <cstdlib>

namespace {

TEST(Example, RandomGameRunsToItsEnd) {
  EXPECT_EQ(std::system(KAWARI_EXAMPLE " " KAWARI_SOURCE_DIR "/cards/lorcana"), 0);
}

// A game that the library does not know.
TEST(Example, LanternsRunToTheirEnd) {
  EXPECT_EQ(std::system(KAWARI_LANTERNS_EXAMPLE " " KAWARI_SOURCE_DIR "/examples/lanterns > /dev/null"), 0);
}

}  // namespace
