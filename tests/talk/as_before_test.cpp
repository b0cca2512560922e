// The judge's output about the scenario files is unchanged: reports, answers to "why not", explored outcomes,
// compared editions, conversations, questions in one line, and errors about faulty files.
// tests/golden/as_before.txt has one hash for each of these doors and each game. A commit that changes a
// text, a rule or a scenario changes that file (./dev regen AsBefore). $KAWARI_TOLD names a folder for the
// texts themselves, so that the texts of two builds can be compared.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <xxhash.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "compare/compare.h"
#include "game/games.h"
#include "judge/judge.h"
#include "line/one_line.h"
#include "report/compare_report.h"
#include "report/report.h"
#include "scenario/scenario_text.h"
#include "talk/ask.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = KAWARI_SOURCE_DIR;
const fs::path kKept = kRoot / "tests" / "golden" / "as_before.txt";

Judge judge_of(Language language) {
  Judge out(all_games(), language);
  for (const Error& error : out.add_shipped_cards(kRoot.string())) ADD_FAILURE() << error.text();
  return out;
}

struct File {
  std::string name, text;
  std::vector<Scenario> scenarios;
};

const std::vector<File>& files() {
  static const std::vector<File> all = [] {
    std::vector<File> out;
    const auto paths = scenario_files((kRoot / "scenarios").string());
    if (!paths) return out;
    for (const std::string& path : *paths) {
      File file{fs::relative(path, kRoot / "scenarios").string(), *read_text_file(path), {}};
      for (ReadScenario& read : read_scenarios(file.name, file.text, all_games()))
        if (read.errors.empty()) file.scenarios.push_back(std::move(read.scenario));
      out.push_back(std::move(file));
    }
    return out;
  }();
  return all;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

// The stored hashes, by "door game".
std::map<std::string, std::string> kept_numbers() {
  std::map<std::string, std::string> out;
  for (const std::string& line : lines_of(read_text_file(kKept.string()).value_or(""))) {
    const std::size_t at = line.rfind(' ');
    out[line.substr(0, at)] = line.substr(at + 1);
  }
  return out;
}

// The texts of one door, by file; compares their hashes with the stored ones.
class Texts {
 public:
  explicit Texts(std::string door) : door_(std::move(door)) {}

  void add(const std::string& file, const std::string& text) { texts_[file] += text + "\n"; }
  void add(const std::string& file, const std::vector<Error>& errors) {
    for (const Error& error : errors) add(file, error.text());
  }

  void expect_as_before() const {
    if (const char* folder = std::getenv("KAWARI_TOLD"))
      for (const auto& [file, text] : texts_) {
        const fs::path path = fs::path(folder) / door_ / (file + ".txt");
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
      }
    std::map<std::string, std::string> kept = kept_numbers();
    const std::map<std::string, std::string> found = numbers();
    EXPECT_FALSE(found.empty());
    if (std::getenv("KAWARI_REGEN") != nullptr) {
      for (const auto& [place, number] : found) kept[place] = number;
      std::ofstream out(kKept);
      for (const auto& [place, number] : kept) out << place << ' ' << number << '\n';
      return;
    }
    for (const auto& [place, number] : found)
      EXPECT_EQ(kept[place], number) << "The " << place << " are told differently now. KAWARI_TOLD=FOLDER "
                                     << "writes the texts. If the change is meant: ./dev regen AsBefore.";
  }

 private:
  // The folder of a file is its game.
  std::map<std::string, std::string> numbers() const {
    std::map<std::string, XXH64_hash_t> hashes;
    for (const auto& [file, text] : texts_) {
      XXH64_hash_t& hash = hashes[door_ + ' ' + file.substr(0, file.find('/'))];
      hash = XXH64(text.data(), text.size(), hash);
    }
    std::map<std::string, std::string> out;
    for (const auto& [place, hash] : hashes) out[place] = fmt::format("{:016x}", hash);
    return out;
  }

  std::string door_;
  std::map<std::string, std::string> texts_;
};

// The card names of a scenario, each once, in file order.
std::vector<std::string> names_in(const Scenario& scenario, std::size_t most) {
  std::vector<std::string> out;
  for (const PlayerPosition& player : scenario.players)
    for (const ZoneCards& zone : player.zones)
      for (const CardItem& card : zone.cards) {
        const std::string& name = card.alias ? card.alias->text : card.name.text;
        if (card.blanks == 0 && out.size() < most && std::find(out.begin(), out.end(), name) == out.end())
          out.push_back(name);
      }
  return out;
}

TEST(AsBefore, Reports) {
  Texts texts("reports");
  for (const Language language : {Language::en, Language::es, Language::ja}) {
    Judge judge = judge_of(language);
    for (const File& file : files()) {
      const auto reports = judge.judge_text(file.name, file.text);
      for (const ScenarioReport& report : reports)
        for (const Detail detail : {Detail::brief, Detail::steps})
          texts.add(file.name, print_report(report, {language, detail, language == Language::es, false}));
      texts.add(file.name, report_json(reports));
    }
  }
  texts.expect_as_before();
}

TEST(AsBefore, Reasons) {
  Texts texts("reasons");
  Judge judge = judge_of(Language::en);
  for (const File& file : files())
    for (const Scenario& scenario : file.scenarios) {
      const std::vector<std::string> names = names_in(scenario, 2);
      std::vector<std::string> questions;
      for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string& other = names[(i + 1) % names.size()];
        for (const char* kind : {"trigger", "replace"})
          questions.push_back(std::string(kind) + ": " + names[i]);
        for (const VerbWord& verb : scenario.game->words->verbs) {
          if (!verb.has_card) continue;
          std::string question = std::string(verb.verb) + ": " + names[i];
          if (!verb.target_key.empty()) question += ", " + std::string(verb.target_key) + ": " + other;
          questions.push_back(question);
        }
      }
      judge.ask(questions);
      const ScenarioReport report = judge.judge(scenario);
      for (const WhyReport& why : report.why)
        texts.add(file.name, why.question + "\n" + print_why(why.answer, report, {}));
      texts.add(file.name, report.errors);
    }
  texts.expect_as_before();
}

