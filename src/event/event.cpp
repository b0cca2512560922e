#include "event/event.h"
#include "state/rules.h"

#include <utility>

namespace kawari {
namespace {

FactSet facts_of_move(const Match& match, const Part& part) {
  const Rules& rules = *match.rules;
  FactSet set;
  switch (part.verb) {
    case Verb::banish:
    case Verb::destroy:
      set |= rules.banish_fact;
      break;
    case Verb::discard:
      set |= Fact::discarded;
      break;
    case Verb::give_back:
    case Verb::uncover:
      set |= Fact::returned_to_hand;
      break;
    case Verb::ink:
      set |= Fact::inked;
      break;
    case Verb::break_shield:
      set |= Fact::shield_broken;
      break;
    case Verb::none:
    case Verb::draw:
    case Verb::put:
    case Verb::play:
    case Verb::resolve:
    case Verb::quest:
    case Verb::challenge:
    case Verb::sing:
    case Verb::move:
    case Verb::choose:
    case Verb::support:
    case Verb::start_turn:
    case Verb::end_turn:
    case Verb::use_ability:
    case Verb::shift:
    case Verb::lose_game:
    case Verb::end_challenge:
    case Verb::attack:
    case Verb::block:
    case Verb::battle:
    case Verb::win_battle:
    case Verb::lose_battle:
    case Verb::unblocked:
    case Verb::end_battle:
    case Verb::keep_tapped:
    case Verb::aim:
    case Verb::count_:
      break;
  }
  // Where only the card on top goes, the object stays.
  const bool stays = part.verb == Verb::uncover && part.object.is_slot() &&
                     in_place(match.state, part.object) &&
                     match.state.slot(part.object.slot()).under_count > 0;
  // What lies at a shield is neither put into play nor does it leave it.
  const CardId card = !rules.at_shields ? kNoCard : card_of(match.state, part.object);
  const bool at_shield = card != kNoCard && (match.face(card).kinds & rules.at_shields).any();
  if (part.from == Zone::play && !stays && !at_shield) set |= Fact::left;
  if (part.from == Zone::discard) set |= Fact::left_discard;
  if (part.from == Zone::deck && part.to != Zone::hand) set |= Fact::put_from_deck;
  switch (part.to) {
    case Zone::play:
      set |= at_shield ? Fact::put_into_shields : Fact::entered;
      break;
    case Zone::discard:
      set |= rules.discard_fact;
      break;
    case Zone::resource:
      set |= rules.resource_fact;
      break;
    case Zone::deck:
      set |= Fact::put_into_deck;
      break;
    case Zone::shields:
      set |= Fact::put_into_shields;
      break;
    case Zone::hand:
      set |= Fact::put_into_hand;
      break;
    case Zone::under:
      set |= Fact::put_under;
      break;
    case Zone::none:
    case Zone::reserve:
    case Zone::pending:
    case Zone::removed:
    case Zone::count_:
      break;
  }
  return set;
}

FactSet facts_of_mark(const Match& match, const Part& part) {
  if (part.to == Zone::resource) return match.rules->resource_fact;  // along with the card above it
  if (part.to == Zone::discard) return match.rules->discard_fact;
  switch (part.verb) {
    case Verb::quest:
      return Fact::quested;
    case Verb::challenge:
      return Fact::challenged;
    case Verb::sing:
      return Fact::sang;
    case Verb::play: {
      if (is_kind(match, part.object, Kind::action))
        return FactSet(Fact::played, match.rules->play_action_fact);
      const bool character = is_kind(match, part.object, Kind::character);
      return FactSet(Fact::played, character ? match.rules->play_character_fact : Fact::played);
    }
    case Verb::attack:
      return Fact::attacked;
    case Verb::block:
      return Fact::blocked;
    case Verb::battle:
      return Fact::battled;
    case Verb::win_battle:
      return Fact::won_battle;
    case Verb::lose_battle:
      return Fact::lost_battle;
    case Verb::choose:
      return FactSet(Fact::chosen, part.marked().chosen_as);
    case Verb::use_ability:
      return Fact::ability_used;
    case Verb::start_turn:
      return Fact::turn_started;
    case Verb::end_turn:
      return Fact::turn_ended;
    case Verb::end_challenge:
      return Fact::challenge_ended;
    case Verb::unblocked:
      return Fact::unblocked;
    case Verb::end_battle:
      return Fact::battle_ended;
    case Verb::keep_tapped:
      return Fact::kept_tapped;
    case Verb::aim:
      return Fact::about_to_break;
    case Verb::none:
    case Verb::banish:
    case Verb::destroy:
    case Verb::discard:
    case Verb::draw:
    case Verb::give_back:
    case Verb::uncover:
    case Verb::put:
    case Verb::ink:
    case Verb::resolve:
    case Verb::move:
    case Verb::support:
    case Verb::shift:
    case Verb::lose_game:
    case Verb::break_shield:
    case Verb::count_:
      break;
  }
  return {};
}

}  // namespace

FactSet facts_of(const Match& match, const Part& part) {
  const Rules& rules = *match.rules;
  switch (part.kind) {
    case PartKind::none:
      return {};
    case PartKind::deal_damage:
      return FactSet(Fact::damage_dealt, Fact::damage_taken);
    case PartKind::put_damage:
      return part.has(kFromMove) ? FactSet(Fact::damage_moved, Fact::damage_taken)
                                 : FactSet(Fact::damage_put, Fact::damage_taken);
    case PartKind::remove_damage:
      return part.has(kFromMove) && !match.edition->moving_is_removing ? FactSet()
                                                                       : FactSet(Fact::damage_removed);
    case PartKind::draw:
      return Fact::drawn;
    case PartKind::move_card:
      return facts_of_move(match, part);
    case PartKind::exert:
      return rules.exert_fact;
    case PartKind::ready:
      return rules.ready_fact;
    case PartKind::gain_lore:
      return Fact::lore_gained;
    case PartKind::lose_lore:
      return Fact::lore_lost;
    case PartKind::relocate:
      return rules.relocate_fact;
    case PartKind::turn_over:
      return Fact::turned_over;
    case PartKind::put_under:
      // [LOR-2.1 8.10] a card that another one is played on is not put beneath it by anybody
      return part.verb == Verb::shift ? FactSet() : FactSet(Fact::put_under);
    case PartKind::apply: {
      const Node& node = match.book()[part.cause];
      if (node.op == Op::gets) return Fact::stat_changed;
      if (node.op == Op::gains && match.book().op(match.book().kid(node, 1)) == Op::keyword)
        return Fact::keyword_gained;
      return {};
    }
    case PartKind::mark:
      return facts_of_mark(match, part);
    case PartKind::shuffle:
      return Fact::shuffled;
    case PartKind::reveal:
      return Fact::revealed;
    case PartKind::look:
    case PartKind::pay:
      return {};
    case PartKind::begin_step:
      return Fact::phase_began;
  }
  return {};
}

PlayerId affected_player(const Match& match, const Part& part) {
  switch (part.kind) {
    case PartKind::draw:
    case PartKind::gain_lore:
    case PartKind::lose_lore:
    case PartKind::shuffle:
    case PartKind::pay:
    case PartKind::begin_step:
    case PartKind::mark:
      return part.player;
    case PartKind::none:
    case PartKind::deal_damage:
    case PartKind::put_damage:
    case PartKind::remove_damage:
    case PartKind::move_card:
    case PartKind::exert:
    case PartKind::ready:
    case PartKind::relocate:
    case PartKind::put_under:
    case PartKind::turn_over:
    case PartKind::apply:
    case PartKind::reveal:
    case PartKind::look:
      break;
  }
  const PlayerId owner = owner_of(match.state, part.object);
  return owner == kNoPlayer ? part.player : owner;
}

ObjectRef across(const State& state, ObjectRef object) {
  if (!object.is_slot() || !in_place(state, object) || state.slot(object.slot()).combat == 0) return {};
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top != kNoCard && slot.combat != 0 && SlotId{i} != object.slot())
      return ref_of(state, SlotId{i});
  }
  return {};
}

