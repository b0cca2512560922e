// Does the same thing in two ways and compares: a text that is printed from its program, a game that is
// copied and replayed, a proposal that is settled by the engine and by the reference.
#include "card/match_cards.h"
#include "fuzz/fuzz.h"
#include "game/games.h"
#include "ir/tree.h"
#include "judge/judge.h"
#include "sim/playout.h"
#include "state/hash.h"
#include "state/invariants.h"
#include "tests/replace/test_game.h"
#include "tests/replace/worlds.h"
#include "text/compile.h"
#include "text/print.h"

namespace kawari::fuzz {
namespace {

std::string program_of(const Database& cards, const Ability& ability) {
  return to_text(*without_hints(*cards.book().tree(ability.root)));
}

}  // namespace

// A text that is understood must print as a text with the same program.
void round_trip(std::string_view bytes) {
  if (bytes.empty()) return;
  const auto& games = all_games().all;
  const Grammar& grammar = games[static_cast<unsigned char>(bytes[0]) % games.size()].rules->grammar();
  Database cards;
  const auto first = compile_text(grammar, cards, bytes.substr(1), bytes.size() % 2 == 0);
  if (!first) return;
  for (const Ability& ability : *first) {
    const std::string printed = print_ability(grammar, cards, ability, Language::en);
    const auto second = compile_text(grammar, cards, printed, ability.kind == AbilityKind::action_text);
    require(second.has_value(), "printed as a text that is not understood: " + printed + "\n" +
                                    (second ? "" : second.error().text()));
    require(second->size() == 1, "one ability is printed as several: " + printed);
    require(program_of(cards, ability) == program_of(cards, second->front()),
            "printed as another program: " + printed + "\n" + program_of(cards, ability) + "\n" +
                program_of(cards, second->front()));
  }
}

namespace {

struct Cards {
  Judge judge{all_games(), Language::en};
  Cards() {
    for (const Error& error : judge.add_shipped_cards(home())) throw Broken(error.text());
  }
};

std::vector<FaceId> any_faces(Bytes& bytes, const Database& cards) {
  std::vector<FaceId> out;
  const std::size_t size = 20 + bytes.below(40);
  std::size_t at = bytes.below(cards.size());
  const std::size_t step = 1 + bytes.below(cards.size());
  for (std::size_t tried = 0; out.size() < size && tried < 4 * size + cards.size(); ++tried) {
    const FaceId face{static_cast<std::uint16_t>(at)};
    if (cards[face].compiled()) out.push_back(face);
    at = (at + step) % cards.size();
  }
  return out;
}

}  // namespace

// A copy made at any decision must reach the same states as the game, and so must a replay of the whole game.
void replay(std::string_view input) {
  static Cards all;
  Bytes bytes(input);
  const Game& game = all_games().all[bytes.below(all_games().all.size())];
  const Database& cards = all.judge.cards(game);
  const Edition& edition = game.rules->editions[bytes.below(game.rules->editions.size())];
  const std::vector<std::vector<FaceId>> decks{any_faces(bytes, cards), any_faces(bytes, cards)};
  const std::uint64_t seed = bytes.next();
  const std::size_t copied_at = bytes.next();
  const auto gathered = gather_decks(all.judge.loaded(game), decks);
  if (!gathered) return;
  const auto begin = [&] { return start_from_decks(*gathered, *game.rules, edition, seed); };
  Match match = begin();
  Match copy = match;
  Match again = begin();
  require(byte_hash(match.state) == byte_hash(again.state), "the same game begins differently");
  for (std::size_t i = 0; !bytes.empty() && i < 400; ++i) {
    const Decision open = decision(match);
    if (open.ask == Ask::none || open.options.empty()) break;
    if (i == copied_at) copy = match;
    const Option taken = open.options[bytes.below(open.options.size())];
    apply(match, taken);
    apply(again, taken);
    if (i >= copied_at) apply(copy, taken);
    const std::uint64_t hash = byte_hash(match.state);
    require(hash == byte_hash(again.state),
            "played again, it goes another way at decision " + std::to_string(i));
    require(i < copied_at || hash == byte_hash(copy.state),
            "a copy goes another way at decision " + std::to_string(i));
    if (i % 16 == 0) {
      const std::string wrong = violated_invariant(match);
      require(wrong.empty(), wrong);
    }
  }
}

// Compares settle() with the simple reference of tests/replace.
void settled(std::string_view input) {
  Bytes bytes(input);
  const auto& editions = test::all_editions();
  const Edition& edition = *editions[bytes.below(editions.size())];
  const auto draw = [&](int bound) { return static_cast<int>(bytes.below(static_cast<std::size_t>(bound))); };
  const test::World world = test::any_world(draw);
  std::vector<int> answers;
  while (!bytes.empty() && answers.size() < 40) answers.push_back(bytes.next() % 6);
  std::string why;
  require(test::agree(world, edition, answers, why), why);
}

}  // namespace kawari::fuzz
