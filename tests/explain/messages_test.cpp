// The catalogue of explanations: no message lacks a language, and all languages fill the same slots.
#include "explain/messages.h"

#include <gtest/gtest.h>

#include <string>

#include "explain/fill.h"
#include "games/lorcana/messages.h"

namespace kawari {
namespace {

using lorcana::kGameWords;

TEST(Messages, EveryMessageIsThereInEnglishAndSpanish) {
  for (int i = 0; i < static_cast<int>(MessageId::count_); ++i) {
    const auto id = static_cast<MessageId>(i);
    const Message* row = find_message(kGameWords.messages, id);
    ASSERT_NE(row, nullptr) << name_of(id);
    for (const char* text : {row->en, row->es}) {
      ASSERT_NE(text, nullptr) << name_of(id);
      EXPECT_NE(std::string(text), "") << name_of(id);
    }
  }
}

TEST(Messages, NoMessageHasTwoRows) {
  for (const auto rows : {core_messages(), kGameWords.messages}) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t j = i + 1; j < rows.size(); ++j)
        EXPECT_NE(rows[i].id, rows[j].id) << name_of(rows[i].id);
    }
  }
}

// A keyword's English name in parentheses is only for those who read another language.
TEST(Messages, LanguagesFillTheSameSlots) {
  for (const auto rows : {core_messages(), kGameWords.messages}) {
    for (const Message& row : rows) {
      if (row.id == MessageId::keyword_first) continue;
      EXPECT_EQ(slot_names(row.en), slot_names(row.es)) << name_of(row.id);
    }
  }
}

// A game may say a message its own way, with the slots that the core fills.
TEST(Messages, AGameUsesTheSlotsOfTheCore) {
  for (const Message& row : kGameWords.messages) {
    const Message* core = find_message({}, row.id);
    if (core == nullptr || row.id == MessageId::check_lethal || row.id == MessageId::check_win) continue;
    EXPECT_EQ(slot_names(row.en), slot_names(core->en)) << name_of(row.id);
  }
}

TEST(Messages, SlotsAgree) {
  SlotText three(3);
  SlotText one(1);
  EXPECT_EQ(fill("{n} {n?card|cards}", {{"n", three}}, Language::en), "3 cards");
  EXPECT_EQ(fill("{n?a card|# cards}", {{"n", one}}, Language::en), "a card");
  EXPECT_EQ(fill("{n?a card|# cards}", {{"n", three}}, Language::en), "3 cards");
  SlotText location(std::string("Nottingham"));
  location.gender = 'f';
  EXPECT_EQ(fill("{c} es {c!desterrado|desterrada|desterrados|desterradas}", {{"c", location}}, Language::es),
            "Nottingham es desterrada");
  location.count = 2;
  EXPECT_EQ(fill("{c!desterrado|desterrada|desterrados|desterradas}", {{"c", location}}, Language::es),
            "desterradas");
  SlotText friendly(std::string("Flounder"));
  friendly.person = true;
  EXPECT_EQ(fill("agotar {c^a }{c}", {{"c", friendly}}, Language::es), "agotar a Flounder");
  EXPECT_EQ(fill("agotar {c^a }{c}", {{"c", location}}, Language::es), "agotar Nottingham");
  EXPECT_EQ(fill("{k%}", {{"k", SlotText(std::string("item"))}}, Language::en), "an item");
  EXPECT_EQ(fill("{k%}", {{"k", SlotText(std::string("character"))}}, Language::en), "a character");
  SlotText place(std::string("localización"));
  place.gender = 'f';
  EXPECT_EQ(fill("{k%}", {{"k", place}}, Language::es), "una localización");
  EXPECT_EQ(fill("va a {z}", {{"z", SlotText(std::string("el descarte de Ana"))}}, Language::es),
            "va al descarte de Ana");
  EXPECT_EQ(fill("al fondo de {z}", {{"z", SlotText(std::string("el mazo"))}}, Language::es),
            "al fondo del mazo");
}

TEST(Messages, AnUnfilledSlotStaysVisible) {
  EXPECT_EQ(fill("{player} acts", {}, Language::en), "{player} acts");
}

}  // namespace
}  // namespace kawari
