// Fills the slots of a message with the texts of cards, players and amounts. A slot also has a number and a
// gender, with which the words around it agree (explain/messages.h describes the slots of a text).
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
  bool person = false;      // in Spanish, "a" precedes a person who is the object of a verb
  Sentence unseen_in = {};  // the zone of a card that the viewer does not see

  SlotText() = default;
  SlotText(std::string words) : text(std::move(words)) {}
  SlotText(const char* words) : text(words) {}
  SlotText(Sentence said) : text(std::move(said)) {}
  SlotText(int amount) : text(std::to_string(amount), AmountSpan{amount}), count(amount) {}
};

// An amount of any size. The words around it agree with it.
SlotText counted(std::uint64_t number);
// A number that is not an amount, as in "step 3".
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

// Fills the slots of the text. A slot without a value stays in the text as it is, so that readers notice it.
Sentence fill(std::string_view text, const Slots& slots, Language language);
// The names of the slots that a text uses, sorted, each once.
std::vector<std::string> slot_names(std::string_view text);
// Adds a capital letter at the beginning and a full stop at the end.
Sentence sentence(Sentence text, Language language);
// Removes the full stop.
Sentence without_stop(Sentence text);

}  // namespace kawari
