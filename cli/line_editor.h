// Reads lines from a terminal, with editing, completion by the tab key, and a history that is kept between
// conversations. libedit does the work.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "talk/ask.h"

struct editline;
struct history;

namespace kawari::cli {

class LineEditor {
 public:
  using Complete = std::function<Completion(std::string_view line)>;

  explicit LineEditor(Complete complete);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;

  // The next line without its newline; nothing at the end of the input.
  std::optional<std::string> read(const std::string& prompt);

 private:
  static char* prompt_here(struct editline* editor);
  static unsigned char complete_here(struct editline* editor, int key);

  Complete complete_;
  std::string prompt_;
  std::string history_file_;  // empty: the history is not kept
  struct editline* editor_ = nullptr;
  struct history* history_ = nullptr;
};

// $XDG_STATE_HOME/kawari/history, or the same below ~/.local/state; empty if there is no home folder.
std::string history_file();

}  // namespace kawari::cli
