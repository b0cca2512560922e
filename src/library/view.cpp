// The table as a viewer sees it.
#include <algorithm>

#include "explain/game_words.h"
#include "explain/speaker.h"
#include "kawari/game.h"
#include "library/guard.h"
#include "library/inside.h"
#include "state/query.h"
#include "table/names.h"

namespace kawari::v1 {

namespace {

class Seeing {
 public:
  Seeing(const GameState& game, Viewer viewer, Language language)
      : game_(game),
        match_(game.match),
        state_(game.match.state),
        words_(*game.game->words),
        viewer_(engine(viewer)),
        numbers_(game, viewer),
        explainer_(explainer_of(game, viewer, language)),
        language_(spoken(*game.game, language)) {}

  View all() {
    View out;
    out.language = language_;
    out.game = game_.game->rules->id;
    out.edition = match_.edition->id;
    out.turn = static_cast<int>(state_.turn_number);
    out.turn_player = index(state_.turn_player);
    phase(out);
    for (std::uint8_t p = 0; p < state_.player_count; ++p) {
      players(out, PlayerId{p});
      zones(out, PlayerId{p});
    }
    waiting(out);
    return out;
  }

 private:
  const GameTexts* texts() const {
    return match_.rules->words == nullptr ? nullptr : &match_.rules->words->in(explainer_.language);
  }

  void phase(View& out) const {
    if (index(state_.phase) < match_.rules->phases.size())
      out.phase = match_.rules->phases[index(state_.phase)];
    out.phase_label = out.phase;
    if (const GameTexts* said = texts())
      for (const NamedThing<std::string_view>& one : said->phases)
        if (one.id == out.phase) out.phase_label = one.name.text;
  }

  void players(View& out, PlayerId player) const {
    SeenPlayer seen;
    seen.name = game_.beginning->names[index(player)];
    seen.left = state_.player(player).left;
    for (const PlayerFigure& figure : words_.player_figures)
      seen.figures.push_back({std::string(figure.key), figure.value(match_, player), 0, fact(figure.key)});
    out.players.push_back(std::move(seen));
  }

  std::string fact(std::string_view key) const { return fact_label(*game_.game, key, language_); }
  Label state(std::string_view key) const { return {std::string(key), fact(key)}; }

  std::string label(Zone zone) const {
    const GameTexts* said = texts();
    const std::size_t at = static_cast<std::size_t>(zone);
    if (said != nullptr && at < said->zones.size()) return said->zones[at].name.text;
    return std::string(zone_name(*game_.game, zone));
  }

  void zones(View& out, PlayerId player) {
    SeenZone table{
        std::string(zone_name(*game_.game, Zone::play)), label(Zone::play), index(player), {}, 0, -1};
    for (const SlotId slot : slots_in_order(state_)) {
      if (state_.slot(slot).controller != player) continue;
      object(out, slot);
      table.cards.push_back(numbers_.now(state_.slot(slot).top));
      ++table.count;
    }
    out.zones.push_back(std::move(table));
    for (const Zone zone : kListZones) {
      const ZoneList& list = state_.list(player, zone);
      const std::string_view key = zone_name(*game_.game, zone);
      if (static_cast<std::size_t>(zone) >= match_.rules->zones->names().size()) continue;  // of another game
      if (zone == Zone::removed || key.empty() || (zone == Zone::pending && list.count == 0)) continue;
      SeenZone seen{std::string(key), label(zone), index(player), {}, list.count, -1};
      if (zone == Zone::resource) seen.ready = ready_resources(match_, player);
      for (kawari::CardId c = list.first; c != kNoCard; c = state_.card(c).next) {
        const CardId number = numbers_.now(c);
        const bool visible = sees_face(match_, viewer_, c);
        // Of a deck only the cards that the viewer sees; of other zones those that can be pointed at.
        if (number == 0 || (zone == Zone::deck && !visible)) continue;
        seen.cards.push_back(number);
        out.cards.push_back(card(c));
      }
      out.zones.push_back(std::move(seen));
    }
  }

  std::string name_of(const CardPosture& posture) const {
    const GameWords* words = match_.rules->words;
    return std::string(words == nullptr ? posture.key : text_of(*words, posture.name, engine(language_)));
  }

  SeenCard card(kawari::CardId id) const {
    SeenCard out;
    out.id = numbers_.now(id);
    out.owner = state_.card(id).owner;
    out.controller = index(player_of(state_, id));
    if (sees_face(match_, viewer_, id)) {
      out.name = match_.face(id).full_name;
      out.face = numbers_.face(out.name);
    }
    for (const CardPosture& posture : words_.postures)
      if (posture.shown && posture.holds(match_, id))
        out.states.push_back({std::string(posture.key), name_of(posture)});
    if (is_linked(state_, id)) out.states.push_back(state("linked"));
    if (state_.card(id).face_down) out.states.push_back(state("facedown"));
    return out;
  }

