// The forms of event kinds and of verbs. An event kind (PartKind) says how an event is carried out, a verb
// what the text or the rule calls it. One row has everything that the stages need to know: its facts, what
// forbids it, how it is committed, how it is told. The core's rows are in explain/event_kinds.cpp. A game
// adds rows for its own verbs, and may replace rows of the core.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "base/must.h"
#include "ir/facts.h"
#include "ir/reads.h"
#include "state/parts.h"

namespace kawari {

enum class MessageId : std::uint16_t;
struct Forbidden;
struct Match;
struct PartRecord;

// The player whom an event affects: the one that the part names, or the owner of its card.
enum class Touches : std::uint8_t { player, owner };
// When two events of the kind are told in one sentence: never; always, with their amounts added up; if they
// have the same amount and message; or if their verb says so (VerbInfo::joins).
enum class Joins : std::uint8_t { never, adding_up, alike, by_verb };

// The form of an event kind. A row without one of its parts does not compile.
struct KindInfo {
  Must<struct kind_is_missing, PartKind> kind;
  Must<struct name_is_missing, std::string_view> name;  // in logs and signatures
  Must<struct touches_is_missing, Touches> touches;
  // Every fact that the part will be once it has happened.
  Must<struct facts_is_missing, FactSet (*)(const Match&, const Part&)> facts;
  // What prevents the part: it is impossible, or an effect or rule forbids it.
  Must<struct impossible_is_missing, bool (*)(const Match&, const Part&)> impossible;
  Must<struct forbidden_is_missing, Forbidden (*)(const Match&, const Part&)> forbidden;
  // Writes the event into the state.
  Must<struct carry_out_is_missing, void (*)(Match&, Part&)> carry_out;
  // What that changes, as a mask for derived values. Entering or leaving play and new effects change the
  // objects themselves, on which all derived values depend.
  Must<struct writes_is_missing, Reads (*)(const Match&, const Part&)> writes;
  Must<struct message_is_missing, MessageId (*)(const Match&, const PartRecord&)> message;
  Must<struct joins_is_missing, Joins> joins;
  // Whether the event is left out of explanations: what an action's heading has already said, payments,
  // steps.
  Must<struct bookkeeping_is_missing, bool (*)(const Match&, const PartRecord&, bool within_effect)>
      bookkeeping;
};

// The form of a verb. `moved` applies to parts of the kind move_card; members with the comment "mark" apply
// to parts of the kind mark.
struct VerbInfo {
  Must<struct verb_is_missing, Verb> verb;
  Must<struct name_is_missing, std::string_view> name;  // in logs and signatures
  Must<struct moved_is_missing, FactSet> moved;         // facts of a card's move, besides those of its zones
  Must<struct marked_is_missing, FactSet (*)(const Match&, const Part&)> marked;
  Must<struct carry_out_is_missing, void (*)(Match&, Part&)> carry_out;                   // mark
  Must<struct writes_is_missing, Reads> writes;                                           // mark
  Must<struct forbidden_is_missing, Forbidden (*)(const Match&, const Part&)> forbidden;  // mark
  Must<struct move_message_is_missing, MessageId (*)(const PartRecord&)> move_message;
  Must<struct mark_message_is_missing, MessageId (*)(const PartRecord&)> mark_message;
  Must<struct heading_is_missing, MessageId> heading;  // for an action of this name
  Must<struct own_line_is_missing, bool> own_line;     // mark: it gets a line of its own
  Must<struct joins_is_missing, bool> joins;           // mark: several are told in one sentence
};

// The n-th verb of a game's own.
constexpr Verb own_verb(int n) { return static_cast<Verb>(static_cast<int>(Verb::count_) + n); }

// The event kinds and verbs of one game.
class EventKinds {
 public:
  EventKinds(std::span<const KindInfo> kinds, std::span<const VerbInfo> verbs)
      : kinds_(kinds.begin(), kinds.end()), verbs_(verbs.begin(), verbs.end()) {}
  // Puts the row in the place of the row with the same value, or appends it.
  EventKinds& put(const KindInfo& row);
  EventKinds& put(const VerbInfo& row);

  const KindInfo& operator[](PartKind kind) const { return kinds_[static_cast<std::size_t>(kind)]; }
  const VerbInfo& operator[](Verb verb) const { return verbs_[static_cast<std::size_t>(verb)]; }

 private:
  std::vector<KindInfo> kinds_;  // by PartKind
  std::vector<VerbInfo> verbs_;  // by Verb
};

inline EventKinds& EventKinds::put(const KindInfo& row) {
  kinds_[static_cast<std::size_t>(*row.kind)] = row;
  return *this;
}
inline EventKinds& EventKinds::put(const VerbInfo& row) {
  const auto at = static_cast<std::size_t>(*row.verb);
  if (at < verbs_.size())
    verbs_[at] = row;
  else
    verbs_.push_back(row);
  return *this;
}

// Values for parts that have nothing to say.
inline FactSet no_facts(const Match&, const Part&) { return {}; }
template <Fact fact>
FactSet is_fact(const Match&, const Part&) {
  return fact;
}
inline void changes_nothing(Match&, Part&) {}
inline bool never_impossible(const Match&, const Part&) { return false; }
template <Reads what>
Reads writes(const Match&, const Part&) {
  return what;
}
// Used if nothing can forbid the event.
Forbidden never_forbidden(const Match&, const Part&);
template <MessageId id>
MessageId told_as(const PartRecord&) {
  return id;
}
template <MessageId id>
MessageId always_told_as(const Match&, const PartRecord&) {
  return id;
}
template <bool is>
bool bookkept(const Match&, const PartRecord&, bool) {
  return is;
}

}  // namespace kawari
