// A game's own messages. The game lists their names, and KAWARI_OWN_MESSAGES makes its enum OwnMessage from
// the list. The rules of each are a row of the game's said.h, its text is a row of each words_LANGUAGE.cpp. A
// missing row does not compile, and the compiler's message names the message.
#pragma once
#include <array>
#include <string_view>
#include <tuple>

#include "explain/messages.h"
#include "state/open_point.h"

namespace kawari {

constexpr MessageId own_message(int n) { return static_cast<MessageId>(kFirstOwnMessage + n); }

// LIST(EVENT, ACTION, POINT, MESSAGE) calls EVENT(name) for an event (name, name_would), ACTION(name) for an
// action of the turn (name, name_option), POINT(name) for a point that the rules leave open (name,
// name_taken, name_other), MESSAGE(name) for any other message.
#define KAWARI_OWN_MESSAGES(LIST)                                                                     \
  enum class OwnMessage : std::uint16_t {                                                             \
    LIST(KAWARI_EVENT_VALUES, KAWARI_ACTION_VALUES, KAWARI_POINT_VALUES, KAWARI_MESSAGE_VALUE) count_ \
  };                                                                                                  \
  inline constexpr std::string_view kOwnMessageNames[] = {                                            \
      LIST(KAWARI_EVENT_NAMES, KAWARI_ACTION_NAMES, KAWARI_POINT_NAMES, KAWARI_MESSAGE_NAME)};        \
  constexpr MessageId id(OwnMessage message) { return own_message(static_cast<int>(message)); }       \
  static_assert(true)
#define KAWARI_EVENT_VALUES(name) name, name##_would,
#define KAWARI_ACTION_VALUES(name) name, name##_option,
#define KAWARI_POINT_VALUES(name) name, name##_taken, name##_other,
#define KAWARI_MESSAGE_VALUE(name) name,
#define KAWARI_EVENT_NAMES(name) #name, #name "_would",
#define KAWARI_ACTION_NAMES(name) #name, #name "_option",
#define KAWARI_POINT_NAMES(name) #name, #name "_taken", #name "_other",
#define KAWARI_MESSAGE_NAME(name) #name,

// Instantiated for a message without a row in said.h, so that the compiler's message contains its name.
template <auto message, class = void>
struct LacksRules {
  static_assert(sizeof(message) == 0, "said.h lacks the rules of the message in LacksRules");
};
// Whether said.h has a row for each message. If it lacks one, this does not compile.
template <const auto& rows, const auto& messages>
constexpr bool has_rules_of_each() {
  constexpr std::size_t lacking = first_without(messages, rows);
  if constexpr (lacking < std::size(messages)) return sizeof(LacksRules<id_of(messages[lacking])>) > 0;
  return first_repeated(rows) == std::size(rows);
}

// The rows of a game's own messages, as rows of MessageId.
template <const auto& rows>
constexpr auto own_said() {
  using Own = std::remove_cv_t<decltype(rows[0].id)>;
  static_assert(has_rules_of_each<rows, kEach<Own>>(), "said.h has two rows for a message");
  std::array<SaidMessage, std::size(rows)> out{};
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] = {id(rows[i].id), {rows[i].rules[0], rows[i].rules[1]}, rows[i].decides};
  return out;
}
// The texts of a game's own messages in a language, as rows of MessageId.
template <const auto& texts>
constexpr auto own_texts() {
  using Own = std::remove_cv_t<decltype(texts[0].id)>;
  static_assert(says_each<texts, kEach<Own>>());
  std::array<MessageText, std::size(texts)> out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = {id(texts[i].id), texts[i].text};
  return out;
}

// The messages of an open point, from the first of them.
template <class Own>
constexpr PointTexts point_texts(Own question) {
  const int first = static_cast<int>(question);
  return {id(question), own_message(first + 1), own_message(first + 2)};
}

// Several tables with rows of the same type, as one.
template <class Table>
inline constexpr std::size_t kRowsOf = std::tuple_size_v<Table>;
template <class T, std::size_t n>
inline constexpr std::size_t kRowsOf<T[n]> = n;
template <class... Tables>
constexpr auto joined(const Tables&... tables) {
  using Element = std::common_type_t<std::remove_cvref_t<decltype(tables[0])>...>;
  std::array<Element, (kRowsOf<Tables> + ...)> out{};
  std::size_t at = 0;
  const auto add = [&](const auto& table) {
    for (const Element& row : table) out[at++] = row;
  };
  (add(tables), ...);
  return out;
}

}  // namespace kawari
