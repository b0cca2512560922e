// Duel Masters in Japanese.
#include "games/duel_masters/obstacle_forms.h"
#include "games/duel_masters/said.h"
#include "games/duel_masters/words_in.h"
#include "games/duel_masters/zones.h"

namespace kawari::duel_masters {
namespace {

using M = MessageId;
using O = OwnMessage;

constexpr MessageText kMessages[] = {
    // --- what happens
    {M::banish, "{card}は破壊されます"},
    {M::banish_would, "{card}が破壊されるところです"},
    {M::ink, "{player}は{card}をマナゾーンに置きます"},
    {M::ink_would, "{player}が{card}をマナゾーンに置くところです"},
    {M::exert, "{card}はタップされます"},
    {M::exert_would, "{card}がタップされるところです"},
    {M::ready, "{card}はアンタップされます"},
    {M::ready_would, "{card}がアンタップされるところです"},
    {M::enter, "{card}は{zone}に出ます"},
    {M::enter_would, "{card}が{zone}に出るところです"},
    {M::go, "{card}は{zone}に置かれます"},
    {M::go_would, "{card}が{zone}に置かれるところです"},
    {M::draw, "{player}はカードを{amount}枚引きます"},
    {M::draw_would, "{player}がカードを{amount}枚引くところです"},
    {M::play, "{player}は{card}を使います"},
    {M::play_would, "{player}が{card}を使うところです"},
    {M::end_challenge, "攻撃が終わります"},
    {M::end_challenge_would, "攻撃が終わるところです"},
    {M::lasts_challenge, "この攻撃が終わるまで"},
    {M::lasts_while, "{card}がバトルゾーンにある間"},
    {M::turn_over, "{card}は裏返ります"},
    {M::turn_over_would, "{card}が裏返るところです"},
    {M::relocate, "{card}は{other}にクロスされます"},
    {M::relocate_would, "{card}が{other}にクロスされるところです"},
    {M::end_turn, "{player}はターンを終了します"},
    {M::end_turn_would, "{player}がターンを終了するところです"},
    // --- actions of the turn
    {M::act_ink, "{player}は{card}をマナゾーンに置きます"},
    {M::act_ink_option, "{card}をマナチャージする"},
    {M::act_play, "{player}は{card}を召喚します"},
    {M::act_play_option, "{card}を召喚する"},
    {M::act_shift, "{player}は{other}を進化元にして{card}を召喚します"},
    {M::act_shift_option, "{other}の上に{card}を召喚する"},
    {M::act_move, "{player}は{card}を{other}にクロスします"},
    {M::act_move_option, "{card}を{other}にクロスする"},
    {M::act_free, "{player}はコストを支払わずに{card}を使います"},
    {M::act_free_option, "コストを支払わずに{card}を使う"},
    {M::act_other_cost, "{player}は別のコストで{card}を使います"},
    {M::act_other_cost_option, "別のコストで{card}を使う"},
    {M::act_use, "{player}は{card}の{ability}を使います"},
    {M::act_use_option, "{card}の{ability}を使う"},
    {M::act_use_unnamed, "{player}は{card}の能力を使います"},
    {M::act_use_unnamed_option, "{card}の能力を使う"},
    {M::act_pass, "{player}はターンを終了します"},
    {M::act_pass_option, "ターンを終了する"},
    {M::act_other, "{player}が行動します"},
    {M::act_other_option, "行動する"},
    // --- replacement effects: Spanish says "sustitución"
    {M::would_happen, "{event}"},
    {M::self_replaced, "「{condition}」が満たされているので、{effect}は自己置換されます。かわりに、{result}"},
    {M::self_replaced_on, "「{condition}」が満たされているので、{effect}は自己置換されます"},
    {M::self_replaced_by_nothing,
     "「{condition}」が満たされているので、{effect}は自己置換されます。かわりに、何も起こりません"},
    {M::candidates_same,
     "同じ置換効果を{count}つ適用できます（{list}）。適用するのはそのうち1つだけで、{player}"
     "がどれを選んでも結果は同じです"},
    {M::ask_replacement, "{player}は、適用する置換効果を選びます"},
    {M::prevented, "{event}が、それはできないので起こりません"},
    {M::prevented_by, "{event}が、{effect}によってできないので起こりません"},
    // --- standby effects and state-based actions
    {M::triggered, "{effect}が誘発し、待機状態になります"},
    {M::ask_waiting, "{player}は、待機している自分の効果のうち、次に解決するものを選びます"},
    {M::called_off, "{card}がもうバトルゾーンにないので、攻撃は終わります"},
    {M::check_lethal, "{card}のパワーが0以下になっています"},
    {M::check_found, "状況起因処理で{card}が該当します"},
    {M::now_exerted, "{card}はタップ状態です"},
    {M::now_ready, "{card}はアンタップ状態です"},
    {M::now_resources, "{zone}のアンタップ状態のカードは{count}枚です"},
    {M::entry_exerted, "{effect}によって、{card}はタップした状態で置かれます"},
    // The one thing that a creature decides as it enters: the shield of its shield force.
    {M::entry_other, "{card}が出る際、{effect}のためにシールドを1つ選びます"},
    {M::entry_ready_chosen, "{player}は、シールドを選ばずに{card}を出すことにします"},
    // --- why not
    {message_of(Obstacle::exerted), "{card}はタップしています"},
    {message_of(Obstacle::ready), "{card}はアンタップしています"},
    {message_of(Obstacle::drying), "{card}は召喚酔いしています"},
    {message_of(Obstacle::cost_too_high), "コストは{needs}で、{player}のアンタップしているマナは{has}枚です"},
    {M::is_classified, "{card}の種族は{list}です"},
    {M::is_unclassified, "{card}に種族はありません"},
    {M::is_colourless, "{card}は無色です"},
    {M::is_not_fighting, "{card}は今バトルしていません"},
};
static_assert(says_each<kMessages, kSaid>());

constexpr Text<OwnMessage> kOwnMessages[] = {
    {O::attack, "{card}が攻撃します"},
    {O::attack_would, "{card}が攻撃するところです"},
    {O::block, "{card}が{other}をブロックします"},
    {O::block_would, "{card}が{other}をブロックするところです"},
    {O::battle, "{card}と{other}がバトルします"},
    {O::battle_would, "{card}と{other}がバトルするところです"},
    {O::win_battle, "{card}はバトルに勝ちます"},
    {O::win_battle_would, "{card}がバトルに勝つところです"},
    {O::lose_battle, "{card}はバトルに負けます"},
    {O::lose_battle_would, "{card}がバトルに負けるところです"},
    {O::break_shield, "{player}のシールド（{card}）がブレイクされます"},
    {O::break_shield_would, "{player}のシールド（{card}）がブレイクされるところです"},
    {O::break_unseen, "{card}がブレイクされます"},
    {O::break_unseen_would, "{card}がブレイクされるところです"},
    {O::unblocked, "{card}はブロックされません"},
    {O::unblocked_would, "{card}がブロックされないところです"},
    {O::keep_tapped, "{card}はタップしたままになります"},
    {O::keep_tapped_would, "{card}がタップしたままになるところです"},
    {O::aim, "{card}がシールドをブレイクしようとします"},
    {O::aim_would, "{card}がシールドをブレイクしようとするところです"},
    {O::end_battle, "バトルが終わります"},
    {O::end_battle_would, "バトルが終わるところです"},
    {O::act_cast, "{player}は{card}を唱えます"},
    {O::act_cast_option, "{card}を唱える"},
    {O::act_generate, "{player}は{card}をジェネレートします"},
    {O::act_generate_option, "{card}をジェネレートする"},
    {O::act_fortify, "{player}は{card}でシールドを要塞化します"},
    {O::act_fortify_option, "{card}でシールドを要塞化する"},
    {O::act_attack, "{player}は{card}で{other}を攻撃します"},
    {O::act_attack_option, "{card}で{other}を攻撃する"},
    {O::act_attack_player, "{player}は{card}で{other}を攻撃します"},
    {O::act_attack_player_option, "{card}で{other}を攻撃する"},
    {O::stays_blocked,
     "ブロックしたクリーチャーがいなくなっても、{card}"
     "はブロックされたままです。バトルもブレイクも行われません"},
    {O::stays_in_zone, "{card}は元のゾーンにあるので、そこに置かれたことにはなりません"},
    {O::tapped_below, "{card}は、下のクリーチャーの1体がタップしているので、タップして出ます"},
    {O::castle_falls, "{card}が要塞化していたシールドがなくなりました"},
    {O::one_linked_leaves, "リンクしているカードのうち、{card}だけが離れます"},
    {O::links_end, "{card}は、もう他のカードとリンクしていません"},
    {O::ask_side, "{player}は、{card}をどの側にリンクさせるかを選びます"},
    {O::at_left, "{other}の左"},
    {O::at_right, "{other}の右"},
    {O::at_above, "{other}の上"},
    {O::at_below, "{other}の下"},
    // --- points that the rules leave open, changes between editions, states of cards
    {O::point_both_lose, "両方のプレイヤーが同時に負ける場合、どちらが勝ちますか。"},
    {O::point_both_lose_taken, "勝者はなく、引き分けです"},
    {O::point_both_lose_other, "ターン・プレイヤーが先に負け、相手が勝ちます"},
    {O::point_tap_ability_without_attack,
     "プレイヤーを攻撃できないクリーチャーは、攻撃するかわりにタップ能力を使えますか。"},
    {O::point_tap_ability_without_attack_taken, "使えます。クリーチャーへの攻撃は可能だからです"},
    {O::point_tap_ability_without_attack_other, "使えません"},
    {O::point_entry_after_replacement,
     "置換効果でカードがゾーンに置かれる時、その置かれ方を定める効果も適用されますか。"},
    {O::point_entry_after_replacement_taken,
     "適用されません。それも置換効果であり、二度は置換できないからです"},
    {O::point_entry_after_replacement_other,
     "適用されます。互いに妨げ合うのは「かわりに」と書かれた文だけです"},
    {O::point_link_by_one, "自分の名前を指定していないゴッドともリンクできますか。"},
    {O::point_link_by_one_taken, "できません。2体が互いに相手を指定している必要があります"},
    {O::point_link_by_one_other, "できます。どちらか一方の指定で足ります"},
    {O::change_entry_is_replacement, "カードの出方を定める効果が、置換効果か、状態を定義する効果か。"},
    {O::change_break_one_by_one, "複数のシールドを1つずつブレイクするか、同時にブレイクするか。"},
    {O::change_piles_fall_apart,
     "進化Vクリーチャーの一番上のカードだけが離れた時、下のカードが2体になるか、1体になるか。"},
    {O::change_several_blockers, "ブロックに使えるのが1体だけか、複数を使って最後の1体がブロックするか。"},
    {O::state_tapped, "タップ"},
    {O::state_untapped, "アンタップ"},
    {O::state_summoning_sick, "召喚酔い"},
    {O::state_not_summoning_sick, "召喚酔いしていない"},
};

constexpr Text<OwnObstacle> kObstacles[] = {
    {OwnObstacle::colour_missing, "{card}に必要な文明のアンタップしているマナが足りません"},
    {OwnObstacle::no_base, "{card}を重ねられる「{text}」がありません"},
    {OwnObstacle::not_linked, "{card}と、出るゴッドをつなぐG・リンクがありません"},
    {OwnObstacle::place_taken, "{card}の、ゴッドを置くべき側にはすでに別のカードがあります"},
    {OwnObstacle::is_attacked, "{card}自身が攻撃されています"},
};
constexpr auto kAllMessages =
    joined(kMessages, own_texts<kOwnMessages>(), obstacle_texts<kObstacles, kEach<OwnObstacle>>());

constexpr NamedThing<Zone> kZones[] = {
    {Zone::none, {"どこでもない場所"}},
    {Zone::deck, {"山札"}},
    {Zone::hand, {"手札"}},
    {Zone::play, {"バトルゾーン"}},
    {Zone::discard, {"墓地"}},
    {Zone::resource, {"マナゾーン"}},
    {Zone::pending, {"使用中の場所"}},
    {Zone::under, {"カードの下"}},
    {Zone::removed, {"ゲームの外"}},
    {zone::shields, {"シールドゾーン"}, {"シールド"}},
    {zone::reserve, {"超次元ゾーン"}},
};
static_assert(things_in_order<Zone>(kZones, static_cast<std::size_t>(Zone::count_) + 2));

constexpr NamedThing<Stat> kStats[] = {
    {Stat::cost, {"コスト"}},
    {Stat::strength, {"パワー"}},
    {figure::breaking, {"ブレイクするシールドの数"}},
};
static_assert(things_in_order<Stat>(kStats, static_cast<std::size_t>(Stat::count_) + std::size(kOwnStats)));

constexpr NamedThing<std::string_view> kPhases[] = {
    {"start", {"ターン開始ステップ"}},      {"draw", {"ドロー・ステップ"}},
    {"charge", {"マナチャージ・ステップ"}}, {"main", {"メイン・ステップ"}},
    {"attack", {"アタック・ステップ"}},     {"end", {"ターン終了ステップ"}},
};

constexpr NamedThing<std::string_view> kFacts[] = {
    {"power", {"パワー"}},     {"cost", {"コスト"}},         {"hand", {"手札"}},
    {"deck", {"山札"}},        {"graveyard", {"墓地"}},      {"mana", {"マナ"}},
    {"shields", {"シールド"}}, {"battle", {"バトルゾーン"}}, {"hyperspatial", {"超次元ゾーン"}},
    {"tap", {"タップ"}},       {"linked", {"リンク"}},       {"facedown", {"裏向き"}},
};

}  // namespace

const GameTexts kJapanese{kAllMessages, kZones, kStats, kPhases, kFacts};

}  // namespace kawari::duel_masters
