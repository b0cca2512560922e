// Every shipped card compiles, prints back exactly, prints the reviewed translations, and its canonical form
// reads back as itself.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include "tests/text/rules_english.h"
#include "text/read_cards.h"
#include "text/tokens.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

struct Golden {
  Language language;
  const char* file;  // a full name in brackets, then the expected text
};
struct Shipped {
  const char* folder;
  const Grammar& (*grammar)();
  std::size_t least;  // the least number of cards
  std::vector<Golden> goldens;
};

class ShippedCards : public testing::TestWithParam<Shipped> {
 protected:
  const Grammar& grammar() const { return GetParam().grammar(); }

  void SetUp() override {
    std::vector<std::string> files;
    for (const auto& entry :
         fs::directory_iterator(fs::path(KAWARI_SOURCE_DIR) / "cards" / GetParam().folder)) {
      if (entry.path().extension() == ".yaml") files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    for (const std::string& file : files) {
      const auto read = read_cards_file(grammar(), cards_, file);
      ASSERT_TRUE(read.has_value()) << read.error().text();
    }
  }

  std::vector<Language> languages() const {
    std::vector<Language> out{Language::en};
    for (const Golden& golden : GetParam().goldens) out.push_back(golden.language);
    return out;
  }

  Database cards_;
};

TEST_P(ShippedCards, CompileAndPrintBackExactly) {
  EXPECT_GE(cards_.size(), GetParam().least);
  for (const Face& face : cards_.faces()) {
    for (const Refusal& refusal : face.refusals)
      ADD_FAILURE() << face.full_name << ": " << refusal.unread << " " << refusal.why;
    EXPECT_TRUE(face.exact) << face.full_name << "\n" << print_face(grammar(), cards_, face, Language::en);
  }
}

TEST_P(ShippedCards, TranslationsAsReviewed) {
  for (const Golden& golden : GetParam().goldens) {
    std::ifstream in(fs::path(KAWARI_SOURCE_DIR) / "tests" / "text" / golden.file);
    ASSERT_TRUE(in) << golden.file;
    std::map<std::string, std::string> reviewed;
    std::string line, name;
    while (std::getline(in, line)) {
      if (line.starts_with("#")) continue;
      if (line.starts_with("["))
        name = line.substr(1, line.size() - 2);
      else
        reviewed[name] += (reviewed[name].empty() ? "" : "\n") + line;
    }
    for (const Face& face : cards_.faces()) {
      if (face.abilities.empty()) continue;
      EXPECT_EQ(print_face(grammar(), cards_, face, golden.language), reviewed[face.full_name])
          << face.full_name;
    }
  }
}

// Without its hints a program prints in one canonical way, and that text has the same program.
TEST_P(ShippedCards, TheCanonicalFormReadsBackToItself) {
  for (const Face& face : cards_.faces()) {
    for (const Ability& ability : face.abilities) {
      const TreePtr plain = without_hints(*cards_.book().tree(ability.root));
      const std::string text = print_tree(grammar(), *plain, Language::en);
      Database scratch;
      const auto again = compile_text(grammar(), scratch, text, ability.kind == AbilityKind::action_text);
      ASSERT_TRUE(again.has_value()) << face.full_name << ": " << text << "\n" << again.error().text();
      EXPECT_EQ(to_text(*without_hints(*scratch.book().tree(again->front().root))), to_text(*plain)) << text;
    }
  }
}

// Words of one language in the columns of another would show up in brackets.
TEST_P(ShippedCards, SingleNodesPrintInEveryLanguage) {
  for (const Face& face : cards_.faces()) {
    for (const Ability& ability : face.abilities) {
      const TreePtr tree = cards_.book().tree(ability.root);
      for (const Language language : languages()) {
        const std::string text = print_tree(grammar(), *tree, language);
        EXPECT_EQ(text.find('['), std::string::npos) << text;
        for (const TreePtr& kid : tree->kids) {
          // A side is one phrase with the card that it is a side of.
          if (cards_.book().ops()[kid->op].value == ValueOf::Side) continue;
          const std::string part = print_tree(grammar(), *kid, language);
          EXPECT_EQ(part.find('['), std::string::npos) << part;
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Games, ShippedCards,
    testing::Values(Shipped{"lorcana", lorcana_grammar, 48, {{Language::es, "spanish.txt"}}},
                    Shipped{"duel_masters",
                            duel_masters_grammar,
                            37,
                            {{Language::es, "duel_masters.es.txt"}, {Language::ja, "duel_masters.ja.txt"}}}),
    [](const testing::TestParamInfo<Shipped>& shipped) { return std::string(shipped.param.folder); });

}  // namespace
}  // namespace kawari
