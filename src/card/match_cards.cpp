#include "card/match_cards.h"

#include <algorithm>

namespace kawari {
namespace {

void add_words(std::vector<WordId>& to, const std::vector<WordId>& from) {
  for (const WordId word : from)
    if (std::find(to.begin(), to.end(), word) == to.end()) to.push_back(word);
}

void add_face(Face& to, const Face& from) {
  to.kinds |= from.kinds;
  to.colours |= from.colours;
  to.power_plus |= from.power_plus;
  for (std::size_t i = 0; i < kMaxStats; ++i) to.stats[i] += from.stats[i];
  add_words(to.names, from.names);
  add_words(to.classifications, from.classifications);
  to.abilities.insert(to.abilities.end(), from.abilities.begin(), from.abilities.end());
  to.text += (to.text.empty() || from.text.empty() ? "" : "\n") + from.text;
  to.triggers |= from.triggers;
  to.replaces |= from.replaces;
  to.has_statics |= from.has_statics;
  to.rules_own_play |= from.rules_own_play;
}

}  // namespace

MatchCards::MatchCards(std::shared_ptr<const Database> loaded) {
  beneath_ = std::move(loaded);
  (void)book().belong_to(beneath_->book().ops());
  greatest_cost_ = beneath_->greatest_cost();
  keyword_abilities.resize(beneath_->keyword_abilities.size());
  for (std::size_t i = 0; i < keyword_abilities.size(); ++i)
    for (const Ability& ability : beneath_->keyword_abilities[i])
      keyword_abilities[i].push_back(brought(ability));
}

Ability MatchCards::brought(const Ability& loaded) {
  const Book& from = beneath_->book();
  Ability ability = loaded;
  ability.name = book().copy(from, loaded.name);
  // One program can contain two abilities: a keyword, and the ability that comes with it.
  const NodeId root = from.root_of(loaded.root);
  const auto [copy, fresh] = programs_.try_emplace(root, kNoNode);
  if (fresh) copy->second = book().copy(from, root);
  ability.root = NodeId{index(copy->second) + index(loaded.root) - index(root)};
  return ability;
}

FaceId MatchCards::bring(FaceId loaded) {
  if (const auto found = here_.find(loaded); found != here_.end()) return found->second;
  const Face& original = (*beneath_)[loaded];
  Face face = original;
  for (std::vector<WordId>* words : {&face.names, &face.classifications})
    for (WordId& word : *words) word = book().copy(beneath_->book(), word);
  for (Ability& ability : face.abilities) ability = brought(ability);
  face.other_side = kNoFace;
  const FaceId id = append(std::move(face));
  if (id == kNoFace) return id;
  here_.emplace(loaded, id);
  if (original.other_side != kNoFace) {
    const FaceId other = bring(original.other_side);
    if (other != kNoFace) join_sides(id, other);
  }
  return id;
}

FaceId MatchCards::bring(std::string_view full_name) {
  if (const FaceId own = find(full_name); own != kNoFace || beneath_ == nullptr) return own;
  const FaceId loaded = beneath_->find(full_name);
  return loaded == kNoFace ? kNoFace : bring(loaded);
}

void MatchCards::bring_word(std::string_view word) {
  if (beneath_ == nullptr) return;
  book().copy(beneath_->book(), beneath_->book().find(word));
}

bool MatchCards::knows(std::string_view full_name) const {
  return find(full_name) != kNoFace || (beneath_ != nullptr && beneath_->find(full_name) != kNoFace);
}

bool MatchCards::knows_word(std::string_view word) const {
  return book().find(word) != kNoWord || (beneath_ != nullptr && beneath_->book().find(word) != kNoWord);
}

NodeId MatchCards::text(const std::string& text) const {
  const auto found = texts_.find(text);
  return found == texts_.end() ? kNoNode : found->second;
}

const Face& MatchCards::together(std::span<const FaceId> faces) const {
  const std::lock_guard alone(together_use_);
  std::unique_ptr<const Face>& made = together_[{faces.begin(), faces.end()}];
  if (made == nullptr) {
    auto face = std::make_unique<Face>((*this)[faces[0]]);
    for (const FaceId other : faces.subspan(1)) add_face(*face, (*this)[other]);
    made = std::move(face);
  }
  return *made;
}

std::string MatchCards::too_much() const {
  if (limit() != nullptr) return limit()->sentence();
  if (book().asked().size() <= kMaxAsked) return {};
  return "The cards of this match ask about " + std::to_string(book().asked().size()) +
         " kinds of events; a match can count " + std::to_string(kMaxAsked) + ".";
}

Result<MatchDecks> gather_decks(std::shared_ptr<const Database> loaded,
                                std::span<const std::vector<FaceId>> decks) {
  MatchDecks out;
  auto cards = std::make_shared<MatchCards>(std::move(loaded));
  for (const std::vector<FaceId>& deck : decks) {
    out.decks.emplace_back().reserve(deck.size());
    for (const FaceId face : deck) out.decks.back().push_back(cards->bring(face));
  }
  if (std::string much = cards->too_much(); !much.empty()) return fail(std::move(much));
  out.cards = std::move(cards);
  return out;
}

}  // namespace kawari
