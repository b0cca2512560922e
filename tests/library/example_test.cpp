// The examples are programs that are built with the tests; here they are run.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace {

int run(const std::string& example, const std::string& argument) {
  return std::system(
      (std::string(KAWARI_EXAMPLES "kawari_") + example + "_example " + argument + " > /dev/null").c_str());
}

TEST(Example, RandomGameRunsToItsEnd) { EXPECT_EQ(run("random_game", KAWARI_SOURCE_DIR), 0); }
TEST(Example, TheJudgeAnswers) { EXPECT_EQ(run("judge", KAWARI_SOURCE_DIR), 0); }
TEST(Example, ASearchClones) { EXPECT_EQ(run("search", KAWARI_SOURCE_DIR), 0); }
// A game that the library does not know.
TEST(Example, LanternsRunToTheirEnd) {
  EXPECT_EQ(run("lanterns", KAWARI_SOURCE_DIR "/examples/lanterns"), 0);
}

}  // namespace
