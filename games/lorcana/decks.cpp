// [LOR-2.1 1.10.1, before 2.0: 2.1.1]
#include "games/lorcana/game.h"

namespace kawari::lorcana {
namespace {

// By the columns of the rule index.
constexpr const char* kSize[] = {"2.1.1.1", "1.10.1.1", "1.10.1.1", "1.10.1.1"};
constexpr const char* kCopies[] = {"2.1.1.3", "1.10.1.1", "1.10.1.1", "1.10.1.1"};
constexpr const char* kInks[] = {"2.1.1.2", "1.10.1.1", "1.10.1.1", "1.10.1.1"};
constexpr const char* kLimited[] = {nullptr, "1.10.1.2", "1.10.1.2", "1.10.1.2"};
constexpr const char* kBanned[] = {nullptr, "1.10.1.1", "1.10.1.1", "1.10.1.1"};
constexpr const char* kPackRush[] = {nullptr, "10.2.1.1", "10.2.1.1", "10.2.1.1"};
constexpr DeckFormat kFormats[] = {
    {.name = "constructed",
     .least = 60,
     .copies = 4,
     .colours = 2,
     .size_rule = kSize,
     .copies_rule = kCopies,
     .colours_rule = kInks,
     .banned_rule = kBanned},
    {.name = "sealed", .least = 40, .size_rule = kLimited},
    {.name = "draft", .least = 35, .size_rule = kLimited},
    // [LOR-2.1 10.2.1.1] Whatever the two packs contain.
    {.name = "pack-rush", .exists = kPackRush},
};

}  // namespace

std::span<const DeckFormat> deck_formats() { return kFormats; }

}  // namespace kawari::lorcana
