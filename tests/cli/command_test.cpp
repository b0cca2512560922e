// The command itself: exit codes, the last line, going on with other files after an error.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/judge/judging.h"

namespace kawari::judging {
namespace {

namespace fs = std::filesystem;

struct Ran {
  int code = -1;
  std::string out;
};

Ran kawari(const std::string& arguments) {
  Ran ran;
  std::string command = KAWARI_BINARY;
  command += " ";
  command += arguments;
  command += " 2>&1";
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return ran;
  std::array<char, 4096> buffer;
  while (std::size_t got = fread(buffer.data(), 1, buffer.size(), pipe)) ran.out.append(buffer.data(), got);
  const int status = pclose(pipe);
  ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ran;
}

class Command : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("kawari-command-" + std::to_string(::getpid()));
    fs::create_directories(folder_ / "inner");
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string file(const std::string& name, const std::string& text) {
    std::ofstream(folder_ / name) << text;
    return (folder_ / name).string();
  }
  fs::path folder_;
};

std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of('\n');
  const std::size_t begin = text.rfind('\n', end);
  return text.substr(begin + 1, end - begin);
}

TEST_F(Command, ExitCodesAndLastLine) {
  const std::string good = file("good.yaml", with_steps("  - quest: Vanilla 2/2\n"));
  const std::string failing = file("failing.yaml", with_steps("  - expect: {damage: {big: 3}}\n"));
  const std::string broken = file("broken.yaml", with_steps("  - fly: big\n"));
  Ran ran = kawari("judge " + good);
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_EQ(last_line(ran.out), "1 passed, 0 failed");
  ran = kawari("judge " + good + " " + failing);
  EXPECT_EQ(ran.code, 1) << ran.out;
  EXPECT_EQ(last_line(ran.out), "1 passed, 1 failed");
  ran = kawari("judge --quiet " + broken + " " + good);
  EXPECT_EQ(ran.code, 2) << ran.out;
  EXPECT_EQ(last_line(ran.out), "1 passed, 1 failed");
  EXPECT_NE(ran.out.find("broken.yaml:13:5: There is no verb \"fly\"."), std::string::npos) << ran.out;
}

TEST_F(Command, FoldersAreWalkedInSortedOrder) {
  file("b.yaml", "id: second\n" + with_steps("  - pass\n"));
  file("inner/c.yaml", "id: third\n" + with_steps("  - pass\n"));
  file("a.yml", "id: first\n" + with_steps("  - pass\n"));
  file("notes.txt", "not a scenario");
  const Ran ran = kawari("judge " + folder_.string());
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_LT(ran.out.find("first: t"), ran.out.find("second: t"));
  EXPECT_LT(ran.out.find("second: t"), ran.out.find("third: t"));
}

TEST_F(Command, SaysWhatIsNotUnderstood) {
  const auto said = [](const std::string& arguments) { return kawari(arguments).out; };
  EXPECT_EQ(said("fly"),
            "kawari: there is no command \"fly\". Commands: judge, compare, ask, cards, deck, rule, bench, "
            "serve, mcp, "
            "version. See kawari --help.\n");
  EXPECT_EQ(said(""),
            "kawari: which command? judge, compare, ask, cards, deck, rule, bench, serve, mcp, version. See "
            "kawari --help.\n");
  EXPECT_EQ(said("cards fly"),
            "kawari cards: there is no command \"fly\". Commands: check, show. See kawari cards --help.\n");
  EXPECT_EQ(said("judge --fly 3 x.yaml"),
            "kawari judge: \"--fly\" is not understood. See kawari judge --help.\n");
  EXPECT_EQ(said("compare"), "kawari compare: path is required. See kawari compare --help.\n");
  EXPECT_EQ(said("judge --seconds soon x.yaml"),
            "kawari judge: --seconds: Value soon not in range 0.010000 to 86400.000000. See kawari judge "
            "--help.\n");
}

TEST_F(Command, AFolderWithoutScenariosIsAMistake) {
  file("inner/notes.txt", "not a scenario");
  const std::string folder = (folder_ / "inner").string();
  const Ran ran = kawari("judge " + folder);
  EXPECT_EQ(ran.code, 2) << ran.out;
  EXPECT_NE(ran.out.find("inner: No file in this folder ends in .yaml or .yml."), std::string::npos)
      << ran.out;
  EXPECT_EQ(kawari("compare " + folder).code, 2);
}

