// Event patterns against the trace: what happened, what was replaced, what triggered. The checks of scenario
// files are made from these.
#pragma once
#include <span>

#include "table/table.h"

namespace kawari {

// Whether this trace item is an occurrence of the pattern's event. `phase` is the phase it happened in.
bool matches(const Table& table, const EventPattern& pattern, const TraceItem& item, int phase);
// Whether a part, had it happened, would have been one.
bool part_matches(const Table& table, const EventPattern& pattern, const PartRecord& part);
// Every item that matches.
std::vector<std::size_t> occurrences(const Table& table, const EventPattern& pattern);
// Replacements of an event that matches.
std::vector<std::size_t> replacements(const Table& table, const EventPattern& pattern);
int replacement_count(const Table& table);
// How often abilities of this name triggered.
int trigger_count(const Table& table, std::string_view name);
// The index of the first pattern that does not come after its predecessors; patterns.size() if all do.
std::size_t first_out_of_order(const Table& table, const std::vector<EventPattern>& patterns);

// A check of this kind reads the trace, not only the position.
bool reads_history(CheckKind kind);
// Two lines of play with the same number here read the same to every check that reads the trace. `cards`: by
// CardId, what a pattern can tell of the card.
std::uint64_t history_hash(const Table& table, std::span<const std::uint64_t> cards);

// The names in a pattern that nothing in the match has.
std::vector<Error> unknown_names(const Table& table, const EventPattern& pattern);
std::optional<Error> unknown_ability(const Table& table, const Name& name);
// "damage-dealt to Flounder, 2"
std::string event_text(const Table& table, const TraceItem& item, Fact fact);
std::string pattern_text(const Table& table, const EventPattern& pattern);
// What happened that looks most like the pattern, for messages; empty where nothing of the kind happened.
std::string nearest_event(const Table& table, const EventPattern& pattern);

}  // namespace kawari
