#include "tests/docs/rule_tables.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include "explain/game_words.h"
#include "explain/messages.h"
#include "explain/rulebook.h"
#include "games/duel_masters/rule_keys.h"
#include "games/lorcana/rule_keys.h"
#include "tests/scenarios/judged.h"

namespace kawari::docs {
namespace {

namespace fs = std::filesystem;

using Keys = std::map<RuleKey, std::string>;

Keys key_names(const Game& game) {
  Keys names{
#define RULE(name, says) {rule::key(rule::name), #name},
      KAWARI_CORE_RULES(RULE)
#undef RULE
  };
  if (game.rules->id == "lorcana") {
#define KEY(name) names[lorcana::rule::key(lorcana::rule::name)] = #name;
    LORCANA_RULES(KEY)
#undef KEY
  } else {
#define KEY(name) names[duel_masters::rule::key(duel_masters::rule::name)] = #name;
    DUEL_MASTERS_RULES(KEY)
#undef KEY
  }
  return names;
}

// The text of a table cell: one line, without a bar.
std::string cell(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '|') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string code(std::string_view text) { return "`" + std::string(text) + "`"; }

std::string stem(const std::string& file) { return fs::path(file).stem().string(); }

std::string link(const std::string& file) { return "[" + stem(file) + "](../../" + file + ")"; }

// The heading of an edition's column: its label without the game, "2.1".
std::string column_name(const Edition& edition) {
  const std::string label(edition.label);
  const std::size_t dash = label.find('-');
  return dash == std::string::npos ? label : label.substr(dash + 1);
}

// The editions of the table: the default one first.
std::vector<const Edition*> editions_of(const Game& game) {
  std::vector<const Edition*> out{game.default_edition};
  for (const Edition& edition : game.rules->editions)
    if (&edition != game.default_edition) out.push_back(&edition);
  // An edition without any known number has no column.
  std::erase_if(out, [&](const Edition* edition) { return Rulebook(*game.rules).numbers(*edition).empty(); });
  return out;
}

std::string_view number_in(const RuleEntry& entry, const Edition& edition) {
  const char* number = entry.numbers[edition.column];
  return number == nullptr ? std::string_view() : number;
}

// By number in the default edition; rules that it does not have come last, by their number elsewhere.
std::vector<const RuleEntry*> in_order(const Game& game) {
  const std::vector<const Edition*> editions = editions_of(game);
  struct Place {
    std::size_t edition;
    std::string_view number;
  };
  const auto place = [&](const RuleEntry* entry) {
    for (std::size_t i = 0; i < editions.size(); ++i)
      if (const auto number = number_in(*entry, *editions[i]); !number.empty()) return Place{i, number};
    return Place{editions.size(), {}};
  };
  std::vector<const RuleEntry*> out;
  for (const RuleEntry& entry : game.rules->rule_index)
    if (place(&entry).edition < editions.size()) out.push_back(&entry);
  std::stable_sort(out.begin(), out.end(), [&](const RuleEntry* a, const RuleEntry* b) {
    const Place x = place(a), y = place(b);
    return x.edition != y.edition ? x.edition < y.edition : number_before(x.number, y.number);
  });
  return out;
}

// A sentence of an explanation that cites a rule.
struct Said {
  std::string text;
  std::string file;
  bool in_default_edition = false;
};

struct Evidence {
  std::vector<std::string> written_for;              // files that have the rule under `cites`
  std::vector<std::string> cited_in;                 // other files whose explanations cite it
  std::map<MessageId, std::vector<Said>> sentences;  // the sentences that cite it
};

void add_once(std::vector<std::string>& all, const std::string& one) {
  if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

const RuleEntry* entry_cited(const Game& game, const Edition& edition, const Citation& citation) {
  for (const RuleEntry& entry : game.rules->rule_index)
    if (entry.key == citation.key && number_in(entry, edition) == citation.number) return &entry;
  return nullptr;
}

std::map<const RuleEntry*, Evidence> evidence_of(const Game& game) {
  std::map<const RuleEntry*, Evidence> out;
  const Rulebook book(*game.rules);
  for (const JudgedScenario& one : repository_scenarios(Language::en)) {
    if (one.scenario.game->rules->id != game.rules->id) continue;
    const Edition& edition = *one.scenario.edition;
    for (const Name& rule : one.scenario.cites)
      for (const RuleEntry* entry : book.numbered(edition, rule.text))
        add_once(out[entry].written_for, one.file);
    for (const StepReport& step : one.report.steps) {
      for (const ExplainedStep& explained : step.explained) {
        for (const Citation& citation : explained.citations) {
          const RuleEntry* entry = entry_cited(game, edition, citation);
          if (entry == nullptr) continue;
          add_once(out[entry].cited_in, one.file);
          std::vector<Said>& said = out[entry].sentences[explained.message];
          said.push_back({explained.text, one.file, &edition == game.default_edition});
        }
      }
    }
  }
  return out;
}

std::string files_in_a_cell(const Evidence& evidence) {
  constexpr std::size_t kMost = 4;
  std::vector<std::string> shown;
  for (const std::string& file : evidence.written_for) shown.push_back("**" + link(file) + "**");
  std::size_t others = 0;
  for (const std::string& file : evidence.cited_in) {
    const bool own = std::find(evidence.written_for.begin(), evidence.written_for.end(), file) !=
                     evidence.written_for.end();
    if (own) continue;
    if (shown.size() < kMost)
      shown.push_back(link(file));
    else
      ++others;
  }
  std::string out;
  for (const std::string& one : shown) out += (out.empty() ? "" : ", ") + one;
  return others == 0 ? out : out + " and " + std::to_string(others) + " more";
}

// Chapters: "6" for "6.5.7"; for numbers by hundreds "600" for "609.8".
std::string chapter_of(std::string_view number) {
  const std::string first(number.substr(0, number.find('.')));
  return first.size() < 3 ? first : first.substr(0, first.size() - 2) + "00";
}

std::string title(const Game& game) {
  return game.rules->id == "lorcana" ? "Disney Lorcana" : "Duel Masters";
}

std::string generated_note() {
  return "*Generated by `./dev regen Docs` from the rule index and from what the scenarios of the repository "
         "cite.*\n\n";
}

// The chapter's own line of the index, if it has one.
std::string chapter_title(const Game& game, const Edition& edition, const std::string& chapter) {
  std::string out = chapter;
  for (const RuleEntry* entry : Rulebook(*game.rules).numbered(edition, chapter))
    return out + " " + std::string(entry->en, std::string_view(entry->en).find_last_not_of('.') + 1);
  return out;
}

std::string table_head(const std::vector<std::string>& columns) {
  std::string out = "|", line = "|";
  for (const std::string& column : columns) {
    out += " " + column + " |";
    line += "---|";
  }
  return out + "\n" + line + "\n";
}

std::string counts(const Game& game, const std::vector<const RuleEntry*>& entries,
                   const std::map<const RuleEntry*, Evidence>& evidence) {
  int code_and_scenario = 0, only_code = 0, only_scenario = 0, neither = 0;
  for (const RuleEntry* entry : entries) {
    const bool has_code = is_cited(entry->key);
    const auto found = evidence.find(entry);
    const bool shown =
        found != evidence.end() && (!found->second.written_for.empty() || !found->second.cited_in.empty());
    ++(has_code ? shown ? code_and_scenario : only_code : shown ? only_scenario : neither);
  }
  const auto row = [](const std::string& what, int count) {
    return "| " + what + " | " + std::to_string(count) + " |\n";
  };
  return table_head({"rules of " + title(game) + " in the index", std::to_string(entries.size())}) +
         row("cited by the engine, and shown by a scenario", code_and_scenario) +
         row("cited by the engine, shown by none", only_code) +
         row("a scenario is written for it, the engine does not cite it", only_scenario) +
         row("neither", neither) + "\n";
}

}  // namespace

std::string rule_table(const Game& game) {
  const std::vector<const Edition*> editions = editions_of(game);
  const std::vector<const RuleEntry*> entries = in_order(game);
  const std::map<const RuleEntry*, Evidence> evidence = evidence_of(game);
  const Keys names = key_names(game);

  std::string out = "# The rules of " + title(game) + "\n\n" + generated_note();
  out +=
      "Each rule in our own words, with its number in every edition (`=`: the same as in the first column; "
      "nothing: "
      "not there, or not known under which number), the name by which code cites it, and the scenarios that "
      "show "
      "it: in bold those that were written for it. `kawari rule NUMBER` tells the same in the terminal, in "
      "every "
      "language of the game. [Citations](" +
      std::string(game.rules->id) +
      "-citations.md) sets the cited rules beside the sentences that cite them.\n\n";
  out += counts(game, entries, evidence);

  std::vector<std::string> columns;
  for (const Edition* edition : editions) columns.push_back(column_name(*edition));
  for (const char* column : {"what it says", "code", "shown by"}) columns.emplace_back(column);

  std::string chapter;
  const Edition* own = nullptr;
  for (const RuleEntry* entry : entries) {
    const auto has = [&](const Edition* edition) { return !number_in(*entry, *edition).empty(); };
    const Edition& counted_in = **std::find_if(editions.begin(), editions.end(), has);
    const bool is_default = &counted_in == game.default_edition;
    const std::string of = is_default ? chapter_of(number_in(*entry, counted_in)) : "";
    if (out.back() != '|' && (of != chapter || own != &counted_in)) {
      out += is_default ? "\n## " + chapter_title(game, counted_in, of) + "\n\n"
                        : "\n## Only in " + std::string(counted_in.id) + "\n\n";
      out += table_head(columns);
      chapter = of;
      own = &counted_in;
    }
    out += "|";
    for (const Edition* edition : editions) {
      const std::string number(number_in(*entry, *edition));
      const bool same =
          edition != editions[0] && !number.empty() && number == number_in(*entry, *editions[0]);
      out += " " + (same ? "=" : number) + " |";
    }
    const auto found = evidence.find(entry);
    out += " " + cell(entry->en) + " | " + (is_cited(entry->key) ? code(names.at(entry->key)) : "") + " | " +
           (found == evidence.end() ? "" : files_in_a_cell(found->second)) + " |\n";
  }
  return out;
}

std::string citation_table(const Game& game) {
  constexpr std::size_t kExamples = 2;
  const std::map<const RuleEntry*, Evidence> evidence = evidence_of(game);
  const std::vector<const Edition*> editions = editions_of(game);
  const Keys names = key_names(game);
  std::string out = "# What cites the rules of " + title(game) + "\n\n" + generated_note();
  out +=
      "Each rule that code cites, beside the sentences that cite it, so that a reader can check that they "
      "belong "
      "together. A sentence is told by a message of the catalogue, whose name stands before it; the examples "
      "are "
      "from the scenarios. In braces: a message that names the rule, but that no scenario tells.\n\n";
  out += table_head({"rule", "what it says", "told by", "for example"});
  for (const RuleEntry* entry : in_order(game)) {
    if (!is_cited(entry->key)) continue;
    const auto has = [&](const Edition* edition) { return !number_in(*entry, *edition).empty(); };
    const Edition& edition = **std::find_if(editions.begin(), editions.end(), has);
    std::string first = std::string(edition.label) + " " + std::string(number_in(*entry, edition)) + " " +
                        code(names.at(entry->key)) + " | " + cell(entry->en);
    const auto row = [&](const std::string& told_by, const std::string& example) {
      out += "| " + first + " | " + told_by + " | " + example + " |\n";
      first = " | ";
    };
    const auto found = evidence.find(entry);
    std::set<MessageId> told;
    if (found != evidence.end()) {
      for (const auto& [message, said] : found->second.sentences) {
        told.insert(message);
        std::vector<Said> best = said;
        std::stable_sort(best.begin(), best.end(), [](const Said& a, const Said& b) {
          return a.in_default_edition > b.in_default_edition;
        });
        std::string examples;
        std::set<std::string> files, texts;
        for (const Said& one : best) {
          if (files.size() == kExamples || !texts.insert(one.text).second || !files.insert(one.file).second)
            continue;
          examples += (examples.empty() ? "" : " · ") + cell(one.text) + " (" + link(one.file) + ")";
        }
        row(code(name_of(message)), examples);
      }
    }
    // Messages that always cite the rule.
    for (int i = 0; i < static_cast<int>(MessageId::count_); ++i) {
      const auto id = static_cast<MessageId>(i);
      const Message* message = find_message(game.rules->words->messages, id);
      if (message == nullptr || told.count(id) != 0 || std::string_view(name_of(id)).ends_with("_would"))
        continue;
      if (std::find(std::begin(message->rules), std::end(message->rules), entry->key) ==
          std::end(message->rules))
        continue;
      if (told.empty() || std::string_view(message->en).find("{event}") != 0)
        row(code(name_of(id)), "{ " + cell(message->en) + " }");
    }
    if (first != " | ") row("", "");
  }
  return out;
}

}  // namespace kawari::docs
