// The words of `kawari cards show` in Japanese.
#include "cli/show_words.h"

namespace kawari {
namespace {

constexpr Text<ShowWord> kWords[] = {
    {ShowWord::program, "プログラム"},
    {ShowWord::text, "プログラムから書き出したテキスト"},
    {ShowWord::unread, "読めない部分"},
    {ShowWord::column, "位置"},
    {ShowWord::differs, "書き出したテキストはカードのテキストと異なります。"},
    {ShowWord::inkable, ""},
    {ShowWord::no_card, "「{}」というカードはありません。"},
    {ShowWord::did_you_mean, "もしかして：{}"},
};

}  // namespace

constexpr Texts<ShowWord> show_words_ja = by_id<kWords>();

}  // namespace kawari
