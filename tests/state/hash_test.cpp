// The two hashes: positions that are stored differently and play alike have the same position hash; positions
// that can play differently do not.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <memory>
#include <set>

#include "state/hash.h"
#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

const Edition& lorcana() { return edition("lorcana-2.1"); }

TEST(Hash, PositionsThatDifferOnlyInStorageAreEqual) {
  const auto build = [](bool other_way) {
    auto t = std::make_unique<Table>(lorcana());
    const FaceId x = t->face("X"), y = t->face("Y"), paper = t->face("Paper"), stone = t->face("Stone");
    const auto hand = [&](FaceId f) { (void)add_card(t->match, f, kAnn, Zone::hand); };
    const auto play = [&](FaceId f, int damage) {
      t->match.state.slot(add_in_play(t->match, f, kBob)).damage = damage;
    };
    if (other_way)
      hand(stone), hand(paper), play(y, 2), play(x, 1);
    else
      play(x, 1), play(y, 2), hand(paper), hand(stone);
    return t;
  };
  const auto a = build(false), b = build(true);
  EXPECT_NE(byte_hash(a->match.state), byte_hash(b->match.state));
  EXPECT_EQ(position_hash(a->match), position_hash(b->match));
  b->match.state.slot(SlotId{0}).damage = 1;
  EXPECT_NE(position_hash(a->match), position_hash(b->match));
}

TEST(Hash, SmallNumbersDoNotMakeUpForEachOther) {
  std::map<std::uint64_t, std::pair<std::uint64_t, std::uint64_t>> seen;
  for (std::uint64_t a = 0; a < 300; ++a)
    for (std::uint64_t b = 0; b < 300; ++b) {
      const auto [known, fresh] = seen.try_emplace(mix_hash(a, b), a, b);
      EXPECT_TRUE(fresh) << a << ", " << b << " is " << known->second.first << ", " << known->second.second;
    }
  // … nor three of them.
  std::set<std::uint64_t> three;
  for (std::uint64_t a = 0; a < 32; ++a)
    for (std::uint64_t b = 0; b < 32; ++b)
      for (std::uint64_t c = 0; c < 32; ++c) three.insert(mix_hash(mix_hash(a, b), c));
  EXPECT_EQ(three.size(), 32u * 32u * 32u);
}

// Options that look alike are offered as one: whatever tells two objects apart is part of their look.
TEST(Hash, WhatTellsTwoObjectsApartIsPartOfTheirLook) {
  Table t(lorcana());
  State& state = t.match.state;
  const FaceId x = t.face("X");
  const SlotId one = add_in_play(t.match, x, kAnn), other = add_in_play(t.match, x, kAnn);
  const CardId song = t.card(kAnn, Zone::discard, "Y");
  const auto look = [&](SlotId slot) { return view_key(t.match, Viewer(kAnn), ref_of(state, slot)); };
  EXPECT_EQ(look(one), look(other));
  const Slot plain = state.slot(one);
  const auto differs = [&](auto change) {
    change(state.slot(one));
    const bool out = look(one) != look(other);
    state.slot(one) = plain;
    return out;
  };
  EXPECT_TRUE(differs([](Slot& slot) { slot.exerted = 1; }));
  EXPECT_TRUE(differs([](Slot& slot) { slot.layered = 1; }));
  EXPECT_TRUE(differs([](Slot& slot) { slot.marks = 1; }));
  EXPECT_TRUE(differs([](Slot& slot) { slot.damage = 1; }));
  EXPECT_TRUE(differs([&](Slot& slot) { slot.link = ref_of(state, song); }));
  // An ability that was used is not the first time of another one, nor a damage counter.
  std::set<std::uint64_t> looks;
  for (int bit = 0; bit < kMaxOnce; ++bit) {
    state.slot(one).used = 1u << bit;
    looks.insert(look(one));
    state.slot(one) = plain;
    state.slot(one).seen = 1u << bit;
    looks.insert(look(one));
    state.slot(one) = plain;
    state.slot(one).damage = 1 << bit;
    looks.insert(look(one));
    state.slot(one) = plain;
  }
  EXPECT_EQ(looks.size(), 3u * kMaxOnce);
}

TEST(Hash, TheOrderOfADeckIsPartOfThePosition) {
  Table a(lorcana()), b(lorcana());
  for (Table* t : {&a, &b}) {
    const FaceId x = t->face("X"), y = t->face("Y");
    for (const FaceId f : {t == &a ? x : y, t == &a ? y : x}) (void)add_card(t->match, f, kAnn, Zone::deck);
  }
  EXPECT_NE(position_hash(a.match), position_hash(b.match));
}

