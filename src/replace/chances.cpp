#include "replace/chances.h"

#include <algorithm>

#include "replace/candidates.h"
#include "state/edition.h"

namespace kawari {
namespace {

Candidate candidate_applied(const State& state, const Applied& applied) {
  Candidate c;
  c.node = applied.key;
  c.self = applied.self;
  c.card = card_of(state, applied.self);
  c.bound = applied.bound;
  c.instance = applied.instance;
  c.controller = applied.controller;
  return c;
}

bool waits_for(const Match& match, const Candidate& c, const Part& part) {
  if (c.node == kCalculationKey) return part.kind == PartKind::deal_damage && part.object == c.bound;
  // An effect on a card's own destination applies to that card alone; the candidate has it in `bound`.
  if (match.book().op(c.node) != Op::replacement) return part.object == c.bound;
  Env env = env_for(match, c, part);
  return event_fits(match, env, match.book().kid(c.node, 1), part, facts_of(match, part)) &&
         holds(match, env, match.book().kid(c.node, 0));
}

bool same_instance(const Applied& applied, const Candidate& c) {
  return applied.key == c.node && applied.bound == c.bound && applied.self == c.self &&
         applied.instance == c.instance;
}

// In one reading the same text of another card is another effect.
bool differ_in_source(const Match& match, ObjectRef one, ObjectRef other) {
  return one != other && match.edition->reads(other_reading::same_source);
}

// The effects applied to one event, in the order of application.
using AppliedToOne = ScratchVec<Applied, 16>;
AppliedToOne applied_to(const State& state, std::uint8_t scope) {
  AppliedToOne out{};
  for (const Applied& applied : state.applied)
    if (applied.scope == scope) out.push(applied);
  return out;
}

// Its index in the order of application to the event; -1: it was not applied.
int place(const State& state, std::uint8_t scope, const Candidate& c) {
  const AppliedToOne all = applied_to(state, scope);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (same_instance(all[i], c)) return static_cast<int>(i);
  return -1;
}

bool counts_by_scope(const Match& match, const Part& part) {
  return match.edition->policy.unit == Unit::scope && part.scope != 0xFF;
}

}  // namespace

bool any_applied(const State& state, std::uint8_t scope) {
  return std::any_of(state.applied.begin(), state.applied.end(),
                     [&](const Applied& a) { return a.scope == scope; });
}

std::uint32_t identity(const Candidate& c) {
  constexpr std::uint32_t kNoEffect = 0x80000000;
  return c.instance ? c.instance : kNoEffect | c.self.where;
}

Barred barred(const Match& match, const Candidate& c, const Part& part) {
  if (!counts_by_scope(match, part) || !match.edition->policy.same_effect_barred) return Barred::no;
  // An optional effect is offered for each original part of the event (each draw, each card).
  if (c.optional && part.has(kOriginal)) return Barred::no;
  const AppliedToOne all = applied_to(match.state, part.scope);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Applied& applied = all[i];
    if (applied.key != c.node) continue;
    if (same_instance(applied, c)) return Barred::itself;
    if (c.one_shot && match.edition->reads(other_reading::twins_in_event)) return Barred::another_instance;
    if (applied.bound != c.bound || differ_in_source(match, applied.self, c.self)) continue;
    if (part.stems >> i & 1 || waits_for(match, candidate_applied(match.state, applied), part))
      return Barred::another_instance;
  }
  return Barred::no;
}

bool is_twin(const Match& match, const Candidate& twin, const Candidate& applied, const Part& part) {
  if (identity(twin) == identity(applied)) return false;
  if (twin.one_shot && twin.node == applied.node && match.edition->reads(other_reading::twins_in_event))
    return true;
  return same_effect(twin, applied) && !differ_in_source(match, twin.self, applied.self) &&
         waits_for(match, twin, part);
}

void note_applied(Match& match, const Candidate& c, const Part& part) {
  State& state = match.state;
  if (!counts_by_scope(match, part)) return;
  if (place(state, part.scope, c) >= 0) return;  // an optional effect that is applied to a further part
  const std::size_t at = applied_to(state, part.scope).size();
  if (at == kMaxAppliedToOne) state.raise(Fault::too_many_applied_to_one);
  state.applied.push(state, {c.node, c.bound, c.self, c.instance, c.controller, part.scope, 0});
}

void note_product(const Match& match, const Candidate& c, const Part& original, Part& product, bool covered) {
  product.stems = original.stems;
  product.passed = original.passed;
  if (!counts_by_scope(match, original)) return;
  const int at = place(match.state, original.scope, c);
  if (at < 0) return;
  product.stems |= std::uint64_t{1} << at;
  // Effects that were applied earlier come earlier. A covering effect keeps its old place; an effect that is
  // applied now (an optional one possibly again) comes last.
  const std::size_t before =
      covered ? static_cast<std::size_t>(at) : applied_to(match.state, original.scope).size();
  const std::uint64_t earlier = before >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << before) - 1;
  product.passed |= earlier & ~(std::uint64_t{1} << at);
}

bool covers(const Match& match, const Part& part, Candidate& out) {
  if (!counts_by_scope(match, part)) return false;
  const State& state = match.state;
  const AppliedToOne all = applied_to(state, part.scope);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if ((part.stems | part.passed) >> i & 1) continue;
    const Candidate c = candidate_applied(state, all[i]);
    if (c.node != kCalculationKey && match.edition->reads(other_reading::covers_one_part)) continue;
    if (c.node == kCalculationKey) {
      if (part.has(kCalculated) || !waits_for(match, c, part)) continue;
    } else {
      const Node& node = match.book()[c.node];
      if (node.op != Op::replacement || node.value & kOptional) continue;
      if (c.instance == 0 && !in_place(state, c.self)) continue;
      if (!waits_for(match, c, part)) continue;
    }
    out = c;
    return true;
  }
  return false;
}

}  // namespace kawari
