// Colour for terminals: the same text, with escape codes around it where they are wanted.
#pragma once
#include <string>
#include <string_view>

namespace kawari {

struct Paint {
  bool on = false;

  std::string bold(std::string_view text) const { return painted("1", text); }
  std::string dim(std::string_view text) const { return painted("2", text); }
  std::string struck(std::string_view text) const { return painted("2;9", text); }
  std::string good(std::string_view text) const { return painted("32", text); }
  std::string bad(std::string_view text) const { return painted("1;31", text); }
  std::string rule(std::string_view text) const { return painted("36", text); }

 private:
  std::string painted(std::string_view code, std::string_view text) const {
    if (!on) return std::string(text);
    std::string out = "\033[";
    out += code;
    out += "m";
    out += text;
    out += "\033[0m";
    return out;
  }
};

}  // namespace kawari
