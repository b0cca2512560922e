// The table at which a scenario is played: the match, its trace, and the names that the file uses. It can be
// set back, so that an answer can be tried.
#pragma once
#include "explain/explain.h"
#include "judge/names.h"
#include "step/step.h"
#include "text/grammar.h"

namespace kawari {

struct Table {
  const Game* game = nullptr;
  Names names;
  Match match;
  Trace trace;
  Language language = Language::en;

  // Tells what happens here, with the file's names for players and cards.
  Explainer explainer() const {
    Explainer out;
    out.match = &match;
    out.player_names = names.players;
    out.aliases = names.aliases();
    out.language = language;
    return out;
  }

  struct Moment {
    Match match;
    std::size_t items;
    std::uint16_t batch;
  };
  Moment now() const { return {match, trace.items.size(), trace.batch}; }
  void back_to(const Moment& moment) {
    match = moment.match;
    trace.items.resize(moment.items);
    trace.batch = moment.batch;
  }
};

}  // namespace kawari
