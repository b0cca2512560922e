#include "line/name_guess.h"

#include <algorithm>

#include "ir/book.h"
#include "scenario/yaml_reader.h"

namespace kawari {
namespace {

// The letter without its accent, for U+00C0 to U+017F; a space if it has no plain form.
char without_accent(unsigned char first, unsigned char second) {
  static constexpr std::string_view kPlain =
      "aaaaaaaceeeeiiiidnooooo ouuuuy saaaaaaaceeeeiiiidnooooo ouuuuy y"
      "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkkllllllllll"
      "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
  static_assert(kPlain.size() == 192);
  return kPlain[(first - 0xC3u) * 64u + (second - 0x80u)];
}

bool begins(std::string_view word, std::string_view with) { return word.starts_with(with); }
bool equals(std::string_view word, std::string_view other) { return word == other; }

// Whether each wanted word can be matched with a different word.
template <class Fits>
bool each_has_its_own(const std::vector<std::string>& wanted, const std::vector<std::string>& words,
                      Fits fits) {
  if (wanted.size() > words.size()) return false;
  std::vector<bool> taken(words.size(), false);
  for (const std::string& one : wanted) {
    bool found = false;
    // Takes the first match, not the longest: names have few words, and few of them begin alike.
    for (std::size_t i = 0; i < words.size() && !found; ++i) {
      if (taken[i] || !fits(words[i], one)) continue;
      taken[i] = found = true;
    }
    if (!found) return false;
  }
  return true;
}

std::size_t allowed_edits(std::size_t length) { return length < 3 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3; }

constexpr std::size_t kTooMany = 1000;

// The number of wrong letters if every typed word stands for a word of the name.
std::size_t edits_by_word(const std::vector<std::string>& wanted, const std::vector<std::string>& words) {
  if (wanted.size() > words.size()) return kTooMany;
  std::vector<bool> taken(words.size(), false);
  std::size_t sum = 0;
  for (const std::string& one : wanted) {
    std::size_t best = kTooMany, at = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (taken[i]) continue;
      const std::size_t longer = std::max(one.size(), words[i].size());
      const std::size_t shorter = std::min(one.size(), words[i].size());
      const std::size_t allowed = allowed_edits(one.size());
      std::size_t wrong = kTooMany;
      if (one == words[i]) {
        wrong = 0;
      } else if (one.size() >= 3 && words[i].starts_with(one)) {
        wrong = 1;
      } else if (longer - shorter <= allowed && (one.size() > 3 || one[0] == words[i][0])) {
        const std::size_t distance = edits(one, words[i]);
        if (distance <= allowed) wrong = distance;
      }
      if (wrong < best) best = wrong, at = i;
    }
    if (best == kTooMany) return kTooMany;
    taken[at] = true;
    sum += best;
  }
  return sum;
}

}  // namespace

std::vector<std::string> plain_words(std::string_view text) {
  const std::string folded = fold(text);
  std::vector<std::string> out;
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) out.push_back(std::move(word));
    word.clear();
  };
  for (std::size_t i = 0; i < folded.size(); ++i) {
    const unsigned char c = static_cast<unsigned char>(folded[i]);
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      word += folded[i];
    } else if (c >= 0xC3 && c <= 0xC5 && i + 1 < folded.size()) {
      const unsigned char second = static_cast<unsigned char>(folded[i + 1]);
      const char plain = second >= 0x80 && second < 0xC0 ? without_accent(c, second) : ' ';
      if (plain != ' ') {
        word += plain;
      } else {
        word.append(folded, i, 2);
      }
      ++i;
    } else if (c >= 0x80) {
      word += folded[i];
    } else if (c != '\'') {
      end_word();
    }
  }
  end_word();
  return out;
}

void NameIndex::add(std::string_view full, std::string_view bare, bool preferred) {
  Entry entry;
  entry.full = full;
  entry.words = plain_words(full);
  entry.bare_words = plain_words(bare.empty() ? full : bare).size();
  for (const std::string& word : entry.words) entry.joined += word;
  entry.preferred = preferred;
  entries_.push_back(std::move(entry));
}

std::vector<std::size_t> NameIndex::preferred_of(std::vector<std::size_t> found) const {
  const auto preferred = [&](std::size_t i) { return entries_[i].preferred; };
  if (std::any_of(found.begin(), found.end(), preferred))
    std::erase_if(found, [&](std::size_t i) { return !preferred(i); });
  return found;
}

Guess NameIndex::guess(std::string_view text) const {
  if (text.size() > limits::kNameBytes) return {};  // no name is that long
  const std::vector<std::string> wanted = plain_words(text);
  if (wanted.empty()) return {};
  std::string joined;
  for (const std::string& word : wanted) joined += word;
  const auto fitting = [&](auto fits) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (fits(entries_[i])) found.push_back(i);
    return preferred_of(std::move(found));
  };
  const auto is_bare = [&](const Entry& entry) {
    return wanted.size() == entry.bare_words && std::equal(wanted.begin(), wanted.end(), entry.words.begin());
  };
  // If all letters match, spaces do not matter.
  Guess out{Fit::exact, fitting([&](const Entry& entry) { return entry.joined == joined; })};
  if (!out.which.empty()) return out;
  out = {Fit::bare, fitting(is_bare)};
  if (!out.which.empty()) return out;
  out = {Fit::words,
         fitting([&](const Entry& entry) { return each_has_its_own(wanted, entry.words, equals); })};
  if (!out.which.empty()) return out;
  if (joined.size() >= 2) {
    out = {Fit::beginnings, fitting([&](const Entry& entry) {
             return each_has_its_own(wanted, entry.words, begins) ||
                    (joined.size() >= 4 && entry.joined.starts_with(joined));
           })};
    if (!out.which.empty()) return out;
  }
  // Misspelt: the names with the fewest wrong letters.
  std::size_t best = kTooMany;
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const Entry& entry = entries_[i];
    std::size_t wrong = edits_by_word(wanted, entry.words);
    const std::size_t allowed = std::max(allowed_edits(joined.size()), joined.size() / 5);
    const std::size_t gap =
        std::max(joined.size(), entry.joined.size()) - std::min(joined.size(), entry.joined.size());
    if (gap <= allowed && allowed > 0) {
      const std::size_t distance = edits(joined, entry.joined);
      if (distance <= allowed) wrong = std::min(wrong, distance);
    }
    if (wrong == kTooMany || wrong > best) continue;
    if (wrong < best) found.clear();
    best = wrong;
    found.push_back(i);
  }
  if (found.empty()) return {};
  return {Fit::misspelt, preferred_of(std::move(found))};
}

std::vector<std::string> NameIndex::completions(std::string_view text, std::size_t most) const {
  const std::vector<std::string> wanted = plain_words(text);
  std::vector<std::string> out;
  for (const Entry& entry : entries_)
    if (entry.preferred && each_has_its_own(wanted, entry.words, begins)) out.push_back(entry.full);
  if (out.empty() && !wanted.empty())
    for (const std::size_t i : guess(text).which) out.push_back(entries_[i].full);
  // Names that begin with the text come before names that contain it.
  const auto opens = [&](const std::string& name) {
    const std::vector<std::string> words = plain_words(name);
    return wanted.empty() || (!words.empty() && words[0].starts_with(wanted[0]));
  };
  std::sort(out.begin(), out.end(), [&](const std::string& a, const std::string& b) {
    const bool first = opens(a), second = opens(b);
    return first != second ? first : a < b;
  });
  out.erase(std::unique(out.begin(), out.end()), out.end());
  if (out.size() > most) out.resize(most);
  return out;
}

}  // namespace kawari
