#include "text/normalise.h"

#include <algorithm>
#include <cctype>

namespace kawari {
namespace {

constexpr Normalisation kTable[] = {
    {"\u2019", "'", "one apostrophe"},
    {"\u2018", "'", "one apostrophe"},
    {"\u201C", "\"", "plain quotation marks"},
    {"\u201D", "\"", "plain quotation marks"},
    {"\u2212", "-", "one minus"},
    {" \u2013 ", " \u2014 ", "one dash between cost and effect"},
    {" - ", " \u2014 ", "one dash between cost and effect"},
    {"breaker-", "breaker \u2014 ", "one dash behind the name of a keyword"},
    {"volution\u2013", "volution\u2014", "one dash behind the name of a keyword"},
    {"volution-", "volution\u2014", "one dash behind the name of a keyword"},
    {"volution: ", "volution\u2014", "one dash behind the name of a keyword"},
    {"\u2013", "-", "one minus"},
    {"\u2011", "-", "one hyphen"},
    {"\u00A0", " ", "plain blanks"},
    {"<", "", "stray brackets around keywords"},
    {">", "", "stray brackets around keywords"},
    {".\" until", "\" until", "a quoted sentence inside another one ends without a full stop"},
    {".\" and", "\" and", "a quoted sentence inside another one ends without a full stop"},
    {".\"", "\".", "the full stop stands behind the quotation"},
    {",\"", "\",", "the comma stands behind the quotation"},
    {"cross gears", "cross gear", "one plural"},
    {"his or her ", "his ", "one pronoun for a player"},
    {"he or she ", "he ", "one pronoun for a player"},
    {"\n", " ", "lines of one ability are joined"},
    {"\t", " ", "plain blanks"},
    {"  ", " ", "single blanks"},
};

// Replaces in one pass, in place. A shortened piece is looked at again: "  " becomes " " until there is one
// blank.
int replace_all(std::string& text, std::string_view from, std::string_view to) {
  std::size_t found = text.find(from);
  if (found == std::string::npos) return 0;
  int count = 0;
  if (to.size() > from.size()) {
    std::string out;
    std::size_t at = 0;
    for (; found != std::string::npos; found = text.find(from, at)) {
      out.append(text, at, found - at).append(to);
      at = found + from.size();
      ++count;
    }
    text = out.append(text, at);
    return count;
  }
  const bool again = to.size() < from.size() && !to.empty();
  std::size_t read = 0, write = 0;
  for (; found != std::string::npos; found = text.find(from, read)) {
    write = static_cast<std::size_t>(std::copy(text.begin() + static_cast<std::ptrdiff_t>(read),
                                               text.begin() + static_cast<std::ptrdiff_t>(found),
                                               text.begin() + static_cast<std::ptrdiff_t>(write)) -
                                     text.begin());
    read = found + from.size();
    if (again) {
      read -= to.size();
      text.replace(read, to.size(), to);
    } else {
      text.replace(write, to.size(), to);
      write += to.size();
    }
    ++count;
  }
  text.erase(write, read - write);
  return count;
}

int drop_reminders(std::string& text) {
  int count = 0;
  std::string out;
  std::size_t at = 0;
  for (auto open = text.find('('); open != std::string::npos; open = text.find('(', at)) {
    const auto close = text.find(')', open);
    if (close == std::string::npos) break;
    out.append(text, at, open - at);
    at = close + 1;
    ++count;
  }
  if (count > 0) text = out.append(text, at);
  return count;
}

bool upper_word(std::string_view word) {
  bool letters = false;
  for (const char c : word) {
    if (std::islower(static_cast<unsigned char>(c))) return false;
    if (std::isupper(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80) letters = true;
    if (c == '{' || c == '"') return false;
  }
  return letters;
}

// "A" can begin a sentence as well as a name, and so can a number: neither ends a name.
bool can_end_name(std::string_view word) { return word != "A" && word != "\u2014" && word != "\u2022"; }

}  // namespace

std::span<const Normalisation> normalisations() { return kTable; }

std::string normalise(std::string_view line, std::span<const Symbol> symbols, NormalisationCounts* counts) {
  std::string text(line);
  const int reminders = drop_reminders(text);
  int glyphs = 0;
  bool marked = false;
  for (const char c : text) marked |= static_cast<unsigned char>(c) >= 0x80 || c == '$';
  if (marked) {
    for (const Symbol& symbol : symbols) glyphs += replace_all(text, symbol.glyph, symbol.form);
  }
  if (counts) {
    counts->rows.resize(std::size(kTable));
    counts->reminders += reminders;
    counts->glyphs += glyphs;
  }
  for (std::size_t i = 0; i < std::size(kTable); ++i) {
    const int count = replace_all(text, kTable[i].from, kTable[i].to);
    if (counts) counts->rows[i] += count;
  }
  while (!text.empty() && text.back() == ' ') text.pop_back();
  text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
  return text;
}

NamedLine split_name(std::string_view line) {
  std::size_t at = 0, name_end = 0;
  while (at < line.size()) {
    auto blank = line.find(' ', at);
    if (blank == std::string_view::npos) blank = line.size();
    const std::string_view word = line.substr(at, blank - at);
    const bool joins = word == "&" || word == "\u2026" || word == "...";
    if (!upper_word(word) && !joins &&
        !(std::isdigit(static_cast<unsigned char>(word[0])) && (at == 0 || name_end == at - 1) &&
          blank < line.size() && std::isupper(static_cast<unsigned char>(line[blank + 1])) &&
          upper_word(line.substr(blank + 1, line.find(' ', blank + 1) - blank - 1)))) {
      break;
    }
    if (can_end_name(word) && !joins) name_end = blank;
    at = blank + 1;
  }
  NamedLine out;
  out.name = line.substr(0, name_end);
  out.rest = line.substr(name_end);
  while (!out.rest.empty() && out.rest.front() == ' ') out.rest.remove_prefix(1);
  return out;
}

std::vector<std::string> ability_lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    const bool blank = line.find_first_not_of(" \t\r") == std::string_view::npos;
    if (blank) continue;
    const bool continues =
        line.front() == ' ' || line.front() == '\t' || line.front() == '$' || line.starts_with("\u2022");
    if (continues && !lines.empty()) {
      lines.back() += "\n" + std::string(line);
    } else {
      lines.emplace_back(line);
    }
  }
  return lines;
}

}  // namespace kawari
