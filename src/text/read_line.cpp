#include "text/read_line.h"

#include <algorithm>

#include "text/print.h"
#include "text/resolve.h"
#include "text/tables.h"

namespace kawari {

Refusal refusal_at(std::string_view line, std::size_t offset, std::string why) {
  Refusal refusal;
  refusal.text = std::string(line);
  refusal.column = column_at(line, offset);
  std::string_view rest = offset < line.size() ? line.substr(offset) : std::string_view();
  // The unread words, up to the end of the sentence.
  const auto stop = rest.find(". ");
  refusal.unread = std::string(rest.substr(0, stop == std::string_view::npos ? rest.size() : stop + 1));
  refusal.why = std::move(why);
  return refusal;
}

Refusal too_long(const Budget& budget) {
  Refusal refusal;
  refusal.column = 1;
  refusal.why = "The text takes too long to read: " + budget.reason() + ".";
  return refusal;
}

std::string shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return std::string(text.substr(0, end)) + "\u2026";
}

namespace {

// "A Whispering Totem" on the card of that name: the name is used like a noun. It is replaced by this word,
// which rows can read.
constexpr std::string_view kOwnName = "{own-name}", kOwnNames = "{own-names}";

// The line with the card's own name replaced; empty if it does not occur.
std::string without_own_name(std::string_view line, std::string_view name) {
  std::string out(line);
  bool found = false;
  const std::string several = plural_of(name);
  for (auto at = out.find(name); !name.empty() && at != std::string::npos; at = out.find(name, at)) {
    const bool plural = std::string_view(out).substr(at).starts_with(several);
    const std::string_view word = plural ? kOwnNames : kOwnName;
    out.replace(at, plural ? several.size() : name.size(), word);
    at += word.size();
    found = true;
  }
  return found ? out : std::string();
}

// Some printed texts lack the full stop of their last sentence.
std::string with_stop(std::string_view line) {
  return line.empty() || line.ends_with('.') ? std::string() : std::string(line) + ".";
}

void put_own_name(Draft& tree, const std::string& name) {
  if (tree.op == Op::named && tree.word == kOwnName && !name.empty()) tree.word = name;
  for (std::size_t i = 0; i < tree.count(); ++i) put_own_name(tree.kid(i), name);
}

// Some printed texts lack the comma behind a moment or a condition. Returns the places where the instruction
// could begin, up to the place to which the text could be read without a comma.
std::vector<std::size_t> comma_places(std::string_view line, std::size_t furthest) {
  static constexpr std::string_view kBegins[] = {"When", "Whenever", "While", "At", "If", "During"};
  static constexpr std::string_view kGoesOn[] = {" you ",    " your ",   " this ",  " it ",
                                                 " each ",   " put ",    " draw ",  " destroy ",
                                                 " return ", " choose ", " untap ", " add "};
  std::vector<std::size_t> out;
  const std::string_view first = line.substr(0, line.find(' '));
  if (std::find(std::begin(kBegins), std::end(kBegins), first) == std::end(kBegins)) return out;
  const std::size_t end = std::min({line.find(','), line.find(". "), line.size(), furthest + 1});
  for (std::size_t at = line.find(' '); at < end; at = line.find(' ', at + 1)) {
    if (std::any_of(std::begin(kGoesOn), std::end(kGoesOn),
                    [&](std::string_view word) { return line.substr(at).starts_with(word); }))
      out.push_back(at);
  }
  return out;
}

std::string why_stopped(Reading::Stopped stopped) {
  switch (stopped) {
    case Reading::Stopped::too_deep:
      return "The text has parts inside parts, more than " + std::to_string(limits::kTreeDepth) +
             " levels of them.";
    case Reading::Stopped::too_many:
      return "Some of its words can be read in more than " + std::to_string(limits::kReadings) + " ways.";
    case Reading::Stopped::no:
    case Reading::Stopped::budget:
      break;
  }
  return {};
}

}  // namespace

