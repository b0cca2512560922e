// The words of `kawari cards show` in English.
#include "cli/show_words.h"

namespace kawari {
namespace {

constexpr Text<ShowWord> kWords[] = {
    {ShowWord::program, "Program"},
    {ShowWord::text, "Text, printed from the program"},
    {ShowWord::unread, "Not read"},
    {ShowWord::column, "column"},
    {ShowWord::differs, "The text printed back differs from the card's."},
    {ShowWord::inkable, "inkable"},
    {ShowWord::no_card, "There is no card \"{}\"."},
    {ShowWord::did_you_mean, " Did you mean: {}?"},
};

}  // namespace

constexpr Texts<ShowWord> show_words_en = by_id<kWords>();

}  // namespace kawari