namespace {

// A card of a record, with the face that it has now and with whoever can see it: now as well, where the
// record was made before.
void tell_card(const Match& match, CardId card, FaceId& face, Sighting& at) {
  if (card == kNoCard) return;
  if (face == kNoFace) face = match.state.card(card).face;
  if (at.zone == Zone::none)
    at = sighting(match, card);
  else
    at.seen_by |= seen_by(match, card);
}
void tell_cards(const Match& match, PartRecord& part) {
  tell_card(match, part.card, part.face, part.at);
  tell_card(match, part.other, part.other_face, part.other_at);
  tell_card(match, part.source, part.source_face, part.source_at);
}

constexpr std::uint8_t kAllPlayers = 0xFF;

// What the chooser does not see either is chosen by its place, openly.
std::uint8_t shown_to(const Match& match, const TraceItem& choice) {
  std::uint8_t out = kAllPlayers;
  for (const Option& option : choice.options) {
    if (!option.is(OptionKind::object)) continue;
    const CardId card = card_of(match.state, option.object());
    if (card != kNoCard && sees_face(match, choice.player, card)) out &= seen_by(match, card);
  }
  return out;
}

// What is done openly: whoever takes an action shows its card, and an ability that applies, waits or resolves
// is named. What only could have been done stays with those who see the card.
bool is_open(TraceKind kind) {
  switch (kind) {
    case TraceKind::candidates:
    case TraceKind::declined:
    case TraceKind::ceased:
    case TraceKind::closed:
    case TraceKind::infeasible:
    case TraceKind::not_triggered:
    case TraceKind::choice:
      return false;
    case TraceKind::action:
    case TraceKind::phase_began:
    case TraceKind::phase_skipped:
    case TraceKind::happened:
    case TraceKind::replaced:
    case TraceKind::self_replaced:
    case TraceKind::covered:
    case TraceKind::calculated:
    case TraceKind::prevented:
    case TraceKind::impossible:
    case TraceKind::triggered:
    case TraceKind::resolving:
    case TraceKind::resolved:
    case TraceKind::no_effect:
    case TraceKind::check:
    case TraceKind::entry:
    case TraceKind::attempted:
    case TraceKind::ended:
    case TraceKind::used:
    case TraceKind::won:
    case TraceKind::lost:
    case TraceKind::reading:
    case TraceKind::fault:
      break;
  }
  return true;
}

// What the record keeps of what the part carries by its kind.
void tell_more(const NothingMore&, PartRecord&) {}
void tell_more(const DealtMore& dealt, PartRecord& r) { r.base = dealt.base; }
void tell_more(const MovedMore& moved, PartRecord& r) {
  r.leaves = moved.leaves;
  r.put_by_effect = moved.put_by_effect;
}
void tell_more(const AppliedMore&, PartRecord&) {}
void tell_more(const MarkedMore& marked, PartRecord& r) {
  r.way = marked.way;
  r.attacked = marked.attacked;
}
void tell_more(const StepMore& step, PartRecord& r) { r.phase = step.phase; }

}  // namespace

