#include "state/setup.h"

#include "state/lists.h"
#include "state/ops/own_form.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {

Match new_match(const MatchCards& cards, const Rules& rules, const Edition& edition, int players,
                std::uint64_t seed) {
  Match match;
  match.cards = &cards;
  match.rules = &rules;
  match.edition = &edition;
  const bool seated = players >= rules.least_players && players <= rules.most_players;
  if (!seated) match.state.raise(Fault::player_count);
  match.state.player_count = static_cast<std::uint8_t>(seated ? players : rules.least_players);
  match.state.rng = Rng::seeded(seed);
  // The own ops of one game mean something else in another game, so a game's cards can only be played by its
  // own rules.
  const Ops& ops = rules.own_ops == nullptr ? core_ops() : rules.own_ops->ops;
  if (&cards.book().ops() != &core_ops() && &cards.book().ops() != &ops)
    match.state.raise(Fault::unsupported);
  if (cards.book().asked().size() > kMaxAsked) match.state.raise(Fault::too_many_asked);
  return match;
}

void touch(Match& match) { match.derived.stale = Stale::all; }

CardId add_card(Match& match, FaceId face, PlayerId owner, Zone zone) {
  State& state = match.state;
  Card card;
  card.face = face;
  card.owner = index(owner) & 7;
  const std::size_t before = state.cards.size();
  state.cards.push(state, card);
  if (state.cards.size() == before) return kNoCard;
  const CardId id{static_cast<std::uint16_t>(state.cards.size() - 1)};
  state.card(id).face_down = zone == Zone::resource && match.rules->resource_hidden;
  if (list_index(zone) >= 0) link_last(state, id, owner, zone);
  touch(match);
  return id;
}

SlotId add_in_play(Match& match, FaceId face, PlayerId owner) {
  State& state = match.state;
  const CardId card = add_card(match, face, owner, Zone::none);
  if (card == kNoCard) return kNoSlot;
  return occupy(state, card, owner);
}

CardId add_under(Match& match, SlotId slot, FaceId face, bool face_down) {
  State& state = match.state;
  const CardId card = add_card(match, face, state.slot(slot).controller, Zone::none);
  if (card == kNoCard) return card;
  state.card(card).face_down = face_down;
  put_beneath(state, card, slot, false);
  touch(match);
  return card;
}

CardId add_fixed_card(Match& match, FaceId face, PlayerId owner, Zone zone) {
  const CardId card = add_card(match, face, owner, zone);
  if (card != kNoCard) match.state.card(card).fixed = 1;
  return card;
}

void join_team(Match& match, PlayerId player, int team) { match.state.player(player).team = team & 15; }

void play_variant(Match& match, int variant) { match.state.variant = static_cast<std::uint8_t>(variant); }

void begin_main_phase(Match& match, PlayerId turn, int turn_number) {
  State& state = match.state;
  state.turn_player = turn;
  state.turn_number = static_cast<std::uint32_t>(turn_number);
  state.phase = match.rules->main_phase;
  Frame frame{};
  open_procedure(frame, match.rules->procedures, match.rules->turn_procedure);
  frame.step = match.rules->main_step;
  frame.controller = turn;
  state.frames.push(state, frame);
  touch(match);
}

}  // namespace kawari
