#include "protocol/texts.h"

#include "deck/deck_words.h"
#include "explain/game_words.h"
#include "game/games.h"
#include "line/asking_words.h"
#include "pages/page_words.h"
#include "state/rules.h"
#include "table/words.h"

namespace kawari::protocol {
namespace {

constexpr std::size_t kMarkBytes = 8;
const char kMarks[][kMarkBytes] = {"texts.1", "texts.2", "texts.3"};
static_assert(std::size(kMarks) == std::size(kLanguages), "a language has no mark");

const char* said_in(const RuleEntry& entry, Language language) {
  switch (language) {
    case Language::en:
      return entry.en;
    case Language::es:
      return entry.es;
    case Language::ja:
      return entry.ja;
  }
  return nullptr;
}

class Collector {
 public:
  explicit Collector(Language language) : language_(language) {}

  void add(const char* text) {
    if (text != nullptr) texts.push_back(text);
  }
  template <class Texts>
  void add_each(const Texts& all) {
    for (const char* text : all) add(text);
  }
  void add_messages(std::span<const Message> messages) {
    for (const Message& message : messages) add(message.texts[index(language_)]);
  }
  template <class Id>
  void add_names(std::span<const NamedThing<Id>> things) {
    for (const NamedThing<Id>& thing : things) {
      add(thing.name.text);
      add(thing.card.text);
    }
  }
  void add_game(const Rules& rules) {
    for (const RuleEntry& entry : rules.rule_index) add(said_in(entry, language_));
    if (rules.words == nullptr || !speaks(*rules.words, language_)) return;
    add_messages(rules.words->messages);
    const GameTexts& own = rules.words->in(language_);
    add_names(own.zones);
    add_names(own.stats);
    add_names(own.phases);
    add_names(own.facts);
  }

  std::vector<const char*> texts;

 private:
  Language language_;
};

}  // namespace

bool has_texts(Language language) {
  // Read at run time, since the bytes may not have come yet.
  const volatile char* mark = kMarks[index(language)];
  return *mark != '\0';
}

std::vector<const char*> texts_of(Language language) {
  Collector out(language);
  out.add(kMarks[index(language)]);
  out.add_messages(core_messages());
  for (const Phrase id : kEach<Phrase>) out.add(phrase(language, id).data());
  for (const Word word : kEach<Word>) out.add(text_of(language, word));
  out.add_each(kDeckWords[index(language)]->breaches);
  out.add_each(kDeckWords[index(language)]->words);
  out.add_each(*kPageWords[index(language)]);
  for (const Game& game : all_games().all) out.add_game(*game.rules);
  return std::move(out.texts);
}

}  // namespace kawari::protocol
