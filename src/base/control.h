// Control characters: what a terminal acts upon instead of showing it. No name and no line has any.
#pragma once
#include <algorithm>
#include <string_view>

namespace kawari {

constexpr bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }
inline bool has_control(std::string_view text) { return std::any_of(text.begin(), text.end(), is_control); }

}  // namespace kawari