PartRecord record(const Match& match, const Part& part) {
  PartRecord r;
  r.kind = part.kind;
  r.verb = part.verb;
  r.facts = facts_of(match, part);
  r.player = part.player;
  r.card = card_of(match.state, part.object);
  if (r.card != kNoCard) r.face = match.state.card(r.card).face;
  // Who banished it is for abilities to ask; that it is banished is said of one card.
  if (part.verb != Verb::banish) r.other = card_of(match.state, part.other);
  if (r.other != kNoCard) r.other_face = match.state.card(r.other).face;
  r.source = part.source;
  if (listening(match)) tell_cards(match, r);
  r.from = part.from;
  r.to = part.to;
  r.base = r.amount = part.amount;
  r.flags = part.flags;
  r.cause = part.cause;
  part.visit_more([&](const auto& more) { tell_more(more, r); });
  if (part.player == kNoPlayer) r.player = affected_player(match, part);
  return r;
}

namespace {

// The nearer of two attempts: `env` keeps the roles of the one that is returned.
void take_nearer(Misfit& best, Env& best_env, const Misfit& found, const Env& env) {
  if (best.event != kNoNode && found.what <= best.what) return;
  best = found;
  best_env = env;
}

// A part with its two cards in their places, against a single event.
Misfit misfit_as_is(const Match& match, Env& env, NodeId event, const Part& part) {
  using What = Misfit::What;
  const Book& book = match.book();
  const Node& node = book[event];
  const bool passive = (node.value & kPassive) != 0;
  env.subject = passive ? part.other : part.object;
  env.other = passive ? part.object : part.other;
  // Of one that leaves a challenge, the other card is the one that it was in it with.
  if (!passive && env.other.none() && part.from == Zone::play && part.kind == PartKind::move_card)
    env.other = across(match.state, part.object);
  env.event_player = part.player == kNoPlayer ? affected_player(match, part) : part.player;
  env.event_amount = part.amount;
  env.event_source = part.source;
  env.event_from = part.from;
  env.event_cause = part.cause;
  // A card or ability that was used by means of a keyword.
  env.playing_with = part.kind == PartKind::mark        ? part.marked().with
                     : part.kind == PartKind::move_card ? part.moved().with
                                                        : kNoKeyword;
  env.event_unpaid = part.verb == Verb::put || part.has(kUnpaid);
  const NodeId subject = book.kid(node, 0);
  const NodeId other = book.kid(node, 1);
  const NodeId player = book.kid(node, 2);
  const NodeId condition = book.kid(node, 3);
  if (!book.absent(subject)) {
    if (env.subject.none()) return {What::subject, event, kNoNode};
    if (!fits(match, env, subject, env.subject)) return {What::subject, event, subject};
  }
  if (!book.absent(other)) {
    if (env.other.none()) return {What::other, event, kNoNode};
    if (!fits(match, env, other, env.other)) return {What::other, event, other};
  }
  if (!book.absent(player) && !includes(match, env, player, env.event_player))
    return {What::player, event, player};
  if (!holds(match, env, condition)) return {What::condition, event, condition};
  return {What::nothing, event, kNoNode};
}

}  // namespace

