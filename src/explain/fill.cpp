#include "explain/fill.h"

#include <algorithm>

namespace kawari {
namespace {

constexpr std::string_view kIdeographicStop = "。";

// The i-th of "a|b|c"; the last one if there are fewer.
std::string_view alternative(std::string_view list, std::size_t i) {
  while (true) {
    const std::size_t bar = list.find('|');
    if (bar == std::string_view::npos || i == 0) return list.substr(0, bar);
    list.remove_prefix(bar + 1);
    --i;
  }
}

std::size_t alternatives(std::string_view list) {
  return 1 + static_cast<std::size_t>(std::count(list.begin(), list.end(), '|'));
}

bool starts_with_vowel(std::string_view text) {
  return !text.empty() && std::string_view("aeiouAEIOU").find(text[0]) != std::string_view::npos;
}

// How a slot is filled in, by the mark after its name.
enum class Filled : std::uint8_t { by_number, by_gender, before_person, with_article, plainly };
constexpr std::string_view kMarks = "?!^%";  // in the order of Filled

struct Blank {
  std::string_view name;
  Filled filled = Filled::plainly;
  std::string_view forms;
};

Blank read_blank(std::string_view inside) {
  const std::size_t mark = inside.find_first_of(kMarks);
  if (mark == std::string_view::npos) return {inside, Filled::plainly, {}};
  const auto filled = static_cast<Filled>(kMarks.find(inside[mark]));
  return {inside.substr(0, mark), filled, inside.substr(mark + 1)};
}

Sentence form_of(const Blank& slot, const SlotText& value, Language language) {
  const bool plural = value.count != 1;
  const bool feminine = value.gender == 'f';
  Sentence out;
  switch (slot.filled) {
    case Filled::by_number:
      for (const char& c : alternative(slot.forms, plural ? 1 : 0)) {
        if (c == '#')
          out += value.text;
        else
          out += std::string_view(&c, 1);
      }
      return out;
    case Filled::by_gender: {
      const std::size_t many = plural && alternatives(slot.forms) > 2 ? 2 : 0;
      return std::string(alternative(slot.forms, many + (feminine ? 1 : 0)));
    }
    case Filled::before_person:
      return value.person ? std::string(slot.forms) : std::string();
    case Filled::with_article:
      if (language == Language::es) return Sentence(feminine ? "una " : "un ") + value.text;
      if (language == Language::en)
        return Sentence(starts_with_vowel(value.text.text()) ? "an " : "a ") + value.text;
      return value.text;
    case Filled::plainly:
      break;
  }
  return value.text;
}

void contract(Sentence& text, std::string_view apart, std::string_view together) {
  for (std::size_t at = text.text().find(apart); at != std::string::npos; at = text.text().find(apart, at))
    text.replace(at, apart.size(), together);
}

}  // namespace

SlotText counted(std::uint64_t number) {
  SlotText out(Sentence(std::to_string(number), AmountSpan{static_cast<std::int64_t>(number)}));
  out.count = number == 1 ? 1 : 2;
  return out;
}

SlotText numbered(std::size_t number) { return SlotText(std::to_string(number)); }

void Slots::set(std::string_view name, SlotText value) {
  for (Named& named : named_) {
    if (named.name == name) {
      named.value = std::move(value);
      return;
    }
  }
  named_.push_back({name, std::move(value)});
}

const SlotText* Slots::find(std::string_view name) const {
  for (const Named& named : named_)
    if (named.name == name) return &named.value;
  return nullptr;
}

Sentence fill(std::string_view text, const Slots& slots, Language language) {
  Sentence out;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    out += text.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = text.find('}', open);
    const Blank slot = read_blank(text.substr(open + 1, close - open - 1));
    if (const SlotText* value = slots.find(slot.name))
      out += form_of(slot, *value, language);
    else
      out += text.substr(open, close - open + 1);
    text.remove_prefix(close == std::string_view::npos ? text.size() : close + 1);
  }
  if (language == Language::es) {
    contract(out, " a el ", " al ");
    contract(out, " de el ", " del ");
  }
  return out;
}

std::vector<std::string> slot_names(std::string_view text) {
  std::vector<std::string> names;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find('}', open);
    names.emplace_back(read_blank(text.substr(open + 1, close - open - 1)).name);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

Sentence sentence(Sentence text, Language language) {
  if (text.empty()) return text;
  if (language == Language::ja) {
    if (!text.text().ends_with(kIdeographicStop)) text += kIdeographicStop;
    return text;
  }
  const char first = text.text().front();
  if (first >= 'a' && first <= 'z') {
    const char capital = static_cast<char>(first - 'a' + 'A');
    text.replace(0, 1, {&capital, 1});
  }
  const char last = text.text().back();
  if (last != '.' && last != '?' && last != '!' && last != ':') text += ".";
  return text;
}

Sentence without_stop(Sentence text) {
  const std::size_t size = text.text().size();
  if (text.text().ends_with(kIdeographicStop))
    text.replace(size - kIdeographicStop.size(), kIdeographicStop.size(), "");
  else if (text.text().ends_with('.'))
    text.replace(size - 1, 1, "");
  return text;
}

}  // namespace kawari
