#include "deck/deck_check.h"

#include <algorithm>
#include <bit>
#include <map>

#include "deck/deck_words.h"
#include "explain/fill.h"
#include "ir/book.h"

namespace kawari {
namespace {

struct Copies {
  int count = 0;
  std::vector<int> lines;
};

// Copies of each card in these parts of the list, by full name: several printings are one card.
std::map<FaceId, Copies> copies_of(const Database& cards, const std::vector<DeckLine>& lines) {
  std::map<FaceId, Copies> out;
  for (const DeckLine& line : lines) {
    Copies& copies = out[cards.find(cards[line.face].full_name)];
    copies.count += line.count;
    copies.lines.push_back(line.line);
  }
  return out;
}

std::string number(const DeckFormat::Numbers& numbers, const Edition& edition) {
  const char* found = numbers.empty() ? nullptr : numbers[edition.column];
  return found == nullptr ? std::string() : found;
}

// --- words

const char* text_of(DeckWord word, Language language) {
  return kDeckWords[index(language)]->words[static_cast<std::size_t>(word)];
}

std::string colour_name(const Game& game, std::size_t colour, Language language) {
  const NameWord& word = game.rules->grammar().vocabulary().colours[colour];
  const char* said = language == Language::es ? word.es : language == Language::ja ? word.ja : word.en;
  return said[0] != '\0' ? said : word.en;
}

std::string colour_counts(const Game& game, const Database& cards, const DeckList& list, Language language) {
  const std::vector<int> counts = cards_by_colour(game, cards, list);
  std::string out;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0)
      out += (out.empty() ? "" : ", ") + colour_name(game, i, language) + " " + std::to_string(counts[i]);
  return out;
}

// The allowed number of copies: `usual`, unless the card's own text changes it; 0: any number.
int copies_allowed(const Database& cards, FaceId face, int usual) {
  const Book& book = cards.book();
  for (const Ability& ability : cards[face].abilities) {
    if (book.op(ability.root) != Op::static_) continue;
    const Node& says = book[book.kid(ability.root, 1)];
    if (!book.has(says, Traits::LimitsDeck)) continue;
    const Node& whose = book[book.kid(says, 0)];
    // The statement names the card, with or without its version.
    if (whose.op == Op::named && fold(book.word(WordId(whose.value))).starts_with(fold(cards[face].name)))
      return says.value;
  }
  return usual;
}

}  // namespace

bool has_format(const Edition& edition, const DeckFormat& format) {
  if (!format.edition.empty() && format.edition != edition.id) return false;
  return format.exists.empty() || format.exists[edition.column] != nullptr;
}

const DeckFormat* deck_format(const Game& game, const Edition& edition, std::string_view name) {
  for (const DeckFormat& format : game.deck_formats)
    if ((name.empty() || format.name == name) && has_format(edition, format)) return &format;
  return nullptr;
}

Result<DeckRules> deck_rules(const Game& game, const Edition& edition, std::string_view name,
                             const FormatFiles& files, Day on) {
  const FormatList* list = name.empty() ? nullptr : files.find(name);
  const std::string_view numbers = list == nullptr ? name : std::string_view(list->like);
  if (const DeckFormat* format = deck_format(game, edition, numbers)) return DeckRules{format, list, on};
  std::string known;
  for (const DeckFormat& format : game.deck_formats)
    if (has_format(edition, format)) known += (known.empty() ? "" : ", ") + std::string(format.name);
  if (list == nullptr)
    for (const FormatList& format : files.formats) known += ", " + format.name;
  return fail(Error{list == nullptr ? std::string() : list->file, 0, 0,
                    "there is no format \"" + std::string(numbers) + "\".", "Formats: " + known + "."});
}

std::vector<int> cards_by_colour(const Game& game, const Database& cards, const DeckList& list) {
  std::vector<int> counts(game.rules->grammar().vocabulary().colours.size());
  for (const DeckLine& line : list.part(DeckPart::main))
    for (std::size_t i = 0; i < counts.size(); ++i)
      if ((cards[line.face].colours >> i & 1) != 0) counts[i] += line.count;
  return counts;
}

namespace {

constexpr struct {
  Standing standing;
  Breach breach;
} kStandings[] = {
    {Standing::banned, Breach::banned},
    {Standing::rotated, Breach::rotated},
    {Standing::not_yet, Breach::not_yet},
    {Standing::not_listed, Breach::not_listed},
};

}  // namespace

