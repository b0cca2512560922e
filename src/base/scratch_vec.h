// A list that lives for the length of one function: storage inside for the usual size, the heap beyond it. It
// is never part of a State. It has no maximum size, and an empty list costs nothing to make.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>

namespace kawari {

template <class T, std::size_t Inside>
class ScratchVec {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  ScratchVec() {}  // NOLINT: a defaulted one would clear all the places with `{}`
  ScratchVec(const ScratchVec& other) { append(other); }
  ScratchVec& operator=(const ScratchVec& other) {
    if (this == &other) return *this;
    count_ = 0;
    append(other);
    return *this;
  }
  ~ScratchVec() {
    if (data_ != items_) ::operator delete(data_);
  }

  std::size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  T* begin() { return data_; }
  T* end() { return data_ + count_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + count_; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T& back() { return data_[count_ - 1]; }
  const T& back() const { return data_[count_ - 1]; }

  void push(const T& value) {
    if (count_ == room_) return push_grown(value);
    ::new (static_cast<void*>(data_ + count_++)) T(value);
  }
  void pop() { --count_; }
  void clear() { count_ = 0; }

 private:
  void append(const ScratchVec& other) {
    if (other.count_ > room_) grow(other.count_);
    if (other.count_ != 0) std::memcpy(static_cast<void*>(data_), other.data_, other.count_ * sizeof(T));
    count_ = other.count_;
  }
  // By value: `value` may be an item of the storage that is released here.
  [[gnu::noinline]] void push_grown(T value) {
    grow(room_ * 2);
    push(value);
  }
  void grow(std::uint32_t room) {
    T* more = static_cast<T*>(::operator new(room * sizeof(T)));
    std::memcpy(static_cast<void*>(more), data_, count_ * sizeof(T));
    if (data_ != items_) ::operator delete(data_);
    data_ = more;
    room_ = room;
  }

  T* data_ = items_;
  std::uint32_t count_ = 0;
  std::uint32_t room_ = Inside;
  union {
    T items_[Inside];
  };
};

}  // namespace kawari
