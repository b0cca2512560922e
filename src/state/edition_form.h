// The form of an edition: a struct with a static member for each value of KAWARI_EDITION and KAWARI_POLICY.
// An edition usually derives from an older one and defines only the differences; it must define its own id
// and label.
#pragma once
#include <array>
#include <concepts>

#include "state/edition.h"

namespace kawari {

// Checks that the form has all its parts.
template <class E>
constexpr bool check_edition_form() {
#define VALUE(type, name, says)                   \
  static_assert(                                  \
      requires {                                  \
        { E::name } -> std::convertible_to<type>; \
      },                                          \
      "an edition lacks its part " #name ": " says);
  KAWARI_EDITION(VALUE)
  KAWARI_POLICY(VALUE)
#undef VALUE
  return true;
}

template <class E>
constexpr Edition edition() {
  Edition out;
  if constexpr (check_edition_form<E>()) {
#define VALUE(type, name, says) \
  if constexpr (requires { E::name; }) out.name = E::name;
    KAWARI_EDITION(VALUE)
#undef VALUE
#define VALUE(type, name, says) \
  if constexpr (requires { E::name; }) out.policy.name = E::name;
    KAWARI_POLICY(VALUE)
#undef VALUE
  }
  return out;
}

// The editions of a game, oldest first.
template <class... E>
struct EditionList {
  // `columns`: the number of columns of the game's rule index.
  template <int columns>
  static constexpr std::array<Edition, sizeof...(E)> rows() {
    constexpr std::array<Edition, sizeof...(E)> out{edition<E>()...};
    static_assert(all_differ(out, &Edition::id), "an edition lacks an id of its own");
    static_assert(all_differ(out, &Edition::label), "an edition lacks a label of its own");
    static_assert(((out_of_index<E, columns>() == false) && ...), "the rule index has no such column");
    return out;
  }

 private:
  template <class One, int columns>
  static constexpr bool out_of_index() {
    return edition<One>().column >= columns;
  }
  static constexpr bool all_differ(const std::array<Edition, sizeof...(E)>& rows,
                                   std::string_view Edition::*value) {
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (rows[i].*value == rows[j].*value) return false;
    return true;
  }
};

}  // namespace kawari
