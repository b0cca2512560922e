// Splits the text of a card into lines, each an ability or the effect of an action.
#include "text/read_line.h"

namespace kawari {

void split(Line& line, bool as_effect) {
  const NamedLine parts = as_effect ? NamedLine{{}, line.text} : split_name(line.text);
  line.name = parts.name;
  line.rest = parts.rest;
}

namespace {

Line named_line(std::string text) {
  Line line;
  line.text = std::move(text);
  return line;
}
// "Bodyguard, Support": each keyword of a line is an ability.
std::vector<std::string> keyword_lines(const LineReader& reader, const Line& line) {
  std::vector<std::string> out;
  std::string_view rest = line.rest;
  for (;;) {
    const auto comma = rest.find(", ");
    const std::string_view piece = rest.substr(0, comma);
    if (!reader.reads(piece, "keyword-ability")) return {line.text};
    out.emplace_back(piece);
    if (comma == std::string_view::npos) return out;
    rest.remove_prefix(comma + 2);
  }
}

// "Evolution—Put on one of your Worms. Double breaker": if a keyword ends with a full stop, the rest is a
// line of its own. Returns the length of the keyword, or 0.
std::size_t keyword_sentence(const LineReader& reader, std::string_view line) {
  const auto stop = line.find(". ");
  if (stop == std::string_view::npos) return 0;
  const std::string_view piece = line.substr(0, stop + 1);
  return reader.reads(piece, "keyword-ability") ? stop + 1 : 0;
}

}  // namespace

std::vector<Line> lines_of(const LineReader& reader, const Face& face, NormalisationCounts* counts) {
  const Grammar& grammar = reader.grammar();
  std::vector<Line> lines;
  const bool one_effect = face.is(grammar.vocabulary().text_is_effect);
  int effect = -1;
  for (const std::string& raw : ability_lines(face.text)) {
    Line line = named_line(normalise(raw, grammar.vocabulary().symbols, counts));
    if (line.text.empty()) continue;
    split(line);
    if (one_effect && line.name.empty()) {
      // A keyword, or a line about how the card is played, is not part of its effect.
      const auto reads = [&](std::string_view as) { return reader.reads(line.rest, as); };
      const bool keyword = reads("keyword-ability") || reads("card-rule") || reads("action-static");
      if (!keyword && effect >= 0) {
        lines[static_cast<std::size_t>(effect)].text += " " + line.text;
        continue;
      }
      if (!keyword) effect = static_cast<int>(lines.size());
    }
    if (line.name.empty() && !one_effect) {
      while (const std::size_t length = keyword_sentence(reader, line.text)) {
        lines.push_back(named_line(line.text.substr(0, length)));
        line = named_line(line.text.substr(length + 1));
        split(line);
      }
    }
    if (line.name.empty() && line.rest.find(", ") != std::string_view::npos) {
      for (std::string& text : keyword_lines(reader, line)) lines.push_back(named_line(std::move(text)));
      continue;
    }
    lines.push_back(std::move(line));
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    split(lines[i], static_cast<int>(i) == effect);
  }
  return lines;
}

}  // namespace kawari
