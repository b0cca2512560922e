// Keywords: what they add to figures, whom they protect, and the abilities that they stand for.
#include <algorithm>

#include "games/lorcana/lorcana.h"

namespace kawari::lorcana {
namespace {

constexpr KeywordInfo keyword(std::string_view name, bool stacks, bool numbered, rule::Key cited,
                              const char* text = nullptr, Fact chosen = Fact::chosen) {
  KeywordInfo info;
  info.name = name;
  info.stacks = stacks;
  info.numbered = numbered;
  info.text = text;
  info.rule = rule::key(cited);
  info.chosen_fact = chosen;
  return info;
}

// In the order of Keyword. Texts are the abilities that a keyword stands for; the others act in this module.
constexpr KeywordInfo kKeywords[] = {
    keyword("Alert", false, false, rule::alert),
    keyword("Bodyguard", false, false, rule::bodyguard_challenge),
    keyword(
        "Boost", false, true, rule::boost,
        "(activated once-during-your-turn (pay-ink (keyword-number 2)) (put-under (top-of-deck (you) (number "
        "1)) (self)))"),
    keyword("Challenger", true, true, rule::challenger),
    keyword("Evasive", false, false, rule::evasive),
    keyword("Reckless", false, false, rule::reckless_quest),
    keyword("Resist", true, true, rule::resist),
    keyword("Rush", false, false, rule::rush),
    keyword(
        "Shift", false, true, rule::shift,
        "(triggered (matches (self) (passing)) (event turn-ended none none (you)) none (seq (remove-damage "
        "(self) (everything)) (put-into hand-alone (self))))"),
    keyword("Singer", false, true, rule::singer),
    keyword("Sing Together", false, true, rule::sing_together),
    keyword(
        "Support", false, false, rule::support,
        "Whenever this character quests, you may add their {S} to another chosen character's {S} this turn.",
        Fact::chosen_for_support),
    keyword("Vanish", false, false, rule::vanish,
            "(triggered none (event chosen (same-as (self)) none (opponents) (matches (role source) (of-kind "
            "action))) none "
            "(banish (self)))"),
    keyword("Ward", false, false, rule::ward),
};
static_assert(std::size(kKeywords) == static_cast<std::size_t>(Keyword::count_));
static_assert(std::size(kKeywords) <= kMaxKeywords, "a set of keywords has a bit for each");
static_assert(static_cast<int>(Keyword::boost) == 2);  // as its ability says

}  // namespace

std::span<const KeywordInfo> keywords() { return kKeywords; }

bool has(const Match& match, SlotId slot, Keyword keyword) {
  return derived(match).slots[index(slot)].keywords.has(id(keyword));
}

bool anywhere(const Match& match, Keyword keyword) { return derived(match).keywords.has(id(keyword)); }

int calculate_damage(const Match& match, const Part& part) {
  // [LOR-2.1 8.8.1] Resist lowers damage that is dealt; one sum, never below zero.
  if (!part.object.is_slot() || !in_place(match.state, part.object) || part.dealt().unreduced)
    return part.amount;
  return std::max(0, part.amount - keyword_value(match, part.object, id(Keyword::resist)));
}

Verdict can_choose(const Match& match, PlayerId who, ObjectRef object, CardId) {
  if (!object.is_slot()) return Verdict::yes();
  const Slot& slot = match.state.slot(object.slot());
  // [LOR-2.1 8.15.1] Ward keeps opponents from choosing it.
  if (slot.controller != who && has(match, object.slot(), Keyword::ward))
    return Verdict::no(rule::key(rule::ward), slot.top);
  if (slot.controller != who) {
    if (const Forbidden f = forbidden(match, object, Ban::be_chosen))
      return Verdict::no(::kawari::rule::key(::kawari::rule::cant_beats_can), f.by, f.node);
  }
  return Verdict::yes();
}

bool may_enter_exerted(const Match& match, const Part& part) {
  // [LOR-2.1 8.3.2] decided as it enters
  return has_keyword(match, part.object, id(Keyword::bodyguard));
}

}  // namespace kawari::lorcana
