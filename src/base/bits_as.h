// The bytes of a value as a value of another type. It is std::bit_cast, which the standard library for
// WebAssembly does not have.
#pragma once
#include <type_traits>

namespace kawari {

template <class To, class From>
requires(sizeof(To) == sizeof(From) && std::is_trivially_copyable_v<To> &&
         std::is_trivially_copyable_v<From>) constexpr To bits_as(const From& from) {
  return __builtin_bit_cast(To, from);
}

}  // namespace kawari
