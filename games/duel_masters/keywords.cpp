// Keywords: what they add to power, and the abilities that they stand for.
#include <algorithm>

#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/keyword_walk.h"
#include "games/duel_masters/phrases.h"
#include "state/keyword_form.h"

namespace kawari {

template <>
struct KeywordForm<duel_masters::Keyword::blocker> : PlainKeyword {
  static constexpr KeywordWord words{"Blocker", "Bloqueador", "ブロッカー", KeywordSpelling::plain};
  static constexpr auto rule = duel_masters::rule::blocker;
};

// [DM-1.50 115.3d, 110.7] After each battle that it fought, won or lost, once for each instance.
template <>
struct KeywordForm<duel_masters::Keyword::slayer> : PlainKeyword {
  static constexpr KeywordWord words{"Slayer", "Asesino", "スレイヤー", KeywordSpelling::plain};
  static constexpr bool stacks = true;
  static constexpr const char* stands_for =
      "(triggered none (any-event (event won-battle (same-as (self))) (event lost-battle (same-as (self)))) "
      "none (banish (role other)))";
  static constexpr auto rule = duel_masters::rule::slayer;
};

template <>
struct KeywordForm<duel_masters::Keyword::power_attacker> : PlainKeyword {
  static constexpr KeywordWord words{"Power attacker", "Atacante poderoso", "パワーアタッカー",
                                     KeywordSpelling::plus_number};
  static constexpr bool stacks = true;
  static constexpr bool numbered = true;
  static constexpr auto rule = duel_masters::rule::power_attacker;
};

template <>
struct KeywordForm<duel_masters::Keyword::double_breaker> : PlainKeyword {
  static constexpr KeywordWord words{"Double breaker", "Rompedor doble", "W・ブレイカー",
                                     KeywordSpelling::plain};
  static constexpr auto rule = duel_masters::rule::breaker;
};

template <>
struct KeywordForm<duel_masters::Keyword::triple_breaker> : PlainKeyword {
  static constexpr KeywordWord words{"Triple breaker", "Rompedor triple", "T・ブレイカー",
                                     KeywordSpelling::plain};
  static constexpr auto rule = duel_masters::rule::breaker;
};

template <>
struct KeywordForm<duel_masters::Keyword::speed_attacker> : PlainKeyword {
  static constexpr KeywordWord words{"Speed attacker", "Atacante veloz", "スピードアタッカー",
                                     KeywordSpelling::plain};
  static constexpr auto rule = duel_masters::rule::speed_attacker;
};

template <>
struct KeywordForm<duel_masters::Keyword::shield_trigger> : PlainKeyword {
  static constexpr KeywordWord words{"Shield trigger", "Disparador de escudo", "S・トリガー",
                                     KeywordSpelling::plain};
  static constexpr auto rule = duel_masters::rule::shield_trigger;
};

template <>
struct KeywordForm<duel_masters::Keyword::evolution> : PlainKeyword {
  static constexpr KeywordWord words{"Evolution", "Evolución", "進化", KeywordSpelling::on_card};
  static constexpr auto rule = duel_masters::rule::evolution_base;
};

template <>
struct KeywordForm<duel_masters::Keyword::crew_breaker> : PlainKeyword {
  static constexpr KeywordWord words{"Crew breaker", "Rompedor de equipo", "クルー・ブレイカー",
                                     KeywordSpelling::with_text};
  static constexpr auto rule = duel_masters::rule::breaker;
};

template <>
struct KeywordForm<duel_masters::Keyword::silent_skill> : PlainKeyword {
  static constexpr KeywordWord words{"Silent skill", "Habilidad silenciosa", "サイレントスキル",
                                     KeywordSpelling::with_text};
  static constexpr auto rule = duel_masters::rule::silent_skill;
};

// These keywords have an ability while a condition is true; the ability with the condition comes with the
// card.
template <>
struct KeywordForm<duel_masters::Keyword::survivor> : PlainKeyword {
  static constexpr KeywordWord words{"Survivor", "Superviviente", "サバイバー", KeywordSpelling::with_text};
  static constexpr auto rule = duel_masters::rule::survivor;
};

template <>
struct KeywordForm<duel_masters::Keyword::turbo_rush> : PlainKeyword {
  static constexpr KeywordWord words{"Turbo rush", "Carga turbo", "ターボラッシュ",
                                     KeywordSpelling::with_text};
  static constexpr auto rule = duel_masters::rule::turbo_rush;
};

template <>
struct KeywordForm<duel_masters::Keyword::wave_striker> : PlainKeyword {
  static constexpr KeywordWord words{"Wave striker", "Golpe de oleada", "ウェーブストライカー",
                                     KeywordSpelling::with_text};
  static constexpr auto rule = duel_masters::rule::wave_striker;
};

template <>
struct KeywordForm<duel_masters::Keyword::accelerator> : PlainKeyword {
  static constexpr KeywordWord words{"Accelerator", "Acelerador", "アクセル", KeywordSpelling::with_text};
  static constexpr auto rule = duel_masters::rule::accelerator;
};

template <>
struct KeywordForm<duel_masters::Keyword::shield_trigger_cross> : PlainKeyword {
  static constexpr KeywordWord words{"Shield trigger cross", "Disparador de escudo cruzado",
                                     "S・トリガー・クロス", KeywordSpelling::plain};
  static constexpr auto rule = duel_masters::rule::shield_trigger;
};

template <>
struct KeywordForm<duel_masters::Keyword::gravity_zero> : PlainKeyword {
  static constexpr KeywordWord words{"Gravity Zero", "Gravedad cero", "G・ゼロ", KeywordSpelling::with_text};
  static constexpr auto rule = duel_masters::rule::gravity_zero;
};

template <>
struct KeywordForm<duel_masters::Keyword::sympathy> : PlainKeyword {
  static constexpr KeywordWord words{"Sympathy", "Simpatía", "シンパシー", KeywordSpelling::with_text};
  static constexpr auto rule = duel_masters::rule::sympathy;
};

// [DM-1.50 112.3c] It is declared from the hand; using it is then one of its player's standby effects.
template <>
struct KeywordForm<duel_masters::Keyword::ninja_strike> : PlainKeyword {
  static constexpr KeywordWord words{"Ninja strike", "Golpe ninja", "ニンジャ・ストライク",
                                     KeywordSpelling::number};
  static constexpr bool numbered = true;
  static constexpr const char* stands_for =
      "(activated (costs) (if (exists at-least (in-zone resource (you)) (keyword-number ninja-strike)) (seq "
      "(play-card for-free (you) (role subject)) (delay (event~1 turn-ended none none (turn-player)) "
      "(put-into~1 deck-bottom (role~it subject))))))";
  static constexpr auto rule = duel_masters::rule::ninja_strike;
};

// [DM-1.50 804.1] Its number has a bit for each side of the named gods at which it may lie (god_link.cpp).
template <>
struct KeywordForm<duel_masters::Keyword::g_link> : PlainKeyword {
  static constexpr KeywordWord words{"G-Link", "G-Link", "G・リンク", KeywordSpelling::with_text};
  static constexpr auto rule = duel_masters::rule::link_names;
};

namespace duel_masters {
namespace {

constexpr auto kKeywords = Keywords<Keyword>::infos();
constexpr auto kWords = Keywords<Keyword>::words();

}  // namespace

std::span<const KeywordInfo> keywords() { return kKeywords; }
std::span<const KeywordWord> keyword_words() { return kWords; }

bool has(const Match& match, SlotId slot, Keyword keyword) {
  return derived(match).slots[index(slot)].keywords.has(id(keyword));
}

namespace {

// A breaker keyword and its number of shields; a crew breaker counts its crew instead.
struct Breaking {
  Keyword keyword;
  int shields;
};
constexpr Breaking kBreakers[] = {{Keyword::triple_breaker, 3}, {Keyword::double_breaker, 2}};

// The creature itself and each other card of the crew.
int crew(const Match& match, SlotId attacker, NodeId ability) {
  const Slot& slot = match.state.slot(attacker);
  const Env env = env_of(match.state, attacker);
  int there = 1;
  for (const SlotId other : slots_in_order(match))
    there += other != attacker && match.state.slot(other).controller == slot.controller &&
             fits(match, env, match.book().kid(ability, 2), ref_of(match.state, other));
  return there;
}

}  // namespace

// [DM-1.50 509.2a-c] One shield without a breaker ability. "One more shield" is not a breaker ability, but
// adds to each.
Breakers breakers_of(const Match& match, SlotId attacker) {
  Breakers out{};
  // There are no more shields than cards.
  const int more = std::min(kMaxCards, stat(match, ref_of(match.state, attacker), figure::breaking));
  const auto add = [&](Keyword keyword, int shields) {
    const auto same = [&](const Breaker& other) { return other.shields == shields + more; };
    if (std::none_of(out.begin(), out.end(), same)) out.push({id(keyword), shields + more});
  };
  for (const Breaking& breaker : kBreakers)
    if (has(match, attacker, breaker.keyword)) add(breaker.keyword, breaker.shields);
  if (has(match, attacker, Keyword::crew_breaker))
    each_keyword(match, attacker, Keyword::crew_breaker,
                 [&](NodeId ability) { add(Keyword::crew_breaker, crew(match, attacker, ability)); });
  if (out.empty()) out.push({kNoKeyword, 1 + more});
  std::sort(out.begin(), out.end(), [](const Breaker& a, const Breaker& b) { return a.shields > b.shields; });
  return out;
}

}  // namespace duel_masters
}  // namespace kawari
