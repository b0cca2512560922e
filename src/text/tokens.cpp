#include "text/tokens.h"

#include <cctype>

#include "ir/book.h"

namespace kawari {
namespace {

constexpr std::string_view kDash = "\u2014", kBullet = "\u2022";

bool starts(std::string_view text, std::size_t at, std::string_view what) {
  return text.substr(at).starts_with(what);
}

// Letters, and every byte of a letter beyond ASCII; the dash and the bullet are punctuation.
bool letter(std::string_view text, std::size_t at) {
  if (at >= text.size()) return false;
  const auto c = static_cast<unsigned char>(text[at]);
  if (c < 0x80) return std::isalpha(c) != 0;
  return !starts(text, at, kDash) && !starts(text, at, kBullet);
}
bool digit(std::string_view text, std::size_t at) {
  return at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0;
}

std::size_t token_end(std::string_view text, std::size_t at) {
  if (text[at] == '{') {
    const auto close = text.find('}', at);
    return close == std::string_view::npos ? at + 1 : close + 1;
  }
  if (digit(text, at)) {
    while (digit(text, at)) ++at;
    return at;
  }
  if (starts(text, at, kDash) || starts(text, at, kBullet)) return at + 3;
  if (text[at] == '\'' && at + 1 < text.size() && text[at + 1] == 's' && !letter(text, at + 2)) return at + 2;
  if (!letter(text, at)) return at + 1;
  while (at < text.size()) {
    if (letter(text, at)) {
      ++at;
    } else if ((text[at] == '\'' || text[at] == '-') && letter(text, at + 1)) {
      // "can't" is one word; "character's" is two, so that every noun can have a possessive.
      if (text[at] == '\'' && text[at + 1] == 's' && !letter(text, at + 2)) break;
      ++at;
    } else {
      break;
    }
  }
  return at;
}

bool vowel(const std::string& word) {
  return !word.empty() && std::string_view("aeiouAEIOU").find(word[0]) != std::string_view::npos;
}

bool closes(const std::string& token) {
  return token == "." || token == "," || token == ":" || token == ";" || token == ")" || token == "'s" ||
         token == "'" || token == "!" || token == "?" || token == "\u3002";
}
bool opens(const std::string& token) { return token == "(" || token == "+" || token == "-"; }

}  // namespace

std::vector<Token> tokenise(std::string_view text) {
  std::vector<Token> tokens;
  tokens.reserve(text.size() / 4);
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == ' ' || text[at] == '\n' || text[at] == '\t') {
      ++at;
      continue;
    }
    Token token;
    token.begin = at;
    const std::size_t end = token_end(text, at);
    token.shown = text.substr(at, end - at);
    token.key = fold(token.shown);
    if (token.key == "an") token.key = "a";
    token.capital = std::isupper(static_cast<unsigned char>(text[at])) != 0;
    tokens.push_back(std::move(token));
    at = end;
  }
  return tokens;
}

bool same_tokens(std::string_view a, std::string_view b) {
  const auto x = tokenise(a), y = tokenise(b);
  if (x.size() != y.size()) return false;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (x[i].key != y[i].key) return false;
  }
  return true;
}

namespace {

std::string join_unspaced(const std::vector<std::string>& tokens) {
  static constexpr std::string_view kParticles[] = {"を", "は", "が", "の"};
  std::string out;
  bool in_quotes = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view next = i + 1 < tokens.size() ? std::string_view(tokens[i + 1]) : "";
    if (tokens[i] == "∅") {
      for (const std::string_view particle : kParticles) {
        if (next == particle) {
          ++i;
          break;
        }
      }
    } else if (tokens[i] == "‡" && i + 2 < tokens.size()) {
      const std::string count = tokens[i + 1] + tokens[i + 2];
      const bool object = i + 3 < tokens.size() && tokens[i + 3] == "を";
      out += object ? "を" + count : count;
      i += object ? 3 : 2;
    } else if (tokens[i] == "すべて" && (next == "を" || next == "は" || next == "が")) {
      out += std::string(next) + tokens[i++];
    } else if (tokens[i] == "\"") {
      out += in_quotes ? "」" : "「";
      in_quotes = !in_quotes;
    } else if (tokens[i] == kBullet && !out.empty()) {
      out += "\n" + tokens[i];
    } else {
      out += tokens[i];
    }
  }
  return out;
}

}  // namespace

namespace {

// Spanish: "o" is "u" before the sound o, "y" is "e" before the sound i.
std::string before_vowel(std::string token, std::string_view next) {
  if (next.starts_with("h") || next.starts_with("H")) next.remove_prefix(1);
  const auto begins = [&](std::string_view small, std::string_view large, std::string_view accented) {
    return next.starts_with(small) || next.starts_with(large) || next.starts_with(accented);
  };
  if (token == "o" && begins("o", "O", "ó")) return "u";
  if (token == "y" && begins("i", "i", "í") && !next.starts_with("ie") && !next.starts_with("ia")) return "e";
  return token;
}

}  // namespace

std::string join_tokens(const std::vector<std::string>& tokens, Language language) {
  if (language == Language::ja) return join_unspaced(tokens);
  const bool english = language == Language::en;
  std::string out;
  bool sentence_begins = true, glue = true, in_quotes = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    std::string token = tokens[i];
    if (english && token == "a" && i + 1 < tokens.size() && vowel(tokens[i + 1])) token = "an";
    if (!english && (token == "a" || token == "de") && i + 1 < tokens.size() && tokens[i + 1] == "el") {
      token = token == "de" ? "del" : "al";
      ++i;
    }
    if (!english && i + 1 < tokens.size()) token = before_vowel(std::move(token), tokens[i + 1]);
    const bool quote = token == "\"";
    const bool bullet = token == kBullet;
    if (bullet && !out.empty()) {
      while (out.back() == ' ') out.pop_back();
      out += '\n';
      glue = true;
    }
    if (!glue && !closes(token) && !(quote && in_quotes)) out += ' ';
    if (sentence_begins && std::islower(static_cast<unsigned char>(token[0]))) {
      token[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(token[0])));
    }
    out += token;
    glue = opens(token) || (quote && !in_quotes);
    if (quote) in_quotes = !in_quotes;
    sentence_begins = token == "." || token == kDash || bullet || (quote && in_quotes);
  }
  return out;
}

std::string plural_of(std::string_view name) {
  const auto ends = [&](std::string_view with) { return name.ends_with(with); };
  const bool hisses = ends("s") || ends("x") || ends("z") || ends("ch") || ends("sh");
  const bool vowel_before = name.size() > 1 && vowel(std::string(1, name[name.size() - 2]));
  if (ends("y") && !vowel_before) return std::string(name.substr(0, name.size() - 1)) + "ies";
  return std::string(name) + (hisses ? "es" : "s");
}

int column_at(std::string_view text, std::size_t offset) {
  int column = 1;
  for (std::size_t i = 0; i < offset && i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) ++column;
  }
  return column;
}

}  // namespace kawari
