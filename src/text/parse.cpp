#include "text/parse.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <deque>

#include "ir/book.h"
#include "text/tables.h"

namespace kawari {
namespace {

constexpr std::string_view kNumberWords[] = {"zero", "one",   "two",   "three", "four", "five",
                                             "six",  "seven", "eight", "nine",  "ten"};

int number_word(std::string_view key) {
  for (std::size_t i = 0; i < std::size(kNumberWords); ++i) {
    if (kNumberWords[i] == key) return static_cast<int>(i);
  }
  return -1;
}

// Trees of the chart. Equal trees are the same index, so that equal readings count once.
struct Branch {
  Op op = Op::none;
  int value = 0;
  int word = -1;
  Hint hint = 0;
  std::uint32_t kid_count = 0;
  std::uint32_t first_kid = 0;
};

class Forest {
 public:
  Forest() { table_.assign(1024, -1); }

  int add(Op op, int value, int word, Hint hint, const int* kids, std::size_t count) {
    std::size_t hash = static_cast<std::size_t>(op) * 0x9E3779B97F4A7C15ull +
                       static_cast<std::size_t>(value) * 31 + static_cast<std::size_t>(word + 1) * 977 + hint;
    for (std::size_t i = 0; i < count; ++i)
      hash = (hash ^ static_cast<std::size_t>(kids[i])) * 0x100000001B3ull;
    hash ^= hash >> 29;
    for (std::size_t at = hash & (table_.size() - 1);; at = (at + 1) & (table_.size() - 1)) {
      const int found = table_[at];
      if (found < 0) {
        table_[at] = static_cast<int>(branches_.size());
        break;
      }
      const Branch& b = branches_[static_cast<std::size_t>(found)];
      if (b.op == op && b.value == value && b.word == word && b.hint == hint && b.kid_count == count &&
          std::equal(kids, kids + count, kids_.begin() + b.first_kid)) {
        return found;
      }
    }
    Branch branch{
        op, value, word, hint, static_cast<std::uint32_t>(count), static_cast<std::uint32_t>(kids_.size())};
    // The kids may point into kids_ itself.
    std::vector<int> copy(kids, kids + count);
    kids_.insert(kids_.end(), copy.begin(), copy.end());
    hashes_.push_back(hash);
    branches_.push_back(branch);
    if (branches_.size() * 2 > table_.size()) grow();
    return static_cast<int>(branches_.size()) - 1;
  }
  int word(std::string text) {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (words_[i] == text) return static_cast<int>(i);
    }
    words_.push_back(std::move(text));
    return static_cast<int>(words_.size()) - 1;
  }
  const Branch& operator[](int i) const { return branches_[static_cast<std::size_t>(i)]; }
  int kid(const Branch& b, std::size_t i) const { return kids_[b.first_kid + i]; }

  TreePtr tree(int i) const {
    const Branch& b = (*this)[i];
    std::vector<TreePtr> kids;
    for (std::size_t k = 0; k < b.kid_count; ++k) kids.push_back(tree(kid(b, k)));
    if (b.op == Op::none) return make_tree(Op::none);
    auto out = std::make_shared<Tree>();
    out->op = b.op;
    out->value = b.value;
    if (b.word >= 0) out->word = words_[static_cast<std::size_t>(b.word)];
    out->hint = b.hint;
    out->kids = std::move(kids);
    return out;
  }

 private:
  void grow() {
    table_.assign(table_.size() * 2, -1);
    for (std::size_t i = 0; i < branches_.size(); ++i) {
      std::size_t at = hashes_[i] & (table_.size() - 1);
      while (table_[at] >= 0) at = (at + 1) & (table_.size() - 1);
      table_[at] = static_cast<int>(i);
    }
  }
  std::vector<Branch> branches_;
  std::vector<int> kids_;
  std::vector<std::size_t> hashes_;
  std::vector<int> table_;
  std::vector<std::string> words_;
};

struct Edge {
  int end;
  int tree;
};

class Chart {
 public:
  Chart(const Grammar& grammar, const std::vector<Token>& tokens, std::string_view text,
        const KnownWord& known)
      : tables_(grammar.tables()), tokens_(tokens), text_(text), known_(known) {
    ids_.reserve(tokens.size());
    for (const Token& token : tokens) {
      const auto found = tables_.token_ids.find(token.key);
      ids_.push_back(found == tables_.token_ids.end() ? -1 : found->second);
      const char c = token.key[0];
      open_.push_back(token.capital || std::isdigit(static_cast<unsigned char>(c)) ||
                      number_word(token.key) >= 0 || c == '\'' || static_cast<unsigned char>(c) >= 0x80);
    }
    places_.assign(tables_.categories.size() * (tokens.size() + 1) * 3, -1);
  }

