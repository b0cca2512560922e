// The table that makes the core play Lorcana.
#include "games/lorcana/lorcana.h"

#include "games/lorcana/messages.h"
#include "games/lorcana/obstacles.h"
#include "games/lorcana/phrases.h"
#include "games/lorcana/rule_index.h"
#include "text/grammar.h"

namespace kawari::lorcana {

Verdict can_play(const Match& match, PlayerId who, CardId card, bool free);
void play_by_effect(Match& match, const EffectPlay& play);

namespace {

// By Phase.
constexpr std::string_view kPhases[] = {"ready", "set", "draw", "main", "end"};
static_assert(std::size(kPhases) == static_cast<std::size_t>(Phase::count_));
// By Action.
constexpr std::string_view kVerbs[] = {"pass",      "ink",  "play", "quest",
                                       "challenge", "move", "use",  "hand-over"};
// The ways of playing behind the core's, by Way.
constexpr std::string_view kOwnWays[] = {"shift", "sing", "sing-together"};
static_assert(id(Way::sing_together) ==
              static_cast<PlayWay>(of_core(PlayWay::count_) + std::size(kOwnWays) - 1));
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Action::hand_over) + 1);

const Grammar& grammar() {
  static const Grammar built(lorcana_rows(), lorcana_vocabulary());
  return built;
}

bool sings_together(const Frame& frame) {
  return runs<Play>(frame) && local<Play>(frame).way == Way::sing_together;
}
bool asks_second_below(const Frame& frame, const Pending& pending) {
  return runs<Play>(frame) && pending.purpose == Purpose::second_base;
}

// The zone of the cards that the open question of a procedure asks for: singers, cards of a Shift cost, cards
// to put back.
Zone picks_from(const Match& match, const Pending& pending) {
  const Frame& frame = match.state.frames[pending.frame];
  if (runs<Setup>(frame)) return Zone::hand;
  if (sings_together(frame) || asks_second_below(frame, pending)) return Zone::play;
  if ((!runs<Play>(frame) && !runs<Use>(frame)) || pending.node == kNoNode) return Zone::none;
  return cost_form(match, pending.node).payers_in;
}

Verdict can_pick(const Match& match, const Pending& pending, ObjectRef object) {
  const State& state = match.state;
  const Frame& frame = state.frames[pending.frame];
  const Zone zone = picks_from(match, pending);
  const bool below = asks_second_below(frame, pending), sings = sings_together(frame);
  const bool setup = runs<Setup>(frame);
  const PlayerId who = setup ? pending.who : frame.controller;
  const RuleKey cited = rule::key(below   ? rule::shift
                                  : sings ? rule::sing_together
                                  : setup ? rule::alter_hand
                                          : rule::pay_in_full);
  const CardId card = card_of(state, object);
  if (zone == Zone::none || card == kNoCard) return Verdict::no(cited);
  const PlayerId owner = state.card(card).player();
  if (owner != who && !(sings && are_teammates(state, who, owner)))
    return Verdict::no(cited, card).as(Obstacle::not_yours);
  if (state.card(card).zone != zone) return Verdict::no(cited, card).elsewhere(zone, who);
  for (const ObjectRef picked : state.picks)
    if (picked == object) return Verdict::no(cited, card).as(Obstacle::picked_already);
  if (setup) return Verdict::yes();
  if (sings) return can_be_singer(match, who, card, true);
  if (below) {
    const CardId first = local<Play>(frame).with;
    const NodeId shift = shift_onto(match, who, frame.card, first);
    if (two_below(match, who, frame.card, shift, first, card)) return Verdict::yes();
    return Verdict::no(cited, card).as(id(OwnObstacle::other_name));
  }
  const NodeId item = pending.node;
  ObjectList could_pay{};
  payers(match, who, frame.card, item, could_pay);
  for (const ObjectRef payer : could_pay)
    if (payer == object) return Verdict::yes();
  return Verdict::no(cited, card, item).as(id(OwnObstacle::cost_cannot_be_paid));
}

void list_ways_anywhere(const Match& match, PlayerId who, CardId card, OptionList& out) {
  list_ways(match, who, card, true, out);
}

void procedure_options(const Match& match, const Pending& pending, ObjectList& out) {
  const State& state = match.state;
  const auto offer = [&](ObjectRef ref) {
    if (can_pick(match, pending, ref).legal) out.push(ref);
  };
  const Frame& frame = state.frames[pending.frame];
  const PlayerId who = runs<Setup>(frame) ? pending.who : frame.controller;
  const Zone zone = picks_from(match, pending);
  if (zone == Zone::hand)
    for (CardId c = state.list(who, Zone::hand).first; c != kNoCard; c = state.card(c).next)
      offer(ref_of(state, c));
  if (zone == Zone::play)
    for (const SlotId slot : slots_in_order(match)) offer(ref_of(state, slot));
}

constexpr Stat kToldFigures[] = {Stat::strength, figure::willpower, figure::lore};
constexpr auto kProcedures = Procedures::rows();

}  // namespace

const Rules& rules() {
  static const Rules kRules = [] {
    Rules r{};
    r.id = "lorcana";
    r.editions = editions();
    r.keywords = keywords();
    r.procedures = kProcedures;
    r.rule_index = rule_index();
    r.edition_changes = edition_changes();
    r.open_points = open_points();
    r.phases = kPhases;
    r.verbs = kVerbs;
    r.own_ways = kOwnWays;
    r.grammar = grammar;
    r.facts = &facts();
    r.zones = &core_zones();
    r.counters = counters();
    r.marks = marks();
    r.told_figures = kToldFigures;
    r.events = &events();
    r.own_ops = &own_forms();
    r.resource_hidden = true;
    r.grants_are_used = true;
    r.resolves_in_play = true;  // [LOR-2.1 4.3.3.2]
    r.main_step = Turn::step_id(Turn::Step::act);
    r.main_phase = id(Phase::main);
    r.leave_step = Turn::step_id(Turn::Step::effects_end);
    r.most_players = kMaxPlayers;  // [LOR-2.1 1.1.1] two or more; this program supports six
    r.turn_procedure = Turn::kId;
    r.after_procedure = After::kId;
    r.setup_procedure = Setup::kId;
    r.play_by_effect = play_by_effect;
    r.assault = id(Keyword::challenger);  // [LOR-2.1 8.5.1] applies to the challenger only
    r.check_now = check_now;
    r.damage_keyword = id(Keyword::resist);
    r.calculate_damage = calculate_damage;
    r.list_actions = list_actions;
    r.verdict = verdict;
    r.only_turn_player = rule::key(rule::only_active_player);
    r.begin_action = begin_action;
    r.can_choose = can_choose;
    r.must_choose = must_be_chosen;
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
