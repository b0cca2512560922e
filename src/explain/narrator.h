// The narrator goes through the trace once and turns its items into steps: headings for actions, a line for
// each fact, replaced events together with what came in their place.
#pragma once
#include <optional>
#include <vector>

#include "explain/events.h"

namespace kawari {

class Narrator {
 public:
  Narrator(const Explainer& explainer, const Trace& trace, std::size_t from, std::size_t to);
  std::vector<ExplainedStep> tell();

 private:
  // What a replacement effect put in place of something; when it happens it is not told again.
  struct Product {
    PartRecord part;
    std::size_t step;
  };
  // Parts that are told in one line so far.
  struct Joined {
    PartRecord first;
    std::vector<CardId> cards;
    int amount = 0;
    std::size_t step = 0;
    bool open = false;
  };

  const TraceItem& item() const { return trace_.items[at_]; }
  const Match& match() const { return *explainer_.match; }
  int depth() const;
  void heading(MessageId id, std::string text);
  // A line for the current item, with its own rules first, then those of the message.
  ExplainedStep& line(MessageId id, std::string text);
  ExplainedStep& say(MessageId id, const Slots& slots) { return line(id, speaker_.say(id, slots)); }
  void add_citation(ExplainedStep& step, RuleKey rule) const;
  enum class Fate : std::uint8_t { happens, changes, is_replaced };
  Fate fate(const PartRecord& part) const;
  const TraceItem* next(TraceKind kind) const;
  Slots effect_slots();

  void one();
  void action();
  void phase_skipped();
  void happened();
  void replaced();
  void self_replaced();
  void candidates();
  void calculated();
  void prevented();
  void resolving();
  void resolved();
  void no_effect();
  void choice();
  void check();
  void entry();
  void would_happen();  // the event that something is about to replace, told once
  std::optional<EventForm> form_of_results() const;
  void remember_results();

  const Explainer& explainer_;
  const Trace& trace_;
  std::size_t at_;
  std::size_t end_;
  Speaker speaker_;
  std::vector<ExplainedStep> steps_;
  bool has_heading_ = false;
  int nesting_ = 0;                 // effects that are resolving
  int replaced_in_event_ = 0;       // replacement effects applied within the effect that resolves
  std::optional<PartRecord> told_;  // an event that was told as one that would happen
  std::vector<Product> products_;
  Joined joined_;
  std::vector<EffectRecord> offered_;  // of the last candidates
  PlayerId orders_ = kNoPlayer;        // who has just said which waiting ability is next
};

}  // namespace kawari
