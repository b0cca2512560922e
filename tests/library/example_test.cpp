// The example of the README is a program that is built with the tests; here it is run.
#include <gtest/gtest.h>

#include <cstdlib>

namespace {

TEST(Example, RandomGameRunsToItsEnd) {
  const std::string command = std::string(KAWARI_EXAMPLE) + " " + KAWARI_SOURCE_DIR + "/cards/lorcana";
  EXPECT_EQ(std::system(command.c_str()), 0);
}

}  // namespace
