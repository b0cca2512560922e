// tests/slow.txt names existing tests, each with its cost and the reason why it is left out.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace kawari {
namespace {

// A pattern of GoogleTest: * is anything, ? one character.
bool fits(const char* pattern, const char* name) {
  if (*pattern == '\0') return *name == '\0';
  if (*pattern == '*') return fits(pattern + 1, name) || (*name != '\0' && fits(pattern, name + 1));
  return *name != '\0' && (*pattern == '?' || *pattern == *name) && fits(pattern + 1, name + 1);
}

std::vector<std::string> all_tests() {
  std::vector<std::string> out;
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *all.GetTestSuite(i);
    for (int k = 0; k < suite.total_test_count(); ++k)
      out.push_back(std::string(suite.name()) + "." + suite.GetTestInfo(k)->name());
  }
  return out;
}

TEST(SlowTests, ExistAndSayWhy) {
  std::ifstream file(KAWARI_SOURCE_DIR "/tests/slow.txt");
  ASSERT_TRUE(file);
  const std::vector<std::string> tests = all_tests();
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    ++lines;
    std::istringstream words(line);
    std::string pattern, where, why;
    int seconds = 0;
    words >> pattern >> seconds >> where;
    std::getline(words >> std::ws, why);
    EXPECT_GT(seconds, 0) << line;
    EXPECT_TRUE(where == "-" || where == "sanitize" || where == "only-sanitize") << line;
    EXPECT_GT(why.size(), 10u) << line << ": the reason is missing";
    bool found = false;
    for (const std::string& test : tests) found = found || fits(pattern.c_str(), test.c_str());
    EXPECT_TRUE(found) << "no test matches " << pattern;
  }
  EXPECT_GT(lines, 0);
}

}  // namespace
}  // namespace kawari
