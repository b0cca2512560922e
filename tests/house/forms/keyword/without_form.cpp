#include "state/keyword_form.h"

namespace kawari {
namespace own {
enum class Keyword : std::uint8_t { haste, count_ };
}

static_assert(Keywords<own::Keyword>::infos().size() == 1);

}  // namespace kawari
