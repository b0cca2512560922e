// settle(): from what would happen to what will happen. It reads the edition's policy, finds the replacement
// effects that fit, asks the player who has to choose, and splices their products into the same proposal.
#pragma once
#include "event/event.h"

namespace kawari {

// A replacement effect that could be applied at this moment. Candidates are never stored.
struct Candidate {
  NodeId node =
      kNoNode;  // the replacement ability; kCalculationKey: the damage keyword (editions where it replaces)
  ObjectRef self;  // the object or card that has it
  CardId card = kNoCard;
  ObjectRef bound;  // effects: the object that the effect was made for; calculation: the damaged object
  PlayerId controller = kNoPlayer;
  std::int16_t effect = -1;  // index into State::effects, until one of them goes
  Naming named;              // … what was named for it
  std::uint32_t instance = 0;
  std::uint8_t ability_index = 0xFF;
  bool optional = false;
  bool one_shot = false;
  bool first_time = false;
  bool own_movement = false;
};
inline constexpr NodeId kCalculationKey{0xFFFFFFFF};
using Candidates = ScratchVec<Candidate, 24>;

enum class Settled : std::uint8_t {
  asking,  // a player must decide, or a frame was pushed that builds parts
  ready,   // no replacement effect is left: the proposal can be committed
};
Settled settle(Match& match);

// Why a candidate that waits for the part is not applied to it.
enum class Unoffered : std::uint8_t {
  nothing,
  closed,            // the part is the product of a replacement, and such parts are not replaced again
  had_its_chance,    // it was applied to this event
  another_instance,  // another instance of the same effect was applied to this event
  declined,
  infeasible,  // its action cannot be carried out
};
Unoffered unoffered(const Match& match, const Proposal& proposal, const Candidate& candidate, int part);

// The candidates of the open decision (Ask::replacement, Ask::replace).
Candidates open_candidates(const Match& match);
// Whether the asked player may decline all of them.
bool may_decline(const Match& match);

// Called when a splice frame has built its parts: the original part is dropped, or stays.
void spliced(Match& match, const Frame& frame);
// Ends the top proposal: removes its parts and closes its scopes.
void end_proposal(Match& match);

}  // namespace kawari
