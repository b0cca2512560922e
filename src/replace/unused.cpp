#include "replace/unused.h"

#include "replace/candidates.h"
#include "state/edition.h"

namespace kawari {
namespace {

void tell_unused(Match& match, TraceKind kind, rule::Core cited, const Part& part, const Candidate& c) {
  tell(match, kind, [&](TraceItem& item) {
    item.rule = rule::key(cited);
    item.part = record(match, part);
    item.by = effect_record(match, c.card, c.node, c.controller);
    item.player = c.controller;
    item.node = c.node;
  });
}

}  // namespace

void tell_unused(Match& match, const Proposal& proposal, int first_part) {
  if (!listening(match)) return;
  for (int i = first_part; i < proposal.count; ++i) {
    const Part part = match.state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.has(kDropped)) continue;
    Candidates found{};
    candidates_for(match, part, found);
    for (const Candidate& c : found) {
      if (c.node == kCalculationKey) continue;
      if (part.has(kClosed))
        tell_unused(match, TraceKind::closed, rule::replacement_no_chain, part, c);
      else if (!feasible(match, c, part, proposal))
        tell_unused(match, TraceKind::infeasible, rule::replacement_infeasible, part, c);
    }
  }
}

void tell_passed_over(Match& match, const Part& part, const Candidate& applied) {
  if (!listening(match) || match.edition->policy.chooser != Chooser::turn_player_first) return;
  // The other player applies an effect only if the turn player has declined.
  if (applied.controller != match.state.turn_player) return;
  Candidates found{};
  candidates_for(match, part, found);
  TraceItem item;
  item.kind = TraceKind::candidates;
  item.rule = rule::key(rule::replacement_chooser);
  item.player = applied.controller;
  item.part = record(match, part);
  bool others = false;
  for (const Candidate& c : found) {
    others = others || c.controller != applied.controller;
    item.list.push_back(effect_record(match, c.card, c.node, c.controller));
  }
  if (others) trace(match, std::move(item));
}

}  // namespace kawari
