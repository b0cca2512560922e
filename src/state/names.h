// Names of the enumerations that a State, a decision and a trace are made of. They are for logs, signatures
// and documents of the engine itself; what players read comes from explain/.
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
std::string_view name_of(PlayWay way);
std::string_view name_of(Zone zone);
std::string_view name_of(PartKind kind);
std::string_view name_of(Verb verb);
std::string names_of(FactSet facts);  // separated by commas

}  // namespace kawari
