// Lanterns for the core: one table of data and functions. Lanterns is a small game of our own that shows the
// parts of a game: players light lanterns, whisper charms, and let lanterns rise into the sky.
#pragma once
#include <span>

#include "examples/lanterns/procedures.h"
#include "examples/lanterns/rule_keys.h"
#include "examples/lanterns/words.h"
#include "state/asking.h"
#include "state/query.h"
#include "state/rules.h"
#include "state/verdict.h"
#include "step/procedure.h"

namespace kawari::lanterns {

const Rules& rules();
std::span<const Edition> editions();
std::span<const KeywordInfo> keywords();

// What a player may do in a turn.
enum class Action : std::uint8_t { pass, light, whisper, release };
constexpr ActionId id(Action action) { return ActionId(static_cast<std::uint8_t>(action)); }
constexpr Action action_of(ActionId id) { return static_cast<Action>(id); }
enum class Phase : std::uint8_t { draw, main, end, count_ };
constexpr PhaseId id(Phase phase) { return PhaseId(static_cast<std::uint8_t>(phase)); }

// What the turn player has done in this turn.
Turn::Fields this_turn(const State& state);
void note_done(State& state, const Turn::Fields& done);
// The sum of the glow of a player's lanterns in the sky.
int glow_in_the_sky(const Match& match, PlayerId player);

// Legality: each function returns yes, or no with the rule.
Verdict can_light(const Match& match, PlayerId who, CardId card);
Verdict can_whisper(const Match& match, PlayerId who, CardId card);
Verdict can_release(const Match& match, PlayerId who, CardId card);
Verdict can_choose(const Match& match, PlayerId who, ObjectRef object, CardId source);
Verdict verdict(const Match& match, const ActionOption& action);
void list_actions(const Match& match, OptionList& out);
void begin_action(Match& match, const ActionOption& action);

void propose_one(Match& match, Part part);
Flow start_after(Match& match);  // pushes the procedure `After`; the step is done

}  // namespace kawari::lanterns
