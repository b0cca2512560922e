#include "pages/rule_page.h"

#include <algorithm>

#include "base/json_text.h"
#include "explain/fill.h"
#include "explain/game_words.h"
#include "pages/page_words.h"

namespace kawari {
namespace {

using Json = nlohmann::ordered_json;

const char* text_of(PageWord word, Language language) {
  return (*kPageWords[index(language)])[static_cast<std::size_t>(word)];
}

std::string joined(const std::vector<std::string>& all, std::string_view between) {
  std::string out;
  for (const std::string& one : all) out += (out.empty() ? "" : std::string(between)) + one;
  return out;
}

void add_once(std::vector<std::string>& all, std::string_view one) {
  if (std::find(all.begin(), all.end(), one) == all.end()) all.emplace_back(one);
}

std::vector<std::string> wordings(const Rules& rules, const Edition& edition,
                                  const std::vector<const RuleEntry*>& entries, Language language) {
  std::vector<std::string> out;
  for (const RuleEntry* entry : entries) add_once(out, says(rules, edition, *entry, language));
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
  page.says = wordings(*game.rules, edition, entries, question.language);
  page.cited = std::any_of(entries.begin(), entries.end(),
                           [](const RuleEntry* entry) { return is_cited(entry->key); });
  for (const Edition& other : game.rules->editions) {
    if (&other == &edition || entries.empty()) continue;
    RulePage::Elsewhere there{&other, {}, {}};
    std::vector<const RuleEntry*> same;
    for (const RuleEntry* entry : entries)
      for (const RuleEntry* one : book.elsewhere(*entry, other)) {
        add_once(there.numbers, one->numbers[other.column]);
        if (!has(page.says, says(*game.rules, edition, *one, question.language))) same.push_back(one);
      }
    std::sort(there.numbers.begin(), there.numbers.end(), number_before);
    there.says = wordings(*game.rules, other, same, question.language);
    page.elsewhere.push_back(std::move(there));
  }
  for (std::string& number : book.beneath(edition, question.number)) {
    const auto found = book.numbered(edition, number);
    page.beneath.push_back({std::move(number), wordings(*game.rules, edition, found, question.language)});
  }
  if (const std::string_view other = book.also_number_of(edition, question.number); !other.empty())
    page.other_documents.push_back(
        {std::string(other),
         wordings(*game.rules, edition, book.numbered(edition, other), question.language)});
  // A scenario of another edition shows the rule as well, under the number that it has there.
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

// The editions that have the number: of this game and of the others.
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
  const auto say = [&](PageWord word) { return text_of(word, language); };
  constexpr std::size_t kOthersShown = 8;
  out += std::string(page.edition->label) + " " + page.number + "  (" + std::string(page.edition->id) + ")\n";
  if (page.says.empty()) out += std::string("  ") + say(PageWord::heading_only) + "\n";
  for (const std::string& one : page.says) out += "  " + one + "\n";
  for (const RulePage::Beneath& one : page.other_documents) {
    const Slots slots{{"number", SlotText(one.number)}, {"says", SlotText(joined(one.says, " "))}};
    out += "  " + fill(say(PageWord::also_number_of), slots, language).text() + "\n";
  }
  if (!page.elsewhere.empty()) out += std::string("\n") + say(PageWord::elsewhere) + "\n";
  for (const RulePage::Elsewhere& there : page.elsewhere) {
    out += "  " + std::string(there.edition->label) + "  " +
           (there.numbers.empty() ? say(PageWord::no_number) : joined(there.numbers, ", ")) + "\n";
    for (const std::string& one : there.says) out += "      " + one + "\n";
  }
  if (!page.beneath.empty()) out += std::string("\n") + say(PageWord::beneath) + "\n";
  for (const RulePage::Beneath& one : page.beneath)
    out += "  " + one.number + "  " + joined(one.says, " ") + "\n";
  if (page.says.empty() && page.shown.empty()) return;
  out += std::string("\n") + (page.cited ? say(PageWord::cited) : say(PageWord::not_cited)) + "\n";
  if (page.shown.empty()) {
    out += std::string(say(PageWord::not_shown)) + "\n";
    return;
  }
  const auto is_own = [](const RulePage::Shown& shown) { return shown.written_for_it; };
  const auto own = static_cast<std::size_t>(std::count_if(page.shown.begin(), page.shown.end(), is_own));
  const std::size_t end = std::min(page.shown.size(), own + kOthersShown);
  for (std::size_t i = 0; i < end; ++i) {
    if (i == 0 && own > 0) out += std::string("\n") + say(PageWord::written_for) + "\n";
    if (i == own)
      out += "\n" + fill(say(PageWord::also_cited), {{"other", SlotText(own > 0 ? 1 : 2)}}, language).text() +
             "\n";
    const ScenarioCitations& scenario = *page.shown[i].scenario;
    out += "  " + scenario.id + ": " + scenario.title + "\n      " + scenario.file;
    if (scenario.edition != page.edition->id) out += "  (" + scenario.edition + ")";
    out += "\n";
  }
  const int more = static_cast<int>(page.shown.size() - end);
  if (more > 0) out += "  " + fill(say(PageWord::more), {{"count", SlotText(more)}}, language).text() + "\n";
}

}  // namespace

RuleAnswer find_rule(const Games& games, const RuleQuestion& question,
                     std::span<const ScenarioCitations> scenarios) {
  const auto say = [&](PageWord word) { return text_of(word, question.language); };
  RuleQuestion tidy = question;
  tidy.number = tidy_number(question.number);
  RuleAnswer answer;
  if (!looks_like_a_number(tidy.number)) {
    answer.problem =
        fill(say(PageWord::not_a_number), {{"text", SlotText(question.number)}}, question.language).text();
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
        fill(say(PageWord::not_spoken), {{"game", SlotText(std::string(game.rules->id))}}, question.language)
            .text();
    return answer;
  }

  // Not there: another edition's, unless one was asked for by name.
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
    answer.note = fill(say(PageWord::taken_from), slots, question.language).text();
    return answer;
  }
  answer.problem = fill(say(PageWord::no_such_rule), slots, question.language).text();
  for (const Game& game : games.all) {
    const Rulebook book(*game.rules);
    if (edition_named(game, expected->id) == nullptr) continue;
    const std::string_view other = book.also_number_of(*expected, tidy.number);
    if (other.empty()) continue;
    const auto found = wordings(*game.rules, *expected, book.numbered(*expected, other), question.language);
    const Slots there{{"number", SlotText(std::string(other))}, {"says", SlotText(joined(found, " "))}};
    answer.problem += " " + fill(say(PageWord::also_number_of), there, question.language).text();
    return answer;
  }
  if (!others.empty()) {
    slots.set("list", SlotText(joined(others, ", ")));
    answer.problem += fill(say(PageWord::exists_in), slots, question.language).text();
  }
  for (const Game& game : games.all) {
    const Edition* edition = question.edition == nullptr ? game.default_edition : question.edition;
    if (edition_named(game, edition->id) == nullptr || !speaks(*game.rules->words, question.language))
      continue;
    const std::vector<std::string> near = Rulebook(*game.rules).nearest(*edition, tidy.number);
    if (near.empty()) continue;
    slots.set("list", SlotText(std::string(edition->label) + " " + joined(near, ", ")));
    answer.problem += fill(say(PageWord::nearest), slots, question.language).text();
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
    for (const char* key : {"elsewhere", "beneath", "other_documents", "scenarios"}) one[key] = Json::array();
    for (const RulePage::Elsewhere& there : page.elsewhere)
      one["elsewhere"].push_back(
          {{"edition", there.edition->id}, {"numbers", there.numbers}, {"says", there.says}});
    for (const RulePage::Beneath& under : page.beneath)
      one["beneath"].push_back({{"number", under.number}, {"says", under.says}});
    for (const RulePage::Beneath& other : page.other_documents)
      one["other_documents"].push_back({{"number", other.number}, {"says", other.says}});
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

namespace {

std::string not_spoken(const Game& game, Language language) {
  return fill(text_of(PageWord::not_spoken, language), {{"game", SlotText(std::string(game.rules->id))}},
              language)
      .text();
}

}  // namespace

std::vector<std::string> not_searched(const Games& games, const Edition* edition, Language language) {
  std::vector<std::string> out;
  for (const Game& game : games.all)
    if (!speaks(*game.rules->words, language) &&
        (edition == nullptr || edition_named(game, edition->id) != nullptr))
      out.push_back(not_spoken(game, language));
  return out;
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
    return fill(text_of(PageWord::none_found, language), {{"text", SlotText(std::string(text))}}, language)
               .text() +
           "\n";
  std::string out;
  for (const FoundRules& one : found) {
    if (!out.empty()) out += "\n";
    out += std::string(one.edition->label) + "  (" + std::string(one.edition->id) + ")\n";
    for (const RuleEntry* rule : one.rules)
      out += "  " + std::string(rule->numbers[one.edition->column]) + "  " +
             says(*one.game->rules, *one.edition, *rule, language) + "\n";
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
                       {"says", {says(*one.game->rules, *one.edition, *rule, language)}},
                       {"cited", is_cited(rule->key)}});
  }
  return json_text(Json{{"version", 1}, {"rules", rules}}) + "\n";
}

}  // namespace kawari
