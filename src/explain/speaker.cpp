#include "explain/speaker.h"

#include <algorithm>

#include "event/event.h"
#include "explain/fill.h"
#include "explain/game_words.h"
#include "state/rules.h"

namespace kawari {
namespace {

SlotText thing(const ThingName& name) {
  SlotText out(name.text);
  out.gender = name.gender;
  return out;
}

bool visible_zone(Zone zone) { return zone == Zone::play || zone == Zone::pending; }

}  // namespace

Speaker::Speaker(const Explainer& explainer) : explainer_(explainer) {
  if (match().rules != nullptr && match().rules->words != nullptr) game_ = match().rules->words->messages;
}

const Message& Speaker::message(MessageId id) const {
  static const Message kMissing{MessageId::count_, {}, false, {""}};
  const Message* row = find_message(game_, id);
  return row == nullptr ? kMissing : *row;
}

Sentence Speaker::say(MessageId id, const Slots& slots) const {
  const Match& of = match();
  Sentence said = fill(message(id).in(language()), slots, language());
  if (of.rules == nullptr || of.edition == nullptr) return said;
  return in_words_of(of.rules->words, of.edition->id, language(), std::move(said));
}

const Vocabulary* Speaker::vocabulary() const {
  const Rules* rules = match().rules;
  return rules == nullptr || rules->grammar == nullptr ? nullptr : &rules->grammar().vocabulary();
}

// Whether two different cards that the viewer sees have this name.
bool Speaker::name_is_shared(const Face& face) const {
  const State& state = match().state;
  for (std::size_t i = 0; i < state.cards.size(); ++i) {
    const CardId id{static_cast<std::uint16_t>(i)};
    if (state.card(id).face == kNoFace || !sees(id)) continue;
    const Face& other = match().face(id);
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

bool Speaker::sees(CardId id) const { return sees_face(match(), explainer_.viewer, id); }

SlotText Speaker::card(CardId id) {
  if (id == kNoCard || index(id) >= match().state.cards.size())
    return SlotText(say(MessageId::some_card, {}));
  if (!sees(id)) return hidden(id, sighting(match(), id));
  return named(id, match().state.card(id).face);
}

SlotText Speaker::card(CardId id, FaceId face, const Sighting& then) {
  if (id == kNoCard || index(id) >= match().state.cards.size())
    return SlotText(say(MessageId::some_card, {}));
  if (!saw(then)) return hidden(id, then);
  return named(id, face == kNoFace ? match().state.card(id).face : face);
}

// By its place, as one points at it.
SlotText Speaker::hidden(CardId id, const Sighting& then) const {
  const PlayerId owner = match().state.card(id).player();
  SlotText out;
  out.gender = 'f';
  const ThingName one = then.place != 0 ? card_in(then.zone) : ThingName{};
  if (one.text != nullptr) {
    out.text = say(MessageId::hidden_place,
                   {{"player", player(owner)}, {"card", one.text}, {"number", numbered(then.place)}});
    out.gender = one.gender;
  } else if (then.zone == Zone::none) {
    out.text = say(MessageId::some_card, {});
  } else if (then.zone == Zone::under) {
    out.text = say(MessageId::hidden_beneath, {});
  } else {
    const SlotText where = zone(then.zone, owner);
    out.text = say(MessageId::hidden_card, {{"zone", where}});
    out.unseen_in = where.text;
  }
  return out;
}

SlotText Speaker::named(CardId id, FaceId face_id) {
  if (face_id == kNoFace) return SlotText(say(MessageId::some_card, {}));
  const Face& face = (*match().cards)[face_id];
  const bool first = named_.insert(face.full_name).second;
  SlotText out(first || name_is_shared(face) ? face.full_name : face.name);
  const auto alias = std::find_if(explainer_.aliases.begin(), explainer_.aliases.end(),
                                  [&](const auto& named) { return named.first == id; });
  if (alias != explainer_.aliases.end())
    out.text = say(MessageId::card_alias, {{"card", SlotText(out.text)}, {"alias", SlotText(alias->second)}});
  else
    out.text += copy_mark(id);
  out.text.refer(span_of(id, face_id));
  out.person = face.is(Kind::character);
  if (const Vocabulary* words = vocabulary()) {
    for (const KindWord& word : words->kinds)
      if (face.is(word.kind)) out.gender = word.noun.gender;
  }
  return out;
}

CardSpan Speaker::span_of(CardId id, FaceId face) const {
  const bool told = explainer_.viewer.is_judge() || explainer_.spans_have_ids;
  return {told ? id : kNoCard, face, face == kNoFace ? std::string() : (*match().cards)[face].full_name};
}

FaceId Speaker::face_of(const EffectRecord& effect) const {
  return effect.face == kNoFace ? match().state.card(effect.card).face : effect.face;
}

SlotText Speaker::name(CardId id) const {
  return SlotText(Sentence(match().face(id).name, span_of(id, match().state.card(id).face)));
}

SlotText Speaker::name(WordId name) const {
  const std::string& said = match().book().word(name);
  return SlotText(Sentence(said, CardSpan{kNoCard, kNoFace, said}));
}

SlotText Speaker::joined(const std::vector<SlotText>& all) const {
  std::vector<Sentence> names;
  std::vector<Sentence> places;
  std::vector<int> times;
  SlotText out;
  out.count = static_cast<int>(all.size());
  out.gender = 'f';
  for (const SlotText& one : all) {
    if (one.gender != 'f') out.gender = 'm';
    const auto known = std::find(names.begin(), names.end(), one.text);
    if (known == names.end()) {
      names.push_back(one.text);
      places.push_back(one.unseen_in);
      times.push_back(1);
    } else {
      ++times[static_cast<std::size_t>(known - names.begin())];
    }
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (times[i] < 2) continue;
    if (!places[i].empty())
      names[i] = say(MessageId::hidden_cards, {{"zone", SlotText(places[i])}, {"count", SlotText(times[i])}});
    else
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
  out.text.refer(PlayerSpan{id});
  out.person = true;
  return out;
}

SlotText Speaker::rule(const Citation& rule) const {
  return SlotText(Sentence(rule.says, RuleSpan{rule.key, rule.number}));
}

SlotText Speaker::zone(Zone zone, PlayerId of) const {
  const GameWords* words = match().rules->words;
  const auto i = static_cast<std::size_t>(zone);
  if (words == nullptr || i >= words->in(language()).zones.size()) return {};
  SlotText out = thing(words->in(language()).zones[i].name);
  const bool somebodys =
      zone != Zone::play && zone != Zone::pending && zone != Zone::removed && zone != Zone::under;
  if (somebodys && of != kNoPlayer)
    out.text = say(MessageId::zone_of, {{"zone", out}, {"player", player(of)}});
  return out;
}

// What people call a card of the zone when they point at it by its place; no text: they do not.
ThingName Speaker::card_in(Zone zone) const {
  const GameWords* words = match().rules->words;
  const auto i = static_cast<std::size_t>(zone);
  if (words == nullptr || i >= words->in(language()).zones.size()) return {};
  return words->in(language()).zones[i].card;
}

SlotText Speaker::phase(PhaseId id) const {
  const Rules& rules = *match().rules;
  const std::size_t i = index(id);
  if (i >= rules.phases.size()) return {};
  if (rules.words != nullptr) {
    for (const NamedThing<std::string_view>& phase : rules.words->in(language()).phases)
      if (phase.id == rules.phases[i]) return thing(phase.name);
  }
  return SlotText(std::string(rules.phases[i]));
}

SlotText Speaker::stat(Stat stat) const {
  const GameWords* words = match().rules->words;
  const auto i = static_cast<std::size_t>(stat);
  if (words == nullptr || i >= words->in(language()).stats.size()) return {};
  return thing(words->in(language()).stats[i].name);
}

SlotText Speaker::keyword(KeywordId id, const CardSpan& of) {
  const Rules& rules = *match().rules;
  const std::string english =
      index(id) < rules.keywords.size() ? std::string(rules.keywords[index(id)].name) : std::string();
  const Vocabulary* words = vocabulary();
  if (language() == Language::en || words == nullptr || index(id) >= words->keywords.size())
    return SlotText(Sentence(english, AbilitySpan{of, english}));
  const KeywordWord& word = words->keywords[index(id)];
  const char* printed = language() == Language::es ? word.es : word.ja;
  const std::string own = printed == nullptr ? "" : printed;
  if (own.empty() || own == english || !keywords_.insert(index(id)).second)
    return SlotText(Sentence(own.empty() ? english : own, AbilitySpan{of, english}));
  SlotText out(say(MessageId::keyword_first, {{"keyword", SlotText(own)}, {"english", SlotText(english)}}));
  out.text.refer(AbilitySpan{of, english});
  return out;
}

// As cards print it: in capitals.
SlotText Speaker::ability(WordId name, const CardSpan& of) const {
  std::string out = match().book().word(name);
  for (char& c : out)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return SlotText(Sentence(out, AbilitySpan{of, out}));
}

SlotText Speaker::effect(const EffectRecord& effect) {
  const bool has_card = effect.card != kNoCard;
  Slots slots;
  if (has_card) slots.set("card", card(effect.card, effect.face, effect.at));
  // What an ability is called says which card has it.
  if (has_card && !saw(effect.at)) return SlotText(say(MessageId::unnamed_ability, slots));
  CardSpan of;
  if (has_card) of = span_of(effect.card, face_of(effect));
  if (effect.keyword != kNoKeyword)
    slots.set("ability", keyword(effect.keyword, of));
  else if (effect.ability != kNoWord)
    slots.set("ability", ability(effect.ability, of));
  if (has_card && slots.find("ability") != nullptr) return SlotText(say(MessageId::ability_of, slots));
  if (slots.find("ability") != nullptr) return SlotText(slots.find("ability")->text);
  if (!has_card) return SlotText(say(MessageId::some_effect, {}));
  const bool action = (*match().cards)[face_of(effect)].is(Kind::action);
  return SlotText(say(action ? MessageId::unnamed_effect : MessageId::unnamed_ability, slots));
}

SlotText Speaker::colour(ColourId colour) const {
  const Vocabulary* words = vocabulary();
  if (words == nullptr || index(colour) >= words->colours.size()) return SlotText(int{index(colour)});
  const NameWord& word = words->colours[index(colour)];
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

Sentence Speaker::quoted(const Sentence& text) const {
  return language() == Language::ja ? "「" + text + "」" : "“" + text + "”";
}

Sentence Speaker::list(const std::vector<Sentence>& names, MessageId with) const {
  if (names.empty()) return {};
  if (names.size() == 1) return names[0];
  Sentence first = names[0];
  for (std::size_t i = 1; i + 1 < names.size(); ++i) {
    first += language() != Language::ja ? ", " : with == MessageId::clauses_and ? "。" : "、";
    first += names[i];
  }
  return say(with, {{"first", SlotText(first)}, {"last", SlotText(names.back())}});
}

namespace {

// The nodes from the root down to this one, the innermost first.
bool path_to(const Book& book, NodeId root, NodeId node, std::vector<NodeId>& out) {
  bool found = root == node;
  for (const NodeId kid : book.kids(book[root])) found = found || path_to(book, kid, node, out);
  if (found) out.push_back(root);
  return found;
}

}  // namespace

Sentence Speaker::text(NodeId node) const {
  if (node == kNoNode) return {};
  Sentence out = nearest_text(node);
  return out.empty() ? say(MessageId::some_effect, {}) : out;
}

Sentence Speaker::nearest_text(NodeId node) const {
  if (Sentence own = own_text(node); !own.empty() || node == kNoNode) return own;
  const FaceId face = face_with(match(), node);
  if (face == kNoFace) return {};
  for (const Ability& ability : (*match().cards)[face].abilities) {
    std::vector<NodeId> around;
    if (!path_to(match().book(), ability.root, node, around)) continue;
    for (const NodeId outer : around)
      if (Sentence out = own_text(outer); !out.empty()) return out;
  }
  return {};
}

Sentence Speaker::own_text(NodeId node) const {
  if (node == kNoNode) return {};
  const Rules* rules = match().rules;
  std::string out = rules->grammar == nullptr
                        ? match().book().text(node)
                        : print_node(rules->grammar(), match().book(), node, language());
  if (out.find("[(") != std::string::npos) return {};
  while (!out.empty() && (out.back() == '.' || out.back() == ' ')) out.pop_back();
  out = without_stop(std::move(out)).text();
  // It is quoted within a sentence; a name in capitals at its beginning stays as it is.
  const bool word = out.size() > 1 && out[0] >= 'A' && out[0] <= 'Z' && !(out[1] >= 'A' && out[1] <= 'Z');
  if (word && match().book().op(node) != Op::keyword) out[0] = static_cast<char>(out[0] - 'A' + 'a');
  // The cards that it names.
  Sentence said(std::move(out));
  const Book& book = match().book();
  (void)any_in(book, node, [&](NodeId id) {
    if (book.op(id) != Op::named) return false;
    const std::string& name = book.word(WordId(book[id].value));
    said.refer_where(name, CardSpan{kNoCard, kNoFace, name});
    return false;
  });
  return said;
}

}  // namespace kawari
