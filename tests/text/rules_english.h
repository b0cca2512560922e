// Shared by the tests of rules English: a grammar per game, and functions that compile texts with it.
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "games/duel_masters/phrases.h"
#include "games/lorcana/phrases.h"
#include "text/compile.h"
#include "text/print.h"
#include "text/tables.h"

namespace kawari {

inline const Grammar& lorcana_grammar() {
  static const Grammar grammar(lorcana::lorcana_rows(), lorcana::lorcana_vocabulary());
  return grammar;
}

inline const Grammar& duel_masters_grammar() {
  static const Grammar grammar(duel_masters::duel_masters_rows(), duel_masters::duel_masters_vocabulary());
  return grammar;
}

inline Face compiled(Database& cards, const std::string& text, Kind kind = Kind::character,
                     const Grammar& grammar = lorcana_grammar()) {
  Face face;
  face.kinds = kind;
  face.text = text;
  compile_face(grammar, cards, face);
  return face;
}

// The program of a text with one ability; for a refused text, the words that were not read.
inline std::string program(const std::string& text, Kind kind = Kind::character,
                           const Grammar& grammar = lorcana_grammar()) {
  Database cards;
  const Face face = compiled(cards, text, kind, grammar);
  if (!face.compiled()) return "refused: " + face.refusals.front().unread;
  return to_text(*cards.book().tree(face.abilities.front().root), grammar.names());
}

}  // namespace kawari
