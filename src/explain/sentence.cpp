#include "explain/sentence.h"

#include <algorithm>
#include <cctype>
#include <ostream>

namespace kawari {

Sentence::Sentence(std::string text, Reference to) : text_(std::move(text)) { refer(std::move(to)); }

void Sentence::refer(Reference to) {
  marks_.clear();
  if (!text_.empty() && !std::holds_alternative<std::monostate>(to))
    marks_.push_back({0, text_.size(), std::move(to)});
}

void Sentence::refer_where(std::string_view name, const Reference& to) {
  const auto letter = [&](std::size_t at) {
    // Also the first byte of an accented letter.
    return at < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[at])) != 0 || text_[at] == '\xC3');
  };
  if (name.empty()) return;
  for (std::size_t at = text_.find(name); at != std::string::npos; at = text_.find(name, at + name.size())) {
    const std::size_t end = at + name.size();
    if ((at > 0 && letter(at - 1) && letter(at)) || (letter(end - 1) && letter(end))) continue;
    const auto behind =
        std::find_if(marks_.begin(), marks_.end(), [&](const Mark& mark) { return mark.end > at; });
    if (behind == marks_.end() || behind->begin >= end) marks_.insert(behind, {at, end, to});
  }
}

std::vector<Span> Sentence::spans() const {
  const std::string_view text = text_;
  std::vector<Span> out;
  std::size_t told = 0;
  for (const Mark& mark : marks_) {
    if (mark.begin > told) out.push_back({text.substr(told, mark.begin - told), {}});
    out.push_back({text.substr(mark.begin, mark.end - mark.begin), mark.to});
    told = mark.end;
  }
  if (told < text.size()) out.push_back({text.substr(told), {}});
  return out;
}

Sentence& Sentence::operator+=(const Sentence& other) {
  const std::size_t before = text_.size();
  text_ += other.text_;
  for (const Mark& mark : other.marks_) marks_.push_back({before + mark.begin, before + mark.end, mark.to});
  return *this;
}

void Sentence::replace(std::size_t at, std::size_t length, std::string_view words) {
  text_.replace(at, length, words);
  const std::size_t end = at + length, now = at + words.size();
  for (Mark& mark : marks_) {
    if (mark.begin >= end)
      mark.begin = mark.begin - end + now;
    else if (mark.begin > at)
      mark.begin = now;
    if (mark.end >= end)
      mark.end = mark.end - end + now;
    else if (mark.end > at)
      mark.end = at;
  }
  std::erase_if(marks_, [](const Mark& mark) { return mark.begin >= mark.end; });
}

std::ostream& operator<<(std::ostream& out, const Sentence& sentence) { return out << sentence.text_; }

const CardSpan* card_of(const Span& span) { return std::get_if<CardSpan>(&span.to); }

}  // namespace kawari
