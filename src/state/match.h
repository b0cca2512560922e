// A match: a State together with what it is played with (cards, rules, edition) and what can be rebuilt from
// it (derived values). The rules of a game come in as a table of data and functions.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/scratch_vec.h"
#include "card/match_cards.h"
#include "state/edition.h"
#include "state/flow.h"
#include "state/state.h"
#include "state/trace.h"

namespace kawari {

class Grammar;
struct GameWords;
struct Match;

inline constexpr int kMaxKeywords = 24;
inline constexpr int kMaxGranted = 2000;
inline constexpr int kMaxJoined = 1000;
inline constexpr int kMaxInForce = 4000;

// Values that follow from the State: never hashed, rebuilt when something that they read has changed.
struct SlotValues {
  BanSet bans;                               // prohibitions without a further condition
  BanSet narrowed_bans;                      // some prohibition of this kind, with a filter: ask in full
  FactSet triggers;                          // some triggered ability of it waits for these
  FactSet replaces;                          // … replacement ability
  std::uint32_t keywords;                    // a bit per keyword
  std::int32_t keyword_value[kMaxKeywords];  // totals of numbered keywords
  std::int32_t stat[static_cast<int>(Stat::count_)];
  std::uint8_t permissions;
  std::uint8_t narrowed_permissions;  // some permission of this kind, with a filter: ask in full
  std::uint8_t spare[6];
};
// A classification that an object has although it is not printed on it.
struct Joined {
  WordId word;
  SlotId slot;
  std::uint8_t spare;
};
struct GrantedAbility {
  NodeId ability;
  CardId source;
  std::int16_t effect;  // index into State::effects, or -1: granted by a static ability
  SlotId slot;
  std::uint8_t spare[3];  // no padding: derived values are compared as bytes
};
// A statement that applies continuously, and where it comes from.
struct InForce {
  NodeId node;
  std::int16_t effect;  // index into State::effects; -1: a static ability
  SlotId slot;          // the object whose static ability it is; kNoSlot: the effect itself says it
  std::uint8_t spare;
};
// What a keyword adds to the strength of whoever challenges.
struct AssaultBonus {
  std::int32_t amount;
  SlotId slot;
  std::uint8_t spare[3];
};
struct DerivedValues {
  template <class T, std::size_t Capacity, Fault full>
  using List = BoundedList<T, Capacity, full>;
  List<SlotValues, kMaxSlots, Fault::too_many_slots> slots;  // as State::slots; free ones are zero
  List<GrantedAbility, kMaxGranted, Fault::too_many_granted> granted;
  List<Joined, kMaxJoined, Fault::too_many_joined> joined;
  List<InForce, kMaxInForce, Fault::too_many_in_force> in_force;
  List<AssaultBonus, kMaxSlots, Fault::too_many_slots> bonuses;  // already counted in the figures above
  FactSet trigger_facts = 0;      // some ability in play, or some effect, waits for these
  FactSet replacement_facts = 0;  // … replaces these
  BanSet player_bans = 0;         // some prohibition of this kind on players is in force
  std::uint32_t keywords = 0;     // some object in play has these
  KindSet kinds = 0;              // … is of these kinds
  OpSet statics{};                // statements that are in force continuously: each_static() finds them
  std::uint32_t given = 0;        // keywords that some static ability or effect gives, to whomever
  std::uint32_t taken = 0;        // … takes away, or keeps from being gained
  std::uint32_t asked = 0;        // keywords that somebody has looked for since the values were worked out
  Reads reads = 0;                // what all of this depends on: writing something else leaves it right
  bool dirty = true;
  bool bonuses_stale = false;  // who takes part in combat has changed: the bonuses alone are counted anew
  // What was found while somebody looked at the position. The loop hands it on to the State.
  Fault fault = Fault::none;

