#include "ir/reads.h"

#include "ir/node.h"

namespace kawari {

bool reads_through(Op op) {
  switch (op) {
    case Op::triggered:
    case Op::activated:
    case Op::replacement:
    case Op::action_text:
    case Op::free_use:
    case Op::cost_change:
    case Op::other_cost:
    case Op::play_from:
    case Op::extra_ink:
    case Op::inkable:
    case Op::toll:
    case Op::move_free:
    case Op::shift_base:
    case Op::shift_name:
    case Op::deck_limit:
    case Op::may_enter:
    case Op::players_cant:
    case Op::enters:
    case Op::enters_zone:
    case Op::skip_step:
    case Op::top_face_up:
    case Op::create:
    case Op::delay:
    case Op::extra_turn:
    case Op::must:
    case Op::must_choose:
    case Op::deals_with:
    case Op::move_cost:
    case Op::choose_shields:
    case Op::must_attack:
      return false;
    default:
      return true;
  }
}

Reads reads_of(Op op, std::int32_t value) {
  if (!reads_through(op)) return 0;
  switch (op) {
    // abilities and statements: what their kids read
    case Op::none:
    case Op::keyword:
    case Op::static_:
    case Op::seq:
    case Op::if_:
    case Op::gets:
    case Op::gains:
    case Op::cant:
    case Op::can:
    case Op::loses:
    case Op::cant_gain:
    case Op::floor_:
    // durations are over when an effect ends
    case Op::this_turn:
    case Op::until_next_turn:
    case Op::during_next_turn:
    case Op::this_challenge:
    case Op::while_in_play:
    // printed facts of objects that are there, and roles that do not change
    case Op::self:
    case Op::role:
    case Op::all:
    case Op::both_of:
    case Op::any:
    case Op::also_later:
    case Op::all_of:
    case Op::any_of:
    case Op::not_:
    case Op::of_kind:
    case Op::played_by:
    case Op::other:
    case Op::classified:
    case Op::classified_like:
    case Op::named:
    case Op::of_colour:
    case Op::classified_as:
    case Op::coloured_as:
    case Op::multicoloured:
    case Op::same_as:
    case Op::played_with:
    case Op::you:
    case Op::opponents:
    case Op::everyone:
    case Op::owner_of:
    case Op::number:
    case Op::count:
    case Op::how_many:
    case Op::times:
    case Op::sum:
    case Op::negative:
    case Op::everything:
    case Op::different_colours:
    case Op::cards_under:
    case Op::has_under:
    case Op::has_inkwell:
    case Op::both:
    case Op::either:
    case Op::negate:
    case Op::compare:
    case Op::exists:
    case Op::matches:
    case Op::same_name:
    case Op::those_players:
    case Op::candidate:
    case Op::some_player:
    case Op::every_player:
    case Op::capped:
    case Op::divided:
    case Op::need_lore:
    case Op::one_each:
    case Op::top_card:
    case Op::event:
    case Op::any_event:
      return 0;
    case Op::happened:
    case Op::happened_to:
    case Op::times_happened:
      return kReadsHistory;
    case Op::in_challenge:
    case Op::is_challenging:
    case Op::being_challenged:
    case Op::battling:
      return kReadsCombat;
    case Op::damaged:
    case Op::damage_on:
      return kReadsDamage;
    case Op::is_exerted:
    case Op::is_ready:
    case Op::at:
    case Op::place_of:
      return kReadsPosture;
    case Op::in_zone:
      return static_cast<Zone>(value) == Zone::resource ? kReadsResources : kReadsCards;
    case Op::top_of_deck:
    case Op::most_in_hand:
    case Op::hand_size:
    case Op::linked:
      return kReadsCards;
    case Op::lore_of:
      return kReadsHistory;
    case Op::turn_of:
    case Op::turn_player:
      return kReadsClock;
    case Op::has_keyword:
      return kReadsKeywords;
    case Op::joins:  // others ask for the classification that it gives
      return kReadsFigures;
    case Op::figure:
    case Op::stat_of:
    case Op::greatest:
    case Op::least:
      return kReadsFigures | kReadsDamage;
    default:
      return kReadsAll;
  }
}

}  // namespace kawari
