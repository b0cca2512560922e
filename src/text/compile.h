// Card text → programs. Each line is read completely, or refused with the words that the grammar cannot read.
// It is then printed back to check that nothing was lost.
#pragma once
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/result.h"
#include "card/database.h"
#include "text/grammar.h"

namespace kawari {

// Fills in abilities, refusals, exact, triggers, replaces and has_statics from face.text. A text that is too
// large or exceeds the budget is refused as a whole. A text costs at most limits::kTextSteps.
void compile_face(const Grammar& grammar, Database& cards, Face& face, NormalisationCounts* counts = nullptr,
                  Budget* budget = nullptr);

// Compiles rules text without a card. An effect becomes one ability of kind action_text.
Result<std::vector<Ability>> compile_text(const Grammar& grammar, Database& cards, std::string_view text,
                                          bool as_effect, Budget* budget = nullptr);

// The facts that a triggered or replacement ability waits for.
FactSet watched_facts(const Tree& ability);

}  // namespace kawari
