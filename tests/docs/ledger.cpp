#include "tests/docs/ledger.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "base/file_text.h"
#include "explain/rulebook.h"
#include "tests/scenarios/judged.h"

namespace kawari::docs {
namespace {

constexpr std::array<std::string_view, 8> kNames = {"acted on", "definition", "heading", "checked",
                                                    "outside",  "refused",    "not yet", "open"};

std::string trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t");
  if (from == std::string_view::npos) return {};
  return std::string(text.substr(from, text.find_last_not_of(" \t") - from + 1));
}

std::vector<std::string> parts_of(std::string_view text, char between) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(between, at), text.size());
    out.push_back(trimmed(text.substr(at, end - at)));
    at = end + 1;
  }
  return out;
}

void add_once(std::vector<std::string>& all, const std::string& one) {
  if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

const RuleEntry* entry_cited(const Game& game, const Edition& edition, const Citation& citation) {
  for (const RuleEntry& entry : game.rules->rule_index)
    if (entry.key == citation.key && number_in(entry, edition) == citation.number) return &entry;
  return nullptr;
}

// "lorcana-2.1" as the ledger writes it: "2.1".
const Edition* edition_called(const Game& game, const std::string& name) {
  for (const Edition& edition : game.rules->editions)
    if (std::string_view(edition.id) == std::string(game.rules->id) + "-" + name) return &edition;
  return nullptr;
}

}  // namespace

std::string_view name_of(Account account) { return kNames[static_cast<std::size_t>(account)]; }

std::string_view number_in(const RuleEntry& entry, const Edition& edition) {
  const char* number = entry.numbers[edition.column];
  return number == nullptr ? std::string_view() : number;
}

const Edition* known_in(const Game& game, const RuleEntry& entry) {
  if (!number_in(entry, *game.default_edition).empty()) return game.default_edition;
  for (const Edition& edition : game.rules->editions)
    if (!number_in(entry, edition).empty()) return &edition;
  return nullptr;
}

std::map<const RuleEntry*, Evidence> evidence_of(const Game& game) {
  std::map<const RuleEntry*, Evidence> out;
  const Rulebook book(*game.rules);
  for (const JudgedScenario& one : repository_scenarios(Language::en)) {
    if (one.scenario.game->rules->id != game.rules->id) continue;
    const Edition& edition = *one.scenario.edition;
    std::vector<const RuleEntry*> asked;
    for (const Name& rule : one.scenario.cites)
      for (const RuleEntry* entry : book.numbered(edition, rule.text)) {
        add_once(out[entry].written_for, one.file);
        asked.push_back(entry);
      }
    for (const StepReport& step : one.report.steps) {
      for (const ExplainedStep& explained : step.explained) {
        for (const Citation& citation : explained.citations) {
          const RuleEntry* entry = entry_cited(game, edition, citation);
          if (entry == nullptr) continue;
          add_once(out[entry].cited_in, one.file);
          out[entry].shown |= std::find(asked.begin(), asked.end(), entry) != asked.end();
          std::vector<Said>& said = out[entry].sentences[explained.message];
          said.push_back({explained.text.text(), one.file, &edition == game.default_edition});
        }
      }
    }
  }
  return out;
}

Ledger read_ledger(const Game& game) {
  Ledger out;
  const std::string path = "games/" + folder_of(game) + "/ledger.txt";
  const auto text = read_text_file(std::string(KAWARI_SOURCE_DIR) + "/" + path);
  if (!text) {
    out.mistakes.push_back(path + ": the file cannot be read; every game keeps a ledger");
    return out;
  }
  std::istringstream in(*text);
  int at = 0;
  for (std::string line; std::getline(in, line);) {
    ++at;
    if (line.empty() || line[0] == '#') continue;
    const auto wrong = [&](const std::string& says) {
      out.mistakes.push_back(path + ":" + std::to_string(at) + ": " + says);
    };
    const std::vector<std::string> cells = parts_of(line, '|');
    const std::size_t blank = cells[0].find(' ');
    if (cells.size() < 2 || blank == std::string::npos) {
      wrong("a line is EDITION NUMBER | ACCOUNT | …");
      continue;
    }
    LedgerLine one;
    one.line = at;
    one.edition = edition_called(game, cells[0].substr(0, blank));
    one.number = trimmed(cells[0].substr(blank));
    if (one.edition == nullptr) {
      wrong("no edition is called " + cells[0].substr(0, blank));
      continue;
    }
    const auto named = std::find(kNames.begin(), kNames.end(), cells[1]);
    one.account = named == kNames.end() ? Account::open : static_cast<Account>(named - kNames.begin());
    const auto cells_are = [&](std::size_t count, const char* form) {
      if (cells.size() == count) return true;
      wrong(form);
      return false;
    };
    switch (one.account) {
      case Account::definition:
        if (!cells_are(4, "a definition is EDITION NUMBER | definition | RULES THAT USE IT | SCENARIO"))
          continue;
        one.used_by = parts_of(cells[2], ',');
        one.scenario = cells[3];
        break;
      case Account::heading:
        if (!cells_are(2, "a heading is EDITION NUMBER | heading")) continue;
        break;
      case Account::checked:
        if (!cells_are(2, "a rule of decks is EDITION NUMBER | checked")) continue;
        break;
      case Account::outside:
        if (!cells_are(3, "it is EDITION NUMBER | outside | people: …, paper: … or tournaments: …")) continue;
        one.reason = cells[2];
        break;
      case Account::refused:
        if (!cells_are(3, "it is EDITION NUMBER | refused | THE KIND OF CARD OR GAME")) continue;
        one.reason = cells[2];
        break;
      case Account::not_yet:
        if (!cells_are(3, "it is EDITION NUMBER | not yet | WHAT THE ENGINE DOES INSTEAD")) continue;
        one.reason = cells[2];
        break;
      case Account::acted_on:
      case Account::open:
        wrong("\"" + cells[1] + "\" is neither definition, heading, checked, outside, refused nor not yet");
        continue;
    }
    out.lines.push_back(one);
  }
  return out;
}

const LedgerLine* Ledger::find(const Game& game, const RuleEntry& entry) const {
  const Edition* edition = known_in(game, entry);
  for (const LedgerLine& line : lines)
    if (line.edition == edition && line.number == number_in(entry, *edition)) return &line;
  return nullptr;
}

Account account_of(const Game& game, const Ledger& ledger,
                   const std::map<const RuleEntry*, Evidence>& evidence, const RuleEntry& entry) {
  const auto found = evidence.find(&entry);
  if (is_cited(entry.key))
    return found != evidence.end() && found->second.shown ? Account::acted_on : Account::open;
  const LedgerLine* line = ledger.find(game, entry);
  return line == nullptr ? Account::open : line->account;
}

}  // namespace kawari::docs
