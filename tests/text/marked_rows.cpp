#include "tests/text/marked_rows.h"

#include <map>

namespace kawari {
namespace {

// "\1" row "." word "." form "\2"
constexpr char kBegin = '\1', kEnd = '\2';

std::string mark(const MarkedRows::Form& form) {
  return kBegin + std::to_string(form.row) + "." + std::to_string(form.word) + "." +
         std::to_string(form.form) + kEnd;
}

std::string joined(const std::vector<std::string>& words, char with) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : std::string(1, with)) + word;
  return out;
}

// "inflige|infligen"; of a verb "infligir/inflige/infligen".
std::string forms_of(const Element& element) {
  std::vector<std::string> forms;
  for (const std::vector<std::string>& form : element.forms) forms.push_back(joined(form, '_'));
  return joined(forms, element.is == Element::Is::verb ? '/' : '|');
}

}  // namespace

MarkedRows::MarkedRows(const Grammar& grammar, Language language)
    : tables_(std::make_shared<Tables>(grammar.tables())),
      grammar_(grammar.vocabulary(), tables_),
      plain_(std::make_shared<Tables>(grammar.tables())) {
  std::map<std::string, int> words;
  for (std::size_t id = 0; id < tables_->rows.size(); ++id) {
    Column& column = tables_->rows[id].columns[static_cast<std::size_t>(language)];
    const int row = static_cast<int>(id);
    bool has_words = false;
    // The mark of a form: of the word that has all these forms.
    const auto form_mark = [&](const std::string& forms, std::size_t form) {
      has_words = true;
      const auto [word, is_new] = words.emplace(forms, static_cast<int>(words.size()));
      if (is_new) first_rows_.push_back(row);
      const Form one{-1, word->second, static_cast<int>(form)};
      all_.insert(one);
      return mark(one);
    };
    for (Element& element : column.elements) {
      has_words = has_words || element.is == Element::Is::literal;
      const std::string forms = forms_of(element), adjective = joined(element.adjective, '|');
      for (std::size_t i = 0; i < element.forms.size(); ++i) element.forms[i].push_back(form_mark(forms, i));
      for (std::size_t i = 0; i < element.adjective.size(); ++i)
        element.adjective[i] += form_mark(adjective, i);
    }
    if (!has_words) continue;
    Element last;
    last.text = mark({row, -1, 0});
    column.elements.push_back(last);
    all_.insert({row, -1, 0});
  }
}

int MarkedRows::row_of(const Form& form) const {
  return form.row >= 0 ? form.row : first_rows_[static_cast<std::size_t>(form.word)];
}

MarkedRows::Forms MarkedRows::used_in(const std::string& printed) {
  Forms out;
  for (std::size_t at = printed.find(kBegin); at != std::string::npos; at = printed.find(kBegin, at + 1)) {
    const std::size_t first = printed.find('.', at), second = printed.find('.', first + 1);
    const auto number = [&](std::size_t from) { return std::stoi(printed.substr(from)); };
    out.insert({number(at + 1), number(first + 1), number(second + 1)});
  }
  return out;
}

std::string MarkedRows::category(int row) const {
  return plain_->categories[static_cast<std::size_t>(plain_->rows[static_cast<std::size_t>(row)].category)]
      .name;
}

std::string MarkedRows::column(int row, Language language) const {
  std::vector<std::string> words;
  const CompiledRow& own = plain_->rows[static_cast<std::size_t>(row)];
  for (const Element& element : own.columns[static_cast<std::size_t>(language)].elements) {
    switch (element.is) {
      case Element::Is::literal:
        words.push_back(element.text);
        break;
      case Element::Is::slot:
        words.push_back("$" + plain_->categories[static_cast<std::size_t>(element.category)].name);
        if (!element.adjective.empty()) words.back() += "{" + joined(element.adjective, '|') + "}";
        break;
      case Element::Is::alternation:
      case Element::Is::verb:
        words.push_back(forms_of(element));
        break;
      case Element::Is::adjective:
        words.push_back("%adj");
        break;
    }
  }
  return joined(words, ' ');
}

}  // namespace kawari