Misfit misfit(const Match& match, Env& env, NodeId event, const Part& part, FactSet all) {
  const Book& book = match.book();
  const Node& node = book[event];
  if (node.op != Op::any_event) {
    if (!all.has(fact_of(node.value))) return {Misfit::What::kind, event, kNoNode};
    const Fact fact = fact_of(node.value);
    if ((fact != Fact::battled && fact != Fact::battle_ended) || part.other.none())
      return misfit_as_is(match, env, event, part);
  }
  Misfit best;
  Env best_env = env;
  if (node.op == Op::any_event) {
    for (int i = 0; i < node.kid_count && best; ++i) {
      Env one = env;
      const Misfit found = misfit(match, one, book.kid(node, i), part, all);
      take_nearer(best, best_env, found, one);
    }
  } else {
    // A battle has no first and second: either of the two battles.
    Part swapped = part;
    std::swap(swapped.object, swapped.other);
    best = misfit_as_is(match, best_env, event, swapped);
    if (best) take_nearer(best, best_env, misfit_as_is(match, env, event, part), env);
  }
  env = best_env;
  return best;
}

bool begin_proposal(Match& match, std::uint8_t reg) {
  State& state = match.state;
  Proposal& proposal = state.proposals.add(state);
  proposal.number = static_cast<std::uint8_t>(state.proposals.size() - 1);
  proposal.first = state.parts.next_place();
  proposal.frame_depth = static_cast<std::uint8_t>(state.frames.size());
  proposal.reg = reg;
  return state.fault == Fault::none;
}

bool add_part(Match& match, const Part& part) {
  State& state = match.state;
  state.parts.push(state, part);
  if (state.fault != Fault::none) return false;
  ++state.proposals.back().count;
  return true;
}

std::uint8_t open_scope(Match& match) {
  State& state = match.state;
  for (std::uint8_t i = 0; i < kMaxScopes; ++i) {
    if (state.scopes >> i & 1) continue;
    state.scopes |= std::uint64_t{1} << i;
    return i;
  }
  state.raise(Fault::too_many_scopes);
  return 0xFF;
}

void close_scope(Match& match, std::uint8_t scope) {
  if (scope == 0xFF) return;
  State& state = match.state;
  state.scopes &= ~(std::uint64_t{1} << scope);
  for (std::size_t i = state.applied.size(); i-- > 0;)
    if (state.applied[i].scope == scope) state.applied.erase(i);
  // A one-shot effect covers the whole event that it was used on; with the event it is gone.
  for (std::size_t i = state.effects.size(); i-- > 0;) {
    if (state.effects[i].spent != scope + 1) continue;
    state.effects.erase(i);
    match.derived.dirty = true;
  }
}

std::uint8_t proposal_scope(Match& match) {
  const std::uint8_t scope = open_scope(match);
  if (scope != 0xFF) match.state.proposals.back().fresh_scopes |= std::uint64_t{1} << scope;
  return scope;
}

Part make_part(PartKind kind, Verb verb, PlayerId player, ObjectRef object) {
  Part part(kind);
  part.verb = verb;
  part.player = player;
  part.object = object;
  return part;
}

Part mark_part(Verb verb, PlayerId player, ObjectRef object, ObjectRef other) {
  Part part = make_part(PartKind::mark, verb, player, object);
  part.other = other;
  return part;
}

