#include <algorithm>
#include <cctype>

#include "text/tables.h"
#include "text/tokens.h"

namespace kawari {
namespace {

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> out;
  for (;;) {
    const auto where = text.find(at);
    out.emplace_back(text.substr(0, where));
    if (where == std::string_view::npos) return out;
    text.remove_prefix(where + 1);
  }
}

bool name_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_'; }

std::vector<std::string> shown_tokens(std::string text) {
  for (char& c : text) c = c == '_' ? ' ' : c;
  std::vector<std::string> out;
  for (const Token& token : tokenise(text)) out.emplace_back(token.shown);
  return out;
}

}  // namespace

int ColumnReader::category_id(const std::string& name) {
  const auto [found, is_new] = tables.category_ids.emplace(name, static_cast<int>(tables.categories.size()));
  if (is_new) tables.categories.emplace_back().name = name;
  return found->second;
}

int ColumnReader::token_id(const std::string& key) {
  return tables.token_ids.emplace(key, static_cast<int>(tables.token_ids.size())).first->second;
}

// The parts of a column are separated by blanks:
//   word            as it stands
//   a|b@x           sg|pl, or m|f|m-pl|f-pl, agreeing with slot x; without @x with the phrase around the row
//   roba/robar/…    a verb: imperative/infinitive/singular/plural, or infinitive/singular/plural
//   $x:category.pl  a slot; .sg .pl .inf @y say what is demanded of it; {a|b|c|d} gives its noun an adjective
//   %adj            the place for such an adjective in a noun
//   [f] [pl] [@x]   gender and number of the whole; [=x] both as in slot x
// A Japanese verb is plain/before もよい/before another verb. The genders of Japanese are: counted by 枚,
// counted by 体.
bool ColumnReader::read(std::string_view text, Column& out) {
  const auto find_var = [&](std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == name) return static_cast<int>(i);
    }
    problem = "no variable $" + std::string(name);
    return -1;
  };
  out.present = true;
  for (const std::string& chunk : split(text, ' ')) {
    if (chunk.empty()) continue;
    if (chunk.front() == '[' && chunk.back() == ']') {
      const std::string mark = chunk.substr(1, chunk.size() - 2);
      if (mark == "f" || mark == "m")
        out.gender = mark == "f" ? 1 : 0;
      else if (mark == "sg" || mark == "pl")
        out.number = mark == "pl" ? 1 : 0;
      else if (mark.starts_with('='))
        out.like = find_var(mark.substr(1));
      else if (mark.starts_with('@'))
        out.number_of = find_var(mark.substr(1));
      else
        problem = "unknown mark " + chunk;
      continue;
    }
    Element element;
    if (chunk == "%adj") {
      element.is = Element::Is::adjective;
      out.elements.push_back(std::move(element));
      continue;
    }
    // Not chunk.find('$'): g++ 12 takes that, inlined here, for a search beyond the largest possible string.
    const auto dollar = static_cast<std::size_t>(std::find(chunk.begin(), chunk.end(), '$') - chunk.begin());
    if (dollar < chunk.size()) {
      for (const Token& token : tokenise(std::string_view(chunk).substr(0, dollar))) {
        Element before;
        before.text = std::string(token.shown);
        if (english) before.token = token_id(token.key);
        out.elements.push_back(std::move(before));
      }
      element.is = Element::Is::slot;
      std::size_t at = dollar + 1;
      const auto word = [&] {
        const std::size_t from = at;
        while (at < chunk.size() && name_char(chunk[at])) ++at;
        return chunk.substr(from, at - from);
      };
      element.var = find_var(word());
      if (element.var < 0) return false;
      std::string category = implied[static_cast<std::size_t>(element.var)];
      while (at < chunk.size()) {
        if (chunk[at] == ':' && at + 1 < chunk.size() && name_char(chunk[at + 1])) {
          ++at;
          category = word();
        } else if (chunk[at] == '.' && at + 1 < chunk.size() &&
                   std::islower(static_cast<unsigned char>(chunk[at + 1]))) {
          ++at;
          const std::string ask = word();
          if (ask == "sg")
            element.number = Element::Ask::sg;
          else if (ask == "pl")
            element.number = Element::Ask::pl;
          else if (ask == "inf")
            element.mood = static_cast<int>(Mood::infinitive);
          else if (ask == "link")
            element.mood = static_cast<int>(Mood::linking);
          else if (ask == "imp")
            element.mood = static_cast<int>(Mood::imperative);
          else if (ask == "fin")
            element.mood = static_cast<int>(Mood::finite);
          else
            problem = "unknown demand ." + ask;
        } else if (chunk[at] == '@') {
          ++at;
          element.agrees = find_var(word());
          element.number = Element::Ask::agree;
          element.mood = static_cast<int>(Mood::finite);
        } else if (chunk[at] == '{') {
          const auto close = chunk.find('}', at);
          element.adjective = split(chunk.substr(at + 1, close - at - 1), '|');
          at = close + 1;
        } else {
          break;
        }
      }
      if (category.empty()) {
        problem = "slot $" + names[static_cast<std::size_t>(element.var)] + " has no category";
        return false;
      }
      element.category = category_id(category);
      out.elements.push_back(std::move(element));
      for (const Token& token : tokenise(std::string_view(chunk).substr(at))) {
        Element after;
        after.text = std::string(token.shown);
        if (english) after.token = token_id(token.key);
        out.elements.push_back(std::move(after));
      }
      continue;
    }
    const bool verb = chunk.size() > 1 && chunk.find('/') != std::string::npos;
    if (verb || (chunk.size() > 1 && chunk.find('|') != std::string::npos)) {
      element.is = verb ? Element::Is::verb : Element::Is::alternation;
      std::string forms = chunk;
      const auto agree = forms.find('@');
      if (agree != std::string::npos) {
        element.agrees = find_var(forms.substr(agree + 1));
        if (element.agrees < 0) return false;
        forms.resize(agree);
      }
      for (const std::string& form : split(forms, verb ? '/' : '|')) {
        element.forms.push_back(shown_tokens(form));
        std::vector<int>& ids = element.form_tokens.emplace_back();
        if (!english) continue;
        std::string plain = form;
        for (char& c : plain) c = c == '_' ? ' ' : c;
        for (const Token& token : tokenise(plain)) ids.push_back(token_id(token.key));
      }
      out.elements.push_back(std::move(element));
      continue;
    }
    for (const Token& token : tokenise(chunk)) {
      Element literal;
      literal.text = std::string(token.shown);
      if (english) literal.token = token_id(token.key);
      out.elements.push_back(std::move(literal));
    }
  }
  return problem.empty();
}

}  // namespace kawari
