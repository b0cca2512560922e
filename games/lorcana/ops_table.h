// Own ops about characters and locations in play, and about lore.
#pragma once
#include "games/lorcana/counters.h"
#include "games/lorcana/ops.h"
#include "run/ops/own_forms.h"

namespace kawari::lorcana {

struct Dry {
  static constexpr OpInfo kLine{"dry",
                                Sort::Filter,
                                "",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "did not come into play this turn"};
  static bool fits(const Asked& a) { return a.here && !a.slot().drying; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

struct InChallenge {
  static constexpr OpInfo kLine{"in-challenge",
                                Sort::Filter,
                                "",
                                ValueOf::None,
                                Looks::Combat,
                                Traits::None,
                                "takes part in the challenge or battle under way"};
  static bool fits(const Asked& a) { return combat_of(a.match.state, a.object) != Combat::none; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::combat;
};

struct DealsWith : NotApplied {
  static constexpr OpInfo kLine{"deals-with",
                                Sort::Stmt,
                                "objects duration?",
                                ValueOf::Stat,
                                Looks::Later,
                                Traits::None,
                                "its damage in challenges is read from that figure"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, 0, ForAWhile::rule); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct MoveCost : NotApplied {
  static constexpr OpInfo kLine{
      "move-cost",
      Sort::Stmt,
      "players filter filter amount duration?",
      ValueOf::None,
      Looks::Later,
      Traits::None,
      "what is paid to move such characters to such locations changes by the amount"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_table_effect(b, b.number(3)); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct MoveFree : OnlyInForce, NotApplied {
  static constexpr OpInfo kLine{"move-free",
                                Sort::Stmt,
                                "objects objects",
                                ValueOf::None,
                                Looks::Later,
                                Traits::None,
                                "those characters may move to that location for free"};
};

struct GainLore : NotApplied {
  static constexpr OpInfo kLine{"gain-lore",       Sort::Stmt,   "players amount", ValueOf::None,
                                Looks::Everything, Traits::None, "gain lore"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) {
      Part part = make_part(PartKind::gain, Verb::none, p);
      part.counted().counter = counter::lore;
      part.amount = b.number(1);
      return part;
    });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct LoseLore : NotApplied {
  static constexpr OpInfo kLine{"lose-lore",       Sort::Stmt,   "players amount", ValueOf::None,
                                Looks::Everything, Traits::None, "lose lore"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) {
      Part part = make_part(PartKind::lose, Verb::none, p);
      part.counted().counter = counter::lore;
      part.amount = b.number(1);
      return part;
    });
  }
  static constexpr auto possible = always_possible;
  static bool whole(const Match& match, const Env& env, const Node& node) {
    const NodeId many = match.book().kid(node, 1);
    if (awaits_choice(match, env, many)) return true;
    const int wanted = amount(match, env, many);
    for (const PlayerId p : players(match, env, match.book().kid(node, 0)))
      if (match.state.player(p).counters[index(counter::lore)] < wanted) return false;
    return true;
  }
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct NeedLore : OnlyInForce, NotApplied {
  static constexpr OpInfo kLine{"need-lore",
                                Sort::Stmt,
                                "players amount",
                                ValueOf::None,
                                Looks::Kids,
                                Traits::None,
                                "these players win with that much lore, not with less"};
};

struct LoreOf {
  static constexpr OpInfo kLine{"lore-of",      Sort::Amount, "players",           ValueOf::None,
                                Looks::History, Traits::None, "lore of the player"};
  static std::int64_t value(const Expression& e) {
    std::int64_t total = 0;
    for (const PlayerId p : e.players_of(0)) total += e.state().player(p).counters[index(counter::lore)];
    return total;
  }
};

}  // namespace kawari::lorcana
