#include "kawari/version.h"

namespace kawari {

const char* version() noexcept { return KAWARI_VERSION; }

}  // namespace kawari
