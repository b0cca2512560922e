// The rules of a game: one table of data and functions, injected into the core.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "base/scratch_vec.h"
#include "ir/node.h"
#include "ir/words.h"
#include "state/edition.h"
#include "state/event_kinds.h"
#include "state/flow.h"
#include "state/keyword_info.h"
#include "state/object_list.h"
#include "state/option.h"
#include "state/own_marks.h"
#include "state/rule_entry.h"

namespace kawari {

class Grammar;
class Verdict;
enum class MessageId : std::uint16_t;
struct Forbidden;
struct GameWords;
struct Match;
struct OwnForms;
struct Part;
struct Pending;
struct Proposal;
struct TraceItem;
struct Waiting;

// A card that an effect plays or puts somewhere.
struct EffectPlay {
  PlayerId who = kNoPlayer;
  CardId card = kNoCard;
  PlayWay way = PlayWay::pay;
  CardId with = kNoCard;     // the card that the way needs: the card below, the singer
  NodeId ability = kNoNode;  // the ability that lets it be played
  bool exerted = false;      // it enters exerted
};

// Objects that lie at a card in a zone of the game's own (a castle at a shield) and are not in play by
// themselves.
struct Attached {
  KindSet kinds;  // empty: the game has no such objects
  Zone at = Zone::none;
};

// Objects of several linked cards, each of which keeps its own face. The core asks the questions and moves
// the cards; the game says which cards fit together, and where.
struct Linking {
  // Whether the card can be linked with others at all.
  bool (*links)(const Match&, CardId card) = nullptr;
  // Whether the entering card may be linked with this object, besides those that were picked; nullptr: the
  // game has no linked cards.
  Verdict (*can_link)(const Match&, CardId entering, ObjectRef partner) = nullptr;
  // Notes that the card will be linked with this object when it enters.
  void (*pick)(Match&, CardId entering, ObjectRef partner) = nullptr;
  // The card enters linked with the picked objects, which are one from now on: the object. kNoSlot: there is
  // no place for it.
  SlotId (*enter)(Match&, CardId entering) = nullptr;
  // A position says that this card, which lies beneath the object, is linked with the object's cards. False
  // if it cannot be.
  bool (*given)(Match&, SlotId object, CardId card) = nullptr;
  RuleKey enters = kNoRule;  // the rule of a card that enters linked
  RuleKey leaves = kNoRule;  // the rule that only one of the cards leaves
};

// Where a card lies that is linked with others: at a side of one of them.
struct LinkPlace {
  CardId of = kNoCard;
  SideBits side = kLeft;
};
using LinkPlaces = ScratchVec<LinkPlace, 8>;
// At which side of the others a linked card lies. The core asks its player where there is a choice.
struct LinkSides {
  // The places beside the object that was picked last at which the entering card may lie.
  LinkPlaces (*places)(const Match&, CardId entering) = nullptr;
  // Notes that it will lie there.
  void (*lay)(Match&, CardId entering, const LinkPlace& at) = nullptr;
  // Where a card lies now that is linked with others; beside kNoCard if it is not.
  LinkPlace (*now)(const Match&, CardId card) = nullptr;
  MessageId question{};                           // asks for the place
  MessageId (*message)(SideBits side) = nullptr;  // says "to the left of {other}"
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
  std::span<const std::string_view> phases;    // the phases and steps of a turn, by PhaseId
  std::span<const std::string_view> verbs;     // the actions in scenario files, by ActionId
  std::span<const std::string_view> own_ways;  // the ways of playing that only this game has
  const Grammar& (*grammar)();
  const Facts* facts;                     // the core's under the game's names, and the game's own
  const Zones* zones;                     // the core's, and the game's own
  std::span<const CounterInfo> counters;  // of players, by CounterId
  std::span<const MarkInfo> marks;        // of objects
  std::span<const Stat> told_figures;     // a report says which of these an object has changed
  const EventKinds* events;               // what each event kind and each verb is in this game
  const OwnForms* own_ops = nullptr;      // nullptr: the game has no ops of its own
  KindSet unplayed_kinds;                 // kinds of cards that this build cannot play
  bool resource_hidden;                   // resource cards lie face down
  Attached attached;
  Linking linking;
  bool owner_orders_deck =
      false;  // … cards that are put on a deck, once they are there; not the effect's player
  bool newcomer_watches = false;  // a card that comes in sees itself come in, whatever its text waits for
  bool grants_are_used = false;   // activated abilities that an object was given are on offer
  bool resolves_in_play = false;  // a card whose effect resolves lies in the play zone meanwhile
  bool put_under_last = false;    // what is put beneath an object lies at the very bottom of its pile
  bool enters_singly = false;     // cards that one effect puts into play enter one after the other
  bool plays_at_once = false;     // a card that an effect plays has resolved before the effect goes on
  // procedures that the core starts
  StepId main_step;  // of the turn procedure: the step that asks the turn player for an action
  PhaseId main_phase;
  StepId leave_step;  // of the turn procedure: the step that continues the turn of a player who has left
  ProcedureId turn_procedure, after_procedure, setup_procedure;
  void (*play_by_effect)(Match&, const EffectPlay&);  // pushes the frame that plays the card

