// Files that say which cards a format allows: a list of banned and rotated cards that a person keeps (YAML),
// or a published card file, which says it of every printing (`allowedInFormats` of LorcanaJSON).
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/file_text.h"
#include "base/result.h"

namespace kawari {

inline constexpr FileKind kFormatFile{limits::kJsonBytes, "a file of formats"};

// A day: 20250408 for 2025-04-08; 0: none.
using Day = int;
std::optional<Day> day_of(std::string_view text);
std::string day_text(Day day);

// What a file says about one printing of a card, or about the card.
struct CardPrinting {
  bool of_card = false;  // about all printings: what a list that a person keeps says
  bool allowed = true;   // when the file was written
  Day from = 0;          // allowed from this day on
  Day until = 0;         // allowed before this day: the card has rotated
  Day banned = 0;        // banned from this day on
  int line = 0;
};

struct FormatList {
  std::string name;       // as the file has it
  std::string file;       // where it stands; of several files the first
  std::string like;       // the deck format whose numbers it has; empty: the game's ordinary one
  bool complete = false;  // it has every card that it allows
  std::map<std::string, std::vector<CardPrinting>> cards = {};  // by folded full name
};

struct FormatFiles {
  std::vector<FormatList> formats;
  std::vector<Error> errors;
  // Names of a list that a person keeps, with their places, to compare them with the cards that are loaded.
  std::vector<std::pair<std::string, Error>> named;

  const FormatList* find(std::string_view name) const;
};

// Reads one more file. A format that several files have is one format; all that they say of a card counts.
void read_format_file(const std::string& file, const std::string& text, FormatFiles& into);

enum class Standing : std::uint8_t { allowed, banned, rotated, not_yet, not_listed };
struct CardStanding {
  Standing is = Standing::allowed;
  Day day = 0;  // since when, or from when; 0: not said
};
// How the card stands on the day; on day 0 as the files say without regard to days. A card of which one
// printing is allowed is allowed, unless a list that a person keeps says otherwise.
CardStanding standing_of(const FormatList& format, std::string_view full_name, Day on);

}  // namespace kawari
