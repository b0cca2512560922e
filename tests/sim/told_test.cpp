// Whole random games of all shipped cards, in every edition, are told as before: each question with its
// options, each step of the explanation with its rules, in every language, and the table as each player sees
// it. tests/sim/told.txt has a hash of the texts of each edition. A commit that changes a text or a rule
// changes that file (./dev regen Told). $KAWARI_TOLD names a folder for the texts themselves, so that the
// texts of two builds can be compared.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <xxhash.h>

#include <algorithm>
#include <fstream>

#include "sim/meaning.h"
#include "tests/sim/battery_hidden.h"

namespace kawari {
namespace {

constexpr int kGames = 12;

// A sentence with all that its words refer to.
std::string with_references(const v1::Sentence& sentence) {
  std::string out;
  for (const v1::Span& span : sentence.spans) {
    out += span.text;
    if (span.kind == v1::Span::Kind::words) continue;
    out += "[" + std::to_string(static_cast<int>(span.kind)) + " " + std::to_string(span.card) + " " +
           span.face + " " + span.name + " " + std::to_string(span.player) + " " + span.rule + "]";
  }
  return out;
}

std::string as_text(const v1::View& view) {
  std::string out = view.phase_label + " " + std::to_string(view.turn_player) + "\n";
  const auto number = [](auto value) { return " " + std::to_string(value); };
  for (const v1::SeenZone& zone : view.zones) {
    out += zone.label + number(zone.player) + number(zone.count) + ":";
    for (const v1::CardId card : zone.cards) out += number(card);
    out += "\n";
  }
  for (const v1::SeenCard& card : view.cards) {
    out += number(card.id) + " " + card.face + " " + card.name + number(card.owner) + number(card.controller);
    for (const v1::Figure& figure : card.figures) out += " " + figure.key + number(figure.value);
    for (const v1::Label& state : card.states) out += " " + state.key;
    out += " at" + number(card.at);
    for (const v1::CardId under : card.under) out += " under" + number(under);
    for (const auto& gained : card.gained) out += " " + with_references(gained.text) + number(gained.from);
    out += "\n";
  }
  for (const v1::SeenPlayer& player : view.players)
    for (const v1::Figure& figure : player.figures) out += figure.key + number(figure.value) + "\n";
  for (const v1::SeenWaiting& waiting : view.waiting)
    out +=
        waiting.ability + number(waiting.of) + number(waiting.player) + with_references(waiting.text) + "\n";
  return out;
}

std::string as_text(const v1::Event& event) {
  std::string out = std::to_string(event.depth) + " " + event.kind + " " +
                    std::to_string(static_cast<int>(event.fate)) + " " + with_references(event.sentence);
  for (const v1::Rule& rule : event.rules) out += " [" + rule.number + "]";
  for (const auto& one : event.cards) out += " " + std::to_string(one.card);
  for (const auto& one : event.changes)
    out += " " + std::to_string(one.card) + " " + one.key + " " + one.from + " " + one.to;
  return out + " " + event.ability + " " + std::to_string(event.of) + "\n";
}

// Everything that a viewer is told now, with the events from item `from` on.
std::string told(const v1::Game& game, const Game& rules, PlayerId player, std::size_t from) {
  const v1::Viewer viewer(index(player));
  std::string out;
  for (const Language language : battery::languages(rules)) {
    const auto said = static_cast<v1::Language>(language);
    out += with_references(game.question(viewer, said)) + "\n";
    for (const v1::Sentence& text : game.option_texts(viewer, said))
      out += "  " + with_references(text) + "\n";
    for (const bool full : {false, true})
      for (const v1::Event& event : game.events(from, viewer, said, full)) out += as_text(event);
    out += as_text(game.view(viewer, said));
  }
  for (const std::string& id : game.option_ids(viewer)) out += id + "\n";
  if (game.decision().player == viewer.player())
    for (const int group : game.groups()) out += std::to_string(group) + " ";
  out += "\n";
  const v1::View view = game.view(viewer);
  for (std::size_t i = 0; i < view.cards.size() && i < 3; ++i)
    for (const v1::Refusal& refusal : game.refusals(view.cards[view.cards.size() - 1 - i].id, viewer))
      out += with_references(refusal.label) + with_references(refusal.reason) + "\n";
  return out;
}

struct Texts {
  std::uint64_t folded = 0;
  int decisions = 0;
  std::ofstream file;

  explicit Texts(const Edition& edition) {
    if (const char* folder = std::getenv("KAWARI_TOLD"))
      file.open(std::string(folder) + "/" + std::string(edition.id) + ".txt");
  }
  void add(const std::string& text) {
    folded = XXH64(text.data(), text.size(), folded);
    if (file.is_open()) file << text << '\n';
  }
};

// Options are sorted by meaning before one is drawn, so that the order in which the engine lists them does
// not matter.
const Option& drawn(const Match& match, const Decision& open, Rng& rng, Texts& texts) {
  std::vector<std::pair<std::string, std::size_t>> meant;
  for (std::size_t i = 0; i < open.options.size(); ++i)
    meant.emplace_back(meaning(match, open.options[i]), i);
  std::sort(meant.begin(), meant.end());
  for (const auto& [text, at] : meant) texts.add(text);
  return open.options[meant[rng.below(static_cast<std::uint32_t>(meant.size()))].second];
}

void tell_game(const battery::Subject& subject, const Edition& edition, std::uint64_t seed, Texts& texts) {
  const Rules& rules = *subject.game->rules;
  const auto players = static_cast<std::size_t>(
      rules.least_players + static_cast<int>(seed) % (rules.most_players - rules.least_players + 1));
  const MatchDecks decks = battery::gathered_decks(subject, seed, 60, std::min<std::size_t>(players, 3));
  battery::Telling game(*subject.game, decks.cards, start_from_decks(decks, rules, edition, seed));
  Rng rng = Rng::seeded(seed * 13 + 5);
  std::size_t from = 0;
  for (int at = 0; at < 400; ++at) {
    const Decision open = decision(game.match());
    if (open.ask == Ask::none) break;
    ++texts.decisions;
    const PlayerId viewer{static_cast<std::uint8_t>(at % game.match().state.player_count)};
    // Without the hash, which depends on how a position is stored.
    texts.add(told(game.game, *subject.game, viewer, from));
    from = game.trace().items.size();
    v1::take(game.state(), drawn(game.match(), open, rng, texts));
  }
  texts.add(
      fmt::format("winner {}, {}", index(game.match().state.winner), sentence(game.match().state.fault)));
}

TEST(Told, GamesAreToldAsBefore) {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
  const std::string path = std::string(KAWARI_SOURCE_DIR) + "/tests/sim/told.txt";
  std::vector<std::string> found;
  for (const Game& game : all_games().all)
    for (const Edition& edition : game.rules->editions) {
      Texts texts(edition);
      for (std::uint64_t seed = 1; seed <= kGames; ++seed)
        tell_game({&game, &judge}, edition, seed * 10 + edition.column, texts);
      EXPECT_GT(texts.decisions, 100) << edition.id;
      found.push_back(fmt::format("{} {:016x} {} decisions", edition.id, texts.folded, texts.decisions));
    }
  if (std::getenv("KAWARI_REGEN") != nullptr) {
    std::ofstream out(path);
    for (const std::string& line : found) out << line << '\n';
    return;
  }
  std::ifstream in(path);
  std::vector<std::string> kept;
  for (std::string line; std::getline(in, line);) kept.push_back(line);
  EXPECT_EQ(found, kept) << "Games are told differently now. If that is meant: ./dev regen Told.";
}

}  // namespace
}  // namespace kawari
