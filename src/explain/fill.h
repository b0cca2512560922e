// Filling the slots of a message: what stands for a card, a player or an amount, with the number and the
// gender that the words around it agree with.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "text/grammar.h"

namespace kawari {

struct SlotText {
  std::string text;
  int count = 1;               // 1: singular
  char gender = 'm';           // m, f
  bool person = false;         // Spanish puts "a" before a person who is an object
  std::string unseen_in = {};  // of a card that is told by its place: where that is

  SlotText() = default;
  SlotText(std::string words) : text(std::move(words)) {}
  SlotText(int amount) : text(std::to_string(amount)), count(amount) {}
};

// A number of any size, as a text that words around it agree with.
SlotText counted(std::uint64_t number);

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
std::string fill(std::string_view text, const Slots& slots, Language language);
// The names of the slots that a text uses, sorted, each once.
std::vector<std::string> slot_names(std::string_view text);
// With a capital letter at the beginning and a full stop at the end.
std::string sentence(std::string text, Language language);
// Without the full stop.
std::string without_stop(std::string text);

}  // namespace kawari
