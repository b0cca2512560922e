// The steps of a scenario: verbs, answers, checks. Called by the reader of the whole document.
#pragma once
#include "scenario/scenario.h"
#include "scenario/yaml_reader.h"

namespace kawari {

// `games`: to say whose key it is where a check is another game's.
void read_steps(YamlReader& yaml, const YAML::Node& node, const Games& games, Scenario& scenario);
// `step`: the key of the step that they stand in.
void read_checks(YamlReader& yaml, const YAML::Node& node, std::string_view step, const Scenario& scenario,
                 const Games& games, std::vector<Check>& out);
// Answers are read with the players' names, because `{Bruno: yes}` and `{shift: CARD}` look alike.
std::optional<Answer> read_answer(YamlReader& yaml, const YAML::Node& node, const Scenario& scenario);
// An action with its keys, by itself.
std::optional<Action> read_action(YamlReader& yaml, const YAML::Node& map, const Scenario& scenario);
// A key of scenario files, so no name for a player.
bool is_reserved_word(const Game& game, std::string_view word);

}  // namespace kawari
