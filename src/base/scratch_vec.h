// A list that lives for the length of one function: storage inside, no allocation. Unlike InlineVec it is
// never part of a State, so the places behind its end may hold anything, and making or copying an empty one
// costs nothing.
#pragma once
#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>

namespace kawari {

template <class T, std::size_t Capacity>
struct ScratchVec {
  static_assert(std::is_trivially_copyable_v<T>);

  ScratchVec() {}  // NOLINT: a defaulted one would clear all the places with `{}`
  ScratchVec(const ScratchVec& other) { *this = other; }
  ScratchVec& operator=(const ScratchVec& other) {
    if (this == &other) return *this;
    count = 0;
    for (const T& item : other) (void)push(item);
    return *this;
  }

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
    ::new (static_cast<void*>(items + count)) T(value);
    ++count;
    return true;
  }
  void pop() { --count; }
  void clear() { count = 0; }

 private:
  union {
    T items[Capacity];
  };
  std::uint32_t count = 0;
};

}  // namespace kawari
