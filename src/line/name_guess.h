// Guesses which name a typed text means: case and punctuation do not matter, and words may be left out, cut
// short or misspelt. Used for cards, abilities and verbs in questions without a file.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kawari {

// How well a name fits the typed text, best first.
enum class Fit : std::uint8_t {
  exact,       // the name itself, up to case and punctuation
  bare,        // the whole name without the version: "Beast"
  words,       // some of its words: "Mine", "Sleepy Knight"
  beginnings,  // the beginnings of some of its words: "Flou"
  misspelt,    // some of its words, with letters wrong
  none,
};

struct Guess {
  Fit fit = Fit::none;
  std::vector<std::size_t> which;  // the entries that fit best, equally well: indices in order of add()

  bool one() const { return which.size() == 1; }
};

class NameIndex {
 public:
  // `bare` is the name without its version. If several names fit equally well, preferred ones are chosen.
  void add(std::string_view full, std::string_view bare = {}, bool preferred = true);
  std::size_t size() const { return entries_.size(); }
  const std::string& operator[](std::size_t i) const { return entries_[i].full; }

  Guess guess(std::string_view text) const;
  // The names that contain words beginning with the typed words, in alphabetical order: completions while a
  // person types. Misspelt matches if there are no others.
  std::vector<std::string> completions(std::string_view text, std::size_t most) const;

 private:
  struct Entry {
    std::string full;
    std::vector<std::string> words;
    std::size_t bare_words = 0;  // how many of them belong to the bare name
    std::string joined;          // all words without spaces
    bool preferred = true;
  };
  std::vector<std::size_t> preferred_of(std::vector<std::size_t> found) const;

  std::vector<Entry> entries_;
};

// The words of a text, for comparing: lower case, without accents, apostrophes and punctuation.
std::vector<std::string> plain_words(std::string_view text);

}  // namespace kawari