  Reading whole(std::string_view category) {
    Reading out;
    const int id = tables_.category(std::string(category));
    std::vector<int> complete;
    if (id >= 0) {
      for (const Edge& edge : edges(id, 0, Ask::any)) {
        if (edge.end == static_cast<int>(tokens_.size())) complete.push_back(edge.tree);
      }
    }
    for (const int tree : complete) out.trees.push_back(forest_.tree(tree));
    out.furthest = complete.empty() ? std::min(furthest_, tokens_.size()) : tokens_.size();
    return out;
  }

 private:
  struct Cell {
    bool done = false;
    std::vector<Edge> edges;
  };
  using Binding = std::array<int, kMaxVars>;

  // What is demanded of a verb phrase: "draw" where it is an instruction, not "draws".
  enum class Ask : std::uint8_t { any, sg, pl };

  // Few of the places are ever looked at: a cell is made for those, and stays where it is.
  Cell& cell(int category, int at, Ask ask) {
    const std::size_t row = static_cast<std::size_t>(category) * (tokens_.size() + 1);
    std::int32_t& place = places_[(row + static_cast<std::size_t>(at)) * 3 + static_cast<std::size_t>(ask)];
    if (place < 0) {
      place = static_cast<std::int32_t>(cells_.size());
      cells_.emplace_back();
    }
    return cells_[static_cast<std::size_t>(place)];
  }
  void reached(int at) { furthest_ = std::max(furthest_, static_cast<std::size_t>(at)); }

  const std::vector<Edge>& edges(int category, int at, Ask ask) {
    Cell& here = cell(category, at, ask);
    if (here.done) return here.edges;
    here.done = true;
    const Category& what = tables_.categories[static_cast<std::size_t>(category)];
    if (at >= static_cast<int>(tokens_.size())) {
      reached(at);
      return here.edges;
    }
    if (what.builtin != Builtin::none) {
      builtin(what.builtin, at, here.edges);
      if (what.rows.empty()) return here.edges;
    }
    const int token = ids_[static_cast<std::size_t>(at)];
    reached(at);
    std::vector<Edge> found = std::move(here.edges);
    for (const int row : what.rows) {
      const bool may =
          (token >= 0 &&
           tables_.row_first[static_cast<std::size_t>(row)].test(static_cast<std::size_t>(token))) ||
          (tables_.row_open[static_cast<std::size_t>(row)] && open_[static_cast<std::size_t>(at)]);
      if (!may) continue;
      Binding binding;
      binding.fill(-1);
      match(tables_.rows[static_cast<std::size_t>(row)], 0, at, ask, binding, found);
    }
    // Rows that begin with this very category go on from what has been found, which may be found again.
    for (std::size_t i = 0; i < found.size(); ++i) {
      const Edge edge = found[i];
      for (const int id : what.suffix_rows) {
        const CompiledRow& row = tables_.rows[static_cast<std::size_t>(id)];
        Binding binding;
        binding.fill(-1);
        binding[static_cast<std::size_t>(row.columns[0].elements[0].var)] = edge.tree;
        match(row, 1, edge.end, ask, binding, found);
      }
    }
    here.edges = std::move(found);
    return here.edges;
  }

