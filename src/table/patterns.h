// Compares event patterns with the trace: what happened, what was replaced, what triggered. The checks of
// scenario files use these functions.
#pragma once
#include <span>

#include "table/table.h"

namespace kawari {

// Whether this trace item is the event of the pattern. `phase` is the phase in which it happened.
bool matches(const Table& table, const EventPattern& pattern, const TraceItem& item, int phase);
// Whether the part would be the event of the pattern if it had happened.
bool part_matches(const Table& table, const EventPattern& pattern, const PartRecord& part);
// The indices of all items that match.
std::vector<std::size_t> occurrences(const Table& table, const EventPattern& pattern);
// The indices of all replacements of an event that matches.
std::vector<std::size_t> replacements(const Table& table, const EventPattern& pattern);
int replacement_count(const Table& table);
// How often abilities with this name triggered.
int trigger_count(const Table& table, std::string_view name);
// The index of the first pattern that does not occur after its predecessors; patterns.size() if all do.
std::size_t first_out_of_order(const Table& table, const std::vector<EventPattern>& patterns);

// Whether a check of this kind reads the trace, and not only the position.
bool reads_history(CheckKind kind);
// A hash of the trace: lines of play with the same hash give the same results for every check that reads the
// trace. `cards`: by CardId, a number for what a pattern can tell of the card.
std::uint64_t history_hash(const Table& table, std::span<const std::uint64_t> cards);

// The names in a pattern that nothing in the match has.
std::vector<Error> unknown_names(const Table& table, const EventPattern& pattern);
std::optional<Error> unknown_ability(const Table& table, const Name& name);
// "damage-dealt to Flounder, 2"
std::string event_text(const Table& table, const TraceItem& item, Fact fact);
std::string pattern_text(const Table& table, const EventPattern& pattern);
// The event that is most similar to the pattern, for messages; empty if no such event happened.
std::string nearest_event(const Table& table, const EventPattern& pattern);

}  // namespace kawari
