// [DM-1.50 100.2, 100.3]
#include "games/duel_masters/game.h"

namespace kawari::duel_masters {
namespace {

// By the columns of the rule index.
constexpr const char* kSize[] = {nullptr, "100.2", nullptr};
constexpr const char* kCopies[] = {nullptr, "100.2a", nullptr};
constexpr const char* kBeside[] = {nullptr, "100.3", nullptr};
// The trading card game outside Japan had no upper limit, and no cards beside the deck.
constexpr DeckFormat kFormats[] = {
    {.name = "constructed", .least = 40, .copies = 4, .edition = "duel-masters-tcg"},
    {.name = "constructed",
     .least = 40,
     .most = 40,
     .copies = 4,
     .beside = 8,
     .size_rule = kSize,
     .copies_rule = kCopies,
     .beside_rule = kBeside},
};

}  // namespace

std::span<const DeckFormat> deck_formats() { return kFormats; }

}  // namespace kawari::duel_masters
