#include "explain/speaker.h"

#include <algorithm>

#include "explain/fill.h"

namespace kawari {
namespace {

const char* in(const ThingName& name, Language language) {
  if (language == Language::es && name.es != nullptr) return name.es;
  if (language == Language::ja && name.ja != nullptr) return name.ja;
  return name.en;
}

SlotText thing(const ThingName& name, Language language) {
  SlotText out(in(name, language));
  out.gender = name.gender;
  return out;
}

bool visible_zone(Zone zone) { return zone == Zone::play || zone == Zone::pending; }

}  // namespace

Speaker::Speaker(const Explainer& explainer) : explainer_(explainer) {
  if (match().rules != nullptr && match().rules->words != nullptr) game_ = match().rules->words->messages;
}

const Message& Speaker::message(MessageId id) const {
  static constexpr Message kMissing{MessageId::count_, "", "", nullptr, {kNoRule, kNoRule}};
  const Message* row = find_message(game_, id);
  return row == nullptr ? kMissing : *row;
}

std::string Speaker::say(MessageId id, const Slots& slots) const {
  return fill(message(id).in(language()), slots, language());
}

const Vocabulary* Speaker::vocabulary() const {
  const Rules* rules = match().rules;
  return rules == nullptr || rules->grammar == nullptr ? nullptr : &rules->grammar().vocabulary();
}

// Whether two different cards of the match have this name.
bool Speaker::name_is_shared(const Face& face) const {
  for (const Card& card : match().state.cards) {
    if (card.face == kNoFace) continue;
    const Face& other = (*match().cards)[card.face];
    if (other.name == face.name && other.full_name != face.full_name) return true;
  }
  return false;
}

// "#2" for the second of several copies that one player has in play.
std::string Speaker::copy_mark(CardId id) const {
  const State& state = match().state;
  const Card& card = state.card(id);
  if (!visible_zone(card.zone)) return "";
  int copies = 0, own = 0;
  for (std::size_t i = 0; i < state.cards.size(); ++i) {
    const Card& other = state.cards[i];
    if (other.face != card.face || other.player() != card.player() || !visible_zone(other.zone)) continue;
    ++copies;
    if (i == index(id)) own = copies;
  }
  return copies > 1 ? "#" + std::to_string(own) : "";
}

SlotText Speaker::card(CardId id, FaceId face_id) {
  const State& state = match().state;
  if (id == kNoCard || index(id) >= state.cards.size()) return SlotText(say(MessageId::some_card, {}));
  if (face_id == kNoFace) face_id = state.card(id).face;
  if (face_id == kNoFace) return SlotText(say(MessageId::some_card, {}));
  const Face& face = (*match().cards)[face_id];
  const bool first = named_.insert(face.full_name).second;
  SlotText out((first || name_is_shared(face) ? face.full_name : face.name));
  const auto alias = std::find_if(explainer_.aliases.begin(), explainer_.aliases.end(),
                                  [&](const auto& named) { return named.first == id; });
  if (alias != explainer_.aliases.end())
    out.text = say(MessageId::card_alias, {{"card", SlotText(out.text)}, {"alias", SlotText(alias->second)}});
  else
    out.text += copy_mark(id);
  out.person = face.is(Kind::character);
  if (const Vocabulary* words = vocabulary()) {
    for (const KindWord& word : words->kinds)
      if (face.is(word.kind)) out.gender = word.noun.gender;
  }
  return out;
}

SlotText Speaker::joined(const std::vector<SlotText>& all) const {
  std::vector<std::string> names;
  std::vector<int> times;
  SlotText out;
  out.count = static_cast<int>(all.size());
  out.gender = 'f';
  for (const SlotText& one : all) {
    if (one.gender != 'f') out.gender = 'm';
    out.person = one.person;
    const auto known = std::find(names.begin(), names.end(), one.text);
    if (known == names.end()) {
      names.push_back(one.text);
      times.push_back(1);
    } else {
      ++times[static_cast<std::size_t>(known - names.begin())];
    }
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (times[i] > 1)
      names[i] = say(MessageId::times, {{"card", SlotText(names[i])}, {"count", SlotText(times[i])}});
  }
  out.text = list(names);
  return out;
}

SlotText Speaker::player(PlayerId id) const {
  if (id == kChance) return SlotText(say(MessageId::chance, {}));
  if (id == kNoPlayer) return SlotText(say(MessageId::nobody, {}));
  SlotText out;
  if (index(id) < explainer_.player_names.size())
    out.text = explainer_.player_names[index(id)];
  else
    out.text = std::to_string(index(id) + 1);
  out.person = true;
  return out;
}

SlotText Speaker::zone(Zone zone, PlayerId of) const {
  const GameWords* words = match().rules->words;
  const auto i = static_cast<std::size_t>(zone);
  if (words == nullptr || i >= words->zones.size()) return {};
  SlotText out = thing(words->zones[i], language());
  const bool somebodys =
      zone != Zone::play && zone != Zone::pending && zone != Zone::removed && zone != Zone::under;
  if (somebodys && of != kNoPlayer)
    out.text = say(MessageId::zone_of, {{"zone", out}, {"player", player(of)}});
  return out;
}

SlotText Speaker::phase(std::size_t i) const {
  const Rules& rules = *match().rules;
  if (i >= rules.phases.size()) return {};
  if (rules.words != nullptr) {
    for (const PhaseName& phase : rules.words->phases)
      if (phase.id == rules.phases[i]) return thing(phase.name, language());
  }
  return SlotText(std::string(rules.phases[i]));
}

SlotText Speaker::stat(Stat stat) const {
  const GameWords* words = match().rules->words;
  const auto i = static_cast<std::size_t>(stat);
  return words == nullptr || i >= words->stats.size() ? SlotText() : thing(words->stats[i], language());
}

SlotText Speaker::keyword(KeywordId id) {
  const Rules& rules = *match().rules;
  const std::string english =
      index(id) < rules.keywords.size() ? std::string(rules.keywords[index(id)].name) : std::string();
  const Vocabulary* words = vocabulary();
  if (language() == Language::en || words == nullptr || index(id) >= words->keywords.size())
    return SlotText(english);
  const KeywordWord& word = words->keywords[index(id)];
  const char* printed = language() == Language::es ? word.es : word.ja;
  const std::string own = printed == nullptr ? "" : printed;
  if (own.empty() || own == english || !keywords_.insert(index(id)).second)
    return SlotText(own.empty() ? english : own);
  return SlotText(
      say(MessageId::keyword_first, {{"keyword", SlotText(own)}, {"english", SlotText(english)}}));
}

// As cards print it: in capitals.
SlotText Speaker::ability(WordId name) const {
  std::string out = match().book().word(name);
  for (char& c : out)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return SlotText(std::move(out));
}

SlotText Speaker::effect(const EffectRecord& effect) {
  const bool has_card = effect.card != kNoCard;
  Slots slots;
  if (has_card) slots.set("card", card(effect.card, effect.face));
  SlotText out;
  if (effect.keyword != kNoKeyword)
    slots.set("ability", keyword(effect.keyword));
  else if (effect.ability != kNoWord)
    slots.set("ability", ability(effect.ability));
  if (has_card && slots.find("ability") != nullptr)
    out.text = say(MessageId::ability_of, slots);
  else if (slots.find("ability") != nullptr)
    out.text = slots.find("ability")->text;
  else if (has_card && match().face(effect.card).is(Kind::action))
    out.text = say(MessageId::unnamed_effect, slots);
  else if (has_card)
    out.text = say(MessageId::unnamed_ability, slots);
  else
    out.text = say(MessageId::some_effect, {});
  return out;
}

SlotText Speaker::colour(std::size_t colour) const {
  const Vocabulary* words = vocabulary();
  if (words == nullptr || colour >= words->colours.size()) return SlotText(static_cast<int>(colour));
  const NameWord& word = words->colours[colour];
  const char* name = language() == Language::es ? word.es : language() == Language::ja ? word.ja : word.en;
  return SlotText(std::string(name != nullptr ? name : word.en));
}

SlotText Speaker::kind(Kind kind) const {
  if (const Vocabulary* words = vocabulary()) {
    for (const KindWord& word : words->kinds) {
      if (word.kind != kind) continue;
      const char* noun = word.noun.en;
      if (language() == Language::es) noun = word.noun.es;
      if (language() == Language::ja && word.noun.ja != nullptr) noun = word.noun.ja;
      // The lexicon marks a noun's class for the printer: "[f] …".
      const std::string_view marked = noun;
      const std::size_t mark = marked.starts_with('[') ? marked.find("] ") : std::string_view::npos;
      SlotText out(std::string(mark == std::string_view::npos ? marked : marked.substr(mark + 2)));
      out.gender = word.noun.gender;
      return out;
    }
  }
  return {};
}

std::string Speaker::quoted(const std::string& text) const {
  return language() == Language::ja ? "「" + text + "」" : "“" + text + "”";
}

std::string Speaker::list(const std::vector<std::string>& names, MessageId with) const {
  if (names.empty()) return "";
  if (names.size() == 1) return names[0];
  std::string first = names[0];
  for (std::size_t i = 1; i + 1 < names.size(); ++i)
    first += (language() != Language::ja ? ", " : with == MessageId::clauses_and ? "。" : "、") + names[i];
  return say(with, {{"first", SlotText(first)}, {"last", SlotText(names.back())}});
}

std::string Speaker::text(NodeId node) const {
  if (node == kNoNode) return "";
  const Rules* rules = match().rules;
  std::string out = rules->grammar == nullptr
                        ? to_text(*match().book().tree(node))
                        : print_node(rules->grammar(), match().book(), node, language());
  while (!out.empty() && (out.back() == '.' || out.back() == ' ')) out.pop_back();
  out = without_stop(std::move(out));
  // It is quoted within a sentence; a name in capitals at its beginning stays as it is.
  const bool word = out.size() > 1 && out[0] >= 'A' && out[0] <= 'Z' && !(out[1] >= 'A' && out[1] <= 'Z');
  if (word && match().book().op(node) != Op::keyword) out[0] = static_cast<char>(out[0] - 'A' + 'a');
  return out;
}

}  // namespace kawari
