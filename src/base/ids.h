// Strong ids for everything that a position or a program refers to. No game knowledge lives here.
#pragma once
#include <cstdint>
#include <type_traits>

namespace kawari {

// A physical card of one match (an index into State::cards).
enum class CardId : std::uint16_t {};
inline constexpr CardId kNoCard{0xFFFF};

// A printed face, among the loaded cards or among the cards of a match. Two-sided cards have two.
enum class FaceId : std::uint16_t {};
inline constexpr FaceId kNoFace{0xFFFF};

// An object in play: a slot keeps its identity while cards are put on top of it or beneath it.
enum class SlotId : std::uint8_t {};
inline constexpr SlotId kNoSlot{0xFF};

enum class PlayerId : std::uint8_t {};
inline constexpr PlayerId kNoPlayer{0xFF};
// The player that stands for chance: it decides shuffles and random picks.
inline constexpr PlayerId kChance{0xFE};

// A node of a program in one book: the book of the loaded cards, or that of a match.
enum class NodeId : std::uint32_t {};
inline constexpr NodeId kNoNode{0};

// An interned word of one book: a card name, a classification, the name of an ability.
enum class WordId : std::uint16_t {};
inline constexpr WordId kNoWord{0};

// A keyword of the game in use: an index into the game's keyword table.
enum class KeywordId : std::uint8_t {};
inline constexpr KeywordId kNoKeyword{0xFF};

// A colour of the game in use: an index into the colours of its vocabulary.
enum class ColourId : std::uint8_t {};
inline constexpr ColourId kNoColour{0xFF};

// A phase or step of a turn of the game in use: an index into Rules::phases. Each game has an enum of its
// phases.
enum class PhaseId : std::uint8_t {};

// An action of the game in use: an index into Rules::verbs. Each game has an enum of its actions.
enum class ActionId : std::uint8_t {};
inline constexpr ActionId kNoAction{0xFF};

template <class Id>
requires std::is_enum_v<Id>
constexpr auto index(Id id) { return static_cast<std::underlying_type_t<Id>>(id); }

// A reference to an object (a slot with its generation) or to a card outside of play (with the stamp of its
// last move). Comparing `mark` tells whether the object or card has moved since.
struct ObjectRef {
  std::uint16_t where = 0xFFFF;  // kSlotBit set: slot; else card
  std::uint16_t mark = 0;        // generation of the slot, or stamp of the card
  static constexpr std::uint16_t kSlotBit = 0x8000;

  constexpr bool none() const { return where == 0xFFFF; }
  constexpr bool is_slot() const { return !none() && (where & kSlotBit) != 0; }
  constexpr bool is_card() const { return !none() && (where & kSlotBit) == 0; }
  constexpr SlotId slot() const { return SlotId(where & 0xFF); }
  constexpr CardId card() const { return CardId(where); }
  friend constexpr bool operator==(ObjectRef, ObjectRef) = default;
};

}  // namespace kawari
