// Everything in the repository that can notice when a row of the grammar means something else: the cards and
// texts of its scenarios, which are played again, and the readings in readings/.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "judge/judge.h"
#include "tests/text/row_swap.h"

namespace kawari {

// The result of swapping a row.
struct SwappedRow {
  enum class Verdict : std::uint8_t {
    scenario,  // a scenario fails
    reading,   // a written reading no longer agrees with the text
    refused,   // no other row in its place builds a sound program
    survived,  // nothing notices
    unread,    // no card, scenario or reading of the repository uses the row
  };
  int row = -1;
  int other = -1;
  Verdict verdict = Verdict::unread;
  std::string by;  // the scenario, reading or card that notices it
};

class RowWitness {
 public:
  RowWitness(const Game& game, const std::string& home);

  SwappedRow judge(int row);
  RowSwap& swap() { return swap_; }
  Database& cards() { return scratch_; }

 private:
  // A text in rules English: of a card, of an effect that a scenario resolves, or a written reading.
  struct Unit {
    Face face;
    bool effect = false;  // a text without a card
    std::string program;  // its meaning
    TokenSet tokens;
    std::vector<std::size_t> scenarios;  // the scenarios that use it
    bool reading = false;
  };
  enum class Effect : std::uint8_t { none, refused, other };

  void add_scenarios(const std::string& home);
  void add_readings(const std::string& home);
  std::size_t add_unit(Face face, bool effect);
  void mention(const std::vector<CardItem>& items, std::size_t scenario);
  // The meaning of the text under the swapped grammar; empty if it is refused.
  std::string program(const Grammar& grammar, const Unit& unit);
  Effect effect_on(const Unit& unit);
  bool fails(std::size_t scenario);
  SwappedRow with(int row, int other, const std::vector<std::size_t>& users);

  const Game& game_;
  Judge judge_;
  Database scratch_;
  RowSwap swap_;
  std::vector<Scenario> scenarios_;
  std::vector<Unit> units_;
  std::vector<int> shipped_;  // by face of the shipped cards: its unit; -1 until a scenario uses the card
  std::size_t shipped_size_ = 0;
};

// A text of a file in readings/, and the program that it must have.
struct WrittenReading {
  std::string game;
  bool effect = false;
  std::string text;
  std::string program;
};
std::vector<std::string> reading_files(const std::string& home);
std::vector<WrittenReading> written_readings(const std::string& file);
// A face without a name that has this text.
Face face_of(const Grammar& grammar, bool effect, const std::string& text);
// The programs of its abilities without hints, one per line; empty if it is refused.
std::string meaning_of(const Grammar& grammar, Database& cards, const Face& face);

}  // namespace kawari
