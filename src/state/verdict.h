// Verdicts: whether something may be done or picked; if not, why not.
#pragma once
#include <cassert>
#include <cstdint>

#include "base/ids.h"
#include "base/rule.h"
#include "ir/words.h"

namespace kawari {

enum class Obstacle : std::uint8_t;  // state/obstacle.h

// What a verdict contains besides the obstacle: the zone, kind or keyword that is wanted or in the way; the
// step of the turn that is over; the player who did it or may act; how much a player has and how much is
// needed.
enum class About : std::uint8_t { nothing, zone, kind, keyword, step, player, amounts };

// Yes, or no with its rule, the card that causes it, and the obstacle.
class Verdict {
 public:
  NodeId node = kNoNode;  // the words of a card that forbid it, or that it does not meet
  CardId because = kNoCard;
  RuleKey rule = kNoRule;
  bool legal = true;

  static Verdict yes() { return {}; }
  static Verdict no(RuleKey rule, CardId because = kNoCard, NodeId node = kNoNode) {
    Verdict out;
    out.legal = false;
    out.rule = rule;
    out.because = because;
    out.node = node;
    return out;
  }
  Verdict as(Obstacle what) const { return with(what, About::nothing); }
  Verdict as(Obstacle what, PlayerId player) const {
    Verdict out = with(what, About::player);
    out.who_ = player;
    return out;
  }
  // The player has `there`, and needs `wanted`.
  Verdict as(Obstacle what, PlayerId player, int there, int wanted) const {
    Verdict out = with(what, About::amounts);
    out.who_ = player;
    out.has_ = there;
    out.needs_ = wanted;
    return out;
  }
  Verdict elsewhere(Zone wanted, PlayerId whose) const;  // it is not in that zone of that player's
  Verdict wrong_kind(Kind wanted) const;
  Verdict has_keyword(KeywordId keyword) const;
  Verdict lacks_keyword(KeywordId keyword) const;
  Verdict wrong_step(PhaseId over) const;

  Obstacle obstacle() const { return obstacle_; }
  About about() const { return about_; }
  // The contents. Only those that `about()` names may be read.
  Zone zone() const { return of(About::zone).zone_; }
  Kind kind() const { return of(About::kind).kind_; }
  KeywordId keyword() const { return of(About::keyword).keyword_; }
  PhaseId step() const { return of(About::step).step_; }
  PlayerId whose_zone() const { return of(About::zone).who_; }
  PlayerId who() const {
    assert(about_ == About::player || about_ == About::amounts);
    return who_;
  }
  int has() const { return of(About::amounts).has_; }
  int needs() const { return of(About::amounts).needs_; }

 private:
  Verdict with(Obstacle what, About about) const {
    Verdict out = *this;
    out.obstacle_ = what;
    out.about_ = about;
    return out;
  }
  const Verdict& of([[maybe_unused]] About what) const {
    assert(about_ == what);
    return *this;
  }

  std::int32_t has_ = 0, needs_ = 0;
  Obstacle obstacle_{};  // none
  About about_ = About::nothing;
  PlayerId who_ = kNoPlayer;
  union {
    std::uint8_t nothing_ = 0;
    Zone zone_;
    Kind kind_;
    KeywordId keyword_;
    PhaseId step_;
  };
};

}  // namespace kawari