std::vector<DeckViolation> check_deck(const Game& game, const Edition& edition, const DeckRules& rules,
                                      const Database& cards, const DeckList& list) {
  const DeckFormat& format = *rules.format;
  std::vector<DeckViolation> out;
  const auto& main = list.part(DeckPart::main);
  const int size = count_cards(main);
  if (size < format.least)
    out.push_back({Breach::too_few, kNoFace, size, format.least, {}, number(format.size_rule, edition)});
  if (format.most > 0 && size > format.most)
    out.push_back({Breach::too_many, kNoFace, size, format.most, {}, number(format.size_rule, edition)});

  const std::vector<int> counts = cards_by_colour(game, cards, list);
  const int colours =
      static_cast<int>(std::count_if(counts.begin(), counts.end(), [](int n) { return n > 0; }));
  if (format.colours > 0 && colours > format.colours)
    out.push_back({Breach::too_many_colours,
                   kNoFace,
                   colours,
                   format.colours,
                   {},
                   number(format.colours_rule, edition)});

  const int beside = count_cards(list.part(DeckPart::beside));
  if (beside > format.beside)
    out.push_back(
        {Breach::too_many_beside, kNoFace, beside, format.beside, {}, number(format.beside_rule, edition)});

  const auto check_copies = [&](DeckPart part, const DeckFormat::Numbers& rule) {
    for (const auto& [face, copies] : copies_of(cards, list.part(part)))
      if (const int most = copies_allowed(cards, face, format.copies); most > 0 && copies.count > most)
        out.push_back(
            {Breach::too_many_copies, face, copies.count, most, copies.lines, number(rule, edition)});
  };
  check_copies(DeckPart::main, format.copies_rule);
  check_copies(DeckPart::beside, format.beside_rule);

  std::vector<DeckLine> all;
  for (const auto& part : list.parts) all.insert(all.end(), part.begin(), part.end());
  if (rules.cards != nullptr) {
    for (const auto& [face, copies] : copies_of(cards, all)) {
      const CardStanding standing = standing_of(*rules.cards, cards[face].full_name, rules.on);
      for (const auto& [is, breach] : kStandings)
        if (is == standing.is)
          out.push_back({breach, face, copies.count, 0, copies.lines,
                         breach == Breach::banned ? number(format.banned_rule, edition) : std::string(),
                         standing.day});
    }
  }
  for (const auto& [face, copies] : copies_of(cards, all))
    if (!cards[face].compiled())
      out.push_back({Breach::not_understood, face, copies.count, 0, copies.lines, {}});
  return out;
}

std::string sentence_of(const DeckViolation& violation, const Game& game, const Edition& edition,
                        const DeckRules& rules, const Database& cards, const DeckList& list,
                        Language language) {
  Slots slots{{"has", violation.has}, {"limit", violation.limit}};
  slots.set("format", SlotText(std::string(rules.name())));
  slots.set("day", SlotText(day_text(violation.day)));
  slots.set("since",
            SlotText(violation.day == 0 ? std::string()
                                        : fill(text_of(DeckWord::since, language), slots, language).text()));
  if (rules.cards != nullptr) slots.set("source", SlotText(rules.cards->file));
  if (violation.face != kNoFace) {
    const Face& face = cards[violation.face];
    slots.set("card", SlotText(face.full_name));
    if (!face.refusals.empty()) slots.set("unread", SlotText(face.refusals.front().unread));
  }
  slots.set("colours", SlotText(colour_counts(game, cards, list, language)));
  const Texts<Breach>& breaches = kDeckWords[index(language)]->breaches;
  std::string out = fill(breaches[static_cast<std::size_t>(violation.breach)], slots, language).text();
  if (!violation.lines.empty()) {
    out += " (" + std::string(text_of(DeckWord::lines, language)) + " ";
    for (std::size_t i = 0; i < violation.lines.size(); ++i)
      out += (i > 0 ? ", " : "") + std::to_string(violation.lines[i]);
    out += ")";
  }
  if (!violation.rule.empty()) out += " [" + std::string(edition.label) + " " + violation.rule + "]";
  return out;
}

std::string deck_report(const Game& game, const Edition& edition, const DeckRules& rules,
                        const Database& cards, const DeckList& list, Language language) {
  const auto& main = list.part(DeckPart::main);
  const Slots slots{{"file", SlotText(list.file)},
                    {"cards", count_cards(main)},
                    {"different", static_cast<int>(copies_of(cards, main).size())},
                    {"side", count_cards(list.part(DeckPart::side))},
                    {"beside", count_cards(list.part(DeckPart::beside))},
                    {"format", SlotText(std::string(rules.name()))},
                    {"edition", SlotText(std::string(edition.label))}};
  std::string out = fill(text_of(DeckWord::counted, language), slots, language).text();
  if (const std::string colours = colour_counts(game, cards, list, language); !colours.empty())
    out += " (" + colours + ")";
  if (!list.part(DeckPart::side).empty())
    out += fill(text_of(DeckWord::side, language), slots, language).text();
  if (!list.part(DeckPart::beside).empty())
    out += fill(text_of(DeckWord::beside, language), slots, language).text();
  out += "\n";
  const auto violations = check_deck(game, edition, rules, cards, list);
  for (const DeckViolation& violation : violations)
    out += "  " + sentence_of(violation, game, edition, rules, cards, list, language) + "\n";
  for (const Error& error : list.errors) out += "  " + error.text() + "\n";
  if (violations.empty() && list.errors.empty())
    out += "  " + fill(text_of(DeckWord::fine, language), slots, language).text() + "\n";
  return out;
}

}  // namespace kawari
