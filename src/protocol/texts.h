// The texts of a language: the sentences of its rules, messages and reports. In WebAssembly they can lie in a
// file beside the engine (web/engine/apart.mjs), which is read when somebody asks for the language.
#pragma once
#include <vector>

#include "text/grammar.h"

namespace kawari::protocol {

// Whether the texts of a language are there. Without them nothing may be said in it.
bool has_texts(Language language);

// Where they lie. The first one is the mark that has_texts looks at; the order of the others means nothing.
std::vector<const char*> texts_of(Language language);

}  // namespace kawari::protocol
