#include "ir/symbols.h"

#include <array>
#include <charconv>
#include <span>
#include <vector>

#include "base/limits.h"

namespace kawari {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::string_view kStats[] = {"cost",      "strength", "willpower", "lore",
                                       "move-cost", "singing",  "breaking",  "damage"};
constexpr std::string_view kPermissions[] = {"challenge-ready", "attack-untapped",
                                             "attack-anyway",   "attack-player-anyway",
                                             "win-battles",     "be-attacked-untapped"};
static_assert(std::size(kPermissions) == static_cast<std::size_t>(Permission::count_));
constexpr std::string_view kKinds[] = {"character", "action",    "song",   "item",
                                       "location",  "evolution", "psychic"};
constexpr std::string_view kZones[] = {"none",    "deck",    "hand",    "play",  "discard", "resource",
                                       "shields", "reserve", "pending", "under", "removed"};
constexpr std::string_view kComparisons[] = {"at-least", "at-most", "exactly", "more-than", "less-than"};
constexpr std::string_view kRoles[] = {"subject", "other", "source", "bound"};
constexpr std::string_view kPlaces[] = {
    "hand",      "deck-top", "deck-bottom",      "deck-shuffled",
    "discard",   "resource", "resource-exerted", "play",
    "shields",   "reserve",  "under-self",       "deck-bottom-instead-of-discard",
    "hand-alone"};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count_));
static_assert(std::size(kPlaces) == static_cast<std::size_t>(Place::count_));
static_assert(std::size(kKinds) == static_cast<std::size_t>(Kind::count_));

// The names of single bits, lowest first.
constexpr std::string_view kChoiceBits[] = {"up-to"};
constexpr std::string_view kLimitBits[] = {"once-per-turn", "first-time-each-turn", "once-during-your-turn",
                                           "next-time"};
constexpr std::string_view kReplaceBits[] = {"optional", "next-time", "first-time", "own-movement"};
constexpr std::string_view kWayBits[] = {"for-free", "exerted"};
constexpr std::string_view kEntryBits[] = {"exerted", "damaged", "may", "linked"};

Names fact_names() {
  static const auto names = [] {
    std::array<std::string_view, static_cast<std::size_t>(Fact::count_)> out;
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = name_of(static_cast<Fact>(i));
    return out;
  }();
  return names;
}

Names ban_names() {
  static const auto names = [] {
    std::vector<std::string> out;
#define BAN(name) out.emplace_back(#name);
    KAWARI_BANS(BAN)
#undef BAN
    for (auto& name : out) {
      for (char& c : name) c = c == '_' ? '-' : c;
    }
    return out;
  }();
  static const std::vector<std::string_view> views(names.begin(), names.end());
  return views;
}

struct Table {
  Names names;
  bool bits = false;
};

Table table_of(ValueOf kind) {
  switch (kind) {
    case ValueOf::Stat:
      return {kStats};
    case ValueOf::Ban:
      return {ban_names()};
    case ValueOf::Permission:
      return {kPermissions};
    case ValueOf::Kind:
      return {kKinds};
    case ValueOf::Zone:
      return {kZones};
    case ValueOf::Fact:
      return {fact_names()};
    case ValueOf::Comparison:
      return {kComparisons};
    case ValueOf::Role:
      return {kRoles};
    case ValueOf::Place:
      return {kPlaces};
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
    case ValueOf::Figure:
    case ValueOf::None:
    case ValueOf::Number:
    case ValueOf::Word:
    case ValueOf::Keyword:
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

}  // namespace

std::string symbol_of(ValueOf kind, int value) {
  if (kind == ValueOf::Figure) {
    const auto stat = static_cast<std::size_t>(figure_stat(value));
    const auto comparison = static_cast<std::size_t>(figure_comparison(value));
    if (stat < std::size(kStats) && comparison < std::size(kComparisons)) {
      return std::string(kStats[stat]) + ":" + std::string(kComparisons[comparison]);
    }
    return std::to_string(value);
  }
  const Table table = table_of(kind);
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
  }
  if (!table.bits && at >= 0 && at < static_cast<int>(table.names.size())) {
    return std::string(table.names[static_cast<std::size_t>(at)]) + suffix;
  }
  return std::to_string(value);
}

std::optional<int> symbol_value(ValueOf kind, std::string_view symbol) {
  int number = 0;
  const auto [end, error] = std::from_chars(symbol.data(), symbol.data() + symbol.size(), number);
  if (error == std::errc() && end == symbol.data() + symbol.size()) return number;
  if (kind == ValueOf::Figure) {
    const auto colon = symbol.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto stat = position(kStats, symbol.substr(0, colon));
    const auto comparison = position(kComparisons, symbol.substr(colon + 1));
    if (!stat || !comparison) return std::nullopt;
    return figure_value(static_cast<Stat>(*stat), static_cast<Comparison>(*comparison));
  }
  const Table table = table_of(kind);
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

bool value_fits(ValueOf kind, int value) {
  if (value < -limits::kNumber || value > limits::kNumber) return false;
  switch (kind) {
    case ValueOf::None:
      return value == 0;
    case ValueOf::Number:
      return true;
    case ValueOf::Word:
    case ValueOf::Keyword:
      return value >= 0;
    case ValueOf::Register:
      return value >= 0 && value < kMaxRegisters;
    case ValueOf::Figure: {
      const auto stat = static_cast<std::size_t>(figure_stat(value));
      const auto comparison = static_cast<std::size_t>(figure_comparison(value));
      return value >= 0 && stat < std::size(kStats) && comparison < std::size(kComparisons);
    }
    case ValueOf::Fact:
      return value >= 0 && (value & 0xFF) < static_cast<int>(Fact::count_) && value < 2 * kTogether;
    case ValueOf::Stat:
    case ValueOf::Ban:
    case ValueOf::Permission:
    case ValueOf::Kind:
    case ValueOf::Zone:
    case ValueOf::Comparison:
    case ValueOf::Role:
    case ValueOf::Place:
      return value >= 0 && value < static_cast<int>(table_of(kind).names.size());
    case ValueOf::Choice:
    case ValueOf::Limit:
    case ValueOf::Replace:
    case ValueOf::Way:
    case ValueOf::Entry:
      return value >= 0 && value < 1 << table_of(kind).names.size();
  }
  return false;
}

}  // namespace kawari
