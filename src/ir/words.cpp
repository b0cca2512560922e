#include "ir/words.h"

namespace kawari {

std::string_view name_of(Fact fact) {
  static constexpr std::string_view kNames[] = {
#define FACT(name, text) text,
      KAWARI_FACTS(FACT)
#undef FACT
  };
  return fact < Fact::count_ ? kNames[static_cast<int>(fact)] : "no-event";
}

}  // namespace kawari
