// The cards that a scenario puts on the table: finds a card by its name as people say it, and gives the name
// that the scenario's steps must use. Only the position counts: a card keeps its name when it moves later.
#pragma once
#include "line/name_guess.h"
#include "scenario/scenario.h"

namespace kawari {

struct TableCard {
  std::string name;   // its full name
  std::string alias;  // empty: none
  std::size_t player = 0;
  Zone zone = Zone::none;
  int number = 0;  // its number among the cards of this name, in file order, from 1
  bool blank = false;
};

class TableCards {
 public:
  explicit TableCards(const Scenario& scenario);

  struct Found {
    Fit fit = Fit::none;
    std::vector<std::size_t> which;  // indices into all()
  };
  // Accepts "Sleepy", "Bruno/Sleepy", "Bruno's Sleepy", "Sleepy#2" and aliases. If several cards fit, those
  // of `player` in `zone` are preferred.
  Found find(std::string_view text, std::optional<std::size_t> player = {}, Zone zone = Zone::none) const;
  // A name that means this card and no other.
  std::string written(std::size_t card) const;
  const std::vector<TableCard>& all() const { return cards_; }
  // Every name once, for messages and completion.
  std::vector<std::string> names() const;

 private:
  void add(const std::vector<CardItem>& items, std::size_t player, Zone zone);

  std::vector<std::string> players_;
  std::vector<TableCard> cards_;
  NameIndex index_;                                // names and aliases
  std::vector<std::vector<std::size_t>> by_name_;  // the cards of each entry of the index
};

}  // namespace kawari