  KeywordId assault = kNoKeyword;  // adds its number to the strength of a challenging or attacking object
  // rules that some games do not have (nullptr)
  void (*lose)(Match&, PlayerId player, RuleKey because);  // an effect makes the player lose
  bool (*check_now)(Match&);  // called after every commit; returns true if it has started something
  // Called with the committed proposal before its parts are removed; it may start something.
  void (*committed)(Match&, const Proposal&) = nullptr;
  // Whether an effect can put the card into play, if `enters_singly`.
  Verdict (*can_enter)(const Match&, PlayerId who, CardId card) = nullptr;
  int (*put_on)(const Match&,
                CardId card) = nullptr;  // how many objects such a card lies on, where that matters
  // Only the card on top of an object leaves: what becomes of the cards beneath it, through
  // commit/movement.h. False: nothing lies beneath it, and the object leaves as any other.
  bool (*top_leaves)(Match&, SlotId, Part&) = nullptr;
  Zone (*final_zone)(const Match&, CardId card, Zone to);  // where a card really comes to lie
  bool (*enters_exerted)(const Match&, const Part& part);  // by a rule, not by an ability
  KeywordId
      damage_keyword;  // the keyword of damage modifiers, for editions in which it is a replacement effect
  int (*calculate_damage)(const Match&, const Part&);  // the amount after damage modifiers
  void (*list_actions)(const Match&, OptionList&);     // the options of the turn player
  // Whether the action may be taken; if not, why not.
  Verdict (*verdict)(const Match&, const ActionOption& action);
  RuleKey endless_draw = kNoRule;  // the rule that makes an endless loop a draw
  RuleKey only_turn_player;        // the rule that the other players take no actions
  void (*begin_action)(Match&, const ActionOption& action);  // pushes the frames of a legal action
  Verdict (*can_choose)(const Match&, PlayerId who, ObjectRef object, CardId source);  // Ward and the like
  // Whether the player must choose this object for an effect, if able, and because of which words.
  Forbidden (*must_choose)(const Match&, PlayerId who, ObjectRef object) = nullptr;
  // The ways in which an effect lets a card be played from its present zone; nullptr: only by paying its
  // cost.
  void (*list_ways)(const Match&, PlayerId who, CardId card, OptionList&);
  // Picks that a procedure asks for: whether this object is an option, and all options.
  Verdict (*can_pick)(const Match&, const Pending&, ObjectRef object);
  void (*procedure_options)(const Match&, const Pending&, ObjectList& out);
  // For questions that allow only some of the waiting abilities (Purpose::battle): whether this is one of
  // them.
  bool (*waits_for_this)(const Match&, const Waiting&, const Frame& asking) = nullptr;
  // The numbers that a procedure asks for, each with its keyword.
  void (*list_numbers)(const Match&, const Pending&, OptionList&) = nullptr;
  // Whether an effect can let the card be played from its present zone.
  Verdict (*can_play)(const Match&, PlayerId who, CardId card, bool free);
  // Whether a card's own text lets its player choose that it enters exerted.
  bool (*may_enter_exerted)(const Match&, const Part&);
  KeywordId entry_keyword = kNoKeyword;  // the keyword of that permission, if it can be granted
  RuleKey entry_rule;                    // the rule of that permission
  // Fills in TraceItem::behind: rules of the game for this moment, in addition to those that the core cites.
  // It sees the position before the event. Called only if there is a trace.
  void (*rules_behind)(const Match&, TraceItem& item);
  std::string_view verb_name(ActionId verb) const {  // empty: there is no such action
    return index(verb) < verbs.size() ? verbs[index(verb)] : std::string_view();
  }
  std::string_view way_name(PlayWay way) const;
  // The names of zones, steps and actions for readers: explain/game_words.h.
  const GameWords* words = nullptr;
  LinkSides link_sides;
};

}  // namespace kawari
