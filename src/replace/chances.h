// One chance per event: which effects were applied to an event, which parts come from them, and which parts
// they still cover. What "the same effect" means is said here.
#pragma once
#include "replace/settle.h"

namespace kawari {

// Whether anything has been applied to this event.
bool any_applied(const State& state, std::uint8_t scope);
// Two instances of the same effect are told apart by this number.
std::uint32_t identity(const Candidate& c);
// Whether the effect was applied to the part's event already, or another instance of it that waits on the
// same card.
enum class Barred : std::uint8_t { no, itself, another_instance };
Barred barred(const Match& match, const Candidate& c, const Part& part);
// Whether `twin` is another instance of the applied effect, waiting on the same card.
bool is_twin(const Match& match, const Candidate& twin, const Candidate& applied, const Part& part);

// The effect is applied to the part's event.
void note_applied(Match& match, const Candidate& c, const Part& part);
// What came in place of a part inherits what was applied to it. `covered`: the effect was applied earlier and
// only covers this part, too.
void note_product(const Match& match, const Candidate& c, const Part& original, Part& product, bool covered);

// The first effect in the order of application that covers this part without being asked again. False: none
// does.
bool covers(const Match& match, const Part& part, Candidate& out);

}  // namespace kawari
