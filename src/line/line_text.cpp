#include "line/line_text.h"

#include <algorithm>
#include <limits>

#include "line/name_guess.h"

namespace kawari {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// The typographic quotation mark that begins here: 1 opening, -1 closing, 0 none.
int curly(std::string_view text, std::size_t i) {
  if (text.substr(i, 3) == "\u201C") return 1;
  return text.substr(i, 3) == "\u201D" ? -1 : 0;
}

// Calls `at` for every byte outside of quotation marks and brackets. Returns the position of the first one
// without a partner.
template <class At>
std::optional<std::size_t> walk(std::string_view text, At at) {
  std::vector<std::pair<char, std::size_t>> open;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const char top = open.empty() ? '\0' : open.back().first;
    const int mark = curly(text, i);
    if (top == '"' || top == 'C') {
      if ((top == '"' && c == '"') || (top == 'C' && mark == -1)) open.pop_back();
      continue;
    }
    if (c == '"' || mark == 1) {
      open.emplace_back(mark == 1 ? 'C' : '"', i);
    } else if (c == '(' || c == '[') {
      open.emplace_back(c == '(' ? ')' : ']', i);
    } else if (c == ')' || c == ']') {
      if (top != c) return i;
      open.pop_back();
    } else if (open.empty()) {
      at(i);
    }
  }
  if (open.empty()) return std::nullopt;
  return open.front().second;
}

struct Word {
  std::size_t begin, end;
  std::string plain;
};

std::string plain_of(std::string_view text) {
  std::string out;
  for (const std::string& word : plain_words(text)) out += word;
  return out;
}

std::vector<Word> words_outside(std::string_view text) {
  std::vector<bool> outside(text.size(), false);
  walk(text, [&](std::size_t i) { outside[i] = true; });
  const auto in_word = [&](std::size_t i) {
    return outside[i] && !is_space(text[i]) && text[i] != ',' && text[i] != ';' && text[i] != ':';
  };
  std::vector<Word> out;
  for (std::size_t i = 0; i < text.size();) {
    if (!in_word(i)) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < text.size() && in_word(end)) ++end;
    out.push_back({i, end, plain_of(text.substr(i, end - i))});
    i = end;
  }
  return out;
}

std::vector<std::vector<std::string>> phrases_of(std::string_view phrases) {
  std::vector<std::vector<std::string>> out;
  for (std::size_t from = 0; from <= phrases.size();) {
    const std::size_t to = std::min(phrases.find('|', from), phrases.size());
    if (to > from) {
      auto& words = out.emplace_back();
      for (const Word& word : words_outside(phrases.substr(from, to - from))) words.push_back(word.plain);
    }
    from = to + 1;
  }
  return out;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view unquoted(std::string_view text) {
  text = trimmed(text);
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"') return text.substr(1, text.size() - 2);
  if (text.size() >= 6 && curly(text, 0) == 1 && curly(text, text.size() - 3) == -1)
    return text.substr(3, text.size() - 6);
  return text;
}

std::vector<std::string_view> split_outside(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> out;
  std::size_t from = 0;
  walk(text, [&](std::size_t i) {
    if (separators.find(text[i]) == std::string_view::npos) return;
    out.push_back(trimmed(text.substr(from, i - from)));
    from = i + 1;
  });
  out.push_back(trimmed(text.substr(from)));
  return out;
}

std::optional<std::size_t> unpaired(std::string_view text) {
  return walk(text, [](std::size_t) {});
}

Bracketed trailing_brackets(std::string_view text, char open) {
  text = trimmed(text);
  const char close = open == '(' ? ')' : ']';
  if (text.empty() || text.back() != close) return {text, {}, false};
  int depth = 0;
  for (std::size_t i = text.size(); i-- > 0;) {
    if (text[i] == close) ++depth;
    if (text[i] == open && --depth == 0)
      return {trimmed(text.substr(0, i)), trimmed(text.substr(i + 1, text.size() - i - 2)), true};
  }
  return {text, {}, false};
}

std::vector<Stretch> find_phrases(std::string_view text, std::string_view phrases) {
  const std::vector<Word> words = words_outside(text);
  const auto wanted = phrases_of(phrases);
  std::vector<Stretch> out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::size_t best = 0;
    for (const auto& phrase : wanted) {
      if (phrase.size() <= best || i + phrase.size() > words.size()) continue;
      bool same = true;
      for (std::size_t k = 0; k < phrase.size() && same; ++k) {
        same = words[i + k].plain == phrase[k];
        // Only spaces may separate the words of a phrase.
        if (k > 0)
          same =
              same &&
              trimmed(text.substr(words[i + k - 1].end, words[i + k].begin - words[i + k - 1].end)).empty();
      }
      if (same) best = phrase.size();
    }
    if (best > 0) out.push_back({words[i].begin, words[i + best - 1].end});
  }
  return out;
}

std::size_t leading_phrase(std::string_view text, std::string_view phrases) {
  for (const Stretch& place : find_phrases(text, phrases)) {
    if (!trimmed(text.substr(0, place.begin)).empty()) break;
    std::size_t end = place.end;
    while (end < text.size() && is_space(text[end])) ++end;
    return end;
  }
  return 0;
}

std::vector<std::string_view> split_list(std::string_view text,
                                         const std::function<int(std::string_view)>& cost) {
  const std::vector<std::string_view> pieces = split_outside(text, ",");
  constexpr std::size_t kLongest = 3;  // no card name has more than two commas
  constexpr int kNever = std::numeric_limits<int>::max() / 2;
  std::vector<int> best(pieces.size() + 1, kNever);
  std::vector<std::size_t> from(pieces.size() + 1, 0);
  best[0] = 0;
  const auto joined = [&](std::size_t first, std::size_t last) {
    const char* begin = pieces[first].data();
    return std::string_view(begin,
                            static_cast<std::size_t>(pieces[last].data() + pieces[last].size() - begin));
  };
  for (std::size_t end = 1; end <= pieces.size(); ++end) {
    for (std::size_t length = 1; length <= std::min(end, kLongest); ++length) {
      const std::size_t first = end - length;
      const int sum = best[first] + cost(joined(first, end - 1));
      if (sum >= best[end]) continue;
      best[end] = sum;
      from[end] = first;
    }
  }
  std::vector<std::string_view> out;
  for (std::size_t end = pieces.size(); end > 0; end = from[end]) out.push_back(joined(from[end], end - 1));
  std::reverse(out.begin(), out.end());
  return out;
}

int column_of(std::string_view line, std::string_view piece) {
  if (piece.data() < line.data() || piece.data() > line.data() + line.size()) return 1;
  int column = 1;
  for (const char* at = line.data(); at < piece.data(); ++at)
    if ((static_cast<unsigned char>(*at) & 0xC0) != 0x80) ++column;
  return column;
}

}  // namespace kawari
