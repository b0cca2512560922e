#include "cli/line_editor.h"

#include <histedit.h>
#include <langinfo.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <iostream>

namespace kawari::cli {
namespace {

namespace fs = std::filesystem;

constexpr int kRemembered = 500;

// Counts characters, not bytes, because libedit works with screen positions.
int signs_in(std::string_view text) {
  int out = 0;
  for (const char c : text)
    if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++out;
  return out;
}

std::string common_beginning(const std::vector<std::string>& words) {
  std::string out = words[0];
  for (const std::string& word : words) {
    std::size_t same = 0;
    while (same < out.size() && same < word.size() && out[same] == word[same]) ++same;
    out.resize(same);
  }
  // Does not cut a character in half.
  while (!out.empty() && out.size() < words[0].size() &&
         (static_cast<unsigned char>(words[0][out.size()]) & 0xC0) == 0x80)
    out.pop_back();
  return out;
}

}  // namespace

std::string history_file() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value == nullptr ? "" : value);
  };
  if (const std::string state = variable("XDG_STATE_HOME"); !state.empty())
    return (fs::path(state) / "kawari" / "history").string();
  const std::string home = variable("HOME");
  return home.empty() ? std::string() : (fs::path(home) / ".local" / "state" / "kawari" / "history").string();
}

LineEditor::LineEditor(Complete complete) : complete_(std::move(complete)), history_file_(history_file()) {
  // libedit decodes characters by the locale; all text here is UTF-8.
  std::setlocale(LC_CTYPE, "");
  if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") std::setlocale(LC_CTYPE, "C.UTF-8");
  editor_ = el_init("kawari", stdin, stdout, stderr);
  history_ = history_init();
  HistEvent event;
  ::history(history_, &event, H_SETSIZE, kRemembered);
  ::history(history_, &event, H_SETUNIQUE, 1);
  if (!history_file_.empty()) ::history(history_, &event, H_LOAD, history_file_.c_str());
  el_set(editor_, EL_CLIENTDATA, this);
  el_set(editor_, EL_PROMPT, &LineEditor::prompt_here);
  el_set(editor_, EL_EDITOR, "emacs");
  el_set(editor_, EL_SIGNAL, 1);
  el_set(editor_, EL_HIST, ::history, history_);
  el_set(editor_, EL_ADDFN, "kawari-complete", "complete the name", &LineEditor::complete_here);
  el_set(editor_, EL_BIND, "^I", "kawari-complete", nullptr);
  el_source(editor_, nullptr);  // the user's settings in ~/.editrc
}

LineEditor::~LineEditor() {
  // A history file that cannot be written is ignored.
  HistEvent event;
  if (!history_file_.empty()) {
    std::error_code ignored;
    fs::create_directories(fs::path(history_file_).parent_path(), ignored);
    ::history(history_, &event, H_SAVE, history_file_.c_str());
  }
  history_end(history_);
  el_end(editor_);
}

std::optional<std::string> LineEditor::read(const std::string& prompt) {
  prompt_ = prompt;
  int length = 0;
  const char* typed = el_gets(editor_, &length);
  if (typed == nullptr || length <= 0) return std::nullopt;
  std::string line(typed, static_cast<std::size_t>(length));
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
  HistEvent event;
  if (!line.empty()) ::history(history_, &event, H_ENTER, line.c_str());
  return line;
}

char* LineEditor::prompt_here(EditLine* editor) {
  LineEditor* self = nullptr;
  el_get(editor, EL_CLIENTDATA, &self);
  return self->prompt_.data();
}

unsigned char LineEditor::complete_here(EditLine* editor, int) {
  LineEditor* self = nullptr;
  el_get(editor, EL_CLIENTDATA, &self);
  const LineInfo* info = el_line(editor);
  const std::string line(info->buffer, static_cast<std::size_t>(info->cursor - info->buffer));
  const Completion found = self->complete_(line);
  if (found.words.empty() || found.from > line.size()) return CC_ERROR;
  const std::string typed = line.substr(found.from);
  const std::string common = common_beginning(found.words);
  if (found.words.size() == 1 || common.size() > typed.size()) {
    el_deletestr(editor, signs_in(typed));
    el_insertstr(editor, common.c_str());
    return CC_REFRESH;
  }
  std::cout << "\n";
  for (const std::string& word : found.words) std::cout << "  " << word << "\n";
  std::cout << std::flush;
  return CC_REDISPLAY;
}

}  // namespace kawari::cli
