// A speaker names things in the reader's language: cards, players, zones, abilities. It remembers what it has
// named already: a card in full the first time and by its short name later, a keyword with its English name
// once. Every card that is put into words goes through it, and it asks the viewer: a card that the viewer
// does not see is told by its place.
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
  Sentence say(MessageId id, const Slots& slots) const;

  // Whether the viewer sees the card now; whether they saw it then.
  bool sees(CardId card) const;
  bool saw(const Sighting& then) const { return explainer_.viewer.saw(then); }
  SlotText card(CardId card);                                     // as it lies now
  SlotText card(CardId card, FaceId face, const Sighting& then);  // as it was when it was told of
  SlotText card(const PartRecord& part) { return card(part.card, part.face, part.at); }
  SlotText joined(const std::vector<SlotText>& names) const;  // "Flounder and Beast"
  SlotText name(CardId card) const;  // the name that it is called by, without what sets copies apart
  SlotText name(WordId name) const;  // a name that somebody says, whether or not a card has it
  SlotText player(PlayerId player) const;
  SlotText rule(const Citation& rule) const;  // its wording
  SlotText zone(Zone zone, PlayerId of) const;
  SlotText phase(PhaseId phase) const;
  SlotText stat(Stat stat) const;
  SlotText keyword(KeywordId keyword, const CardSpan& of = {});
  SlotText ability(WordId name, const CardSpan& of = {}) const;
  SlotText effect(const EffectRecord& effect);
  SlotText kind(Kind kind) const;
  SlotText colour(ColourId colour) const;
  Sentence list(const std::vector<Sentence>& names, MessageId with = MessageId::list_and) const;
  Sentence quoted(const Sentence& text) const;
  // What a node of a program says, printed from the program: in words of its own; else as the nearest text
  // around it says it; else "the effect". Readers never see a program.
  Sentence text(NodeId node) const;
  Sentence own_text(NodeId node) const;      // empty where the language has no words for it
  Sentence nearest_text(NodeId node) const;  // … or for what is around it

 private:
  const Vocabulary* vocabulary() const;
  bool name_is_shared(const Face& face) const;
  SlotText named(CardId card, FaceId face);
  CardSpan span_of(CardId card, FaceId face) const;
  FaceId face_of(const EffectRecord& effect) const;
  SlotText hidden(CardId card, const Sighting& then) const;
  std::string copy_mark(CardId card) const;

  const Explainer& explainer_;
  std::span<const Message> game_;
  std::set<std::string> named_;  // full names already said
  std::set<int> keywords_;       // keywords already said
};

}  // namespace kawari
