// What the reader of one-line questions keeps while it tries the ways to read an action. Shared by the files
// that implement it.
#pragma once
#include "line/one_line.h"

namespace kawari {

// A card, a player or an ability that an action names.
struct ClauseReader::Role {
  std::string_view text;  // as typed
  Fit fit = Fit::none;
  std::vector<std::size_t> which;  // the cards on the table that it can be
  std::string written;             // what a file would say; empty: not understood
  std::optional<std::size_t> owner;
  std::optional<std::size_t> player;
  std::vector<std::string> others;  // abilities that it could have been
  int cost = 0;

  bool found() const { return !written.empty(); }
};

struct ClauseReader::Spoken {
  const SpokenVerb* row = nullptr;
  std::optional<std::size_t> actor;
  std::string_view subject;  // where it is no player that is known
  bool by_card = false;      // the subject is a card
  Role card, source;
  std::vector<Role> others;  // targets, singers, cards beneath
  std::optional<Role> ability;
  std::string with;
  std::string_view text;       // of `resolve`
  std::string_view left_over;  // words that nothing was found for
  int cost = 1 << 20;
};

}  // namespace kawari