  DerivedValues() {}  // NOLINT: a defaulted one would clear all the places of the lists with `{}`
  void raise(Fault what) {
    if (fault == Fault::none) fault = what;
  }
  std::int32_t exact(std::int64_t value) { return exact_number<Fault::number_too_large>(*this, value); }
};
// … and what is kept beside them, found out when somebody asks.
struct Derived : DerivedValues {
  List<SlotId, kMaxSlots, Fault::too_many_slots>
      order;                                     // objects in play, the turn player's first, as they entered
  PlayerId order_of = kNoPlayer;                 // the turn player for whom that is the order
  std::int16_t ready[kMaxPlayers] = {};          // resource cards that are ready; -1: nobody has counted
  std::uint8_t ready_colours[kMaxPlayers] = {};  // … and the colours among them, as bits
  bool sound = false;  // the game's check has looked at these values and found nothing to do

  Derived() {}  // NOLINT: as above
};

// What stands in the way of an action or a pick: OBSTACLE(name, what it says of the card behind it). Each has
// a message of its own.
#define KAWARI_OBSTACLES(OBSTACLE)                                             \
  OBSTACLE(none, "only the rule says it")                                      \
  OBSTACLE(elsewhere, "it is not in the zone where it would have to be")       \
  OBSTACLE(wrong_kind, "it is not a card of that kind")                        \
  OBSTACLE(not_yours, "it is another player's")                                \
  OBSTACLE(not_opposing, "it is the player's own")                             \
  OBSTACLE(exerted, "it is exerted")                                           \
  OBSTACLE(ready, "it is ready")                                               \
  OBSTACLE(drying, "it came into play this turn")                              \
  OBSTACLE(has_keyword, "it has that keyword")                                 \
  OBSTACLE(lacks_keyword, "it does not have that keyword")                     \
  OBSTACLE(lacks_ability, "it does not have such an ability")                  \
  OBSTACLE(other_name, "it does not share a name with the other card")         \
  OBSTACLE(not_inkable, "it can't become a resource card")                     \
  OBSTACLE(done_this_turn, "the player has done it this turn")                 \
  OBSTACLE(used_this_turn, "it was used this turn")                            \
  OBSTACLE(at_that_place, "it is there already")                               \
  OBSTACLE(cost_too_high, "it costs more than the player can pay")             \
  OBSTACLE(colour_missing, "the player has no card of a colour that it needs") \
  OBSTACLE(cost_cannot_be_paid, "a part of its cost can't be paid")            \
  OBSTACLE(song_too_expensive, "it can't sing a song that costs so much")      \
  OBSTACLE(singers_too_few, "the singers together are too few")                \
  OBSTACLE(no_such_way, "nothing lets it be played in that way")               \
  OBSTACLE(no_base, "there is nothing that it could be put on")                \
  OBSTACLE(not_a_base, "it can't be put on that card")                         \
  OBSTACLE(target_missing, "no target is named")                               \
  OBSTACLE(must_act_first, "it has to do something first")                     \
  OBSTACLE(is_attacked, "it is what is being attacked")                        \
  OBSTACLE(picked_already, "it was picked already")                            \
  OBSTACLE(wrong_step, "that step of the turn is over")                        \
  OBSTACLE(not_your_turn, "another player is the one who may act")             \
  OBSTACLE(decision_open, "something is still to be decided")                  \
  OBSTACLE(game_over, "the game is over")                                      \
  OBSTACLE(not_played, "this build does not play it")
enum class Obstacle : std::uint8_t {
#define OBSTACLE(name, says) name,
  KAWARI_OBSTACLES(OBSTACLE)
#undef OBSTACLE
      count_
};

// Yes, or no with the rule that says so, the card that makes it so and what is the matter with it.
struct Verdict {
  bool legal = true;
  RuleKey rule = kNoRule;
  CardId because = kNoCard;
  NodeId node = kNoNode;  // the words of a card that forbid it, or that it does not fit
  Obstacle obstacle = Obstacle::none;
  std::uint8_t detail = 0;  // elsewhere: Zone; wrong_kind: Kind; …_keyword: KeywordId; wrong_step: the step
  PlayerId who = kNoPlayer;
  std::int32_t has = 0, needs = 0;

