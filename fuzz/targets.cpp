// The table of targets, and the first inputs of each.
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/file_text.h"
#include "fuzz/fuzz.h"
#include "game/games.h"
#include "judge/judge.h"

namespace kawari::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> files_of(const std::string& folder) {
  std::vector<std::string> out;
  std::vector<fs::path> paths;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  for (const fs::path& path : paths)
    if (auto text = read_text_file(path.string())) out.push_back(std::move(*text));
  return out;
}

std::vector<std::string> split(const std::string& text, const std::string& at) {
  std::vector<std::string> out;
  std::size_t from = 0;
  for (std::size_t to = text.find(at); to != std::string::npos; to = text.find(at, from)) {
    out.push_back(text.substr(from, to - from));
    from = to + at.size();
  }
  out.push_back(text.substr(from));
  return out;
}

std::vector<std::string> scenario_seeds(const std::string& at) {
  std::vector<std::string> out;
  for (const std::string& file : files_of(at + "/scenarios"))
    for (std::string& document : split(file, "\n---\n")) out.push_back(std::move(document));
  return out;
}

std::vector<std::string> yaml_seeds(const std::string& at) {
  std::vector<std::string> out;
  for (const std::string& file : files_of(at + "/cards"))
    for (const std::string& card : split("\n" + file, "\n- "))
      if (!card.empty()) out.push_back("- " + card + "\n");
  return out;
}

// Texts of the shipped cards, each after the number of its game.
std::vector<std::string> text_seeds(const std::string& at) {
  std::vector<std::string> out;
  Judge judge(all_games(), Language::en);
  (void)judge.add_shipped_cards(at);
  for (std::size_t i = 0; i < all_games().all.size(); ++i)
    for (const Face& face : judge.cards(all_games().all[i]).faces())
      out.push_back(std::string(1, static_cast<char>(i)) + face.text);
  return out;
}

std::vector<std::string> json_seeds(const std::string&) {
  return {
      R"("metadata": {"formatVersion": "2.3.2"}, "code": "5", "cards": [{"name": "Gate", "fullName": "Gate", "type": "Action", "color": "Steel", "cost": 3, "inkwell": true, "fullTextSections": ["Deal 3 damage to chosen\ncharacter."]}, {"name": "Guard", "version": "Door Keeper", "fullName": "Guard - Door Keeper", "type": "Character", "subtypes": ["Storyborn"], "color": "Amber-Ruby", "cost": 1, "inkwell": false, "strength": 1, "willpower": 2, "lore": 1, "fullTextSections": ["Rush"], "abilities": []}]})",
      R"("cards": [{"name": "Sea Guard", "type": "Creature", "civilizations": ["Water"], "cost": 3, "power": "2000+", "subtypes": ["Fish"], "text": "Blocker", "printings": [{"set": "A"}]}]})"};
}

std::vector<std::string> line_seeds(const std::string&) {
  return {
      "A: Mine, Sleepy Sluggish; B: Flounder, Beast; A moves Sleepy to Mine choosing yes, Flounder",
      "A: Beast (exerted, damage 2), 3 cards in hand; B: Maui x2; turn: B; B challenges Beast with Maui",
      "A: Aqua Soldier; B: Perfect Galaxy (tapped); Aqua Soldier attacks Galaxy",
      "Ana: Simba; Ana hand: Smash; Ana ink: 7; lore 3; Ana plays Smash choosing Simba; rules: lorcana-2.0",
      "title: \"A question\"; seed: 7; turn-number: 3; A: Beast; A quests with Beast; A passes"};
}

std::vector<std::string> conversation_seeds(const std::string&) {
  return {
      "1\n\nAna: Mine, Sleepy Sluggish\nBruno: Flounder, Beast\nmove Sleepy to "
      "Mine\nyes\nflounder\nall\nback\nsave x\nload x\nquit\n",
      "2\n1\nAna: Aqua Soldier\nBruno: Perfect Galaxy (tapped)\nactions\n1\nexplain\nwhy attack: Aqua "
      "Soldier\nshow\n",
      "lorcana\nlorcana-2.2\nplayers Ana, Bruno, Carla\nCarla: Beast\nset Beast damage 1\nremove "
      "Beast\nlanguage es\nrules lorcana-1\nnuevo\najuda\n"};
}

std::vector<std::string> deck_seeds(const std::string& at) { return files_of(at + "/decks"); }

std::vector<std::string> format_seeds(const std::string&) {
  return {
      "formats:\n  core:\n    like: constructed\n    banned: [Smash, {card: Beast - Selfless Protector, "
      "since: "
      "2025-04-08}]\n    rotated: [{card: Maui, until: 2025-09-05}]\n    released: [{card: Simba, from: "
      "2026-02-13}]\n",
      R"({"cards": [{"fullName": "Smash", "allowedInFormats": {"Core": {"allowed": false, "allowedUntilDate": "2025-09-05", "bannedSinceDate": "2025-04-08"}, "Infinity": {"allowed": true}}, "allowedInTournamentsFromDate": "2023-09-08"}]})"};
}

// Byte strings of several lengths: counting and mixed.
std::vector<std::string> number_seeds(const std::string&) {
  std::vector<std::string> out;
  for (int seed = 0; seed < 12; ++seed) {
    std::string one;
    unsigned mixed = 1234567u * static_cast<unsigned>(seed + 1);
    for (int i = 0; i < 40 + 60 * seed; ++i) {
      mixed = mixed * 1664525u + 1013904223u;
      one += static_cast<char>(mixed >> 24);
    }
    if (one.size() > 4) {
      one[1] = 2;   // two decks …
      one[2] = 60;  // … of sixty
    }
    out.push_back(std::move(one));
  }
  return out;
}

constexpr Target kTargets[] = {
    {"scenario", 4096, scenario, scenario_seeds},
    {"cards-yaml", 4096, cards_yaml, yaml_seeds},
    {"cards-json", 4096, cards_json, json_seeds},
    {"card-text", 1024, card_text, text_seeds},
    {"line", 512, line, line_seeds},
    {"conversation", 1024, conversation, conversation_seeds},
    {"deck", 4096, deck, deck_seeds},
    {"formats", 4096, formats, format_seeds},
    {"calls", 512, calls, number_seeds},
    {"protocol", 2048, protocol_lines, protocol_seeds},
    {"round-trip", 512, round_trip, text_seeds},
    {"replay", 512, replay, number_seeds},
    {"settle", 256, settled, number_seeds},
};

}  // namespace

std::span<const Target> targets() { return kTargets; }

const Target* target_named(std::string_view name) {
  const auto found = std::find_if(std::begin(kTargets), std::end(kTargets),
                                  [&](const Target& one) { return one.name == name; });
  return found == std::end(kTargets) ? nullptr : found;
}

const std::string& home() {
  static const std::string at = [] {
    const char* given = std::getenv("KAWARI_HOME");
    return std::string(given != nullptr && *given != '\0' ? given : KAWARI_SOURCE_DIR);
  }();
  return at;
}

}  // namespace kawari::fuzz
