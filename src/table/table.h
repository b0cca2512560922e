// The table at which a scenario is played: the match, its trace, and the names that the file uses. It can be
// set back to an earlier position, so that an answer can be tried.
#pragma once
#include "explain/explain.h"
#include "state/packed.h"
#include "state/witness.h"
#include "step/step.h"
#include "table/names.h"
#include "text/grammar.h"

namespace kawari {

struct Table {
  const Game* game = nullptr;
  Names names;
  Match match;
  Trace trace;
  Witness witness;  // for "why" questions; recorded if the trace points to it
  Language language = Language::en;

  // An explainer that uses the file's names for players and cards.
  Explainer explainer() const {
    Explainer out(match, Viewer::judge());
    out.player_names = names.players;
    out.aliases = names.aliases();
    out.language = language;
    return out;
  }

  struct Moment {
    PackedMatch match;
    std::size_t items;
    std::uint32_t batch;
    std::size_t glimpses;
  };
  Moment now() const {
    return {PackedMatch(match), trace.items.size(), trace.batch, witness.glimpses.size()};
  }
  void back_to(const Moment& moment) {
    moment.match.unpack(match);
    trace.items.resize(moment.items);
    trace.batch = moment.batch;
    witness.glimpses.resize(moment.glimpses);
  }
};

}  // namespace kawari
