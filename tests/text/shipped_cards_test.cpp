// Every card that ships: compiles, prints back exactly, prints the Spanish that was reviewed, and its
// canonical form reads back to itself.
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

const Database& shipped() {
  static const Database cards = [] {
    Database out;
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(fs::path(KAWARI_SOURCE_DIR) / "cards" / "lorcana")) {
      if (entry.path().extension() == ".yaml") files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    for (const std::string& file : files) {
      const auto read = read_cards_file(lorcana_grammar(), out, file);
      EXPECT_TRUE(read.has_value()) << (read ? "" : read.error().text());
    }
    return out;
  }();
  return cards;
}

TEST(ShippedCards, CompileAndPrintBackExactly) {
  EXPECT_GE(shipped().size(), 48u);
  for (const Face& face : shipped().faces()) {
    for (const Refusal& refusal : face.refusals)
      ADD_FAILURE() << face.full_name << ": " << refusal.unread << " " << refusal.why;
    EXPECT_TRUE(face.exact) << face.full_name << "\n"
                            << print_face(lorcana_grammar(), shipped(), face, Language::en);
  }
}

// spanish.txt: a full name in brackets, then the text as it must be printed.
TEST(ShippedCards, SpanishAsReviewed) {
  std::ifstream in(fs::path(KAWARI_SOURCE_DIR) / "tests" / "text" / "spanish.txt");
  ASSERT_TRUE(in);
  std::map<std::string, std::string> golden;
  std::string line, name;
  while (std::getline(in, line)) {
    if (line.starts_with("#")) continue;
    if (line.starts_with("["))
      name = line.substr(1, line.size() - 2);
    else
      golden[name] += (golden[name].empty() ? "" : "\n") + line;
  }
  for (const Face& face : shipped().faces()) {
    if (face.abilities.empty()) continue;
    EXPECT_EQ(print_face(lorcana_grammar(), shipped(), face, Language::es), golden[face.full_name])
        << face.full_name;
  }
}

// Without its hints a program prints in one canonical way, and that text means the same program.
TEST(ShippedCards, TheCanonicalFormReadsBackToItself) {
  for (const Face& face : shipped().faces()) {
    for (const Ability& ability : face.abilities) {
      const TreePtr plain = without_hints(*shipped().book().tree(ability.root));
      const std::string text = print_tree(lorcana_grammar(), *plain, Language::en);
      Database scratch;
      const auto again =
          compile_text(lorcana_grammar(), scratch, text, ability.kind == AbilityKind::action_text);
      ASSERT_TRUE(again.has_value()) << face.full_name << ": " << text << "\n" << again.error().text();
      EXPECT_EQ(to_text(*without_hints(*scratch.book().tree(again->front().root))), to_text(*plain)) << text;
    }
  }
}

// The words of one language in the columns of another would show up as a program in brackets.
TEST(ShippedCards, SingleNodesPrintInBothLanguages) {
  for (const Face& face : shipped().faces()) {
    for (const Ability& ability : face.abilities) {
      const TreePtr tree = shipped().book().tree(ability.root);
      for (const Language language : {Language::en, Language::es}) {
        const std::string text = print_tree(lorcana_grammar(), *tree, language);
        EXPECT_EQ(text.find('['), std::string::npos) << text;
        for (const TreePtr& kid : tree->kids) {
          const std::string part = print_tree(lorcana_grammar(), *kid, language);
          EXPECT_EQ(part.find('['), std::string::npos) << part;
        }
      }
    }
  }
}

}  // namespace
}  // namespace kawari