Part damage_part(PartKind kind, ObjectRef object, int amount, CardId source) {
  Part part = make_part(kind, Verb::none, kNoPlayer, object);
  part.amount = amount;
  if (kind == PartKind::deal_damage) part.dealt().base = amount;
  part.source = source;
  return part;
}

Part draw_part(const Match& match, PlayerId player) {
  Part part = make_part(PartKind::draw, Verb::draw, player);
  part.amount = 1;
  part.from = Zone::deck;
  part.to = Zone::hand;
  // An empty deck: nothing can be drawn, but what would happen can still be replaced.
  if (match.state.list(player, Zone::deck).count == 0) part.flags |= kAttemptOnly;
  return part;
}

Part move_to_part(const Match& match, PlayerId player, ObjectRef character, ObjectRef location) {
  Part part = make_part(PartKind::relocate, Verb::move, player, character);
  part.other = location;
  part.to = Zone::play;
  if (in_place(match.state, character) && match.state.slot(character.slot()).location != kNoSlot)
    part.from = Zone::play;
  return part;
}

Part move_part(const Match& match, ObjectRef object, Zone to, Verb verb) {
  const CardId card = card_of(match.state, object);
  Part part = make_part(PartKind::move_card, verb, kNoPlayer, object);
  part.player = card == kNoCard ? kNoPlayer : match.state.card(card).player();
  part.from = card == kNoCard ? Zone::none : match.state.card(card).zone;
  part.to = to;
  part.amount = 1;
  return part;
}

void trace(Match& match, TraceItem item) {
  if (!match.trace) return;
  item.depth = static_cast<std::uint8_t>(match.state.frames.size());
  // A card that will be turned over is told with the face that it has now.
  tell_cards(match, item.part);
  tell_card(match, item.by.card, item.by.face, item.by.at);
  for (EffectRecord& effect : item.list) tell_card(match, effect.card, effect.face, effect.at);
  if (item.kind == TraceKind::choice) item.shown_to = shown_to(match, item);
  item.part.source_at.seen_by = kAllPlayers;  // whose effect it is has been said
  if (item.kind == TraceKind::action) item.part.at.seen_by = item.part.other_at.seen_by = kAllPlayers;
  if (is_open(item.kind)) item.by.at.seen_by = kAllPlayers;
  if (item.kind != TraceKind::happened && match.rules->rules_behind) match.rules->rules_behind(match, item);
  match.trace->items.push_back(std::move(item));
}

namespace {

bool holds_node(const Book& book, NodeId root, NodeId node) {
  return any_in(book, root, [&](NodeId id) { return id == node; });
}

}  // namespace

FaceId face_with(const Match& match, NodeId node) {
  // Of several the first of the database: which of them lies where does not matter.
  FaceId found = kNoFace;
  for (const Card& card : match.state.cards) {
    if (card.face == kNoFace || (found != kNoFace && index(card.face) >= index(found))) continue;
    for (const Ability& ability : (*match.cards)[card.face].abilities)
      if (holds_node(match.book(), ability.root, node)) found = card.face;
  }
  return found;
}

WordId ability_name(const Match& match, CardId card, NodeId node, KeywordId* keyword) {
  return ability_name(match, card == kNoCard ? kNoFace : match.state.card(card).face, node, keyword);
}

WordId ability_name(const Match& match, FaceId face, NodeId node, KeywordId* keyword) {
  if (node == kNoNode) return kNoWord;
  const auto inside = [&](NodeId root) { return holds_node(match.book(), root, node); };
  if (face != kNoFace) {
    for (const Ability& ability : (*match.cards)[face].abilities) {
      if (!inside(ability.root)) continue;
      if (keyword) *keyword = ability.keyword;
      return ability.name;
    }
  }
  for (std::size_t k = 0; k < match.cards->keyword_abilities.size(); ++k)
    for (const Ability& ability : match.cards->keyword_abilities[k])
      if (inside(ability.root)) {
        if (keyword) *keyword = KeywordId(k);
        return kNoWord;
      }
  return kNoWord;
}

EffectRecord effect_record(const Match& match, CardId card, NodeId node, PlayerId controller) {
  EffectRecord r;
  r.card = card;
  if (card != kNoCard) r.face = match.state.card(card).face;
  r.node = node;
  r.controller = controller;
  r.ability = ability_name(match, card, node, &r.keyword);
  return r;
}

}  // namespace kawari
