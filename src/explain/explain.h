// From the trace to words: numbered steps, each with the rules it rests on, in the reader's language.
// Also what a decision asks, what its options are and why an action is refused. All of it is made for a
// viewer: a card that the viewer did not see is told by its place.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "explain/messages.h"
#include "explain/sentence.h"
#include "state/match.h"
#include "state/viewer.h"
#include "text/print.h"

namespace kawari {

class Verdict;

// A rule as it is cited: the edition's label, the number there, our wording.
struct Citation {
  RuleKey key = kNoRule;
  std::string number;  // "6.5.7"; empty where the edition has no such rule
  std::string says;
};
// Searches the game's index, which is in the order of its keys.
Citation cite(const Match& match, RuleKey key, Language language);

// "en", "es", "ja"; English where the name is none of them.
Language language_named(std::string_view name);

struct ExplainedStep {
  Sentence text;                    // one or two sentences
  std::vector<Citation> citations;  // each number once; rules without a number in this edition are left out
  int depth = 0;         // 0: an action; 1: what follows from it; 2: within something that resolves
  std::size_t item = 0;  // the trace item that it begins with
  MessageId message = MessageId::refused;  // the row of the catalogue that tells it
  bool decisive = false;                   // what the outcome turns on, rather than what anybody would expect
  bool struck = false;  // an event that was replaced: it never happened; what came instead follows
};

// How far a trace has been gone through, for whoever tells it piece by piece: what is resolving at its
// beginning need not be counted anew for each piece.
struct TraceCursor {
  std::size_t items = 0;
  int open = 0;  // resolutions that have begun and not ended among them
};

struct Explainer {
  Explainer(const Match& of, Viewer who) : match(&of), viewer(who) {}

  const Match* match;
  Viewer viewer;
  std::vector<std::string> player_names;
  Language language = Language::en;
  bool full = false;                                    // every event, or what a judge needs
  std::vector<std::pair<CardId, std::string>> aliases;  // names that a scenario gave to single cards

  TraceCursor* cursor = nullptr;  // may be null; kept by the caller, and only good for one trace

  Sentence card_name(CardId card) const;
  // What happened in items [from, to) of the trace.
  std::vector<ExplainedStep> steps(const Trace& trace, std::size_t from, std::size_t to) const;
  // An option of a decision, as a person would say it.
  Sentence option(const Option& option) const;
  // What a decision asks: "Ana chooses a character".
  Sentence question(Ask ask, PlayerId who, NodeId node, CardId card) const;
  // Yes, or what stands in the way, with the wording of the rule or without.
  Sentence verdict(const Verdict& verdict, bool worded = true) const;
};

}  // namespace kawari
