// The table that makes the core play Duel Masters.
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/own_messages.h"

#include <bit>

#include "games/duel_masters/messages.h"
#include "games/duel_masters/obstacles.h"
#include "games/duel_masters/phrases.h"
#include "games/duel_masters/rule_index.h"
#include "text/grammar.h"

namespace kawari::duel_masters {

void play_by_effect(Match& match, const EffectPlay& play);

namespace {

// By Phase.
constexpr std::string_view kPhases[] = {"start", "draw", "charge", "main", "attack", "end"};
static_assert(std::size(kPhases) == static_cast<std::size_t>(Phase::count_));
// By Action.
constexpr std::string_view kVerbs[] = {"pass",  "charge", "summon", "cast",   "generate",
                                       "cross", "attack", "use",    "fortify"};
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Action::fortify) + 1);

const Grammar& grammar() {
  static const Grammar built(duel_masters_rows(), duel_masters_vocabulary());
  return built;
}

int calculate_damage(const Match&, const Part& part) { return part.amount; }

Verdict can_choose(const Match& match, PlayerId who, ObjectRef object, CardId) {
  if (!object.is_slot() || match.state.slot(object.slot()).controller == who) return Verdict::yes();
  if (const Forbidden f = forbidden(match, object, Ban::be_chosen))
    return Verdict::no(::kawari::rule::key(::kawari::rule::cant_beats_can), f.by, f.node);
  return Verdict::yes();
}

bool may_enter_exerted(const Match&, const Part&) { return false; }

// [DM-1.50 117.1, 805.4b] A psychic card moves on to the hyperspatial zone; its first move counts as well.
Zone final_zone(const Match& match, CardId card, Zone to) {
  return to != Zone::play && match.face(card).is(kind::psychic) ? zone::reserve : to;
}

// [DM-1.50 405.1] A card of several civilizations is put into the mana zone tapped.
bool enters_exerted(const Match& match, const Part& part) {
  // Of linked gods the card that leaves, not the whole.
  const CardId card = part.single != kNoCard ? part.single : card_of(match.state, part.object);
  return part.to == Zone::resource && card != kNoCard &&
         std::popcount(static_cast<unsigned>(match.own_face(card).colours)) > 1;
}

// Whether the mana card may be picked: each pick must leave enough cards for the civilizations that are still
// to be paid.
Verdict can_pay_with(const Match& match, const Pending& pending, CardId card) {
  const State& state = match.state;
  const Frame& frame = state.frames[pending.frame];
  const Verdict no = Verdict::no(rule::key(rule::pay_mana), card);
  if (state.card(card).exerted) return no.as(Obstacle::exerted);
  ManaCards paying{};
  for (const ObjectRef picked : state.picks) paying.push(picked.card());
  paying.push(card);
  if (unpaid_civilizations(match, frame.card, paying) > pending.least - 1)
    return Verdict::no(rule::key(rule::pay_civilizations), card).as(id(OwnObstacle::colour_missing));
  return Verdict::yes();
}

// Handles cards that have come into a hand or onto a deck, or that lost the card on top of them in the battle
// zone.
void arrived(Match& match, const Proposal& proposal) {
  bool apart = false, decks = false, shields = false;
  int battle = -1;
  for (int i = 0; i < proposal.count; ++i) {
    const Part& part = match.state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.verb == verb::battle && part.kind == PartKind::mark) battle = i;
    if (part.kind != PartKind::move_card) continue;
    apart |= part.from == Zone::play && part.moved().apart != kNoSlot;
    decks |= part.to == Zone::deck;
    shields |= part.from == zone::shields;
  }
  if (battle >= 0)
    battle_ordered(match, match.state.parts[static_cast<std::size_t>(proposal.first + battle)]);
  if (apart) piles_fell_apart(match, proposal);
  if (decks) decks_reached(match, proposal);
  // Declared shield triggers that have left the hand are also forgotten there.
  if (shields || match.state.deferred_count > 0) shields_taken(match, proposal);
}

