// Reads YAML values with good error messages: the caller asks for a value by its expected kind, and errors
// are collected with their line and what would have been right. All reading of scenario files goes through
// this class.
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
  // Whether the limit of reported errors is exceeded. Later errors are not reported.
  bool full() const { return errors_.size() > limits::kFileErrors; }

  // The value; or nothing, after reporting an error. `what` is the name of the value in the message:
  // "`title`".
  std::optional<std::string> text(const YAML::Node& node, std::string_view what);
  std::optional<Name> name(const YAML::Node& node, std::string_view what,
                           std::size_t most_bytes = limits::kNameBytes);
  std::optional<int> number(const YAML::Node& node, std::string_view what, int least = 0,
                            int most = limits::kPositionNumber);
  std::optional<bool> flag(const YAML::Node& node, std::string_view what);
  // Whether the name is short enough; reports an error if not.
  bool fits(const YAML::Node& node, std::string_view what, std::size_t most_bytes = limits::kNameBytes);
  // The items of a list; a single value counts as a list of one.
  std::vector<Name> names(const YAML::Node& node, std::string_view what);
  bool is_map(const YAML::Node& node, std::string_view what, std::string_view example);
  bool is_list(const YAML::Node& node, std::string_view what, std::string_view example);

  // Reports keys that are unknown here, and keys that occur twice.
  void check_keys(const YAML::Node& map, std::span<const std::string_view> known, std::string_view of_what);
  void unknown_key(Where at, std::string_view key, std::span<const std::string_view> known,
                   std::string_view of_what);

 private:
  std::string file_;
  std::vector<Error>& errors_;
};

// The edit distance of two words: letters added, dropped, changed, neighbours swapped.
std::size_t edits(std::string_view a, std::string_view b);
// The candidates that are most similar to the word, best first, if they are similar enough.
std::vector<std::string> nearest_words(std::string_view word, std::span<const std::string_view> candidates,
                                       std::size_t most = 3);
// "a", "a or b", "a, b or c"; each in quotes.
std::string either_of(const std::vector<std::string>& words);
// "a, b, c".
std::string listed(std::span<const std::string_view> words);
std::string in_quotes(std::string_view text);
bool is_number(std::string_view text);
// The number that the text is; 0 if it is not a number.
int number_in(std::string_view text);

}  // namespace kawari
