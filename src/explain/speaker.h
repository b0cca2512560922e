// The speaker names cards, players, zones and abilities in the reader's language, for a viewer. It names a
// card that the viewer does not see by its place. It uses a card's full name the first time and the short
// name later, and adds the English name of a keyword once. All code that puts a card into words calls it.
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
  SlotText card(CardId card);                                     // as it is now
  SlotText card(CardId card, FaceId face, const Sighting& then);  // as it was when the trace was written
  SlotText card(const PartRecord& part) { return card(part.card, part.face, part.at); }
  SlotText joined(const std::vector<SlotText>& names) const;  // "Flounder and Beast"
  SlotText name(CardId card) const;  // its name, without the mark that tells copies apart
  SlotText name(WordId name) const;  // a name that a player has said; no card need have it
  SlotText player(PlayerId player) const;
  SlotText rule(const Citation& rule) const;  // the sentence of the rule index
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
  // The rules text of a node, printed from the program. If the language has no row for the node, the text of
  // the nearest node around it that has one; otherwise "the effect". Readers never see a program.
  Sentence text(NodeId node) const;
  Sentence own_text(NodeId node) const;      // of this node only; empty if the language has no row for it
  Sentence nearest_text(NodeId node) const;  // of this node or one around it; empty if none has a row

 private:
  const Vocabulary* vocabulary() const;
  bool name_is_shared(const Face& face) const;
  SlotText named(CardId card, FaceId face);
  CardSpan span_of(CardId card, FaceId face) const;
  FaceId face_of(const EffectRecord& effect) const;
  SlotText hidden(CardId card, const Sighting& then) const;
  ThingName card_in(Zone zone) const;
  std::string copy_mark(CardId card) const;

  const Explainer& explainer_;
  std::span<const Message> game_;
  std::set<std::string> named_;  // full names already said
  std::set<int> keywords_;       // keywords already said
};

}  // namespace kawari
