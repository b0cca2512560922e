#include "pages/rule_page.h"

#include <algorithm>

#include "base/json_text.h"
#include "explain/fill.h"
#include "explain/game_words.h"

namespace kawari {
namespace {

using Json = nlohmann::ordered_json;

// The page's own words, with slots as in messages.
struct Words {
  const char* elsewhere;
  const char* no_number;
  const char* beneath;
  const char* heading_only;
  const char* cited;
  const char* not_cited;
  const char* written_for;
  const char* also_cited;
  const char* more;
  const char* not_shown;
  const char* not_a_number;
  const char* no_such_rule;
  const char* nearest;
  const char* exists_in;
  const char* taken_from;
  const char* none_found;
  const char* not_spoken;
};

const Words& words(Language language) {
  static constexpr Words kEnglish{
      "In other editions",
      "no number",
      "Beneath it",
      "A heading: the rules stand beneath it.",
      "The engine cites it.",
      "The engine does not cite it.",
      "Scenarios written for it",
      "{other?Other scenarios that cite it|Scenarios that cite it}",
      "and {count} more",
      "No scenario shows it.",
      "“{text}” is not the number of a rule. To look for a word: kawari rule --find {text}",
      "{edition} has no rule {number}.",
      " The nearest: {list}.",
      " It is a number of {list}.",
      "{edition} has no rule {number}; this is the one of {other}.",
      "No rule has “{text}” in its wording.",
      "The rules of {game} are not there in English.",
  };
  static constexpr Words kSpanish{
      "En otras ediciones",
      "sin número",
      "Debajo de ella",
      "Un título: las reglas están debajo.",
      "El motor la cita.",
      "El motor no la cita.",
      "Escenarios escritos para ella",
      "{other?Otros escenarios que la citan|Escenarios que la citan}",
      "y {count} más",
      "Ningún escenario la muestra.",
      "“{text}” no es el número de una regla. Para buscar una palabra: kawari rule --find {text}",
      "{edition} no tiene la regla {number}.",
      " Las más cercanas: {list}.",
      " Es un número de {list}.",
      "{edition} no tiene la regla {number}; esta es la de {other}.",
      "Ninguna regla tiene “{text}” en su texto.",
      "Las reglas de {game} no están en español.",
  };
  static constexpr Words kJapanese{
      "ほかの版での番号",
      "番号なし",
      "下位のルール",
      "見出しです。ルールはその下にあります。",
      "エンジンはこのルールを引用します。",
      "エンジンはこのルールを引用しません。",
      "このルールのために書かれたシナリオ",
      "{other?このルールを引用するほかのシナリオ|このルールを引用するシナリオ}",
      "ほか{count}件",
      "このルールを示すシナリオはありません。",
      "「{text}」はルールの番号ではありません。言葉で探すには：kawari rule --find {text}",
      "{edition}にルール{number}はありません。",
      "近い番号：{list}。",
      "この番号があるのは{list}です。",
      "{edition}にルール{number}はありません。これは{other}のルールです。",
      "「{text}」を含むルールはありません。",
      "{game}のルールは日本語では用意されていません。使える言語：en, es。",
  };
  if (language == Language::ja) return kJapanese;
  return language == Language::es ? kSpanish : kEnglish;
}

std::string joined(const std::vector<std::string>& all, std::string_view between) {
  std::string out;
  for (const std::string& one : all) out += (out.empty() ? "" : std::string(between)) + one;
  return out;
}

void add_once(std::vector<std::string>& all, std::string_view one) {
  if (std::find(all.begin(), all.end(), one) == all.end()) all.emplace_back(one);
}

std::vector<std::string> wordings(const std::vector<const RuleEntry*>& entries, Language language) {
  std::vector<std::string> out;
  for (const RuleEntry* entry : entries) add_once(out, says(*entry, language));
  return out;
}

bool has(const std::vector<std::string>& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

RulePage page_of(const Game& game, const Edition& edition, const RuleQuestion& question,
                 std::span<const ScenarioCitations> scenarios) {
  const Rulebook book(*game.rules);
  RulePage page;
  page.game = &game;
  page.edition = &edition;
  page.number = question.number;
  const auto entries = book.numbered(edition, question.number);
  page.says = wordings(entries, question.language);
  page.cited = std::any_of(entries.begin(), entries.end(),
                           [](const RuleEntry* entry) { return is_cited(entry->key); });
  for (const Edition& other : game.rules->editions) {
    if (&other == &edition || entries.empty()) continue;
    RulePage::Elsewhere there{&other, {}, {}};
    std::vector<const RuleEntry*> same;
    for (const RuleEntry* entry : entries)
      for (const RuleEntry* one : book.elsewhere(*entry, other)) {
        add_once(there.numbers, one->numbers[other.column]);
        if (!has(page.says, says(*one, question.language))) same.push_back(one);
      }
    std::sort(there.numbers.begin(), there.numbers.end(), number_before);
    there.says = wordings(same, question.language);
    page.elsewhere.push_back(std::move(there));
  }
  for (std::string& number : book.beneath(edition, question.number)) {
    const auto found = book.numbered(edition, number);
    page.beneath.push_back({std::move(number), wordings(found, question.language)});
  }
  // A scenario of another edition also shows the rule, under its number in that edition.
  for (const ScenarioCitations& scenario : scenarios) {
    std::vector<std::string> numbers;
    if (scenario.edition == edition.id) numbers = {question.number};
    for (const RulePage::Elsewhere& there : page.elsewhere)
      if (scenario.edition == there.edition->id) numbers = there.numbers;
    const auto any_of = [&](const std::vector<std::string>& cited) {
      return std::any_of(numbers.begin(), numbers.end(),
                         [&](const std::string& number) { return has(cited, number); });
    };
    const bool written_for = any_of(scenario.written_for);
    if (written_for || any_of(scenario.cited)) page.shown.push_back({&scenario, written_for});
  }
  const auto place = [&](const RulePage::Shown& shown) {
    return (shown.written_for_it ? 0 : 2) + (shown.scenario->edition == edition.id ? 0 : 1);
  };
  std::stable_sort(page.shown.begin(), page.shown.end(),
                   [&](const auto& x, const auto& y) { return place(x) < place(y); });
  return page;
}

// The editions of all games that have the number.
std::vector<std::string> editions_with(const Games& games, std::string_view number, Language language) {
  std::vector<std::string> out;
  for (const Game& game : games.all) {
    if (!speaks(*game.rules->words, language)) continue;
    for (const Edition& edition : game.rules->editions)
      if (Rulebook(*game.rules).has(edition, number)) out.emplace_back(edition.id);
  }
  return out;
}

void print_page(std::string& out, const RulePage& page, Language language) {
  const Words& say = words(language);
  constexpr std::size_t kOthersShown = 8;
  out += std::string(page.edition->label) + " " + page.number + "  (" + std::string(page.edition->id) + ")\n";
  if (page.says.empty()) out += std::string("  ") + say.heading_only + "\n";
  for (const std::string& one : page.says) out += "  " + one + "\n";
  if (!page.elsewhere.empty()) out += std::string("\n") + say.elsewhere + "\n";
  for (const RulePage::Elsewhere& there : page.elsewhere) {
    out += "  " + std::string(there.edition->label) + "  " +
           (there.numbers.empty() ? say.no_number : joined(there.numbers, ", ")) + "\n";
    for (const std::string& one : there.says) out += "      " + one + "\n";
  }
  if (!page.beneath.empty()) out += std::string("\n") + say.beneath + "\n";
  for (const RulePage::Beneath& one : page.beneath)
    out += "  " + one.number + "  " + joined(one.says, " ") + "\n";
  if (page.says.empty() && page.shown.empty()) return;
  out += std::string("\n") + (page.cited ? say.cited : say.not_cited) + "\n";
  if (page.shown.empty()) {
    out += std::string(say.not_shown) + "\n";
    return;
  }
  const auto is_own = [](const RulePage::Shown& shown) { return shown.written_for_it; };
  const auto own = static_cast<std::size_t>(std::count_if(page.shown.begin(), page.shown.end(), is_own));
  const std::size_t end = std::min(page.shown.size(), own + kOthersShown);
  for (std::size_t i = 0; i < end; ++i) {
    if (i == 0 && own > 0) out += std::string("\n") + say.written_for + "\n";
    if (i == own)
      out += "\n" + fill(say.also_cited, {{"other", SlotText(own > 0 ? 1 : 2)}}, language).text() + "\n";
    const ScenarioCitations& scenario = *page.shown[i].scenario;
    out += "  " + scenario.id + ": " + scenario.title + "\n      " + scenario.file;
    if (scenario.edition != page.edition->id) out += "  (" + scenario.edition + ")";
    out += "\n";
  }
  const int more = static_cast<int>(page.shown.size() - end);
  if (more > 0) out += "  " + fill(say.more, {{"count", SlotText(more)}}, language).text() + "\n";
}

}  // namespace

RuleAnswer find_rule(const Games& games, const RuleQuestion& question,
                     std::span<const ScenarioCitations> scenarios) {
  const Words& say = words(question.language);
  RuleQuestion tidy = question;
  tidy.number = tidy_number(question.number);
  RuleAnswer answer;
  if (!looks_like_a_number(tidy.number)) {
    answer.problem = fill(say.not_a_number, {{"text", SlotText(question.number)}}, question.language).text();
    return answer;
  }
  const Edition* expected = question.edition;
  for (const Game& game : games.all) {
    if (!speaks(*game.rules->words, question.language)) continue;
    const Edition* edition = question.edition == nullptr ? game.default_edition : question.edition;
    if (edition_named(game, edition->id) == nullptr) continue;
    if (expected == nullptr) expected = edition;
    if (Rulebook(*game.rules).has(*edition, tidy.number))
      answer.pages.push_back(page_of(game, *edition, tidy, scenarios));
  }
  if (!answer.pages.empty()) return answer;
  for (const Game& game : games.all) {
    const Edition* edition = question.edition == nullptr ? game.default_edition : question.edition;
    if (speaks(*game.rules->words, question.language) || edition_named(game, edition->id) == nullptr)
      continue;
    if (question.edition == nullptr && !Rulebook(*game.rules).has(*edition, tidy.number)) continue;
    answer.problem =
        fill(say.not_spoken, {{"game", SlotText(std::string(game.rules->id))}}, question.language).text();
    return answer;
  }

  // The edition does not have it: use another edition, unless one was requested by name.
  const std::vector<std::string> others = editions_with(games, tidy.number, question.language);
  Slots slots{{"edition", SlotText(std::string(expected->label))}, {"number", SlotText(tidy.number)}};
  if (question.edition == nullptr && !others.empty()) {
    for (const Game& game : games.all) {
      // The newest edition that has it.
      for (std::size_t i = game.rules->editions.size(); i-- > 0;) {
        const Edition& edition = game.rules->editions[i];
        if (!has(others, edition.id) || !answer.pages.empty()) continue;
        answer.pages.push_back(page_of(game, edition, tidy, scenarios));
        slots.set("edition", SlotText(std::string(game.default_edition->label)));
        slots.set("other", SlotText(std::string(edition.label)));
      }
    }
    answer.note = fill(say.taken_from, slots, question.language).text();
    return answer;
  }
  answer.problem = fill(say.no_such_rule, slots, question.language).text();
  if (!others.empty()) {
    slots.set("list", SlotText(joined(others, ", ")));
    answer.problem += fill(say.exists_in, slots, question.language).text();
  }
  for (const Game& game : games.all) {
    const Edition* edition = question.edition == nullptr ? game.default_edition : question.edition;
    if (edition_named(game, edition->id) == nullptr || !speaks(*game.rules->words, question.language))
      continue;
    const std::vector<std::string> near = Rulebook(*game.rules).nearest(*edition, tidy.number);
    if (near.empty()) continue;
    slots.set("list", SlotText(std::string(edition->label) + " " + joined(near, ", ")));
    answer.problem += fill(say.nearest, slots, question.language).text();
  }
  return answer;
}

std::string print_pages(const RuleAnswer& answer, Language language) {
  std::string out = answer.note.empty() ? "" : answer.note + "\n\n";
  for (const RulePage& page : answer.pages) {
    if (&page != &answer.pages.front()) out += "\n";
    print_page(out, page, language);
  }
  return out;
}

std::string pages_json(const RuleAnswer& answer) {
  Json rules = Json::array();
  for (const RulePage& page : answer.pages) {
    Json one{{"game", page.game->rules->id}, {"edition", page.edition->id}, {"label", page.edition->label},
             {"number", page.number},        {"says", page.says},           {"cited", page.cited}};
    for (const char* key : {"elsewhere", "beneath", "scenarios"}) one[key] = Json::array();
    for (const RulePage::Elsewhere& there : page.elsewhere)
      one["elsewhere"].push_back(
          {{"edition", there.edition->id}, {"numbers", there.numbers}, {"says", there.says}});
    for (const RulePage::Beneath& under : page.beneath)
      one["beneath"].push_back({{"number", under.number}, {"says", under.says}});
    for (const RulePage::Shown& shown : page.shown)
      one["scenarios"].push_back({{"id", shown.scenario->id},
                                  {"title", shown.scenario->title},
                                  {"file", shown.scenario->file},
                                  {"edition", shown.scenario->edition},
                                  {"written_for_it", shown.written_for_it}});
    rules.push_back(std::move(one));
  }
  return json_text(Json{{"version", 1}, {"rules", rules}}) + "\n";
}

std::vector<FoundRules> find_words(const Games& games, std::string_view text, const Edition* edition,
                                   Language language) {
  std::vector<FoundRules> out;
  for (const Game& game : games.all) {
    if (!speaks(*game.rules->words, language)) continue;
    const Edition* own = edition == nullptr ? game.default_edition : edition;
    if (edition_named(game, own->id) == nullptr) continue;
    FoundRules found{&game, own, Rulebook(*game.rules).with_words(*own, text, language)};
    if (!found.rules.empty()) out.push_back(std::move(found));
  }
  return out;
}

std::string print_found(const std::vector<FoundRules>& found, std::string_view text, Language language) {
  if (found.empty())
    return fill(words(language).none_found, {{"text", SlotText(std::string(text))}}, language).text() + "\n";
  std::string out;
  for (const FoundRules& one : found) {
    if (!out.empty()) out += "\n";
    out += std::string(one.edition->label) + "  (" + std::string(one.edition->id) + ")\n";
    for (const RuleEntry* rule : one.rules)
      out += "  " + std::string(rule->numbers[one.edition->column]) + "  " +
             std::string(says(*rule, language)) + "\n";
  }
  return out;
}

std::string found_json(const std::vector<FoundRules>& found, Language language) {
  Json rules = Json::array();
  for (const FoundRules& one : found) {
    for (const RuleEntry* rule : one.rules)
      rules.push_back({{"game", one.game->rules->id},
                       {"edition", one.edition->id},
                       {"label", one.edition->label},
                       {"number", rule->numbers[one.edition->column]},
                       {"says", {says(*rule, language)}},
                       {"cited", is_cited(rule->key)}});
  }
  return json_text(Json{{"version", 1}, {"rules", rules}}) + "\n";
}

}  // namespace kawari
