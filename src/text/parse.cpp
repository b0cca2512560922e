#include "text/parse.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <deque>
#include <optional>
#include <unordered_set>

#include "ir/book.h"
#include "text/forest.h"
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

struct Edge {
  int end;
  int tree;
};

// The number that is demanded of a verb phrase: an instruction is "draw", not "draws".
enum class AskedNumber : std::uint8_t { any, sg, pl };

// The edges of a cell while they are being found: without duplicates, and not too many with the same end.
class Found {
 public:
  enum class Added : std::uint8_t { yes, known, too_many };

  Added add(const Edge& edge, int most) {
    if (edges.size() < kFew) {
      int same_end = 0;
      for (const Edge& old : edges) {
        if (old.end != edge.end) continue;
        if (old.tree == edge.tree) return Added::known;
        ++same_end;
      }
      if (same_end >= most) return Added::too_many;
      edges.push_back(edge);
      return Added::yes;
    }
    if (seen_.empty()) {
      for (const Edge& old : edges) note(old);
    }
    if (seen_.contains(key(edge))) return Added::known;
    if (ends_[edge.end] >= most) return Added::too_many;
    edges.push_back(edge);
    note(edge);
    return Added::yes;
  }

  std::vector<Edge> edges;
  int past = 0;  // Cell::past

 private:
  static constexpr std::size_t kFew = 16;
  static std::uint64_t key(const Edge& edge) {
    return static_cast<std::uint64_t>(edge.end) << 32 | static_cast<std::uint32_t>(edge.tree);
  }
  void note(const Edge& edge) {
    seen_.insert(key(edge));
    ++ends_[edge.end];
  }
  std::unordered_set<std::uint64_t> seen_;
  std::unordered_map<int, int> ends_;
};

class Chart {
 public:
  Chart(const Grammar& grammar, const std::vector<Token>& tokens, std::string_view text,
        const KnownWord& known, Budget& budget, const ReadingLimits& limits)
      : tables_(grammar.tables()),
        tokens_(tokens),
        text_(text),
        known_(known),
        budget_(budget),
        limits_(limits) {
    ids_.reserve(tokens.size());
    for (const Token& token : tokens) {
      const auto found = tables_.token_ids.find(token.key);
      ids_.push_back(found == tables_.token_ids.end() ? -1 : found->second);
      const char c = token.key[0];
      open_.push_back(token.capital || std::isdigit(static_cast<unsigned char>(c)) ||
                      number_word(token.key) >= 0 || c == '\'' || static_cast<unsigned char>(c) >= 0x80);
    }
    blocks_.assign(tokens.size() + 1, -1);
  }

  Reading whole(std::string_view category) {
    Reading out;
    const int id = tables_.category(std::string(category));
    if (id >= 0) fill_cells({id, 0, AskedNumber::any, 0});
    if (budget_.out()) stopped_ = Reading::Stopped::budget;
    if (id >= 0 && !given_up()) {
      for (const Edge& edge : cell({id, 0, AskedNumber::any, 0}).edges) {
        if (edge.end != static_cast<int>(tokens_.size())) continue;
        TreePtr tree = forest_.tree(edge.tree, budget_);
        if (!tree) {
          stopped_ = Reading::Stopped::budget;
          break;
        }
        out.trees.push_back(std::move(tree));
      }
    }
    if (stopped_ == Reading::Stopped::budget) out.trees.clear();
    out.furthest = out.trees.empty() ? std::min(furthest_, tokens_.size()) : tokens_.size();
    out.stopped = stopped_;
    out.large_number = large_number_;
    return out;
  }

 private:
  // The key of a cell: a category from a token on, and what is demanded of it. `without`: the list that must
  // not have grown at its end (Element::without).
  struct Place {
    int category;
    int at;
    AskedNumber ask;
    int without;
  };
  struct Cell {
    bool done = false;
    int past = 0;  // the end of the longest reading after which the text cannot go on
    std::vector<Edge> edges;
  };
  using Binding = std::array<int, kMaxVars>;
  static constexpr std::size_t kDeepest = 100;  // cells that wait for each other

  // Only few of the possible cells are ever needed; these are created and never move.
  Cell& cell(const Place& place) {
    std::int32_t& block = blocks_[static_cast<std::size_t>(place.at)];
    const std::size_t size = tables_.places;
    if (block < 0) {
      block = static_cast<std::int32_t>(places_.size() / size);
      places_.resize(places_.size() + size, -1);
    }
    const Category& what = tables_.categories[static_cast<std::size_t>(place.category)];
    const std::size_t within = what.first_place +
                               static_cast<std::size_t>(place.without) * (what.verbs ? 3 : 1) +
                               static_cast<std::size_t>(place.ask);
    std::int32_t& at = places_[static_cast<std::size_t>(block) * size + within];
    if (at < 0) {
      at = static_cast<std::int32_t>(cells_.size());
      cells_.emplace_back();
    }
    return cells_[static_cast<std::size_t>(at)];
  }
  void reached(int at) { furthest_ = std::max(furthest_, static_cast<std::size_t>(at)); }