// The cards that the open question of a procedure asks for.
struct Picks {
  Zone zone = Zone::none;
  PlayerId whose = kNoPlayer;
  RuleKey cited = kNoRule;
};
Picks picks_of(const Match& match, const Pending& pending) {
  const Frame& frame = match.state.frames[pending.frame];
  const bool playing = runs<Play>(frame) || runs<Cross>(frame);
  if (playing && pending.ask == Ask::pay_cards)
    return {Zone::resource, frame.controller, rule::key(rule::pay_mana)};
  if (playing && pending.purpose == Purpose::crossing)
    return {Zone::play, frame.controller, rule::key(rule::cross)};
  if (playing && match.face(pending.card).is(Kind::location))
    return {zone::shields, frame.controller, rule::key(rule::fortify)};
  if (playing) return {Zone::play, frame.controller, rule::key(rule::evolution_base)};
  if (runs<Carry>(frame)) return {Zone::play, frame.controller, rule::key(rule::carries_on)};
  if (runs<Order>(frame)) return {Zone::deck, frame.controller, rule::key(rule::deck_order)};
  if (pending.purpose == Purpose::trigger)
    return {Zone::hand, pending.who, rule::key(rule::shield_trigger_first)};
  if (runs<Use>(frame)) return {Zone::play, frame.controller, rule::key(rule::tap_ability)};
  if (!runs<Attack>(frame)) return {};
  if (pending.ask == Ask::block) return {Zone::play, pending.who, rule::key(rule::block)};
  return {zone::shields, local<Attack>(frame).player, rule::key(rule::break_choose)};
}

// What a procedure asks for: a base, a blocker, shields, the cards that pay.
Verdict could_pick(const Match& match, const Pending& pending, ObjectRef object) {
  const State& state = match.state;
  const Frame& frame = state.frames[pending.frame];
  const Picks picks = picks_of(match, pending);
  const CardId card = card_of(state, object);
  if (picks.zone == Zone::none || card == kNoCard) return Verdict::no(picks.cited);
  const Verdict no = Verdict::no(picks.cited, card);
  if (state.card(card).player() != picks.whose)
    return no.as(picks.whose == pending.who ? Obstacle::not_yours : Obstacle::not_opposing);
  if (state.card(card).zone != picks.zone) return no.elsewhere(picks.zone, picks.whose);
  for (const ObjectRef picked : state.picks)
    if (picked == object) return no.as(Obstacle::picked_already);
  if (picks.zone == Zone::resource) return can_pay_with(match, pending, card);
  if (picks.zone == zone::shields) return Verdict::yes();
  if (picks.zone == Zone::deck) return can_be_next(match, frame, object);
  if (pending.purpose == Purpose::trigger) return is_declared(match, card) ? Verdict::yes() : no;
  if (runs<Carry>(frame)) return may_carry_on(match, frame, object) ? Verdict::yes() : no;
  if (pending.purpose == Purpose::crossing) return can_cross(match, picks.whose, pending.card, card, true);
  if (pending.purpose == Purpose::second_base) {
    if (can_be_bases(match, picks.whose, frame.card, local<Play>(frame).base, card)) return Verdict::yes();
    return no.as(Obstacle::not_a_base);
  }
  if (runs<Play>(frame)) return can_be_base(match, picks.whose, frame.card, card);
  if (runs<Use>(frame)) return can_tap_for(tapping(match, frame), card);
  return can_block(match, state.card(card).slot, frame.subject, frame.other);
}

void procedure_options(const Match& match, const Pending& pending, ObjectList& out) {
  const State& state = match.state;
  const auto offer = [&](ObjectRef ref) {
    if (could_pick(match, pending, ref).legal) out.push(ref);
  };
  const Picks picks = picks_of(match, pending);
  if (picks.zone == Zone::play)
    for (const SlotId slot : slots_in_order(match)) offer(ref_of(state, slot));
  else if (picks.zone != Zone::none)
    for (CardId c = state.list(picks.whose, picks.zone).first; c != kNoCard; c = state.card(c).next)
      offer(ref_of(state, c));
  // [DM-1.50 507.1b] Where one creature blocks, it is one of those that have to, if there are any.
  if (pending.ask != Ask::block || match.edition->on(kSeveralBlockers)) return;
  ObjectList compelled{};
  for (const ObjectRef ref : out)
    if (must_block(match, ref)) compelled.push(ref);
  if (!compelled.empty()) out = compelled;
}

