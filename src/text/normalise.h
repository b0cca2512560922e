// Normalises a text before it is read: removes reminder text, turns glyphs into symbols, joins lines. Every
// change is listed in one table and counted, so that no word disappears unnoticed.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kawari {

struct Symbol {
  const char* glyph;  // as card data writes it
  const char* form;   // as rules English writes it: "{E}"
};

struct Normalisation {
  const char* from;
  const char* to;
  const char* why;
};
std::span<const Normalisation> normalisations();

// How often each change was made: the table's rows, then reminders and glyphs.
struct NormalisationCounts {
  std::vector<int> rows;
  int reminders = 0;
  int glyphs = 0;
};

// One normalised line. Reminder text in parentheses is removed.
std::string normalise(std::string_view line, std::span<const Symbol> symbols,
                      NormalisationCounts* counts = nullptr);

// The name of an ability, in capitals at the beginning of its line, and the rest of the line.
struct NamedLine {
  std::string_view name;  // empty: it has none
  std::string_view rest;
};
NamedLine split_name(std::string_view line);

// The abilities of a text, one per line. A line that begins with blanks, a bullet or a $marker continues the
// line above.
std::vector<std::string> ability_lines(std::string_view text);

}  // namespace kawari
