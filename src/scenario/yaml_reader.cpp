#include "scenario/yaml_reader.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>

#include "base/control.h"
#include "ir/book.h"

namespace kawari {

std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0u : 1u)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

std::vector<std::string> nearest_words(std::string_view word, std::span<const std::string_view> candidates,
                                       std::size_t most) {
  // No name is that long, and the comparison takes quadratic time.
  if (word.size() > limits::kNameBytes) return {};
  const std::string wanted = fold(word);
  std::vector<std::pair<std::size_t, std::string>> found;
  for (const std::string_view candidate : candidates) {
    const std::string folded = fold(candidate);
    const bool inside = wanted.size() >= 3 && folded.find(wanted) != std::string::npos;
    const std::size_t distance = inside ? 1 : edits(wanted, folded);
    if (distance <= std::max<std::size_t>(2, wanted.size() / 3)) {
      found.emplace_back(distance, std::string(candidate));
    }
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::vector<std::string> out;
  for (auto& [distance, text] : found) {
    if (out.size() == most) break;
    out.push_back(std::move(text));
  }
  return out;
}

std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::string either_of(const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? " or " : ", ";
    out += in_quotes(words[i]);
  }
  return out;
}

std::string listed(std::span<const std::string_view> words) {
  std::string out;
  for (const std::string_view word : words) {
    if (!out.empty()) out += ", ";
    out += word;
  }
  return out;
}

