// Which name is meant by what somebody typed: case and punctuation do not matter, words may be left out, cut
// short or misspelt. Used where people ask without a file, for cards, abilities and verbs alike.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kawari {

// How well a name fits what was typed, best first.
enum class Fit : std::uint8_t {
  exact,       // the name itself, up to case and punctuation
  bare,        // the whole of the part before the version: "Beast"
  words,       // some of its words: "Mine", "Sleepy Knight"
  beginnings,  // the beginnings of some of its words: "Flou"
  misspelt,    // some of its words, with letters wrong
  none,
};

struct Guess {
  Fit fit = Fit::none;
  std::vector<std::size_t> which;  // the entries that fit best, equally well; by their place in the index

  bool one() const { return which.size() == 1; }
};

class NameIndex {
 public:
  // `bare` is the name without its version. Among names that fit equally well, preferred ones are meant.
  void add(std::string_view full, std::string_view bare = {}, bool preferred = true);
  std::size_t size() const { return entries_.size(); }
  const std::string& operator[](std::size_t i) const { return entries_[i].full; }

  Guess guess(std::string_view text) const;
  // The names in which the words typed so far begin words, in the order of the alphabet: what can still be
  // meant while somebody types. Misspelt ones where there is no other.
  std::vector<std::string> completions(std::string_view text, std::size_t most) const;

 private:
  struct Entry {
    std::string full;
    std::vector<std::string> words;
    std::size_t bare_words = 0;  // how many of them are the bare name
    std::string joined;          // all words without spaces
    bool preferred = true;
  };
  std::vector<std::size_t> preferred_of(std::vector<std::size_t> found) const;

  std::vector<Entry> entries_;
};

// The words of a text, for comparing: lower case, without accents, apostrophes and punctuation.
std::vector<std::string> plain_words(std::string_view text);

}  // namespace kawari
