#include "deck/deck_list.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/control.h"
#include "base/limits.h"

namespace kawari {
namespace {

constexpr int kMostCopies = 999;  // in one line; a larger number is an error

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Headings, without their count and colon. Kinds of cards are headings within a part.
struct Heading {
  std::string_view words;
  DeckPart part;
  bool opens = true;  // false: continues the part
};
constexpr std::array kHeadings = std::to_array<Heading>({
    {"deck", DeckPart::main},
    {"main", DeckPart::main},
    {"main deck", DeckPart::main},
    {"maindeck", DeckPart::main},
    {"mazo", DeckPart::main},
    {"mazo principal", DeckPart::main},
    {"sideboard", DeckPart::side},
    {"side", DeckPart::side},
    {"side deck", DeckPart::side},
    {"banquillo", DeckPart::side},
    {"hyperspatial", DeckPart::beside},
    {"hyperspatial zone", DeckPart::beside},
    {"zona hiperespacial", DeckPart::beside},
    {"characters", DeckPart::main, false},
    {"actions", DeckPart::main, false},
    {"songs", DeckPart::main, false},
    {"actions & songs", DeckPart::main, false},
    {"actions and songs", DeckPart::main, false},
    {"items", DeckPart::main, false},
    {"locations", DeckPart::main, false},
    {"creatures", DeckPart::main, false},
    {"evolution creatures", DeckPart::main, false},
    {"spells", DeckPart::main, false},
    {"cross gear", DeckPart::main, false},
    {"castles", DeckPart::main, false},
});

// "Sideboard (4):" without the count and the colon.
const Heading* heading(std::string_view line) {
  if (line.ends_with(':')) line.remove_suffix(1);
  line = trimmed(line);
  if (line.ends_with(')')) {
    const std::size_t open = line.rfind('(');
    if (open != std::string_view::npos) line = trimmed(line.substr(0, open));
  }
  const std::string folded = fold(line);
  const auto found = std::find_if(kHeadings.begin(), kHeadings.end(),
                                  [&](const Heading& heading) { return heading.words == folded; });
  return found == kHeadings.end() ? nullptr : &*found;
}

// Takes the number of copies off the beginning: "4", "4x", "4 x". Returns false if there is none.
bool take_count(std::string_view& line, int& count) {
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), count);
  if (end == line.data() || error != std::errc{}) return false;
  std::string_view rest = line.substr(static_cast<std::size_t>(end - line.data()));
  const bool apart = !rest.empty() && kBlanks.find(rest[0]) != std::string_view::npos;
  rest = trimmed(rest);
  if (rest.size() > 1 && (rest[0] == 'x' || rest[0] == 'X') &&
      kBlanks.find(rest[1]) != std::string_view::npos) {
    rest = trimmed(rest.substr(1));
  } else if (!apart) {
    return false;  // "99Puzzles": part of a name
  }
  line = rest;
  return true;
}

// Removes one suffix that identifies the printing: "(3)", "[TFC]", "#12", "(1) 42", "*F*". No card name ends
// with one of these, and the whole line is searched for first.
bool drop_suffix(std::string_view& name) {
  const std::string_view before = name;
  const auto take_bracket = [&](char open, char close) {
    if (!name.ends_with(close)) return;
    const std::size_t at = name.substr(0, name.size() - 1).rfind(open);
    if (at != std::string_view::npos && at > 0) name = trimmed(name.substr(0, at));
  };
  take_bracket('(', ')');
  take_bracket('[', ']');
  take_bracket('*', '*');
  if (name.size() == before.size()) {
    // a collector's number, behind a bracket or marked as one: "42", "#42", "42/204"
    const std::size_t blank = name.find_last_of(kBlanks);
    if (blank != std::string_view::npos) {
      std::string_view word = name.substr(blank + 1);
      const bool marked = word.starts_with('#') || word.find('/') != std::string_view::npos;
      if (word.starts_with('#')) word.remove_prefix(1);
      const bool number =
          !word.empty() && is_digit(word[0]) &&
          std::all_of(word.begin(), word.end(), [](char c) { return is_digit(c) || c == '/'; });
      const std::string_view rest = trimmed(name.substr(0, blank));
      if (number && (marked || rest.ends_with(')') || rest.ends_with(']'))) name = rest;
    }
  }
  return name.size() != before.size();
}

FaceId find_card(const Database& cards, std::string_view name) {
  for (;;) {
    if (const FaceId face = cards.find(name); face != kNoFace) return face;
    if (!drop_suffix(name)) return kNoFace;
  }
}

std::string did_you_mean(const Database& cards, std::string_view name) {
  while (drop_suffix(name)) {
  }
  std::string out;
  for (const std::string& near : cards.nearest(name)) out += (out.empty() ? "" : ", ") + ('"' + near + '"');
  return out.empty() ? std::string() : "Did you mean: " + out + "?";
}

}  // namespace

int count_cards(const std::vector<DeckLine>& lines) {
  int count = 0;
  for (const DeckLine& line : lines) count += line.count;
  return count;
}

std::vector<FaceId> DeckList::faces() const {
  std::vector<FaceId> out;
  for (const DeckLine& line : part(DeckPart::main))
    out.insert(out.end(), static_cast<std::size_t>(line.count), line.face);
  return out;
}

DeckList read_deck_list(const Database& cards, const std::string& file, std::string_view text) {
  DeckList list;
  list.file = file;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  DeckPart part = DeckPart::main;
  int number = 0;
  const auto wrong = [&](std::string what, std::string right) {
    list.errors.push_back({file, number, 0, std::move(what), std::move(right)});
  };
  while (!text.empty()) {
    ++number;
    if (number > static_cast<int>(limits::kDeckLines)) {
      wrong("The list has more than " + std::to_string(limits::kDeckLines) + " lines.",
            "Give one deck list a file.");
      break;
    }
    if (list.errors.size() >= limits::kFileErrors) {
      wrong("There are more than " + std::to_string(limits::kFileErrors) +
                " mistakes; from here on they are not told.",
            "");
      break;
    }
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.starts_with("//") || line.starts_with('#')) continue;
    if (line.size() > limits::kNameBytes) {
      wrong("The line has " + std::to_string(line.size()) + " bytes; at most " +
                std::to_string(limits::kNameBytes) + " are read.",
            "A line is \"4 Name - Version\".");
      continue;
    }
    if (std::any_of(line.begin(), line.end(), [](char c) { return is_control(c) && c != '\t'; })) {
      wrong("The line has a control character in it.", "A line is \"4 Name - Version\".");
      continue;
    }
    if (const Heading* found = heading(line)) {
      if (found->opens) part = found->part;
      continue;
    }
    DeckPart of = part;
    for (const std::string_view mark : {"SB:", "sb:", "Sb:"}) {
      if (!line.starts_with(mark)) continue;
      of = DeckPart::side;
      line = trimmed(line.substr(mark.size()));
    }
    DeckLine card;
    card.line = number;
    if (!take_count(line, card.count)) {
      wrong("\"" + std::string(line) + "\" has no number of copies.",
            "A line is \"4 Name - Version\"; headings are Deck, Sideboard and the like.");
      continue;
    }
    if (card.count < 1 || card.count > kMostCopies) {
      wrong("The number of copies is out of range.", "It is from 1 to " + std::to_string(kMostCopies) + ".");
      continue;
    }
    card.face = find_card(cards, line);
    if (card.face == kNoFace) {
      wrong("There is no card \"" + std::string(line) + "\".", did_you_mean(cards, line));
      continue;
    }
    list.parts[static_cast<int>(of)].push_back(card);
  }
  return list;
}

}  // namespace kawari