namespace {

// Of any length.
bool is_whole(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

bool is_number(std::string_view text) { return is_whole(text) && text.size() - text.starts_with('-') < 10; }

int number_in(std::string_view text) {
  int value = 0;
  if (is_number(text)) std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

Where YamlReader::where(const YAML::Node& node) {
  const YAML::Mark mark = node.Mark();
  if (mark.is_null()) return {};
  return {mark.line + 1, mark.column + 1};
}

void YamlReader::wrong(Where at, std::string what, std::string right) {
  if (full()) return;
  if (errors_.size() < limits::kFileErrors)
    errors_.push_back({file_, at.line, at.column, std::move(what), std::move(right)});
  else
    errors_.push_back({file_, at.line, at.column,
                       "There are more than " + std::to_string(limits::kFileErrors) +
                           " mistakes; from here on they are not told.",
                       ""});
}

namespace {

std::string_view kind_of(const YAML::Node& node) {
  if (node.IsMap()) return "a map of keys";
  if (node.IsSequence()) return "a list";
  if (node.IsScalar()) return "a single value";
  return "nothing";
}

// The value in the file, shortened for a message.
std::string shown(const YAML::Node& node) {
  constexpr std::size_t kShown = 80;
  if (!node.IsScalar()) return std::string(kind_of(node));
  const std::string& text = node.Scalar();
  return in_quotes(text.size() > kShown ? text.substr(0, kShown) + " \u2026" : text);
}

}  // namespace

std::optional<std::string> YamlReader::text(const YAML::Node& node, std::string_view what) {
  if (node.IsScalar() && !node.Scalar().empty()) return node.Scalar();
  wrong(where(node), std::string(what) + " must be text, and here is " + std::string(kind_of(node)) + ".");
  return std::nullopt;
}

std::optional<Name> YamlReader::name(const YAML::Node& node, std::string_view what, std::size_t most_bytes) {
  if (node.IsScalar() && !fits(node, what, most_bytes)) return std::nullopt;
  if (auto value = text(node, what)) return Name{*value, where(node)};
  return std::nullopt;
}

bool YamlReader::fits(const YAML::Node& node, std::string_view what, std::size_t most_bytes) {
  const std::size_t bytes = node.Scalar().size();
  if (most_bytes <= limits::kNameBytes && has_control(node.Scalar())) {
    wrong(where(node), std::string(what) + " has a control character in it.", "Leave it out.");
    return false;
  }
  if (bytes <= most_bytes) return true;
  wrong(where(node), std::string(what) + " has " + std::to_string(bytes) + " bytes; at most " +
                         std::to_string(most_bytes) + " are allowed.");
  return false;
}

std::optional<int> YamlReader::number(const YAML::Node& node, std::string_view what, int least, int most) {
  const std::string found = shown(node);
  if (node.IsScalar() && is_whole(node.Scalar())) {
    const std::string& digits = node.Scalar();
    const bool read = is_number(digits);  // else it has more digits than any figure
    const int value = number_in(digits);
    if (read && value >= least && value <= most) return value;
    const bool small = read ? value < least : digits[0] == '-';
    wrong(where(node), std::string(what) + " is " + found.substr(1, found.size() - 2) +
                           (small ? "; at least " + std::to_string(least) + " is needed."
                                  : "; at most " + std::to_string(most) + " is possible."));
    return std::nullopt;
  }
  wrong(where(node), std::string(what) + " must be a whole number, and here is " + found + ".",
        least >= 0 ? "For example: 3." : "For example: 3 or -1.");
  return std::nullopt;
}

std::optional<bool> YamlReader::flag(const YAML::Node& node, std::string_view what) {
  if (node.IsScalar()) {
    const std::string value = fold(node.Scalar());
    if (value == "true" || value == "yes") return true;
    if (value == "false" || value == "no") return false;
  }
  const std::string found = shown(node);
  wrong(where(node), std::string(what) + " must be true or false, and here is " + found + ".");
  return std::nullopt;
}

std::vector<Name> YamlReader::names(const YAML::Node& node, std::string_view what) {
  std::vector<Name> out;
  if (node.IsSequence()) {
    for (const auto& item : node)
      if (auto one = name(item, what)) out.push_back(*one);
  } else if (node.IsScalar()) {
    if (auto one = name(node, what)) out.push_back(*one);
  } else {
    wrong(where(node), std::string(what) + " must be a list, and here is " + std::string(kind_of(node)) + ".",
          "For example: [A, B].");
  }
  return out;
}

bool YamlReader::is_map(const YAML::Node& node, std::string_view what, std::string_view example) {
  if (node.IsMap()) return true;
  wrong(where(node),
        std::string(what) + " must be a map of keys, and here is " + std::string(kind_of(node)) + ".",
        "For example: " + std::string(example) + ".");
  return false;
}

bool YamlReader::is_list(const YAML::Node& node, std::string_view what, std::string_view example) {
  if (node.IsSequence()) return true;
  wrong(where(node), std::string(what) + " must be a list, and here is " + std::string(kind_of(node)) + ".",
        "For example: " + std::string(example) + ".");
  return false;
}

void YamlReader::unknown_key(Where at, std::string_view key, std::span<const std::string_view> known,
                             std::string_view of_what) {
  if (full()) return;
  const auto near = nearest_words(key, known, 1);
  wrong(at, "There is no key " + in_quotes(key) + " in " + std::string(of_what) + ".",
        near.empty() ? "The keys are: " + listed(known) + "." : "Did you mean " + in_quotes(near[0]) + "?");
}

void YamlReader::check_keys(const YAML::Node& map, std::span<const std::string_view> known,
                            std::string_view of_what) {
  std::unordered_set<std::string_view> seen;
  for (const auto& pair : map) {
    if (full()) return;
    if (!pair.first.IsScalar()) {
      wrong(where(pair.first), "A key of " + std::string(of_what) + " must be a word.");
      continue;
    }
    const std::string& key = pair.first.Scalar();
    if (!fits(pair.first, "A key of " + std::string(of_what))) continue;
    if (!seen.insert(key).second) {
      wrong(where(pair.first),
            "The key " + in_quotes(key) + " stands twice in " + std::string(of_what) + ".");
    }
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      unknown_key(where(pair.first), key, known, of_what);
    }
  }
}

}  // namespace kawari
