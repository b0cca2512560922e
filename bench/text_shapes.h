// Texts of any size, to measure how the cost of reading and printing a text grows with its size. The cost is
// counted in steps of a budget, which are the same on every machine.
#pragma once
#include <functional>
#include <string>

#include "games/duel_masters/phrases.h"
#include "games/lorcana/phrases.h"
#include "text/parse.h"
#include "text/print.h"
#include "text/resolve.h"

namespace kawari {

struct TextShape {
  const char* name;
  bool duel_masters;
  const char* category;
  // A text of about `bytes` bytes: `before`, then `part` repeated until the size is reached, then `after`.
  // `close` is repeated as often as `part`, behind `core`.
  const char* before;
  const char* part;
  const char* core;
  const char* close;
  const char* after;

  std::string text(std::size_t bytes) const {
    const std::string opens = part, closes = close;
    std::string out = before;
    const std::size_t times = bytes / (opens.size() + closes.size());
    for (std::size_t i = 0; i < times; ++i) out += opens;
    out += core;
    for (std::size_t i = 0; i < times; ++i) out += closes;
    return out + after;
  }
};

inline constexpr TextShape kTextShapes[] = {
    {"sentences", false, "action-text", "", "Draw a card. ", "Gain 1 lore.", "", ""},
    {"nouns", false, "action-text", "Banish chosen ", "Hero character or Villain character or ", "item", "",
     "."},
    {"quotations", false, "action-text", "", "Chosen character gains \"Whenever this character quests, ",
     "draw a card", "\"", "."},
    {"sentences-dm", true, "action-text", "", "Draw a card. ", "Untap all your creatures.", "", ""},
    {"nouns-and-or", false, "action-text", "Banish chosen ", "character or item and location and/or ", "item",
     "", "."},
    {"nouns-listed", false, "action-text", "Banish chosen ", "item, character, or ", "item", "", "."},
    {"classes", false, "action-text", "Banish chosen ", "Hero or Villain or ", "Hero character", "", "."},
    {"class-chain", false, "action-text", "Banish chosen ", "Hero ", "character", "", "."},
    {"around-noun", false, "action-text", "Banish chosen ", "opposing damaged ", "character", " with damage",
     "."},
    {"then", false, "action-text", "", "Draw a card. Then, gain 1 lore. ", "Draw a card.", "", ""},
    {"pronouns", false, "action-text", "Ready chosen character. ", "Exert it. ", "Ready it.", "", ""},
    {"pairs", false, "action-text", "Ready ", "this character and ", "chosen character", "", "."},
    {"if-you-do", false, "action-text", "", "You may draw a card. If you do, gain 1 lore. ", "Draw a card.",
     "", ""},
    {"instead", false, "action-text", "",
     "Draw a card. If you have a character in play, draw 2 cards instead. ", "Draw a card.", "", ""},
    {"keywords", true, "ability", "", "Wave striker: ", "This creature gets +1000 power.", "", ""},
    // without a reading
    {"unreadable-end", false, "action-text", "", "Draw a card. ", "Xyzzy the plugh.", "", ""},
    {"unreadable-noun", false, "action-text", "Banish chosen ", "Hero character or Villain character or ",
     "xyzzy", "", "."},
    {"unreadable", false, "ability", "", "xyzzy plugh ", "", "", "."},
    {"unclosed", false, "action-text", "", "Chosen character gains \"Whenever this character quests, ",
     "draw a card.", "", ""},
    {"modes", false, "action-text", "", "Choose one: \u2022 Draw a card. ", "\u2022 Draw a card.", "", ""},
    {"ambiguous", true, "action-text", "Destroy all creatures", " other than creatures", "", "", "."},
    {"races", true, "action-text", "Destroy all ", "Dragons or ", "creatures", "", "."},
};

struct TextSteps {
  std::uint64_t read = 0;   // parsing and resolving
  std::uint64_t print = 0;  // 0 if the text has no reading
};

// Reads the text and prints what it means, with no limit on its size and its depth.
inline TextSteps steps_of(const TextShape& shape, std::size_t bytes) {
  static const Grammar kLorcana(lorcana::lorcana_rows(), lorcana::lorcana_vocabulary());
  static const Grammar kDuelMasters(duel_masters::duel_masters_rows(),
                                    duel_masters::duel_masters_vocabulary());
  const Grammar& grammar = shape.duel_masters ? kDuelMasters : kLorcana;
  const std::string text = shape.text(bytes);
  const KnownWord known = [](std::string_view word) { return word == "hero" || word == "villain"; };
  ReadingLimits lifted;
  lifted.depth = 1 << 20;
  Budget read, print;
  const Reading reading = parse(grammar, tokenise(text), text, shape.category, known, read, lifted);
  if (!reading.trees.empty()) {
    const Resolved resolved = resolve_references(grammar, reading.trees[0], read);
    (void)print_tree(grammar, resolved.tree ? *resolved.tree : *reading.trees[0], Language::en, print);
  }
  return {read.spent(), print.spent()};
}

}  // namespace kawari
