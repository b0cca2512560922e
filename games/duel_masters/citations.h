// What the files citations_*.cpp share: the rules of Duel Masters that explanations cite because of the
// position, in addition to the rules of the core and of the messages. Private to these files.
#pragma once
#include "games/duel_masters/duel_masters.h"

namespace kawari::duel_masters::citing {

namespace core = ::kawari::rule;

inline void cite(TraceItem& item, rule::Key k) { item.behind.push_back(rule::key(k)); }
inline void cite(TraceItem& item, core::Core k) { item.behind.push_back(core::key(k)); }

// The frame at this distance from the top; nullptr: there are fewer.
const Frame* frame_at(const State& state, std::size_t from_top);

template <class P>
bool in_procedure(const State& state, std::size_t from_top = 0) {
  const Frame* frame = frame_at(state, from_top);
  return frame != nullptr && runs<P>(*frame);
}

bool multicoloured(const Match& match, CardId card);
// Whether an effect is being resolved.
bool in_an_effect(const State& state);
bool is_private(Zone zone);
// The facts that the ability waits for.
FactSet waits_for(const Book& book, NodeId node);

// Each adds the rules for one kind of trace item.
void happened(const Match& match, TraceItem& item);    // citations_events.cpp
void acted(const Match& match, TraceItem& item);       // citations.cpp
void chosen(const Match& match, TraceItem& item);      // citations.cpp
void triggered(const Match& match, TraceItem& item);   // citations_effects.cpp
void resolving(const Match& match, TraceItem& item);   // citations_effects.cpp
void candidates(const Match& match, TraceItem& item);  // citations_replacing.cpp
void replaced(const Match& match, TraceItem& item);    // citations_replacing.cpp

}  // namespace kawari::duel_masters::citing
