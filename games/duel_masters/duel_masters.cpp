// The table that makes the core play Duel Masters.
#include "games/duel_masters/duel_masters.h"

#include <bit>

#include "games/duel_masters/messages.h"
#include "games/duel_masters/phrases.h"
#include "games/duel_masters/rule_index.h"
#include "text/grammar.h"

namespace kawari::duel_masters {
namespace {

constexpr std::string_view kPhases[] = {"start", "draw", "charge", "main", "attack", "end"};
constexpr std::string_view kVerbs[] = {"pass",     "charge", "summon", "cast",
                                       "generate", "cross",  "attack", "use"};

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

bool must_choose(const Match&, PlayerId, ObjectRef, CardId) { return false; }
bool may_enter_exerted(const Match&, const Part&) { return false; }

// [DM-1.50 117.1, 805.4b] A psychic card goes on to the hyperspatial zone; the first move was real.
Zone final_zone(const Match& match, CardId card, Zone to) {
  return to != Zone::play && match.face(card).is(Kind::psychic) ? Zone::reserve : to;
}

// [DM-1.50 405.1] A card of several civilizations is put into the mana zone tapped.
bool enters_exerted(const Match& match, const Part& part) {
  const CardId card = card_of(match.state, part.object);
  return part.to == Zone::resource && card != kNoCard &&
         std::popcount(static_cast<unsigned>(match.face(card).colours)) > 1;
}

// What a procedure asks for: a base, a blocker, shields.
void procedure_options(const Match& match, const Pending& pending, ObjectList& out) {
  const State& state = match.state;
  const Frame& frame = state.frames[pending.frame];
  if (frame.procedure == kPlayProcedure && pending.ask == Ask::pay_cards) {
    for (CardId c = state.list(frame.controller, Zone::resource).first; c != kNoCard;
         c = state.card(c).next) {
      const ObjectRef ref = ref_of(state, c);
      bool picked = false;
      ManaCards paying{};
      for (const ObjectRef p : state.picks) {
        picked = picked || p == ref;
        (void)paying.push(p.card());
      }
      if (state.card(c).exerted || picked || !paying.push(c)) continue;
      // Every pick leaves room for the civilizations that are still to be paid.
      if (unpaid_civilizations(match, frame.card, paying) <= pending.least - 1) (void)out.push(ref);
    }
    return;
  }
  if (frame.procedure == kPlayProcedure) {
    for (const SlotId s : slots_in_order(state))
      if (is_base_for(match, frame.controller, frame.card, state.slot(s).top))
        (void)out.push(ref_of(state, s));
    return;
  }
  if (frame.procedure != kAttackProcedure) return;
  if (pending.ask == Ask::block) {
    for (const SlotId s : slots_in_order(state))
      if (state.slot(s).controller == pending.who && can_block(match, s, frame.subject, frame.other).legal)
        (void)out.push(ref_of(state, s));
    return;
  }
  const PlayerId defender{static_cast<std::uint8_t>(frame.args[1] - 1)};
  for (CardId c = state.list(defender, Zone::shields).first; c != kNoCard; c = state.card(c).next) {
    const ObjectRef ref = ref_of(state, c);
    bool picked = false;
    for (const ObjectRef p : state.picks) picked = picked || p == ref;
    if (!picked) (void)out.push(ref);
  }
}

}  // namespace

std::span<const Procedure> procedures() {
  static const Procedure kProcedures[kProcedureCount] = {
      {"turn", turn_steps()},     {"after", after_steps()},        {"check", check_steps()},
      {"setup", setup_steps()},   {"play", play_steps()},          {"charge", charge_steps()},
      {"attack", attack_steps()}, {"use an ability", use_steps()},
  };
  return kProcedures;
}

const Rules& rules() {
  static const Rules kRules = [] {
    Rules r{};
    r.id = "duel-masters";
    r.editions = editions();
    r.keywords = keywords();
    r.procedures = procedures();
    r.rule_index = rule_index();
    r.edition_changes = edition_changes();
    r.open_points = open_points();
    r.phases = kPhases;
    r.verbs = kVerbs;
    r.grammar = grammar;
    r.exert_fact = Fact::tapped;
    r.ready_fact = Fact::untapped;
    r.resource_fact = Fact::put_into_mana;
    r.discard_fact = Fact::put_into_graveyard;
    r.banish_fact = Fact::destroyed;
    r.play_character_fact = Fact::summoned;
    r.play_action_fact = Fact::cast;
    r.resource_hidden = false;
    r.unplayed_kinds = kind_bit(Kind::item) | kind_bit(Kind::location);  // cross gear, castles
    r.main_step = main_step();
    r.main_phase = kChargeStep;
    r.turn_procedure = kTurnProcedure;
    r.after_procedure = kAfterProcedure;
    r.setup_procedure = kSetupProcedure;
    r.play_procedure = kPlayProcedure;
    r.derive = derive;
    r.lose = lose;
    r.check_now = check_now;
    r.final_zone = final_zone;
    r.enters_exerted = enters_exerted;
    r.damage_keyword = kNoKeyword;
    r.calculate_damage = calculate_damage;
    r.list_actions = list_actions;
    r.verdict = verdict;
    r.begin_action = begin_action;
    r.can_choose = can_choose;
    r.must_choose = must_choose;
    r.procedure_options = procedure_options;
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
