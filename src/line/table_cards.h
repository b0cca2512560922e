// The cards that a scenario puts on the table, looked up as people say them, and how its steps have to name
// them. Only the position counts: what moves later keeps its name.
#pragma once
#include "line/name_guess.h"
#include "scenario/scenario.h"

namespace kawari {

struct TableCard {
  std::string name;   // its full name
  std::string alias;  // empty: none
  std::size_t player = 0;
  Zone zone = Zone::none;
  int number = 0;  // among the cards of this name, in file order, from 1
  bool blank = false;
};

class TableCards {
 public:
  explicit TableCards(const Scenario& scenario);

  struct Found {
    Fit fit = Fit::none;
    std::vector<std::size_t> which;  // places in all()
  };
  // "Sleepy", "Bruno/Sleepy", "Bruno's Sleepy", "Sleepy#2", an alias. Where several fit, those of the player
  // and the zone that are looked at first are meant, if there are any.
  Found find(std::string_view text, std::optional<std::size_t> player = {}, Zone zone = Zone::none) const;
  // A name for the card that means no other.
  std::string written(std::size_t card) const;
  const std::vector<TableCard>& all() const { return cards_; }
  // Every name once, for messages and for completion.
  std::vector<std::string> names() const;

 private:
  void add(const std::vector<CardItem>& items, std::size_t player, Zone zone);

  std::vector<std::string> players_;
  std::vector<TableCard> cards_;
  NameIndex index_;                                // names and aliases
  std::vector<std::vector<std::size_t>> by_name_;  // cards of each entry of the index
};

}  // namespace kawari
