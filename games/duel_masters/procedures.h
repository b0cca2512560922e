// The procedures of Duel Masters: the fields that each one remembers, and its steps in order. Each procedure
// names the files that contain its steps. Frame::card is the card that an action is about.
#pragma once
#include "ir/words.h"
#include "state/flow.h"

namespace kawari::duel_masters {

struct Turn;
struct After;
struct Check;
struct Setup;
struct Play;
struct Charge;
struct Attack;
struct Use;
struct Cross;
struct Declare;
struct Order;
struct Carry;
struct Battle;
using Procedures =
    ProcedureList<Turn, After, Check, Setup, Play, Charge, Attack, Use, Cross, Declare, Order, Carry, Battle>;

// turn.cpp
struct Turn : Procedures::Row<Turn> {
  static constexpr std::string_view kName = "turn";
  struct Fields {
    // The player whose turn it was before the extra turns; the next turn is counted from there.
    PlayerId before_extra = kNoPlayer;
    std::uint8_t asked = 0;  // how many creatures that may be kept tapped were asked about
    KAWARI_FIELDS(before_extra, asked)
  };
  KAWARI_STEPS(begin_turn, keep_tapped, untap, start, after_start, draw, after_draw, charge_step, act, end,
               end_of_extra_turn, after_end, effects_end, pass_turn)
};

// State-based actions, shield triggers, standby effects. checks.cpp
struct After : Procedures::Row<After> {
  static constexpr std::string_view kName = "after";
  struct Fields {
    bool turn_player_only = false;  // the other player's effects stay in standby
    KAWARI_FIELDS(turn_player_only)
  };
  KAWARI_STEPS(check, shield_triggers, standby)
};

// checks.cpp
struct Check : Procedures::Row<Check> {
  static constexpr std::string_view kName = "check";
  using Fields = NoFields;
  KAWARI_STEPS(check)
};

// The beginning of a game. turn.cpp
struct Setup : Procedures::Row<Setup> {
  static constexpr std::string_view kName = "setup";
  struct Fields {
    std::uint8_t players = 0;  // how many players are done in this step
    std::uint8_t draws = 0;    // how many cards of the first hands have been drawn
    KAWARI_FIELDS(players, draws)
  };
  KAWARI_STEPS(shuffle_all, lay_shields, draw_hands, first_turn)
};

enum class PlayedBy : std::uint8_t { player, effect, shield_trigger };

// play.cpp
struct Play : Procedures::Row<Play> {
  static constexpr std::string_view kName = "play";
  struct Fields {
    CardId base = kNoCard;  // the creature that the card is put on, or the shield of a castle
    CardId second_base = kNoCard;
    PlayWay way = PlayWay::pay;
    PlayedBy by = PlayedBy::player;
    Zone from = Zone::none;  // the zone that a spell came from
    std::uint8_t spare = 0;
    KAWARI_FIELDS(base, second_base, way, by, from, spare)
  };
  KAWARI_STEPS(declare, pick_base, pick_second, pay, enter, executed, cross_at_once, resolve, leave, after)
};

// actions.cpp
struct Charge : Procedures::Row<Charge> {
  static constexpr std::string_view kName = "charge";
  using Fields = NoFields;
  KAWARI_STEPS(put, after)
};

// The losers of a battle between Frame::subject and Frame::other.
enum class Losers : std::uint8_t { not_fought, none, subject, other, both };

// Frame::subject is the attacker. Frame::other is the creature that it fights; none while it attacks a
// player. combat.cpp, ninja_strike.cpp, breaking.cpp
struct Attack : Procedures::Row<Attack> {
  static constexpr std::string_view kName = "attack";
  struct Fields {
    CardId attacker = kNoCard;
    CardId target = kNoCard;      // the creature that it fights
    std::uint16_t to_break = 0;   // how many shields
    std::uint16_t broken = 0;     // how many shields
    std::uint16_t asked = 0;      // how many ninja strikes were asked about
    PlayerId player = kNoPlayer;  // the attacked player; kNoPlayer: a creature is attacked
    bool blocked = false;
    std::uint8_t ninja_used = 0;  // a bit for each player who has used a ninja strike in this attack
    Losers losers = Losers::not_fought;
    std::uint8_t spare[2] = {};
    KAWARI_FIELDS(attacker, target, to_break, broken, asked, player, blocked, ninja_used, losers, spare)
  };
  // The shields that are to be broken; whether the battle took place; the shields that were broken; the
  // creatures that are used to block, in their order.
  KAWARI_REGISTERS(chosen, fought, broken, blockers)
  KAWARI_STEPS(tap_attacker, attacks, turn_players_part, declared_against_attacker, after_attacking, block,
               use_blockers, declared_against_blocker, after_block, battle, after_battle_begins, compare,
               destroy_losers, battle_over, after_battle, battle_left, choose_shields, after_choosing,
               break_shields, more_shields, end, after_end, effects_end)
};

// actions.cpp
struct Use : Procedures::Row<Use> {
  static constexpr std::string_view kName = "use an ability";
  struct Fields {
    std::uint16_t ability = 0;  // its index among those of the face
    CardId tapper = kNoCard;    // the creature that taps for it
    KAWARI_FIELDS(ability, tapper)
  };
  KAWARI_STEPS(pick_tapper, tap, used, take_effect, after)
};

// play.cpp
struct Cross : Procedures::Row<Cross> {
  static constexpr std::string_view kName = "cross";
  struct Fields {
    CardId creature = kNoCard;
    KAWARI_FIELDS(creature)
  };
  KAWARI_STEPS(declare, pay, cross, after)
};

// Asks which shield triggers are used. shields.cpp
struct Declare : Procedures::Row<Declare> {
  static constexpr std::string_view kName = "declare shield triggers";
  struct Fields {
    std::uint16_t asked = 0;  // how many cards were asked about
    KAWARI_FIELDS(asked)
  };
  KAWARI_REGISTERS(taken)  // the cards that were put into the hand
  KAWARI_STEPS(declare)
};

// Asks for the order of cards on a deck. deck_order.cpp
struct Order : Procedures::Row<Order> {
  static constexpr std::string_view kName = "order a deck";
  struct Fields {
    std::uint16_t placed = 0;  // how many cards have their place
    bool bottom = false;
    std::uint8_t spare = 0;
    KAWARI_FIELDS(placed, bottom, spare)
  };
  KAWARI_REGISTERS(cards)  // cards with their place come last, topmost first
  KAWARI_STEPS(order)
};

// Decides which card goes on with an attack when a creature has fallen apart. reconstruction.cpp
struct Carry : Procedures::Row<Carry> {
  static constexpr std::string_view kName = "carry on an attack";
  struct Fields {
    SlotId first = kNoSlot;
    SlotId second = kNoSlot;
    KAWARI_FIELDS(first, second)
  };
  KAWARI_STEPS(carry_on)
};

// A battle that an effect has ordered. combat.cpp
struct Battle : Procedures::Row<Battle> {
  static constexpr std::string_view kName = "battle";
  struct Fields {
    Losers losers = Losers::not_fought;
    KAWARI_FIELDS(losers)
  };
  KAWARI_REGISTERS(fought)  // whether the battle took place
  KAWARI_STEPS(work_off, compare, destroy_losers, battle_over, battle_left)
};

}  // namespace kawari::duel_masters
