#include "tests/text/row_example.h"

#include <algorithm>
#include <cctype>
#include <queue>

#include "tests/text/row_witness.h"
#include "text/compile.h"
#include "text/parse.h"
#include "text/print.h"
#include "text/tokens.h"

namespace kawari {
namespace {

constexpr std::size_t kMostContexts = 60;

// Words that read better than the shortest ones, used if the grammar can read them.
struct Better {
  const char* category;
  const char* text;
};
constexpr Better kBetter[] = {
    {"clause", "draw a card"},
    {"stmt", "draw a card"},
    {"stmt1", "draw a card"},
    {"sentence", "draw a card"},
    {"sentence0", "draw a card"},
    {"sentence1", "draw a card"},
    {"effect", "draw a card."},
    {"effect0", "draw a card."},
    {"objects", "chosen character"},
    {"objects", "one of your opponent's creatures"},
    {"objects1", "chosen character"},
    {"objects1", "one of your opponent's creatures"},
    {"subject", "chosen character"},
    {"subject", "one of your opponent's creatures"},
    {"static-subject", "your characters"},
    {"static-subject", "each of your creatures"},
    {"event", "this character quests"},
    {"event", "this creature attacks"},
    {"cond", "you have a character named Ada in play"},
    {"cond", "you have a Dragon in the battle zone"},
    {"esubj", "this character"},
    {"esubj", "this creature"},
    {"selfref", "this character"},
    {"selfref", "this creature"},
    {"kind", "character"},
    {"kind", "creature"},
    {"cls", "Hero"},
    {"cls", "fire"},
    {"typed", "character card"},
    {"cards", "2 cards"},
    {"per", "character you have in play"},
    {"per", "creature in the battle zone"},
    {"static-vp", "gets +2 {S}"},
    {"static-vp", "gets +2000 power"},
    {"vp", "gets +2 {S}"},
    {"vp", "gets +2000 power"},
    {"would", "this character would be banished"},
    {"would", "this creature would be destroyed"},
    {"top-cards", "the top card"},
    {"measure", "the damage on this character"},
    {"np", "character"},
    {"np", "creature"},
    {"noun", "character"},
    {"noun", "creature"},
    {"keyword-ability", "Rush"},
    {"keyword-ability", "blocker"},
};

std::string beside(const std::string& a, const std::string& b) {
  return a.empty() ? b : b.empty() ? a : a + " " + b;
}

}  // namespace

RowExample::RowExample(RowSwap& swap, Database& cards) : swap_(swap), cards_(cards) {
  fill_categories();
  find_contexts();
}

// The words of a row in one number; with a hole, the words before and behind that slot.
bool RowExample::fill(const CompiledRow& row, int number, int hole, std::string& before,
                      std::string& after) const {
  bool behind = false;
  const auto say = [&](const std::string& words) {
    std::string& side = behind ? after : before;
    side = beside(side, words);
  };
  int at = -1;
  for (const Element& element : row.columns[0].elements) {
    ++at;
    switch (element.is) {
      case Element::Is::literal:
        say(element.text);
        break;
      case Element::Is::alternation:
      case Element::Is::verb: {
        const auto& form =
            element.forms[std::min<std::size_t>(static_cast<std::size_t>(number), element.forms.size() - 1)];
        for (const std::string& word : form) say(word);
        break;
      }
      case Element::Is::slot: {
        if (at == hole) {
          behind = true;
          break;
        }
        int wanted = number;
        if (element.number == Element::Ask::sg) wanted = 0;
        if (element.number == Element::Ask::pl) wanted = 1;
        const Filling& inner =
            filling_[static_cast<std::size_t>(element.category)][static_cast<std::size_t>(wanted)];
        if (!inner.known) return false;
        say(inner.text);
        break;
      }
      case Element::Is::adjective:
        break;
    }
  }
  return true;
}

void RowExample::fill_categories() {
  const Tables& tables = swap_.tables();
  const KnownWord known = [this](std::string_view word) { return cards_.is_classification(word); };
  filling_.resize(tables.categories.size());
  std::vector<char> fixed(filling_.size());
  const auto set = [&](std::size_t category, const std::string& sg, const std::string& pl) {
    filling_[category] = {Filling{true, sg}, Filling{true, pl}};
    fixed[category] = 1;
  };
  for (std::size_t i = 0; i < filling_.size(); ++i) {
    const Category& category = tables.categories[i];
    switch (category.builtin) {
      case Builtin::none:
        break;
      case Builtin::integer:
      case Builtin::counted:
        set(i, "2", "2");
        break;
      case Builtin::name:
        set(i, "Ada", "Ada");
        break;
      case Builtin::classification:
      case Builtin::race: {
        const auto& words = swap_.grammar().vocabulary().classifications;
        const std::string word = words.empty() ? "Hero" : words[0];
        set(i, word, category.builtin == Builtin::race ? word + "s" : word);
        break;
      }
    }
    for (const Better& better : kBetter) {
      if (category.name != better.category || fixed[i]) continue;
      const std::string text = better.text;
      Budget budget;
      if (parse(swap_.grammar(), tokenise(text), text, category.name, known, budget).trees.empty()) continue;
      const bool noun = category.name == "np" || category.name == "noun";
      set(i, text, noun ? text + "s" : text);
    }
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const int id : swap_.rows()) {
      const CompiledRow& row = tables.rows[static_cast<std::size_t>(id)];
      const std::size_t category = static_cast<std::size_t>(row.category);
      if (fixed[category]) continue;
      for (int number = 0; number < 2; ++number) {
        std::string text, none;
        if (!fill(row, number, -1, text, none)) continue;
        Filling& here = filling_[category][static_cast<std::size_t>(number)];
        if (here.known && here.text.size() <= text.size()) continue;
        here = {true, text};
        changed = true;
      }
    }
  }
}

