// The ledger of a game's rules: what the engine has to do with each line of the rule index. A rule that code
// cites and that a scenario is written for is *acted on*. Every other rule has a line in
// games/GAME/ledger.txt, which says why nothing cites it. docs/rules/GAME.md shows the ledger;
// tests/docs/ledger_test.cpp keeps it.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "explain/messages.h"
#include "game/games.h"

namespace kawari::docs {

enum class Account : std::uint8_t {
  acted_on,    // code cites it, and a scenario that asks for the citation fails without it
  definition,  // it says what a word means; rules that are acted on use it
  heading,     // the title of the rules beneath it
  checked,     // it says how a deck is built: `kawari deck` cites it for a deck that breaks it
  outside,     // it concerns people, paper or tournaments
  refused,     // it concerns a kind of card or of game that is refused by its name
  not_yet,     // the engine does something else, and README.md says so
  open,        // nobody has said yet
};
std::string_view name_of(Account account);

// A sentence of an explanation that cites a rule.
struct Said {
  std::string text;
  std::string file;
  bool in_default_edition = false;
};

// What the scenarios of the repository show of a rule.
struct Evidence {
  std::vector<std::string> written_for;              // files that have the rule under `cites`
  std::vector<std::string> cited_in;                 // other files whose explanations cite it
  std::map<MessageId, std::vector<Said>> sentences;  // the sentences that cite it
  bool shown = false;                                // one scenario asks for it, and its explanation cites it
};
std::map<const RuleEntry*, Evidence> evidence_of(const Game& game);

// A line of games/GAME/ledger.txt:
//   2.1 5.2.4 | definition | 4.3.4, 6.1.3 | 4.3.6-what-is-paid
//   2.1 1.1.2 | outside | people: what a judge decides
struct LedgerLine {
  int line = 0;
  const Edition* edition = nullptr;
  std::string number;
  Account account = Account::open;
  std::vector<std::string> used_by;  // definition: the rules that are acted on and use it
  std::string scenario;  // definition: the id of the scenario that would come out otherwise without it
  std::string reason;  // outside: "people: …", "paper: …", "tournaments: …"; refused: the kind of card or
                       // game; not yet: what happens instead
};

struct Ledger {
  std::vector<LedgerLine> lines;
  std::vector<std::string> mistakes;  // of the file itself, or that it is missing
  const LedgerLine* find(const Game& game, const RuleEntry& entry) const;
};
Ledger read_ledger(const Game& game);

// The edition by whose number a rule is known: the default edition, else the first that has it.
const Edition* known_in(const Game& game, const RuleEntry& entry);
std::string_view number_in(const RuleEntry& entry, const Edition& edition);
Account account_of(const Game& game, const Ledger& ledger,
                   const std::map<const RuleEntry*, Evidence>& evidence, const RuleEntry& entry);

}  // namespace kawari::docs