TEST(AsBefore, Outcomes) {
  Texts texts("outcomes");
  for (const Language language : {Language::en, Language::es}) {
    Judge judge = judge_of(language);
    ExploreOptions options;
    options.limit = 30;
    judge.use_exploration(options, true);
    for (const File& file : files()) {
      const auto reports = judge.judge_text(file.name, file.text);
      for (const ScenarioReport& report : reports)
        texts.add(file.name, print_report(report, {.language = language}));
      texts.add(file.name, report_json(reports));
    }
  }
  texts.expect_as_before();
}

TEST(AsBefore, Comparisons) {
  Texts texts("comparisons");
  Judge judge = judge_of(Language::en);
  for (const File& file : files()) {
    std::vector<EditionComparison> all;
    for (std::size_t i = 0; i < file.scenarios.size(); i += 4) {
      std::vector<const Edition*> editions;
      for (const Edition& edition : file.scenarios[i].game->rules->editions) editions.push_back(&edition);
      all.push_back(compare_editions([&](const Scenario& one) { return judge.judge(one); }, file.scenarios[i],
                                     editions, Language::en));
      texts.add(file.name, print_comparison(all.back(), {}));
    }
    texts.add(file.name, comparisons_json(all));
  }
  texts.expect_as_before();
}

TEST(AsBefore, Conversations) {
  Texts texts("conversations");
  for (const Language language : {Language::en, Language::es, Language::ja}) {
    Judge judge = judge_of(language);
    for (const File& file : files()) {
      if (file.scenarios.empty()) continue;
      const Scenario& scenario = file.scenarios.front();
      AskRequest request;
      request.games = &all_games();
      request.language = language;
      request.game = scenario.game;
      std::string written;
      request.files.read = [&](const std::string&) -> Result<std::string> { return scenario_text(scenario); };
      request.files.write = [&](const std::string&, const std::string& text) {
        written = text;
        return true;
      };
      AskSession session(judge, request);
      const std::vector<std::string> names = names_in(scenario, 3);
      std::vector<std::string> said = {"load x", "show", "explain", "actions", "1",     "back",
                                       "back",   "back", "actions", "1",       "save x"};
      for (const std::string& name : names) {
        said.push_back("why quest: " + name);
        said.push_back("set " + name + " damage 1");
        said.push_back("remove " + name);
      }
      for (const std::string& line : said) {
        texts.add(file.name,
                  session.prompt() + line);  // the reply changes the prompt, so the prompt is written first
        texts.add(file.name, session.reply(line));
      }
      texts.add(file.name, written);
      for (const std::string& name : names)
        for (const std::string& word : session.complete("Ana: " + name.substr(0, 3)).words)
          texts.add(file.name, word);
    }
  }
  texts.expect_as_before();
}

