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
constexpr std::string_view kVerbs[] = {"pass", "ink", "play", "quest", "challenge", "move", "use"};

const Grammar& grammar() {
  static const Grammar built(lorcana_rows(), lorcana_vocabulary());
  return built;
}

bool must_choose(const Match&, PlayerId, ObjectRef, CardId) { return false; }

// What a procedure asks for: singers, cards of a Shift cost, cards to put back.
void procedure_options(const Match& match, const Pending& pending, ObjectList& out) {
  const State& state = match.state;
  const Frame& frame = state.frames[pending.frame];
  auto picked = [&](ObjectRef ref) {
    for (const ObjectRef p : state.picks)
      if (p == ref) return true;
    return false;
  };
  const auto hand = [&](PlayerId who, auto fit) {
    for (CardId c = state.list(who, Zone::hand).first; c != kNoCard; c = state.card(c).next) {
      const ObjectRef ref = ref_of(state, c);
      if (!picked(ref) && fit(ref)) (void)out.push(ref);
    }
  };
  if (frame.procedure == kSetupProcedure) {
    hand(pending.who, [](ObjectRef) { return true; });
    return;
  }
  if (frame.procedure == kUseProcedure) {
    ObjectList all{};
    (void)cost_candidates(match, frame.controller, frame.card, pending.node, all);
    for (const ObjectRef ref : all)
      if (!picked(ref)) (void)out.push(ref);
    return;
  }
  if (frame.procedure != kPlayProcedure) return;
  const CardId card = frame.card;
  if (static_cast<PlayWay>(frame.args[1]) == PlayWay::sing_together) {
    for (const SlotId s : slots_in_order(state)) {
      const Slot& slot = state.slot(s);
      const ObjectRef ref = ref_of(state, s);
      if (slot.controller == frame.controller && match.face(slot.top).is(Kind::character) && !slot.drying &&
          !slot.exerted && !picked(ref) && !forbidden(match, ref, Ban::sing))
        (void)out.push(ref);
    }
    return;
  }
  const NodeId cost = shift_cost(match, card);
  if (cost == kNoNode) return;
  const Node& node = match.book()[cost];
  const NodeId item = node.op == Op::costs ? match.book().kid(node, 0) : cost;
  Env env;
  env.controller = frame.controller;
  hand(frame.controller,
       [&](ObjectRef ref) { return ref.card() != card && fits(match, env, match.book().kid(item, 0), ref); });
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
    r.turn_procedure = kTurnProcedure;
    r.after_procedure = kAfterProcedure;
    r.setup_procedure = kSetupProcedure;
    r.play_procedure = kPlayProcedure;
    r.derive = derive;
    r.check_now = check_now;
    r.damage_keyword = id(Keyword::resist);
    r.calculate_damage = calculate_damage;
    r.list_actions = list_actions;
    r.verdict = verdict;
    r.begin_action = begin_action;
    r.can_choose = can_choose;
    r.must_choose = must_choose;
    r.procedure_options = procedure_options;
    r.can_play = can_play;
    r.may_enter_exerted = may_enter_exerted;
    r.entry_rule = rule::key(rule::bodyguard_enter);
    r.rules_behind = rules_behind;
    r.words = &kGameWords;
    return r;
  }();
  return kRules;
}

}  // namespace kawari::lorcana
