// Puts a question to the judge with the cards that are installed. Fails unless header, library and data
// belong together.
#include <kawari/kawari.h>
#include <kawari/version.h>

#include <cstdio>
#include <string>

int main() {
  const kawari::Result<kawari::Cards> cards = kawari::Cards::shipped("lorcana", DATA);
  if (!cards) return std::printf("%s\n", cards.error().text().c_str()), 1;
  const kawari::Judge judge({*cards});
  const kawari::Answer answer = judge.ask(
      "A: Seven Dwarfs' Mine, Sleepy Sluggish; B: Flounder, Beast - Selfless Protector; "
      "A moves Sleepy to the Mine choosing yes, Flounder");
  std::printf("C++: kawari %s says: %s\n", std::string(kawari::version()).c_str(),
              answer.outcome.text().c_str());
  return answer.errors.empty() && kawari::version() == KAWARI_VERSION ? 0 : 1;
}
