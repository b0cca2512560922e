#include "tests/explain/marked_messages.h"

#include "explain/fill.h"
#include "explain/own_messages.h"

namespace kawari {
namespace {

// "\1" number "\2" text "\3"
constexpr char kBegin = '\1', kBehindNumber = '\2', kEnd = '\3';

}  // namespace

std::vector<MessageId> messages_of(const GameWords& words) {
  std::vector<MessageId> out;
  for (int i = 0; i < static_cast<int>(MessageId::count_); ++i) out.push_back(static_cast<MessageId>(i));
  for (const auto obstacles : {core_obstacles(), words.obstacles})
    for (const ObstacleInfo& obstacle : obstacles) out.push_back(message_of(obstacle.id));
  for (std::size_t i = 0; i < words.own_names.size(); ++i) out.push_back(own_message(static_cast<int>(i)));
  return out;
}

std::string message_name(const GameWords& words, MessageId id) {
  const bool obstacle = id >= MessageId::count_ && id < own_message(0);
  return (obstacle ? "obstacle_" : "") + std::string(name_of(words, id));
}

const char* MarkedGames::mark(Words& into, MessageId id, const char* text) {
  if (text == nullptr) return nullptr;
  into.texts.push_back(kBegin + std::to_string(static_cast<int>(id)) + kBehindNumber + text + kEnd);
  return into.texts.back().c_str();
}

MarkedGames::MarkedGames(const Games& games) : all_(games.all.begin(), games.all.end()) {
  for (Game& game : all_) {
    Words& own = words_.emplace_back();
    for (const MessageId id : messages_of(*game.rules->words)) {
      const Message* row = find_message(game.rules->words->messages, id);
      if (row == nullptr) continue;
      Message marked = *row;
      for (const char*& text : marked.texts) text = mark(own, id, text);
      own.messages.push_back(marked);
    }
    own.words = *game.rules->words;
    own.words.messages = own.messages;
    own.rules = *game.rules;
    own.rules.words = &own.words;
    game.rules = &own.rules;
  }
  marked_.all = all_;
}

std::string unmarked(std::string_view text, Language language, std::vector<SaidPart>* parts) {
  struct Open {
    MessageId message = MessageId::count_;
    std::string text;
  };
  // Words melt together where a mark has kept them apart: "de el" is "del".
  const auto melted = [&](const std::string& said) { return kawari::fill(said, Slots(), language).text(); };
  std::vector<Open> open(1);
  while (!text.empty()) {
    const char c = text.front();
    text.remove_prefix(1);
    if (c == kBegin) {
      const std::size_t end = text.find(kBehindNumber);
      open.push_back({static_cast<MessageId>(std::stoi(std::string(text.substr(0, end)))), {}});
      text.remove_prefix(end + 1);
    } else if (c == kEnd && open.size() > 1) {
      const Open closed = std::move(open.back());
      open.pop_back();
      open.back().text += closed.text;
      if (parts != nullptr) parts->push_back({closed.message, melted(closed.text)});
    } else {
      open.back().text += c;
    }
  }
  return melted(open.front().text);
}

}  // namespace kawari
