#include "replace/candidates.h"
#include "state/rules.h"
#include "state/taken.h"

#include <algorithm>

namespace kawari {
namespace {

// "Destroy this instead" for its own destruction: the product would be the same event again.
bool same_again(const Match& match, const Candidate& candidate, const Part& part) {
  const bool destroyed = part.verb == Verb::banish || part.verb == Verb::destroy;
  if (!destroyed || !match.edition->policy.needs_feasible ||
      !(match.book()[candidate.node].value & kOptional) || part.object != candidate.self)
    return false;
  const Book& book = match.book();
  const NodeId action = book.kid(candidate.node, 2);
  return book.op(action) == Op::banish && book.op(book.kid(action, 0)) == Op::self;
}

void consider(const Match& match, Candidate candidate, const Part& part, FactSet all, Candidates& out) {
  const Node& node = match.book()[candidate.node];
  if (same_again(match, candidate, part) || unfit(match, candidate, part, all)) return;
  candidate.optional = (node.value & kOptional) != 0;
  candidate.first_time = (node.value & kFirstTime) != 0;
  candidate.one_shot = (node.value & kNextTime) != 0;
  candidate.own_movement = (node.value & kOwnMovement) != 0;
  out.push(candidate);
}

// A candidate of the effect at this place, with the node that says what it replaces.
Candidate candidate_of(const State& state, std::size_t at, NodeId node) {
  const Effect& effect = state.effects[at];
  Candidate c;
  c.node = node;
  c.self = ref_of(state, effect.source);
  c.card = effect.source;
  c.bound = effect.object;
  c.controller = effect.controller;
  c.effect = static_cast<std::int16_t>(at);
  c.named = effect.named;
  c.instance = effect.instance;
  return c;
}

// "Put that card on the bottom of your deck instead of into your discard", waiting on a card that resolves.
void own_destination(const Match& match, const Part& part, Candidates& out) {
  const State& state = match.state;
  for (std::size_t i = 0; i < state.effects.size(); ++i) {
    const Effect& effect = state.effects[i];
    if (effect.spent != Spent::no || effect.object != part.object ||
        match.book().op(effect.node) != Op::put_into)
      continue;
    Candidate c = candidate_of(state, i, effect.node);
    c.one_shot = true;
    out.push(c);
  }
}

// Whether the event is about the card that has the ability.
bool about_itself(const Book& book, NodeId filter) {
  const Node& node = book[filter];
  if (node.op == Op::same_as) return book.op(book.kid(node, 0)) == Op::self;
  if (node.op != Op::all_of) return false;
  for (const NodeId kid : book.kids(node))
    if (about_itself(book, kid)) return true;
  return false;
}

// Where a card's own replacement works: in play; a replacement of its own move also works in every other
// zone. A statement about other cards works only in play, so an entering card is too early.
void of_card_elsewhere(const Match& match, const Part& part, FactSet all, Candidates& out) {
  if (!part.object.is_card()) return;
  const CardId card = part.object.card();
  const Face& face = match.face(card);
  if (!(face.replaces & all)) return;
  std::uint8_t i = 0;
  for (const Ability& ability : face.abilities) {
    const std::uint8_t at = i++;
    if (ability.kind != AbilityKind::replacement || !(ability.watches & all)) continue;
    if (!of_own_move(match.book(), ability.root)) continue;
    // [DM-1.50 609.8a] The replacement is about where a spell goes after it was cast; it does not apply if
    // the spell is discarded.
    if ((match.book()[ability.root].value & kOwnMovement) != 0 && part.verb != Verb::resolve) continue;
    Candidate c;
    c.node = ability.root;
    c.self = part.object;
    c.card = card;
    c.controller = match.state.card(card).player();
    c.ability_index = at;
    consider(match, c, part, all, out);
  }
}

}  // namespace

namespace {

Env plain_env(const Candidate& candidate, const Part& part) {
  Env env;
  env.controller = candidate.controller;
  env.self = candidate.self;
  env.card = candidate.card;
  env.bound = candidate.bound;
  env.subject = part.object;
  env.other = part.other;
  env.event_player = part.player;
  env.event_amount = part.amount;
  env.event_source = part.source;
  env.named = candidate.named;
  return env;
}

}  // namespace

bool of_own_move(const Book& book, NodeId replacement) {
  const NodeId event = book.kid(replacement, 1);
  return is_single_event(book.op(event)) && about_itself(book, book.kid(event, 0));
}

bool first_time_gone(const Match& match, SlotId slot, const AbilityView& ability) {
  return (match.book()[ability.root].value & kFirstTime) != 0 &&
         (match.state.slot(slot).seen & once_bit(ability.index)) != 0;
}

Unfit unfit(const Match& match, const Candidate& candidate, const Part& part, FactSet all) {
  const Book& book = match.book();
  const Node& node = book[candidate.node];
  Unfit out;
  out.env = plain_env(candidate, part);
  out.misfit = misfit(match, out.env, book.kid(node, 1), part, all);
  if (!out.misfit && !holds(match, out.env, book.kid(node, 0))) out.condition = book.kid(node, 0);
  return out;
}

Env env_for(const Match& match, const Candidate& candidate, const Part& part) {
  Env env = plain_env(candidate, part);
  // The event assigns the roles: it may see the two cards the other way round.
  if (candidate.node != kCalculationKey && match.book().op(candidate.node) == Op::replacement)
    (void)event_fits(match, env, match.book().kid(candidate.node, 1), part, facts_of(match, part));
  return env;
}

void candidates_for(const Match& match, const Part& part, Candidates& out) {
  const State& state = match.state;
  const ReplacementPolicy& policy = match.edition->policy;
  const FactSet all = facts_of(match, part);
  const Derived& d = derived(match);
  if (part.kind == PartKind::deal_damage && !part.has(kCalculated)) {
    const Calculation when = part.has(kCombat) ? policy.combat_damage : policy.effect_damage;
    if (when == Calculation::candidate && part.amount > 0 &&
        match.rules->calculate_damage(match, part) != part.amount) {
      Candidate c;
      c.node = kCalculationKey;
      c.self = c.bound = part.object;
      c.card = card_of(state, part.object);
      c.controller = owner_of(state, part.object);
      out.push(c);
    }
  }
  // Damage that was reduced to 0 is not an event that a shield could replace.
  if (part.kind == PartKind::deal_damage && part.amount <= 0 &&
      !(policy.zero_is_dealt && match.edition->reads(other_reading::shield_meets_zero)))
    return;
  // Under this reading, what a game rule does is not an effect and cannot be replaced.
  if (part.cause == kNoNode && part.source == kNoCard && part.verb == Verb::banish &&
      match.edition->reads(other_reading::check_not_replaced))
    return;
  if (d.replacement_facts & all) {
    for (const SlotId id : slots_in_order(match)) {
      if (!(d.slots[index(id)].replaces & all)) continue;
      const AbilityViews abilities = abilities_of(match, id);
      for (const AbilityView& ability : abilities) {
        if (ability.kind != AbilityKind::replacement || !(ability.watches & all)) continue;
        if (first_time_gone(match, id, ability)) continue;
        Candidate c;
        c.node = ability.root;
        c.self = ref_of(state, id);
        c.card = ability.card == kNoCard ? state.slot(id).top : ability.card;
        c.controller = state.slot(id).controller;
        c.ability_index = ability.index;
        c.effect = ability.effect;
        if (c.effect >= 0) c.named = state.effects[static_cast<std::size_t>(c.effect)].named;
        consider(match, c, part, all, out);
      }
    }
    for (std::size_t i = 0; i < state.effects.size(); ++i) {
      const Effect& effect = state.effects[i];
      const Node& node = match.book()[effect.node];
      if (effect.spent != Spent::no || node.op != Op::create) continue;
      const NodeId inner = match.book().kid(node, 1);
      if (match.book().op(inner) != Op::replacement) continue;
      consider(match, candidate_of(state, i, inner), part, all, out);
    }
  }
  if (part.verb == Verb::resolve) own_destination(match, part, out);
  of_card_elsewhere(match, part, all, out);
}

NodeId action_of(const Match& match, const Candidate& candidate) {
  // "… instead of into your discard": the statement itself says where the card goes.
  if (match.book().op(candidate.node) == Op::put_into) return candidate.node;
  return match.book().kid(candidate.node, 2);
}

NodeId follow_up_of(const Match& match, const Candidate& candidate) {
  if (match.book().op(candidate.node) == Op::put_into) return kNoNode;
  const NodeId id = match.book().kid(candidate.node, 3);
  return match.book().absent(id) ? kNoNode : id;
}

namespace {

// The cards that replacements of this proposal have taken, or would take: no card can serve twice.
struct Gone {
  const Match& match;
  const Proposal& proposal;
  int replaced;  // the part that would be replaced
  ObjectList used;