  void match(const CompiledRow& row, std::size_t element_at, int at, Ask ask, Binding& binding,
             std::vector<Edge>& found) {
    const auto& elements = row.columns[0].elements;
    if (element_at == elements.size()) {
      const Edge edge{at, build(row.tree, binding)};
      if (edge.tree < 0) return;
      for (const Edge& old : found) {
        if (old.end == edge.end && old.tree == edge.tree) return;
      }
      found.push_back(edge);
      return;
    }
    const Element& element = elements[element_at];
    const int size = static_cast<int>(tokens_.size());
    switch (element.is) {
      case Element::Is::literal:
        reached(at);
        if (at < size && ids_[static_cast<std::size_t>(at)] == element.token)
          match(row, element_at + 1, at + 1, ask, binding, found);
        return;
      case Element::Is::alternation:
      case Element::Is::verb: {
        std::vector<int> ends;
        const bool demanded = element.agrees < 0 && ask != Ask::any && element.form_tokens.size() == 2;
        for (std::size_t i = 0; i < element.form_tokens.size(); ++i) {
          if (demanded && i != (ask == Ask::pl ? 1u : 0u)) continue;
          const std::vector<int>& form = element.form_tokens[i];
          int next = at;
          bool fits = true;
          for (const int token : form) {
            reached(next);
            if (next >= size || ids_[static_cast<std::size_t>(next)] != token) {
              fits = false;
              break;
            }
            ++next;
          }
          if (fits && std::find(ends.begin(), ends.end(), next) == ends.end()) ends.push_back(next);
        }
        for (const int end : ends) match(row, element_at + 1, end, ask, binding, found);
        return;
      }
      case Element::Is::slot: {
        const Category& what = tables_.categories[static_cast<std::size_t>(element.category)];
        if (at >= size) {
          reached(at);
          return;
        }
        const int token = ids_[static_cast<std::size_t>(at)];
        if (what.builtin == Builtin::none &&
            !(token >= 0 && what.first.test(static_cast<std::size_t>(token))) &&
            !(what.open && open_[static_cast<std::size_t>(at)])) {
          reached(at);
          return;
        }
        Ask inner = Ask::any;
        if (what.verbs) {
          if (element.number == Element::Ask::inherit) inner = ask;
          if (element.number == Element::Ask::sg) inner = Ask::sg;
          if (element.number == Element::Ask::pl) inner = Ask::pl;
        }
        // A cell that is still being filled shows nothing yet: a row does not begin with itself.
        const std::vector<Edge>& here = edges(element.category, at, inner);
        const int before = binding[static_cast<std::size_t>(element.var)];
        for (const Edge& edge : here) {
          if (before >= 0 && before != edge.tree) continue;
          binding[static_cast<std::size_t>(element.var)] = edge.tree;
          match(row, element_at + 1, edge.end, ask, binding, found);
        }
        binding[static_cast<std::size_t>(element.var)] = before;
        return;
      }
      case Element::Is::adjective:
        match(row, element_at + 1, at, ask, binding, found);
        return;
    }
  }

  // --- open classes
  void builtin(Builtin what, int at, std::vector<Edge>& found) {
    const Token& token = tokens_[static_cast<std::size_t>(at)];
    switch (what) {
      case Builtin::none:
        return;
      case Builtin::integer:
      case Builtin::counted: {
        int number = 0;
        const auto end = token.key.data() + token.key.size();
        if (std::isdigit(static_cast<unsigned char>(token.key[0])) &&
            std::from_chars(token.key.data(), end, number).ptr == end) {
          found.push_back({at + 1, forest_.add(kLeaf, number, -1, 0, nullptr, 0)});
        } else if (what == Builtin::counted && token.key == "a") {
          found.push_back({at + 1, forest_.add(kLeaf, 1, -1, 0, nullptr, 0)});
        } else if (number_word(token.key) >= 0) {
          found.push_back({at + 1, forest_.add(kLeaf, number_word(token.key), -1, 1, nullptr, 0)});
        }
        return;
      }
      case Builtin::name:
        names(at, found);
        return;
      case Builtin::race:
      case Builtin::classification:
        for (int words = tables_.classification_words; words >= 1; --words) {
          if (at + words > static_cast<int>(tokens_.size()) || !token.capital) continue;
          std::string key;
          for (int i = 0; i < words; ++i)
            key += (i > 0 ? " " : "") + tokens_[static_cast<std::size_t>(at + i)].key;
          const auto plural = what == Builtin::race ? tables_.races.find(key) : tables_.races.end();
          if (plural != tables_.races.end()) key = fold(plural->second);
          const auto listed = tables_.classifications.find(key);
          std::string word = listed != tables_.classifications.end() ? listed->second : span(at, at + words);
          if (listed == tables_.classifications.end() && !known_(key)) {
            word = what == Builtin::race ? known_singular(word) : std::string();
            if (word.empty()) continue;
          }
          found.push_back({at + words, forest_.add(kLeaf, 0, forest_.word(std::move(word)), 0, nullptr, 0)});
        }
        return;
    }
  }

  // A race that only the cards of the file have, from its plural; empty where it is none.
  std::string known_singular(const std::string& plural) const {
    static constexpr std::pair<std::string_view, std::string_view> kEndings[] = {
        {"s", ""}, {"es", ""}, {"ies", "y"}};
    for (const auto& [ending, instead] : kEndings) {
      if (!plural.ends_with(ending)) continue;
      const std::string one = plural.substr(0, plural.size() - ending.size()) + std::string(instead);
      if (plural_of(one) == plural && known_(fold(one))) return one;
    }
    return {};
  }

  std::string span(int from, int to) const {
    const Token& last = tokens_[static_cast<std::size_t>(to - 1)];
    const std::size_t begin = tokens_[static_cast<std::size_t>(from)].begin;
    return std::string(text_.substr(begin, last.begin + last.shown.size() - begin));
  }

