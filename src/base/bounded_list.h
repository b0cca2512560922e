// A list with its storage inside and a fixed capacity, for values that are copied with `=`. Items are added
// only by push(), which reports to the holder of the list when the list is full. A copy costs only the items
// in the list; the storage behind the last item is uninitialised and never read.
#pragma once
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace kawari {

// `Full` is the fault that a full list reports: holder.raise(Full).
template <class T, std::size_t Capacity, auto Full>
class BoundedList {
  static_assert(std::is_trivially_copyable_v<T>);
  static_assert(std::has_unique_object_representations_v<T>, "equal items have equal bytes");
  static_assert(Capacity < 0xFFFF, "a place in it is a number of 16 bits");

 public:
  using Item = T;

  BoundedList() {}  // NOLINT: a defaulted one would clear all the places with `{}`
  BoundedList(const BoundedList& other) { *this = other; }
  BoundedList& operator=(const BoundedList& other) {
    count_ = other.count_;
    if (count_ != 0 && this != &other) std::memcpy(static_cast<void*>(items_), other.items_, bytes());
    return *this;
  }

  static constexpr std::size_t capacity() { return Capacity; }
  std::size_t size() const { return count_; }
  std::size_t bytes() const { return count_ * sizeof(T); }
  bool empty() const { return count_ == 0; }
  T* begin() { return items_; }
  T* end() { return items_ + count_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + count_; }
  T& operator[](std::size_t i) {
    assert(i < count_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < count_);
    return items_[i];
  }
  T& back() { return (*this)[count_ - 1]; }
  const T& back() const { return (*this)[count_ - 1]; }
  // The index of the next item.
  std::uint16_t next_place() const { return static_cast<std::uint16_t>(count_); }

  // Appends an item and returns it. If the list is full, the holder gets the fault, and the returned
  // reference is to a spare place outside of the list. So the caller need not check anything.
  template <class Holder>
  T& push(Holder& holder, const T& value) {
    if (count_ == Capacity) {
      holder.raise(Full);
      return items_[Capacity] = value;
    }
    return items_[count_++] = value;
  }
  // Appends a default item.
  template <class Holder>
  T& add(Holder& holder) {
    static constexpr T kBlank{};  // copied as a whole, which avoids a stall on byte-wise stores
    return push(holder, kBlank);
  }
  void pop() { --count_; }
  void cut(std::size_t size) {
    if (size < count_) count_ = static_cast<std::uint32_t>(size);
  }
  void clear() { count_ = 0; }
  void erase(std::size_t at) {
    assert(at < count_);
    std::memmove(static_cast<void*>(items_ + at), items_ + at + 1, (count_ - at - 1) * sizeof(T));
    --count_;
  }
  // Makes the list `size` items long, all of them zero bytes.
  void zero(std::size_t size) {
    assert(size <= Capacity);
    count_ = static_cast<std::uint32_t>(size);
    std::memset(static_cast<void*>(items_), 0, bytes());
  }
  // Fills the list with `size` items from bytes that were copied from such a list.
  void take(const void* from, std::size_t size) {
    assert(size <= Capacity);
    count_ = static_cast<std::uint32_t>(size);
    if (size != 0) std::memcpy(static_cast<void*>(items_), from, bytes());
  }

 private:
  std::uint32_t count_ = 0;
  union {
    T items_[Capacity + 1];  // the last one is the spare place
  };
};

}  // namespace kawari
