// The rules of a game: one table of data and functions, injected into the core.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

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
struct Forbidden;
struct GameWords;
struct Match;
struct OwnForms;
struct Part;
struct Pending;
struct Proposal;
struct TraceItem;
struct Waiting;

// A card that an effect plays, or puts where it goes.
struct EffectPlay {
  PlayerId who = kNoPlayer;
  CardId card = kNoCard;
  PlayWay way = PlayWay::pay;
  CardId with = kNoCard;     // the card that the way needs: the one below, the singer
  NodeId ability = kNoNode;  // that lets it be played
  bool exerted = false;      // it enters exerted
};

// Objects that lie at a card of a zone of the game's own (a castle at a shield), not in play by themselves.
struct Attached {
  KindSet kinds;  // none: the game has no such objects
  Zone at = Zone::none;
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
  std::span<const std::string_view> phases;    // names of the phases and steps of a turn, by PhaseId
  std::span<const std::string_view> verbs;     // names of the actions in scenario files, by ActionId
  std::span<const std::string_view> own_ways;  // names of the ways of playing that only this game has
  const Grammar& (*grammar)();
  const Facts* facts;                     // the core's by the game's names, and the game's own
  const Zones* zones;                     // the core's, and the game's own
  std::span<const CounterInfo> counters;  // of players, by CounterId
  std::span<const MarkInfo> marks;        // of objects
  std::span<const Stat> told_figures;     // a report says which of these an object has changed
  const EventKinds* events;               // what each event kind and each verb is in this game
  const OwnForms* own_ops = nullptr;      // nullptr: the game has no ops of its own
  KindSet unplayed_kinds;                 // kinds of cards that this build does not play
  bool resource_hidden;                   // resource cards lie face down
  Attached attached;
  bool owner_orders_deck =
      false;  // … cards that are put on a deck, once they are there; not the effect's player
  bool put_under_last = false;  // what is put beneath an object lies at the very bottom of its pile
  bool enters_singly = false;   // cards that one effect puts into play enter one after the other
  // procedures that the core starts
  StepId main_step;  // of the turn procedure: where the turn player is asked for an action
  PhaseId main_phase;
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
  // Only the card on top of an object leaves: what becomes of the cards beneath it, through
  // commit/movement.h. False: nothing lies beneath it, and the object leaves as any other.
  bool (*top_leaves)(Match&, SlotId, Part&) = nullptr;
  Zone (*final_zone)(const Match&, CardId card, Zone to);  // where a card really comes to lie
  bool (*enters_exerted)(const Match&, const Part& part);  // by a rule, not by an ability
  KeywordId
      damage_keyword;  // the keyword behind damage modifiers, where an edition has it as a replacement effect
  int (*calculate_damage)(const Match&, const Part&);            // amount after damage modifiers
  void (*list_actions)(const Match&, OptionList&);               // what the turn player may do now
  Verdict (*verdict)(const Match&, const ActionOption& action);  // may this be done, and if not, why not
  RuleKey endless_draw = kNoRule;  // the rule that a loop that nobody can leave is a draw
  RuleKey only_turn_player;        // the rule that the others take no actions
  void (*begin_action)(Match&, const ActionOption& action);  // pushes the frames of a legal action
  Verdict (*can_choose)(const Match&, PlayerId who, ObjectRef object, CardId source);  // Ward and the like
  // Whether the player has to choose this object for an effect, if able, and what says so.
  Forbidden (*must_choose)(const Match&, PlayerId who, ObjectRef object) = nullptr;
  // The ways in which an effect lets a card be played, from where it is; nullptr: only by paying its cost.
  void (*list_ways)(const Match&, PlayerId who, CardId card, OptionList&);
  // picks that a procedure asks for: whether this is one, and all of them
  Verdict (*can_pick)(const Match&, const Pending&, ObjectRef object);
  void (*procedure_options)(const Match&, const Pending&, ObjectList& out);
  // Where only some of the waiting abilities may be chosen (Purpose::battle): whether this is one of them.
  bool (*waits_for_this)(const Match&, const Waiting&, const Frame& asking) = nullptr;
  // numbers that a procedure asks for, each with the keyword behind it
  void (*list_numbers)(const Match&, const Pending&, OptionList&) = nullptr;
  Verdict (*can_play)(const Match&, PlayerId who, CardId card, bool free);  // by an effect, from where it is
  // a card's own permission to enter exerted, and the like: asks through an entry decision
  bool (*may_enter_exerted)(const Match&, const Part&);
  KeywordId entry_keyword = kNoKeyword;  // the keyword behind it, where it can be given
  RuleKey entry_rule;                    // the rule behind that permission
  // Fills in TraceItem::behind: rules that the game has for just this, beyond those that the core knows. It
  // looks at the position as it is before the event. Only asked when somebody listens.
  void (*rules_behind)(const Match&, TraceItem& item);
  std::string_view verb_name(ActionId verb) const {  // empty: there is no such action
    return index(verb) < verbs.size() ? verbs[index(verb)] : std::string_view();
  }
  std::string_view way_name(PlayWay way) const;
  const GameWords* words = nullptr;  // what readers call zones, steps, actions: explain/game_words.h
};

}  // namespace kawari
