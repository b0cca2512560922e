// settle(): from what would happen to what will happen. It reads the edition's policy, finds the replacement
// effects that fit, asks the right player, and splices what comes instead into the same batch.
#pragma once
#include "event/event.h"

namespace kawari {

// A replacement effect that could apply, as seen at this moment; never stored.
struct Candidate {
  NodeId node =
      kNoNode;  // the replacement ability; kCalculationKey: the damage keyword (editions where it replaces)
  ObjectRef self;  // the object or card that has it
  CardId card = kNoCard;
  ObjectRef bound;  // effects: what the effect was made for; calculation: the damaged object
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
  ready,   // nothing is left to replace: commit it
};
Settled settle(Match& match);

// What keeps a candidate that waits for the part from being applied to it.
enum class Unoffered : std::uint8_t {
  nothing,
  closed,            // the part is a replacement's product, and those are not replaced again
  had_its_chance,    // it was applied to this event
  another_instance,  // … or another instance of the same effect was
  declined,
  infeasible,  // it cannot be carried out
};
Unoffered unoffered(const Match& match, const Proposal& proposal, const Candidate& candidate, int part);

// The candidates that the open decision (Ask::replacement, Ask::replace) is about.
Candidates open_candidates(const Match& match);
// Whether the player who is asked may take none of them.
bool may_decline(const Match& match);

// A splice frame has built its parts: the original is out, or goes on.
void spliced(Match& match, const Frame& frame);
// The top proposal is over: its parts go, its scopes end.
void end_proposal(Match& match);

}  // namespace kawari
