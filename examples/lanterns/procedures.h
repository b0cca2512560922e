// The procedures of Lanterns: the fields that each one remembers, and its steps in order. Frame::card is the
// card that an action is about.
#pragma once
#include "ir/words.h"
#include "state/flow.h"

namespace kawari::lanterns {

struct Turn;
struct After;
struct Setup;
struct Light;
struct Whisper;
struct Release;
using Procedures = ProcedureList<Turn, After, Setup, Light, Whisper, Release>;

// turn.cpp
struct Turn : Procedures::Row<Turn> {
  static constexpr std::string_view kName = "turn";
  // Which actions the turn player has taken in this turn: each is allowed once.
  struct Fields {
    bool lit = false;
    bool whispered = false;
    bool released = false;
    KAWARI_FIELDS(lit, whispered, released)
  };
  KAWARI_STEPS(start, draw, after_draw, main_phase, act, end, after_end, effects_end, pass_turn)
};

// The state check, then the waiting abilities. checks.cpp
struct After : Procedures::Row<After> {
  static constexpr std::string_view kName = "after";
  using Fields = NoFields;
  KAWARI_STEPS(check, waiting)
};

// The beginning of a game. turn.cpp
struct Setup : Procedures::Row<Setup> {
  static constexpr std::string_view kName = "setup";
  struct Fields {
    std::uint8_t players = 0;  // how many decks have been shuffled
    std::uint8_t draws = 0;    // how many cards of the first hands have been drawn
    KAWARI_FIELDS(players, draws)
  };
  KAWARI_STEPS(shuffle_all, draw_hands, first_turn)
};

// A lantern is hung out. actions.cpp
struct Light : Procedures::Row<Light> {
  static constexpr std::string_view kName = "light";
  using Fields = NoFields;
  KAWARI_STEPS(hang, lit, after)
};

// A charm takes effect. actions.cpp
struct Whisper : Procedures::Row<Whisper> {
  static constexpr std::string_view kName = "whisper";
  using Fields = NoFields;
  KAWARI_STEPS(show, whispered, take_effect, leave, after)
};

// A lantern rises. actions.cpp
struct Release : Procedures::Row<Release> {
  static constexpr std::string_view kName = "release";
  using Fields = NoFields;
  KAWARI_STEPS(rise, after)
};

}  // namespace kawari::lanterns
