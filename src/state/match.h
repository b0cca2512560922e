// A match: a State together with what it is played with (cards, rules, edition) and what can be rebuilt from
// it (derived values).
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

// How chance is decided: by the generator in the state, or asked like any other decision.
enum class Chance : std::uint8_t { generator, asked };

// What a match is played with, and by whom it is listened to.
struct MatchSettings {
  const MatchCards* cards = nullptr;
  const Rules* rules = nullptr;
  const Edition* edition = nullptr;
  Trace* trace = nullptr;
  Budget* budget = nullptr;  // what going on may cost, shared with copies; null: no limit
  Chance chance = Chance::generator;
  std::uint32_t events = 0;  // parts committed so far, for measuring
  bool ask_payment = false;  // ask which cards pay, instead of choosing them
  bool ask_forced = false;   // return decisions with a single option too, instead of taking them
};

// A clone of a match is `=`. It costs what is used, and shares the immutable database and rules.
struct Match : MatchSettings {
  State state;
  mutable Derived derived;  // rebuilt on demand from the state

  Match() {}  // NOLINT: a defaulted one would clear all the places of the lists with `{}`
  const Face& face(CardId card) const { return (*cards)[state.card(card).face]; }
  const Book& book() const { return cards->book(); }
};

}  // namespace kawari
