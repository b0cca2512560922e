#include "state/names.h"

#include <iterator>

#include "state/rules.h"

namespace kawari {

std::string_view name_of(Ask ask) {
  switch (ask) {
    case Ask::none:
      return "none";
    case Ask::action:
      return "action";
    case Ask::may:
      return "may";
    case Ask::objects:
      return "objects";
    case Ask::number:
      return "number";
    case Ask::mode:
      return "mode";
    case Ask::either:
      return "either";
    case Ask::waiting:
      return "waiting";
    case Ask::replacement:
      return "replacement";
    case Ask::replace:
      return "replace";
    case Ask::entry:
      return "entry";
    case Ask::way:
      return "way";
    case Ask::chance_card:
      return "chance-card";
    case Ask::alter_hand:
      return "alter-hand";
    case Ask::player:
      return "player";
    case Ask::order:
      return "order";
    case Ask::name_card:
      return "name-card";
    case Ask::name_race:
      return "name-race";
    case Ask::name_colour:
      return "name-colour";
    case Ask::side:
      return "side";
    case Ask::pay_cards:
      return "pay-cards";
    case Ask::block:
      return "block";
    case Ask::repeat:
      return "repeat";
  }
  return "?";
}

std::string_view name_of(OptionKind kind) {
  switch (kind) {
    case OptionKind::none:
      return "none";
    case OptionKind::yes:
      return "yes";
    case OptionKind::no:
      return "no";
    case OptionKind::done:
      return "done";
    case OptionKind::object:
      return "object";
    case OptionKind::card:
      return "card";
    case OptionKind::player:
      return "player";
    case OptionKind::number:
      return "number";
    case OptionKind::mode:
      return "mode";
    case OptionKind::waiting:
      return "waiting";
    case OptionKind::candidate:
      return "candidate";
    case OptionKind::action:
      return "action";
    case OptionKind::decline:
      return "decline";
    case OptionKind::keep:
      return "keep";
    case OptionKind::name:
      return "name";
    case OptionKind::colour:
      return "colour";
    case OptionKind::way:
      return "way";
  }
  return "?";
}

std::string_view name_of(Stage stage) {
  switch (stage) {
    case Stage::fresh:
      return "fresh";
    case Stage::looking:
      return "looking";
    case Stage::choosing:
      return "choosing";
    case Stage::entering:
      return "entering";
    case Stage::committing:
      return "committing";
    case Stage::done:
      return "done";
  }
  return "?";
}

std::string_view name_of(TraceKind kind) {
  switch (kind) {
    case TraceKind::action:
      return "action";
    case TraceKind::phase_began:
      return "phase-began";
    case TraceKind::phase_skipped:
      return "phase-skipped";
    case TraceKind::happened:
      return "happened";
    case TraceKind::replaced:
      return "replaced";
    case TraceKind::self_replaced:
      return "self-replaced";
    case TraceKind::candidates:
      return "candidates";
    case TraceKind::declined:
      return "declined";
    case TraceKind::ceased:
      return "ceased";
    case TraceKind::covered:
      return "covered";
    case TraceKind::calculated:
      return "calculated";
    case TraceKind::prevented:
      return "prevented";
    case TraceKind::impossible:
      return "impossible";
    case TraceKind::triggered:
      return "triggered";
    case TraceKind::not_triggered:
      return "not-triggered";
    case TraceKind::resolving:
      return "resolving";
    case TraceKind::resolved:
      return "resolved";
    case TraceKind::no_effect:
      return "no-effect";
    case TraceKind::choice:
      return "choice";
    case TraceKind::check:
      return "check";
    case TraceKind::entry:
      return "entry";
    case TraceKind::infeasible:
      return "infeasible";
    case TraceKind::closed:
      return "closed";
    case TraceKind::attempted:
      return "attempted";
    case TraceKind::ended:
      return "ended";
    case TraceKind::used:
      return "used";
    case TraceKind::won:
      return "won";
    case TraceKind::lost:
      return "lost";
    case TraceKind::reading:
      return "reading";
    case TraceKind::fault:
      return "fault";
  }
  return "?";
}

std::string_view Rules::way_name(PlayWay way) const {
  static constexpr std::string_view kCore[] = {"pay", "free", "other-cost", "put"};
  static_assert(std::size(kCore) == static_cast<std::size_t>(PlayWay::count_));
  if (way < PlayWay::count_) return kCore[static_cast<std::size_t>(way)];
  return own_ways[static_cast<std::size_t>(way) - std::size(kCore)];
}

std::string_view name_of(const Match& match, Zone zone) { return (*match.rules->zones)[zone].name; }
std::string name_of(const Match& match, const PartRecord& part) {
  std::string out((*match.rules->events)[part.kind].name);
  if (part.kind == PartKind::gain || part.kind == PartKind::lose)
    out.append("-").append(*match.rules->counters[static_cast<std::size_t>(index(part.counter))].name);
  return out;
}
std::string_view name_of(const Match& match, Verb verb) { return (*match.rules->events)[verb].name; }
std::string names_of(const Match& match, FactSet facts) { return match.rules->facts->names(facts); }

}  // namespace kawari
