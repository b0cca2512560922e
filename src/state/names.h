// Names of the enums in a State, a decision and a trace. They are for logs, signatures and the documents of
// the engine; the texts for players come from explain/.
#pragma once
#include <string>
#include <string_view>

#include "state/match.h"
#include "state/trace.h"

namespace kawari {

std::string_view name_of(Ask ask);
std::string_view name_of(OptionKind kind);
std::string_view name_of(Stage stage);
std::string_view name_of(TraceKind kind);
std::string_view name_of(const Match& match, Zone zone);
std::string name_of(const Match& match, const PartRecord& part);  // its kind, with the counter's name
std::string_view name_of(const Match& match, Verb verb);
std::string names_of(const Match& match, FactSet facts);  // separated by commas

}  // namespace kawari