  bool has(ObjectRef ref) const {
    return taken(match.state, proposal, ref, proposal.count, replaced) ||
           std::find(used.begin(), used.end(), ref) != used.end();
  }
};

// The number of cards in these decks that no replacement takes.
int left_in_decks(const Match& match, const Env& env, NodeId whose, const Gone& gone) {
  int out = 0;
  for (const PlayerId p : players(match, env, whose))
    for (CardId c = match.state.list(p, Zone::deck).first; c != kNoCard; c = match.state.card(c).next)
      if (!gone.has(ref_of(match.state, c))) ++out;
  return out;
}

// Whether the cards that an action needs are there. "Can't" effects do not matter here: an attempt to destroy
// is enough.
bool needs_met(const Match& match, const Env& env, NodeId stmt, const Gone& gone) {
  const Book& book = match.book();
  const Node& node = book[stmt];
  if (node.op == Op::none || book.has(node, Traits::NeedsNothing | Traits::DecidedLater)) return true;
  // "Put it … instead of into your discard" needs only the card that goes there.
  if (node.op == Op::put_into && form_of(static_cast<Place>(node.value)).instead_of_discard) return true;
  if (book.has(node, Traits::Composite)) {
    for (const NodeId kid : book.kids(node))
      if (book.sort(kid) == Sort::Stmt && !needs_met(match, env, kid, gone)) return false;
    return true;
  }
  // A card that is neither moved nor turned may serve again.
  const bool takes = !book.has(node, Traits::LeavesCards);
  for (const NodeId kid : book.kids(node)) {
    const Node& k = book[kid];
    if (book.ops().sort(k.op) != Sort::Objects) continue;
    if (book.has(k, Traits::PicksCards)) {
      ObjectList list{};
      const NodeId filter = book.kid(k, 0);
      domain(match, env, filter, list);
      int n = 0;
      for (const ObjectRef ref : list)
        if (fits(match, env, filter, ref) && !(takes && gone.has(ref))) ++n;
      const NodeId many = book.kid(k, 1);
      if (!(k.value & kUpTo) && n < (book.absent(many) ? 1 : amount(match, env, many))) return false;
    } else {
      ObjectList list{};
      objects(match, env, kid, list);
      int there = 0;
      const bool of_deck = k.op == Op::top_of_deck;
      if (of_deck) there = left_in_decks(match, env, book.kid(k, 0), gone);
      for (const ObjectRef ref : list) {
        if (of_deck) break;
        if (takes && gone.has(ref)) {
          if (k.op != Op::all) return false;
          continue;  // "all" are those that are left
        }
        ++there;
        const ObjectRef now = follow(match.state, ref);
        if (now.none()) return false;
        const OpTraits cannot_turn =
            ref.is_slot() && match.state.slot(ref.slot()).exerted ? Traits::NeedsReady : Traits::NeedsExerted;
        if (ref.is_slot() && book.has(node, cannot_turn)) return false;
      }
      const bool counted = book.has(k, Traits::Counted) && !book.absent(book.kid(k, 1));
      if (there < (counted ? amount(match, env, book.kid(k, 1)) : 1)) return false;
    }
  }
  return true;
}

}  // namespace

namespace {

// The cards that an action would use.
void use(const Match& match, const Env& env, NodeId stmt, Gone& gone) {
  const Book& book = match.book();
  const Node& node = book[stmt];
  for (const NodeId kid : book.kids(node)) {
    const Node& k = book[kid];
    if (book.ops().sort(k.op) == Sort::Stmt) use(match, env, kid, gone);
    if (book.ops().sort(k.op) != Sort::Objects || book.has(node, Traits::LeavesCards)) continue;
    ObjectList list{};
    int many = kMaxParts;
    if (book.has(k, Traits::PicksCards)) {
      domain(match, env, book.kid(k, 0), list);
      many = book.absent(book.kid(k, 1)) ? 1 : amount(match, env, book.kid(k, 1));
    } else {
      objects(match, env, kid, list);
    }
    for (const ObjectRef ref : list) {
      if (many == 0 || gone.has(ref)) continue;
      if (book.has(k, Traits::PicksCards) && !fits(match, env, book.kid(k, 0), ref)) continue;
      --many;
      gone.used.push(ref);
    }
  }
}

}  // namespace

namespace {

int place_in(const Match& match, const Proposal& proposal, const Part& part) {
  return static_cast<int>(&part - &match.state.parts[proposal.first]);
}

bool feasible_beside(const Match& match, const Candidate& candidate, const Part& part, const Gone& gone) {
  if (!match.edition->policy.needs_feasible || candidate.node == kCalculationKey) return true;
  return needs_met(match, env_for(match, candidate, part), action_of(match, candidate), gone);
}

}  // namespace

bool used_up(const Match& match, const Candidate& candidate, const Part& here, const Part& there,
             const Proposal& proposal) {
  if (candidate.one_shot || candidate.first_time) return true;
  Gone gone{match, proposal, place_in(match, proposal, here), {}};
  const NodeId action = action_of(match, candidate);
  if (!match.book().has(action, Traits::NeedsNothing))
    use(match, env_for(match, candidate, here), action, gone);
  gone.replaced = place_in(match, proposal, there);
  return !feasible_beside(match, candidate, there, gone);
}

bool feasible(const Match& match, const Candidate& candidate, const Part& part, const Proposal& proposal) {
  return feasible_beside(match, candidate, part, {match, proposal, place_in(match, proposal, part), {}});
}

}  // namespace kawari
