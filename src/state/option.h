// An option of a decision: an answer that a player can give. Its kind says which contents it has.
#pragma once
#include <cassert>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "base/ids.h"
#include "ir/words.h"

namespace kawari {

// The target of an action: a card, a player or none.
enum class TargetKind : std::uint8_t { none, card, player };
class Target {
 public:
  constexpr Target() = default;
  constexpr Target(CardId card) : value_(index(card)) {}  // NOLINT: a card is a target; kNoCard: none
  constexpr Target(PlayerId player)                       // NOLINT: so is a player; kNoPlayer: none
      : value_(player == kNoPlayer ? kNone : static_cast<std::uint16_t>(kPlayerBit | index(player))) {}

  constexpr TargetKind kind() const {
    if (value_ == kNone) return TargetKind::none;
    return value_ & kPlayerBit ? TargetKind::player : TargetKind::card;
  }
  constexpr bool none() const { return value_ == kNone; }
  constexpr bool is_card() const { return kind() == TargetKind::card; }
  // kNoCard or kNoPlayer if the target is of another kind, or if there is none.
  constexpr CardId card() const { return is_card() ? CardId(value_) : kNoCard; }
  constexpr PlayerId player() const {
    return kind() == TargetKind::player ? PlayerId(static_cast<std::uint8_t>(value_ & 0xFF)) : kNoPlayer;
  }
  friend constexpr bool operator==(Target, Target) = default;

 private:
  static constexpr std::uint16_t kNone = 0xFFFF;
  static constexpr std::uint16_t kPlayerBit = 0x8000;
  std::uint16_t value_ = kNone;
};

inline constexpr std::uint16_t kNoAbility = 0xFFFF;

// An action: what is done, with which card, in which way and to what.
struct ActionOption {
  ActionId verb = kNoAction;
  PlayWay way = PlayWay::pay;  // of a card that is played
  CardId card = kNoCard;
  // The ability that is used: its number on the card (AbilityView::index).
  std::uint16_t ability = kNoAbility;
  Target target;  // what it is aimed at, put on or sung by; the card that allows to play it for another cost
  friend constexpr bool operator==(const ActionOption&, const ActionOption&) = default;
};

enum class OptionKind : std::uint8_t {
  none,
  yes,
  no,
  done,       // no more picks
  object,     // an object, or a card in its present place
  card,       // a card in any place
  player,     //
  number,     // an amount, and the keyword that it comes from
  mode,       // one of several texts, by index
  waiting,    // a waiting ability
  candidate,  // a replacement effect, by its index among the present candidates
  action,     //
  decline,    // none of the replacement effects
  keep,       //
  name,       // a word; kNoWord: a name that no card of the match has
  colour,     //
  way,        // how a cost is paid
};

class Option {
 public:
  std::uint32_t group = 0;  // options of one group cannot be told apart by the asked player

  constexpr Option() : nothing_{} {}
  static constexpr Option yes() { return Option(OptionKind::yes); }
  static constexpr Option no() { return Option(OptionKind::no); }
  static constexpr Option done() { return Option(OptionKind::done); }
  static constexpr Option decline() { return Option(OptionKind::decline); }
  static constexpr Option keep() { return Option(OptionKind::keep); }
  static constexpr Option object(ObjectRef ref) {
    Option out(OptionKind::object);
    out.object_ = {ref, {}};
    return out;
  }
  static constexpr Option card(CardId id) {
    Option out(OptionKind::card);
    out.card_ = {id, {}};
    return out;
  }
  static constexpr Option player(PlayerId id) {
    Option out(OptionKind::player);
    out.player_ = {id, {}};
    return out;
  }
  static constexpr Option number(std::int32_t value, KeywordId keyword = kNoKeyword) {
    Option out(OptionKind::number);
    out.number_ = {value, keyword, {}};
    return out;
  }
  static constexpr Option mode(int place) {
    Option out(OptionKind::mode);
    out.place_ = {static_cast<std::uint32_t>(place), 0};
    return out;
  }
  static constexpr Option waiting(std::uint32_t order) {
    Option out(OptionKind::waiting);
    out.place_ = {order, 0};
    return out;
  }
  static constexpr Option candidate(std::size_t place) {
    Option out(OptionKind::candidate);
    out.place_ = {static_cast<std::uint32_t>(place), 0};
    return out;
  }
  static constexpr Option name(WordId word) {
    Option out(OptionKind::name);
    out.name_ = {word, {}};
    return out;
  }
  static constexpr Option colour(ColourId id) {
    Option out(OptionKind::colour);
    out.colour_ = {id, {}};
    return out;
  }
  static constexpr Option way(PlayWay way) {
    Option out(OptionKind::way);
    out.way_ = {way, {}};
    return out;
  }
  static constexpr Option action(const ActionOption& action) {
    Option out(OptionKind::action);
    out.action_ = action;
    return out;
  }
  static constexpr Option action(ActionId verb, CardId card, PlayWay way = PlayWay::pay, Target target = {}) {
    return action({verb, way, card, kNoAbility, target});
  }
  static constexpr Option use(ActionId verb, CardId card, std::uint16_t ability) {
    return action({verb, PlayWay::pay, card, ability, {}});
  }

