// Card text → programs: each line is read whole or refused with the words that nobody could read, and is
// printed back to see that nothing was lost.
#pragma once
#include <string_view>
#include <vector>

#include "base/result.h"
#include "card/database.h"
#include "text/grammar.h"

namespace kawari {

// Fills abilities, refusals, exact, triggers, replaces and has_statics from face.text.
void compile_face(const Grammar& grammar, Database& cards, Face& face, NormalisationCounts* counts = nullptr);

// Rules text without a card. As an effect: one ability of kind action_text.
Result<std::vector<Ability>> compile_text(const Grammar& grammar, Database& cards, std::string_view text,
                                          bool as_effect);

// The facts that can wake a triggered or replacement ability.
FactSet watched_facts(const Tree& ability);

}  // namespace kawari
