// Golden explanations of handmade traces, in English and Spanish.
#include <gtest/gtest.h>

#include "games/lorcana/rule_keys.h"
#include "games/lorcana/verbs.h"
#include "tests/explain/hand_made.h"

namespace kawari {
namespace {

using hand_made::Table;

constexpr int kAna = 0, kBruno = 1;

void mine_and_beast(Table& table) {
  const CardId mine = table.in_play("Seven Dwarfs' Mine - Secure Fortress", kAna);
  const CardId sleepy = table.in_play("Sleepy - Sluggish Knight", kAna);
  const CardId flounder = table.in_play("Flounder - Voice of Reason", kBruno);
  const CardId beast = table.in_play("Beast - Selfless Protector", kBruno);
  const EffectRecord defense = table.effect(mine, "MOUNTAIN DEFENSE");
  table.act(kAna, Verb::move, sleepy, mine);
  TraceItem& triggered = table.add(TraceKind::triggered);
  triggered.by = defense;
  triggered.player = PlayerId{kAna};
  table.resolving(defense);
  table.chose(kAna, Ask::may, Option::yes());
  table.chose(kAna, Ask::objects, Option::object({}), flounder);
  TraceItem& self = table.replaced(defense, table.deal(flounder, 1, mine), {table.deal(flounder, 2, mine)});
  self.kind = TraceKind::self_replaced;
  self.rule = rule::key(rule::self_replacement);
  self.node = table.match.book().kid(table.within(defense.node, Op::instead), 1);
  table.replaced(table.effect(beast, "SHIELD ANOTHER"), table.deal(flounder, 2, mine), {table.put(beast, 2)});
  table.happened(table.put(beast, 2));
  table.add(TraceKind::resolved);
}

TEST(Explanation, MineAndBeast) {
  Table table("lorcana-2.1");
  mine_and_beast(table);
  EXPECT_EQ(table.explain(Language::en),
            R"(Ana moves Sleepy - Sluggish Knight to Seven Dwarfs' Mine - Secure Fortress. [4.7.4]
  MOUNTAIN DEFENSE of Seven Dwarfs' Mine triggers and is added to the bag. [6.2.1, 7.7.3.1]
  From the bag, MOUNTAIN DEFENSE of Seven Dwarfs' Mine resolves. [7.7.4.2]
    Ana decides to do it. [6.1.4]
    Ana chooses Flounder - Voice of Reason. [6.1.3]
    ~~Seven Dwarfs' Mine would deal 1 damage to Flounder.~~ [6.5.4]
    MOUNTAIN DEFENSE of Seven Dwarfs' Mine replaces its own effect, because “the moved character is a Knight” is true. [6.5.7.1, 6.5.6]
    ~~Instead, Seven Dwarfs' Mine would deal 2 damage to Flounder.~~ [6.5.7.3, 6.5.4]
    Flounder is affected, so its player decides: Bruno. [6.5.7.2]
    SHIELD ANOTHER of Beast - Selfless Protector applies: instead, 2 damage counters are put on Beast. [6.5.7.2, 1.9.2.2, 6.5.1]
    The modified event is looked at again: no other replacement effect applies, and it happens. [6.5.7.3]
)");
  EXPECT_EQ(table.explain(Language::es),
            R"(Ana mueve a Sleepy - Sluggish Knight a Seven Dwarfs' Mine - Secure Fortress. [4.7.4]
  Se dispara MOUNTAIN DEFENSE de Seven Dwarfs' Mine y se añade a la bolsa. [6.2.1, 7.7.3.1]
  De la bolsa se resuelve MOUNTAIN DEFENSE de Seven Dwarfs' Mine. [7.7.4.2]
    Ana decide hacerlo. [6.1.4]
    Ana elige a Flounder - Voice of Reason. [6.1.3]
    ~~Seven Dwarfs' Mine infligiría 1 de daño a Flounder.~~ [6.5.4]
    MOUNTAIN DEFENSE de Seven Dwarfs' Mine reemplaza su propio efecto, porque se cumple “el personaje movido es Knight”. [6.5.7.1, 6.5.6]
    ~~En su lugar, Seven Dwarfs' Mine infligiría 2 de daño a Flounder.~~ [6.5.7.3, 6.5.4]
    Flounder es la carta afectada, así que decide su jugador: Bruno. [6.5.7.2]
    Se aplica SHIELD ANOTHER de Beast - Selfless Protector: en su lugar, se ponen 2 contadores de daño en Beast. [6.5.7.2, 1.9.2.2, 6.5.1]
    Se revisa de nuevo el evento modificado: no se le aplica ningún otro efecto de reemplazo, y ocurre. [6.5.7.3]
)");
}

TEST(Explanation, MineAndBeastUnderTheOlderNumbers) {
  Table table("lorcana-1");
  mine_and_beast(table);
  EXPECT_EQ(table.explain(Language::en),
            R"(Ana moves Sleepy - Sluggish Knight to Seven Dwarfs' Mine - Secure Fortress. [4.3.7.4]
  MOUNTAIN DEFENSE of Seven Dwarfs' Mine triggers and is added to the bag. [7.4.1, 8.7.4]
  From the bag, MOUNTAIN DEFENSE of Seven Dwarfs' Mine resolves. [8.7]
    Ana decides to do it. [7.1.3]
    Ana chooses Flounder - Voice of Reason. [1.2.4]
    ~~Seven Dwarfs' Mine would deal 1 damage to Flounder.~~ [7.7.5]
    MOUNTAIN DEFENSE of Seven Dwarfs' Mine replaces its own effect, because “the moved character is a Knight” is true. [7.7.7.1, 7.7.6]
    ~~Instead, Seven Dwarfs' Mine would deal 2 damage to Flounder.~~ [7.7.7.3, 7.7.5]
    Flounder is affected, so its player decides: Bruno. [7.7.7.2]
    SHIELD ANOTHER of Beast - Selfless Protector applies: instead, 2 damage counters are put on Beast. [7.7.7.2, 9.2, 7.7.1]
    The modified event is looked at again: no other replacement effect applies, and it happens. [7.7.7.3]
)");
}

// Two instances of Rapunzel's shield on Flounder, who is damaged in a challenge.
TEST(Explanation, TwoShieldsOfTheSameKind) {
  Table table("lorcana-2.1");
  const CardId rapunzel = table.in_play("Rapunzel - Ready for Adventure", kAna);
  const CardId flounder = table.in_play("Flounder - Voice of Reason", kAna);
  const CardId beast = table.in_play("Beast - Selfless Protector", kBruno);
  const EffectRecord kindness = table.effect(rapunzel, "ACT OF KINDNESS");
  table.act(kAna, lorcana::verb::challenge, flounder, beast);
  TraceItem& offers = table.add(TraceKind::candidates);
  offers.rule = rule::key(rule::replacement_chooser);
  offers.player = PlayerId{kAna};
  offers.part = table.deal(flounder, 5, beast);
  offers.list = {kindness, kindness};
  TraceItem& ceased = table.add(TraceKind::ceased);
  ceased.rule = rule::key(rule::replacement_same);
  ceased.by = kindness;
  ceased.gone = true;
  table.replaced(kindness, table.deal(flounder, 5, beast), {});
  table.happened(table.deal(beast, 2, flounder));
  EXPECT_EQ(table.explain(Language::en),
            R"(Ana challenges Beast - Selfless Protector with Flounder - Voice of Reason. [4.6.1]
  ~~Beast would deal 5 damage to Flounder.~~ [6.5.4]
  2 instances of the same replacement effect could apply: ACT OF KINDNESS of Rapunzel - Ready for Adventure. Only one of them does; whichever Ana chooses, the outcome is the same. [6.5.7, 6.5.8]
  Another instance of the same effect, ACT OF KINDNESS of Rapunzel, cannot apply to this event and ceases to exist. [6.5.8]
  ACT OF KINDNESS of Rapunzel applies: nothing happens instead. [6.5.7.2, 6.5.1]
  Flounder deals 2 damage to Beast. [1.9.2.1]
)");
  EXPECT_EQ(table.explain(Language::es),
            R"(Ana desafía a Beast - Selfless Protector con Flounder - Voice of Reason. [4.6.1]
  ~~Beast infligiría 5 de daño a Flounder.~~ [6.5.4]
  Podrían aplicarse 2 instancias del mismo efecto de reemplazo: ACT OF KINDNESS de Rapunzel - Ready for Adventure. Solo se aplica una; elija Ana la que elija, el resultado es el mismo. [6.5.7, 6.5.8]
  Otra instancia del mismo efecto, ACT OF KINDNESS de Rapunzel, no puede aplicarse a este evento y deja de existir. [6.5.8]
  Se aplica ACT OF KINDNESS de Rapunzel: en su lugar no ocurre nada. [6.5.7.2, 6.5.1]
  Flounder inflige 2 de daño a Beast. [1.9.2.1]
)");
}

void skipped_draw(Table& table) {
  const CardId arthur = table.in_play("Arthur - Determined Squire", kAna);
  table.act(kBruno, Verb::end_turn, kNoCard);
  TraceItem& skipped = table.add(TraceKind::phase_skipped);
  skipped.player = PlayerId{kAna};
  skipped.part.phase = PhaseId{2};
  skipped.rule = rule::key(rule::skip_step);
  skipped.by = table.effect(arthur, "NO MORE BOOKS");
}

TEST(Explanation, SkippedDrawStep) {
  Table table("lorcana-2.1");
  skipped_draw(table);
  EXPECT_EQ(table.explain(Language::en), R"(Bruno ends the turn. [3.3.2]
  NO MORE BOOKS of Arthur - Determined Squire applies: Ana skips the Draw step. It does not happen, and nothing in it triggers. [6.4.5]
)");
  EXPECT_EQ(table.explain(Language::es), R"(Bruno termina su turno. [3.3.2]
  Se aplica NO MORE BOOKS de Arthur - Determined Squire: Ana se salta el paso de robar. No ocurre, y nada de él se dispara. [6.4.5]
)");
}

TEST(Explanation, SkippedDrawStepAsAReplacement) {
  Table table("lorcana-1");
  skipped_draw(table);
  EXPECT_EQ(table.explain(Language::en), R"(Bruno ends the turn. [4.4.1]
  NO MORE BOOKS of Arthur - Determined Squire applies: Ana skips the Draw step. It does not happen, and nothing in it triggers. [7.7.9, 7.7.1]
)");
  EXPECT_EQ(table.explain(Language::es), R"(Bruno termina su turno. [4.4.1]
  Se aplica NO MORE BOOKS de Arthur - Determined Squire: Ana se salta el paso de robar. No ocurre, y nada de él se dispara. [7.7.9, 7.7.1]
)");
}

TEST(Explanation, ResistToZero) {
  Table table("lorcana-2.1");
  const CardId cannons = table.in_play("Fire the Cannons!", kAna);
  const CardId cinderella = table.in_play("Cinderella - Stouthearted", kBruno);
  table.act(kAna, Verb::play, cannons);
  table.resolving(table.effect(cannons, ""));
  table.chose(kAna, Ask::objects, Option::object({}), cinderella);
  TraceItem& calculated = table.add(TraceKind::calculated);
  calculated.rule = rule::key(rule::damage_calculation);
  calculated.by = table.keyword(cinderella, "Resist");
  calculated.part = table.deal(cinderella, 0, cannons);
  calculated.part.base = 2;
  table.add(TraceKind::resolved);
  EXPECT_EQ(table.explain(Language::en), R"(Ana plays Fire the Cannons! [4.3.3]
  Ana chooses Cinderella - Stouthearted. [6.1.3]
  Resist of Cinderella lowers the damage from 2 to 0: Cinderella is dealt none. [6.7.2.2, 8.8.2, 8.8.1]
)");
  EXPECT_EQ(table.explain(Language::es), R"(Ana juega Fire the Cannons! [4.3.3]
  Ana elige a Cinderella - Stouthearted. [6.1.3]
  Resistencia (Resist) de Cinderella reduce el daño de 2 a 0: Cinderella no recibe ninguno. [6.7.2.2, 8.8.2, 8.8.1]
)");
}

// In the older edition Resist is a replacement effect itself.
TEST(Explanation, ResistAsAReplacement) {
  Table table("lorcana-1");
  const CardId cannons = table.in_play("Fire the Cannons!", kAna);
  const CardId cinderella = table.in_play("Cinderella - Stouthearted", kBruno);
  table.act(kAna, Verb::play, cannons);
  table.resolving(table.effect(cannons, ""));
  table.replaced(table.keyword(cinderella, "Resist"), table.deal(cinderella, 2, cannons), {});
  table.add(TraceKind::resolved);
  EXPECT_EQ(table.explain(Language::en), R"(Ana plays Fire the Cannons! [4.3.4.7]
  ~~Fire the Cannons! would deal 2 damage to Cinderella - Stouthearted.~~ [7.7.5]
  Resist of Cinderella applies: nothing happens instead. [7.7.7.2, 10.6.1, 10.6.3, 7.7.1]
)");
  EXPECT_EQ(table.explain(Language::es), R"(Ana juega Fire the Cannons! [4.3.4.7]
  ~~Fire the Cannons! infligiría 2 de daño a Cinderella - Stouthearted.~~ [7.7.5]
  Se aplica Resistencia (Resist) de Cinderella: en su lugar no ocurre nada. [7.7.7.2, 10.6.1, 10.6.3, 7.7.1]
)");
}

TEST(Explanation, SelfReplacementThatHappens) {
  Table table("lorcana-2.1");
  const CardId mine = table.in_play("Seven Dwarfs' Mine - Secure Fortress", kAna);
  const CardId flounder = table.in_play("Flounder - Voice of Reason", kBruno);
  const EffectRecord defense = table.effect(mine, "MOUNTAIN DEFENSE");
  table.resolving(defense);
  TraceItem& self = table.replaced(defense, table.deal(flounder, 1, mine), {table.deal(flounder, 2, mine)});
  self.kind = TraceKind::self_replaced;
  self.rule = rule::key(rule::self_replacement);
  self.node = table.match.book().kid(table.within(defense.node, Op::instead), 1);
  table.happened(table.deal(flounder, 2, mine));
  table.add(TraceKind::resolved);
  TraceItem& lethal = table.add(TraceKind::check);
  lethal.rule = lorcana::rule::key(lorcana::rule::lethal_damage);
  lethal.part.card = flounder;
  lethal.part.amount = 2;
  lethal.player = PlayerId{kBruno};
  table.happened(table.moved(flounder, Verb::banish, Zone::discard));
  EXPECT_EQ(table.explain(Language::en),
            R"(From the bag, MOUNTAIN DEFENSE of Seven Dwarfs' Mine - Secure Fortress resolves. [7.7.4.2]
  ~~Seven Dwarfs' Mine would deal 1 damage to Flounder - Voice of Reason.~~ [6.5.4]
  MOUNTAIN DEFENSE of Seven Dwarfs' Mine replaces its own effect, because “the moved character is a Knight” is true. Instead, Seven Dwarfs' Mine deals 2 damage to Flounder. [6.5.7.1, 6.5.6, 1.9.2.1, 6.5.7.3]
The game state check finds 2 damage on Flounder, which is not less than its willpower. [1.8.1.4]
Flounder is banished.
)");
  EXPECT_EQ(table.explain(Language::es),
            R"(De la bolsa se resuelve MOUNTAIN DEFENSE de Seven Dwarfs' Mine - Secure Fortress. [7.7.4.2]
  ~~Seven Dwarfs' Mine infligiría 1 de daño a Flounder - Voice of Reason.~~ [6.5.4]
  MOUNTAIN DEFENSE de Seven Dwarfs' Mine reemplaza su propio efecto, porque se cumple “el personaje movido es Knight”. En su lugar, Seven Dwarfs' Mine inflige 2 de daño a Flounder. [6.5.7.1, 6.5.6, 1.9.2.1, 6.5.7.3]
El chequeo del estado del juego encuentra 2 de daño en Flounder, tanto como su voluntad o más. [1.8.1.4]
Flounder es desterrado.
)");
}

TEST(Explanation, PreventedEvent) {
  Table table("lorcana-2.1");
  const CardId healing = table.in_play("Healing Touch", kAna);
  const CardId beast = table.in_play("Beast - Selfless Protector", kAna);
  const CardId slab = table.in_play("Vision Slab", kBruno);
  table.act(kAna, Verb::play, healing);
  table.resolving(table.effect(healing, ""));
  TraceItem& prevented = table.add(TraceKind::prevented);
  prevented.rule = rule::key(rule::cant_beats_can);
  prevented.part = table.put(beast, 3);
  prevented.part.kind = PartKind::remove_damage;
  prevented.by = table.effect(slab, "TRAPPED!");
  table.add(TraceKind::resolved);
  EXPECT_EQ(table.explain(Language::en), R"(Ana plays Healing Touch. [4.3.3]
  3 damage would be removed from Beast - Selfless Protector, but TRAPPED! of Vision Slab forbids it: it does not happen. [1.2.2]
)");
  EXPECT_EQ(table.explain(Language::es), R"(Ana juega Healing Touch. [4.3.3]
  Se retirarían 3 de daño de Beast - Selfless Protector, pero TRAPPED! de Vision Slab lo impide: no ocurre. [1.2.2]
)");
}

TEST(Explanation, SecondaryConditionIsFalse) {
  Table table("lorcana-2.1");
  const CardId stitch = table.in_play("Stitch - Carefree Surfer", kAna);
  const EffectRecord ohana = table.effect(stitch, "OHANA");
  table.act(kAna, Verb::play, stitch);
  table.add(TraceKind::triggered).by = ohana;
  table.resolving(ohana);
  TraceItem& nothing = table.add(TraceKind::no_effect);
  nothing.rule = rule::key(rule::secondary_condition);
  nothing.by = ohana;
  nothing.node = table.match.book().kid(ohana.node, 2);
  table.add(TraceKind::resolved);
  EXPECT_EQ(table.explain(Language::en), R"(Ana plays Stitch - Carefree Surfer. [4.3.3]
  OHANA of Stitch triggers and is added to the bag. [6.2.1, 7.7.3.1]
  From the bag, OHANA of Stitch resolves. [7.7.4.2]
    OHANA of Stitch has no effect, because “you have 2 or more other characters in play” is false. [6.2.4]
)");
  EXPECT_EQ(table.explain(Language::es), R"(Ana juega Stitch - Carefree Surfer. [4.3.3]
  Se dispara OHANA de Stitch y se añade a la bolsa. [6.2.1, 7.7.3.1]
  De la bolsa se resuelve OHANA de Stitch. [7.7.4.2]
    OHANA de Stitch no tiene efecto, porque no se cumple “tienes 2 o más otros personajes en juego”. [6.2.4]
)");
}

TEST(Explanation, SecondaryConditionIsFalseWhenAdding) {
  Table table("lorcana-1");
  const CardId stitch = table.in_play("Stitch - Carefree Surfer", kAna);
  table.act(kAna, Verb::play, stitch);
  TraceItem& nothing = table.add(TraceKind::not_triggered);
  nothing.rule = rule::key(rule::secondary_condition);
  nothing.by = table.effect(stitch, "OHANA");
  nothing.node = table.match.book().kid(nothing.by.node, 2);
  EXPECT_EQ(table.explain(Language::en), R"(Ana plays Stitch - Carefree Surfer. [4.3.4.7]
  OHANA of Stitch does not trigger, because “you have 2 or more other characters in play” is false. [7.4.4]
)");
  EXPECT_EQ(table.explain(Language::es), R"(Ana juega Stitch - Carefree Surfer. [4.3.4.7]
  OHANA de Stitch no se dispara, porque no se cumple “tienes 2 o más otros personajes en juego”. [7.4.4]
)");
}

TEST(Explanation, JoinsWhatOneSentenceCanTell) {
  Table table("lorcana-2.1");
  const CardId flounder = table.in_play("Flounder - Voice of Reason", kBruno);
  const CardId beast = table.in_play("Beast - Selfless Protector", kBruno);
  table.act(kAna, Verb::end_turn, kNoCard);
  for (int i = 0; i < 3; ++i) table.happened(table.draw(kBruno));
  table.happened(table.moved(flounder, Verb::banish, Zone::discard));
  table.happened(table.moved(beast, Verb::banish, Zone::discard));
  EXPECT_EQ(table.explain(Language::en), R"(Ana ends the turn. [3.3.2]
  Bruno draws 3 cards. [1.12.1, 1.12.2]
  Flounder - Voice of Reason and Beast - Selfless Protector are banished.
)");
  EXPECT_EQ(table.explain(Language::es), R"(Ana termina su turno. [3.3.2]
  Bruno roba 3 cartas. [1.12.1, 1.12.2]
  Flounder - Voice of Reason y Beast - Selfless Protector son desterrados.
)");
}

}  // namespace
}  // namespace kawari
