#include "replace/exchange.h"

#include <algorithm>

#include "replace/candidates.h"
#include "replace/settle.h"
#include "state/edition.h"

namespace kawari {
namespace {

bool grouped(const Part& part) { return part.group != 0; }

void drop_group(Match& match, Proposal& p, std::uint16_t group, RuleKey because) {
  for (int i = 0; i < p.count; ++i) {
    Part& part = part_at(match.state, p, i);
    if (part.group != group || part.has(kDropped)) continue;
    tell(match, TraceKind::impossible, [&](TraceItem& item) {
      item.rule = because;
      item.part = record(match, part);
      item.player = item.part.player;
    });
    part.flags |= kDropped;
  }
}

}  // namespace

void hold_exchanges(Match& match, Proposal& p) {
  // Only if one replacement replaces one part: it could leave half of an exchange.
  if (match.edition->policy.unit != Unit::part) return;
  for (int i = 0; i < p.count; ++i) {
    const Part& part = part_at(match.state, p, i);
    if (!grouped(part)) continue;
    Candidates found{};
    if (!part.has(kDropped)) candidates_for(match, part, found);
    const bool replaced = std::any_of(found.begin(), found.end(), [&](const Candidate& c) {
      return unoffered(match, p, c, i) == Unoffered::nothing;
    });
    if (part.has(kDropped) || replaced) drop_group(match, p, part.group, rule::key(rule::exchange));
  }
}

void drop_halves(Match& match, Proposal& p) {
  for (int i = 0; i < p.count; ++i) {
    const Part& part = part_at(match.state, p, i);
    // Counters that were not removed from one card cannot be put on another.
    if (grouped(part) && part.has(kDropped) && part.kind == PartKind::remove_damage)
      drop_group(match, p, part.group, rule::key(rule::as_much_as_possible));
  }
}

}  // namespace kawari