  // A name is capitalised words, with small words between them; every place where it could end is an end.
  void names(int at, std::vector<Edge>& found) {
    static constexpr std::string_view kSmall[] = {"the", "of", "a",   "&",  "'", "n", "on",
                                                  "to",  "in", "for", "'s", "-", ",", "with"};
    const int size = static_cast<int>(tokens_.size());
    const auto starts_name = [&](int i) {
      const Token& token = tokens_[static_cast<std::size_t>(i)];
      return token.capital || std::isdigit(static_cast<unsigned char>(token.key[0])) ||
             static_cast<unsigned char>(token.key[0]) >= 0xC3;
    };
    if (!starts_name(at)) return;
    int end = at;
    while (end < size && end - at < 8) {
      if (starts_name(end)) {
        ++end;
        if (end < size && tokens_[static_cast<std::size_t>(end)].key == "." &&
            tokens_[static_cast<std::size_t>(end - 1)].key.size() <= 2)
          ++end;
        found.push_back({end, forest_.add(kLeaf, 0, forest_.word(span(at, end)), 0, nullptr, 0)});
        if (end < size && (tokens_[static_cast<std::size_t>(end)].key == "!" ||
                           tokens_[static_cast<std::size_t>(end)].key == "?")) {
          ++end;
          found.push_back({end, forest_.add(kLeaf, 0, forest_.word(span(at, end)), 0, nullptr, 0)});
        }
        continue;
      }
      int next = end;
      while (next < size && next - end < 3 &&
             std::find(std::begin(kSmall), std::end(kSmall), tokens_[static_cast<std::size_t>(next)].key) !=
                 std::end(kSmall) &&
             !starts_name(next)) {
        ++next;
      }
      if (next == end || next >= size || !starts_name(next)) return;
      end = next;
    }
  }

  // --- templates
  int none() { return forest_.add(Op::none, 0, -1, 0, nullptr, 0); }

  int build(const Term& term, const Binding& binding) {
    if (term.is_var) return binding[static_cast<std::size_t>(term.var)];
    if (term.op == Op::none) return none();
    std::vector<int> kids;
    for (const Term& kid : term.kids) {
      const int built = build(kid, binding);
      if (built < 0) return -1;
      if (is_list(term.op) && forest_[built].op == term.op && forest_[built].hint == term.hint) {
        const Branch inner = forest_[built];
        for (std::size_t i = 0; i < inner.kid_count; ++i) kids.push_back(forest_.kid(inner, i));
      } else {
        kids.push_back(built);
      }
    }
    if (term.op == kApply) return apply(kids);
    int value = term.value;
    int word = term.word.empty() ? -1 : forest_.word(term.word);
    if (term.value_is == Term::Value::variable) {
      const int leaf = binding[static_cast<std::size_t>(term.var)];
      if (leaf < 0) return -1;
      value = forest_[leaf].value;
      word = forest_[leaf].word;
    }
    return forest_.add(term.op, value, word, term.hint, kids.data(), kids.size());
  }

  // Puts the subject and the duration into a verb phrase. The second mention of a choice is the same choice.
  int apply(const std::vector<int>& kids) {
    bool used = false;
    bool timed = kids.size() < 3 || forest_[kids[2]].op == Op::none;
    const int duration = kids.size() < 3 ? none() : kids[2];
    const int out = fill(kids[0], kids[1], duration, used, timed);
    return used && timed ? out : -1;
  }
  int fill(int at, int subject, int duration, bool& used, bool& timed) {
    const Branch branch = forest_[at];
    if (branch.op == kHole) {
      const Op op = forest_[subject].op;
      const bool again = used && (op == Op::chosen || op == Op::at_random || op == Op::chosen_opponent ||
                                  op == Op::chosen_player);
      used = true;
      return again ? forest_.add(kAgain, 0, -1, 0, &subject, 1) : subject;
    }
    if (branch.op == kDurationHole) {
      timed = true;
      return duration;
    }
    if (branch.kid_count == 0) return at;
    std::vector<int> kids;
    for (std::size_t i = 0; i < branch.kid_count; ++i)
      kids.push_back(fill(forest_.kid(branch, i), subject, duration, used, timed));
    return forest_.add(branch.op, branch.value, branch.word, branch.hint, kids.data(), kids.size());
  }

  const Tables& tables_;
  const std::vector<Token>& tokens_;
  std::string_view text_;
  const KnownWord& known_;
  std::vector<int> ids_;
  std::vector<char> open_;
  std::vector<std::int32_t> places_;  // into cells_; -1: nobody has looked
  std::deque<Cell> cells_;
  Forest forest_;
  std::size_t furthest_ = 0;
};

}  // namespace

Reading parse(const Grammar& grammar, const std::vector<Token>& tokens, std::string_view text,
              std::string_view category, const KnownWord& is_classification) {
  return Chart(grammar, tokens, text, is_classification).whole(category);
}

}  // namespace kawari
