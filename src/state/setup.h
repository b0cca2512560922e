// Putting a position together: for scenario files, tests and the beginning of a game. These write the State
// directly, before anything happens in it; nothing triggers.
#pragma once
#include "state/edition.h"
#include "state/match.h"

namespace kawari {

// With a number of players that the game does not allow, the match has stopped (Fault::player_count).
// The cards stay where they are as long as the match or a copy of it is in use.
Match new_match(const MatchCards& cards, const Rules& rules, const Edition& edition, int players,
                std::uint64_t seed);
Match new_match(const MatchCards&&, const Rules&, const Edition&, int, std::uint64_t) = delete;
// A card into a list zone (deck, hand, discard, resource, shields, reserve), behind those already there.
CardId add_card(Match& match, FaceId face, PlayerId owner, Zone zone);
// A card into play: ready, undamaged, dry. kNoSlot if there is no room (the fault is set).
SlotId add_in_play(Match& match, FaceId face, PlayerId owner);
// A card beneath an object in play, below those already there.
CardId add_under(Match& match, SlotId slot, FaceId face, bool face_down);
// To the free choice of action in the main phase of that player's turn.
void begin_main_phase(Match& match, PlayerId turn, int turn_number);
// Sets a state's derived values up after direct changes.
void touch(Match& match);

}  // namespace kawari
