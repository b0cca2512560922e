#include "line/table_cards.h"

#include <algorithm>

#include "ir/book.h"
#include "line/line_text.h"
#include "scenario/yaml_reader.h"

namespace kawari {

TableCards::TableCards(const Scenario& scenario) {
  for (std::size_t i = 0; i < scenario.players.size(); ++i) {
    players_.push_back(scenario.players[i].name.text);
    for (const ZoneCards& zone : scenario.players[i].zones) add(zone.cards, i, zone.zone);
  }
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    TableCard& card = cards_[i];
    const auto same = [&](std::size_t entry) { return index_[entry] == card.name; };
    std::size_t entry = 0;
    while (entry < index_.size() && !same(entry)) ++entry;
    if (entry == index_.size()) {
      // People call a card by the part before its version.
      const std::size_t dash = card.name.find(" - ");
      index_.add(card.name, std::string_view(card.name).substr(0, dash), !card.blank);
      by_name_.emplace_back();
    }
    by_name_[entry].push_back(i);
    card.number = static_cast<int>(by_name_[entry].size());
  }
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    if (cards_[i].alias.empty()) continue;
    index_.add(cards_[i].alias);
    by_name_.push_back({i});
  }
}

void TableCards::add(const std::vector<CardItem>& items, std::size_t player, Zone zone) {
  for (const CardItem& item : items) {
    TableCard card;
    card.name = item.name.text;
    card.alias = item.alias ? item.alias->text : "";
    card.player = player;
    card.zone = zone;
    card.blank = item.blanks > 0;
    for (int i = 0; i < std::max(1, item.blanks); ++i) cards_.push_back(card);
    for (const CardItem& one : item.under) add({one}, player, one.linked ? zone : Zone::under);
  }
}

TableCards::Found TableCards::find(std::string_view text, std::optional<std::size_t> player,
                                   Zone zone) const {
  text = unquoted(text);
  const auto look = [&](std::string_view name) {
    Found out;
    const Guess guess = index_.guess(name);
    out.fit = guess.fit;
    for (const std::size_t entry : guess.which)
      for (const std::size_t card : by_name_[entry])
        if (std::find(out.which.begin(), out.which.end(), card) == out.which.end()) out.which.push_back(card);
    return out;
  };
  Found found = look(text);
  // A player before the name, a number after it.
  std::optional<std::size_t> owner;
  std::string_view rest = text;
  const std::string folded = fold(text);
  for (std::size_t i = 0; i < players_.size(); ++i) {
    const std::string player_name = fold(players_[i]);
    std::size_t cut = std::string_view::npos;
    if (folded.starts_with(player_name + "/")) cut = text.find('/', players_[i].size());
    if (folded.starts_with(player_name + "'s ")) cut = text.find(' ', players_[i].size());
    if (cut == std::string_view::npos) continue;
    owner = i;
    rest = trimmed(text.substr(cut + 1));
  }
  int number = 0;
  if (const std::size_t hash = rest.rfind('#'); hash != std::string_view::npos) {
    const std::string_view digits = rest.substr(hash + 1);
    if (is_number(digits) && digits[0] != '-') {
      number = number_in(digits);
      rest = trimmed(rest.substr(0, hash));
    }
  }
  if ((owner || number > 0) && found.fit != Fit::exact) {
    found = look(rest);
    std::erase_if(found.which, [&](std::size_t i) {
      return (owner && cards_[i].player != *owner) || (number > 0 && cards_[i].number != number);
    });
    if (found.which.empty()) found.fit = Fit::none;
  }
  const auto keep = [&](const auto& wanted) {
    if (std::any_of(found.which.begin(), found.which.end(), wanted))
      std::erase_if(found.which, [&](std::size_t i) { return !wanted(i); });
  };
  if (player && zone != Zone::none)
    keep([&](std::size_t i) { return cards_[i].player == *player && cards_[i].zone == zone; });
  if (zone != Zone::none) keep([&](std::size_t i) { return cards_[i].zone == zone; });
  if (player) keep([&](std::size_t i) { return cards_[i].player == *player; });
  return found;
}

std::string TableCards::written(std::size_t which) const {
  const TableCard& card = cards_[which];
  if (!card.alias.empty()) return card.alias;
  const auto count = [&](bool of_player) {
    return std::count_if(cards_.begin(), cards_.end(), [&](const TableCard& other) {
      return fold(other.name) == fold(card.name) && (!of_player || other.player == card.player);
    });
  };
  // Blank cards of one zone are interchangeable.
  if (card.blank) return players_[card.player] + "/" + card.name;
  if (count(false) == 1) return card.name;
  if (count(true) == 1) return players_[card.player] + "/" + card.name;
  return card.name + "#" + std::to_string(card.number);
}

std::vector<std::string> TableCards::names() const {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < index_.size(); ++i) out.push_back(index_[i]);
  return out;
}

}  // namespace kawari
