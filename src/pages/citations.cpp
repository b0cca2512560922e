#include "pages/citations.h"

#include <algorithm>

#include "base/json_text.h"
#include "explain/rulebook.h"
#include "explore/explore.h"
#include "judge/judge.h"

namespace kawari {
namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> strings(const nlohmann::json& list) {
  std::vector<std::string> out;
  for (const nlohmann::json& one : list) out.push_back(one.get<std::string>());
  return out;
}

}  // namespace

ScenarioCitations citations_of(const Scenario& scenario, const ScenarioReport& report, std::string file) {
  ScenarioCitations out;
  out.id = report.id;
  out.title = report.title;
  out.file = std::move(file);
  out.edition = report.edition;
  for (const Name& rule : scenario.cites) out.written_for.push_back(rule.text);
  const auto add = [&](const Citation& citation) {
    if (citation.number.empty()) return;
    if (std::find(out.cited.begin(), out.cited.end(), citation.number) == out.cited.end())
      out.cited.push_back(citation.number);
  };
  for (const StepReport& step : report.steps)
    for (const ExplainedStep& explained : step.explained)
      for (const Citation& citation : explained.citations) add(citation);
  if (report.all != nullptr)
    for (const Citation& citation : report.all->cited) add(citation);
  std::sort(out.cited.begin(), out.cited.end(), number_before);
  return out;
}

// One line per scenario, so that differences are easy to read.
std::string write_citations(const std::vector<ScenarioCitations>& table) {
  std::string out = "[";
  for (const ScenarioCitations& one : table) {
    const Json line{{"id", one.id},           {"title", one.title},       {"file", one.file},
                    {"edition", one.edition}, {"cites", one.written_for}, {"cited", one.cited}};
    out += (out.size() == 1 ? "\n" : ",\n") + json_text(line, -1);
  }
  return out + "\n]\n";
}

Result<std::vector<ScenarioCitations>> read_citations(const std::string& home) {
  const std::string file = home + "/" + kCitationsFile;
  const auto text = read_text_file(file);
  if (!text) return fail(text.error());
  const auto table = load_json(*text, file, {});
  if (!table) return fail(table.error());
  std::vector<ScenarioCitations> out;
  try {
    for (const nlohmann::json& line : *table) {
      ScenarioCitations one;
      one.id = line.at("id").get<std::string>();
      one.title = line.at("title").get<std::string>();
      one.file = line.at("file").get<std::string>();
      one.edition = line.at("edition").get<std::string>();
      one.written_for = strings(line.at("cites"));
      one.cited = strings(line.at("cited"));
      out.push_back(std::move(one));
    }
  } catch (const nlohmann::json::exception& error) {
    return fail(Error{file, 0, 0, std::string("The table of scenarios cannot be read: ") + error.what() + ".",
                      "./dev regen Docs writes it anew."});
  }
  return out;
}

}  // namespace kawari
