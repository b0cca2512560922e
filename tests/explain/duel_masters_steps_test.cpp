// Golden explanations of handmade traces of Duel Masters, in English, Spanish and Japanese.
#include <gtest/gtest.h>

#include "games/duel_masters/duel_masters.h"
#include "tests/explain/hand_made.h"

namespace kawari {
namespace {

using hand_made::Table;
namespace core = ::kawari::rule;

constexpr int kAna = 0, kBruno = 1;

// The creatures need no texts: the trace says which effects applied.
constexpr std::string_view kCards = R"(
- {name: Aqua Soldier, type: creature, civilizations: [water], cost: 3, power: 1000, races: [Liquid People]}
- {name: Celestial Warden, type: creature, civilizations: [light], cost: 8, power: 4000, races: [Angel Command]}
- {name: Terror Lector, type: creature, civilizations: [darkness], cost: 9, power: 15000, races: [Demon Command]}
- {name: Tidal Baiken, type: creature, civilizations: [water], cost: 6, power: 6000, races: [Shinobi]}
- {name: Cinder Henge, type: creature, civilizations: [darkness], cost: 5, power: 5000, races: [Zombie Dragon]}
- {name: Hopeless Vortex, type: spell, civilizations: [darkness], cost: 5, text: "Destroy one of your opponent's creatures."}
- {name: Lost Soul, type: spell, civilizations: [darkness], cost: 7, text: "Your opponent discards their hand."}
)";

class Duel : public Table {
 public:
  explicit Duel(std::string_view edition = "duel-masters-1.50")
      : Table(duel_masters::rules(), kCards, edition) {}

  void cast(int player, CardId spell) {
    act(player, Verb::play, spell).rule = duel_masters::rule::key(duel_masters::rule::declare_card);
    resolving(effect(spell, ""));
  }
  PartRecord destroyed(CardId card) const {
    PartRecord part = moved(card, Verb::destroy, Zone::discard);
    part.from = Zone::play;
    return part;
  }
  PartRecord discarded(CardId card) const { return moved(card, Verb::discard, Zone::discard); }
  PartRecord battle(CardId card, CardId other) const {
    PartRecord part = moved(card, duel_masters::verb::battle, Zone::none);
    part.kind = PartKind::mark;
    part.other = other;
    part.other_face = match.state.card(other).face;
    return part;
  }
  void not_applied(TraceKind kind, core::Core rule, CardId card, const PartRecord& part) {
    TraceItem& item = add(kind);
    item.rule = core::key(rule);
    item.by = unnamed(card);
    item.player = item.by.controller;
    item.part = part;
  }
  void expect(const char* en, const char* es, const char* ja) const {
    EXPECT_EQ(explain(Language::en), en);
    EXPECT_EQ(explain(Language::es), es);
    EXPECT_EQ(explain(Language::ja), ja);
  }
};

void returns_to_hand(Duel& duel) {
  const CardId soldier = duel.in_play("Aqua Soldier", kAna);
  const CardId vortex = duel.in_play("Hopeless Vortex", kBruno);
  duel.cast(kBruno, vortex);
  duel.chose(kBruno, Ask::objects, Option::object({}), soldier);
  const PartRecord returned = duel.moved(soldier, Verb::give_back, Zone::hand);
  duel.replaced(duel.unnamed(soldier), duel.destroyed(soldier), {returned});
  duel.happened(returned);
  duel.add(TraceKind::resolved);
}

TEST(DuelMastersExplanation, ReturnsToTheHandInPlaceOfBeingDestroyed) {
  Duel duel;
  returns_to_hand(duel);
  duel.expect(
      R"(Bruno casts Hopeless Vortex. [601.1, 409.1c, 302.2]
  Bruno chooses Aqua Soldier. [601.1h]
  ~~Aqua Soldier would be destroyed.~~ [609.4, 603.2d]
  The ability of Aqua Soldier applies: instead, Aqua Soldier returns to Ana's hand. [609.1]
)",
      R"(Bruno lanza Hopeless Vortex. [601.1, 409.1c, 302.2]
  Bruno elige a Aqua Soldier. [601.1h]
  ~~Aqua Soldier sería destruida.~~ [609.4, 603.2d]
  Se aplica la habilidad de Aqua Soldier: en su lugar, Aqua Soldier vuelve a la mano de Ana. [609.1]
)",
      R"(BrunoはHopeless Vortexを唱えます。 [601.1, 409.1c, 302.2]
  BrunoはAqua Soldierを選びます。 [601.1h]
  ~~Aqua Soldierが破壊されるところです。~~ [609.4, 603.2d]
  Aqua Soldierの能力を適用します。かわりに、Aqua SoldierはAnaの手札に戻ります。 [609.1]
)");
}

