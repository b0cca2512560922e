#include "text/catalogue.h"

namespace kawari {
namespace {

enum class Greeting : std::uint8_t { hello, goodbye, count_ };

constexpr Text<Greeting> kSpanish[] = {
    {Greeting::hello, "hola"},
};
constexpr auto kTexts = by_id<kSpanish>();
static_assert(kTexts[1][0] == 'a');

}  // namespace
}  // namespace kawari
