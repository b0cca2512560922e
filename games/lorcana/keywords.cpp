// Keywords: what they add to figures, what they protect from, and the abilities that they stand for.
#include <algorithm>

#include "games/lorcana/lorcana.h"
#include "games/lorcana/phrases.h"
#include "state/keyword_form.h"

namespace kawari {

template <>
struct KeywordForm<lorcana::Keyword::alert> : PlainKeyword {
  static constexpr KeywordWord words{"Alert", "Alerta", "", KeywordSpelling::plain};
  static constexpr auto rule = lorcana::rule::alert;
};

template <>
struct KeywordForm<lorcana::Keyword::bodyguard> : PlainKeyword {
  static constexpr KeywordWord words{"Bodyguard", "Guardaespaldas", "", KeywordSpelling::plain};
  static constexpr auto rule = lorcana::rule::bodyguard_challenge;
};

template <>
struct KeywordForm<lorcana::Keyword::boost> : PlainKeyword {
  static constexpr KeywordWord words{"Boost", "Impulso", "", KeywordSpelling::number};
  static constexpr bool numbered = true;
  static constexpr const char* stands_for =
      "(activated once-during-your-turn (pay-ink (keyword-number boost)) (put-under (top-of-deck (you) "
      "(number 1)) (self)))";
  static constexpr auto rule = lorcana::rule::boost;
};

template <>
struct KeywordForm<lorcana::Keyword::challenger> : PlainKeyword {
  static constexpr KeywordWord words{"Challenger", "Desafiante", "", KeywordSpelling::plus_number};
  static constexpr bool stacks = true;
  static constexpr bool numbered = true;
  static constexpr auto rule = lorcana::rule::challenger;
};

template <>
struct KeywordForm<lorcana::Keyword::evasive> : PlainKeyword {
  static constexpr KeywordWord words{"Evasive", "Evasivo", "", KeywordSpelling::plain};
  static constexpr auto rule = lorcana::rule::evasive;
};

template <>
struct KeywordForm<lorcana::Keyword::reckless> : PlainKeyword {
  static constexpr KeywordWord words{"Reckless", "Imprudente", "", KeywordSpelling::plain};
  static constexpr auto rule = lorcana::rule::reckless_quest;
};

template <>
struct KeywordForm<lorcana::Keyword::resist> : PlainKeyword {
  static constexpr KeywordWord words{"Resist", "Resistencia", "", KeywordSpelling::plus_number};
  static constexpr bool stacks = true;
  static constexpr bool numbered = true;
  static constexpr auto rule = lorcana::rule::resist;
};

template <>
struct KeywordForm<lorcana::Keyword::rush> : PlainKeyword {
  static constexpr KeywordWord words{"Rush", "Prisa", "", KeywordSpelling::plain};
  static constexpr auto rule = lorcana::rule::rush;
};

template <>
struct KeywordForm<lorcana::Keyword::shift> : PlainKeyword {
  static constexpr KeywordWord words{"Shift", "Shift", "", KeywordSpelling::number_or_cost};
  static constexpr bool numbered = true;
  static constexpr const char* stands_for =
      "(triggered (matches (self) (passing)) (event turn-ended none none (you)) none (seq (remove-damage "
      "(self) (everything)) (put-into hand-alone (self))))";
  static constexpr auto rule = lorcana::rule::shift;
};

template <>
struct KeywordForm<lorcana::Keyword::singer> : PlainKeyword {
  static constexpr KeywordWord words{"Singer", "Cantante", "", KeywordSpelling::number};
  static constexpr bool numbered = true;
  static constexpr auto rule = lorcana::rule::singer;
};

template <>
struct KeywordForm<lorcana::Keyword::sing_together> : PlainKeyword {
  static constexpr KeywordWord words{"Sing Together", "Cantar Juntos", "", KeywordSpelling::number};
  static constexpr bool numbered = true;
  static constexpr auto rule = lorcana::rule::sing_together;
};

template <>
struct KeywordForm<lorcana::Keyword::support> : PlainKeyword {
  static constexpr KeywordWord words{"Support", "Apoyo", "", KeywordSpelling::plain};
  static constexpr const char* stands_for =
      "Whenever this character quests, you may add their {S} to another chosen character's {S} this turn.";
  static constexpr auto chosen_fact = lorcana::fact::chosen_for_support;
  static constexpr auto rule = lorcana::rule::support;
};

template <>
struct KeywordForm<lorcana::Keyword::vanish> : PlainKeyword {
  static constexpr KeywordWord words{"Vanish", "Desvanecer", "", KeywordSpelling::plain};
  static constexpr const char* stands_for =
      "(triggered none (event chosen (same-as (self)) none (opponents) (matches (role source) (of-kind "
      "action))) none (banish (self)))";
  static constexpr auto rule = lorcana::rule::vanish;
};

template <>
struct KeywordForm<lorcana::Keyword::ward> : PlainKeyword {
  static constexpr KeywordWord words{"Ward", "Protección", "", KeywordSpelling::plain};
  static constexpr auto rule = lorcana::rule::ward;
};

namespace lorcana {
namespace {

constexpr auto kKeywords = Keywords<Keyword>::infos();
constexpr auto kWords = Keywords<Keyword>::words();

}  // namespace

std::span<const KeywordInfo> keywords() { return kKeywords; }
std::span<const KeywordWord> keyword_words() { return kWords; }

bool has(const Match& match, SlotId slot, Keyword keyword) {
  return derived(match).slots[index(slot)].keywords.has(id(keyword));
}

bool anywhere(const Match& match, Keyword keyword) { return derived(match).keywords.has(id(keyword)); }

int calculate_damage(const Match& match, const Part& part) {
  // [LOR-2.1 8.8.1] Resist reduces dealt damage; all instances are added up, and the result is at least 0.
  if (!part.object.is_slot() || !in_place(match.state, part.object) || part.dealt().unreduced)
    return part.amount;
  return std::max(0, part.amount - keyword_value(match, part.object, id(Keyword::resist)));
}

Forbidden must_be_chosen(const Match& match, PlayerId who, ObjectRef object) {
  Forbidden found;
  if (!object.is_slot()) return found;
  each_static(match, op_of<MustChoose>, [&](const StaticView& view) {
    if (found.is || !includes(match, view.env, match.book().kid(view.node, 0), who)) return;
    ObjectList list{};
    objects(match, view.env, match.book().kid(view.node, 1), list);
    for (const ObjectRef ref : list)
      if (ref == object) found = {true, view.env.card, view.node};
  });
  return found;
}

Verdict can_choose(const Match& match, PlayerId who, ObjectRef object, CardId) {
  // [LOR-2.1 10.2.2.2] The marketing cards of Pack Rush.
  if (is_fixed(match.state, object)) return Verdict::no(rule::key(rule::rush_ink_unchosen), object.card());
  if (!object.is_slot()) return Verdict::yes();
  const Slot& slot = match.state.slot(object.slot());
  // [LOR-2.1 8.15.1] Opponents cannot choose a character with Ward.
  const bool opposing = are_opponents(match.state, slot.controller, who);
  if (opposing && has(match, object.slot(), Keyword::ward))
    return Verdict::no(rule::key(rule::ward), slot.top);
  if (opposing) {
    if (const Forbidden f = forbidden(match, object, Ban::be_chosen))
      return Verdict::no(::kawari::rule::key(::kawari::rule::cant_beats_can), f.by, f.node);
  }
  return Verdict::yes();
}

bool may_enter_exerted(const Match& match, const Part& part) {
  // [LOR-2.1 8.3.2] The player decides as the card enters.
  return has_keyword(match, part.object, id(Keyword::bodyguard));
}

}  // namespace lorcana
}  // namespace kawari