TEST(DuelMastersExplanation, OfTheOlderEditionOnlyItsChapterOnReplacementIsKnown) {
  Duel duel("duel-masters-1.20");
  returns_to_hand(duel);
  EXPECT_EQ(duel.explain(Language::ja),
            R"(BrunoはHopeless Vortexを唱えます。
  BrunoはAqua Soldierを選びます。
  ~~Aqua Soldierが破壊されるところです。~~ [609.4]
  Aqua Soldierの能力を適用します。かわりに、Aqua SoldierはAnaの手札に戻ります。 [609.1]
)");
}

TEST(DuelMastersExplanation, TheTurnPlayersReplacementGoesFirst) {
  Duel duel;
  const CardId soldier = duel.in_play("Aqua Soldier", kAna);
  const CardId warden = duel.in_play("Celestial Warden", kBruno);
  const CardId vortex = duel.in_play("Hopeless Vortex", kBruno);
  duel.cast(kBruno, vortex);
  TraceItem& candidates = duel.add(TraceKind::candidates);
  candidates.rule = core::key(core::replacement_chooser);
  candidates.player = PlayerId{kBruno};
  candidates.part = duel.destroyed(soldier);
  candidates.list = {duel.unnamed(soldier), duel.unnamed(warden)};
  duel.replaced(duel.unnamed(warden), duel.destroyed(soldier), {});
  duel.add(TraceKind::resolved);
  duel.expect(
      R"(Bruno casts Hopeless Vortex. [601.1, 409.1c, 302.2]
  ~~Aqua Soldier would be destroyed.~~ [609.4, 603.2d]
  More than one replacement effect could apply: the ability of Aqua Soldier (Ana) and the ability of Celestial Warden (Bruno). Only one does, and Bruno's goes first. [609.8]
  The ability of Celestial Warden applies: instead, Aqua Soldier stays in the battle zone. [609.1]
)",
      R"(Bruno lanza Hopeless Vortex. [601.1, 409.1c, 302.2]
  ~~Aqua Soldier sería destruida.~~ [609.4, 603.2d]
  Podría aplicarse más de un efecto de sustitución: la habilidad de Aqua Soldier (Ana) y la habilidad de Celestial Warden (Bruno). Solo se aplica uno, y va primero el de Bruno. [609.8]
  Se aplica la habilidad de Celestial Warden: en su lugar, Aqua Soldier se queda en la zona de batalla. [609.1]
)",
      R"(BrunoはHopeless Vortexを唱えます。 [601.1, 409.1c, 302.2]
  ~~Aqua Soldierが破壊されるところです。~~ [609.4, 603.2d]
  適用できる置換効果が複数あります（AnaのAqua Soldierの能力、BrunoのCelestial Wardenの能力）。適用するのは1つだけで、Brunoの効果が優先されます。 [609.8]
  Celestial Wardenの能力を適用します。かわりに、Aqua Soldierはバトルゾーンにとどまります。 [609.1]
)");
}

