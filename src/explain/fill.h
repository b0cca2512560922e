// Filling the slots of a message: what stands for a card, a player or an amount, with the number and the
// gender that the words around it agree with.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "explain/sentence.h"
#include "text/grammar.h"

namespace kawari {

struct SlotText {
  Sentence text;
  int count = 1;            // 1: singular
  char gender = 'm';        // m, f
  bool person = false;      // Spanish puts "a" before a person who is an object
  Sentence unseen_in = {};  // of a card that is told by its place: where that is

  SlotText() = default;
  SlotText(std::string words) : text(std::move(words)) {}
  SlotText(const char* words) : text(words) {}
  SlotText(Sentence said) : text(std::move(said)) {}
  SlotText(int amount) : text(std::to_string(amount), AmountSpan{amount}), count(amount) {}
};

// A number of any size, as an amount that words around it agree with.
SlotText counted(std::uint64_t number);
// A number that counts nothing, as in "step 3".
SlotText numbered(std::size_t number);

class Slots {
 public:
  Slots() = default;
  struct Named {
    std::string_view name;
    SlotText value;
  };
  Slots(std::initializer_list<Named> named) : named_(named) {}
  void set(std::string_view name, SlotText value);
  const SlotText* find(std::string_view name) const;

 private:
  std::vector<Named> named_;
};

// The text with its slots filled. A slot without a value stays visible, so that no gap goes unnoticed.
Sentence fill(std::string_view text, const Slots& slots, Language language);
// The names of the slots that a text uses, sorted, each once.
std::vector<std::string> slot_names(std::string_view text);
// With a capital letter at the beginning and a full stop at the end.
Sentence sentence(Sentence text, Language language);
// Without the full stop.
Sentence without_stop(Sentence text);

}  // namespace kawari
