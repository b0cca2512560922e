// Games with marked messages: their texts show which message of the catalogue each part comes from. For tests
// that need an example of each message.
#pragma once
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "explain/game_words.h"
#include "game/games.h"

namespace kawari {

// A part of a text without marks, and the message that it comes from.
struct SaidPart {
  MessageId message;
  std::string text;
};

// The messages of the core, of its obstacles and of the game, and the name of each.
std::vector<MessageId> messages_of(const GameWords& words);
std::string message_name(const GameWords& words, MessageId id);

class MarkedGames {
 public:
  explicit MarkedGames(const Games& games);
  MarkedGames(const MarkedGames&) = delete;
  const Games& games() const { return marked_; }

 private:
  struct Words {
    std::deque<std::string> texts;
    std::vector<Message> messages;
    GameWords words;
    Rules rules;
  };
  const char* mark(Words& into, MessageId id, const char* text);

  std::deque<Words> words_;
  std::vector<Game> all_;
  Games marked_;
};

// The text without its marks. Each marked part is added to `parts`, inner ones before outer ones.
std::string unmarked(std::string_view text, Language language, std::vector<SaidPart>* parts = nullptr);

}  // namespace kawari
