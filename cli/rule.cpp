#include "cli/rule.h"

#include <ostream>
#include <span>

#include "cli/judge.h"
#include "explain/explain.h"
#include "game/games.h"
#include "pages/rule_page.h"

namespace kawari::cli {

int rule(const RuleArguments& arguments, std::ostream& out, std::ostream& err) {
  const Language language = language_named(arguments.language);
  const Edition* edition = nullptr;
  if (!arguments.rules.empty()) {
    edition = all_games().edition_named(arguments.rules);
    if (edition == nullptr) {
      err << "kawari: there is no edition \"" << arguments.rules << "\". Editions: " << edition_ids()
          << ".\n";
      return 2;
    }
  }
  if (arguments.number.empty() == arguments.find.empty()) {
    err << "kawari: a rule is asked for by its number, or with --find by a word.\n";
    return 2;
  }
  if (!arguments.find.empty()) {
    const auto found = find_words(all_games(), arguments.find, edition, language);
    for (const std::string& missing : not_searched(all_games(), edition, language))
      err << "kawari: " << missing << "\n";
    out << (arguments.json ? found_json(found, language) : print_found(found, arguments.find, language));
    return found.empty() ? 1 : 0;
  }
  const auto scenarios = read_citations(home());
  if (!scenarios) err << "kawari: " << scenarios.error().text() << "\n";
  const RuleAnswer answer =
      find_rule(all_games(), {arguments.number, edition, language},
                scenarios ? std::span(*scenarios) : std::span<const ScenarioCitations>());
  if (answer.pages.empty()) {
    err << "kawari: " << answer.problem << "\n";
    return 2;
  }
  out << (arguments.json ? pages_json(answer) : print_pages(answer, language));
  return 0;
}

}  // namespace kawari::cli
