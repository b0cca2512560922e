// Sets of bits: the same operations, whether or not a set fits into one machine word.
#include "base/bit_set.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <type_traits>
#include <vector>

namespace kawari {
namespace {

template <class Set>
std::vector<std::size_t> numbers_of(const Set& set) {
  std::vector<std::size_t> out;
  set.each([&](auto number) { out.push_back(static_cast<std::size_t>(number)); });
  return out;
}

TEST(BitSet, IsAsWideAsItsLargestNumberAsksFor) {
  EXPECT_EQ(sizeof(BitSet<7>), 1u);
  EXPECT_EQ(sizeof(BitSet<9>), 2u);
  EXPECT_EQ(sizeof(BitSet<24>), 4u);
  EXPECT_EQ(sizeof(BitSet<64>), 8u);
  EXPECT_EQ(sizeof(BitSet<65>), 16u);
  EXPECT_EQ(sizeof(BitSet<130>), 24u);
  EXPECT_TRUE(std::is_trivially_copyable_v<BitSet<130>>);
  EXPECT_TRUE(std::has_unique_object_representations_v<BitSet<130>>);
}

template <class Set>
void behaves(std::size_t size) {
  const std::vector<std::size_t> some{0, size / 2, size - 1};
  Set a;
  EXPECT_FALSE(a);
  for (const std::size_t i : some) a.add(i);
  EXPECT_TRUE(a);
  EXPECT_EQ(numbers_of(a), some);
  for (std::size_t i = 0; i < size; ++i) EXPECT_EQ(a.has(i), i == 0 || i == size / 2 || i == size - 1) << i;

  const Set last = Set::of(size - 1);
  EXPECT_TRUE(a & last);
  EXPECT_FALSE(a & Set::of(1));
  EXPECT_EQ(a & last, last);
  EXPECT_EQ(numbers_of(a - last), (std::vector<std::size_t>{0, size / 2}));
  EXPECT_EQ((a - last) | last, a);
  a.remove(0);
  EXPECT_EQ(numbers_of(a), (std::vector<std::size_t>{size / 2, size - 1}));
  EXPECT_EQ(numbers_of(Set::all()).size(), size);
  EXPECT_EQ(Set::all() - Set::all(), Set());
}

TEST(BitSet, InOneWord) {
  behaves<BitSet<7>>(7);
  behaves<BitSet<16>>(16);
  behaves<BitSet<32>>(32);
  behaves<BitSet<64>>(64);
}

TEST(BitSet, InSeveralWords) {
  behaves<BitSet<65>>(65);
  behaves<BitSet<130>>(130);
}

enum class Many : std::uint8_t { first = 0, beyond_a_word = 64, last = 129, count_ };

TEST(EnumSet, OfMoreValuesThanAWordHasBits) {
  EnumSet<Many> set(Many::first, Many::last);
  EXPECT_EQ(sizeof set, 24u);
  EXPECT_TRUE(set.has(Many::last));
  EXPECT_FALSE(set.has(Many::beyond_a_word));
  set |= Many::beyond_a_word;
  EXPECT_EQ(set, EnumSet<Many>(Many::first, Many::beyond_a_word, Many::last));
  EXPECT_EQ(numbers_of(set), (std::vector<std::size_t>{0, 64, 129}));
  EXPECT_EQ(set & Many::last, Many::last);
  set.remove(Many::last);
  EXPECT_FALSE(set & Many::last);
}

}  // namespace
}  // namespace kawari
