// Data of the one-line reader while it tries the possible readings of an action. Private to its files.
#pragma once
#include "line/one_line.h"

namespace kawari {

// A card, a player or an ability that an action names.
struct ClauseReader::Role {
  std::string_view text;  // as typed
  Fit fit = Fit::none;
  std::vector<std::size_t> which;  // the cards on the table that it can mean
  std::string written;             // the name as a file would have it; empty: not understood
  std::optional<std::size_t> owner;
  std::optional<std::size_t> player;
  std::vector<std::string> others;  // other abilities that it could mean
  int cost = 0;

  bool found() const { return !written.empty(); }
};

struct ClauseReader::Spoken {
  const SpokenVerb* row = nullptr;
  std::optional<std::size_t> actor;
  std::string_view subject;  // set if it is not a known player
  bool by_card = false;      // the subject is a card
  Role card, source;
  std::vector<Role> others;  // targets, singers, cards beneath
  std::optional<Role> ability;
  std::string with;
  std::string_view text;       // the text of `resolve`
  std::string_view left_over;  // words that were not understood
  int cost = 1 << 20;
};

}  // namespace kawari