  // Filling a cell requires others. If too many cells wait for each other, all of them are given up, the last
  // one is filled first, and the others start again. So the stack stays small for any text.
  void fill_cells(const Place& wanted) {
    std::vector<Place> waiting = {wanted};
    while (!waiting.empty()) {
      deeper_.reset();
      if (given_up()) return;
      (void)filled(waiting.back());
      if (deeper_)
        waiting.push_back(*deeper_);
      else
        waiting.pop_back();
    }
  }
  bool given_up() const {
    return deeper_.has_value() || budget_.out() || stopped_ == Reading::Stopped::too_many;
  }

  const Cell& filled(const Place& place) {
    Cell& here = cell(place);
    if (here.done) return here;
    if (path_.size() >= kDeepest) {
      deeper_ = path_[kDeepest / 2];
      return here;
    }
    path_.push_back(place);
    here.done = true;
    Found found;
    find(place, found);
    path_.pop_back();
    if (given_up()) {
      here.done = false;
    } else {
      here.past = found.past;
      here.edges = std::move(found.edges);
    }
    return here;
  }

  void find(const Place& place, Found& found) {
    const Category& what = tables_.categories[static_cast<std::size_t>(place.category)];
    const int at = place.at;
    if (at >= static_cast<int>(tokens_.size())) return reached(at);
    if (what.builtin != Builtin::none) {
      builtin(what.builtin, at, found.edges);
      if (what.rows.empty()) return;
    }
    reached(at);
    for (const int row : what.rows) {
      if (!can_begin(row, at)) continue;
      Binding binding;
      binding.fill(-1);
      match(tables_.rows[static_cast<std::size_t>(row)], 0, at, place.ask, binding, found);
      if (given_up()) return;
    }
    // Rows that begin with their own category extend the readings found so far, repeatedly.
    const Op without = place.without > 0 ? what.lists[static_cast<std::size_t>(place.without - 1)] : kNoOp;
    for (std::size_t i = 0; i < found.edges.size(); ++i) {
      const Edge edge = found.edges[i];
      if (what.suffix_rows.empty() || !budget_.spend()) break;
      reached(edge.end);
      for (const int id : suffixes(place.category, edge.end)) {
        const CompiledRow& row = tables_.rows[static_cast<std::size_t>(id)];
        if (row.tree.op == without) continue;
        Binding binding;
        binding.fill(-1);
        binding[static_cast<std::size_t>(row.columns[0].elements[0].var)] = edge.tree;
        match(row, 1, edge.end, place.ask, binding, found);
        if (given_up()) return;
      }
    }
  }

  // The rows that extend this category with the token at `at`.
  const std::vector<int>& suffixes(int category, int at) {
    static const std::vector<int> none;
    if (at >= static_cast<int>(tokens_.size())) return none;
    const auto token = static_cast<std::uint64_t>(ids_[static_cast<std::size_t>(at)] + 1);
    const bool open = open_[static_cast<std::size_t>(at)] != 0;
    const auto [found, is_new] =
        suffixes_.try_emplace(static_cast<std::uint64_t>(category) << 32 | token << 1 | (open ? 1u : 0u));
    if (is_new) {
      for (const int row : tables_.categories[static_cast<std::size_t>(category)].suffix_rows)
        if (can_begin(row, at)) found->second.push_back(row);
    }
    return found->second;
  }

  // Whether the row can begin at `at`; for a row that begins with its own category, the part behind it.
  bool can_begin(int row, int at) const {
    if (at >= static_cast<int>(tokens_.size())) return false;
    const int token = ids_[static_cast<std::size_t>(at)];
    const auto id = static_cast<std::size_t>(row);
    return (token >= 0 && tables_.row_first[id].test(static_cast<std::size_t>(token))) ||
           (tables_.row_open[id] != 0 && open_[static_cast<std::size_t>(at)] != 0);
  }
  bool can_begin(const Category& what, int at) const {
    const int token = ids_[static_cast<std::size_t>(at)];
    return what.builtin != Builtin::none ||
           (token >= 0 && what.first.test(static_cast<std::size_t>(token))) ||
           (what.open && open_[static_cast<std::size_t>(at)]);
  }
  bool can_begin(const Element& element, int at) const {
    if (at >= static_cast<int>(tokens_.size())) return false;
    const int token = ids_[static_cast<std::size_t>(at)];
    switch (element.is) {
      case Element::Is::literal:
        return token == element.token;
      case Element::Is::slot:
        return can_begin(tables_.categories[static_cast<std::size_t>(element.category)], at);
      case Element::Is::alternation:
      case Element::Is::verb:
        return std::any_of(element.form_tokens.begin(), element.form_tokens.end(),
                           [&](const std::vector<int>& form) { return form.empty() || form[0] == token; });
      case Element::Is::adjective:
        break;
    }
    return true;
  }

