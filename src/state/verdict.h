// Verdicts: whether something may be done or picked, and if not, why not.
#pragma once
#include <cassert>
#include <cstdint>

#include "base/ids.h"
#include "base/rule.h"
#include "ir/words.h"

namespace kawari {

// What stands in the way of an action or a pick: OBSTACLE(name, what a verdict says besides (About), what it
// says of the card behind it). Each has a message of its own.
#define KAWARI_OBSTACLES(OBSTACLE)                                                      \
  OBSTACLE(none, nothing, "only the rule says it")                                      \
  OBSTACLE(elsewhere, zone, "it is not in the zone where it would have to be")          \
  OBSTACLE(wrong_kind, kind, "it is not a card of that kind")                           \
  OBSTACLE(not_yours, nothing, "it is another player's")                                \
  OBSTACLE(not_opposing, nothing, "it is the player's own")                             \
  OBSTACLE(exerted, nothing, "it is exerted")                                           \
  OBSTACLE(ready, nothing, "it is ready")                                               \
  OBSTACLE(drying, nothing, "it came into play this turn")                              \
  OBSTACLE(has_keyword, keyword, "it has that keyword")                                 \
  OBSTACLE(lacks_keyword, keyword, "it does not have that keyword")                     \
  OBSTACLE(lacks_ability, nothing, "it does not have such an ability")                  \
  OBSTACLE(other_name, nothing, "it does not share a name with the other card")         \
  OBSTACLE(not_inkable, nothing, "it can't become a resource card")                     \
  OBSTACLE(done_this_turn, nothing, "the player has done it this turn")                 \
  OBSTACLE(used_this_turn, nothing, "it was used this turn")                            \
  OBSTACLE(at_that_place, nothing, "it is there already")                               \
  OBSTACLE(cost_too_high, nothing, "it costs more than the player can pay")             \
  OBSTACLE(colour_missing, nothing, "the player has no card of a colour that it needs") \
  OBSTACLE(cost_cannot_be_paid, nothing, "a part of its cost can't be paid")            \
  OBSTACLE(song_too_expensive, nothing, "it can't sing a song that costs so much")      \
  OBSTACLE(singers_too_few, nothing, "the singers together are too few")                \
  OBSTACLE(no_such_way, nothing, "nothing lets it be played in that way")               \
  OBSTACLE(no_base, nothing, "there is nothing that it could be put on")                \
  OBSTACLE(not_a_base, nothing, "it can't be put on that card")                         \
  OBSTACLE(target_missing, nothing, "no target is named")                               \
  OBSTACLE(must_act_first, nothing, "it has to do something first")                     \
  OBSTACLE(is_attacked, nothing, "it is what is being attacked")                        \
  OBSTACLE(picked_already, nothing, "it was picked already")                            \
  OBSTACLE(wrong_step, step, "that step of the turn is over")                           \
  OBSTACLE(not_your_turn, nothing, "another player is the one who may act")             \
  OBSTACLE(decision_open, nothing, "something is still to be decided")                  \
  OBSTACLE(game_over, nothing, "the game is over")                                      \
  OBSTACLE(not_played, nothing, "this build does not play it")
enum class Obstacle : std::uint8_t {
#define OBSTACLE(name, about, says) name,
  KAWARI_OBSTACLES(OBSTACLE)
#undef OBSTACLE
      count_
};

// What is said of an obstacle besides: the zone, kind or keyword that is wanted or in the way, the step of
// the turn that is over.
enum class About : std::uint8_t { nothing, zone, kind, keyword, step };
constexpr About about(Obstacle obstacle) {
  switch (obstacle) {
#define OBSTACLE(name, about, says) \
  case Obstacle::name:              \
    return About::about;
    KAWARI_OBSTACLES(OBSTACLE)
#undef OBSTACLE
    case Obstacle::count_:
      break;
  }
  return About::nothing;
}

// Yes, or no with the rule that says so, the card that makes it so and what is the matter with it.
class Verdict {
 public:
  std::int32_t has = 0, needs = 0;  // so much is there, and so much is needed
  NodeId node = kNoNode;            // the words of a card that forbid it, or that it does not fit
  CardId because = kNoCard;
  RuleKey rule = kNoRule;
  bool legal = true;
  PlayerId who = kNoPlayer;

  static Verdict yes() { return {}; }
  static Verdict no(RuleKey rule, CardId because = kNoCard, NodeId node = kNoNode) {
    Verdict out;
    out.legal = false;
    out.rule = rule;
    out.because = because;
    out.node = node;
    return out;
  }
  Verdict as(Obstacle what) const {
    assert(about(what) == About::nothing);
    return with(what);
  }
  // The player has so much, and so much is needed.
  Verdict as(Obstacle what, PlayerId player, int there, int wanted) const {
    Verdict out = as(what);
    out.who = player;
    out.has = there;
    out.needs = wanted;
    return out;
  }
  Verdict elsewhere(Zone wanted) const {
    Verdict out = with(Obstacle::elsewhere);
    out.zone_ = wanted;
    return out;
  }
  Verdict wrong_kind(Kind wanted) const {
    Verdict out = with(Obstacle::wrong_kind);
    out.kind_ = wanted;
    return out;
  }
  Verdict has_keyword(KeywordId keyword) const {
    Verdict out = with(Obstacle::has_keyword);
    out.keyword_ = keyword;
    return out;
  }
  Verdict lacks_keyword(KeywordId keyword) const {
    Verdict out = with(Obstacle::lacks_keyword);
    out.keyword_ = keyword;
    return out;
  }
  Verdict wrong_step(std::uint8_t over) const {  // an index into the game's phases
    Verdict out = with(Obstacle::wrong_step);
    out.step_ = over;
    return out;
  }

  Obstacle obstacle() const { return obstacle_; }
  // Only a verdict that is about it may be asked.
  Zone zone() const { return of(About::zone).zone_; }
  Kind kind() const { return of(About::kind).kind_; }
  KeywordId keyword() const { return of(About::keyword).keyword_; }
  std::uint8_t step() const { return of(About::step).step_; }

 private:
  Verdict with(Obstacle what) const {
    Verdict out = *this;
    out.obstacle_ = what;
    return out;
  }
  const Verdict& of([[maybe_unused]] About what) const {
    assert(about(obstacle_) == what);
    return *this;
  }

  Obstacle obstacle_ = Obstacle::none;
  union {
    std::uint8_t nothing_ = 0;
    Zone zone_;
    Kind kind_;
    KeywordId keyword_;
    std::uint8_t step_;
  };
};

}  // namespace kawari
