// Lorcana's own ops: statements, filters, amounts and costs that no other game has. Each is a type, its form,
// in one of the files ops_*.h; the list gives it its value in programs, op_of<ShiftName>.
#pragma once
#include "ir/own_ops.h"

namespace kawari {
class Ops;
struct OwnForms;
}  // namespace kawari

namespace kawari::lorcana {

struct Deal;
struct PutDamage;
struct RemoveDamage;
struct MoveDamage;
struct Unreduced;
struct Damaged;
struct DamageOn;
struct GainLore;
struct LoseLore;
struct PlayFrom;
struct Inkable;
struct ShiftName;
struct HasInkwell;
struct Variant;
struct Passing;
struct HasUnder;
struct Toll;
struct Pay;
struct Dry;
struct InChallenge;
struct DealsWith;
struct MoveCost;
struct MoveFree;
struct NeedLore;
struct LoreOf;
struct Sang;
struct Under;
struct DeckLimit;
struct UnlessPays;
struct ExertSelf;
struct PayInk;
struct DamageSelf;
struct BanishSelf;
struct DiscardCost;
struct BanishOther;
struct ExertOther;
struct PutUnder;
struct ExtraInk;
struct MustChoose;
using GameOps = OwnOps<Deal, PutDamage, RemoveDamage, MoveDamage, Unreduced, Damaged, DamageOn, GainLore,
                       LoseLore, PlayFrom, Inkable, ShiftName, HasInkwell, Variant, Passing, HasUnder, Toll,
                       Pay, Dry, InChallenge, DealsWith, MoveCost, MoveFree, NeedLore, LoreOf, Sang, Under,
                       DeckLimit, UnlessPays, ExertSelf, PayInk, DamageSelf, BanishSelf, DiscardCost,
                       BanishOther, ExertOther, PutUnder, ExtraInk, MustChoose>;

template <class Row>
inline constexpr Op op_of = GameOps::op<Row>();

const Ops& ops();             // the core's ops, followed by those of this game
const OwnForms& own_forms();  // the forms of this game's own ops

}  // namespace kawari::lorcana
