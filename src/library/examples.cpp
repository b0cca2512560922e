// The scenarios that ship with Kawari, by the rules that they show.
#include <algorithm>

#include "base/file_text.h"
#include "game/games.h"
#include "kawari/judge.h"
#include "library/guard.h"
#include "library/inside.h"
#include "pages/citations.h"
#include "pages/rule_page.h"
#include "scenario/scenario.h"

namespace kawari::v1 {

struct ExamplesState {
  std::string home;
  std::vector<ScenarioCitations> table;
};

namespace {

// The documents of a file, as they are written.
std::vector<std::string> documents_of(const std::string& text) {
  std::vector<std::string> out(1);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    const std::string line = text.substr(at, end - at);
    if (line.rfind("---", 0) == 0)
      out.emplace_back();
    else
      out.back() += line;
    at = end;
  }
  std::erase_if(out, [](const std::string& one) { return one.find(':') == std::string::npos; });
  return out;
}

}  // namespace

Result<Examples> Examples::shipped(const std::string& home) {
  Result<Examples> out = Examples();
  const std::string thrown = guarded([&] {
    auto table = read_citations(home);
    if (!table) {
      out = public_error(table.error());
      return;
    }
    out->state_ = std::make_shared<const ExamplesState>(ExamplesState{home, std::move(*table)});
  });
  if (!thrown.empty()) return told(thrown);
  return out;
}

std::vector<Example> Examples::of_rule(std::string_view edition, std::string_view number,
                                       std::size_t most) const {
  std::vector<Example> out;
  const Edition* found = state_ == nullptr ? nullptr : all_games().edition_named(edition);
  if (found == nullptr || number.size() > 40) return out;
  const std::string thrown = guarded([&] {
    const RuleAnswer answer =
        find_rule(all_games(), {std::string(number), found, kawari::Language::en}, state_->table);
    for (const kawari::RulePage& page : answer.pages)
      for (const kawari::RulePage::Shown& shown : page.shown)
        if (out.size() < most)
          out.push_back({shown.scenario->id, shown.scenario->title, shown.scenario->file,
                         shown.scenario->edition, shown.written_for_it});
  });
  return thrown.empty() ? out : std::vector<Example>();
}

Result<std::string> Examples::scenario(std::string_view id) const {
  Result<std::string> out = told("There is no example \"" + std::string(id.substr(0, 80)) + "\".");
  if (state_ == nullptr) return out;
  const auto known = std::find_if(state_->table.begin(), state_->table.end(),
                                  [&](const ScenarioCitations& one) { return one.id == id; });
  if (known == state_->table.end()) return out;
  const std::string thrown = guarded([&] {
    const auto text = read_text_file(state_->home + "/" + known->file);
    if (!text) {
      out = public_error(text.error());
      return;
    }
    const std::vector<ReadScenario> read = read_scenarios(known->file, *text, all_games());
    std::vector<std::string> documents = documents_of(*text);
    for (std::size_t i = 0; i < read.size() && i < documents.size(); ++i)
      if (read[i].scenario.id == id) out = std::move(documents[i]);
  });
  if (!thrown.empty()) return told(thrown);
  return out;
}

}  // namespace kawari::v1
