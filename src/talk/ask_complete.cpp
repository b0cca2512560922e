// Completes the last words of a line: commands, players, zones, cards, options.
#include <algorithm>

#include "ir/book.h"
#include "talk/ask_commands.h"

namespace kawari {
namespace {

constexpr std::size_t kMost = 60;

// Adds the word if it begins with the text; case does not matter.
void add_beginning(std::vector<std::string>& out, std::string_view text, const std::string& word) {
  if (!fold(word).starts_with(fold(text))) return;
  if (std::find(out.begin(), out.end(), word) == out.end()) out.push_back(word);
}

}  // namespace

Completion AskSession::complete(std::string_view line) const {
  Completion out;
  const auto rest_from = [&](std::size_t from) {
    while (from < line.size() && line[from] == ' ') ++from;
    out.from = from;
    return line.substr(from);
  };
  if (stage_ != Stage::table) {
    const std::string_view text = rest_from(0);
    if (stage_ == Stage::game)
      for (const Game& one : games_.all) add_beginning(out.words, text, std::string(one.rules->id));
    if (stage_ == Stage::edition)
      for (const Edition& one : scenario_.game->rules->editions)
        add_beginning(out.words, text, std::string(one.id));
    return out;
  }
  const ScenarioWords& words = *scenario_.game->words;
  const std::size_t cut = line.find_last_of(",:;(");
  const std::string_view text = rest_from(cut == std::string_view::npos ? 0 : cut + 1);

  if (moment_.decision_open()) {
    for (const ListedChoice& choice : moment_.choices) add_beginning(out.words, text, choice.text.text());
    return out;
  }
  const std::size_t colon = line.find(':');
  if (names_player(line.substr(0, colon == std::string_view::npos ? 0 : colon + 1))) {
    // A zone may precede the card.
    for (const ZoneWord& zone : words.position) add_beginning(out.words, text, std::string(zone.key));
    if (text.empty()) return out;
    std::string_view card = text;
    for (const ZoneWord& zone : words.position)
      if (const std::size_t length = leading_phrase(text, zone.key); length > 0 && length < text.size())
        card = rest_from(static_cast<std::size_t>(text.data() - line.data()) + length);
    for (std::string& name : names_.completions(card, kMost)) out.words.push_back(std::move(name));
    return out;
  }
  const std::size_t space = text.find(' ');
  const Command* command = command_named(text.substr(0, space));
  if (command != nullptr && space != std::string_view::npos) {
    const std::string_view argument = rest_from(out.from + space);
    if (command->run == &AskSession::rules)
      for (const Edition& one : scenario_.game->rules->editions)
        add_beginning(out.words, argument, std::string(one.id));
    if (command->run == &AskSession::language)
      for (const std::string_view one : kLanguageCodes) add_beginning(out.words, argument, std::string(one));
    if (command->run == &AskSession::game)
      for (const Game& one : games_.all) add_beginning(out.words, argument, std::string(one.rules->id));
    if (command->run == &AskSession::set || command->run == &AskSession::remove) {
      NameIndex here;
      for (const std::string& name : TableCards(scenario_).names()) here.add(name);
      out.words = here.completions(argument, kMost);
    }
    return out;
  }
  for (const Command& one : commands()) add_beginning(out.words, text, std::string(one.in(language_)));
  for (const PlayerPosition& player : scenario_.players) add_beginning(out.words, text, player.name.text);
  for (const ListedChoice& choice : moment_.choices) add_beginning(out.words, text, choice.text.text());
  if (!out.words.empty()) return out;
  // In a sentence, only the last word is completed, as a card's name.
  const std::size_t last = text.rfind(' ');
  if (last == std::string_view::npos) return out;
  const std::string_view word = rest_from(out.from + last);
  NameIndex here;
  for (const std::string& name : TableCards(scenario_).names()) here.add(name);
  if (!word.empty()) out.words = here.completions(word, kMost);
  return out;
}

}  // namespace kawari
