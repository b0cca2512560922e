// The building blocks of a State: lists with a capacity, figures, the random generator.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>

#include "base/bounded_list.h"
#include "base/number.h"
#include "base/rng.h"
#include "base/scratch_vec.h"

namespace kawari {
namespace {

enum class Told { nothing, full, too_large };
struct Holder {
  Told told = Told::nothing;
  void raise(Told what) { told = what; }
};
using Small = BoundedList<std::uint16_t, 3, Told::full>;

TEST(BoundedList, TellsItsHolderThatThereIsNoRoomAndStaysAsItWas) {
  Holder holder;
  Small v;
  EXPECT_TRUE(v.empty());
  for (const std::uint16_t i : {1, 2, 3}) {
    const std::uint16_t* made = &v.push(holder, i);
    EXPECT_EQ(made, &v.back());
  }
  EXPECT_EQ(holder.told, Told::nothing);
  std::uint16_t& spare = v.push(holder, 4);
  EXPECT_EQ(holder.told, Told::full);
  spare = 5;  // the caller goes on writing, without consequences
  ASSERT_EQ(v.size(), 3u);
  EXPECT_EQ(v[0], 1);
  EXPECT_EQ(v.back(), 3);
}

TEST(BoundedList, ErasesInOrder) {
  Holder holder;
  for (std::size_t at = 0; at < 3; ++at) {
    Small v;
    for (std::uint16_t i = 0; i < 3; ++i) v.push(holder, i);
    v.erase(at);
    ASSERT_EQ(v.size(), 2u);
    EXPECT_EQ(v[0], at == 0 ? 1 : 0);
    EXPECT_EQ(v[1], at == 2 ? 1 : 2);
  }
}

TEST(BoundedList, ACopyTakesWhatIsThereAndNothingElse) {
  using Large = BoundedList<std::uint32_t, 1000, Told::full>;
  Holder holder;
  const auto from = std::make_unique<Large>();
  for (std::uint32_t i = 0; i < 7; ++i) from->push(holder, i);
  alignas(Large) static unsigned char place[sizeof(Large)];
  std::memset(place, 0xA5, sizeof place);
  asm volatile("" : : "r"(place) : "memory");  // keeps the compiler from removing it
  const Large* copy = new (place) Large(*from);
  ASSERT_EQ(copy->size(), 7u);
  EXPECT_EQ(std::memcmp(copy->begin(), from->begin(), from->bytes()), 0);
  for (const unsigned char* byte = reinterpret_cast<const unsigned char*>(copy->end());
       byte < place + sizeof place; ++byte)
    ASSERT_EQ(*byte, 0xA5) << "behind the end";
}

TEST(ScratchVec, GrowsBeyondTheStorageInside) {
  ScratchVec<int, 4> list;
  for (int i = 0; i < 4; ++i) list.push(i);
  for (int i = 4; i < 1000; ++i) list.push(i == 500 ? list[0] : i);  // also with an item of the list itself
  ASSERT_EQ(list.size(), 1000u);
  EXPECT_EQ(list[500], 0);
  ScratchVec<int, 4> copy = list, few;
  few.push(1);
  EXPECT_TRUE(std::equal(copy.begin(), copy.end(), list.begin(), list.end()));
  copy = few;
  ASSERT_EQ(copy.size(), 1u);
  EXPECT_EQ(copy.back(), 1);
  copy = list;
  EXPECT_EQ(copy.back(), 999);
}

TEST(Numbers, AreExactOrTold) {
  Holder holder;
  EXPECT_EQ(exact_number<Told::too_large>(holder, kMaxNumber), kMaxNumber);
  EXPECT_EQ(exact_number<Told::too_large>(holder, -kMaxNumber), -kMaxNumber);
  EXPECT_EQ(holder.told, Told::nothing);
  EXPECT_EQ(exact_number<Told::too_large>(holder, std::int64_t{kMaxNumber} + 1), kMaxNumber);
  EXPECT_EQ(holder.told, Told::too_large);
  holder.told = Told::nothing;
  EXPECT_EQ(exact_number<Told::too_large>(holder, std::int64_t{-4'000'000'000'000'000'000}), -kMaxNumber);
  EXPECT_EQ(holder.told, Told::too_large);
}

// The same with every compiler and platform: the test contains the numbers themselves.
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
