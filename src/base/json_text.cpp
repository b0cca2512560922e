#include "base/json_text.h"

#include <algorithm>

namespace kawari {
namespace {

using Json = nlohmann::json;

// Counts the JSON without building anything.
class JsonCounter : public nlohmann::json_sax<Json> {
 public:
  explicit JsonCounter(const JsonLimits& limits) : limits_(limits) {}

  bool null() override { return value(); }
  bool boolean(bool) override { return value(); }
  bool number_integer(number_integer_t) override { return value(); }
  bool number_unsigned(number_unsigned_t) override { return value(); }
  bool number_float(number_float_t, const string_t&) override { return value(); }
  bool string(string_t&) override { return value(); }
  bool binary(binary_t&) override { return value(); }
  bool key(string_t&) override { return value(); }
  bool start_object(std::size_t) override { return begin(); }
  bool start_array(std::size_t) override { return begin(); }
  bool end_object() override { return end(); }
  bool end_array() override { return end(); }
  bool parse_error(std::size_t, const std::string& token, const nlohmann::detail::exception&) override {
    what = "This is not JSON" + (token.empty() ? "." : ", near \"" + shown(token) + "\".");
    return false;
  }

  std::string what, right;

 private:
  // Shortened for messages, without control characters.
  static std::string shown(const std::string& token) {
    std::string out = token.size() > 40 ? token.substr(token.size() - 40) : token;
    std::replace_if(
        out.begin(), out.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return out;
  }
  bool value() {
    if (++values_ <= limits_.values) return true;
    what = "The file has more than " + std::to_string(limits_.values) + " values.";
    right = "Split it into several files.";
    return false;
  }
  bool begin() {
    if (++depth_ <= limits_.depth) return value();
    what = "Values are nested more than " + std::to_string(limits_.depth) + " deep.";
    return false;
  }
  bool end() {
    --depth_;
    return true;
  }

  const JsonLimits& limits_;
  std::size_t values_ = 0;
  int depth_ = 0;
};

// An input iterator that counts how far it has come.
struct Place {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at;
  const char** furthest;
  reference operator*() const { return *at; }
  Place& operator++() {
    *furthest = ++at;
    return *this;
  }
  friend bool operator==(const Place& a, const Place& b) { return a.at == b.at; }
};

int line_of(std::string_view text, std::size_t position) {
  const std::string_view before = text.substr(0, std::min(position, text.size()));
  return static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
}

}  // namespace

Result<Json> load_json(std::string_view text, const std::string& file, const JsonLimits& limits) {
  if (text.size() > limits.bytes)
    return fail(Error{file, 0, 0,
                      "The text has " + std::to_string(text.size()) + " bytes; at most " +
                          std::to_string(limits.bytes) + " are read.",
                      "Split it into several files."});
  // The parser takes a NUL byte for the end of the text.
  if (const std::size_t at = text.find('\0'); at != std::string_view::npos)
    return fail(Error{file, line_of(text, at), 0, "There is a NUL byte in the text; this is not JSON.", ""});
  JsonCounter counter(limits);
  const char* read_to = text.data();
  const Place begin{text.data(), &read_to}, end{text.data() + text.size(), &read_to};
  if (!Json::sax_parse(begin, end, &counter)) {
    const auto at = static_cast<std::size_t>(read_to - text.data());
    return fail(Error{file, line_of(text, at == 0 ? 0 : at - 1), 0, counter.what, counter.right});
  }
  return Json::parse(text, nullptr, false);
}

std::string json_text(const nlohmann::ordered_json& json, int indent) {
  return json.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::string json_text(const nlohmann::json& json, int indent) {
  return json.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace kawari
