#include "table/names.h"

#include <algorithm>

#include "ir/book.h"
#include "scenario/yaml_reader.h"
#include "state/query.h"

namespace kawari {
namespace {

// "NAME#2": the name and its number; 0 if there is none.
std::pair<std::string_view, int> split_number(std::string_view text) {
  const std::size_t hash = text.rfind('#');
  if (hash == std::string_view::npos || hash + 1 == text.size()) return {text, 0};
  const std::string_view digits = text.substr(hash + 1);
  if (!is_number(digits) || digits[0] == '-') return {text, 0};
  return {text.substr(0, hash), number_in(digits)};
}

bool reaches(const Book& book, NodeId root, NodeId node) {
  if (root == node) return true;
  const Node& here = book[root];
  for (const NodeId kid : book.kids(here)) {
    if (kid != kNoNode && reaches(book, kid, node)) return true;
  }
  return false;
}

}  // namespace

void Names::add_alias(CardId card, std::string alias) {
  std::string folded = fold(alias);
  aliases_.push_back({card, std::move(alias), std::move(folded)});
}

void Names::cards_are_complete(const Match& match) {
  folded_.clear();
  in_file_.clear();
  for (std::size_t i = 0; i < match.state.cards.size(); ++i) {
    in_file_.push_back(match.face(CardId(static_cast<std::uint16_t>(i))).full_name);
    folded_.push_back(fold(in_file_.back()));
  }
}

std::optional<PlayerId> Names::player(std::string_view text) const {
  const std::string folded = fold(text);
  for (std::size_t i = 0; i < players.size(); ++i)
    if (fold(players[i]) == folded) return PlayerId(static_cast<std::uint8_t>(i));
  return std::nullopt;
}

const std::string& Names::player_name(PlayerId id) const {
  static const std::string chance = "chance";
  static const std::string nobody = "nobody";
  if (id == kChance) return chance;
  return index(id) < players.size() ? players[index(id)] : nobody;
}

std::vector<std::pair<CardId, std::string>> Names::aliases() const {
  std::vector<std::pair<CardId, std::string>> out;
  for (const Alias& alias : aliases_) out.emplace_back(alias.card, alias.text);
  return out;
}

Result<PlayerId> Names::one_player(const Name& name) const {
  if (const auto found = player(name.text)) return *found;
  std::vector<std::string_view> all(players.begin(), players.end());
  return fail(Error{file, name.at.line, name.at.column, "There is no player " + in_quotes(name.text) + ".",
                    "The players are: " + listed(all) + "."});
}

std::vector<CardId> Names::plain(const Match& match, std::string_view text,
                                 std::optional<PlayerId> owner) const {
  const std::string folded = fold(text);
  std::vector<CardId> out;
  for (const Alias& alias : aliases_)
    if (alias.folded == folded) return {alias.card};
  for (std::size_t i = 0; i < folded_.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i)};
    if (folded_[i] != folded) continue;
    if (owner && player_of(match.state, card) != *owner) continue;
    out.push_back(card);
  }
  return out;
}

std::vector<CardId> Names::copies(const Match& match, std::string_view text) const {
  std::vector<CardId> whole = plain(match, text, std::nullopt);
  if (!whole.empty()) return whole;
  std::optional<PlayerId> owner;
  for (std::size_t slash = text.find('/'); slash != std::string_view::npos;
       slash = text.find('/', slash + 1)) {
    owner = player(text.substr(0, slash));
    if (!owner) continue;
    text.remove_prefix(slash + 1);
    break;
  }
  std::vector<CardId> found = plain(match, text, owner);
  if (!found.empty()) return found;
  const auto [name, number] = split_number(text);
  if (number == 0) return {};
  found = plain(match, name, owner);
  if (static_cast<std::size_t>(number) > found.size()) return {};
  return {found[static_cast<std::size_t>(number) - 1]};
}

bool Names::fits(const Match& match, std::string_view text, CardId card) const {
  const std::vector<CardId> all = copies(match, text);
  return std::find(all.begin(), all.end(), card) != all.end();
}

std::vector<CardId> Names::meant(const Match& match, std::string_view text) const {
  std::vector<CardId> all = copies(match, text);
  if (all.size() < 2) return all;
  const auto out_of_sight = [&](CardId card) {
    const Zone zone = match.state.card(card).zone;
    return zone == Zone::deck || zone == Zone::resource || zone == Zone::removed ||
           (zone == Zone::under && !is_linked(match.state, card));
  };
  if (!std::all_of(all.begin(), all.end(), out_of_sight)) std::erase_if(all, out_of_sight);
  return all;
}

Result<CardId> Names::one(const Match& match, const Game& game, const Name& name) const {
  const std::vector<CardId> cards = meant(match, name.text);
  if (cards.size() == 1) return cards[0];
  if (cards.empty()) return fail(*unknown(match, name));
  // Blank cards of one zone are interchangeable.
  const bool blanks = std::all_of(cards.begin(), cards.end(), [&](CardId card) {
    const Card& c = match.state.card(card);
    const Card& first = match.state.card(cards[0]);
    return match.face(card).full_name == kBlank && c.zone != Zone::play && c.zone == first.zone &&
           c.owner == first.owner;
  });
  if (blanks) return cards[0];
  std::string candidates;
  for (const CardId card : cards) {
    if (!candidates.empty()) candidates += ", ";
    candidates += in_quotes(way_to_name(match, card)) + " (" +
                  std::string(zone_name(game, match.state.card(card).zone)) + " of " +
                  player_name(player_of(match.state, card)) + ")";
  }
  return fail(Error{file, name.at.line, name.at.column,
                    in_quotes(name.text) + " is ambiguous: " + std::to_string(cards.size()) + " cards match.",
                    "Write one of: " + candidates + "."});
}

