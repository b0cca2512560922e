#include "event/facts_of.h"

#include "state/alters.h"
#include "state/rules.h"

namespace kawari {

FactSet facts_of(const Match& match, const Part& part) {
  return (*match.rules->events)[part.kind].facts(match, part);
}

PlayerId affected_player(const Match& match, const Part& part) {
  if ((*match.rules->events)[part.kind].touches == Touches::player) return part.player;
  const PlayerId owner = owner_of(match.state, part.object);
  return owner == kNoPlayer ? part.player : owner;
}

FactSet facts_of_dealt(const Match&, const Part&) { return FactSet(Fact::damage_dealt, Fact::damage_taken); }

FactSet facts_of_put_damage(const Match&, const Part& part) {
  return FactSet(part.has(kFromMove) ? Fact::damage_moved : Fact::damage_put, Fact::damage_taken);
}

FactSet facts_of_removed_damage(const Match& match, const Part& part) {
  return part.has(kFromMove) && !match.edition->moving_is_removing ? kNoFacts : FactSet(Fact::damage_removed);
}

FactSet facts_of_move(const Match& match, const Part& part) {
  FactSet set = (*match.rules->events)[part.verb].moved;
  // If only the top card leaves, the object stays in play.
  const bool stays = part.verb == Verb::uncover && part.object.is_slot() &&
                     in_place(match.state, part.object) &&
                     match.state.slot(part.object.slot()).under_count > 0;
  if (part.from == Zone::play && !stays) set |= Fact::left;
  if (part.from == Zone::discard) set |= Fact::left_discard;
  if (part.from == Zone::deck && part.to != Zone::hand) set |= Fact::put_from_deck;
  return set | (*match.rules->zones)[part.to].arrives;
}

FactSet facts_of_gain(const Match& match, const Part& part) {
  return *counter_info(match, part.counted().counter).gained;
}

FactSet facts_of_loss(const Match& match, const Part& part) {
  return *counter_info(match, part.counted().counter).lost;
}

FactSet facts_of_put_under(const Match&, const Part& part) {
  // [LOR-2.1 8.10] A card that another one is played on does not count as put under it.
  return part.verb == Verb::shift ? kNoFacts : FactSet(Fact::put_under);
}

FactSet facts_of_applied(const Match& match, const Part& part) {
  const Book& book = match.book();
  switch (alters(match, part.cause)) {
    case Alters::figure:
      return Fact::stat_changed;
    case Alters::abilities:
      return book.op(book.kid(part.cause, 1)) == Op::keyword ? FactSet(Fact::keyword_gained) : kNoFacts;
    case Alters::otherwise:
      break;
  }
  return kNoFacts;
}

FactSet facts_of_mark(const Match& match, const Part& part) {
  if (part.to == Zone::resource) return Fact::put_into_resource;  // together with the card above it
  if (part.to == Zone::discard) return Fact::put_into_discard;
  return (*match.rules->events)[part.verb].marked(match, part);
}

FactSet facts_of_choice(const Match&, const Part& part) {
  return FactSet(Fact::chosen, part.marked().chosen_as);
}

}  // namespace kawari
