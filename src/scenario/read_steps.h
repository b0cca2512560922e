// The steps of a scenario: verbs, answers, checks. Called by the reader of the whole document.
#pragma once
#include "scenario/scenario.h"
#include "scenario/yaml_reader.h"

namespace kawari {

// Reads the steps. `games` is needed to tell which game has a check key that this game does not have.
void read_steps(YamlReader& yaml, const YAML::Node& node, const Games& games, Scenario& scenario);
// `step` is the key of the step that contains the checks.
void read_checks(YamlReader& yaml, const YAML::Node& node, std::string_view step, const Scenario& scenario,
                 const Games& games, std::vector<Check>& out);
// Needs the players' names, because `{Bruno: yes}` and `{shift: CARD}` look alike.
std::optional<Answer> read_answer(YamlReader& yaml, const YAML::Node& node, const Scenario& scenario);
// An action with its keys, by itself.
std::optional<Action> read_action(YamlReader& yaml, const YAML::Node& map, const Scenario& scenario);
// Whether the word is a key of scenario files, and therefore cannot be a player's name.
bool is_reserved_word(const Game& game, std::string_view word);

}  // namespace kawari
