// The catalogue of explanations: no message lacks a language, and all languages fill the same slots.
#include "explain/messages.h"

#include <gtest/gtest.h>

#include <string>

#include <algorithm>
#include <vector>

#include "explain/fill.h"
#include "games/duel_masters/messages.h"
#include "games/lorcana/messages.h"
#include "tests/explain/marked_messages.h"

namespace kawari {
namespace {

using lorcana::kGameWords;

// Every message that the game can need, in each of its languages.
void is_complete(const GameWords& words, std::vector<std::string_view> never_said) {
  for (const MessageId id : messages_of(words)) {
    const std::string whole = message_name(words, id);
    std::string_view name = whole;
    for (const std::string_view ending : {"_would", "_option"})
      if (name.ends_with(ending)) name.remove_suffix(ending.size());
    const Message* row = find_message(words.messages, id);
    if (std::find(never_said.begin(), never_said.end(), name) != never_said.end()) {
      EXPECT_EQ(row, nullptr) << name << " has a row: it belongs to the complete ones";
      continue;
    }
    ASSERT_NE(row, nullptr) << name;
    for (const Language language : kLanguages) {
      if (!speaks(words, language)) continue;
      const char* text = row->texts[index(language)];
      ASSERT_NE(text, nullptr) << name << " in " << index(language);
      EXPECT_NE(std::string(text), "") << name << " in " << index(language);
    }
  }
}

TEST(Messages, LorcanaLacksNone) {
  EXPECT_FALSE(speaks(lorcana::kGameWords, Language::ja));
  is_complete(lorcana::kGameWords,
              {"act_cast", "act_attack", "act_attack_player", "act_generate", "act_fortify"});
}

TEST(Messages, DuelMastersLacksNoneInThreeLanguages) {
  EXPECT_TRUE(speaks(duel_masters::kGameWords, Language::ja));
  is_complete(duel_masters::kGameWords,
              {"gain_lore", "lose_lore", "quest", "challenge", "sing", "support", "pay", "act_sing",
               "act_sing_together", "act_quest", "act_challenge", "act_hand_over", "deals_none"});
}

// The steps of a turn have a name in each language of the game, in the same order.
TEST(Messages, EveryLanguageNamesTheSameSteps) {
  for (const GameWords* words : {&kGameWords, &duel_masters::kGameWords}) {
    for (const Language language : kLanguages) {
      const auto& english = words->in(Language::en).phases;
      const auto& phases = words->in(language).phases;
      ASSERT_EQ(phases.size(), english.size()) << index(language);
      for (std::size_t i = 0; i < phases.size(); ++i) EXPECT_EQ(phases[i].id, english[i].id);
    }
  }
}

TEST(Messages, JapaneseIsWrittenWithoutSpacesAndWithItsOwnMarks) {
  for (const auto rows : {core_messages(), duel_masters::kGameWords.messages}) {
    for (const Message& row : rows) {
      const std::string text = row.in(Language::ja);
      for (const std::string_view mark : {" ", ",", ".", "“", "(", ":"})
        EXPECT_EQ(text.find(mark), std::string::npos) << name_of(row.id) << ": " << text;
    }
  }
}

TEST(Messages, NoMessageHasTwoRows) {
  for (const auto rows : {core_messages(), kGameWords.messages, duel_masters::kGameWords.messages}) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t j = i + 1; j < rows.size(); ++j)
        EXPECT_NE(rows[i].id, rows[j].id) << name_of(rows[i].id);
    }
  }
}

// A keyword's English name in parentheses is only for those who read another language.
TEST(Messages, LanguagesFillTheSameSlots) {
  for (const auto rows : {core_messages(), kGameWords.messages, duel_masters::kGameWords.messages}) {
    for (const Message& row : rows) {
      if (row.id == MessageId::keyword_first) continue;
      for (const Language language : kLanguages)
        EXPECT_EQ(slot_names(row.in(Language::en)), slot_names(row.in(language))) << name_of(row.id);
    }
  }
}

// A game may say a message its own way, with the slots that the core fills.
TEST(Messages, AGameUsesTheSlotsOfTheCore) {
  for (const auto rows : {kGameWords.messages, duel_masters::kGameWords.messages}) {
    for (const Message& row : rows) {
      const Message* core = find_message({}, row.id);
      if (core == nullptr || row.id == MessageId::check_lethal || row.id == MessageId::check_win) continue;
      EXPECT_EQ(slot_names(row.in(Language::en)), slot_names(core->in(Language::en))) << name_of(row.id);
    }
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

TEST(Messages, SentencesEndAsTheirLanguageDoes) {
  EXPECT_EQ(sentence("it ends", Language::en), "It ends.");
  EXPECT_EQ(sentence("破壊されます", Language::ja), "破壊されます。");
  EXPECT_EQ(sentence("破壊されます。", Language::ja), "破壊されます。");
  EXPECT_EQ(without_stop("破壊されます。"), "破壊されます");
  EXPECT_EQ(without_stop("It ends."), "It ends");
}

TEST(Messages, AnUnfilledSlotStaysVisible) {
  EXPECT_EQ(fill("{player} acts", {}, Language::en), "{player} acts");
}

}  // namespace
}  // namespace kawari
