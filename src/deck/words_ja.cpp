// What a check of a deck list says, in Japanese.
#include "deck/deck_words.h"

namespace kawari {
namespace {

constexpr Text<Breach> kBreaches[] = {
    {Breach::too_few, "デッキは{has}枚です。{limit}枚以上必要です。"},
    {Breach::too_many, "デッキは{has}枚です。{limit}枚までです。"},
    {Breach::too_many_copies, "{card}が{has}枚あります。{limit}枚までです。"},
    {Breach::too_many_colours, "デッキに{has}種類の色（{colours}）があります。{limit}種類までです。"},
    {Breach::too_many_beside, "デッキ以外のカードが{has}枚あります。{limit}枚までです。"},
    {Breach::banned, "{card}は{format}で禁止されています{since}。"},
    {Breach::rotated, "{card}は{format}のローテーションから外れています{since}。"},
    {Breach::not_yet, "{card}は{format}で{day}から使えます。"},
    {Breach::not_listed, "{card}が{format}で使えるかどうかは{source}に書かれていません。"},
    {Breach::not_understood, "{card}はここでは使えません。文章が完全には読めません（「{unread}」）。"},
};

constexpr Text<DeckWord> kWords[] = {
    {DeckWord::counted, "{file}：{cards}枚、{different}種類"},
    {DeckWord::side, "、サイドボード{side}枚"},
    {DeckWord::beside, "、超次元ゾーン{beside}枚"},
    {DeckWord::fine, "{format}のデッキのルール（{edition}）を満たしています。"},
    {DeckWord::lines, "行"},
    {DeckWord::since, "（{day}から）"},
};

}  // namespace

constexpr DeckWords deck_words_ja{by_id<kBreaches>(), by_id<kWords>()};

}  // namespace kawari
