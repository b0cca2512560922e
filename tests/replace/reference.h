// A second implementation of replacement, slow and simple, from the pseudo-code of the rules digests (Lorcana
// section 24.4, Duel Masters section 14). It has its own small data and shares only the edition's policy
// values with settle().
#pragma once
#include <string>
#include <vector>

#include "state/edition.h"

namespace kawari::test {

// What would happen to a card or to a player.
enum class What { deal, put, banish, hand, draw, lore, under_deck, mill };
// What an effect waits for, to whom it must happen, and what happens instead.
enum class Watch { dealt, taken, banished, left, drawn };
enum class Whom { any, own, another_own, itself, bound };
enum class Does {
  nothing,
  put_on_self,
  deal_to_self,
  one_more,
  twice,
  banish_self,
  to_hand,
  gain_lore,
  draw_two,
  banish_another,  // one of the controller's other cards, which they choose
  spend_two,       // two cards of the controller's discard, no matter which
  mill             // the top card of the controller's deck
};

struct EffectText {  // instances with the same text are the same effect
  Watch watch = Watch::dealt;
  Whom whom = Whom::any;
  Does does = Does::nothing;
  bool optional = false;
  bool next_time = false;   // used once, then gone; only for created effects
  bool first_time = false;  // used once per turn; only for static effects
  friend bool operator==(const EffectText&, const EffectText&) = default;
};
struct Instance {
  EffectText text;
  int controller = 0;
  int card = -1;   // the card that has it as a static ability; -1: it was created
  int bound = -1;  // created: the card that it was made for
};
struct Event {
  What what = What::deal;
  int card = -1;
  int player = -1;
  int amount = 1;
  bool combat = false;
};
struct World {
  int players = 2;
  int turn = 0;
  std::vector<int> owner;         // per card
  std::vector<int> resist;        // per card
  std::vector<Instance> statics;  // in the order of their cards
  std::vector<Instance> created;  // in the order of their creation
  std::vector<Event> events;      // they would happen together
  bool one_event = true;          // … as parts of one event; otherwise each is its own
  int discard = 0;                // cards in each player's discard
  int deck = 60;                  // … and deck
};

struct Outcome {
  std::vector<std::string> happened;
  std::vector<std::string> questions;
  std::vector<bool> left;  // per created effect: whether it is still there
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Readings of points that the rules leave open. The other value follows the digests to the letter.
struct Readings {
  bool covers_all_parts = true;      // 1: an applied effect covers every part of its event that fits
  bool new_recipient_counts = true;  // 3: damage dealt to another card is calculated for that card
};

// `answers` are option numbers (modulo the number of options). When they are used up, the first option is
// taken.
Outcome by_the_digest(const World& world, const ReplacementPolicy& policy, const std::vector<int>& answers,
                      const Readings& readings = {});

inline std::string card_name(int card) { return "C" + std::to_string(card); }
inline std::string player_name(int player) { return player == 0 ? "Ann" : player == 1 ? "Bob" : "Cid"; }

}  // namespace kawari::test
