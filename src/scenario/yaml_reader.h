// YAML with people in mind: each value is asked for by what it should be, and what is wrong is collected with
// its line and what would have been right. Every reader of scenario files goes through this.
#pragma once
#include <yaml-cpp/yaml.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "scenario/scenario.h"

namespace kawari {

class YamlReader {
 public:
  YamlReader(std::string file, std::vector<Error>& errors) : file_(std::move(file)), errors_(errors) {}

  static Where where(const YAML::Node& node);
  void wrong(Where at, std::string what, std::string right = {});
  std::size_t errors() const { return errors_.size(); }
  // So many mistakes are told; whoever reads on after that finds nothing more to say.
  bool full() const { return errors_.size() > limits::kFileErrors; }

  // The value, or nothing after saying what is wrong. `what` is how the message calls it: "`title`".
  std::optional<std::string> text(const YAML::Node& node, std::string_view what);
  std::optional<Name> name(const YAML::Node& node, std::string_view what,
                           std::size_t most_bytes = limits::kNameBytes);
  std::optional<int> number(const YAML::Node& node, std::string_view what, int least = 0,
                            int most = limits::kPositionNumber);
  std::optional<bool> flag(const YAML::Node& node, std::string_view what);
  // Whether a name is no longer than names are; says so where it is.
  bool fits(const YAML::Node& node, std::string_view what, std::size_t most_bytes = limits::kNameBytes);
  // A list, or a single value that stands for a list of one.
  std::vector<Name> names(const YAML::Node& node, std::string_view what);
  bool is_map(const YAML::Node& node, std::string_view what, std::string_view example);
  bool is_list(const YAML::Node& node, std::string_view what, std::string_view example);

  // Complains about keys that are not known here, and about keys that are there twice.
  void check_keys(const YAML::Node& map, std::span<const std::string_view> known, std::string_view of_what);
  void unknown_key(Where at, std::string_view key, std::span<const std::string_view> known,
                   std::string_view of_what);

 private:
  std::string file_;
  std::vector<Error>& errors_;
};

// Edits between two words: letters added, dropped, changed, neighbours swapped.
std::size_t edits(std::string_view a, std::string_view b);
// The candidates that look most like the word, best first, if they are near enough to be meant.
std::vector<std::string> nearest_words(std::string_view word, std::span<const std::string_view> candidates,
                                       std::size_t most = 3);
// "a", "a or b", "a, b or c"; each in quotes.
std::string either_of(const std::vector<std::string>& words);
// "a, b, c".
std::string listed(std::span<const std::string_view> words);
std::string in_quotes(std::string_view text);
bool is_number(std::string_view text);
// The number that a text is; 0 where it is none.
int number_in(std::string_view text);

}  // namespace kawari
