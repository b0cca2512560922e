// A part of a form that must be filled in. A table row that leaves it out does not compile, and the
// compiler's message contains the name of the type `Missing`, which names the part.
#pragma once
#include <concepts>
#include <utility>

namespace kawari {

template <class Missing, class T>
class Must {
 public:
  template <class Given>
  requires std::convertible_to<Given, T>
  constexpr Must(Given&& given)  // NOLINT: it is the value
      : value_(std::forward<Given>(given)) {}
  constexpr operator const T&() const { return value_; }  // NOLINT
  constexpr const T& operator*() const { return value_; }

 private:
  T value_;
};

}  // namespace kawari