// Questions in one line with the cards of a file, by full and by short names.
TEST(AsBefore, Lines) {
  Texts texts("lines");
  Judge judge = judge_of(Language::en);
  constexpr const char* kSaid[] = {"{0} quests with {1}",
                                   "{1} challenges {2}",
                                   "{0} attacks {2} with {1}",
                                   "{0} plays {1} choosing {2}",
                                   "{0} juega {1}; {0} ataca a {2} con {1}",
                                   "{0} hand: {1}, 2 cards; {0} plays {1} [yes, {2}]",
                                   "{0}: {1} (damage 1, exerted, at {2})",
                                   "{0} summons {1} onto {2}",
                                   "{0} uses {1}; why {1}",
                                   "{0} sings {1} with {2} and {1}",
                                   "{0} mana: 3; {0} casts {1}",
                                   "{0} moves {1} to {2}; {0} passes"};
  for (std::size_t at = 0; at < files().size(); at += 5) {
    const File& file = files()[at];
    if (file.scenarios.empty()) continue;
    const std::vector<std::string> names = names_in(file.scenarios.front(), 3);
    if (names.empty()) continue;
    for (const bool brief : {false, true}) {
      const auto name = [&](std::size_t i) {
        const std::string& full = names[i % names.size()];
        return brief ? full.substr(0, full.find_first_of(" ,", 4)) : full;
      };
      const std::string table = "Ana: " + name(0) + "; Bruno: " + name(1) + ", " + name(2) + " (exerted); ";
      for (const char* said : kSaid) {
        OneLineRequest request;
        request.games = &all_games();
        request.language = brief ? Language::es : Language::en;
        const ReadScenario read =
            read_one_line(table + fmt::format(fmt::runtime(said), "Ana", name(0), name(1)), judge, request);
        texts.add(file.name, read.errors);
        if (read.errors.empty()) texts.add(file.name, scenario_text(read.scenario));
      }
    }
  }
  texts.expect_as_before();
}

// Files with one faulty line.
TEST(AsBefore, Mistakes) {
  Texts texts("mistakes");
  Judge judge(all_games(), Language::en);
  for (const File& file : files()) {
    // From the first scenario.
    const std::vector<std::string> lines = lines_of(file.text.substr(0, file.text.find("\n---")));
    for (std::size_t i = 0; i < lines.size(); i += 5) {
      std::string changed;
      for (std::size_t k = 0; k < lines.size(); ++k) {
        std::string line = lines[k];
        if (k == i) {
          const std::size_t colon = line.find(':');
          switch (i / 5 % 4) {
            case 0:
              continue;
            case 1:
              if (colon != std::string::npos) line.insert(colon, "x");
              break;
            case 2:
              if (colon != std::string::npos) line = line.substr(0, colon + 1) + " [{x: y}]";
              break;
            default:
              if (colon != std::string::npos) line = line.substr(0, colon + 1) + " -1";
          }
        }
        changed += line + "\n";
      }
      for (const ReadScenario& read : read_scenarios(file.name, changed, all_games()))
        texts.add(file.name, read.errors);
    }
  }
  texts.expect_as_before();
}

}  // namespace
}  // namespace kawari