  static Verdict yes() { return {}; }
  static Verdict no(RuleKey rule, CardId because = kNoCard, NodeId node = kNoNode) {
    Verdict out;
    out.legal = false;
    out.rule = rule;
    out.because = because;
    out.node = node;
    return out;
  }
  Verdict as(Obstacle what, int more = 0) const {
    Verdict out = *this;
    out.obstacle = what;
    out.detail = static_cast<std::uint8_t>(more);
    return out;
  }
  // The player has so much, and so much is needed.
  Verdict as(Obstacle what, PlayerId player, int there, int wanted) const {
    Verdict out = as(what);
    out.who = player;
    out.has = there;
    out.needs = wanted;
    return out;
  }
};

struct KeywordInfo {
  std::string_view name;
  bool stacks = false;         // totals add up: "+N", or what it stands for happens each time
  bool numbered = false;       // has a number at all
  const char* text = nullptr;  // the abilities it stands for, where it has any: rules English, or a tree
  bool played = true;          // false: this build does not play it, so cards that have it are refused
  RuleKey rule = kNoRule;
  Fact chosen_fact = Fact::chosen;  // what a choice made for this keyword's ability is called
};

// One line of a game's rule index: the number in each edition (nullptr: not there) and our wording. A rule
// that no code cites has no key, or one of those that hold its wordings together (kFirstUncited).
inline constexpr int kMaxEditions = 4;
struct RuleEntry {
  RuleKey key;
  const char* numbers[kMaxEditions];
  const char* en;
  const char* es;
  const char* ja;
};

using OptionList = std::vector<Option>;
using ObjectList = ScratchVec<ObjectRef, 200>;

// Ways of playing a card or using an ability, in Option::c of a `play` action.
// `put`: not played at all, but put where it goes by an effect.
enum class PlayWay : std::uint16_t { pay, shift, sing, sing_together, free, other_cost, put };

// A card that an effect plays, or puts where it goes.
struct EffectPlay {
  PlayerId who = kNoPlayer;
  CardId card = kNoCard;
  PlayWay way = PlayWay::pay;
  CardId with = kNoCard;     // the card that the way needs: the one below, the singer
  NodeId ability = kNoNode;  // that lets it be played
  bool exerted = false;      // it enters exerted
};

// A game: tables and functions, injected into the core.
struct Rules {
  std::string_view id;  // as in scenario files
  int least_players = 2, most_players = 2;
  std::span<const Edition> editions;
  std::span<const KeywordInfo> keywords;
  std::span<const Procedure> procedures;
  std::span<const RuleEntry> rule_index;
  std::span<const OpenPoint> open_points;
  std::span<const EditionChange> edition_changes;
  std::span<const std::string_view> phases;
  std::span<const std::string_view> verbs;  // names of the actions in scenario files; the index is Option::a
  const Grammar& (*grammar)();
  // which facts the shared kinds of parts are in this game
  Fact exert_fact, ready_fact, resource_fact, discard_fact, banish_fact;
  Fact relocate_fact = Fact::moved;
  KindSet unplayed_kinds;  // kinds of cards that this build does not play
  bool resource_hidden;    // resource cards lie face down
  KindSet at_shields = 0;  // kinds of objects that lie at a shield, not in play
  bool owner_orders_deck =
      false;  // … cards that are put on a deck, once they are there; not the effect's player
  bool put_under_last = false;  // what is put beneath an object lies at the very bottom of its pile
  bool enters_singly = false;   // cards that one effect puts into play enter one after the other
  // procedures that the core starts
  StepId main_step;  // of the turn procedure: where the turn player is asked for an action
  std::uint8_t main_phase;
  StepId leave_step;  // of the turn procedure: where a turn goes on whose player has left the game
  ProcedureId turn_procedure, after_procedure, setup_procedure;
  void (*play_by_effect)(Match&, const EffectPlay&);  // pushes the frame of it

