// What a name in a scenario file means: which card of the match, which player, which ability. Names are
// looked up as people write them, and a name that fits nothing or too much is answered with what would be
// right.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "scenario/scenario.h"
#include "state/match.h"

namespace kawari {

class Names {
 public:
  std::string file;
  std::vector<std::string> players;

  // Every alias with its card, for explanations.
  std::vector<std::pair<CardId, std::string>> aliases() const;
  void add_alias(CardId card, std::string alias);
  // Called when all cards are there: remembers their names in file order.
  void cards_are_complete(const Match& match);

  std::optional<PlayerId> player(std::string_view text) const;
  const std::string& player_name(PlayerId id) const;
  Result<PlayerId> one_player(const Name& name) const;

  // Every card of the match that the text can name: an alias, a name, Player/NAME, NAME#2.
  std::vector<CardId> copies(const Match& match, std::string_view text) const;
  bool fits(const Match& match, std::string_view text, CardId card) const;
  // The cards that the text means now: as copies(), but a plain name does not reach into a deck, a resource
  // zone or beneath a card while another card fits.
  std::vector<CardId> meant(const Match& match, std::string_view text) const;
  // The one card that is meant, or an error with candidates or the nearest names.
  Result<CardId> one(const Match& match, const Game& game, const Name& name) const;
  // Whether the name is one of this scenario's; otherwise what to write.
  std::optional<Error> unknown(const Match& match, const Name& name) const;

  // How a file would name this card so that nothing else is meant.
  std::string way_to_name(const Match& match, CardId card) const;
  // "Beast - Selfless Protector", or its alias where the file gave it one.
  std::string shown(const Match& match, CardId card) const;
  const std::string* alias_of(CardId card) const;

 private:
  std::vector<CardId> plain(const Match& match, std::string_view text, std::optional<PlayerId> owner) const;

  struct Alias {
    CardId card;
    std::string text, folded;
  };
  std::vector<Alias> aliases_;
  std::vector<std::string> in_file_;  // by CardId: the name at the beginning
  std::vector<std::string> folded_;
};

// The ability of a card that a node belongs to, or nullptr. Keywords' abilities are found by their keyword.
const Ability* ability_of(const Match& match, CardId card, NodeId node);
// The name of the ability behind a node: its story name, else the keyword's name, else nothing.
std::string ability_name(const Match& match, CardId card, NodeId node, KeywordId keyword = kNoKeyword);
// Its printed text, without the name.
std::string ability_text(const Match& match, CardId card, NodeId node);
// Whether the answer begins the text: case, symbols' spelling and apostrophes do not matter.
bool opens(std::string_view answer, std::string_view text);

// Whether the text names this effect: by the ability's name, by its card, as CARD/ABILITY, or by its opening
// words. `by_card` false: a card's name only serves an ability that has no name of its own.
bool names_effect(const Match& match, const Names& names, std::string_view text, CardId card, NodeId node,
                  KeywordId keyword, bool by_card);

}  // namespace kawari
