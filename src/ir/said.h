// What a node remembers of the words that it was read from. A wording number only distinguishes rows with the
// same tree, so that a text prints back as it was written. Words that affect how a text is read have names.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ir/words.h"

namespace kawari {

// Words that refer to a card: PRONOUN(name, name in templates and programs).
#define KAWARI_PRONOUNS(PRONOUN)                                                                           \
  PRONOUN(it, "it")                                                                                        \
  PRONOUN(they, "they")                                                                                    \
  PRONOUN(he, "he")                                                                                        \
  PRONOUN(she, "she")                                                                                      \
  PRONOUN(that_card, "that-card")                                                                          \
  PRONOUN(again, "again")                                                                                  \
  PRONOUN(elided, "elided")                                                                                \
  PRONOUN(chosen, "chosen")                                                                                \
  PRONOUN(moved, "moved")                                                                                  \
  PRONOUN(the_other, "the-other") /* "the other character": not the card itself */                         \
  PRONOUN(challenging, "challenging")                                                                      \
  PRONOUN(challenged, "challenged")                                                                        \
  PRONOUN(that_shield, "that-shield")                                                                      \
  PRONOUN(the_chosen, "the-chosen")   /* "the chosen character" */                                         \
  PRONOUN(chosen_card, "chosen-card") /* "the chosen card" */                                              \
  PRONOUN(each_one, "each-one")       /* "each of them" */                                                 \
  /* the objects of an earlier instruction */                                                              \
  PRONOUN(exerted, "exerted")                                                                              \
  PRONOUN(banished, "banished")                                                                            \
  PRONOUN(banished_item, "banished-item")                                                                  \
  PRONOUN(returned, "returned")                                                                            \
  PRONOUN(discarded, "discarded")                                                                          \
  PRONOUN(healed, "healed")                                                                                \
  PRONOUN(done_banish, "done-banish")                                                                      \
  PRONOUN(done_move, "done-move")                                                                          \
  PRONOUN(those, "those")           /* those characters */                                                 \
  PRONOUN(looked, "looked")         /* the cards that were looked at or revealed from a deck */            \
  PRONOUN(this_way, "this-way")     /* the cards that were moved by the last statement that moves cards */ \
  PRONOUN(revealed, "revealed")     /* "the revealed card" */                                              \
  PRONOUN(those_cards, "those-any") /* "those cards" */                                                    \
  PRONOUN(those_shields, "those-shields") /* "those shields" */

// Other words that affect how a text is read: SAID(name, name in templates and programs).
#define KAWARI_SAID_WORDS(SAID)                                                                           \
  SAID(first, "first")       /* pro: it precedes the other cards of its clause, and means none of them */ \
  SAID(left_out, "left-out") /* a duration that the text leaves out */                                    \
  SAID(cases, "cases")       /* seq: two cases, "if A, …. If B, …" */                                 \
  SAID(then, "then")         /* seq: its second sentence begins with "then" */                            \
  SAID(take, "take")         /* select: "take a card" */                                                  \
  SAID(unless, "unless")     /* if-not-done: "B unless a player does A" */                                \
  SAID(blocking, "blocking") /* role: "the blocking creature" */                                          \
  SAID(shields_broken, "shields-broken") /* event-amount: "for each shield it broke" */

enum class Pronoun : std::uint8_t {
#define PRONOUN(id, name) id,
  KAWARI_PRONOUNS(PRONOUN)
#undef PRONOUN
      count_
};

enum class Said : std::uint8_t {
  nothing,
#define PRONOUN(id, name) id,
  KAWARI_PRONOUNS(PRONOUN)
#undef PRONOUN
#define SAID(id, name) id,
      KAWARI_SAID_WORDS(SAID)
#undef SAID
  // "that character", "those characters", if the text mentions the kind of card only there: one value per
  // kind
  that_kind,
  those_kind = that_kind + static_cast<int>(kMaxKinds),
  count_ = those_kind + static_cast<int>(kMaxKinds)
};
static_assert(static_cast<int>(Said::count_) <= 0xFF);

constexpr Said said_by(Pronoun pronoun) { return static_cast<Said>(1 + static_cast<int>(pronoun)); }
constexpr Said said_that(int kind) { return static_cast<Said>(static_cast<int>(Said::that_kind) + kind); }
constexpr Said said_those(int kind) { return static_cast<Said>(static_cast<int>(Said::those_kind) + kind); }
// The kind in "that character" and "those characters"; -1 for all other words.
constexpr int kind_of_that(Said said) {
  return said >= Said::that_kind && said < Said::those_kind
             ? static_cast<int>(said) - static_cast<int>(Said::that_kind)
             : -1;
}
constexpr int kind_of_those(Said said) {
  return said >= Said::those_kind && said < Said::count_
             ? static_cast<int>(said) - static_cast<int>(Said::those_kind)
             : -1;
}

struct Hint {
  std::uint8_t wording = 0;  // which of several rows with the same tree; 0: the canonical one
  Said said = Said::nothing;

  constexpr Hint() = default;
  constexpr explicit Hint(std::uint8_t number) : wording(number) {}
  constexpr Hint(Said words) : said(words) {}
  constexpr bool operator==(const Hint&) const = default;
  constexpr bool canonical() const { return *this == Hint(); }
};

std::string_view name_of(Pronoun pronoun);
// "~they", "~2", "~then~2"; empty where the hint is canonical. `values` has the names of the game's kinds.
std::string hint_text(Hint hint, const ValueNames& values = core_value_names());
// The reverse. Nothing where the text is none: `wrong` then says why.
std::optional<Hint> hint_from_text(std::string_view text, std::string& wrong,
                                   const ValueNames& values = core_value_names());

}  // namespace kawari
