// From the trace to words: numbered steps, each with its rules, in the reader's language. Also the words for
// a decision, for its options, and for why an action is refused. Everything is made for a viewer: a card that
// the viewer did not see is named by its place.
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

// A cited rule: the edition's label, the number in that edition, our wording.
struct Citation {
  RuleKey key = kNoRule;
  std::string number;  // "6.5.7"; empty if the edition has no such rule
  std::string says;
  bool definition = false;       // it says what kind of thing an effect is, and decides nothing
  Language said = Language::en;  // the language of `says`
};
// Searches the game's index, which is sorted by key.
Citation cite(const Match& match, RuleKey key, Language language);

// The code of each language in commands and calls.
inline constexpr InEachLanguage<std::string_view> kLanguageCodes{"en", "es", "ja"};
static_assert(!kLanguageCodes.back().empty(), "a language has no code here");
// The language with this code; English for any other name.
Language language_named(std::string_view name);

struct ExplainedStep {
  Sentence text;                    // one or two sentences
  std::vector<Citation> citations;  // each number once; rules without a number in this edition are left out
  int depth = 0;                    // 0: an action; 1: its consequences; 2: inside something that resolves
  std::size_t item = 0;             // the first trace item that it tells
  MessageId message = MessageId::refused;  // the message that tells it
  bool decisive = false;                   // the outcome turns on it; false: it is what everybody expects
  bool struck = false;                     // a replaced event, which never happened; its products follow
};

// How far a trace has been told, for callers that tell it piece by piece: the resolutions that are open at
// the beginning of a piece need not be counted again.
struct TraceCursor {
  std::size_t items = 0;
  int open = 0;  // resolutions that have begun and not ended in these items
};

struct Explainer {
  Explainer(const Match& of, Viewer who) : match(&of), viewer(who) {}

  const Match* match;
  Viewer viewer;
  std::vector<std::string> player_names;
  Language language = Language::en;
  bool full = false;                                    // tell every event; false: only what a judge needs
  std::vector<std::pair<CardId, std::string>> aliases;  // names that a scenario gave to individual cards

  // Spans have the ids of cards for players, too. The caller must turn them into the viewer's own numbers
  // (state/sightings.h) before anybody reads them.
  bool spans_have_ids = false;

  TraceCursor* cursor = nullptr;  // may be null; belongs to the caller, for one trace only

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
