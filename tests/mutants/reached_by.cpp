// ./dev mutants links this file into its copy of the tests. For each test it writes a line to
// $KAWARI_MUTANTS_TESTS, with the seconds that the test took and the mutants that the test has executed.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstring>

#include "base/mutant.h"

namespace {

class ReachedBy : public testing::EmptyTestEventListener {
 public:
  explicit ReachedBy(std::FILE* file) : file_(file) {}

 private:
  void OnTestEnd(const testing::TestInfo& info) override {
    std::fprintf(file_, "%s.%s %.3f", info.test_suite_name(), info.name(),
                 static_cast<double>(info.result()->elapsed_time()) / 1000);
    for (int n = 0; n < kawari_mutant::kMost; ++n)
      if (kawari_mutant::reached[n] != 0) std::fprintf(file_, " %d", n);
    std::fprintf(file_, "\n");
    std::memset(kawari_mutant::reached, 0, kawari_mutant::kMost);
  }
  void OnTestProgramEnd(const testing::UnitTest&) override { std::fclose(file_); }

  std::FILE* file_;
};

[[maybe_unused]] const bool listening = [] {
  const char* path = std::getenv("KAWARI_MUTANTS_TESTS");
  std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "w");
  if (file != nullptr) testing::UnitTest::GetInstance()->listeners().Append(new ReachedBy(file));
  return file != nullptr;
}();

}  // namespace
