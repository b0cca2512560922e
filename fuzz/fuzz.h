// The fuzz targets. Each takes any bytes and either feeds them to one door, or plays something in two ways
// and compares the results. libFuzzer calls the targets (./dev fuzz), and the tests call them with every
// input that was ever found to fail.
#pragma once
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace kawari::fuzz {

struct Target {
  std::string_view name;
  std::size_t most_bytes;  // the largest input
  void (*run)(std::string_view bytes);
  // The first inputs, made from files of the repository.
  std::vector<std::string> (*seeds)(const std::string& home);
};
std::span<const Target> targets();
const Target* target_named(std::string_view name);

// Thrown when a property that must hold does not hold.
struct Broken : std::logic_error {
  using std::logic_error::logic_error;
};
inline void require(bool holds, const std::string& what) {
  if (!holds) throw Broken(what);
}

// Reads the bytes of an input as numbers; zeros after the end.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_(bytes) {}
  bool empty() const { return bytes_.empty(); }
  std::uint8_t next() {
    if (bytes_.empty()) return 0;
    const auto out = static_cast<std::uint8_t>(bytes_[0]);
    bytes_.remove_prefix(1);
    return out;
  }
  std::size_t below(std::size_t bound) {
    if (bound <= 1) return 0;
    const std::size_t out = next() + (bound > 256 ? std::size_t{next()} << 8 : 0);
    return out % bound;
  }
  std::string_view rest() const { return bytes_; }

 private:
  std::string_view bytes_;
};

// The folder of cards/, scenarios/ and decks/, for the targets that need shipped cards.
const std::string& home();

// doors.cpp
void scenario(std::string_view bytes);
void cards_yaml(std::string_view bytes);
void cards_json(std::string_view bytes);
void card_text(std::string_view bytes);
void line(std::string_view bytes);
void conversation(std::string_view bytes);
void deck(std::string_view bytes);
void formats(std::string_view bytes);
// calls.cpp
void calls(std::string_view bytes);
// protocol.cpp
void protocol_lines(std::string_view bytes);
std::vector<std::string> protocol_seeds(const std::string& home);
// differential.cpp
void round_trip(std::string_view bytes);
void replay(std::string_view bytes);
void settled(std::string_view bytes);

}  // namespace kawari::fuzz
