// The table that makes the core play Lanterns.
#include "examples/lanterns/lanterns.h"

#include "examples/lanterns/facts.h"
#include "examples/lanterns/messages.h"
#include "examples/lanterns/ops.h"
#include "examples/lanterns/phrases.h"
#include "examples/lanterns/rule_index.h"
#include "examples/lanterns/verbs.h"
#include "examples/lanterns/zones.h"
#include "text/grammar.h"

namespace kawari::lanterns {
namespace {

// By Phase.
constexpr std::string_view kPhases[] = {"draw", "main", "end"};
static_assert(std::size(kPhases) == static_cast<std::size_t>(Phase::count_));
// By Action.
constexpr std::string_view kVerbs[] = {"pass", "light", "whisper", "release"};
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Action::release) + 1);

const Grammar& grammar() {
  static const Grammar built(rows(), vocabulary());
  return built;
}

constexpr Stat kToldFigures[] = {kGlow};
constexpr auto kProcedures = Procedures::rows();

}  // namespace

const Rules& rules() {
  static const Rules kRules = [] {
    Rules r{};
    r.id = "lanterns";
    r.most_players = 4;
    r.editions = editions();
    r.keywords = keywords();
    r.procedures = kProcedures;
    r.rule_index = rule_index();
    r.phases = kPhases;
    r.verbs = kVerbs;
    r.grammar = grammar;
    r.facts = &facts();
    r.zones = &zones();
    r.told_figures = kToldFigures;
    r.events = &events();
    r.own_ops = &own_forms();
    r.main_step = Turn::step_id(Turn::Step::act);
    r.main_phase = id(Phase::main);
    r.leave_step = Turn::step_id(Turn::Step::effects_end);
    r.turn_procedure = Turn::kId;
    r.after_procedure = After::kId;
    r.setup_procedure = Setup::kId;
    // No card lets a lantern be lit by an effect; a charm would be whispered.
    r.play_by_effect = [](Match& match, const EffectPlay& play) {
      push_procedure<Light>(match, play.who, play.card);
    };
    r.list_actions = list_actions;
    r.verdict = verdict;
    r.only_turn_player = rule::key(rule::only_turn_player);
    r.begin_action = begin_action;
    r.can_choose = can_choose;
    // No procedure of this game asks for cards.
    r.can_pick = [](const Match&, const Pending&, ObjectRef) { return Verdict::yes(); };
    r.procedure_options = [](const Match&, const Pending&, ObjectList&) {};
    r.can_play = [](const Match&, PlayerId, CardId, bool) { return Verdict::yes(); };
    r.may_enter_exerted = [](const Match&, const Part&) { return false; };
    r.words = &kGameWords;
    return r;
  }();
  return kRules;
}

}  // namespace kawari::lanterns
