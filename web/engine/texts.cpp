// For WebAssembly: where the texts of each language lie, for apart.mjs, which puts them into files of their
// own.
#include <cstddef>

#include "protocol/texts.h"
#include "text/catalogue.h"

extern "C" {

// The text number `at` of a language; null behind the last one, and where there is no such language.
__attribute__((visibility("default"))) const char* kawari_text(std::size_t language, std::size_t at) {
  if (language >= std::size(kawari::kLanguages)) return nullptr;
  const auto texts = kawari::protocol::texts_of(kawari::kLanguages[language]);
  return at < texts.size() ? texts[at] : nullptr;
}
}
