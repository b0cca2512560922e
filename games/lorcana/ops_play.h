// Own ops about playing cards, what they are put on, and what is paid.
#pragma once
#include <algorithm>

#include "games/lorcana/lorcana.h"
#include "games/lorcana/ops.h"
#include "run/ops/own_forms.h"

namespace kawari::lorcana {

struct PlayFrom : NotApplied {
  static constexpr OpInfo kLine{"play-from",
                                Sort::Stmt,
                                "players filter duration?",
                                ValueOf::None,
                                Looks::Later,
                                Traits::None,
                                "such cards may be played as though they were in the hand"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_table_effect(b, 0); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct Inkable : OnlyInForce, NotApplied {
  static constexpr OpInfo kLine{"inkable",
                                Sort::Stmt,
                                "filter",
                                ValueOf::None,
                                Looks::Later,
                                Traits::None,
                                "such cards count as having the symbol of a resource card"};
};

struct ShiftName : OnlyInForce, NotApplied {
  static constexpr OpInfo kLine{"shift-name",
                                Sort::Stmt,
                                "objects",
                                ValueOf::Word,
                                Looks::Later,
                                Traits::None,
                                "has this name, too, for a card with Shift"};
};

struct HasInkwell {
  static constexpr OpInfo kLine{"has-inkwell",
                                Sort::Filter,
                                "",
                                ValueOf::None,
                                Looks::Kids,
                                Traits::None,
                                "can become a resource card"};
  static bool fits(const Asked& a) { return a.card != kNoCard && a.match.face(a.card).inkwell; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

// How a card is put on others. Only the filter inside is evaluated, never this one.
struct Variant {
  static constexpr OpInfo kLine{"variant",
                                Sort::Filter,
                                "filter?",
                                ValueOf::Number,
                                Looks::Everything,
                                Traits::None,
                                "how a card is put on others: 1 on two, one for each of its names; 2 on one "
                                "or on two; 3 until the end of the turn"};
  static bool fits(const Asked&) { return false; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

struct Passing {
  static constexpr OpInfo kLine{"passing",
                                Sort::Filter,
                                "",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "was put on another card until the end of the turn"};
  static bool fits(const Asked& a) {
    if (!a.here || !a.slot().layered) return false;
    const Book& book = a.match.book();
    for (const Ability& ability : a.match.face(a.card).abilities) {
      if (ability.kind != AbilityKind::keyword) continue;
      const Node& on = book[book.kid(ability.root, 2)];
      if (on.op == op_of<Variant> && on.value == 3) return true;
    }
    return false;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

struct HasUnder {
  static constexpr OpInfo kLine{"has-under",  Sort::Filter,           "", ValueOf::None, Looks::Kids,
                                Traits::None, "has a card beneath it"};
  static bool fits(const Asked& a) {
    if (a.here) return a.slot().under_count > 0;
    if (const Remembered* last = remembered(a.match.state, a.object)) return last->under_count > 0;
    return false;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

struct Toll : OnlyInForce, NotApplied {
  static constexpr OpInfo kLine{"toll",
                                Sort::Stmt,
                                "objects amount",
                                ValueOf::Ban,
                                Looks::Later,
                                Traits::None,
                                "can't do that unless its player pays"};
};

struct Pay : NotApplied {
  static constexpr OpInfo kLine{"pay",        Sort::Stmt, "players amount", ValueOf::None, Looks::Everything,
                                Traits::Pays, "pay ink"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) {
      Part part = make_part(PartKind::pay, Verb::none, p);
      part.amount = b.number(1);
      part.flags |= kCost;
      return part;
    });
  }
  static bool possible(const Match& match, const Env& env, const Node& node) {
    for (const PlayerId p : players(match, env, match.book().kid(node, 0))) {
      if (ready_resources(match, p) < amount(match, env, match.book().kid(node, 1))) return false;
    }
    return true;
  }
  static constexpr auto whole = possible;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct Sang {
  static constexpr OpInfo kLine{"sang",        Sort::Filter,    "objects", ValueOf::None, Looks::Everything,
                                Traits::DidIt, "sang that song"};
  static bool fits(const Asked& a) {
    if (!a.here) return false;
    const ObjectList songs = a.objects_of(0);
    const ObjectRef link = a.slot().link;
    return !link.none() && std::find(songs.begin(), songs.end(), link) != songs.end();
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

struct Under {
  static constexpr OpInfo kLine{"under",
                                Sort::Filter,
                                "objects",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::NamesZone,
                                "lies beneath that card"};
  static bool fits(const Asked& a) {
    const State& state = a.match.state;
    if (!a.object.is_card() || !in_place(state, a.object)) return false;
    ObjectList cards{};
    for (const ObjectRef top : a.objects_of(0))
      if (in_place(state, top)) cards_beneath(a.match, top, cards);
    return std::find(cards.begin(), cards.end(), a.object) != cards.end();
  }
  static void outside(const Match& match, const Env& env, const Node& node, ObjectList& out) {
    ObjectList tops{};
    objects(match, env, match.book().kid(node, 0), tops);
    for (const ObjectRef top : tops) cards_beneath(match, top, out);
  }
  static constexpr auto reason = FilterReason::unsaid;
};

struct DeckLimit : OnlyInForce, NotApplied {
  static constexpr OpInfo kLine{
      "deck-limit",
      Sort::Stmt,
      "filter",
      ValueOf::Number,
      Looks::Later,
      Traits::LimitsDeck,
      "how many such cards a deck may have; 0: any number. Only the check of a deck reads it"};
};

struct UnlessPays : NotApplied {
  static constexpr OpInfo kLine{"unless-pays",
                                Sort::Stmt,
                                "players amount stmt",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::Composite,
                                "happens unless that player pays"};
  static void run(Match& match, Frame& frame, const Node& node);
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct PutUnder : NotApplied {
  static constexpr OpInfo kLine{"put-under",
                                Sort::Stmt,
                                "objects objects",
                                ValueOf::Number,
                                Looks::Everything,
                                Traits::None,
                                "put cards beneath another, facedown; 1: faceup"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    const State& state = b.match.state;
    const ObjectList where = b.list(1);
    if (where.empty() || !where[0].is_slot()) return;
    for (const ObjectRef ref : b.followed(0)) {
      if (!ref.is_card() || !in_place(state, ref)) continue;
      Part part = make_part(PartKind::put_under, Verb::put, b.frame.controller, ref);
      part.from = state.card(ref.card()).zone;
      part.to = Zone::under;
      part.other = where[0];
      if (b.node().value == 0) part.flags |= kFaceDown;
      b.add(part);
    }
  }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  // Not for objects in play.
  static bool played(const Book& book, const Node& node) { return !picked_in_play(book, book.kid(node, 0)); }
};

struct ExtraInk : NotApplied {
  static constexpr OpInfo kLine{"extra-ink",
                                Sort::Stmt,
                                "players amount duration?",
                                ValueOf::None,
                                Looks::Later,
                                Traits::Sourceless,
                                "so many more resource cards may be put by the turn action"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_table_effect(b, b.number(1)); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct MustChoose : NotApplied {
  static constexpr OpInfo kLine{"must-choose",
                                Sort::Stmt,
                                "players objects duration?",
                                ValueOf::None,
                                Looks::Later,
                                Traits::None,
                                "those players have to choose it for effects, if able"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_table_effect(b, 0); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

}  // namespace kawari::lorcana
