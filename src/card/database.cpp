#include "card/database.h"

#include <algorithm>

#include "base/limits.h"

namespace kawari {
namespace {

// Edits (letters added, dropped, changed, neighbours swapped) between two folded names; more than `most` are
// not counted to the end.
std::size_t distance(std::string_view a, std::string_view b, std::size_t most) {
  const std::size_t longer = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
  if (longer > most) return most + 1;
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
    // A later row is built on the last two.
    const auto least = [](const std::vector<std::size_t>& of) {
      return *std::min_element(of.begin(), of.end());
    };
    if (i > 1 && least(last) > most && least(before) > most) return most + 1;
  }
  return last[b.size()];
}

constexpr IdLimit kFaces{0xFFFF, "faces"};

}  // namespace

FaceId Database::append(Face face) {
  if (faces_.size() == kFaces.most) {
    full_ = &kFaces;
    return kNoFace;
  }
  for (const Ability& ability : face.abilities)
    if (ability.kind == AbilityKind::triggered && ability.zone != Zone::play)
      watched_elsewhere_ |= ability.watches;
  greatest_cost_ = std::max(greatest_cost_, face.stat(Stat::cost));
  faces_.push_back(std::move(face));
  return FaceId{static_cast<std::uint16_t>(faces_.size() - 1)};
}

FaceId Database::add(Face face) {
  std::string key = fold(face.full_name);
  const FaceId id = append(std::move(face));
  if (id != kNoFace) by_name_[std::move(key)] = id;
  return id;
}

bool Database::is_classification(std::string_view word) const {
  return classifications_.contains(fold(word)) || (beneath_ != nullptr && beneath_->is_classification(word));
}

void Database::join_sides(FaceId a, FaceId b) {
  faces_[index(a)].other_side = b;
  faces_[index(b)].other_side = a;
}

FaceId Database::find(std::string_view full_name) const {
  const auto found = by_name_.find(fold(full_name));
  return found == by_name_.end() ? kNoFace : found->second;
}

std::vector<std::string> Database::nearest(std::string_view name, std::size_t most) const {
  // No name is that long, and the comparison takes quadratic time.
  if (name.size() > limits::kNameBytes) return {};
  const std::string wanted = fold(name);
  const std::size_t most_edits = std::max<std::size_t>(3, wanted.size() / 3);
  struct Candidate {
    std::size_t distance;
    const std::string* name;
  };
  std::vector<Candidate> candidates;
  for (const Database* cards = this; cards != nullptr; cards = cards->beneath_.get()) {
    for (const auto& [folded, id] : cards->by_name_) {
      if (cards != this && by_name_.contains(folded)) continue;
      // People often leave out the version, so a name that contains the words counts as near.
      const bool part = wanted.size() >= 3 && folded.find(wanted) != std::string::npos;
      const std::size_t edits = part ? 1 : distance(wanted, folded, most_edits);
      if (part || edits <= most_edits) candidates.push_back({edits, &cards->faces_[index(id)].full_name});
    }
  }
  std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.distance != b.distance ? a.distance < b.distance : *a.name < *b.name;
  });
  std::vector<std::string> out;
  for (const Candidate& candidate : candidates) {
    if (out.size() == most) break;
    out.push_back(*candidate.name);
  }
  return out;
}

}  // namespace kawari
