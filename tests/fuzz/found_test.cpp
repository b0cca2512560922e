// Runs every input that fuzzing ever found (fuzz/found/TARGET/) through the same functions, and gives every
// target its own seeds.
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>

#include "base/file_text.h"
#include "fuzz/fuzz.h"

namespace kawari::fuzz {
namespace {

namespace fs = std::filesystem;

const fs::path kFound = fs::path(KAWARI_SOURCE_DIR) / "fuzz" / "found";

void run(const Target& target, const std::string& bytes, const std::string& name) {
  const auto begin = std::chrono::steady_clock::now();
  try {
    target.run(bytes);
  } catch (const std::exception& error) {
    ADD_FAILURE() << name << ": " << error.what();
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  EXPECT_LT(took.count(), 20.0) << name;  // the limit of fuzzing itself is two; the machine may be busy
}

TEST(Fuzz, WhatWasFoundIsMended) {
  std::size_t files = 0;
  for (const auto& folder : fs::directory_iterator(kFound)) {
    if (!folder.is_directory()) continue;
    const Target* target = target_named(folder.path().filename().string());
    ASSERT_NE(target, nullptr) << folder.path();
    for (const auto& entry : fs::directory_iterator(folder.path())) {
      const auto bytes = read_text_file(entry.path().string());
      ASSERT_TRUE(bytes.has_value()) << entry.path();
      run(*target, *bytes, entry.path().string());
      ++files;
    }
  }
  EXPECT_GT(files, 0u);
}

// A few seeds of each target: a target that refuses its seeds finds nothing.
TEST(Fuzz, EveryTargetTakesItsSeeds) {
  for (const Target& target : targets()) {
    const std::vector<std::string> seeds = target.seeds(KAWARI_SOURCE_DIR);
    ASSERT_FALSE(seeds.empty()) << target.name;
    std::size_t taken = 0;
    for (std::size_t i = 0; i < seeds.size() && taken < 4; i += 1 + seeds.size() / 6) {
      if (seeds[i].size() > target.most_bytes) continue;
      ++taken;
      run(target, seeds[i], std::string(target.name) + " seed " + std::to_string(i));
    }
    EXPECT_GT(taken, 0u) << target.name;
  }
}

TEST(Fuzz, WhatIsBrokenIsSaid) {
  EXPECT_THROW(require(false, "no"), Broken);
  EXPECT_NO_THROW(require(true, "yes"));
  Bytes bytes("\x02\x01\x05");
  EXPECT_EQ(bytes.below(2), 0u);
  EXPECT_EQ(bytes.below(300), 1u + (5u << 8) - 1200u);
  EXPECT_TRUE(bytes.empty());
  EXPECT_EQ(bytes.next(), 0);
}

}  // namespace
}  // namespace kawari::fuzz
