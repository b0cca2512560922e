// Texts for people who ask without a file, in the reader's language. They are in one table, asking.def.
#pragma once
#include <string>
#include <string_view>

#include "explain/fill.h"

namespace kawari {

enum class Phrase : std::uint16_t {
#define PHRASE(id, en, es, ja) id,
#include "line/asking.def"
#undef PHRASE
  count_
};

std::string_view phrase(Language language, Phrase id);

// The phrase with {0}, {1} … filled in.
template <class... Arguments>
std::string say(Language language, Phrase id, const Arguments&... arguments) {
  static constexpr std::string_view kNames[] = {"0", "1", "2", "3"};
  static_assert(sizeof...(arguments) <= 4);
  Slots slots;
  [[maybe_unused]] std::size_t next = 0;
  [[maybe_unused]] const auto slot = [](const auto& value) {
    if constexpr (std::is_convertible_v<decltype(value), std::string_view>)
      return SlotText(std::string(std::string_view(value)));
    else
      return SlotText(static_cast<int>(value));
  };
  (slots.set(kNames[next++], slot(arguments)), ...);
  return fill(phrase(language, id), slots, language).text();
}

}  // namespace kawari
