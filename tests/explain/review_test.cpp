// What a reader of Spanish or Japanese reviews: each message and each row of the grammar once, with its
// English beside it, in tests/golden/LANGUAGE/GAME/. Every scenario is told in these languages, too, and must
// be sound there; what is told is stored in English only (golden_test.cpp). ./dev regen Golden rewrites the
// files.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "explain/own_messages.h"
#include "game/games.h"
#include "judge/judge.h"
#include "line/asking_words.h"
#include "report/report.h"
#include "table/words.h"
#include "tests/explain/marked_messages.h"
#include "tests/text/marked_rows.h"
#include "tests/text/row_witness.h"
#include "text/compile.h"
#include "text/print.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = KAWARI_SOURCE_DIR;

const char* code_of(Language language) { return language == Language::ja ? "ja" : "es"; }

void expect_file(const fs::path& file, const std::string& found) {
  if (std::getenv("KAWARI_REGEN") != nullptr) {
    fs::create_directories(file.parent_path());
    std::ofstream(file) << found;
    return;
  }
  const auto wanted = read_text_file(file.string());
  ASSERT_TRUE(wanted) << file << " is missing: ./dev regen Golden writes it";
  EXPECT_EQ(found, *wanted) << file;
}

std::string entry(const std::string& english, const std::string& other) {
  return english + "\n  " + other + "\n";
}

// --- every scenario, told in the other language

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::vector<const ExplainedStep*> steps_of(const ScenarioReport& report) {
  std::vector<const ExplainedStep*> out;
  for (const StepReport& step : report.steps)
    for (const ExplainedStep& explained : step.explained) out.push_back(&explained);
  return out;
}

// Names of slots are in small letters, symbols of cards such as {S} in capitals.
bool has_open_slot(const std::string& text) {
  for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
    const char next = at + 1 < text.size() ? text[at + 1] : '}';
    if ((next >= 'a' && next <= 'z') || (next >= '0' && next <= '9')) return true;
  }
  return false;
}

bool has_words(const std::string& text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return std::isalnum(c) != 0 || (c & 0x80) != 0; });
}

// No program text, no slot that is left open, no empty sentence.
void expect_sound(const std::string& text, const std::string& where) {
  EXPECT_TRUE(has_words(text)) << where << ": an empty sentence";
  EXPECT_EQ(text.find("[("), std::string::npos) << where << ": no row prints a part of " << text;
  EXPECT_FALSE(has_open_slot(text)) << where << ": " << text;
}

void expect_sound(const ScenarioReport& report, Language language) {
  expect_sound(unmarked(report.answer.text(), language), report.id);
  for (const ExplainedStep* step : steps_of(report))
    expect_sound(unmarked(step->text.text(), language), report.id);
  for (const TextReport& text : report.texts) expect_sound(text.text, report.id);
}

// The same steps with the same citations, and the same cards quoted.
void expect_same_steps(const ScenarioReport& english, const ScenarioReport& other) {
  EXPECT_EQ(english.texts.size(), other.texts.size()) << other.id;
  const auto steps = steps_of(english), others = steps_of(other);
  ASSERT_EQ(steps.size(), others.size()) << other.id;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const auto number = [](const Citation& citation) { return citation.number; };
    EXPECT_TRUE(std::ranges::equal(steps[i]->citations, others[i]->citations, {}, number, number))
        << other.id << ": " << unmarked(others[i]->text.text(), Language::en);
  }
}

// --- messages

// The first example of each message in a scenario.
class MessageReview {
 public:
  explicit MessageReview(Language language) : language_(language) {}

  void add(const ScenarioReport& english, const ScenarioReport& other) {
    const auto lines = lines_of(print_report(english, {Language::en, Detail::steps}));
    const auto others = lines_of(print_report(other, {language_, Detail::steps}));
    ASSERT_EQ(lines.size(), others.size()) << other.id;
    for (std::size_t i = 0; i < lines.size(); ++i) add_line(lines[i], others[i]);
  }

  // The messages from one up to another.
  std::string text(const Game& game, MessageId from, MessageId to) const {
    std::string out;
    for (const MessageId id : messages_of(*game.rules->words)) {
      if (id < from || id >= to) continue;
      const Message* row = find_message(game.rules->words->messages, id);
      if (row == nullptr) continue;
      const std::string name = message_name(*game.rules->words, id), whole = row->in(language_);
      const auto found = examples_.find(id);
      if (found == examples_.end()) {
        out += entry(name + " (template): " + row->in(Language::en), whole);
        continue;
      }
      const Example& example = found->second;
      out += entry(name + ": " + (example.english.empty() ? row->in(Language::en) : example.english),
                   example.other);
      // An example shows one form of each word.
      if (whole.find_first_of("|^") != std::string::npos) out += "  = " + whole + "\n";
    }
    return out;
  }

