// Sets of small numbers and of the values of an enum, as bits. A set is as wide as its largest value
// requires: one machine word if that suffices, several words otherwise, with the same operations.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace kawari {

// A set of numbers below `Size`.
template <std::size_t Size>
class BitSet {
  static_assert(Size > 0);
  using Small = std::conditional_t<Size <= 8, std::uint8_t, std::uint16_t>;
  using Wide = std::conditional_t<Size <= 32, std::uint32_t, std::uint64_t>;

 public:
  using Word = std::conditional_t<Size <= 16, Small, Wide>;
  static constexpr std::size_t kWordBits = sizeof(Word) * 8;
  static constexpr std::size_t kWords = (Size + kWordBits - 1) / kWordBits;

  static constexpr BitSet of(std::size_t number) {
    BitSet set;
    set.add(number);
    return set;
  }
  static constexpr BitSet all() {
    BitSet set;
    for (std::size_t i = 0; i < Size; ++i) set.add(i);
    return set;
  }

  constexpr bool has(std::size_t number) const { return (words_[place(number)] & bit(number)) != 0; }
  constexpr bool any() const {
    Word found = 0;
    for (const Word word : words_) found = static_cast<Word>(found | word);
    return found != 0;
  }
  constexpr explicit operator bool() const { return any(); }
  constexpr void add(std::size_t number) { words_[place(number)] |= bit(number); }
  constexpr void remove(std::size_t number) { words_[place(number)] &= static_cast<Word>(~bit(number)); }

  constexpr BitSet& operator|=(const BitSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr BitSet& operator&=(const BitSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  // Removes the members of `other`.
  constexpr BitSet& operator-=(const BitSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= static_cast<Word>(~other.words_[i]);
    return *this;
  }
  friend constexpr BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
  friend constexpr BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
  friend constexpr BitSet operator-(BitSet a, const BitSet& b) { return a -= b; }
  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

  // Calls `visit(number)` for each member, in ascending order.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (std::size_t i = 0; i < kWords; ++i)
      for (Word left = words_[i]; left != 0; left &= static_cast<Word>(left - 1))
        visit(i * kWordBits + static_cast<std::size_t>(std::countr_zero(left)));
  }
  // Calls `visit(word)` for each word of the set, so that the set can be hashed.
  template <class Visit>
  constexpr void each_word(Visit visit) const {
    for (const Word word : words_) visit(word);
  }

 private:
  // A set of one word needs no division.
  static constexpr std::size_t place(std::size_t number) { return kWords == 1 ? 0 : number / kWordBits; }
  static constexpr Word bit(std::size_t number) {
    return static_cast<Word>(Word{1} << (kWords == 1 ? number : number % kWordBits));
  }

  Word words_[kWords] = {};
};

// A set of values of an enum that counts from 0. It has room for `Size` values, usually all values of the
// enum.
template <class Enum, std::size_t Size = static_cast<std::size_t>(Enum::count_)>
class EnumSet {
  static_assert(std::is_enum_v<Enum>);

 public:
  constexpr EnumSet() = default;
  constexpr EnumSet(Enum value) : bits_(BitSet<Size>::of(number(value))) {}  // NOLINT: a set of one
  template <class... More>
  requires(std::is_same_v<Enum, More>&&...) constexpr EnumSet(Enum first, Enum second, More... more) {
    add(first);
    add(second);
    (add(more), ...);
  }
  static constexpr EnumSet all() {
    EnumSet set;
    set.bits_ = BitSet<Size>::all();
    return set;
  }

  constexpr bool has(Enum value) const { return bits_.has(number(value)); }
  constexpr bool any() const { return bits_.any(); }
  constexpr explicit operator bool() const { return any(); }
  constexpr void add(Enum value) { bits_.add(number(value)); }
  constexpr void remove(Enum value) { bits_.remove(number(value)); }

  constexpr EnumSet& operator|=(const EnumSet& other) { return bits_ |= other.bits_, *this; }
  constexpr EnumSet& operator&=(const EnumSet& other) { return bits_ &= other.bits_, *this; }
  constexpr EnumSet& operator-=(const EnumSet& other) { return bits_ -= other.bits_, *this; }
  friend constexpr EnumSet operator|(EnumSet a, const EnumSet& b) { return a |= b; }
  friend constexpr EnumSet operator&(EnumSet a, const EnumSet& b) { return a &= b; }
  friend constexpr EnumSet operator-(EnumSet a, const EnumSet& b) { return a -= b; }
  friend constexpr bool operator==(const EnumSet&, const EnumSet&) = default;

  // Calls `visit(value)` for each member, in the order of the enum.
  template <class Visit>
  constexpr void each(Visit visit) const {
    bits_.each([&](std::size_t i) { visit(static_cast<Enum>(i)); });
  }
  template <class Visit>
  constexpr void each_word(Visit visit) const {
    bits_.each_word(visit);
  }

 private:
  static constexpr std::size_t number(Enum value) { return static_cast<std::size_t>(value); }

  BitSet<Size> bits_;
};

}  // namespace kawari
