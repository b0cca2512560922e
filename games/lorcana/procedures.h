// The procedures of Lorcana: the fields that each one remembers, and its steps in order. The steps are in
// turn.cpp, checks.cpp, play.cpp, actions.cpp and combat.cpp. Frame::card is the card that an action is
// about.
#pragma once
#include "games/lorcana/play_way.h"
#include "ir/words.h"
#include "state/flow.h"

namespace kawari::lorcana {

struct Turn;
struct After;
struct Check;
struct Setup;
struct Play;
struct Deferred;
struct PutInk;
struct Quest;
struct Challenge;
struct Move;
struct Use;
using Procedures =
    ProcedureList<Turn, After, Check, Setup, Play, Deferred, PutInk, Quest, Challenge, Move, Use>;

struct Turn : Procedures::Row<Turn> {
  static constexpr std::string_view kName = "turn";
  struct Fields {
    bool handed_over = false;  // nobody has acted since a teammate was asked to
    KAWARI_FIELDS(handed_over)
  };
  KAWARI_STEPS(ready, start, check_only, set, after_set, draw, after_draw, main_phase, act, end, after_end,
               effects_end, renew_decks, pass_turn)
};

// What the last pass of the game state check found. If the next pass finds the same, it stops.
struct CheckFields {
  std::uint32_t found = 0;
  KAWARI_FIELDS(found)
};

// The game state check, then deferred actions, then the bag.
struct After : Procedures::Row<After> {
  static constexpr std::string_view kName = "after";
  using Fields = CheckFields;
  KAWARI_STEPS(check, deferred, bag)
};

// The game state check alone.
struct Check : Procedures::Row<Check> {
  static constexpr std::string_view kName = "check";
  using Fields = CheckFields;
  KAWARI_STEPS(check)
};

// The beginning of a game.
struct Setup : Procedures::Row<Setup> {
  static constexpr std::string_view kName = "setup";
  struct Fields {
    std::uint16_t put_back = 0;  // how many cards the player whose hand is altered must still draw
    std::uint8_t players = 0;    // how many players are done in this step
    std::uint8_t draws = 0;      // how many cards of the first hands have been drawn
    KAWARI_FIELDS(put_back, players, draws)
  };
  KAWARI_STEPS(shuffle_all, draw_hands, alter_hands, shuffle_altered, first_turn)
};

struct Play : Procedures::Row<Play> {
  static constexpr std::string_view kName = "play";
  struct Fields {
    std::int32_t paid = 0;  // the ink that was paid
    // What the way needs: the card below, the singer, the card that allows another cost.
    CardId with = kNoCard;
    CardId second_below = kNoCard;  // Duo Shift, Combo Shift
    Way way = Way::pay;
    bool by_effect = false;
    bool exerted = false;     // the effect that plays it says that it enters exerted
    std::uint8_t paying = 0;  // the part of the cost for which cards are picked
    KAWARI_FIELDS(paid, with, second_below, way, by_effect, exerted, paying)
  };
  KAWARI_REGISTERS(singers)  // the characters that sing together
  KAWARI_STEPS(announce, pick, pay, enter, played, resolve, leave, after)
};

// The effect of an action that another effect played.
struct Deferred : Procedures::Row<Deferred> {
  static constexpr std::string_view kName = "deferred action";
  using Fields = NoFields;
  KAWARI_STEPS(take_effect, leave)
};

struct PutInk : Procedures::Row<PutInk> {
  static constexpr std::string_view kName = "ink";
  using Fields = NoFields;
  KAWARI_STEPS(put, after)
};

struct Quest : Procedures::Row<Quest> {
  static constexpr std::string_view kName = "quest";
  using Fields = NoFields;
  KAWARI_STEPS(exert, gain, quested, after)
};

// Frame::subject is the challenger, Frame::other the challenged character or location.
struct Challenge : Procedures::Row<Challenge> {
  static constexpr std::string_view kName = "challenge";
  struct Fields {
    CardId challenged = kNoCard;
    KAWARI_FIELDS(challenged)
  };
  KAWARI_STEPS(declare, occur, after_occurring, damage, after_damage, end, after_end)
};

struct Move : Procedures::Row<Move> {
  static constexpr std::string_view kName = "move";
  struct Fields {
    CardId location = kNoCard;
    KAWARI_FIELDS(location)
  };
  KAWARI_STEPS(pay, move, after)
};

// Frame::program is the ability, once its cost is paid.
struct Use : Procedures::Row<Use> {
  static constexpr std::string_view kName = "use an ability";
  struct Fields {
    std::uint16_t ability = 0;  // its number (activated_ability)
    bool free = false;
    std::uint8_t paying = 0;  // the part of the cost for which cards are picked
    KAWARI_FIELDS(ability, free, paying)
  };
  KAWARI_STEPS(choose_way, pick, pay, used, take_effect, after)
};

}  // namespace kawari::lorcana
