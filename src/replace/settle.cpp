#include "replace/settle.h"

#include <algorithm>
#include <bit>

#include "commit/effects.h"
#include "commit/marks.h"
#include "replace/candidates.h"
#include "replace/chances.h"
#include "replace/entry.h"
#include "replace/exchange.h"
#include "replace/prepare.h"
#include "replace/unused.h"
#include "state/asking.h"
#include "state/rules.h"
#include "state/witness.h"

namespace kawari {
namespace {

struct Offer {  // a candidate and the part that it was found on
  Candidate candidate;
  std::uint16_t part = 0;
};
using Offers = ScratchVec<Offer, 24>;

bool open_to_replacement(const Part& part) { return !part.has(kDropped) && !part.has(kClosed); }

bool declined(const State& state, const Proposal& p, const Candidate& c, int part) {
  for (const Declined& d : state.declined)
    if (d.proposal == p.number && d.key == c.node && d.instance == identity(c) && d.first <= part &&
        part <= d.last)
      return true;
  return false;
}

void decline(State& state, const Proposal& p, const Offer& offer) {
  for (Declined& d : state.declined) {
    if (d.proposal != p.number || d.key != offer.candidate.node || d.instance != identity(offer.candidate) ||
        d.last + 1 != offer.part)
      continue;
    d.last = offer.part;
    return;
  }
  state.declined.push(
      state, {offer.candidate.node, identity(offer.candidate), offer.part, offer.part, p.number, {}});
}

void offers_on(const Match& match, const Proposal& p, int i, PlayerId who, Offers& out) {
  const State& state = match.state;
  const ReplacementPolicy& policy = match.edition->policy;
  const Part& part = part_at(state, p, i);
  if (!open_to_replacement(part)) return;
  const bool by_controller = policy.chooser == Chooser::turn_player_first;
  if (!by_controller && affected_player(match, part) != who) return;
  Candidates found{};
  candidates_for(match, part, found);
  for (const Candidate& c : found) {
    if (by_controller && c.controller != who) continue;
    if (unoffered(match, p, c, i) != Unoffered::nothing) continue;
    const bool known = std::any_of(out.begin(), out.end(), [&](const Offer& o) {
      return o.candidate.node == c.node && o.candidate.bound == c.bound &&
             identity(o.candidate) == identity(c);
    });
    if (!known) out.push({c, static_cast<std::uint16_t>(i)});
  }
}

// Everything that `who` could apply to the unit that begins with part `first`.
Offers offers_of(const Match& match, const Proposal& p, PlayerId who, int first) {
  Offers out{};
  if (match.edition->policy.unit == Unit::part) {
    offers_on(match, p, first, who, out);
    return out;
  }
  const std::uint8_t scope = part_at(match.state, p, first).scope;
  for (int i = first; i < p.count; ++i)
    if (part_at(match.state, p, i).scope == scope) offers_on(match, p, i, who, out);
  return out;
}

bool first_of_unit(const Match& match, const Proposal& p, int i) {
  if (match.edition->policy.unit == Unit::part) return true;
  for (int j = 0; j < i; ++j)
    if (part_at(match.state, p, j).scope == part_at(match.state, p, i).scope) return false;
  return true;
}

EffectRecord record_of(const Match& match, const Candidate& c) {
  if (c.node != kCalculationKey) {
    EffectRecord r = effect_record(match, c.card, c.node, c.controller);
    r.instance = c.instance;
    return r;
  }
  EffectRecord r;
  r.card = c.card;
  r.face = match.state.card(c.card).face;
  r.keyword = match.rules->damage_keyword;
  r.controller = c.controller;
  return r;
}

void trace_offers(Match& match, const Proposal& p, PlayerId who, const Offers& offers) {
  tell(match, TraceKind::candidates, [&](TraceItem& item) {
    item.rule = rule::key(rule::replacement_chooser);
    item.player = who;
    item.part = record(match, part_at(match.state, p, offers[0].part));
    for (const Offer& o : offers) item.list.push_back(record_of(match, o.candidate));
  });
}

// The number of events that were to happen at the same time, without products.
int proposed_together(const State& state) {
  const Proposal& p = state.proposals.back();
  int events = 0;
  for (int i = 0; i < p.count; ++i) events += part_at(state, p, i).has(kProduct) ? 0 : 1;
  return events;
}

void trace_replaced(Match& match, const Candidate& c, const PartRecord& what, std::vector<PartRecord> results,
                    TraceKind kind = TraceKind::replaced) {
  tell(match, kind, [&](TraceItem& item) {
    item.rule = rule::key(rule::replaced_never_happens);
    item.part = what;
    item.by = record_of(match, c);
    item.player = what.player;
    item.node = c.node == kCalculationKey ? kNoNode : c.node;
    const bool several = match.edition->policy.unit == Unit::part && proposed_together(match.state) > 1;
    if (c.own_movement)
      item.rule2 = rule::key(rule::replacement_own_movement);
    else if (what.kind == PartKind::draw)
      item.rule2 = rule::key(rule::replacement_draw);
    else if (several)
      item.rule2 = rule::key(rule::replacement_simultaneous);
    item.results = std::move(results);
  });
}

// Marks the "first time" as used.
void note_first_time(State& state, const Candidate& c) {
  if (!c.first_time || !c.self.is_slot()) return;
  kawari::note_first_time(state, c.self.slot(), c.ability_index);
}

// Uses the effect up: "the next time" ends, "the first time" is marked as used.
void spend(Match& match, const Candidate& c, const Part& part) {
  State& state = match.state;
  note_first_time(state, c);
  if (c.one_shot && c.effect >= 0) use_on_event(match, static_cast<std::size_t>(c.effect), part.scope);
}

// Other instances of the applied effect cannot be applied to this event; one-shot instances cease to exist.
void end_twins(Match& match, const Candidate& applied, const Part& part, const Offers& offers) {
  if (!match.edition->policy.same_effect_barred) return;
  for (const Offer& o : offers) {
    if (!is_twin(match, o.candidate, applied, part)) continue;
    tell(match, TraceKind::ceased, [&](TraceItem& item) {
      item.rule = rule::key(rule::replacement_same);
      item.by = record_of(match, o.candidate);
      item.gone = o.candidate.one_shot;
      item.player = o.candidate.controller;
    });
    if (!o.candidate.one_shot || o.candidate.instance == 0) continue;
    end_effects(match, [&](const Effect& effect) { return effect.instance == o.candidate.instance; });
  }
}

bool builds_nothing(const Match& match, NodeId action) {
  return match.book().absent(action) || match.book().has(action, Traits::NeedsNothing);
}

// Whether the action may let the event happen after all: it does so only if it reaches the words that say it.
bool keeps_event(const Match& match, NodeId action) { return says(match.book(), action, Traits::KeepsEvent); }

void push_splice(Match& match, const Candidate& c, std::uint16_t part_index, bool covered) {
  State& state = match.state;
  const Proposal& p = state.proposals.back();
  const Part& part = part_at(state, p, part_index);
  Frame frame{};
  frame.program = c.node;
  frame.pc = action_of(match, c);
  frame.self = c.self;
  frame.card = c.card;
  frame.bound = c.bound;
  frame.controller = c.controller;
  const Env env = env_for(match, c, part);
  frame.subject = env.subject;
  frame.other = env.other;
  frame.event_player = env.event_player;
  frame.event_amount = env.event_amount;
  frame.named = env.named;
  frame.event_source = env.event_source;
  frame.scope = part.scope;
  frame.ref_base = state.refs.next_place();
  Splice::Fields fields;
  fields.instance = c.instance;
  fields.part = part_index;
  fields.first_product = p.count;
  fields.proposal = static_cast<std::uint8_t>(state.proposals.size() - 1);
  fields.covered = covered;
  fields.own_movement = c.own_movement;
  open_frame<Splice>(frame, fields);
  if (!match.edition->policy.products_open) frame.flags |= kFrameClosed;
  if (keeps_event(match, frame.pc)) frame.flags |= kFrameKeep;
  state.frames.push(state, frame);
}

Candidate candidate_in(const Frame& frame) {
  Candidate c;
  c.node = frame.program;
  c.self = frame.self;
  c.card = frame.card;
  c.bound = frame.bound;
  c.controller = frame.controller;
  c.instance = local<Splice>(frame).instance;
  c.own_movement = local<Splice>(frame).own_movement;
  return c;
}

void replace_part(Match& match, const Candidate& c, std::uint16_t part_index, bool covered) {
  State& state = match.state;
  Proposal& p = state.proposals.back();
  Part& part = part_at(state, p, part_index);
  const TraceKind kind = covered ? TraceKind::covered : TraceKind::replaced;
  if (c.node == kCalculationKey) {
    const PartRecord before = listening(match) ? record(match, part) : PartRecord{};
    part.amount = state.exact(match.rules->calculate_damage(match, part));
    part.flags |= kCalculated;
    note_product(match, c, part, part, covered);
    if (part.amount <= 0 && witnessed(match)) witness(match, Sight::reduced, part, record_of(match, c));
    if (listening(match)) {
      std::vector<PartRecord> results;
      if (part.amount > 0) results.push_back(record(match, part));
      trace_replaced(match, c, before, std::move(results), kind);
    }
    return;
  }
  const NodeId follow = covered ? kNoNode : follow_up_of(match, c);
  const Book& book = match.book();
  const std::uint8_t passive = follow != kNoNode && (book[book.kid(c.node, 1)].value & kPassive) != 0 ? 1 : 0;
  if (follow != kNoNode)
    state.follow_ups.push(state, {follow, c.self, part.object, c.card, c.controller, passive, p.number, {}});
  if (builds_nothing(match, action_of(match, c))) {
    if (witnessed(match)) witness(match, Sight::replaced, part, record_of(match, c));
    trace_replaced(match, c, record(match, part), {}, kind);
    part.flags |= {kDropped, kReplaced};
    return;
  }
  push_splice(match, c, part_index, covered);
}

void apply_offer(Match& match, const Offer& offer, const Offers& offers) {
  State& state = match.state;
  Proposal& p = state.proposals.back();
  const Part part = part_at(state, p, offer.part);
  const Candidate chosen = offer.candidate;
  note_applied(match, chosen, part);
  spend(match, chosen, part);
  end_twins(match, chosen, part, offers);
  if (match.edition->reads(other_reading::first_time_passes)) {
    for (const Offer& o : offers) note_first_time(state, o.candidate);
  }
  replace_part(match, chosen, offer.part, false);
}

// Applies an effect that was applied to this event to its other parts, without asking again.
bool cover(Match& match, Proposal& p) {
  for (int i = 0; i < p.count; ++i) {
    const Part& part = part_at(match.state, p, i);
    if (!open_to_replacement(part) || (part.kind == PartKind::deal_damage && part.amount <= 0)) continue;
    Candidate c;
    if (!covers(match, part, c)) continue;
    replace_part(match, c, static_cast<std::uint16_t>(i), true);
    return true;
  }
  return false;
}

void ask_about(Match& match, PlayerId who, Ask kind, const Offer& about) {
  const NodeId node = about.candidate.node == kCalculationKey ? kNoNode : about.candidate.node;
  ask_about_event(match, {.ask = kind, .who = who, .node = node, .card = about.candidate.card});
}

enum class Look { nothing, applied, asked };

// Whether an effect that cannot be applied to both parts can skip this one, because another part can still
// take it.
bool another_can_take(const Match& match, const Proposal& p, const Offer& offer) {
  if (match.edition->policy.unit != Unit::part) return false;
  for (int i = offer.part + 1; i < p.count; ++i) {
    Offers later{};
    offers_on(match, p, i, offer.candidate.controller, later);
    for (const Offer& o : later)
      if (o.candidate.node == offer.candidate.node && identity(o.candidate) == identity(offer.candidate) &&
          used_up(match, offer.candidate, part_at(match.state, p, offer.part), part_at(match.state, p, i), p))
        return true;
  }
  return false;
}

bool all_declinable(const Match& match, const Proposal& p, const Offers& offers) {
  for (const Offer& o : offers)
    if (!o.candidate.optional && !another_can_take(match, p, o)) return false;
  return true;
}

// [DM-1.50 400.2f] A card whose own text replaces its move is shown to all players just before it moves.
void show_own_text(Match& match, const Proposal& p, const Offers& offers) {
  State& state = match.state;
  for (const Offer& o : offers) {
    const Part& part = part_at(state, p, o.part);
    const Shown shown = (*match.rules->zones)[part.from].shown;
    const bool hidden = shown != Shown::to_all && shown != Shown::unless_face_down;
    if (hidden && part.object.is_card() && o.candidate.self == part.object)
      show_to_all(state, part.object.card());
  }
}

Look offer_to(Match& match, Proposal& p, PlayerId who, int first) {
  const Offers offers = offers_of(match, p, who, first);
  if (offers.empty()) return Look::nothing;
  show_own_text(match, p, offers);
  p.chooser = who;
  p.cursor = static_cast<std::uint16_t>(first);
  const bool declinable = all_declinable(match, p, offers);
  if (offers.size() == 1 && !declinable) {
    tell_passed_over(match, part_at(match.state, p, offers[0].part), offers[0].candidate);
    apply_offer(match, offers[0], offers);
    return Look::applied;
  }
  trace_offers(match, p, who, offers);
  ask_about(match, who, offers.size() == 1 ? Ask::replace : Ask::replacement, offers[0]);
  p.stage = Stage::choosing;
  return Look::asked;
}

Look look(Match& match, Proposal& p) {
  const State& state = match.state;
  if (cover(match, p)) return Look::applied;
  // The replacement of a spell's or action's own movement comes before all others.
  if (match.edition->policy.unit == Unit::part) {
    for (int i = 0; i < p.count; ++i) {
      if (!open_to_replacement(part_at(state, p, i))) continue;
      Candidates found{};
      candidates_for(match, part_at(state, p, i), found);
      for (const Candidate& c : found) {
        if (!c.own_movement) continue;
        Offers none{};
        apply_offer(match, {c, static_cast<std::uint16_t>(i)}, none);
        return Look::applied;
      }
    }
  }
  for (const PlayerId who : players_from(state, state.turn_player)) {
    for (int i = 0; i < p.count; ++i) {
      if (!first_of_unit(match, p, i)) continue;
      const Look found = offer_to(match, p, who, i);
      if (found != Look::nothing) return found;
    }
  }
  return Look::nothing;
}

bool anything_watches(const Match& match, const Proposal& p) {
  const Derived& d = derived(match);
  const ReplacementPolicy& policy = match.edition->policy;
  for (int i = 0; i < p.count; ++i) {
    const Part& part = part_at(match.state, p, i);
    if (part.has(kDropped)) continue;
    const FactSet all = facts_of(match, part);
    if (d.replacement_facts & all) return true;
    if (part.object.is_card() && match.face(part.object.card()).replaces & all) return true;
    if (part.verb == Verb::resolve && !match.state.effects.empty()) return true;
    if (part.kind == PartKind::deal_damage &&
        (part.has(kCombat) ? policy.combat_damage : policy.effect_damage) == Calculation::candidate)
      return true;
    if (any_applied(match.state, part.scope)) return true;
  }
  return false;
}

void answer_offer(Match& match, Proposal& p) {
  State& state = match.state;
  const Offers offers = offers_of(match, p, p.chooser, p.cursor);
  const Option answer = take_answer(match);
  p.stage = Stage::looking;
  const bool none = answer.is(OptionKind::decline) || answer.is(OptionKind::no);
  if (none) {
    for (const Offer& o : offers) {
      decline(state, p, o);
      tell(match, TraceKind::declined, [&](TraceItem& item) {
        item.rule = rule::key(rule::replacement_chooser);
        item.player = p.chooser;
        item.by = record_of(match, o.candidate);
      });
    }
    return;
  }
  const std::size_t at = answer.is(OptionKind::candidate) ? answer.candidate() : 0;
  if (at < offers.size()) apply_offer(match, offers[at], offers);
}

}  // namespace

Unoffered unoffered(const Match& match, const Proposal& proposal, const Candidate& candidate, int part) {
  const Part& here = part_at(match.state, proposal, part);
  if (here.has(kClosed)) return Unoffered::closed;
  switch (barred(match, candidate, here)) {
    case Barred::itself:
      return Unoffered::had_its_chance;
    case Barred::another_instance:
      return Unoffered::another_instance;
    case Barred::no:
      break;
  }
  if (declined(match.state, proposal, candidate, part)) return Unoffered::declined;
  return feasible(match, candidate, here, proposal) ? Unoffered::nothing : Unoffered::infeasible;
}

Settled settle(Match& match) {
  State& state = match.state;
  const Proposal* looked_at = nullptr;
  int prepared = 0;
  while (state.fault == Fault::none) {
    Proposal& p = state.proposals.back();
    if (&p != looked_at || p.count != prepared) prepare_parts(match, p);
    looked_at = &p;
    prepared = p.count;
    switch (p.stage) {
      case Stage::fresh:
        hold_exchanges(match, p);
        witness(match, Sight::would_happen);
        p.stage = anything_watches(match, p) ? Stage::looking : Stage::entering;
        if (p.stage == Stage::looking) tell_unused(match, p, 0);
        break;
      case Stage::choosing:
        if (!state.answered) return Settled::asking;
        answer_offer(match, p);
        if (state.frames.size() > p.frame_depth) return Settled::asking;
        break;
      case Stage::looking: {
        if (++p.rounds > kMaxRounds) {
          state.raise(Fault::too_many_rounds);
          return Settled::asking;
        }
        if (p.rounds > 1) witness(match, Sight::would_happen);
        const Look found = look(match, p);
        if (found == Look::asked) return Settled::asking;
        if (found == Look::nothing)
          p.stage = Stage::entering;
        else if (state.frames.size() > p.frame_depth)
          return Settled::asking;  // a splice frame runs first
        break;
      }
      case Stage::entering:
        if (!settle_departures(match, p) || !settle_entries(match, p)) return Settled::asking;
        p.stage = Stage::committing;
        break;
      case Stage::committing:
        drop_halves(match, p);
        finish_parts(match, p);
        p.stage = Stage::done;
        return Settled::ready;
      case Stage::done:
        return Settled::ready;
    }
  }
  return Settled::asking;
}

Candidates open_candidates(const Match& match) {
  const Proposal& p = match.state.proposals.back();
  Candidates out{};
  for (const Offer& o : offers_of(match, p, p.chooser, p.cursor)) out.push(o.candidate);
  return out;
}

bool may_decline(const Match& match) {
  const Proposal& p = match.state.proposals.back();
  return all_declinable(match, p, offers_of(match, p, p.chooser, p.cursor));
}

void spliced(Match& match, const Frame& frame) {
  State& state = match.state;
  const Splice::Fields& splice = local<Splice>(frame);
  Proposal& p = state.proposals[splice.proposal];
  Part& original = part_at(state, p, splice.part);
  const bool keep = (frame.flags & kFrameKeep) != 0;
  std::vector<PartRecord> results;
  for (int i = splice.first_product; i < p.count; ++i) {
    Part& product = part_at(state, p, i);
    note_product(match, candidate_in(frame), original, product, splice.covered);
    if (product.kind == original.kind) {  // the same event, changed: it keeps its player and its cause
      product.source = original.source;
      product.flags |= original.flags & PartFlags(kCombat, kCost);
    }
    // Damage modifiers were already applied for this recipient; they are applied only once.
    if (product.kind == PartKind::deal_damage && product.object == original.object &&
        original.has(kCalculated))
      product.flags |= kCalculated;
    if (product.object == original.object) product.group = 0;
    if (listening(match)) results.push_back(record(match, product));
  }
  if (keep && listening(match)) results.push_back(record(match, original));
  if (!keep && witnessed(match))
    witness(match, Sight::replaced, original, record_of(match, candidate_in(frame)));
  trace_replaced(match, candidate_in(frame), record(match, original), std::move(results),
                 splice.covered ? TraceKind::covered : TraceKind::replaced);
  tell_unused(match, p, splice.first_product);
  if (!keep) {
    original.flags |= {kDropped, kReplaced};
    return;
  }
  note_product(match, candidate_in(frame), original, original, splice.covered);
  if (!match.edition->policy.products_open) original.flags |= kClosed;
}

void end_proposal(Match& match) {
  State& state = match.state;
  const Proposal over = state.proposals.back();
  std::uint64_t scopes = over.fresh_scopes;
  state.parts.cut(over.first);
  while (!state.declined.empty() && state.declined.back().proposal == over.number) state.declined.pop();
  while (!state.follow_ups.empty() && state.follow_ups.back().proposal == over.number) state.follow_ups.pop();
  state.proposals.pop();
  for (; scopes != 0; scopes &= scopes - 1)
    close_scope(match, static_cast<std::uint8_t>(std::countr_zero(scopes)));
}

}  // namespace kawari
