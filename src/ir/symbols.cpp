#include "ir/symbols.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <vector>

#include "base/limits.h"

namespace kawari {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::string_view kComparisons[] = {"at-least", "at-most", "exactly", "more-than", "less-than"};
constexpr std::string_view kRoles[] = {"subject", "other", "source", "bound"};

// The names of single bits, lowest first.
constexpr std::string_view kChoiceBits[] = {"up-to"};
constexpr std::string_view kLimitBits[] = {"once-per-turn", "first-time-each-turn", "once-during-your-turn",
                                           "next-time"};
constexpr std::string_view kReplaceBits[] = {"optional", "next-time", "first-time", "own-movement"};
constexpr std::string_view kWayBits[] = {"for-free", "exerted"};
constexpr std::string_view kEntryBits[] = {"exerted", "damaged", "may", "linked"};
constexpr std::string_view kLinkingBits[] = {"to"};
constexpr std::string_view kSideBits[] = {"left", "right", "above", "below"};

struct Table {
  Names names;
  bool bits = false;
};

// The names that the game gives to values of this kind; nullptr if the core names them.
const std::vector<std::string>* named_by_game(ValueOf kind, const GameNames& names) {
  if (kind == ValueOf::Keyword) return &names.keywords;
  return kind == ValueOf::Colour ? &names.colours : nullptr;
}

Table table_of(ValueOf kind, const GameNames& game = kNoGameNames) {
  switch (kind) {
    case ValueOf::Stat:
      return {game.values->stats()};
    case ValueOf::Ban:
      return {game.values->bans()};
    case ValueOf::Permission:
      return {game.values->permissions()};
    case ValueOf::Kind:
      return {game.values->kinds()};
    case ValueOf::Zone:
      return {game.zones->names()};
    case ValueOf::Fact:
      return {game.facts->names()};
    case ValueOf::Comparison:
      return {kComparisons};
    case ValueOf::Role:
      return {kRoles};
    case ValueOf::Place:
      return {game.zones->places()};
    case ValueOf::Choice:
      return {kChoiceBits, true};
    case ValueOf::Limit:
      return {kLimitBits, true};
    case ValueOf::Replace:
      return {kReplaceBits, true};
    case ValueOf::Way:
      return {kWayBits, true};
    case ValueOf::Entry:
      return {kEntryBits, true};
    case ValueOf::Linking:
      return {kLinkingBits, true};
    case ValueOf::Side:
      return {kSideBits, true};
    case ValueOf::Figure:
    case ValueOf::None:
    case ValueOf::Number:
    case ValueOf::Word:
    case ValueOf::Keyword:
    case ValueOf::Colour:
    case ValueOf::Register:
      return {};
  }
  return {};
}

std::optional<int> position(Names names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

constexpr std::string_view kPassiveSuffix = ":passive";
constexpr std::string_view kTogetherSuffix = ":together";
constexpr std::string_view kByEffectSuffix = ":by-effect";

}  // namespace

std::string symbol_of(ValueOf kind, int value, const GameNames& names) {
  if (const auto* own = named_by_game(kind, names);
      own != nullptr && static_cast<std::size_t>(value) < own->size())
    return (*own)[static_cast<std::size_t>(value)];
  if (kind == ValueOf::Figure) {
    const Names stats = names.values->stats();
    const auto stat = static_cast<std::size_t>(figure_stat(value));
    const auto comparison = static_cast<std::size_t>(figure_comparison(value));
    if (stat < stats.size() && comparison < std::size(kComparisons))
      return std::string(stats[stat]) + ":" + std::string(kComparisons[comparison]);
    return std::to_string(value);
  }
  const Table table = table_of(kind, names);
  if (table.bits && value > 0) {
    std::string out;
    for (std::size_t i = 0; i < table.names.size(); ++i) {
      if ((value & (1 << i)) == 0) continue;
      if (!out.empty()) out += "+";
      out += table.names[i];
    }
    return out;
  }
  std::string suffix;
  int at = value;
  if (kind == ValueOf::Fact) {
    at = value & 0xFF;
    if (value & kPassive) suffix += kPassiveSuffix;
    if (value & kTogether) suffix += kTogetherSuffix;
    if (value & kByEffect) suffix += kByEffectSuffix;
  }
  if (!table.bits && at >= 0 && at < static_cast<int>(table.names.size())) {
    return std::string(table.names[static_cast<std::size_t>(at)]) + suffix;
  }
  return std::to_string(value);
}

std::optional<int> symbol_value(ValueOf kind, std::string_view symbol, const GameNames& names) {
  if (const auto* own = named_by_game(kind, names); own != nullptr && !own->empty()) {
    const auto found = std::find(own->begin(), own->end(), symbol);
    return found == own->end() ? std::nullopt : std::optional<int>(static_cast<int>(found - own->begin()));
  }
  int number = 0;
  const auto [end, error] = std::from_chars(symbol.data(), symbol.data() + symbol.size(), number);
  if (error == std::errc() && end == symbol.data() + symbol.size()) return number;
  if (kind == ValueOf::Figure) {
    const auto colon = symbol.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto stat = position(names.values->stats(), symbol.substr(0, colon));
    const auto comparison = position(kComparisons, symbol.substr(colon + 1));
    if (!stat || !comparison) return std::nullopt;
    return figure_value(static_cast<Stat>(*stat), static_cast<Comparison>(*comparison));
  }
  const Table table = table_of(kind, names);
  if (table.bits) {
    int bits = 0;
    while (!symbol.empty()) {
      const auto plus = symbol.find('+');
      const auto bit = position(table.names, symbol.substr(0, plus));
      if (!bit) return std::nullopt;
      bits |= 1 << *bit;
      symbol = plus == std::string_view::npos ? std::string_view() : symbol.substr(plus + 1);
    }
    return bits;
  }
  if (kind == ValueOf::Fact) {
    int bits = 0;
    if (symbol.ends_with(kByEffectSuffix)) {
      symbol.remove_suffix(kByEffectSuffix.size());
      bits |= kByEffect;
    }
    if (symbol.ends_with(kTogetherSuffix)) {
      symbol.remove_suffix(kTogetherSuffix.size());
      bits |= kTogether;
    }
    if (symbol.ends_with(kPassiveSuffix)) {
      symbol.remove_suffix(kPassiveSuffix.size());
      bits |= kPassive;
    }
    const auto fact = position(table.names, symbol);
    return fact ? std::optional<int>(*fact | bits) : std::nullopt;
  }
  return position(table.names, symbol);
}

std::string known_symbols(ValueOf kind, const GameNames& names) {
  std::string out;
  const auto add = [&](std::string_view name) { out.append(out.empty() ? "" : ", ").append(name); };
  if (const auto* own = named_by_game(kind, names))
    for (const std::string& name : *own) add(name);
  for (const std::string_view name : table_of(kind, names).names) add(name);
  return out;
}

std::string no_value(Op op, std::string_view symbol, const GameNames& names) {
  const std::string known = known_symbols(names.ops()[op].value, names);
  std::string out = std::string(symbol) + " is no value of " + std::string(names.ops()[op].name);
  if (!known.empty()) out += ": it is one of " + known;
  return out;
}

bool value_fits(ValueOf kind, int value) {
  if (value < -limits::kNumber || value > limits::kNumber) return false;
  switch (kind) {
    case ValueOf::None:
      return value == 0;
    case ValueOf::Number:
      return true;
    case ValueOf::Word:
    case ValueOf::Keyword:
    case ValueOf::Colour:
      return value >= 0;
    case ValueOf::Register:
      return value >= 0 && value < kMaxRegisters;
    case ValueOf::Figure: {
      const auto stat = static_cast<std::size_t>(figure_stat(value));
      const auto comparison = static_cast<std::size_t>(figure_comparison(value));
      return value >= 0 && stat < kMaxStats && comparison < std::size(kComparisons);
    }
    case ValueOf::Fact:
      return value >= 0 && (value & 0xFF) < static_cast<int>(kMaxFacts) && value < 2 * kByEffect;
    case ValueOf::Zone:
      return value >= 0 && value < kMaxZones;
    case ValueOf::Place:
      return value >= 0 && value < static_cast<int>(Place::count_) + kMaxOwnZones;
    case ValueOf::Stat:
      return value >= 0 && value < static_cast<int>(kMaxStats);
    case ValueOf::Ban:
      return value >= 0 && value < static_cast<int>(kMaxBans);
    case ValueOf::Permission:
      return value >= 0 && value < static_cast<int>(kMaxPermissions);
    case ValueOf::Kind:
      return value >= 0 && value < static_cast<int>(kMaxKinds);
    case ValueOf::Comparison:
    case ValueOf::Role:
      return value >= 0 && value < static_cast<int>(table_of(kind).names.size());
    case ValueOf::Choice:
    case ValueOf::Limit:
    case ValueOf::Replace:
    case ValueOf::Way:
    case ValueOf::Entry:
    case ValueOf::Linking:
    case ValueOf::Side:
      return value >= 0 && value < 1 << table_of(kind).names.size();
  }
  return false;
}

}  // namespace kawari
