// A judge in twenty lines: a question in, the verdict and the rules that decide it out.
#include <cstdio>

#include "kawari/kawari.h"

int main(int argc, char** argv) {
  kawari::Result<kawari::Cards> cards = kawari::Cards::shipped("lorcana", argc > 1 ? argv[1] : ".");
  if (!cards) return std::printf("%s\n", cards.error().text().c_str()), 1;
  const kawari::Judge judge({*cards});

  const kawari::Answer answer = judge.ask(
      "A: Seven Dwarfs' Mine, Sleepy Sluggish; B: Flounder, Beast - Selfless Protector; "
      "A moves Sleepy to the Mine choosing yes, Flounder",
      {.language = kawari::Language::es});
  std::printf("%s: %s\n", std::string(name_of(answer.kind)).c_str(), answer.outcome.text().c_str());
  for (const kawari::Rule& rule : answer.rules)
    std::printf("  %s  %s\n", rule.number.c_str(), rule.says.c_str());
  return answer.errors.empty() ? 0 : 1;
}
