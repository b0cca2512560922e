// A match: a State together with its cards, rules and edition, and with the derived values that can be
// rebuilt from it.
#pragma once
#include <cstdint>

#include "base/budget.h"
#include "card/match_cards.h"
#include "state/derived.h"
#include "state/state.h"

namespace kawari {

struct Edition;
struct Rules;
struct Trace;

// Who decides chance: the generator in the state, or a decision like any other.
enum class Chance : std::uint8_t { generator, asked };

// The cards, rules and settings of a match, and its listeners.
struct MatchSettings {
  const MatchCards* cards = nullptr;
  const Rules* rules = nullptr;
  const Edition* edition = nullptr;
  Trace* trace = nullptr;
  Budget* budget = nullptr;  // limits the work; shared with copies; null: no limit
  Chance chance = Chance::generator;
  std::uint32_t events = 0;  // parts committed so far, for measuring
  bool ask_payment = false;  // ask which cards pay, instead of choosing them
  bool ask_forced = false;   // return decisions with a single option too, instead of taking them
};

// A match is cloned with `=`. A copy costs only the used parts, and shares the immutable cards and rules.
struct Match : MatchSettings {
  State state;
  mutable Derived derived;  // rebuilt from the state on demand

  Match() {}  // NOLINT: a defaulted one would clear all the places of the lists with `{}`
  // What the card is: its own face; on top of linked cards, everything that they are together.
  [[gnu::always_inline]] const Face& face(CardId card) const {
    const Card& there = state.card(card);
    if (there.linked && there.zone == Zone::play) [[unlikely]]
      return linked_face(card);
    return (*cards)[there.face];
  }
  // The face of this single card.
  const Face& own_face(CardId card) const { return (*cards)[state.card(card).face]; }
  const Book& book() const { return cards->book(); }

 private:
  [[gnu::cold]] const Face& linked_face(CardId top) const;
};

}  // namespace kawari
