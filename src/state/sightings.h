// The numbers by which each player may speak of cards. A card keeps its number as long as the player can
// follow it: the player sees its face, or sees where it lies among cards that everybody can point at. A card
// that is lost from sight loses its number, and gets a new one when the player finds it again, so that a
// number never tells more than the player could know. Somebody who only watches has numbers, too (kNoPlayer).
#pragma once
#include <cstdint>
#include <vector>

#include "state/viewer.h"

namespace kawari {

class Sightings {
 public:
  static constexpr std::uint32_t kUnseen = 0;

  // Compares the position with the last one that was looked at. commit() calls it after each event, so that
  // at most one move of a card lies between two looks.
  void look(const Match& match);

  // The number of a card for a player; kUnseen if the player cannot follow it now.
  std::uint32_t number(PlayerId player, CardId card) const;
  // The number that the card had for the player when an item of the trace was written, right after the event
  // if it had one then, otherwise before it.
  std::uint32_t number_then(PlayerId player, CardId card, std::size_t item) const;
  // The card with this number now; kNoCard if the player cannot follow any such card.
  CardId card(PlayerId player, std::uint32_t number) const;

  // Forgets what was noted for items of the trace from this one on, and looks anew: a choice was taken back.
  struct Mark {
    std::vector<std::uint32_t> numbers;
    std::vector<std::uint16_t> stamps;
    std::vector<std::uint8_t> seen;
    std::uint32_t next[kMaxPlayers + 1];
    std::size_t noted;
  };
  Mark mark() const;
  void back_to(const Mark& mark);

 private:
  struct Note {
    std::size_t item;  // the number of items in the trace when it was written
    std::uint32_t number;
    CardId card;
    PlayerId player;
  };

  // The place of a viewer among the viewers; who is no player comes last.
  std::size_t seat(PlayerId player) const { return index(player) < seats_ ? index(player) : seats_ - 1; }
  std::size_t at(PlayerId player, CardId card) const { return index(card) * seats_ + seat(player); }
  void give(const Match& match, PlayerId player, CardId card, std::uint32_t number);

  std::size_t seats_ = 0;               // the players, and one for all others
  std::vector<std::uint32_t> numbers_;  // by card and player
  std::vector<std::uint16_t> stamps_;   // by card: Card::stamp at the last look
  std::vector<std::uint8_t> seen_;      // by card: the players who saw its face then
  std::uint32_t next_[kMaxPlayers + 1] = {};
  std::vector<Note> notes_;
};

}  // namespace kawari