std::optional<Error> Names::unknown(const Match& match, const Name& name) const {
  if (!copies(match, name.text).empty()) return std::nullopt;
  std::vector<std::string> known;
  for (const Alias& alias : aliases_) known.push_back(alias.text);
  for (std::size_t i = 0; i < folded_.size(); ++i) {
    known.push_back(match.face(CardId(static_cast<std::uint16_t>(i))).full_name);
  }
  std::vector<std::string_view> views(known.begin(), known.end());
  const auto near = nearest_words(name.text, views, 3);
  std::string right;
  if (!near.empty()) {
    right = "Did you mean " + either_of(near) + "?";
  } else if (match.cards->knows(name.text)) {
    right = "The card exists, but no player has it here.";
  }
  return Error{file, name.at.line, name.at.column,
               "There is no card " + in_quotes(name.text) + " in this scenario.", right};
}

const std::string* Names::alias_of(CardId card) const {
  for (const Alias& alias : aliases_)
    if (alias.card == card) return &alias.text;
  return nullptr;
}

std::string Names::way_to_name(const Match& match, CardId card) const {
  if (const std::string* alias = alias_of(card)) return *alias;
  // A card that was turned over keeps its name from the file.
  const std::string& name =
      index(card) < in_file_.size() ? in_file_[index(card)] : match.face(card).full_name;
  const std::vector<CardId> all = plain(match, name, std::nullopt);
  if (all.size() <= 1) return name;
  const PlayerId owner = player_of(match.state, card);
  if (plain(match, name, owner).size() == 1) return player_name(owner) + "/" + name;
  const auto at = std::find(all.begin(), all.end(), card);
  return name + "#" + std::to_string(at - all.begin() + 1);
}

std::string Names::shown(const Match& match, CardId card) const {
  if (card == kNoCard) return "nothing";
  if (const std::string* alias = alias_of(card)) return *alias;
  return match.face(card).full_name;
}

const Ability* ability_of(const Match& match, CardId card, NodeId node) {
  if (card == kNoCard || node == kNoNode || index(node) >= match.book().size()) return nullptr;
  const auto search = [&](const Face& face) -> const Ability* {
    for (const Ability& ability : face.abilities)
      if (reaches(match.book(), ability.root, node)) return &ability;
    return nullptr;
  };
  const Face& face = match.face(card);
  if (const Ability* found = search(face)) return found;
  if (face.other_side != kNoFace) {
    if (const Ability* found = search((*match.cards)[face.other_side])) return found;
  }
  for (const auto& abilities : match.cards->keyword_abilities)
    for (const Ability& ability : abilities)
      if (reaches(match.book(), ability.root, node)) return &ability;
  return nullptr;
}

std::string ability_name(const Match& match, CardId card, NodeId node, KeywordId keyword) {
  const Ability* ability = ability_of(match, card, node);
  if (ability != nullptr && ability->name != kNoWord) return match.book().word(ability->name);
  if (keyword == kNoKeyword && ability != nullptr) keyword = ability->keyword;
  if (keyword != kNoKeyword && index(keyword) < match.rules->keywords.size()) {
    return std::string(match.rules->keywords[index(keyword)].name);
  }
  return {};
}

std::string ability_text(const Match& match, CardId card, NodeId node) {
  const Ability* ability = ability_of(match, card, node);
  if (ability == nullptr) return {};
  const std::string name = ability->name == kNoWord ? std::string() : match.book().word(ability->name);
  if (!name.empty() && ability->text.starts_with(name)) {
    std::string_view rest = std::string_view(ability->text).substr(name.size());
    while (!rest.empty() && rest[0] == ' ') rest.remove_prefix(1);
    return std::string(rest);
  }
  return ability->text;
}

bool opens(std::string_view answer, std::string_view text) {
  const std::string opening = fold(answer);
  return opening.size() >= 2 && fold(text).starts_with(opening);
}

bool names_effect(const Match& match, const Names& names, std::string_view text, CardId card, NodeId node,
                  KeywordId keyword, bool by_card) {
  const std::string name = ability_name(match, card, node, keyword);
  const auto is_ability = [&](std::string_view part) {
    if (!name.empty() && fold(part) == fold(name)) return true;
    const std::string printed = ability_text(match, card, node);
    return !printed.empty() && part.size() >= 3 && opens(part, printed);
  };
  if (is_ability(text)) return true;
  if (card != kNoCard && (by_card || name.empty()) && names.fits(match, text, card)) return true;
  const std::size_t slash = text.rfind('/');
  if (slash == std::string_view::npos || card == kNoCard) return false;
  return names.fits(match, text.substr(0, slash), card) && is_ability(text.substr(slash + 1));
}

}  // namespace kawari