TEST(DuelMastersExplanation, WhatAReplacementDestroysIsNotReplacedAgain) {
  Duel duel;
  const CardId lector = duel.in_play("Terror Lector", kAna);
  const CardId soldier = duel.in_play("Aqua Soldier", kBruno);
  duel.act(kAna, duel_masters::verb::attack, lector, soldier);
  duel.replaced(duel.unnamed(lector), duel.battle(lector, soldier), {duel.destroyed(soldier)});
  duel.not_applied(TraceKind::closed, core::replacement_no_chain, soldier, duel.destroyed(soldier));
  duel.happened(duel.destroyed(soldier));
  duel.expect(
      R"(Ana attacks Aqua Soldier with Terror Lector. [506.1a, 506.1e]
  ~~Terror Lector would battle Aqua Soldier.~~ [609.4, 603.2d]
  The ability of Terror Lector applies: instead, Aqua Soldier is destroyed. [609.1, 701.6a]
  The ability of Aqua Soldier does not apply to that, because it comes from a replacement effect already. [101.5]
)",
      R"(Ana ataca a Aqua Soldier con Terror Lector. [506.1a, 506.1e]
  ~~Terror Lector batallaría con Aqua Soldier.~~ [609.4, 603.2d]
  Se aplica la habilidad de Terror Lector: en su lugar, Aqua Soldier es destruida. [609.1, 701.6a]
  La habilidad de Aqua Soldier no se aplica a eso, porque ya viene de un efecto de sustitución. [101.5]
)",
      R"(AnaはTerror LectorでAqua Soldierを攻撃します。 [506.1a, 506.1e]
  ~~Terror LectorとAqua Soldierがバトルするところです。~~ [609.4, 603.2d]
  Terror Lectorの能力を適用します。かわりに、Aqua Soldierは破壊されます。 [609.1, 701.6a]
  これは置換効果によって起こるイベントなので、Aqua Soldierの能力は適用されません。 [101.5]
)");
}

TEST(DuelMastersExplanation, AReplacementThatCannotBeCarriedOut) {
  Duel duel;
  const CardId henge = duel.in_play("Cinder Henge", kAna);
  const CardId vortex = duel.in_play("Hopeless Vortex", kBruno);
  duel.cast(kBruno, vortex);
  duel.not_applied(TraceKind::infeasible, core::replacement_infeasible, henge, duel.destroyed(henge));
  duel.happened(duel.destroyed(henge));
  duel.add(TraceKind::resolved);
  duel.expect(
      R"(Bruno casts Hopeless Vortex. [601.1, 409.1c, 302.2]
  Cinder Henge would be destroyed; the ability of Cinder Henge cannot be carried out, so it does not apply. [609.4]
  Cinder Henge is destroyed. [701.6a]
)",
      R"(Bruno lanza Hopeless Vortex. [601.1, 409.1c, 302.2]
  Cinder Henge sería destruida; la habilidad de Cinder Henge no se puede llevar a cabo, así que no se aplica. [609.4]
  Cinder Henge es destruida. [701.6a]
)",
      R"(BrunoはHopeless Vortexを唱えます。 [601.1, 409.1c, 302.2]
  Cinder Hengeが破壊されるところですが、Cinder Hengeの能力は完全には実行できないので適用されません。 [609.4]
  Cinder Hengeは破壊されます。 [701.6a]
)");
}

TEST(DuelMastersExplanation, SimultaneousDiscardsAreEachReplaced) {
  Duel duel;
  const CardId soul = duel.in_play("Lost Soul", kAna);
  const CardId first = duel.in_play("Tidal Baiken", kBruno);
  const CardId second = duel.in_play("Celestial Warden", kBruno);
  const CardId third = duel.in_play("Aqua Soldier", kBruno);
  duel.cast(kAna, soul);
  for (const CardId card : {first, second}) {
    PartRecord enters = duel.moved(card, Verb::put, Zone::play);
    enters.flags |= kProduct;
    duel.replaced(duel.unnamed(card), duel.discarded(card), {enters}).rule2 =
        core::key(core::replacement_simultaneous);
  }
  duel.happened(duel.discarded(third)).batch = 1;
  for (const CardId card : {first, second}) {
    PartRecord enters = duel.moved(card, Verb::put, Zone::play);
    enters.flags |= kProduct;
    duel.happened(enters).batch = 1;
  }
  duel.add(TraceKind::resolved);
  duel.expect(
      R"(Ana casts Lost Soul. [601.1, 409.1c, 302.2]
  ~~Bruno would discard Tidal Baiken.~~ [609.4, 603.2d]
  The ability of Tidal Baiken applies: instead, Tidal Baiken is put into the battle zone. [609.9, 609.1]
  ~~Bruno would discard Celestial Warden.~~ [609.4, 603.2d]
  The ability of Celestial Warden applies: instead, Celestial Warden is put into the battle zone. [609.9, 609.1]
  Bruno discards Aqua Soldier. [701.7b]
)",
      R"(Ana lanza Lost Soul. [601.1, 409.1c, 302.2]
  ~~Bruno descartaría Tidal Baiken.~~ [609.4, 603.2d]
  Se aplica la habilidad de Tidal Baiken: en su lugar, Tidal Baiken entra en la zona de batalla. [609.9, 609.1]
  ~~Bruno descartaría Celestial Warden.~~ [609.4, 603.2d]
  Se aplica la habilidad de Celestial Warden: en su lugar, Celestial Warden entra en la zona de batalla. [609.9, 609.1]
  Bruno descarta Aqua Soldier. [701.7b]
)",
      R"(AnaはLost Soulを唱えます。 [601.1, 409.1c, 302.2]
  ~~BrunoがTidal Baikenを捨てるところです。~~ [609.4, 603.2d]
  Tidal Baikenの能力を適用します。かわりに、Tidal Baikenはバトルゾーンに出ます。 [609.9, 609.1]
  ~~BrunoがCelestial Wardenを捨てるところです。~~ [609.4, 603.2d]
  Celestial Wardenの能力を適用します。かわりに、Celestial Wardenはバトルゾーンに出ます。 [609.9, 609.1]
  BrunoはAqua Soldierを捨てます。 [701.7b]
)");
}

