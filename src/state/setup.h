// Sets up a position: for scenario files, tests and the beginning of a game. These functions write the State
// directly, before anything happens in it; nothing triggers.
#pragma once
#include "state/edition.h"
#include "state/match.h"

namespace kawari {

// If the game does not allow this number of players, the match has stopped (Fault::player_count). `cards`
// must live as long as the match and its copies.
Match new_match(const MatchCards& cards, const Rules& rules, const Edition& edition, int players,
                std::uint64_t seed);
Match new_match(const MatchCards&&, const Rules&, const Edition&, int, std::uint64_t) = delete;
// Adds a card to a list zone (deck, hand, discard, resource, or one of the game's own), behind the cards
// there.
CardId add_card(Match& match, FaceId face, PlayerId owner, Zone zone);
// Adds a card to play: ready, undamaged, dry. kNoSlot if there is no room (the fault is set).
SlotId add_in_play(Match& match, FaceId face, PlayerId owner);
// Adds a card beneath an object in play, below the cards already there.
CardId add_under(Match& match, SlotId slot, FaceId face, bool face_down);
// Adds a card of a variant, which can neither be chosen nor leave its zone.
CardId add_fixed_card(Match& match, FaceId face, PlayerId owner, Zone zone);
// Puts the player into the team with this number, from 1. Teams are settled before the game.
void join_team(Match& match, PlayerId player, int team);
// The game is played as this variant: State::variant.
void play_variant(Match& match, int variant);
// Begins with the free choice of action in the main phase of this player's turn.
void begin_main_phase(Match& match, PlayerId turn, int turn_number);
// Marks the derived values as out of date, after the state was changed directly.
void touch(Match& match);

}  // namespace kawari