// … and nothing else has to be picked.
Verdict can_pick(const Match& match, const Pending& pending, ObjectRef object) {
  const Verdict could = could_pick(match, pending, object);
  if (!could.legal || pending.ask != Ask::block || must_block(match, object)) return could;
  ObjectList offered{};
  procedure_options(match, pending, offered);
  for (const ObjectRef ref : offered)
    if (const Forbidden duty = must_block(match, ref))
      return Verdict::no(rule::key(rule::must_block), duty.by, duty.node);
  return could;
}

constexpr Stat kToldFigures[] = {Stat::strength};
constexpr auto kProcedures = Procedures::rows();

}  // namespace

const Rules& rules() {
  static const Rules kRules = [] {
    Rules r{};
    r.id = "duel-masters";
    r.editions = editions();
    r.keywords = keywords();
    r.procedures = kProcedures;
    r.rule_index = rule_index();
    r.edition_changes = edition_changes();
    r.open_points = open_points();
    r.phases = kPhases;
    r.verbs = kVerbs;
    r.grammar = grammar;
    r.facts = &facts();
    r.zones = &zones();
    r.marks = kMarks;
    r.told_figures = kToldFigures;
    r.events = &events();
    r.own_ops = &own_forms();
    r.resource_hidden = false;
    r.enters_singly = true;
    r.newcomer_watches = true;  // [DM-1.50 603.5a]
    r.committed = arrived;
    r.owner_orders_deck = true;
    r.plays_at_once = true;
    r.put_under_last = true;                       // [DM-1.50 403.4a]
    r.attached = {Kind::location, zone::shields};  // a castle lies at a shield
    r.linking = {.links = links,
                 .can_link = can_link,
                 .pick = pick_partner,
                 .enter = enter_as_god,
                 .given = linked_in_position,
                 .enters = rule::key(rule::link_state),
                 .leaves = rule::key(rule::one_leaves_check)};
    r.link_sides = {.places = link_places,
                    .lay = lay_beside,
                    .now = linked_place,
                    .question = id(OwnMessage::ask_side),
                    .message = at_side};
    r.can_enter = can_enter;
    r.endless_draw = rule::key(rule::endless_loop);
    r.main_step = Turn::step_id(Turn::Step::act);
    r.main_phase = id(Phase::charge);
    r.turn_procedure = Turn::kId;
    r.after_procedure = After::kId;
    r.setup_procedure = Setup::kId;
    r.play_by_effect = play_by_effect;
    r.assault = id(Keyword::power_attacker);
    r.lose = lose;
    r.check_now = check_now;
    r.put_on = lies_on;
    r.top_leaves = reconstruct;
    r.final_zone = final_zone;
    r.enters_exerted = enters_exerted;
    r.damage_keyword = kNoKeyword;
    r.calculate_damage = calculate_damage;
    r.list_actions = list_actions;
    r.verdict = verdict;
    r.only_turn_player = rule::key(rule::main_step);
    r.begin_action = begin_action;
    r.can_choose = can_choose;
    r.can_pick = can_pick;
    r.procedure_options = procedure_options;
    r.waits_for_this = waits_for_this;
    r.list_numbers = list_breakers;
    r.can_play = can_play;
    r.may_enter_exerted = may_enter_exerted;
    r.entry_rule = ::kawari::rule::key(::kawari::rule::entry_state);
    r.rules_behind = rules_behind;
    r.words = &kGameWords;
    return r;
  }();
  return kRules;
}

}  // namespace kawari::duel_masters
