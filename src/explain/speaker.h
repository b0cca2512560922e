// A speaker names things in the reader's language: cards, players, zones, abilities. It remembers what it has
// named already: a card in full the first time and by its short name later, a keyword with its English name
// once.
#pragma once
#include <set>
#include <span>
#include <string>
#include <vector>

#include "explain/explain.h"
#include "explain/fill.h"
#include "explain/game_words.h"

namespace kawari {

class Speaker {
 public:
  explicit Speaker(const Explainer& explainer);

  Language language() const { return explainer_.language; }
  const Match& match() const { return *explainer_.match; }
  const Message& message(MessageId id) const;
  std::string say(MessageId id, const Slots& slots) const;

  SlotText card(CardId card, FaceId face = kNoFace);
  SlotText joined(const std::vector<SlotText>& names) const;  // "Flounder and Beast"
  SlotText player(PlayerId player) const;
  SlotText zone(Zone zone, PlayerId of) const;
  SlotText phase(std::size_t phase) const;
  SlotText stat(Stat stat) const;
  SlotText keyword(KeywordId keyword);
  SlotText ability(WordId name) const;
  SlotText effect(const EffectRecord& effect);
  SlotText kind(Kind kind) const;
  SlotText colour(std::size_t colour) const;
  std::string list(const std::vector<std::string>& names, MessageId with = MessageId::list_and) const;
  std::string quoted(const std::string& text) const;
  // What a node of a program says, printed from the program.
  std::string text(NodeId node) const;

 private:
  const Vocabulary* vocabulary() const;
  bool name_is_shared(const Face& face) const;
  std::string copy_mark(CardId card) const;

  const Explainer& explainer_;
  std::span<const Message> game_;
  std::set<std::string> named_;  // full names already said
  std::set<int> keywords_;       // keywords already said
};

}  // namespace kawari
