#include "cli/cards.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <ostream>

#include "base/json_text.h"
#include "cli/show_words.h"
#include "text/print.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

struct Count {
  int cards = 0, compiled = 0, exact = 0;
  void add(const Face& face) {
    ++cards;
    compiled += face.compiled() ? 1 : 0;
    exact += face.exact ? 1 : 0;
  }
};

// Sets in the order of their numbers; promotional ones behind.
bool set_before(const std::string& a, const std::string& b) {
  const bool x = !a.empty() && a.find_first_not_of("0123456789") == std::string::npos;
  const bool y = !b.empty() && b.find_first_not_of("0123456789") == std::string::npos;
  if (x != y) return x;
  return x && a.size() != b.size() ? a.size() < b.size() : a < b;
}
struct SetOrder {
  bool operator()(const std::string& a, const std::string& b) const { return set_before(a, b); }
};

bool read_all(const Grammar& grammar, Database& cards, const std::vector<std::string>& files,
              std::ostream& err, NormalisationCounts* counts) {
  for (const std::string& file : files) {
    const auto read = read_cards_file(grammar, cards, file, counts);
    if (!read) {
      err << read.error().text() << "\n";
      return false;
    }
  }
  return true;
}

// Each card once: the newest face of its full name.
std::vector<const Face*> unique_cards(const Database& cards) {
  std::vector<const Face*> out;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const FaceId id{static_cast<std::uint16_t>(i)};
    if (cards.find(cards[id].full_name) == id) out.push_back(&cards[id]);
  }
  return out;
}

void print_report(const std::vector<const Face*>& faces, const Count& all,
                  const std::map<std::string, Count, SetOrder>& sets, const NormalisationCounts& counts,
                  std::ostream& out) {
  out << fmt::format("{:<12} {:>7} {:>9} {:>8} {:>7}\n", "set", "cards", "compiled", "refused", "exact");
  const auto line = [&](const std::string& name, const Count& count) {
    out << fmt::format("{:<12} {:>7} {:>9} {:>8} {:>7}\n", name.empty() ? "-" : name, count.cards,
                       count.compiled, count.cards - count.compiled, count.exact);
  };
  for (const auto& [name, count] : sets) line(name, count);
  line("all", all);

  std::map<std::string, int> phrases;
  for (const Face* face : faces) {
    for (const Refusal& refusal : face->refusals) ++phrases[refusal.unread];
  }
  std::vector<std::pair<std::string, int>> most(phrases.begin(), phrases.end());
  std::stable_sort(most.begin(), most.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  if (!most.empty()) out << "\nThe unread phrases that refuse most cards:\n";
  for (std::size_t i = 0; i < most.size() && i < 20; ++i)
    out << fmt::format("{:>5}  {}\n", most[i].second, most[i].first);

  std::string differ;
  int more = 0;
  for (const Face* face : faces) {
    if (!face->compiled() || face->exact) continue;
    if (++more <= 20) differ += (differ.empty() ? "" : "; ") + face->full_name;
  }
  if (more > 20) differ += fmt::format("; and {} more", more - 20);
  if (more > 0) out << "\nPrinted back in other words: " << differ << ".\n";

  out << fmt::format("\nChanged before reading: {} reminders dropped, {} glyphs written as symbols",
                     counts.reminders, counts.glyphs);
  const auto rows = normalisations();
  for (std::size_t i = 0; i < counts.rows.size(); ++i) {
    if (counts.rows[i] > 0) out << fmt::format(", {} × {}", counts.rows[i], rows[i].why);
  }
  out << ".\n";
}

void print_json(const std::vector<const Face*>& faces, const Count& all,
                const std::map<std::string, Count, SetOrder>& sets, std::ostream& out) {
  nlohmann::ordered_json json;
  json["cards"] = all.cards;
  json["compiled"] = all.compiled;
  json["exact"] = all.exact;
  json["sets"] = nlohmann::ordered_json::array();
  for (const auto& [name, count] : sets) {
    json["sets"].push_back(
        {{"set", name}, {"cards", count.cards}, {"compiled", count.compiled}, {"exact", count.exact}});
  }
  json["refused"] = nlohmann::ordered_json::array();
  for (const Face* face : faces) {
    for (const Refusal& refusal : face->refusals) {
      json["refused"].push_back({{"card", face->full_name},
                                 {"text", refusal.text},
                                 {"unread", refusal.unread},
                                 {"column", refusal.column}});
    }
  }
  out << json_text(json) << "\n";
}

std::string_view in_language(Language language, const char* en, const char* es, const char* ja) {
  const char* word = language == Language::es ? es : language == Language::ja ? ja : en;
  return word != nullptr && *word != '\0' ? word : en;
}

// The facts of a card in one line: "character · Steel · cost 6 · strength 2 · Storyborn, Hero".
std::string facts_line(const Grammar& grammar, const GameWords& game, const Database& cards, const Face& face,
                       Language language) {
  const Vocabulary& words = grammar.vocabulary();
  std::string out;
  const auto add = [&](const std::string& part) { out += (out.empty() ? "" : " \u00B7 ") + part; };
  for (const TypeWord& type : words.types) {
    if (type.kinds == face.kinds) add(std::string(in_language(language, type.name, type.es, type.ja)));
  }
  std::string colours;
  for (std::size_t i = 0; i < words.colours.size(); ++i) {
    if ((face.colours >> i & 1) == 0) continue;
    const NameWord& colour = words.colours[i];
    colours += (colours.empty() ? "" : ", ");
    colours += in_language(language, colour.en, colour.es, colour.ja);
  }
  if (!colours.empty()) add(colours);
  for (const FieldKey& field : words.yaml_fields) {
    if (field.field == Field::stat && (face.stat(field.which) != 0 || field.which == Stat::cost)) {
      // English has the key of card files, and so has a language that the game does not speak.
      const bool own = language != Language::en && speaks(game, language);
      const std::string_view name =
          own ? game.in(language).stats[static_cast<std::size_t>(field.which)].name.text : field.key;
      add(fmt::format("{} {}{}", name, face.stat(field.which),
                      face.power_plus && field.which == Stat::strength ? "+" : ""));
    }
  }
  if (face.inkwell) add(std::string(text_of(language, ShowWord::inkable)));
  std::string classes;
  for (const WordId word : face.classifications) {
    const std::string& english = cards.book().word(word);
    const auto proper = std::find_if(words.proper.begin(), words.proper.end(),
                                     [&](const ProperWord& one) { return english == one.en; });
    classes += classes.empty() ? "" : ", ";
    classes +=
        proper == words.proper.end() ? english : in_language(language, proper->en, proper->es, proper->ja);
  }
  if (!classes.empty()) add(classes);
  return out;
}

}  // namespace

