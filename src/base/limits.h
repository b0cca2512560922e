// The limits of all input, door by door. Each limit has a line in the document of its door
// (docs/scenarios.md, cards.md, decks.md, asking.md), and an error that names it.
#pragma once
#include <cstddef>
#include <cstdint>

namespace kawari::limits {

// One card's text.
inline constexpr std::size_t kTextBytes = 64 * 1024;     // the rules text of one card
inline constexpr std::uint64_t kTextSteps = 20'000'000;  // work to read and print one card's text
inline constexpr int kTreeDepth = 100;                   // levels of a program
inline constexpr int kListMembers = 255;                 // members of one list of a program: sentences, nouns
inline constexpr int kReadings = 100;                    // readings of one stretch of a text
inline constexpr int kNumber = 1'000'000;                // the largest number that a text or a card has

// Files: a larger one is refused before it is read.
inline constexpr std::size_t kYamlBytes = 4 << 20;   // a scenario file, a card file of ours
inline constexpr std::size_t kJsonBytes = 64 << 20;  // a published card file
inline constexpr std::size_t kDeckBytes = 256 << 10;

// Nesting and counts in files. An alias counts as everything that it stands for.
inline constexpr int kYamlDepth = 40;
inline constexpr std::size_t kYamlNodes = 400'000;
inline constexpr int kJsonDepth = 40;
inline constexpr std::size_t kJsonValues = 4'000'000;

inline constexpr std::size_t kNameBytes = 400;    // a name of a card, a player, an ability; a key; an answer
inline constexpr int kPositionNumber = 30'000;    // a number of a position: cards, damage, lore, a turn
inline constexpr std::size_t kScenarios = 5'000;  // documents of one file
inline constexpr std::size_t kSteps = 20'000;     // of one scenario
// Errors reported for one file; further ones are only counted.
inline constexpr std::size_t kFileErrors = 100;
inline constexpr std::size_t kFileCards = 50'000;
inline constexpr std::size_t kClassifications = 40;  // of one card
inline constexpr std::size_t kDeckNames = 5'000;     // of one deck of a library call
inline constexpr std::size_t kDeckLines = 2'000;
inline constexpr std::size_t kFormats = 40;  // of all files of formats

// Typed input.
inline constexpr std::size_t kLineBytes = 4'096;          // a question in one line, a line of a conversation
inline constexpr std::size_t kClauses = 400;              // of a line
inline constexpr std::size_t kConversationSteps = 1'000;  // of the scenario that a conversation makes
inline constexpr std::size_t kUndo = 200;                 // how often `back` can be used

}  // namespace kawari::limits