  KeywordId assault = kNoKeyword;  // adds its number to the strength of whoever challenges or attacks
  // rules that some games have and others leave out (nullptr)
  void (*lose)(Match&, PlayerId player, RuleKey because);  // an effect says that the player loses
  bool (*check_now)(Match&);  // looked at after every commit; true: it started something
  // What a batch has done, before its parts are forgotten; it may start something.
  void (*committed)(Match&, const Proposal&) = nullptr;
  // Whether a card can be put into play by an effect, where `enters_singly`.
  Verdict (*can_enter)(const Match&, PlayerId who, CardId card) = nullptr;
  int (*put_on)(const Match&,
                CardId card) = nullptr;  // how many objects such a card lies on, where that matters
  Zone (*final_zone)(const Match&, CardId card, Zone to);  // where a card really comes to lie
  bool (*enters_exerted)(const Match&, const Part& part);  // by a rule, not by an ability
  Fact play_character_fact, play_action_fact;  // what playing a card of that kind is called besides `played`
  KeywordId
      damage_keyword;  // the keyword behind damage modifiers, where an edition has it as a replacement effect
  int (*calculate_damage)(const Match&, const Part&);      // amount after damage modifiers
  void (*list_actions)(const Match&, OptionList&);         // what the turn player may do now
  Verdict (*verdict)(const Match&, const Option& action);  // may this be done, and if not, why not
  RuleKey endless_draw = kNoRule;                      // the rule that a loop that nobody can leave is a draw
  RuleKey only_turn_player;                            // the rule that the others take no actions
  void (*begin_action)(Match&, const Option& action);  // pushes the frames of a legal action
  Verdict (*can_choose)(const Match&, PlayerId who, ObjectRef object, CardId source);  // Ward and the like
  bool (*must_choose)(const Match&, PlayerId who, ObjectRef object, CardId source);
  // The ways in which an effect lets a card be played, from where it is; nullptr: only by paying its cost.
  void (*list_ways)(const Match&, PlayerId who, CardId card, OptionList&);
  // picks that a procedure asks for: whether this is one, and all of them
  Verdict (*can_pick)(const Match&, const Pending&, ObjectRef object);
  void (*procedure_options)(const Match&, const Pending&, ObjectList& out);
  // numbers that a procedure asks for; Option::b is one more than the keyword behind it, or 0
  void (*list_numbers)(const Match&, const Pending&, OptionList&) = nullptr;
  Verdict (*can_play)(const Match&, PlayerId who, CardId card, bool free);  // by an effect, from where it is
  // a card's own permission to enter exerted, and the like: asks through an entry decision
  bool (*may_enter_exerted)(const Match&, const Part&);
  KeywordId entry_keyword = kNoKeyword;  // the keyword behind it, where it can be given
  RuleKey entry_rule;                    // the rule behind that permission
  // Fills in TraceItem::behind: rules that the game has for just this, beyond those that the core knows. It
  // looks at the position as it is before the event. Only asked when somebody listens.
  void (*rules_behind)(const Match&, TraceItem& item);
  const GameWords* words = nullptr;  // what readers call zones, steps, actions: explain/game_words.h
};

// How chance is decided: by the generator in the state, or asked like any other decision.
enum class Chance : std::uint8_t { generator, asked };

// What a match is played with, and by whom it is listened to.
struct MatchSettings {
  const MatchCards* cards = nullptr;
  const Rules* rules = nullptr;
  const Edition* edition = nullptr;
  Trace* trace = nullptr;
  Budget* budget = nullptr;  // what going on may cost, shared with copies; null: no limit
  Chance chance = Chance::generator;
  std::uint32_t events = 0;  // parts committed so far, for measuring
  bool ask_payment = false;  // ask which cards pay, instead of choosing them
  bool ask_forced = false;   // return decisions with a single option too, instead of taking them
};

// A clone of a match is `=`. It costs what is used, and shares the immutable database and rules.
struct Match : MatchSettings {
  State state;
  mutable Derived derived;  // rebuilt on demand from the state

  Match() {}  // NOLINT: a defaulted one would clear all the places of the lists with `{}`
  const Face& face(CardId card) const { return (*cards)[state.card(card).face]; }
  const Book& book() const { return cards->book(); }
};

}  // namespace kawari