void RowExample::find_contexts() {
  const Tables& tables = swap_.tables();
  contexts_.resize(tables.categories.size());
  struct Open {
    std::size_t length;
    std::size_t order;
    int category;
    Around around;
    bool operator<(const Open& other) const {
      return length != other.length ? length > other.length : order > other.order;
    }
  };
  std::priority_queue<Open> open;
  std::size_t order = 0;
  open.push({0, order++, tables.category("ability"), {false, "", ""}});
  open.push({0, order++, tables.category("action-line"), {true, "", ""}});
  while (!open.empty() && order < 400000) {
    const Open next = open.top();
    open.pop();
    auto& here = contexts_[static_cast<std::size_t>(next.category)];
    if (here.size() >= kMostContexts) continue;
    const auto same = [&](const Around& a) {
      return a.effect == next.around.effect && a.before == next.around.before && a.after == next.around.after;
    };
    if (std::any_of(here.begin(), here.end(), same)) continue;
    here.push_back(next.around);
    const Category& category = tables.categories[static_cast<std::size_t>(next.category)];
    for (const auto* list : {&category.rows, &category.suffix_rows}) {
      for (const int id : *list) {
        const CompiledRow& row = tables.rows[static_cast<std::size_t>(id)];
        const auto& elements = row.columns[0].elements;
        for (std::size_t slot = 0; slot < elements.size(); ++slot) {
          if (elements[slot].is != Element::Is::slot) continue;
          for (int number = 0; number < 2; ++number) {
            Open inner = next;
            std::string before, after;
            if (!fill(row, number, static_cast<int>(slot), before, after)) continue;
            inner.around.before = beside(next.around.before, before);
            inner.around.after = beside(after, next.around.after);
            inner.category = elements[slot].category;
            inner.length = inner.around.before.size() + inner.around.after.size() + 1;
            inner.order = order++;
            open.push(std::move(inner));
          }
        }
      }
    }
  }
}

bool RowExample::needs(int row, bool effect, const std::string& text) {
  if (text.empty()) return false;
  const Face face = face_of(swap_.grammar(), effect, text);
  const std::string meaning = meaning_of(swap_.grammar(), cards_, face);
  if (meaning.empty()) return false;
  swap_.remove(row);
  const bool needed = meaning_of(swap_.grammar(), cards_, face) != meaning;
  swap_.restore();
  return needed;
}

// The text printed from its program, with the right forms of its words.
std::string RowExample::printed_back(bool effect, const std::string& text) {
  Face face = face_of(swap_.grammar(), effect, text);
  compile_face(swap_.grammar(), cards_, face);
  return face.compiled() ? print_face(swap_.grammar(), cards_, face, Language::en) : std::string();
}

RowExample::Text RowExample::of(int row) {
  const CompiledRow& own = swap_.tables().rows[static_cast<std::size_t>(row)];
  for (const Around& around : contexts_[static_cast<std::size_t>(own.category)]) {
    for (int number = 0; number < 2; ++number) {
      std::string before, after;
      if (!fill(own, number, -1, before, after)) continue;
      std::string text = beside(beside(around.before, before), around.after);
      std::vector<std::string> words;
      for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at) words.push_back(text.substr(at, end - at));
        at = end + 1;
      }
      text = join_tokens(words, Language::en);
      const std::string printed = printed_back(around.effect, text);
      for (const std::string& sentence : {printed, text + ".", text}) {
        if (needs(row, around.effect, sentence)) return {around.effect, sentence};
      }
    }
  }
  return {};
}

}  // namespace kawari
