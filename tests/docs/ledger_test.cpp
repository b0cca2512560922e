// The ledger has no hole: every rule of every edition is acted on, or its line says why no code cites it; and
// every line of it is true as far as the scenarios can tell.
#include "tests/docs/ledger.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/file_text.h"
#include "deck/deck_check.h"
#include "explain/rulebook.h"
#include "judge/judge.h"
#include "tests/scenarios/judged.h"

namespace kawari::docs {
namespace {

std::string place(const Game& game, const LedgerLine& line) {
  return std::string(game.rules->id) + " ledger.txt:" + std::to_string(line.line) + " (" + line.number + ")";
}

TEST(Ledger, EveryRuleIsAccountedFor) {
  for (const Game& game : all_games().all) {
    const Ledger ledger = read_ledger(game);
    for (const std::string& mistake : ledger.mistakes) ADD_FAILURE() << mistake;
    const auto evidence = evidence_of(game);
    for (const RuleEntry& entry : game.rules->rule_index) {
      const Edition* edition = known_in(game, entry);
      if (edition == nullptr || account_of(game, ledger, evidence, entry) != Account::open) continue;
      ADD_FAILURE() << edition->label << " " << number_in(entry, *edition) << ": "
                    << (is_cited(entry.key)
                            ? "code cites it, and no scenario that asks for it in `cites` shows it: "
                            : "no code cites it, and games/GAME/ledger.txt has no line for it: ")
                    << entry.en;
    }
  }
}

// The scenario with this id, and the numbers that its explanation cites.
std::set<std::string> cited_by(const Game& game, const std::string& id, const Edition*& edition) {
  std::set<std::string> out;
  for (const JudgedScenario& one : repository_scenarios(Language::en)) {
    if (one.scenario.game->rules->id != game.rules->id || one.scenario.id != id) continue;
    edition = one.scenario.edition;
    for (const StepReport& step : one.report.steps)
      for (const ExplainedStep& explained : step.explained)
        for (const Citation& citation : explained.citations) out.insert(citation.number);
  }
  return out;
}

// The rules that the check of decks cites in this edition, for a deck without cards and one with too many of
// every card, in it and beside it.
std::set<std::string> cited_for_decks(const Game& game, const Edition& edition) {
  Judge judge(all_games(), Language::en);
  judge.add_shipped_cards(KAWARI_SOURCE_DIR);
  const Database& cards = judge.cards(game);
  DeckList full;
  for (const Face& face : cards.faces())
    for (const DeckPart part : {DeckPart::main, DeckPart::beside})
      full.parts[static_cast<int>(part)].push_back({1, 99, cards.find(face.full_name)});
  std::set<std::string> out;
  for (const DeckFormat& format : game.deck_formats) {
    if (!format.edition.empty() && format.edition != edition.id) continue;
    for (const DeckList& list : {DeckList(), full})
      for (const DeckViolation& found : check_deck(game, edition, format, cards, list))
        out.insert(found.rule);
  }
  return out;
}

TEST(Ledger, EveryLineOfItIsTrue) {
  const std::string readme = read_text_file(std::string(KAWARI_SOURCE_DIR) + "/README.md").value_or("");
  for (const Game& game : all_games().all) {
    const Ledger ledger = read_ledger(game);
    const auto evidence = evidence_of(game);
    const Rulebook book(*game.rules);
    std::set<std::pair<const Edition*, std::string>> numbers;
    for (const LedgerLine& line : ledger.lines) {
      EXPECT_TRUE(numbers.insert({line.edition, line.number}).second)
          << place(game, line) << ": a second line";
      bool needed = false;
      for (const RuleEntry* entry : book.numbered(*line.edition, line.number))
        needed |= !is_cited(entry->key) && known_in(game, *entry) == line.edition;
      EXPECT_TRUE(needed) << place(game, line)
                          << ": code cites this rule, or the index does not know it there "
                          << "(a rule is listed by its number in the default edition, if it has one)";
      if (line.account == Account::heading) {
        EXPECT_FALSE(book.beneath(*line.edition, line.number).empty())
            << place(game, line) << ": no rules stand beneath it";
      }
      if (line.account == Account::checked) {
        EXPECT_EQ(cited_for_decks(game, *line.edition).count(line.number), 1u)
            << place(game, line) << ": no violation of a deck cites it";
      }
      if (line.account == Account::not_yet) {
        EXPECT_NE(readme.find("[" + line.number + "]"), std::string::npos)
            << place(game, line) << ": README.md does not say that this is not there yet";
      }
      if (line.account == Account::outside) {
        const bool said = line.reason.starts_with("people: ") || line.reason.starts_with("paper: ") ||
                          line.reason.starts_with("tournaments: ");
        EXPECT_TRUE(said) << place(game, line) << ": \"" << line.reason << "\"";
      }
      if (line.account != Account::definition) continue;
      const Edition* edition = nullptr;
      const std::set<std::string> cited = cited_by(game, line.scenario, edition);
      ASSERT_NE(edition, nullptr) << place(game, line) << ": no scenario has the id " << line.scenario;
      bool cites_one = false;
      for (const std::string& rule : line.used_by) {
        const auto entries = book.numbered(*line.edition, rule);
        const bool acted = std::any_of(entries.begin(), entries.end(), [&](const RuleEntry* entry) {
          return account_of(game, ledger, evidence, *entry) == Account::acted_on;
        });
        EXPECT_TRUE(acted) << place(game, line) << ": " << rule << " is not acted on";
        for (const RuleEntry* entry : entries)
          cites_one |= cited.count(std::string(number_in(*entry, *edition))) != 0;
      }
      EXPECT_TRUE(cites_one) << place(game, line) << ": " << line.scenario
                             << " cites none of the rules that use it";
    }
  }
}

}  // namespace
}  // namespace kawari::docs
