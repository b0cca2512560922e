// Duel Masters' own ops: statements, filters, amounts and costs that no other game has. Each is a type, its
// form, in one of the files ops_*.h; the list gives it its value in programs, op_of<MustAttack>.
#pragma once
#include "ir/own_ops.h"

namespace kawari {
class Ops;
struct OwnForms;
}  // namespace kawari

namespace kawari::duel_masters {

struct MustAttack;
struct Battling;
struct NoTrigger;
struct ChooseShields;
struct AlsoIs;
struct OneEach;
struct Unpaid;
struct ClassifiedLike;
struct AbilityNamed;
struct ExtraTurn;
struct LoseGame;
struct Swap;
struct BreakShields;
struct LeaveAlone;
struct OrderedBattle;
struct Banned;
struct AlsoLater;
struct Linked;
struct TopCard;
struct TurnOver;
struct ExertSelf;
struct ExertOther;
struct DoublePower;
struct GodLinked;
struct AtSide;
using GameOps =
    OwnOps<MustAttack, Battling, NoTrigger, ChooseShields, AlsoIs, OneEach, Unpaid, ClassifiedLike,
           AbilityNamed, ExtraTurn, LoseGame, Swap, BreakShields, LeaveAlone, OrderedBattle, Banned,
           AlsoLater, Linked, TopCard, TurnOver, ExertSelf, ExertOther, DoublePower, GodLinked, AtSide>;

template <class Row>
inline constexpr Op op_of = GameOps::op<Row>();

const Ops& ops();             // the core's ops, followed by those of this game
const OwnForms& own_forms();  // the forms of this game's own ops

}  // namespace kawari::duel_masters
