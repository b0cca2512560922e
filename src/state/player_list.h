// A few players in an order, packed into one number that fits into registers. The list is used at every step
// of a game, so it must be as cheap as plain numbers.
#pragma once
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "base/ids.h"

namespace kawari {

class PlayerList {
 public:
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = PlayerId;
    using difference_type = std::ptrdiff_t;
    using pointer = const PlayerId*;
    using reference = PlayerId;

    Iterator() = default;
    Iterator(std::uint64_t packed, std::uint32_t left) : packed_(packed), left_(left) {}
    PlayerId operator*() const { return static_cast<PlayerId>(packed_ & 0xFF); }
    Iterator& operator++() {
      packed_ >>= 8;
      --left_;
      return *this;
    }
    Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.left_ == b.left_; }

   private:
    std::uint64_t packed_ = 0;
    std::uint32_t left_ = 0;
  };

  // All of `count` players in the order of their seats, beginning with `first`.
  static PlayerList everyone(std::uint32_t count, PlayerId first) {
    constexpr std::uint64_t seats = 0x0706050403020100;
    const std::uint32_t begin = index(first) < count ? index(first) : 0;
    const std::uint32_t before_wrap = 8 * (count - begin);
    PlayerList out;
    out.packed_ = below(below(seats >> 8 * begin, before_wrap) | seats << before_wrap, 8 * count);
    out.count_ = count;
    return out;
  }
  // At most seven players, which is more than a match has.
  void push(PlayerId player) { packed_ |= std::uint64_t{index(player)} << 8 * count_++; }
  std::size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  PlayerId operator[](std::size_t i) const { return static_cast<PlayerId>(packed_ >> 8 * i & 0xFF); }
  Iterator begin() const { return {packed_, count_}; }
  Iterator end() const { return {}; }

 private:
  static std::uint64_t below(std::uint64_t value, std::uint32_t bits) {
    return value & ((std::uint64_t{1} << bits) - 1);
  }

  std::uint64_t packed_ = 0;
  std::uint32_t count_ = 0;
};

}  // namespace kawari
