#include "explain/rulebook.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <iterator>
#include <tuple>

#include "explain/game_words.h"

namespace kawari {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

// The parts of a number from the section down; a letter is a part of its own: "609.8a" is 609, 8, 1.
std::vector<int> steps_of(std::string_view number) {
  std::vector<int> out;
  for (std::size_t i = 0; i < number.size();) {
    if (is_digit(number[i])) {
      int value = 0;
      for (; i < number.size() && is_digit(number[i]); ++i)
        value = std::min(value * 10 + (number[i] - '0'), 1'000'000);
      out.push_back(value);
    } else {
      if (is_letter(number[i])) out.push_back(number[i] - 'a' + 1);
      ++i;
    }
  }
  return out;
}

// The form in which texts are compared: lower case, without Spanish accents.
std::string folded(std::string_view text) {
  struct Pair {
    std::string_view from;
    char to;
  };
  static constexpr Pair kAccents[] = {{"á", 'a'}, {"é", 'e'}, {"í", 'i'}, {"ó", 'o'}, {"ú", 'u'}, {"ü", 'u'},
                                      {"Á", 'a'}, {"É", 'e'}, {"Í", 'i'}, {"Ó", 'o'}, {"Ú", 'u'}};
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const auto accent = std::find_if(std::begin(kAccents), std::end(kAccents),
                                     [&](const Pair& pair) { return text.substr(i).starts_with(pair.from); });
    if (accent != std::end(kAccents)) {
      out += accent->to;
      i += accent->from.size();
    } else {
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(text[i])));
      ++i;
    }
  }
  return out;
}

bool ascii_alphanumeric(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Whether the text contains the word. Japanese has no blanks between words, so a word may be anywhere.
bool has_word(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    if (at == 0 || !ascii_alphanumeric(word[0]) || !ascii_alphanumeric(text[at - 1])) return true;
  }
  return false;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out;
  for (const char c : text) {
    if (c == ' ' || c == '\t') {
      if (out.empty() || !out.back().empty()) out.emplace_back();
    } else {
      if (out.empty()) out.emplace_back();
      out.back() += c;
    }
  }
  std::erase(out, std::string());
  return out;
}

// What people also call a thing, in the words of the rules.
std::string in_our_words(const Rules& rules, const Edition& edition, std::string_view words,
                         Language language) {
  std::string out = folded(words);
  if (rules.words == nullptr || !speaks(*rules.words, language)) return out;
  const GameTexts& texts = rules.words->in(language);
  const auto put = [&](std::string_view said, std::string_view word) {
    const std::string other = folded(said);
    for (std::size_t at = out.find(other); at != std::string::npos; at = out.find(other, at + 1)) {
      const bool begins = at == 0 || out[at - 1] == ' ';
      const bool ends = at + other.size() == out.size() || out[at + other.size()] == ' ';
      if (begins && ends) out.replace(at, other.size(), folded(word));
    }
  };
  for (const AlsoCalled& row : texts.also_called) put(row.said, row.word);
  // A word of one edition is looked for in another one.
  for (const EditionWord& row : texts.edition_words)
    row.edition == edition.id ? put(row.word, row.instead) : put(row.instead, row.word);
  return out;
}

}  // namespace

bool number_before(std::string_view a, std::string_view b) { return steps_of(a) < steps_of(b); }

bool is_or_beneath(std::string_view number, std::string_view rule) {
  if (rule.empty() || !number.starts_with(rule)) return false;
  if (number.size() == rule.size()) return true;
  const char next = number[rule.size()];
  return next == '.' || is_letter(next);
}

std::string tidy_number(std::string_view written) {
  std::string out;
  for (const char c : written)
    if (std::string_view(" \t[]()\"'").find(c) == std::string_view::npos)
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  while (out.ends_with('.')) out.pop_back();
  return out;
}

bool looks_like_a_number(std::string_view text) {
  bool digit_before = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool last_letter = is_letter(text[i]) && digit_before && i + 1 == text.size();
    if (!is_digit(text[i]) && !(text[i] == '.' && digit_before) && !last_letter) return false;
    digit_before = is_digit(text[i]) || last_letter;
  }
  return digit_before;
}

Language said_in(const RuleEntry& entry, Language language) {
  const InEachLanguage<const char*> wordings{entry.en, entry.es, entry.ja};
  return wordings[index(language)] == nullptr ? Language::en : language;
}

std::string_view says(const RuleEntry& entry, Language language) {
  const InEachLanguage<const char*> wordings{entry.en, entry.es, entry.ja};
  return wordings[index(said_in(entry, language))];
}

