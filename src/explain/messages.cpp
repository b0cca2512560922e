#include "explain/messages.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "explain/game_words.h"
#include "explain/own_messages.h"
#include "explain/said.h"
#include "explain/words.h"

namespace kawari {
namespace {

using Rows = std::span<const MessageText>;

constexpr InEachLanguage<const CoreWords*> kCoreWords{&kEnglishWords, &kSpanishWords, &kJapaneseWords};
static_assert(kCoreWords.back() != nullptr, "a language has no table here");
// Every message of the core has its rules and texts in the core.
constexpr auto kAllSaid = joined(said::kTold, said::kAsked);
static_assert(has_rules_of_each<kAllSaid, kEach<MessageId>>());

constexpr std::string_view kNames[] = {
#define EVENT(id) #id, #id "_would",
    KAWARI_EVENT_MESSAGES(EVENT)
#undef EVENT
#define ACTION(id) #id, #id "_option",
        KAWARI_ACTION_MESSAGES(ACTION)
#undef ACTION
#define MESSAGE(id) #id,
            KAWARI_PLAIN_MESSAGES(MESSAGE) KAWARI_WHY_MESSAGES(MESSAGE)
#undef MESSAGE
#define FAULT(id, sentence) "fault_" #id,
                KAWARI_FAULTS(FAULT)
#undef FAULT
};

}  // namespace

std::string_view name_of(MessageId id) {
  if (id < MessageId::count_) return kNames[static_cast<int>(id)];
  for (const ObstacleInfo& obstacle : core_obstacles())
    if (message_of(obstacle.id) == id) return obstacle.name;
  return {};
}

const char* Message::in(Language language) const {
  const char* text = texts[index(language)];
  return text != nullptr ? text : texts[index(Language::en)];
}

std::vector<Message> messages_of(std::span<const SaidMessage> said,
                                 const InEachLanguage<std::span<const MessageText>>& texts) {
  std::vector<Message> out;
  for (const SaidMessage& one : said) {
    Message& message = out.emplace_back();
    message.id = one.id;
    std::copy(std::begin(one.rules), std::end(one.rules), std::begin(message.rules));
    message.decides = one.decides;
    for (const Language language : kLanguages)
      for (const MessageText& text : texts[index(language)])
        if (text.id == one.id) message.texts[index(language)] = text.text;
  }
  return out;
}

std::vector<Message> game_messages(std::span<const SaidMessage> said,
                                   const InEachLanguage<const GameTexts*>& languages) {
  InEachLanguage<std::span<const MessageText>> texts;
  for (const Language language : kLanguages)
    if (const GameTexts* own = languages[index(language)]) texts[index(language)] = own->messages;
  std::vector<Message> out = messages_of(said, texts);
  for (Message& message : out)
    if (const Message* core = find_message({}, message.id)) message.decides = core->decides;
  return out;
}

namespace {

// Whether a word ends there: what follows is no letter. Letters with accents are several bytes long.
bool ends_word(std::string_view text, std::size_t at) {
  if (at >= text.size()) return true;
  const auto c = static_cast<unsigned char>(text[at]);
  return c < 0x80 && std::isalpha(c) == 0;
}

}  // namespace

Sentence in_words_of(const GameWords* words, std::string_view edition, Language language, Sentence text) {
  if (words == nullptr || !speaks(*words, language)) return text;
  for (const EditionWord& row : words->in(language).edition_words) {
    if (row.edition != edition) continue;
    for (std::size_t at = text.text().find(row.word); at != std::string::npos;
         at = text.text().find(row.word, at + 1))
      if (ends_word(text.text(), at + row.word.size())) text.replace(at, row.word.size(), row.instead);
  }
  return text;
}

std::string_view text_of(const GameWords& words, MessageId id, Language language) {
  const Message* message = find_message(words.messages, id);
  return message == nullptr ? std::string_view() : message->in(language);
}

std::string_view name_of(const GameWords& words, MessageId id) {
  if (static_cast<int>(id) >= kFirstOwnMessage)
    return words.own_names[static_cast<std::size_t>(id) - kFirstOwnMessage];
  for (const ObstacleInfo& obstacle : words.obstacles)
    if (message_of(obstacle.id) == id) return obstacle.name;
  return name_of(id);
}

std::span<const Message> core_messages() {
  static const std::vector<Message> kAll = [] {
    std::vector<SaidMessage> obstacles;
    for (const ObstacleInfo& info : core_obstacles()) obstacles.push_back({message_of(info.id)});
    const auto part = [&](Rows CoreWords::*which) {
      InEachLanguage<Rows> out;
      for (const Language language : kLanguages) out[index(language)] = kCoreWords[index(language)]->*which;
      return out;
    };
    std::vector<Message> out;
    for (const std::vector<Message>& messages : {messages_of(said::kTold, part(&CoreWords::told)),
                                                 messages_of(said::kAsked, part(&CoreWords::asked)),
                                                 messages_of(obstacles, part(&CoreWords::obstacles))})
      out.insert(out.end(), messages.begin(), messages.end());
    return out;
  }();
  return kAll;
}

const Message* find_message(std::span<const Message> game, MessageId id) {
  for (const Message& row : game)
    if (row.id == id) return &row;
  static const auto kById = [] {
    std::vector<const Message*> rows;
    for (const Message& row : core_messages()) {
      const auto at = static_cast<std::size_t>(row.id);
      if (at >= rows.size()) rows.resize(at + 1, nullptr);
      rows[at] = &row;
    }
    return rows;
  }();
  const auto at = static_cast<std::size_t>(id);
  return at < kById.size() ? kById[at] : nullptr;
}

}  // namespace kawari
