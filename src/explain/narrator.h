// The narrator walks through the trace once and turns its items into steps: headings for actions, a line for
// each fact, replaced events together with their products.
#pragma once
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "explain/events.h"

namespace kawari {

inline bool is_replacement(TraceKind kind) {
  return kind == TraceKind::replaced || kind == TraceKind::self_replaced || kind == TraceKind::covered;
}

class Narrator {
 public:
  Narrator(const Explainer& explainer, const Trace& trace, std::size_t from, std::size_t to);
  std::vector<ExplainedStep> tell();

 private:
  // The product of a replacement effect; when it happens it is not told again.
  struct Product {
    PartRecord part;
    std::size_t step;
  };
  // Something that is resolving.
  struct Resolution {
    NodeId program;
    CardId card;
    bool indents;       // it has a line of its own
    std::size_t first;  // the item with which it began
  };

  const TraceItem& item() const { return trace_.items[at_]; }
  const Match& match() const { return *explainer_.match; }
  PlayerId first_active_player() const;
  int depth() const;
  bool within_effect() const { return !resolving_.empty(); }
  void cite_text(ExplainedStep& step, NodeId statement) const;
  void heading(MessageId id, Sentence text);
  // A line for the current item, with its own rules first, then those of the message.
  ExplainedStep& line(MessageId id, Sentence text);
  ExplainedStep& say(MessageId id, const Slots& slots) { return line(id, speaker_.say(id, slots)); }
  // A line between the items, with the rules of its message alone.
  ExplainedStep& aside(MessageId id, const Slots& slots);
  void add_citation(ExplainedStep& step, RuleKey rule) const;
  bool named_before() const;
  enum class Fate : std::uint8_t { happens, changes, is_replaced };
  Fate fate(const PartRecord& part) const;
  Slots effect_slots();
  bool secret() const;

  void one();
  void action();
  void phase_skipped();
  void happened();
  void replaced();
  void covered();
  void closed();
  void self_replaced();
  void candidates();
  bool was_asked() const;
  void calculated();
  void prevented();
  void resolving();
  void resolved();
  void no_effect();
  void ended();
  MessageId waiting_message();
  void choice();
  void check();
  void entry();
  void would_happen();  // tells, once, the event that is about to be replaced
  std::optional<EventForm> form_of_results() const;
  void remember_results();
  bool by_procedure() const;
  void before_another(bool again, bool self_before);
  void looked_again();
  void tell_extent(const Resolution& over);
  std::vector<PartRecord> covered_alike(std::size_t& last) const;
  bool part_of_product(const PartRecord& part);
  bool calculation_matters() const;
  bool changed_before(const PartRecord& part) const;
  bool announced(Op op);

  const Explainer& explainer_;
  const Trace& trace_;
  std::size_t from_;  // steps that begin before this item are left out
  std::size_t at_;
  std::size_t end_;
  Speaker speaker_;
  std::vector<ExplainedStep> steps_;
  bool has_heading_ = false;
  CardId heading_card_ = kNoCard;      // the card whose effect the heading has announced
  std::vector<CardId> played_;         // cards that effects have played; actions among them resolve later
  PlayerId active_ = kNoPlayer;        // the turn player
  std::vector<Resolution> resolving_;  // what is resolving, the innermost last
  bool self_replaced_ = false;         // the last replacement was a self-replacement
  bool whole_told_ = false;            // it was told that a resolution is one event
  int replaced_in_event_ = 0;          // replacement effects applied within the effect that resolves
  bool looked_done_ = false;           // it was told that nothing else applies to the modified event
  bool chooser_told_ = false;          // it was just told who chooses among replacement effects
  bool effect_resolved_ = false;       // abilities that trigger now have waited until the effect was complete
  std::set<CardId> left_;              // the cards that have left play
  std::optional<PartRecord> drawn_;    // the last card that was drawn
  std::optional<PartRecord> told_;     // an event that was told as one that would happen
  std::vector<Product> products_;
  std::optional<JoinedParts> joined_;  // the parts of the last line, while more can be joined to it
  std::vector<EffectRecord> offered_;  // the candidates that were told last
  PlayerId resolver_ = kNoPlayer;      // the player whose waiting ability resolved last
  PlayerId orders_ = kNoPlayer;        // the player who has just chosen the next waiting ability
};

}  // namespace kawari