std::string says(const Rules& rules, const Edition& edition, const RuleEntry& entry, Language language) {
  return in_words_of(rules.words, edition.id, said_in(entry, language), std::string(says(entry, language)))
      .text();
}

std::vector<const RuleEntry*> Rulebook::numbered(const Edition& edition, std::string_view number) const {
  std::vector<const RuleEntry*> out;
  for (const RuleEntry& entry : rules_->rule_index) {
    const char* own = entry.numbers[edition.column];
    if (own != nullptr && number == own) out.push_back(&entry);
  }
  return out;
}

std::vector<std::string> Rulebook::numbers(const Edition& edition) const {
  std::vector<std::string> out;
  for (const RuleEntry& entry : rules_->rule_index)
    if (const char* own = entry.numbers[edition.column]) out.emplace_back(own);
  std::sort(out.begin(), out.end(), number_before);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

std::vector<std::string> Rulebook::beneath(const Edition& edition, std::string_view number) const {
  std::vector<std::string> out;
  for (std::string& one : numbers(edition)) {
    if (one == number || !is_or_beneath(one, number)) continue;
    // Numbers are sorted, so intermediate numbers come first.
    if (!out.empty() && is_or_beneath(one, out.back())) continue;
    out.push_back(std::move(one));
  }
  return out;
}

bool Rulebook::has(const Edition& edition, std::string_view number) const {
  return std::any_of(rules_->rule_index.begin(), rules_->rule_index.end(), [&](const RuleEntry& entry) {
    const char* own = entry.numbers[edition.column];
    return own != nullptr && is_or_beneath(own, number);
  });
}

std::vector<std::string> Rulebook::nearest(const Edition& edition, std::string_view number,
                                           std::size_t how_many) const {
  const std::vector<int> wanted = steps_of(number);
  // A longer common beginning is nearer; then a smaller first difference.
  const auto distance = [&](const std::string& one) {
    const std::vector<int> steps = steps_of(one);
    std::size_t common = 0;
    while (common < steps.size() && common < wanted.size() && steps[common] == wanted[common]) ++common;
    const int mine = common < steps.size() ? steps[common] : 0;
    const int other = common < wanted.size() ? wanted[common] : 0;
    const std::size_t beyond = steps.size() - common;
    return std::tuple(-static_cast<int>(common), std::abs(mine - other), beyond);
  };
  std::vector<std::string> out = numbers(edition);
  std::stable_sort(out.begin(), out.end(),
                   [&](const std::string& a, const std::string& b) { return distance(a) < distance(b); });
  if (out.size() > how_many) out.resize(how_many);
  std::sort(out.begin(), out.end(), number_before);
  return out;
}

std::string_view Rulebook::also_number_of(const Edition& edition, std::string_view number) const {
  if (rules_->words == nullptr) return {};
  for (const OtherNumber& other : rules_->words->other_numbers)
    if (other.column == edition.column && other.number == number) return other.here;
  return {};
}

std::vector<const RuleEntry*> Rulebook::elsewhere(const RuleEntry& entry, const Edition& other) const {
  if (entry.numbers[other.column] != nullptr) return {&entry};
  std::vector<const RuleEntry*> out;
  if (entry.key == kNoRule) return out;
  for (const RuleEntry& one : rules_->rule_index)
    if (one.key == entry.key && one.numbers[other.column] != nullptr) out.push_back(&one);
  return out;
}

std::vector<const RuleEntry*> Rulebook::with_words(const Edition& edition, std::string_view words,
                                                   Language language) const {
  std::vector<const RuleEntry*> out;
  const auto look_for = [&](const std::string& query) {
    const std::vector<std::string> wanted = words_of(query);
    if (wanted.empty()) return;
    for (const RuleEntry& entry : rules_->rule_index) {
      if (entry.numbers[edition.column] == nullptr) continue;
      const std::string text = folded(says(*rules_, edition, entry, language));
      if (std::all_of(wanted.begin(), wanted.end(),
                      [&](const std::string& word) { return has_word(text, word); }))
        out.push_back(&entry);
    }
  };
  look_for(folded(words));
  if (out.empty()) look_for(in_our_words(*rules_, edition, words, language));
  std::stable_sort(out.begin(), out.end(), [&](const RuleEntry* a, const RuleEntry* b) {
    return number_before(a->numbers[edition.column], b->numbers[edition.column]);
  });
  return out;
}

}  // namespace kawari
