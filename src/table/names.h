// Finds the card, player or ability that a name in a scenario file means. Names are compared leniently. For
// an unknown or ambiguous name the error says what would be right.
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

  // Every alias with its card. Explanations use the aliases.
  std::vector<std::pair<CardId, std::string>> aliases() const;
  void add_alias(CardId card, std::string alias);
  // Called when all cards are in place: records their names in file order.
  void cards_are_complete(const Match& match);

  std::optional<PlayerId> player(std::string_view text) const;
  const std::string& player_name(PlayerId id) const;
  Result<PlayerId> one_player(const Name& name) const;

  // Every card of the match that the text can name, as an alias, a name, Player/NAME or NAME#2.
  std::vector<CardId> copies(const Match& match, std::string_view text) const;
  bool fits(const Match& match, std::string_view text, CardId card) const;
  // The cards that the text means now: as copies(), but a plain name means a card in a deck, in a resource
  // zone or beneath another card only if no other card fits.
  std::vector<CardId> meant(const Match& match, std::string_view text) const;
  // The one card that the name means, or an error with candidates or the nearest names.
  Result<CardId> one(const Match& match, const Game& game, const Name& name) const;
  // Nothing if the name occurs in this scenario; otherwise an error with a suggestion.
  std::optional<Error> unknown(const Match& match, const Name& name) const;

  // How a file can name this card without ambiguity.
  std::string way_to_name(const Match& match, CardId card) const;
  // The card's name, "Beast - Selfless Protector", or its alias in the file.
  std::string shown(const Match& match, CardId card) const;
  const std::string* alias_of(CardId card) const;

 private:
  std::vector<CardId> plain(const Match& match, std::string_view text, std::optional<PlayerId> owner) const;

  struct Alias {
    CardId card;
    std::string text, folded;
  };
  std::vector<Alias> aliases_;
  std::vector<std::string> in_file_;  // by CardId: its name at the beginning
  std::vector<std::string> folded_;
};

// The ability of a card that contains the node, or nullptr. Abilities of keywords are found by their keyword.
const Ability* ability_of(const Match& match, CardId card, NodeId node);
// The name of the ability that contains the node: its story name, else the keyword's name, else empty.
std::string ability_name(const Match& match, CardId card, NodeId node, KeywordId keyword = kNoKeyword);
// Its printed text, without the name.
std::string ability_text(const Match& match, CardId card, NodeId node);
// Whether the text begins with the answer; case, the spelling of symbols and apostrophes do not matter.
bool opens(std::string_view answer, std::string_view text);

// Whether the text names this effect: by the ability's name, by its card, as CARD/ABILITY, or by its first
// words. If `by_card` is false, a card's name is accepted only for an ability without a name.
bool names_effect(const Match& match, const Names& names, std::string_view text, CardId card, NodeId node,
                  KeywordId keyword, bool by_card);

}  // namespace kawari
