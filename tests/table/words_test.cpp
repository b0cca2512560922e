// The judge's own words exist in every language, with the same slots.
#include "table/words.h"

#include <gtest/gtest.h>

namespace kawari {
namespace {

TEST(JudgeWords, AreThereInEveryLanguageWithTheSameSlots) {
  for (int i = 0; i < static_cast<int>(Word::count_); ++i) {
    const Word word = static_cast<Word>(i);
    const std::string english = text_of(Language::en, word);
    ASSERT_FALSE(english.empty()) << "word " << i;
    for (const Language language : {Language::es, Language::ja}) {
      const std::string other = text_of(language, word);
      EXPECT_FALSE(other.empty()) << english;
      EXPECT_EQ(slot_names(other), slot_names(english)) << english;
    }
  }
}

}  // namespace
}  // namespace kawari
