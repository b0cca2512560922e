// What a page of the rulebook says, in Japanese.
#include "pages/page_words.h"

namespace kawari {
namespace {

using W = PageWord;
constexpr Text<PageWord> kTexts[] = {
    {W::elsewhere, "ほかの版での番号"},
    {W::no_number, "番号なし"},
    {W::beneath, "下位のルール"},
    {W::heading_only, "見出しです。ルールはその下にあります。"},
    {W::also_number_of, "資料によっては、これは{number}の番号です：{says}"},
    {W::cited, "エンジンはこのルールを引用します。"},
    {W::not_cited, "エンジンはこのルールを引用しません。"},
    {W::written_for, "このルールのために書かれたシナリオ"},
    {W::also_cited, "{other?このルールを引用するほかのシナリオ|このルールを引用するシナリオ}"},
    {W::more, "ほか{count}件"},
    {W::not_shown, "このルールを示すシナリオはありません。"},
    {W::not_a_number, "「{text}」はルールの番号ではありません。言葉で探すには：kawari rule --find {text}"},
    {W::no_such_rule, "{edition}にルール{number}はありません。"},
    {W::nearest, "近い番号：{list}。"},
    {W::exists_in, "この番号があるのは{list}です。"},
    {W::taken_from, "{edition}にルール{number}はありません。これは{other}のルールです。"},
    {W::none_found, "「{text}」を含むルールはありません。"},
    {W::not_spoken, "{game}のルールは日本語では用意されていません。使える言語：en, es。"},
};

}  // namespace

constexpr Texts<PageWord> page_words_ja = by_id<kTexts>();

}  // namespace kawari