TEST_F(Command, ArgumentsThatAreNotUnderstood) {
  EXPECT_EQ(kawari("judge").code, 2);
  EXPECT_EQ(kawari("fly").code, 2);
  EXPECT_EQ(kawari("judge --lang tlh x.yaml").code, 2);
  EXPECT_EQ(kawari("judge no-such-file.yaml").code, 2);
  const std::string good = file("good.yaml", with_steps("  - pass\n"));
  EXPECT_EQ(kawari("judge --cards no-such-file.json " + good).code, 2);
  const Ran ran = kawari("judge --rules lorcana-7 " + good);
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.out.find("Editions: lorcana-1, "), std::string::npos) << ran.out;
}

TEST_F(Command, AnswersAQuestionInALine) {
  const std::string question = "'A: Mine, Sleepy Sluggish; B: Flounder, Beast; A moves Sleepy to Mine";
  Ran ran = kawari("judge -e " + question + " choosing yes, Flounder'");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_NE(ran.out.find("Understood as:\n  title: "), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("Beast - Selfless Protector has 2 damage"), std::string::npos) << ran.out;
  EXPECT_EQ(last_line(ran.out), "1 passed, 0 failed");
  // Open decisions are listed with their outcomes.
  ran = kawari("judge --lang es -e " + question + "'");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_NE(ran.out.find("Falta decidir: A decide"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("  2. no \u2192 "), std::string::npos) << ran.out;
  // Further requests to the judge.
  ran = kawari("judge --all -e " + question + "'");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_NE(ran.out.find("outcomes in "), std::string::npos) << ran.out;
  EXPECT_EQ(ran.out.find("Still to be decided"), std::string::npos) << ran.out;
  ran = kawari("judge --why 'trigger: MOUNTAIN DEFENSE' -e " + question + "'");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_NE(ran.out.find("Why"), std::string::npos) << ran.out;
  // Lines that are not understood.
  ran = kawari("judge -e 'A: Beast; A flies'");
  EXPECT_EQ(ran.code, 2) << ran.out;
  EXPECT_NE(ran.out.find("question:1:11: \"A flies\" is not understood."), std::string::npos) << ran.out;
  // A rule forbids it: that is the answer, and the exit code is that of a failed file.
  EXPECT_EQ(kawari("judge -e 'A: Beast (exerted); A quests with Beast'").code, 1);
  EXPECT_EQ(kawari("judge --game chess -e 'A: Beast'").code, 2);
  EXPECT_EQ(kawari("judge --game duel-masters -e 'A: Beast'").code, 2);
  ran = kawari("judge --json -e " + question + "'");
  EXPECT_EQ(ran.out[0], '{') << ran.out;
}

TEST_F(Command, AQuestionThatIsSavedIsJudgedAlike) {
  const std::string saved = (folder_ / "saved.yaml").string();
  for (const char* question :
       {"A: Mine, Sleepy Sluggish; B: Flounder, Beast; A moves Sleepy to Mine choosing yes, Flounder",
        "A: Mine, Sleepy Sluggish; B: Flounder, Beast; A moves Sleepy to Mine",
        "A: Aqua Soldier; B: Perfect Galaxy (tapped); Aqua Soldier attacks Galaxy"}) {
    const Ran asked = kawari(std::string("judge --save ") + saved + " -e '" + question + "'");
    EXPECT_EQ(asked.code, 0) << asked.out;
    const Ran judged = kawari("judge " + saved);
    EXPECT_EQ(judged.code, 0) << judged.out;
    const std::size_t steps = judged.out.find("  1. ");
    ASSERT_NE(steps, std::string::npos) << judged.out;
    EXPECT_NE(asked.out.find(judged.out.substr(steps, judged.out.find("\n\n") - steps)), std::string::npos)
        << asked.out << judged.out;
  }
  EXPECT_EQ(kawari("judge --save " + folder_.string() + "/none/x.yaml -e 'A: Beast'").code, 2);
}

TEST_F(Command, AsksThroughAPipe) {
  const std::string saved = (folder_ / "asked.yaml").string();
  file("lines",
       "1\n\nAna: Mine, Sleepy Sluggish\nBruno: Flounder, Beast\nwhat?\nmove Sleepy to Mine\nyes\n"
       "flounder\nsave " +
           saved + "\n");
  const std::string lines = " < " + (folder_ / "lines").string();
  // The end of the input is the end of the conversation.
  Ran ran = kawari("ask" + lines);
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_EQ(ran.out.find('\033'), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("position> what?\n\"what?\" is not understood."), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("Ana?> flounder\n"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("= Beast - Selfless Protector has 2 damage"), std::string::npos) << ran.out;
  EXPECT_TRUE(ran.out.ends_with("Ana> \n")) << ran.out;
  ran = kawari("judge " + saved);
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_NE(ran.out.find("Beast - Selfless Protector has 2 damage"), std::string::npos) << ran.out;
  // Continues from the file, in another language and by another edition.
  ran = kawari("ask --lang es --rules lorcana-2.0 " + saved + " < /dev/null");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_NE(ran.out.find("Se aplica SHIELD ANOTHER de Beast"), std::string::npos) << ran.out;
  EXPECT_EQ(kawari("ask < /dev/null").code, 0);
  EXPECT_EQ(kawari("ask --rules chess < /dev/null").code, 2);
  EXPECT_EQ(kawari("ask --game lorcana --rules duel-masters-1.20 < /dev/null").code, 2);
  EXPECT_EQ(kawari("ask --cards no-such-file.json < /dev/null").code, 2);
}

TEST_F(Command, StopsAndSaysWhatItFound) {
  const std::string good = file("good.yaml", with_steps("  - quest: Vanilla 2/2\n"));
  Ran ran = kawari("judge --steps 1 " + good);
  EXPECT_EQ(ran.code, 4) << ran.out;
  EXPECT_EQ(last_line(ran.out), "0 passed, 0 failed, 1 stopped");
  EXPECT_NE(ran.out.find("Stopped after one step of work. Found until then: "), std::string::npos) << ran.out;
  EXPECT_EQ(kawari("compare --steps 1 " + good).code, 4);
  EXPECT_EQ(kawari("judge --seconds 0 " + good).code, 2);
}

TEST_F(Command, WritesJsonWhateverTheBytesAre) {
  const std::string name = "\xFF\xC3(";
  const std::string deck = file(name + ".txt", "4 " + name + "\n");
  const std::string cards =
      file("cards-" + name + ".yaml", "- {name: \"A\", type: item, text: \"" + name + "\"}\n");
  const std::string scenario = file(name + ".yaml", with_steps("  - quest: " + name + "\n"));
  for (const std::string& command :
       {"deck --json '" + deck + "'", "cards check --json '" + cards + "'", "judge --json '" + scenario + "'",
        "judge --json -e 'A: " + name + "'"}) {
    const Ran ran = kawari(command);
    EXPECT_TRUE(ran.code == 1 || ran.code == 2) << command << ": " << ran.code << "\n" << ran.out;
    EXPECT_TRUE(nlohmann::json::accept(ran.out)) << command << "\n" << ran.out;
  }
}

TEST_F(Command, EndsWithTooMuch) {
  const std::string large = file("large.yaml", "title: t\n");
  fs::resize_file(large, 100 << 20);
  for (const std::string& command :
       {"judge " + large, "deck " + large, "cards check " + large, "compare " + large}) {
    const Ran ran = kawari(command);
    EXPECT_EQ(ran.code, 2) << ran.out;
    EXPECT_NE(ran.out.find("The file has 104857600 bytes; "), std::string::npos) << command << ran.out;
  }
  const Ran line = kawari("judge -e '" + std::string(5000, 'x') + "'");
  EXPECT_EQ(line.code, 2);
  EXPECT_NE(line.out.find("The line has 5000 bytes; at most 4096 are read."), std::string::npos) << line.out;
  file("lines", "1\n\n" + std::string(100'000, 'x') + "\nhelp\n");
  const Ran asked = kawari("ask < " + (folder_ / "lines").string());
  EXPECT_EQ(asked.code, 0);
  EXPECT_NE(asked.out.find("at most 4096 are read."), std::string::npos) << asked.out.substr(0, 1000);
  EXPECT_NE(asked.out.find("Commands:"), std::string::npos);
}

TEST_F(Command, RulesOverrideTheFile) {
  const std::string good = file("good.yaml", "rules: lorcana-1\n" + with_steps("  - pass\n"));
  EXPECT_NE(kawari("judge " + good).out.find("(lorcana-1)"), std::string::npos);
  EXPECT_NE(kawari("judge --rules lorcana-2.2 " + good).out.find("(lorcana-2.2)"), std::string::npos);
}

}  // namespace
}  // namespace kawari::judging
