#include "state/names.h"

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

std::string_view name_of(PlayWay way) {
  switch (way) {
    case PlayWay::pay:
      return "pay";
    case PlayWay::shift:
      return "shift";
    case PlayWay::sing:
      return "sing";
    case PlayWay::sing_together:
      return "sing-together";
    case PlayWay::free:
      return "free";
    case PlayWay::other_cost:
      return "other-cost";
    case PlayWay::put:
      return "put";
  }
  return "?";
}

std::string_view name_of(Zone zone) {
  switch (zone) {
    case Zone::none:
      return "none";
    case Zone::deck:
      return "deck";
    case Zone::hand:
      return "hand";
    case Zone::play:
      return "play";
    case Zone::discard:
      return "discard";
    case Zone::resource:
      return "resource";
    case Zone::shields:
      return "shields";
    case Zone::reserve:
      return "reserve";
    case Zone::pending:
      return "pending";
    case Zone::under:
      return "under";
    case Zone::removed:
      return "removed";
    case Zone::count_:
      return "-";
  }
  return "?";
}

std::string_view name_of(PartKind kind) {
  switch (kind) {
    case PartKind::none:
      return "none";
    case PartKind::deal_damage:
      return "deal-damage";
    case PartKind::put_damage:
      return "put-damage";
    case PartKind::remove_damage:
      return "remove-damage";
    case PartKind::draw:
      return "draw";
    case PartKind::move_card:
      return "move-card";
    case PartKind::exert:
      return "exert";
    case PartKind::ready:
      return "ready";
    case PartKind::gain_lore:
      return "gain-lore";
    case PartKind::lose_lore:
      return "lose-lore";
    case PartKind::relocate:
      return "relocate";
    case PartKind::put_under:
      return "put-under";
    case PartKind::turn_over:
      return "turn-over";
    case PartKind::apply:
      return "apply";
    case PartKind::mark:
      return "mark";
    case PartKind::shuffle:
      return "shuffle";
    case PartKind::reveal:
      return "reveal";
    case PartKind::look:
      return "look";
    case PartKind::pay:
      return "pay";
    case PartKind::begin_step:
      return "begin-step";
  }
  return "?";
}

std::string_view name_of(Verb verb) {
  switch (verb) {
    case Verb::none:
      return "none";
    case Verb::banish:
      return "banish";
    case Verb::destroy:
      return "destroy";
    case Verb::discard:
      return "discard";
    case Verb::draw:
      return "draw";
    case Verb::give_back:
      return "give-back";
    case Verb::uncover:
      return "uncover";
    case Verb::put:
      return "put";
    case Verb::ink:
      return "ink";
    case Verb::play:
      return "play";
    case Verb::resolve:
      return "resolve";
    case Verb::quest:
      return "quest";
    case Verb::challenge:
      return "challenge";
    case Verb::sing:
      return "sing";
    case Verb::move:
      return "move";
    case Verb::choose:
      return "choose";
    case Verb::support:
      return "support";
    case Verb::start_turn:
      return "start-turn";
    case Verb::end_turn:
      return "end-turn";
    case Verb::use_ability:
      return "use-ability";
    case Verb::shift:
      return "shift";
    case Verb::lose_game:
      return "lose-game";
    case Verb::end_challenge:
      return "end-challenge";
    case Verb::attack:
      return "attack";
    case Verb::block:
      return "block";
    case Verb::battle:
      return "battle";
    case Verb::win_battle:
      return "win-battle";
    case Verb::lose_battle:
      return "lose-battle";
    case Verb::break_shield:
      return "break-shield";
    case Verb::unblocked:
      return "unblocked";
    case Verb::end_battle:
      return "end-battle";
    case Verb::keep_tapped:
      return "keep-tapped";
    case Verb::aim:
      return "aim";
    case Verb::count_:
      return "-";
  }
  return "?";
}

std::string names_of(FactSet facts) {
  std::string out;
  facts.each([&](Fact fact) {
    if (!out.empty()) out += ", ";
    out += name_of(fact);
  });
  return out;
}

}  // namespace kawari