  constexpr OptionKind kind() const { return kind_; }
  constexpr bool is(OptionKind kind) const { return kind_ == kind; }
  // The contents. Only those of the option's kind may be read.
  constexpr ObjectRef object() const { return of(OptionKind::object).object_.ref; }
  constexpr CardId card() const { return of(OptionKind::card).card_.id; }
  constexpr PlayerId player() const { return of(OptionKind::player).player_.id; }
  constexpr std::int32_t number() const { return of(OptionKind::number).number_.value; }
  constexpr KeywordId keyword() const { return of(OptionKind::number).number_.keyword; }  // or kNoKeyword
  constexpr int mode() const { return static_cast<int>(of(OptionKind::mode).place_.number); }
  constexpr std::uint32_t waiting() const { return of(OptionKind::waiting).place_.number; }  // Waiting::order
  constexpr std::size_t candidate() const { return of(OptionKind::candidate).place_.number; }
  constexpr WordId name() const { return of(OptionKind::name).name_.word; }
  constexpr ColourId colour() const { return of(OptionKind::colour).colour_.id; }
  constexpr PlayWay way() const { return of(OptionKind::way).way_.way; }
  constexpr const ActionOption& action() const { return of(OptionKind::action).action_; }

  // Compares kind and contents; the group does not count.
  friend constexpr bool operator==(const Option& x, const Option& y) {
    if (x.kind_ != y.kind_) return false;
    switch (x.kind_) {
      case OptionKind::none:
      case OptionKind::yes:
      case OptionKind::no:
      case OptionKind::done:
      case OptionKind::decline:
      case OptionKind::keep:
        return true;
      case OptionKind::object:
        return x.object() == y.object();
      case OptionKind::card:
        return x.card() == y.card();
      case OptionKind::player:
        return x.player() == y.player();
      case OptionKind::number:
        return x.number() == y.number() && x.keyword() == y.keyword();
      case OptionKind::mode:
        return x.mode() == y.mode();
      case OptionKind::waiting:
        return x.waiting() == y.waiting();
      case OptionKind::candidate:
        return x.candidate() == y.candidate();
      case OptionKind::action:
        return x.action() == y.action();
      case OptionKind::name:
        return x.name() == y.name();
      case OptionKind::colour:
        return x.colour() == y.colour();
      case OptionKind::way:
        return x.way() == y.way();
    }
    return false;
  }

 private:
  // The contents all have the same size and no padding: positions are compared as bytes.
  struct Nothing {
    std::uint32_t spare[2];
  };
  struct OfObject {
    ObjectRef ref;
    std::uint16_t spare[2];
  };
  struct OfCard {
    CardId id;
    std::uint16_t spare[3];
  };
  struct OfPlayer {
    PlayerId id;
    std::uint8_t spare[7];
  };
  struct OfNumber {
    std::int32_t value;
    KeywordId keyword;
    std::uint8_t spare[3];
  };
  struct OfPlace {
    std::uint32_t number;
    std::uint32_t spare;
  };
  struct OfName {
    WordId word;
    std::uint16_t spare[3];
  };
  struct OfColour {
    ColourId id;
    std::uint8_t spare[7];
  };
  struct OfWay {
    PlayWay way;
    std::uint8_t spare[7];
  };

  explicit constexpr Option(OptionKind kind) : kind_(kind), nothing_{} {}
  constexpr const Option& of([[maybe_unused]] OptionKind kind) const {
    assert(kind_ == kind);
    return *this;
  }

  OptionKind kind_ = OptionKind::none;
  [[maybe_unused]] std::uint8_t spare_[3] = {};
  union {
    Nothing nothing_;
    OfObject object_;
    OfCard card_;
    OfPlayer player_;
    OfNumber number_;
    OfPlace place_;  // mode, waiting, candidate
    OfName name_;
    OfColour colour_;
    OfWay way_;
    ActionOption action_;
  };
};
static_assert(sizeof(Option) == 16 && std::is_trivially_copyable_v<Option>);
static_assert(std::has_unique_object_representations_v<Option>);

using OptionList = std::vector<Option>;

}  // namespace kawari