 private:
  struct Example {
    std::string english, other;  // no English: it says this with another message
    bool certain = false;        // the message has said one part of the sentence in both languages
  };

  void add_line(const std::string& english, const std::string& other) {
    std::vector<SaidPart> parts, others;
    (void)unmarked(english, Language::en, &parts);
    (void)unmarked(other, language_, &others);
    for (const SaidPart& part : others) {
      const auto same = [&](const SaidPart& one) { return one.message == part.message; };
      const auto own = std::find_if(parts.begin(), parts.end(), same);
      const bool certain = std::count_if(parts.begin(), parts.end(), same) == 1 &&
                           std::count_if(others.begin(), others.end(), same) == 1;
      Example& known = examples_[part.message];
      if (known.certain || (!known.other.empty() && !certain)) continue;
      known = {own == parts.end() ? "" : own->text, part.text, certain};
    }
  }

  Language language_;
  std::map<MessageId, Example> examples_;
};

// --- rows

// A text of a scenario or a written reading, as a program.
struct RulesText {
  std::string english;
  TreePtr tree;
};

void add_text(const Grammar& grammar, const Tree& tree, std::vector<RulesText>& out) {
  out.push_back({print_tree(grammar, tree, Language::en), std::make_shared<Tree>(tree)});
}

void add_face(const Grammar& grammar, const Database& cards, const Face& face, std::vector<RulesText>& out) {
  for (const Ability& ability : face.abilities)
    if (!ability.text.empty()) add_text(grammar, *cards.book().tree(ability.root), out);
}

// Short ones first.
std::vector<RulesText> rules_texts(const Game& game, Judge& judge, const std::vector<std::string>& files) {
  std::vector<RulesText> out;
  const Grammar& grammar = game.rules->grammar();
  for (const std::string& file : files) {
    for (const ReadScenario& read : read_scenarios(file, read_text_file(file).value_or(""), all_games())) {
      const Scenario& scenario = read.scenario;
      MatchCards own(judge.loaded(game));
      if (!scenario.cards_yaml.empty()) (void)read_card_text(game, own, file, scenario.cards_yaml);
      for (const Face& face : own.faces()) add_face(grammar, own, face, out);
      for (const ScenarioStep& step : scenario.steps) {
        if (step.kind != StepKind::resolve) continue;
        const auto compiled = compile_text(grammar, own, step.text.text, true);
        if (compiled) add_text(grammar, *own.book().tree(compiled->front().root), out);
      }
    }
  }
  Database scratch = judge.cards(game);
  for (const std::string& file : reading_files(kRoot.string())) {
    for (const WrittenReading& reading : written_readings(file)) {
      if (reading.game != game.rules->id) continue;
      Face face = face_of(grammar, reading.effect, reading.text);
      compile_face(grammar, scratch, face);
      add_face(grammar, scratch, face, out);
    }
  }
  std::stable_sort(out.begin(), out.end(), [](const RulesText& a, const RulesText& b) {
    return a.english.size() < b.english.size();
  });
  return out;
}

// What sort of ability it is; of an effect whether it is one instruction or made of others.
std::string sort_of(const Ops& ops, const Tree& tree) {
  if (tree.op != Op::action_text) return std::string(ops[tree.op].name);
  const auto is_statement = [&](const TreePtr& kid) { return ops.sort(kid->op) == Sort::Stmt; };
  const std::vector<TreePtr>& kids = tree.kids[0]->kids;
  return std::any_of(kids.begin(), kids.end(), is_statement) ? "composed-effect" : "effect";
}

// A text for each row that the shipped cards do not use: their texts are reviewed in tests/text/. By the sort
// of ability that the text is. A row of which no text shows each form of its words is shown as the grammar
// has it, among the forms.
std::map<std::string, std::string> row_review(const Grammar& grammar, const Database& shipped,
                                              const std::vector<RulesText>& texts, Language language) {
  const MarkedRows marked(grammar, language);
  MarkedRows::Forms open = marked.all();
  const auto close = [&](const MarkedRows::Forms& used) {
    for (const MarkedRows::Form& form : used) open.erase(form);
  };
  for (const Face& face : shipped.faces())
    close(MarkedRows::used_in(print_face(marked.grammar(), shipped, face, language)));
  std::map<std::string, std::string> out;
  for (const RulesText& text : texts) {
    const auto used = MarkedRows::used_in(print_tree(marked.grammar(), *text.tree, language));
    const bool is_new = std::any_of(used.begin(), used.end(), [&](const MarkedRows::Form& form) {
      return form.row >= 0 && open.contains(form);
    });
    if (!is_new) continue;
    close(used);
    out["rows_" + sort_of(grammar.names().ops(), *text.tree)] +=
        entry(text.english, print_tree(grammar, *text.tree, language));
  }
  std::set<int> rows;
  for (const MarkedRows::Form& form : open) rows.insert(marked.row_of(form));
  for (const int row : rows)
    out["forms"] += marked.category(row) + ": " + marked.column(row, Language::en) + " = " +
                    marked.column(row, language) + "\n";
  return out;
}

