#include "base/yaml_text.h"

#include <yaml-cpp/eventhandler.h>

#include <map>
#include <sstream>

namespace kawari {
namespace {

struct Refused {
  Error error;
};

// Measures the text without building anything: its depth, its size and its aliases.
class Counter : public YAML::EventHandler {
 public:
  Counter(const std::string& text, const YamlLimits& limits) : text_(text), limits_(limits) {}

  void OnDocumentStart(const YAML::Mark& mark) override {
    ++documents_;
    if (documents_ > 1 && !separator_at(mark))
      refuse(mark, "This stands behind the end of a document.",
             "A name with `, ` or `] ` in it must be quoted; a document begins with a line `---`.");
    if (documents_ > limits_.documents) {
      const std::string most = std::to_string(limits_.documents);
      refuse(
          mark,
          "The file has more than " + (limits_.documents == 1 ? "one document" : most + " documents") + ".",
          limits_.documents == 1 ? "Write no line `---` in it." : "Split it into several files.");
    }
    anchors_.clear();
    open_.clear();
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { leaf(mark, anchor, 0); }
  void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                const std::string& value) override {
    leaf(mark, anchor, value.size());
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    const auto found = anchors_.find(anchor);
    if (found == anchors_.end())
      refuse(mark, "The alias stands for something that it is part of.", "Write it out.");
    add(mark, found->second);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    begin(mark, anchor);
  }
  void OnSequenceEnd() override { end(); }
  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    begin(mark, anchor);
  }
  void OnMapEnd() override { end(); }

 private:
  struct Size {
    std::size_t nodes = 0, bytes = 0;
  };
  struct Open {
    YAML::anchor_t anchor;
    Size before;
  };

  [[noreturn]] void refuse(const YAML::Mark& mark, std::string what, std::string right) const {
    throw Refused{{{}, mark.line + 1, mark.column + 1, std::move(what), std::move(right)}};
  }
  void add(const YAML::Mark& mark, Size size) {
    total_.nodes += size.nodes;
    total_.bytes += size.bytes;
    if (total_.nodes > limits_.nodes)
      refuse(mark,
             "The file has more than " + std::to_string(limits_.nodes) + " values, aliases written out.",
             "Split it into several files.");
    if (total_.bytes > limits_.bytes)
      refuse(mark, "The file has more than " + std::to_string(limits_.bytes) + " bytes, aliases written out.",
             "Split it into several files.");
  }
  void leaf(const YAML::Mark& mark, YAML::anchor_t anchor, std::size_t bytes) {
    add(mark, {1, bytes});
    if (anchor != YAML::NullAnchor) anchors_[anchor] = {1, bytes};
  }
  void begin(const YAML::Mark& mark, YAML::anchor_t anchor) {
    open_.push_back({anchor, total_});
    add(mark, {1, 0});
    if (open_.size() > static_cast<std::size_t>(limits_.depth))
      refuse(mark, "Values are nested more than " + std::to_string(limits_.depth) + " deep.", "");
  }
  void end() {
    const Open& open = open_.back();
    if (open.anchor != YAML::NullAnchor)
      anchors_[open.anchor] = {total_.nodes - open.before.nodes, total_.bytes - open.before.bytes};
    open_.pop_back();
  }
  bool separator_at(const YAML::Mark& mark) {
    if (mark.column != 0) return false;
    for (; line_ < mark.line && line_begin_ != std::string::npos; ++line_) {
      line_begin_ = text_.find('\n', line_begin_);
      if (line_begin_ != std::string::npos) ++line_begin_;
    }
    return line_begin_ != std::string::npos && text_.compare(line_begin_, 3, "---") == 0;
  }

  const std::string& text_;
  const YamlLimits& limits_;
  Size total_;
  std::size_t documents_ = 0;
  int line_ = 0;
  std::size_t line_begin_ = 0;
  std::vector<Open> open_;
  std::map<YAML::anchor_t, Size> anchors_;  // of anchors whose node is complete
};

// Text that is not UTF-8 is refused: the places that the YAML library reports would be wrong.
bool is_other_encoding(const std::string& text) {
  return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") || text.find('\0') != std::string::npos;
}

}  // namespace

Result<std::vector<YAML::Node>> load_yaml(const std::string& text, const std::string& file,
                                          const YamlLimits& limits) {
  if (text.size() > limits.bytes)
    return fail(Error{file, 0, 0,
                      "The text has " + std::to_string(text.size()) + " bytes; at most " +
                          std::to_string(limits.bytes) + " are read.",
                      "Split it into several files."});
  if (is_other_encoding(text)) return fail(Error{file, 0, 0, "The file is not UTF-8.", "Save it as UTF-8."});
  try {
    std::istringstream input(text);
    YAML::Parser parser(input);
    Counter counter(text, limits);
    while (parser.HandleNextDocument(counter)) {
    }
    return YAML::LoadAll(text);
  } catch (Refused& refused) {
    refused.error.file = file;
    return fail(std::move(refused.error));
  } catch (const YAML::Exception& error) {
    const bool known = !error.mark.is_null();
    return fail(Error{file, known ? error.mark.line + 1 : 0, known ? error.mark.column + 1 : 0,
                      "This is not YAML: " + error.msg + ".",
                      "A name with `: ` or ` #` in it must be quoted."});
  }
}

}  // namespace kawari