  void object(View& out, SlotId slot) {
    const Slot& s = state_.slot(slot);
    SeenCard seen = card(s.top);
    for (const CardFigure& figure : words_.card_figures) {
      if (!figure.shown) continue;
      seen.figures.push_back({std::string(figure.key), figure.value(match_, s.top),
                              printed(figure.key, s.top), fact(figure.key)});
    }
    if (s.location != kNoSlot) seen.at = numbers_.now(state_.slot(s.location).top);
    if (s.location == kNoSlot && !s.link.none()) seen.at = numbers_.now(card_of(state_, s.link));
    std::vector<kawari::CardId> beneath;
    for (kawari::CardId c = s.under; c != kNoCard; c = state_.card(c).next) {
      seen.under.push_back(numbers_.now(c));
      if (is_linked(state_, c)) seen.linked.push_back(numbers_.now(c));
      beneath.push_back(c);
    }
    gained(seen, ref_of(state_, slot));
    if (!seen.name.empty()) abilities(seen, slot);
    out.cards.push_back(std::move(seen));
    for (const kawari::CardId c : beneath) out.cards.push_back(card(c));
  }

  int printed(std::string_view key, kawari::CardId id) const {
    for (const FieldKey& field : match_.rules->grammar().vocabulary().yaml_fields)
      if (field.field == Field::stat && key == field.key) return match_.face(id).stat(field.which);
    return 0;
  }

  void gained(SeenCard& out, ObjectRef object) {
    Speaker speaker(explainer_);
    for (const Effect& effect : state_.effects)
      if (effect.object == object)
        out.gained.push_back({public_sentence(speaker.text(effect.node), numbers_),
                              numbers_.now(effect.source), until(speaker, effect)});
  }

  void abilities(SeenCard& out, SlotId slot) const {
    const std::vector<kawari::Ability>& printed = match_.face(state_.slot(slot).top).abilities;
    for (std::size_t i = 0; i < printed.size(); ++i) {
      if (printed[i].text.empty()) continue;  // it comes with another line
      const int place = static_cast<int>(i) + 1;
      out.abilities.push_back({place,
                               ability_slug(printed_name(*match_.rules, match_.book(), printed[i]), place),
                               works(slot, printed[i])});
    }
  }

  // Whether the object has the ability, in a zone where it works, and what it depends on holds.
  bool works(SlotId slot, const kawari::Ability& ability) const {
    if (ability.zone != Zone::play || state_.card(state_.slot(slot).top).face_down) return false;
    if (ability.kind == AbilityKind::keyword)
      return derived(match_).slots[index(slot)].keywords.has(ability.keyword);
    if (match_.book().op(ability.root) != Op::static_) return true;
    return holds(match_, env_of(state_, slot), match_.book().kid(ability.root, 0));
  }

  // How long it lasts; empty: as long as the object is there.
  Sentence until(Speaker& speaker, const Effect& effect) const {
    const auto say = [&](MessageId id, const Slots& slots) {
      return public_sentence(speaker.say(id, slots), numbers_);
    };
    switch (effect.until) {
      case Until::end_of_turn:
        return say(MessageId::lasts_turn, {});
      case Until::start_of_turn:
        return say(MessageId::lasts_to_turn, {{"player", speaker.player(effect.until_player)}});
      case Until::during_next_turn:
        return say(MessageId::lasts_next_turn, {{"player", speaker.player(effect.until_player)}});
      case Until::end_of_challenge:
        return say(MessageId::lasts_challenge, {});
      case Until::source_leaves:
        return say(MessageId::lasts_while, {{"card", speaker.card(effect.source)}});
      case Until::leaves_play:
      case Until::forever:
        return {};
    }
    return {};
  }

  void waiting(View& out) {
    Speaker speaker(explainer_);
    for (const Waiting& one : state_.waiting) {
      // What a card in a hand could do is known only to those who see the card.
      if (one.card != kNoCard && !sees_face(match_, viewer_, one.card)) continue;
      out.waiting.push_back({ability_name(match_, one.card, one.ability, one.keyword), numbers_.now(one.card),
                             index(one.controller), public_sentence(speaker.text(one.ability), numbers_)});
    }
  }

  const GameState& game_;
  const Match& match_;
  const State& state_;
  const ScenarioWords& words_;
  kawari::Viewer viewer_;
  Numbers numbers_;
  Explainer explainer_;
  Language language_;
};

}  // namespace

int SeenCard::figure(std::string_view key) const {
  for (const Figure& one : figures)
    if (one.key == key) return one.value;
  return 0;
}

bool SeenCard::is(std::string_view state) const {
  return std::any_of(states.begin(), states.end(), [&](const Label& one) { return one.key == state; });
}

const SeenCard* View::card(CardId id) const {
  for (const SeenCard& one : cards)
    if (one.id == id && id != 0) return &one;
  return nullptr;
}

View Game::view(Viewer viewer, Language language) const {
  View out;
  if (state_ == nullptr) return out;
  const std::string wrong = guarded([&] { out = Seeing(*state_, viewer, language).all(); });
  return wrong.empty() ? out : View{};
}

Language Game::spoken(Language language) const {
  return state_ == nullptr ? Language::en : v1::spoken(*state_->game, language);
}

std::optional<Face> Game::face(CardId card, Viewer viewer, Language language) const {
  if (state_ == nullptr) return std::nullopt;
  const kawari::CardId found = Numbers(*state_, viewer).card(card);
  if (found == kNoCard || !sees_face(state_->match, engine(viewer), found)) return std::nullopt;
  return told_face(*state_->game, *state_->cards, state_->match.face(found), language);
}

}  // namespace kawari::v1
