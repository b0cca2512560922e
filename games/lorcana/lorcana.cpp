// The table that makes the core play Lorcana.
#include "games/lorcana/lorcana.h"

#include "games/lorcana/messages.h"
#include "games/lorcana/phrases.h"
#include "games/lorcana/rule_index.h"
#include "text/grammar.h"

namespace kawari::lorcana {

Verdict can_play(const Match& match, PlayerId who, CardId card, bool free);

namespace {

constexpr std::string_view kPhases[] = {"ready", "set", "draw", "main", "end"};
// By Action.
constexpr std::string_view kVerbs[] = {"pass", "ink", "play", "quest", "challenge", "move", "use"};
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Action::use) + 1);

const Grammar& grammar() {
  static const Grammar built(lorcana_rows(), lorcana_vocabulary());
  return built;
}

bool must_choose(const Match& match, PlayerId who, ObjectRef object, CardId) {
  return must_be_chosen(match, who, object).is;
}

// What a procedure asks for: singers, cards of a Shift cost, cards to put back.
// Where the open question of a procedure looks for its picks.
Zone picks_from(const Match& match, const Pending& pending) {
  const Frame& frame = match.state.frames[pending.frame];
  switch (frame.procedure) {
    case kSetupProcedure:
      return Zone::hand;
    case kPlayProcedure:
      if (pending.purpose == Purpose::second_base ||
          static_cast<PlayWay>(frame.args[1]) == PlayWay::sing_together)
        return Zone::play;
      [[fallthrough]];
    case kUseProcedure:
      if (pending.node == kNoNode) return Zone::none;
      return match.book().op(pending.node) == Op::discard_cost ? Zone::hand : Zone::play;
    default:
      return Zone::none;
  }
}

Verdict can_pick(const Match& match, const Pending& pending, ObjectRef object) {
  const State& state = match.state;
  const Frame& frame = state.frames[pending.frame];
  const Zone zone = picks_from(match, pending);
  const bool below = frame.procedure == kPlayProcedure && pending.purpose == Purpose::second_base;
  const bool sings =
      frame.procedure == kPlayProcedure && static_cast<PlayWay>(frame.args[1]) == PlayWay::sing_together;
  const PlayerId who = frame.procedure == kSetupProcedure ? pending.who : frame.controller;
  const RuleKey cited = rule::key(below                                ? rule::shift
                                  : sings                              ? rule::sing_together
                                  : frame.procedure == kSetupProcedure ? rule::alter_hand
                                                                       : rule::pay_in_full);
  const CardId card = card_of(state, object);
  if (zone == Zone::none || card == kNoCard) return Verdict::no(cited);
  if (state.card(card).player() != who) return Verdict::no(cited, card).as(Obstacle::not_yours);
  if (state.card(card).zone != zone) return Verdict::no(cited, card).elsewhere(zone);
  for (const ObjectRef picked : state.picks)
    if (picked == object) return Verdict::no(cited, card).as(Obstacle::picked_already);
  if (frame.procedure == kSetupProcedure) return Verdict::yes();
  if (sings) return can_be_singer(match, who, card);
  if (below) {
    const NodeId shift = shift_onto(match, who, frame.card, CardId(frame.args[2]));
    if (two_below(match, who, frame.card, shift, CardId(frame.args[2]), card)) return Verdict::yes();
    return Verdict::no(cited, card).as(Obstacle::other_name);
  }
  const NodeId item = pending.node;
  ObjectList payers{};
  (void)cost_candidates(match, who, frame.card, item, payers);
  for (const ObjectRef payer : payers)
    if (payer == object) return Verdict::yes();
  return Verdict::no(cited, card, item).as(Obstacle::cost_cannot_be_paid);
}

void list_ways_anywhere(const Match& match, PlayerId who, CardId card, OptionList& out) {
  list_ways(match, who, card, true, out);
}

void procedure_options(const Match& match, const Pending& pending, ObjectList& out) {
  const State& state = match.state;
  const auto offer = [&](ObjectRef ref) {
    if (can_pick(match, pending, ref).legal) out.push(ref);
  };
  const PlayerId who = state.frames[pending.frame].procedure == kSetupProcedure
                           ? pending.who
                           : state.frames[pending.frame].controller;
  const Zone zone = picks_from(match, pending);
  if (zone == Zone::hand)
    for (CardId c = state.list(who, Zone::hand).first; c != kNoCard; c = state.card(c).next)
      offer(ref_of(state, c));
  if (zone == Zone::play)
    for (const SlotId slot : slots_in_order(match)) offer(ref_of(state, slot));
}

}  // namespace

std::span<const Procedure> procedures() {
  static const Procedure kProcedures[kProcedureCount] = {
      {"turn", turn_steps()},   {"after", after_steps()},        {"check", check_steps()},
      {"setup", setup_steps()}, {"play", play_steps()},          {"deferred action", deferred_steps()},
      {"ink", ink_steps()},     {"quest", quest_steps()},        {"challenge", challenge_steps()},
      {"move", move_steps()},   {"use an ability", use_steps()},
  };
  return kProcedures;
}

const Rules& rules() {
  static const Rules kRules = [] {
    Rules r{};
    r.id = "lorcana";
    r.editions = editions();
    r.keywords = keywords();
    r.procedures = procedures();
    r.rule_index = rule_index();
    r.edition_changes = edition_changes();
    r.open_points = open_points();
    r.phases = kPhases;
    r.verbs = kVerbs;
    r.grammar = grammar;
    r.exert_fact = Fact::exerted;
    r.ready_fact = Fact::readied;
    r.resource_fact = Fact::put_into_inkwell;
    r.discard_fact = Fact::put_into_discard;
    r.banish_fact = Fact::banished;
    r.play_character_fact = Fact::played;
    r.play_action_fact = Fact::played;
    r.resource_hidden = true;
    r.main_step = main_step();
    r.main_phase = kMainPhase;
    r.leave_step = leave_step();
    r.most_players = kMaxPlayers;  // [LOR-2.1 1.1.1] two or more; a table of this program seats six
    r.turn_procedure = kTurnProcedure;
    r.after_procedure = kAfterProcedure;
    r.setup_procedure = kSetupProcedure;
    r.play_procedure = kPlayProcedure;
    r.assault = id(Keyword::challenger);  // [LOR-2.1 8.5.1] while challenging, not when challenged
    r.check_now = check_now;
    r.damage_keyword = id(Keyword::resist);
    r.calculate_damage = calculate_damage;
    r.list_actions = list_actions;
    r.verdict = verdict;
    r.only_turn_player = rule::key(rule::only_active_player);
    r.begin_action = begin_action;
    r.can_choose = can_choose;
    r.must_choose = must_choose;
    r.can_pick = can_pick;
    r.procedure_options = procedure_options;
    r.can_play = can_play;
    r.list_ways = list_ways_anywhere;
    r.may_enter_exerted = may_enter_exerted;
    r.entry_keyword = id(Keyword::bodyguard);
    r.entry_rule = rule::key(rule::bodyguard_enter);
    r.rules_behind = rules_behind;
    r.words = &kGameWords;
    return r;
  }();
  return kRules;
}

}  // namespace kawari::lorcana
