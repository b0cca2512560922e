// Positions and traces made by hand, for tests of explanations: a few cards, two players, and trace items as
// the core would write them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "explain/explain.h"

namespace kawari::hand_made {

// Ana and Bruno, with a few cards in play.
class Table {
 public:
  explicit Table(std::string_view edition);  // Lorcana, with the cards of hand_made.cpp
  Table(const Rules& rules, std::string_view cards, std::string_view edition);

  CardId in_play(std::string_view full_name, int player);
  // A node of a card's program: the ability with that name, or the first node with that op within it.
  NodeId ability(std::string_view full_name, std::string_view name) const;
  NodeId within(NodeId root, Op op) const;
  EffectRecord effect(CardId card, std::string_view ability) const;
  EffectRecord keyword(CardId card, std::string_view keyword) const;
  // An effect of the card, without an ability.
  EffectRecord unnamed(CardId card) const;

  // Adds items to the trace. The references stay valid until the next item is added.
  TraceItem& add(TraceKind kind);
  TraceItem& act(int player, Verb verb, CardId card, CardId other = kNoCard);
  TraceItem& happened(const PartRecord& part);
  TraceItem& replaced(const EffectRecord& by, const PartRecord& part, std::vector<PartRecord> results);
  TraceItem& resolving(const EffectRecord& by);
  TraceItem& chose(int player, Ask ask, Option option, CardId card = kNoCard);

  PartRecord deal(CardId card, int amount, CardId source) const;
  PartRecord put(CardId card, int amount) const;
  PartRecord draw(int player) const;
  PartRecord moved(CardId card, Verb verb, Zone to) const;

  // The explanation as people see it: indented, replaced events in ~~, rules at the end.
  std::string explain(Language language, bool full = false) const;

  Trace trace;
  Match match;

 private:
  MatchCards cards_;
};

}  // namespace kawari::hand_made
