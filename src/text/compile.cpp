#include "text/compile.h"

#include <algorithm>

#include "text/parse.h"
#include "text/print.h"
#include "text/resolve.h"
#include "text/tables.h"

namespace kawari {
namespace {

AbilityKind kind_of(Op op) {
  switch (op) {
    case Op::keyword:
      return AbilityKind::keyword;
    case Op::triggered:
      return AbilityKind::triggered;
    case Op::activated:
      return AbilityKind::activated;
    case Op::replacement:
      return AbilityKind::replacement;
    case Op::action_text:
      return AbilityKind::action_text;
    case Op::free_use:
      return AbilityKind::free_use;
    default:
      return AbilityKind::static_;
  }
}

FactSet facts_of(const Tree& event) {
  if (event.op == Op::event) return fact_bit(fact_of(static_cast<std::int16_t>(event.value)));
  FactSet out = 0;
  for (const TreePtr& kid : event.kids) out |= facts_of(*kid);
  return out;
}

// "If this card is in your discard": the ability works there, and nowhere else. [LOR-2.1 6.1.12]
Zone zone_of_ability(const Tree& ability) {
  if (ability.op != Op::triggered) return Zone::play;
  for (const std::size_t at : {std::size_t{0}, std::size_t{2}}) {
    const Tree& cond = *ability.kids[at];
    if (cond.op == Op::matches && cond.kids[0]->op == Op::self && cond.kids[1]->op == Op::in_zone)
      return static_cast<Zone>(cond.kids[1]->value);
  }
  return Zone::play;
}

Refusal refusal_at(std::string_view line, std::size_t offset, std::string why) {
  Refusal refusal;
  refusal.text = std::string(line);
  refusal.column = column_at(line, offset);
  std::string_view rest = offset < line.size() ? line.substr(offset) : std::string_view();
  // The unread words: up to the end of the sentence.
  const auto stop = rest.find(". ");
  refusal.unread = std::string(rest.substr(0, stop == std::string_view::npos ? rest.size() : stop + 1));
  refusal.why = std::move(why);
  return refusal;
}

struct Line {
  std::string text;       // normalised, name included
  std::string_view name;  // into text
  std::string_view rest;  // into text
};

struct Outcome {
  TreePtr tree;
  bool exact = false;
  Refusal refusal;  // where there is no tree
};

// "A Whispering Totem" on the card of that name: the name stands where a noun does. Rows read it as this
// word.
constexpr std::string_view kOwnName = "{own-name}", kOwnNames = "{own-names}";

// The line with the card's own name replaced; empty where it does not occur.
std::string without_own_name(std::string_view line, std::string_view name) {
  std::string out(line);
  bool found = false;
  const std::string several = plural_of(name);
  for (auto at = out.find(name); !name.empty() && at != std::string::npos; at = out.find(name, at)) {
    const bool plural = std::string_view(out).substr(at).starts_with(several);
    const std::string_view word = plural ? kOwnNames : kOwnName;
    out.replace(at, plural ? several.size() : name.size(), word);
    at += word.size();
    found = true;
  }
  return found ? out : std::string();
}

// The last sentence of some printed texts has lost its full stop.
std::string with_stop(std::string_view line) {
  return line.empty() || line.ends_with('.') ? std::string() : std::string(line) + ".";
}

void put_own_name(Tree& tree, const std::string& name) {
  if (tree.op == Op::named && tree.word == kOwnName && !name.empty()) tree.word = name;
  for (const TreePtr& kid : tree.kids) put_own_name(const_cast<Tree&>(*kid), name);
}

// The comma behind a moment or a condition that some printed texts have lost: every text with one put where
// the instruction can begin.
std::vector<std::string> with_comma(const std::string& line) {
  static constexpr std::string_view kBegins[] = {"When", "Whenever", "While", "At", "If", "During"};
  static constexpr std::string_view kGoesOn[] = {" you ",    " your ",   " this ",  " it ",
                                                 " each ",   " put ",    " draw ",  " destroy ",
                                                 " return ", " choose ", " untap ", " add "};
  std::vector<std::string> out;
  const std::string_view first = std::string_view(line).substr(0, line.find(' '));
  if (std::find(std::begin(kBegins), std::end(kBegins), first) == std::end(kBegins)) return out;
  const std::size_t end = std::min(line.find(','), line.find(". "));
  for (std::size_t at = line.find(' '); at < std::min(end, line.size()); at = line.find(' ', at + 1))
    for (const std::string_view word : kGoesOn)
      if (std::string_view(line).substr(at).starts_with(word))
        out.push_back(line.substr(0, at) + "," + line.substr(at));
  return out;
}

// All readings are resolved; readings of the same meaning count as one.
Outcome read_line(const Grammar& grammar, const Database& cards, const Line& line, std::string_view category,
                  const std::string& own_name) {
  Outcome out;
  const KnownWord known = [&cards](std::string_view word) { return cards.is_classification(word); };
  const std::vector<Token> tokens = tokenise(line.rest);
  Reading reading = parse(grammar, tokens, line.rest, category, known);
  std::string_view meant = line.rest;  // what printing it has to give
  const auto read_as = [&](const std::string& text, std::string_view printed) {
    if (!reading.trees.empty() || text.empty()) return;
    Reading again = parse(grammar, tokenise(text), text, category, known);
    if (again.trees.empty()) return;
    reading = std::move(again);
    meant = printed;
  };
  const std::string stopped = with_stop(line.rest);
  if (reading.trees.empty()) {
    read_as(without_own_name(line.rest, own_name), line.rest);
    read_as(stopped, stopped);
    read_as(without_own_name(stopped, own_name), stopped);
  }
  std::vector<std::string> commas;
  if (reading.trees.empty()) commas = with_comma(stopped.empty() ? std::string(line.rest) : stopped);
  for (const std::string& text : commas) read_as(text, text);
  const std::size_t rest_at = static_cast<std::size_t>(line.rest.data() - line.text.data());
  if (reading.trees.empty()) {
    const std::size_t at =
        reading.furthest < tokens.size() ? tokens[reading.furthest].begin : line.rest.size();
    const std::string why = reading.furthest < tokens.size() ? "Nobody knows how to go on from here."
                                                             : "The text ends too early.";
    out.refusal = refusal_at(line.text, rest_at + at, why);
    return out;
  }
  std::string why;
  for (const TreePtr& tree : reading.trees) {
    Resolved resolved = resolve_references(tree);
    if (!resolved.tree) {
      why = resolved.refusal;
      continue;
    }
    put_own_name(const_cast<Tree&>(*resolved.tree), own_name);
    const std::string wrong = verify(*resolved.tree, Sort::Ability);
    if (!wrong.empty()) {
      why = "The program is not sound: " + wrong + ".";
      continue;
    }
    const auto prints_back = [&] {
      return same_tokens(print_tree(grammar, *resolved.tree, Language::en), meant);
    };
    if (!out.tree) {
      out.tree = resolved.tree;
      out.exact = prints_back();
    } else if (same_tree(*without_hints(*out.tree), *without_hints(*resolved.tree))) {
      // Two wordings of one meaning: the one that the text has.
      if (!out.exact && prints_back()) {
        out.tree = resolved.tree;
        out.exact = true;
      }
    } else {
      const TreePtr before = out.tree;
      out.tree = nullptr;
      out.refusal = refusal_at(
          line.text, rest_at,
          "The text can be read in two ways: " + to_text(*before) + " or " + to_text(*resolved.tree) + ".");
      return out;
    }
  }
  if (!out.tree) {
    out.refusal = refusal_at(line.text, rest_at, why);
    return out;
  }
  return out;
}

Ability ability_of(Database& cards, const Tree& tree, const Line& line, NodeId root) {
  Ability ability;
  ability.root = root;
  ability.kind = kind_of(tree.op);
  if (!line.name.empty()) ability.name = cards.book().intern(line.name);
  if (tree.op == Op::keyword) ability.keyword = KeywordId(static_cast<std::uint8_t>(tree.value));
  ability.watches = watched_facts(tree);
  ability.zone = zone_of_ability(tree);
  ability.text = std::string(line.rest);
  return ability;
}

Line named_line(std::string text) {
  Line line;
  line.text = std::move(text);
  return line;
}
void split(Line& line) {
  const NamedLine parts = split_name(line.text);
  line.name = parts.name;
  line.rest = parts.rest;
}

// "Bodyguard, Support": keywords that share a line are an ability each.
std::vector<std::string> keyword_lines(const Grammar& grammar, const Database& cards, const Line& line) {
  std::vector<std::string> out;
  const KnownWord known = [&cards](std::string_view word) { return cards.is_classification(word); };
  std::string_view rest = line.rest;
  for (;;) {
    const auto comma = rest.find(", ");
    const std::string_view piece = rest.substr(0, comma);
    if (parse(grammar, tokenise(piece), piece, "keyword-ability", known).trees.empty()) return {line.text};
    out.emplace_back(piece);
    if (comma == std::string_view::npos) return out;
    rest.remove_prefix(comma + 2);
  }
}

// "Evolution—Put on one of your Worms. Double breaker": where a keyword ends with a full stop, the rest is a
// line of its own. The length of the keyword, or 0.
std::size_t keyword_sentence(const Grammar& grammar, const Database& cards, std::string_view line) {
  const auto stop = line.find(". ");
  if (stop == std::string_view::npos) return 0;
  const std::string_view piece = line.substr(0, stop + 1);
  const KnownWord known = [&cards](std::string_view word) { return cards.is_classification(word); };
  return parse(grammar, tokenise(piece), piece, "keyword-ability", known).trees.empty() ? 0 : stop + 1;
}

// The lines of a card. On a card whose text is one effect, lines without a name that are no keyword belong
// together.
std::vector<Line> lines_of(const Grammar& grammar, const Database& cards, const Face& face,
                           NormalisationCounts* counts) {
  std::vector<Line> lines;
  const bool one_effect = face.is(grammar.vocabulary().text_is_effect);
  int effect = -1;
  for (const std::string& raw : ability_lines(face.text)) {
    Line line = named_line(normalise(raw, grammar.vocabulary().symbols, counts));
    if (line.text.empty()) continue;
    split(line);
    if (one_effect && line.name.empty()) {
      const std::vector<Token> tokens = tokenise(line.rest);
      const KnownWord known = [&cards](std::string_view word) { return cards.is_classification(word); };
      // A keyword, or what the card says about how it is played, is no part of its effect.
      const auto reads = [&](std::string_view as) {
        return !parse(grammar, tokens, line.rest, as, known).trees.empty();
      };
      const bool keyword = reads("keyword-ability") || reads("card-rule") || reads("action-static");
      if (!keyword && effect >= 0) {
        lines[static_cast<std::size_t>(effect)].text += " " + line.text;
        continue;
      }
      if (!keyword) effect = static_cast<int>(lines.size());
    }
    if (line.name.empty() && !one_effect) {
      while (const std::size_t length = keyword_sentence(grammar, cards, line.text)) {
        lines.push_back(named_line(line.text.substr(0, length)));
        line = named_line(line.text.substr(length + 1));
        split(line);
      }
    }
    if (line.name.empty() && line.rest.find(", ") != std::string_view::npos) {
      for (std::string& text : keyword_lines(grammar, cards, line))
        lines.push_back(named_line(std::move(text)));
      continue;
    }
    lines.push_back(std::move(line));
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    split(lines[i]);
    if (static_cast<int>(i) == effect) {
      lines[i].name = {};
      lines[i].rest = lines[i].text;
    }
  }
  return lines;
}

}  // namespace

FactSet watched_facts(const Tree& ability) {
  return ability.op == Op::triggered || ability.op == Op::replacement ? facts_of(*ability.kids[1])
                                                                      : FactSet{0};
}

namespace {

// What holds while a chosen shield is there brings the choice along, as an ability without a line of its own.
void add_link(Database& cards, Face& face) {
  const Result<NodeId> root = cards.book().add(*tree_from_text("(static none (enters linked (self)))"));
  if (!root) return;
  Ability ability;
  ability.root = *root;
  face.abilities.push_back(std::move(ability));
}

}  // namespace

namespace {

// What it costs, whether it can be played: of itself or of others.
bool speaks_of_playing(const Book& book, NodeId id) {
  const Node& node = book[id];
  if (node.op == Op::cost_change || node.op == Op::other_cost) return true;
  if (node.op == Op::cant && static_cast<Ban>(node.value) == Ban::be_played) return true;
  for (int i = 0; i < node.kid_count; ++i)
    if (speaks_of_playing(book, book.kid(node, i))) return true;
  return false;
}

void note_ability(Database& cards, Face& face, const Ability& ability) {
  if (ability.kind == AbilityKind::triggered && ability.zone == Zone::play) face.triggers |= ability.watches;
  if (ability.kind == AbilityKind::replacement) face.replaces |= ability.watches;
  if (ability.kind == AbilityKind::static_ || ability.kind == AbilityKind::free_use) face.has_statics = true;
  if (ability.kind == AbilityKind::static_ && speaks_of_playing(cards.book(), ability.root))
    face.rules_own_play = true;
}

// A keyword may bring an ability along, which has no line of its own.
void add_brought(Database& cards, Face& face, const Tree& keyword, NodeId root) {
  if (keyword.op != Op::keyword || keyword.kids.size() < 4 || keyword.kids[3]->op == Op::none) return;
  const Tree& tree = *keyword.kids[3];
  Ability ability;
  ability.root = cards.book().kid(root, 3);
  ability.kind = kind_of(tree.op);
  ability.keyword = KeywordId(static_cast<std::uint8_t>(keyword.value));
  ability.watches = watched_facts(tree);
  note_ability(cards, face, ability);
  face.abilities.push_back(std::move(ability));
}

}  // namespace

void compile_face(const Grammar& grammar, Database& cards, Face& face, NormalisationCounts* counts) {
  face.abilities.clear();
  face.refusals.clear();
  face.exact = true;
  face.triggers = face.replaces = 0;
  face.has_statics = face.rules_own_play = false;
  const bool one_effect = face.is(grammar.vocabulary().text_is_effect);
  for (const Line& line : lines_of(grammar, cards, face, counts)) {
    const bool as_effect = one_effect && line.name.empty();
    Outcome outcome = read_line(grammar, cards, line, as_effect ? "action-line" : "ability", face.name);
    if (!outcome.tree) {
      face.refusals.push_back(std::move(outcome.refusal));
      continue;
    }
    const Result<NodeId> root = cards.book().add(*outcome.tree);
    if (!root) {
      face.refusals.push_back(refusal_at(line.text, 0, root.error().what));
      continue;
    }
    face.exact = face.exact && outcome.exact;
    face.abilities.push_back(ability_of(cards, *outcome.tree, line, *root));
    note_ability(cards, face, face.abilities.back());
    add_brought(cards, face, *outcome.tree, *root);
    if (outcome.tree->op == Op::static_ && outcome.tree->kids[0]->op == Op::linked) add_link(cards, face);
  }
  if (!face.refusals.empty()) face.exact = false;
}

Result<std::vector<Ability>> compile_text(const Grammar& grammar, Database& cards, std::string_view text,
                                          bool as_effect) {
  std::vector<Ability> abilities;
  std::vector<std::string> lines =
      as_effect ? std::vector<std::string>{std::string(text)} : ability_lines(text);
  for (const std::string& raw : lines) {
    Line line = named_line(normalise(raw, grammar.vocabulary().symbols));
    split(line);
    if (as_effect) {
      line.name = {};
      line.rest = line.text;
    }
    const Outcome outcome = read_line(grammar, cards, line, as_effect ? "action-text" : "ability", {});
    if (!outcome.tree) {
      const Refusal& refusal = outcome.refusal;
      return fail(Error{{},
                        0,
                        refusal.column,
                        "The text \"" + refusal.text + "\" cannot be read from column " +
                            std::to_string(refusal.column) + ": \"" + refusal.unread + "\".",
                        refusal.why});
    }
    const Result<NodeId> root = cards.book().add(*outcome.tree);
    if (!root) return fail(root.error());
    abilities.push_back(ability_of(cards, *outcome.tree, line, *root));
  }
  return abilities;
}

}  // namespace kawari