// Reads texts that lack a full stop or a comma, and texts that name their own card. `meant` gets the text
// that must be printed back.
Reading LineReader::parse_nearly(const Line& line, std::string_view category, const std::string& own_name,
                                 std::string& meant) const {
  const std::vector<Token> tokens = tokenise(line.rest);
  Reading reading = parse(grammar_, tokens, line.rest, category, known_, budget_);
  meant = std::string(line.rest);
  if (!reading.trees.empty()) return reading;
  const auto read_as = [&](const std::string& text, std::string_view printed) {
    if (!reading.trees.empty() || text.empty()) return;
    Reading again = parse_as(text, category);
    if (again.trees.empty()) return;
    reading = std::move(again);
    meant = std::string(printed);
  };
  const std::string stopped = with_stop(line.rest);
  read_as(without_own_name(line.rest, own_name), line.rest);
  read_as(stopped, stopped);
  read_as(without_own_name(stopped, own_name), stopped);
  const std::size_t furthest =
      reading.furthest < tokens.size() ? tokens[reading.furthest].begin : line.rest.size();
  if (!reading.trees.empty()) return reading;
  const std::string whole = stopped.empty() ? std::string(line.rest) : stopped;
  for (const std::size_t at : comma_places(whole, furthest)) {
    if (!reading.trees.empty() || out()) break;
    const std::string text = whole.substr(0, at) + "," + whole.substr(at);
    read_as(text, text);
  }
  return reading;
}

Outcome LineReader::read(const Line& line, std::string_view category, const std::string& own_name) const {
  Outcome out;
  std::string meant;
  const Reading reading = parse_nearly(line, category, own_name, meant);
  const std::size_t rest_at = static_cast<std::size_t>(line.rest.data() - line.text.data());
  if (!reading.trees.empty()) return choose(line, reading, meant, own_name);
  const std::vector<Token> tokens = tokenise(line.rest);
  const bool large = reading.large_number >= 0 && reading.large_number < static_cast<int>(tokens.size());
  const std::size_t unread = large ? static_cast<std::size_t>(reading.large_number) : reading.furthest;
  const std::size_t at = unread < tokens.size() ? tokens[unread].begin : line.rest.size();
  std::string why = why_stopped(reading.stopped);
  if (large)
    why = "The number " + shortened(tokens[unread].shown) +
          " is too large: " + std::to_string(limits::kNumber) + " is the largest that a text can have.";
  if (why.empty())
    why = unread < tokens.size() ? "Nobody knows how to go on from here." : "The text ends too early.";
  out.refusal = refusal_at(line.text, rest_at + at, why);
  return out;
}

Outcome LineReader::choose(const Line& line, const Reading& reading, std::string_view meant,
                           const std::string& own_name) const {
  Outcome out;
  const std::size_t rest_at = static_cast<std::size_t>(line.rest.data() - line.text.data());
  std::string why;
  for (const TreePtr& tree : reading.trees) {
    Resolved resolved = resolve_references(grammar_, tree, budget_);
    if (!resolved.tree) {
      why = resolved.refusal;
      continue;
    }
    put_own_name(*resolved.tree, own_name);
    const std::string wrong = verify(grammar_.names().ops(), *resolved.tree, Sort::Ability);
    if (!wrong.empty()) {
      why = "The program is not sound: " + wrong + ".";
      continue;
    }
    const auto prints_back = [&] {
      return same_tokens(print_tree(grammar_, *resolved.tree, Language::en, budget_), meant);
    };
    if (!out.tree) {
      out.tree = resolved.tree;
      out.exact = prints_back();
    } else if (same_tree(*without_hints(*out.tree), *without_hints(*resolved.tree))) {
      // Of two wordings with one meaning, take the one that the text has.
      if (!out.exact && prints_back()) {
        out.tree = resolved.tree;
        out.exact = true;
      }
    } else {
      const TreePtr before = out.tree;
      out.tree = nullptr;
      out.refusal = refusal_at(
          line.text, rest_at,
          "The text can be read in two ways: " + shortened(to_text(*before, grammar_.names()), 4000) +
              " or " + shortened(to_text(*resolved.tree, grammar_.names()), 4000) + ".");
      return out;
    }
  }
  // If some readings were left out, the one that was found may not be the only one.
  const std::string stopped = why_stopped(reading.stopped);
  if (!stopped.empty()) {
    out.tree = nullptr;
    why = stopped;
  }
  if (!out.tree) out.refusal = refusal_at(line.text, rest_at, why);
  return out;
}

}  // namespace kawari