TEST(DuelMastersExplanation, BlocksBattlesAndBreaks) {
  Duel duel;
  const CardId lector = duel.in_play("Terror Lector", kAna);
  const CardId warden = duel.in_play("Celestial Warden", kBruno);
  const CardId shield = duel.in_play("Aqua Soldier", kBruno);
  duel.act(kAna, duel_masters::verb::attack, lector).option =
      Option::action(kNoAction, lector, PlayWay::pay, PlayerId{kBruno});
  PartRecord block = duel.battle(warden, lector);
  block.verb = duel_masters::verb::block;
  duel.happened(block);
  duel.happened(duel.battle(lector, warden));
  PartRecord lost = duel.battle(warden, lector);
  lost.verb = duel_masters::verb::lose_battle;
  duel.happened(lost);
  duel.happened(duel.destroyed(warden));
  duel.act(kAna, duel_masters::verb::attack, lector).option =
      Option::action(kNoAction, lector, PlayWay::pay, PlayerId{kBruno});
  duel.happened(duel.moved(shield, duel_masters::verb::break_shield, Zone::hand));
  duel.expect(
      R"(Ana attacks Bruno with Terror Lector. [506.1a, 506.1e]
  Celestial Warden blocks Terror Lector. [507.2, 507.2c]
  Terror Lector battles Celestial Warden. [115.2]
  Celestial Warden loses the battle. [115.3b, 703.4d]
  Celestial Warden is destroyed. [701.6a]
Ana attacks Bruno with Terror Lector. [506.1a, 506.1e]
  Bruno's shield Aqua Soldier is broken. [509.5, 701.14a]
)",
      R"(Ana ataca a Bruno con Terror Lector. [506.1a, 506.1e]
  Celestial Warden bloquea a Terror Lector. [507.2, 507.2c]
  Terror Lector batalla con Celestial Warden. [115.2]
  Celestial Warden pierde la batalla. [115.3b, 703.4d]
  Celestial Warden es destruida. [701.6a]
Ana ataca a Bruno con Terror Lector. [506.1a, 506.1e]
  Se rompe el escudo Aqua Soldier de Bruno. [509.5, 701.14a]
)",
      R"(AnaはTerror LectorでBrunoを攻撃します。 [506.1a, 506.1e]
  Celestial WardenがTerror Lectorをブロックします。 [507.2, 507.2c]
  Terror LectorとCelestial Wardenがバトルします。 [115.2]
  Celestial Wardenはバトルに負けます。 [115.3b, 703.4d]
  Celestial Wardenは破壊されます。 [701.6a]
AnaはTerror LectorでBrunoを攻撃します。 [506.1a, 506.1e]
  Brunoのシールド（Aqua Soldier）がブレイクされます。 [509.5, 701.14a]
)");
}

}  // namespace
}  // namespace kawari
