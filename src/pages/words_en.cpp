// What a page of the rulebook says, in English.
#include "pages/page_words.h"

namespace kawari {
namespace {

using W = PageWord;
constexpr Text<PageWord> kTexts[] = {
    {W::elsewhere, "In other editions"},
    {W::no_number, "no number"},
    {W::beneath, "Beneath it"},
    {W::heading_only, "A heading: the rules stand beneath it."},
    {W::also_number_of, "In some documents this is the number of {number}: {says}"},
    {W::cited, "The engine cites it."},
    {W::not_cited, "The engine does not cite it."},
    {W::written_for, "Scenarios written for it"},
    {W::also_cited, "{other?Other scenarios that cite it|Scenarios that cite it}"},
    {W::more, "and {count} more"},
    {W::not_shown, "No scenario shows it."},
    {W::not_a_number, "“{text}” is not the number of a rule. To look for a word: kawari rule --find {text}"},
    {W::no_such_rule, "{edition} has no rule {number}."},
    {W::nearest, " The nearest: {list}."},
    {W::exists_in, " It is a number of {list}."},
    {W::taken_from, "{edition} has no rule {number}; this is the one of {other}."},
    {W::none_found, "No rule has “{text}” in its wording."},
    {W::not_spoken, "The rules of {game} are not there in English."},
};

}  // namespace

constexpr Texts<PageWord> page_words_en = by_id<kTexts>();

}  // namespace kawari