// --- words

std::string word_review(const Game& game, Language language) {
  std::string out;
  const auto add = [&](const char* what, std::string_view en, const char* es, const char* ja) {
    const char* other = language == Language::ja ? ja : es;
    if (other != nullptr) out += std::string(what) + " " + std::string(en) + " = " + other + "\n";
  };
  const GameWords& words = *game.rules->words;
  const auto add_named = [&](const char* what, const auto& english, const auto& others) {
    for (std::size_t i = 0; i < english.size(); ++i)
      out += std::string(what) + " " + english[i].name.text + " = " + others[i].name.text + "\n";
  };
  const GameTexts &english = words.in(Language::en), &others = words.in(language);
  add_named("zone", english.zones, others.zones);
  add_named("phase", english.phases, others.phases);
  add_named("figure", english.stats, others.stats);
  const Vocabulary& vocabulary = game.rules->grammar().vocabulary();
  for (const TypeWord& type : vocabulary.types) add("type", type.name, type.es, type.ja);
  for (const ProperWord& name : vocabulary.proper) add("name", name.en, name.es, name.ja);
  return out;
}

// --- the files

constexpr const char* kMessagesHeading =
    "# Each message as the first scenario says it, and (=) as the catalogue has it where words have several "
    "forms.\n"
    "# (template): no scenario says it.\n";

void expect_review(const Game& game, Language language) {
  ASSERT_TRUE(speaks(*game.rules->words, language));
  const auto files = scenario_files((kRoot / "scenarios" / folder_of(game)).string());
  ASSERT_TRUE(files);

  const MarkedGames marked(all_games());
  Judge judge(marked.games(), Language::en);
  ASSERT_TRUE(judge.add_shipped_cards(kRoot.string()).empty());
  MessageReview messages(language);
  for (const std::string& file : *files) {
    judge.tell(Language::en);
    const std::vector<ScenarioReport> reports = judge.judge_file(file);
    judge.tell(language);
    const std::vector<ScenarioReport> others = judge.judge_file(file);
    ASSERT_EQ(reports.size(), others.size());
    for (std::size_t i = 0; i < reports.size(); ++i) {
      expect_sound(others[i], language);
      expect_same_steps(reports[i], others[i]);
      messages.add(reports[i], others[i]);
    }
  }
  Judge plain(all_games(), Language::en);
  ASSERT_TRUE(plain.add_shipped_cards(kRoot.string()).empty());
  std::map<std::string, std::string> found =
      row_review(game.rules->grammar(), plain.cards(game), rules_texts(game, plain, *files), language);
  const auto part = [&](const char* name, MessageId from, MessageId to) {
    found[name] = kMessagesHeading + messages.text(game, from, to);
  };
  part("messages_events", MessageId::deal, MessageId::would_happen);
  part("messages", MessageId::would_happen, MessageId::refused_because);
  part("messages_why", MessageId::refused_because, own_message(0));
  part("messages_own", own_message(0), MessageId{0xFFFF});
  found["words"] = word_review(game, language);
  const fs::path folder = kRoot / "tests" / "golden" / code_of(language) / folder_of(game);
  for (const auto& [name, text] : found) expect_file(folder / (name + ".txt"), text);
}

TEST(GoldenReview, LorcanaInSpanish) { expect_review(*all_games().named("lorcana"), Language::es); }
TEST(GoldenReview, DuelMastersInSpanish) { expect_review(*all_games().named("duel-masters"), Language::es); }
TEST(GoldenReview, DuelMastersInJapanese) { expect_review(*all_games().named("duel-masters"), Language::ja); }

// The judge's own words, and what is said to people who ask without a file.
TEST(GoldenReview, TheJudge) {
  for (const Language language : {Language::es, Language::ja}) {
    std::string out;
    for (int i = 0; i < static_cast<int>(Word::count_); ++i)
      out += entry(text_of(Language::en, static_cast<Word>(i)), text_of(language, static_cast<Word>(i)));
    for (int i = 0; i < static_cast<int>(Phrase::count_); ++i)
      out += entry(std::string(phrase(Language::en, static_cast<Phrase>(i))),
                   std::string(phrase(language, static_cast<Phrase>(i))));
    expect_file(kRoot / "tests" / "golden" / code_of(language) / "judge.txt", out);
  }
}

}  // namespace
}  // namespace kawari