TEST(Hash, WhereACardHasBeenIsNot) {
  Table a(lorcana()), b(lorcana());
  for (Table* t : {&a, &b}) {
    const CardId c = t->card(kAnn, Zone::hand, "X");
    t->propose({move(*t, ref_of(t->match.state, c), Zone::discard)}, false);
    if (t == &a) continue;
    t->propose({move(*t, ref_of(t->match.state, c), Zone::hand)}, false);
    t->propose({move(*t, ref_of(t->match.state, c), Zone::discard)}, false);
  }
  EXPECT_NE(byte_hash(a.match.state), byte_hash(b.match.state));
  EXPECT_EQ(position_hash(a.match), position_hash(b.match)) << "no stamps";
}

TEST(Hash, WhatIsUnderWayIsPartOfThePosition) {
  Table a(lorcana()), b(lorcana());
  for (Table* t : {&a, &b}) {
    const ObjectRef x = t->character(kBob, "X");
    t->character(kBob, "Beast 1", {str(kBeast)});
    t->character(kBob, "Beast 2", {str(kBeast)});
    t->propose({deal(x, t == &a ? 1 : 2)});
  }
  EXPECT_NE(position_hash(a.match), position_hash(b.match));
}

std::array<ObjectRef, 2> two_of_a_kind(Table& t) {
  const FaceId face = t.face("X");
  const SlotId first = add_in_play(t.match, face, kBob), second = add_in_play(t.match, face, kBob);
  return {ref_of(t.match.state, first), ref_of(t.match.state, second)};
}

// Two equal characters: it does not matter which of them has a shield, but whether one has both.
TEST(Hash, TwoEffectsOnOneOfTwoEqualCharactersAreNotOneOnEach) {
  const auto with_shields_on = [](int first, int second) {
    Table t(lorcana());
    const std::array<ObjectRef, 2> x = two_of_a_kind(t);
    t.effect(kBob, kShield, x[static_cast<std::size_t>(first)]);
    t.effect(kBob, kShield, x[static_cast<std::size_t>(second)]);
    return position_hash(t.match);
  };
  EXPECT_EQ(with_shields_on(0, 0), with_shields_on(1, 1));
  EXPECT_EQ(with_shields_on(0, 1), with_shields_on(1, 0));
  EXPECT_NE(with_shields_on(0, 0), with_shields_on(0, 1));
}

// A card with a name of its own is told apart from its copies.
TEST(Hash, ACardWithANameOfItsOwnIsNotItsCopy) {
  const auto with_damage_on = [](std::size_t which, bool named) {
    Table t(lorcana());
    const std::array<ObjectRef, 2> x = two_of_a_kind(t);
    t.match.state.slot(x[which].slot()).damage = 1;
    std::vector<std::uint64_t> names(t.match.state.cards.size(), 0);
    if (named) names[index(card_of(t.match.state, x[0]))] = 77;
    return position_hash(t.match, {names, nullptr});
  };
  EXPECT_EQ(with_damage_on(0, false), with_damage_on(1, false));
  EXPECT_NE(with_damage_on(0, true), with_damage_on(1, true));
}

// A deck that was shuffled and not looked at: its order is unknown to everybody, but its contents matter.
TEST(Hash, AnOrderThatNobodyKnowsIsLeftOut) {
  const auto deck_of = [](const std::string& names) {
    Table t(lorcana());
    CardSet unordered;
    std::map<char, FaceId> faces;
    for (const char name : {'A', 'B', 'C', 'T'}) faces[name] = t.face(std::string(1, name));
    for (const char name : names) {
      const CardId card = add_card(t.match, faces[name], kAnn, Zone::deck);
      if (name != 'T') unordered.set(index(card));
    }
    return position_hash(t.match, {{}, &unordered});
  };
  EXPECT_EQ(deck_of("ABC"), deck_of("CAB"));
  EXPECT_NE(deck_of("ABC"), deck_of("ABB"));
  EXPECT_EQ(deck_of("TAB"), deck_of("TBA")) << "a card put on top afterwards";
  EXPECT_NE(deck_of("TAB"), deck_of("ATB")) << "… has its place";
}

}  // namespace
}  // namespace kawari::test
