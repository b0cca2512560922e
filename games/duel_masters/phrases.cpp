// Phrases that only Duel Masters uses: zones, shields, battles, and its keywords in words.
#include "games/duel_masters/phrases.h"

#include <vector>

namespace kawari::duel_masters {
namespace {

constexpr Row kRows[] = {
    {"selfref", "(self)", "this creature", "[f] esta criatura", "このクリーチャー"},
};

}  // namespace

std::span<const Row> duel_masters_rows() { return kRows; }

}  // namespace kawari::duel_masters
