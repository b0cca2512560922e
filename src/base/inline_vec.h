// A vector with its storage inside, for values that are copied with `=`. Running over its capacity is
// reported to the caller (push returns false), never silently ignored and never undefined.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace kawari {

template <class T, std::size_t Capacity>
struct InlineVec {
  static_assert(std::is_trivially_copyable_v<T>);
  // As wide as the items are aligned, so that there is no padding whose bytes could differ.
  using Size = std::conditional_t<
      alignof(T) >= 4, std::uint32_t,
      std::conditional_t<(alignof(T) == 2 || Capacity > 255), std::uint16_t, std::uint8_t>>;

  T items[Capacity];
  Size count;
  static constexpr T kBlank{};

  static constexpr std::size_t capacity() { return Capacity; }
  std::size_t size() const { return count; }
  bool empty() const { return count == 0; }
  bool full() const { return count == Capacity; }
  T* begin() { return items; }
  T* end() { return items + count; }
  const T* begin() const { return items; }
  const T* end() const { return items + count; }
  T& operator[](std::size_t i) { return items[i]; }
  const T& operator[](std::size_t i) const { return items[i]; }
  T& back() { return items[count - 1]; }
  const T& back() const { return items[count - 1]; }

  [[nodiscard]] bool push(const T& value) {
    if (full()) return false;
    items[count++] = value;
    return true;
  }
  // A new last item with its defaults, where it stays; nullptr where there is no room. For lists whose places
  // behind the end hold the defaults (blank() at first, pop() from then on).
  [[nodiscard]] T* grow() { return full() ? nullptr : &items[count++]; }
  // The places behind the end hold the defaults, so that equal values have equal bytes.
  void pop() { std::memcpy(static_cast<void*>(items + --count), &kBlank, sizeof(T)); }
  void blank() {
    for (T& item : items) item = T{};
    count = 0;
  }
  void erase(std::size_t at) {
    std::memmove(static_cast<void*>(items + at), items + at + 1, (count - at - 1) * sizeof(T));
    pop();
  }
  void clear() {
    while (count > 0) pop();
  }
};

}  // namespace kawari
