// One chance per event: which effects were applied to an event, which parts come from them, and which parts
// they still cover. This file defines "the same effect".
#pragma once
#include "replace/settle.h"

namespace kawari {

// Whether any effect has been applied to this event.
bool any_applied(const State& state, std::uint8_t scope);
// A number that tells two instances of the same effect apart.
std::uint32_t identity(const Candidate& c);
// Whether this effect, or another instance of it on the same card, was already applied to the part's event.
enum class Barred : std::uint8_t { no, itself, another_instance };
Barred barred(const Match& match, const Candidate& c, const Part& part);
// Whether `twin` is another instance of the effect `applied`, on the same card.
bool is_twin(const Match& match, const Candidate& twin, const Candidate& applied, const Part& part);

// Records that the effect is applied to the part's event.
void note_applied(Match& match, const Candidate& c, const Part& part);
// Copies to `product` the record of the effects that were applied to `original`. `covered`: the effect was
// applied to an earlier part and covers this one as well.
void note_product(const Match& match, const Candidate& c, const Part& original, Part& product, bool covered);

// Finds the first effect, in the order of application, that covers this part without asking again. Returns
// false if there is none.
bool covers(const Match& match, const Part& part, Candidate& out);

}  // namespace kawari
