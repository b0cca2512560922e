// Own ops about cards, players and their names, and about two cards that change places.
#pragma once
#include "games/duel_masters/ops.h"
#include "games/duel_masters/zones.h"
#include "run/ops/own_forms.h"

namespace kawari::duel_masters {

// A creature is an evolution creature or a psychic creature in addition: "that creature" is still said of it.
struct AlsoIs {
  static constexpr OpInfo kLine{"also-is",
                                Sort::Filter,
                                "",
                                ValueOf::Kind,
                                Looks::Kids,
                                Traits::None,
                                "is an evolution or psychic card besides"};
  static bool fits(const Asked& a) {
    return a.card != kNoCard && a.match.face(a.card).is(static_cast<Kind>(a.node.value));
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::kind;
};

struct OneEach {
  static constexpr OpInfo kLine{
      "one-each",
      Sort::Filter,
      "filter filter",
      ValueOf::None,
      Looks::Kids,
      Traits::None,
      "of two cards that a card is put on: the first for one of them, the second for the other"};
  static bool fits(const Asked& a) { return fits_too(a, a.kid(0)) || fits_too(a, a.kid(1)); }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

struct Unpaid {
  static constexpr OpInfo kLine{"unpaid",
                                Sort::Filter,
                                "",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "of a card that enters play: no cost was paid for it"};
  static bool fits(const Asked& a) { return a.env.event_unpaid; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::payment;
};

// The race Dragonoid does not contain the word "Dragon"; Armored Dragon does.
inline bool has_whole_word(std::string_view text, std::string_view word) {
  for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const auto end = at + word.size();
    if ((at == 0 || text[at - 1] == ' ') && (end == text.size() || text[end] == ' ')) return true;
  }
  return false;
}

struct ClassifiedLike {
  static constexpr OpInfo kLine{"classified-like",
                                Sort::Filter,
                                "",
                                ValueOf::Word,
                                Looks::Kids,
                                Traits::None,
                                "has a classification or race that contains the word"};
  static bool fits(const Asked& a) {
    if (a.card == kNoCard) return false;
    const Book& book = a.match.book();
    const std::string& wanted = book.folded(WordId(a.node.value));
    for (const WordId word : a.match.face(a.card).classifications)
      if (has_whole_word(book.folded(word), wanted)) return true;
    if (!a.here) return false;
    for (const Joined& joined : derived(a.match).joined)
      if (joined.slot == a.object.slot() && has_whole_word(book.folded(joined.word), wanted)) return true;
    return false;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::classifications;
};

// Whether the word is the name of this keyword.
inline bool names_keyword(const Match& match, WordId word, KeywordId keyword) {
  std::string said = fold(match.book().word(word));
  std::replace(said.begin(), said.end(), '-', ' ');
  return said == fold(match.rules->keywords[index(keyword)].name);
}

struct AbilityNamed {
  static constexpr OpInfo kLine{"ability-named",
                                Sort::Cond,
                                "",
                                ValueOf::Word,
                                Looks::Everything,
                                Traits::None,
                                "the ability that the event is about has that name"};
  static bool holds(const Expression& e) {
    const auto name = WordId(e.node.value);
    const CardId card = card_of(e.state(), e.env.subject);
    if (card == kNoCard) return false;
    if (e.env.playing_with != kNoKeyword) return names_keyword(e.match, name, e.env.playing_with);
    for (const Ability& ability : e.match.face(card).abilities) {
      if (ability.root != e.env.event_cause) continue;
      if (ability.name == name) return true;
      return ability.keyword != kNoKeyword && names_keyword(e.match, name, ability.keyword);
    }
    return false;
  }
  static constexpr auto reason = ConditionReason::unsaid;
};

struct ExtraTurn : NotApplied {
  static constexpr OpInfo kLine{
      "extra-turn",
      Sort::Stmt,
      "players stmt?",
      ValueOf::None,
      Looks::Later,
      Traits::Waits,
      "that player takes another turn after this one; at its end the statement happens"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) { return make_part(PartKind::apply, Verb::none, p, {}); });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct LoseGame : NotApplied {
  static constexpr OpInfo kLine{"lose-game",       Sort::Stmt,   "players",      ValueOf::None,
                                Looks::Everything, Traits::None, "lose the game"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) { return mark_part(Verb::lose_game, p, {}); });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct Swap : NotApplied {
  static constexpr OpInfo kLine{"swap",
                                Sort::Stmt,
                                "objects objects",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "the two change places, both or neither of them"};
  static constexpr auto run = run_leaf;
  // [DM-1.50 701.26] Each card goes where the other was; a card that enters play takes over the other's
  // orientation.
  static void build(Builder& b) {
    const State& state = b.match.state;
    const ObjectList first = b.list(0), second = b.list(1);
    if (first.empty() || second.empty() || first[0] == second[0]) return;
    const auto half = [&](ObjectRef goes, ObjectRef other) {
      const CardId there = card_of(state, other);
      Part part = move_part(b.match, goes, state.card(there).zone, Verb::put);
      part.group = 1;
      if (other.is_slot() && state.slot(other.slot()).exerted) part.flags |= kEntersExerted;
      b.add(part);
    };
    if (card_of(state, first[0]) == kNoCard || card_of(state, second[0]) == kNoCard) return;
    half(first[0], second[0]);
    half(second[0], first[0]);
  }
  static constexpr auto possible = with_both_objects;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct AlsoLater {
  static constexpr OpInfo kLine{"also-later",
                                Sort::Filter,
                                "",
                                ValueOf::None,
                                Looks::Kids,
                                Traits::LaterToo,
                                "any card; where it lasts, those that come later are meant too"};
  static bool fits(const Asked&) { return true; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

struct Linked {
  static constexpr OpInfo kLine{
      "linked",
      Sort::Cond,
      "",
      ValueOf::None,
      Looks::Cards,
      Traits::None,
      "the shield that was chosen as the card entered play is still in the shield zone"};
  static bool holds(const Expression& e) {
    if (!e.env.self.is_slot() || !in_place(e.state(), e.env.self)) return false;
    const ObjectRef link = e.state().slot(e.env.self.slot()).link;
    return link.is_card() && in_place(e.state(), link) && e.state().card(link.card()).zone == zone::shields;
  }
  static constexpr auto reason = ConditionReason::unlinked;
};

struct GodLinked {
  static constexpr OpInfo kLine{
      "god-linked", Sort::Filter, "", ValueOf::None, Looks::Cards, Traits::None, "consists of linked gods"};
  static bool fits(const Asked& a) { return a.here && a.match.state.card(a.slot().top).linked; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

// The sides of another god at which a god lies that is linked with it. [DM-1.50 804.1]
struct AtSide {
  static constexpr OpInfo kLine{"side",       Sort::Amount,           "", ValueOf::Side, Looks::Kids,
                                Traits::None, "sides of another card"};
  static std::int64_t value(const Expression& e) { return e.node.value; }
};

struct TopCard {
  static constexpr OpInfo kLine{"top-card",
                                Sort::Objects,
                                "objects",
                                ValueOf::None,
                                Looks::Kids,
                                Traits::TopAlone,
                                "the card on top of that pile, without those beneath it"};
  static void objects(const Expression& e, ObjectList& out) {
    kawari::objects(e.match, e.env, e.kid(0), out);
  }
  static bool possible(const Expression& e) { return objects_possible(e.match, e.env, e.kid(0)); }
};

struct TurnOver : NotApplied {
  static constexpr OpInfo kLine{"turn-over",
                                Sort::Stmt,
                                "objects",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "turn to the other side; it stays the same object"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_object_of(0, [&](ObjectRef ref) {
      return make_part(PartKind::turn_over, Verb::none, owner_of(b.match.state, ref), ref);
    });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

}  // namespace kawari::duel_masters