  // Whether the token at `at` can follow the category; the end of the text always can.
  bool can_follow(const Category& what, int at) const {
    if (at >= static_cast<int>(tokens_.size())) return true;
    const int token = ids_[static_cast<std::size_t>(at)];
    return (token >= 0 && what.follow.test(static_cast<std::size_t>(token))) ||
           (what.follow_open && open_[static_cast<std::size_t>(at)]);
  }

  void match(const CompiledRow& row, std::size_t element_at, int at, AskedNumber ask, Binding& binding,
             Found& found) {
    const auto& elements = row.columns[0].elements;
    const int size = static_cast<int>(tokens_.size());
    if (!budget_.spend()) return;
    for (; element_at < elements.size(); ++element_at) {
      const Element& element = elements[element_at];
      if (element.is == Element::Is::adjective) continue;
      if (element.is != Element::Is::literal) break;
      reached(at);
      if (at >= size || ids_[static_cast<std::size_t>(at)] != element.token) return;
      ++at;
    }
    if (element_at == elements.size()) return complete(row, at, binding, found);
    const Element& element = elements[element_at];
    if (element.is != Element::Is::slot) {
      std::vector<int> ends;
      const bool demanded = element.agrees < 0 && ask != AskedNumber::any && element.form_tokens.size() == 2;
      for (std::size_t i = 0; i < element.form_tokens.size(); ++i) {
        if (demanded && i != (ask == AskedNumber::pl ? 1u : 0u)) continue;
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
    const Category& what = tables_.categories[static_cast<std::size_t>(element.category)];
    if (at >= size) return reached(at);
    if (!can_begin(what, at)) return reached(at);
    AskedNumber inner = AskedNumber::any;
    if (what.verbs) {
      if (element.number == Element::Ask::inherit) inner = ask;
      if (element.number == Element::Ask::sg) inner = AskedNumber::sg;
      if (element.number == Element::Ask::pl) inner = AskedNumber::pl;
    }
    // A cell that is still being filled has no readings yet: a row does not begin with itself.
    const Cell& here = filled({element.category, at, inner, element.without});
    if (element_at + 1 == elements.size())
      found.past = std::max(found.past, here.past);
    else if (looks(elements[element_at + 1]))
      reached(here.past);
    const int before = binding[static_cast<std::size_t>(element.var)];
    const Element* next = element_at + 1 < elements.size() ? &elements[element_at + 1] : nullptr;
    if (!budget_.spend(here.edges.size() / 8)) return;
    for (const Edge& edge : here.edges) {
      if (before >= 0 && before != edge.tree) continue;
      if (next != nullptr && !can_begin(*next, edge.end)) {
        reached(edge.end);
        continue;
      }
      binding[static_cast<std::size_t>(element.var)] = edge.tree;
      match(row, element_at + 1, edge.end, ask, binding, found);
      if (given_up()) return;
    }
    binding[static_cast<std::size_t>(element.var)] = before;
  }

  // Whether a token has to be examined to see if the element begins there.
  bool looks(const Element& element) const {
    return element.is != Element::Is::slot ||
           tables_.categories[static_cast<std::size_t>(element.category)].builtin == Builtin::none;
  }

  // Called at the end of a row. Readings after which the text cannot go on are not built.
  void complete(const CompiledRow& row, int at, const Binding& binding, Found& found) {
    const Category& what = tables_.categories[static_cast<std::size_t>(row.category)];
    if (!can_follow(what, at)) {
      found.past = std::max(found.past, at);
      if (!what.suffix_rows.empty()) reached(at);
      return;
    }
    const Edge edge{at, build(row.tree, binding)};
    if (edge.tree < 0) return;
    if (static_cast<int>(forest_[edge.tree].depth) > limits_.depth)
      stopped_ = Reading::Stopped::too_deep;
    else if (found.add(edge, limits_.readings) == Found::Added::too_many)
      stopped_ = Reading::Stopped::too_many;
  }

  // --- open classes
  void builtin(Builtin what, int at, std::vector<Edge>& found) {
    const Token& token = tokens_[static_cast<std::size_t>(at)];
    switch (what) {
      case Builtin::none:
        return;
      case Builtin::integer:
      case Builtin::counted: {
        if (std::isdigit(static_cast<unsigned char>(token.key[0]))) {
          int number = 0;
          const auto end = token.key.data() + token.key.size();
          const auto read = std::from_chars(token.key.data(), end, number);
          if (read.ec != std::errc() || number > limits::kNumber)
            large_number_ = at;
          else if (read.ptr == end)
            found.push_back({at + 1, forest_.add(kLeaf, number, -1, {}, nullptr, 0)});
        } else if (what == Builtin::counted && token.key == "a") {
          found.push_back({at + 1, forest_.add(kLeaf, 1, -1, {}, nullptr, 0)});
        } else if (number_word(token.key) >= 0) {
          found.push_back({at + 1, forest_.add(kLeaf, number_word(token.key), -1, Hint(1), nullptr, 0)});
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
          found.push_back({at + words, forest_.add(kLeaf, 0, forest_.word(std::move(word)), {}, nullptr, 0)});
        }
        return;
    }
  }

  // The race for a plural that only the loaded cards have; empty if there is none.
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

  // A name consists of capitalised words, with small words between them. Every place where it could end
  // counts as an end.
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
        found.push_back({end, forest_.add(kLeaf, 0, forest_.word(span(at, end)), {}, nullptr, 0)});
        if (end < size && (tokens_[static_cast<std::size_t>(end)].key == "!" ||
                           tokens_[static_cast<std::size_t>(end)].key == "?")) {
          ++end;
          found.push_back({end, forest_.add(kLeaf, 0, forest_.word(span(at, end)), {}, nullptr, 0)});
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
  int none() { return forest_.add(Op::none, 0, -1, {}, nullptr, 0); }

  int build(const Term& term, const Binding& binding) {
    if (term.is_var) return binding[static_cast<std::size_t>(term.var)];
    if (term.op == Op::none) return none();
    const bool list = is_list(term.op);
    int grown = -1;  // a list that is extended at its end
    std::vector<int> kids;
    for (std::size_t i = 0; i < term.kids.size(); ++i) {
      const int built = build(term.kids[i], binding);
      if (built < 0) return -1;
      if (list && i == 0 && term.kids[0].is_var && forest_.is_list_of(built, term.op, term.hint))
        grown = built;
      else if (list)
        forest_.members(built, term.op, term.hint, kids);
      else
        kids.push_back(built);
    }
    if (!budget_.spend(kids.size())) return -1;
    if (grown >= 0) {
      for (const int kid : kids) grown = forest_.grow(grown, kid);
      return grown;
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
      return again ? forest_.add(kAgain, 0, -1, {}, &subject, 1) : subject;
    }
    if (branch.op == kDurationHole) {
      timed = true;
      return duration;
    }
    if (!branch.open) return at;
    std::vector<int> kids;
    if (branch.grown) {
      forest_.members(at, branch.op, branch.hint, kids);
      for (int& kid : kids) kid = fill(kid, subject, duration, used, timed);
      return forest_.add(branch.op, branch.value, branch.word, branch.hint, kids.data(), kids.size());
    }
    for (std::size_t i = 0; i < branch.kid_count; ++i)
      kids.push_back(fill(forest_.kid(branch, i), subject, duration, used, timed));
    return forest_.add(branch.op, branch.value, branch.word, branch.hint, kids.data(), kids.size());
  }

  const Tables& tables_;
  const std::vector<Token>& tokens_;
  std::string_view text_;
  const KnownWord& known_;
  Budget& budget_;
  const ReadingLimits& limits_;
  std::vector<int> ids_;
  std::vector<char> open_;
  std::vector<std::int32_t> blocks_;  // per token, an index into places_; -1: not used yet
  std::vector<std::int32_t> places_;  // an index into cells_; -1: not used yet
  std::deque<Cell> cells_;
  std::unordered_map<std::uint64_t, std::vector<int>> suffixes_;  // by category and token
  Forest forest_;
  std::vector<Place> path_;      // the cells that are being filled, each needed by the one before
  std::optional<Place> deeper_;  // the cell that has to be filled first
  std::size_t furthest_ = 0;
  Reading::Stopped stopped_ = Reading::Stopped::no;
  int large_number_ = -1;
};

}  // namespace

Reading parse(const Grammar& grammar, const std::vector<Token>& tokens, std::string_view text,
              std::string_view category, const KnownWord& is_classification, Budget& budget,
              const ReadingLimits& limits) {
  return Chart(grammar, tokens, text, is_classification, budget, limits).whole(category);
}

}  // namespace kawari
