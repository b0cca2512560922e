// Card text → programs: each line is read whole or refused with the words that nobody could read, and is
// printed back to see that nothing was lost.
#pragma once
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/result.h"
#include "card/database.h"
#include "text/grammar.h"

namespace kawari {

// Fills abilities, refusals, exact, triggers, replaces and has_statics from face.text. A text that is too
// large, or for which the budget does not suffice, is refused as a whole. No text takes more than
// limits::kTextSteps.
void compile_face(const Grammar& grammar, Database& cards, Face& face, NormalisationCounts* counts = nullptr,
                  Budget* budget = nullptr);

// Rules text without a card. As an effect: one ability of kind action_text.
Result<std::vector<Ability>> compile_text(const Grammar& grammar, Database& cards, std::string_view text,
                                          bool as_effect, Budget* budget = nullptr);

// The facts that can wake a triggered or replacement ability.
FactSet watched_facts(const Tree& ability);

}  // namespace kawari
