// The example of the README is a program that is built with the tests; here it is run.
#include <gtest/gtest.h>

#include <cstdlib>

namespace {

TEST(Example, RandomGameRunsToItsEnd) {
  EXPECT_EQ(std::system(KAWARI_EXAMPLE " " KAWARI_SOURCE_DIR "/cards/lorcana"), 0);
}

}  // namespace