int cards_check(const Grammar& grammar, const CardsCheckOptions& options, std::ostream& out,
                std::ostream& err) {
  Database cards;
  NormalisationCounts counts;
  if (!read_all(grammar, cards, options.files, err, &counts)) return 2;
  const auto faces = unique_cards(cards);
  Count all;
  std::map<std::string, Count, SetOrder> sets;
  for (const Face* face : faces) {
    all.add(*face);
    sets[face->set].add(*face);
  }
  if (options.json)
    print_json(faces, all, sets, out);
  else
    print_report(faces, all, sets, counts, out);
  return all.compiled == all.cards ? 0 : 1;
}

int cards_show(const Grammar& grammar, const GameWords& game, const CardsShowOptions& options,
               std::ostream& out, std::ostream& err) {
  const auto say = [&](ShowWord word) { return text_of(options.language, word); };
  Database cards;
  if (!read_all(grammar, cards, options.files, err, nullptr)) return 2;
  const FaceId id = cards.find(options.name);
  if (id == kNoFace) {
    err << fmt::format(fmt::runtime(say(ShowWord::no_card)), options.name);
    const auto near = cards.nearest(options.name);
    if (!near.empty()) err << fmt::format(fmt::runtime(say(ShowWord::did_you_mean)), fmt::join(near, "; "));
    err << "\n";
    return 2;
  }
  const Face& face = cards[id];
  out << face.full_name << "\n" << facts_line(grammar, game, cards, face, options.language) << "\n";
  if (!face.abilities.empty()) out << "\n" << say(ShowWord::program) << "\n";
  for (const Ability& ability : face.abilities) {
    out << "  ";
    if (ability.name != kNoWord) out << cards.book().word(ability.name) << "  ";
    out << to_text(*cards.book().tree(ability.root), grammar.names()) << "\n";
  }
  if (!face.abilities.empty()) {
    out << "\n" << say(ShowWord::text) << "\n";
    std::string text = print_face(grammar, cards, face, options.language);
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 3)
      text.replace(at, 1, "\n  ");
    out << "  " << text << "\n";
  }
  for (const Refusal& refusal : face.refusals) {
    out << "\n"
        << say(ShowWord::unread) << "\n  " << refusal.text << "\n  " << say(ShowWord::column) << " "
        << refusal.column << ": \"" << refusal.unread << "\" " << refusal.why << "\n";
  }
  if (face.compiled() && !face.exact) out << "\n" << say(ShowWord::differs) << "\n";
  return face.compiled() ? 0 : 1;
}

}  // namespace kawari
