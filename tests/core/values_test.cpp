// The values that a State is made of: the fixed-capacity vector and the generator.
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <type_traits>

#include "base/inline_vec.h"
#include "base/rng.h"

namespace kawari {
namespace {

using Small = InlineVec<std::uint16_t, 3>;

TEST(InlineVec, ReportsThatItIsFullAndStaysAsItWas) {
  Small v{};
  EXPECT_TRUE(v.empty());
  EXPECT_TRUE(v.push(1));
  EXPECT_TRUE(v.push(2));
  EXPECT_TRUE(v.push(3));
  EXPECT_TRUE(v.full());
  EXPECT_FALSE(v.push(4));
  EXPECT_EQ(v.size(), 3u);
  EXPECT_EQ(v.back(), 3);
}

TEST(InlineVec, ErasesInOrder) {
  for (std::size_t at = 0; at < 3; ++at) {
    Small v{};
    for (std::uint16_t i = 0; i < 3; ++i) ASSERT_TRUE(v.push(i));
    v.erase(at);
    ASSERT_EQ(v.size(), 2u);
    EXPECT_EQ(v[0], at == 0 ? 1 : 0);
    EXPECT_EQ(v[1], at == 2 ? 1 : 2);
  }
}

// Byte hashes compare whole States: what has been removed must not leave its bytes behind.
TEST(InlineVec, EqualValuesHaveEqualBytes) {
  Small a{}, b{};
  for (const std::uint16_t value : {7, 8, 9}) ASSERT_TRUE(a.push(value));
  a.erase(0);
  a.pop();
  ASSERT_TRUE(b.push(8));
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
  a.clear();
  const Small none{};
  EXPECT_EQ(std::memcmp(&a, &none, sizeof a), 0);
}

TEST(InlineVec, HasNoPadding) {
  EXPECT_TRUE((std::has_unique_object_representations_v<InlineVec<std::uint8_t, 5>>));
  EXPECT_TRUE((std::has_unique_object_representations_v<InlineVec<std::uint16_t, 5>>));
  EXPECT_TRUE((std::has_unique_object_representations_v<InlineVec<std::uint32_t, 5>>));
  EXPECT_TRUE((std::has_unique_object_representations_v<InlineVec<std::uint8_t, 300>>));
}

// The same on every compiler and platform: the numbers themselves are the test.
TEST(Rng, TheSameSeedGivesTheSameNumbers) {
  Rng rng = Rng::seeded(42);
  Rng same = Rng::seeded(42);
  for (int i = 0; i < 100; ++i) ASSERT_EQ(rng.next(), same.next());
  Rng zero{0};
  EXPECT_EQ(zero.next(), 0xE220A8397B1DCDAFull) << "splitmix64, as published";
  EXPECT_EQ(zero.next(), 0x6E789E6AA1B965F4ull);
  EXPECT_EQ(zero.next(), 0x06C45D188009454Full);
}

TEST(Rng, DifferentSeedsDiffer) {
  Rng a = Rng::seeded(1), b = Rng::seeded(2);
  int equal = 0;
  for (int i = 0; i < 64; ++i) equal += a.next() == b.next();
  EXPECT_EQ(equal, 0);
}

TEST(Rng, BelowIsInRangeAndFair) {
  Rng rng = Rng::seeded(7);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) {
    const std::uint32_t n = rng.below(6);
    ASSERT_LT(n, 6u);
    ++counts[n];
  }
  for (const int n : counts) EXPECT_NEAR(n, 10000, 500);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(rng.below(1), 0u);
}

}  // namespace
}  // namespace kawari
