#include "examples/lanterns/rule_index.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "explain/rulebook.h"

namespace kawari::lanterns {

std::span<const RuleEntry> rule_index() {
  static const std::vector<RuleEntry> kIndex = [] {
    std::vector<RuleEntry> all;
    for (const auto part : {own_rules(), core_rules()})
      for (const Line& line : part) all.push_back(line.entry());
    const auto number = [](const RuleEntry& entry) {
      return entry.numbers[0] == nullptr ? std::string_view() : std::string_view(entry.numbers[0]);
    };
    std::stable_sort(all.begin(), all.end(), [&](const RuleEntry& a, const RuleEntry& b) {
      return a.key != b.key ? a.key < b.key : number_before(number(a), number(b));
    });
    return all;
  }();
  return kIndex;
}

}  // namespace kawari::lanterns
