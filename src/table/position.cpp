#include "table/position.h"

#include <algorithm>

#include "ir/book.h"
#include "scenario/yaml_reader.h"
#include "state/query.h"
#include "state/setup.h"

namespace kawari {
namespace {

class Position {
 public:
  Position(const Scenario& scenario, MatchCards& cards, Table& table, std::vector<Error>& errors)
      : scenario_(scenario), cards_(cards), table_(table), errors_(errors) {}

  void build();

 private:
  void wrong(Where at, std::string what, std::string right = {}) {
    errors_.push_back({scenario_.file, at.line, at.column, std::move(what), std::move(right)});
  }
  void find_faces(const std::vector<CardItem>& items);
  FaceId face(const CardItem& item) { return cards_.bring(item.name.text); }
  void player(const PlayerPosition& position, PlayerId id);
  void zone(const ZoneCards& zone, PlayerId id);
  void in_play(const CardItem& item, PlayerId id);
  void link(const CardItem& item, SlotId slot, std::vector<std::pair<const CardItem*, CardId>> beside);
  void blanks(int count, Zone zone, PlayerId id, bool exerted, FaceId face);
  // Whether such a card has been put on another one, although the file may not say on which.
  bool lies_on_another(CardId card, const CardItem& item) const {
    const auto put_on = table_.match.rules->put_on;
    return std::any_of(item.under.begin(), item.under.end(),
                       [](const CardItem& one) { return !one.linked; }) ||
           (put_on != nullptr && put_on(table_.match, card) > 0);
  }
  void place_at_locations();
  void check_objects();

  const Scenario& scenario_;
  MatchCards& cards_;
  Table& table_;
  std::vector<Error>& errors_;
  FaceId blank_ = kNoFace;
  FaceId fixed_ = kNoFace;  // the card of the variant
  struct Guest {
    const CardItem* item;
    SlotId slot;
  };
  std::vector<Guest> guests_;
  std::vector<std::pair<const CardItem*, SlotId>> objects_;
};

void Position::find_faces(const std::vector<CardItem>& items) {
  for (const CardItem& item : items) {
    if (errors_.size() >= limits::kFileErrors) return;
    if (const auto found = find_face(cards_, *scenario_.game, scenario_.file, item.name); !found) {
      errors_.push_back(found.error());
    }
    find_faces(item.under);
  }
}

void Position::blanks(int count, Zone where, PlayerId id, bool exerted, FaceId face) {
  for (int i = 0; i < count && table_.match.state.fault == Fault::none; ++i) {
    if (where == Zone::play) {
      add_in_play(table_.match, face, id);
      continue;
    }
    const CardId card = add_card(table_.match, face, id, where);
    if (card != kNoCard && exerted) table_.match.state.card(card).exerted = 1;
  }
}

void Position::in_play(const CardItem& item, PlayerId id) {
  State& state = table_.match.state;
  PlayerId owner = id;
  if (item.owner) {
    if (const auto named = table_.names.one_player(*item.owner)) {
      owner = *named;
    } else {
      errors_.push_back(named.error());
    }
  }
  FaceId up = face(item);
  if (item.other_side) {
    if (cards_[up].other_side == kNoFace)
      wrong(item.name.at, in_quotes(item.name.text) + " has no other side.");
    else
      up = cards_[up].other_side;
  }
  const SlotId slot = add_in_play(table_.match, up, owner);
  if (slot == kNoSlot) return;
  Slot& object = state.slot(slot);
  object.controller = id;
  object.damage = item.damage;
  object.exerted = item.exerted ? 1 : 0;
  object.drying = item.drying ? 1 : 0;
  if (item.face_down) state.card(object.top).face_down = 1;
  if (item.alias) table_.names.add_alias(object.top, item.alias->text);
  if (item.counters > 0)
    wrong(item.name.at, "Counters on " + in_quotes(item.name.text) + " cannot be played yet.");
  state.card(object.top).turned = item.other_side ? 1 : 0;
  object.layered = lies_on_another(object.top, item) ? 1 : 0;
  if (item.location || item.link) guests_.push_back({&item, slot});
  objects_.emplace_back(&item, slot);
  std::vector<std::pair<const CardItem*, CardId>> beside;
  for (const CardItem& beneath : item.under) {
    for (int i = 0; i < std::max(1, beneath.blanks) && state.fault == Fault::none; ++i) {
      const CardId card = add_under(table_.match, slot, face(beneath), beneath.face_down);
      if (card == kNoCard) continue;
      if (beneath.alias) table_.names.add_alias(card, beneath.alias->text);
      if (beneath.linked) beside.emplace_back(&beneath, card);
    }
  }
  link(item, slot, std::move(beside));
}

// In whichever order the file names them: one may be linked only through another.
void Position::link(const CardItem& item, SlotId slot,
                    std::vector<std::pair<const CardItem*, CardId>> beside) {
  const auto fits = [&](const auto& one) {
    return table_.match.rules->linking.given(table_.match, slot, one.second);
  };
  for (auto found = std::find_if(beside.begin(), beside.end(), fits); found != beside.end();
       found = std::find_if(beside.begin(), beside.end(), fits))
    beside.erase(found);
  for (const auto& [one, card] : beside)
    wrong(one->name.at, in_quotes(one->name.text) + " cannot be linked with " + in_quotes(item.name.text) +
                            ": their texts do not name each other, or the place is taken.");
}

void Position::zone(const ZoneCards& cards, PlayerId id) {
  State& state = table_.match.state;
  for (const CardItem& item : cards.cards) {
    if (item.blanks > 0) {
      blanks(item.blanks, cards.zone, id, item.exerted, face(item));
    } else if (cards.zone == Zone::play) {
      in_play(item, id);
    } else {
      PlayerId owner = id;
      if (item.owner) owner = table_.names.one_player(*item.owner).value_or(id);
      const CardId card = add_card(table_.match, face(item), owner, cards.zone);
      if (card == kNoCard) return;
      state.card(card).exerted = item.exerted ? 1 : 0;
      if (item.alias) table_.names.add_alias(card, item.alias->text);
    }
  }
}

void Position::player(const PlayerPosition& position, PlayerId id) {
  const ScenarioWords& words = *scenario_.game->words;
  table_.match.state.player(id).counters[index(kFirstCounter)] = position.score;
  for (const ZoneCards& cards : position.zones) zone(cards, id);
  if (scenario_.variant > 0) {
    const VariantWord& variant = words.variants[static_cast<std::size_t>(scenario_.variant) - 1];
    for (int i = 0; i < variant.fixed && fixed_ != kNoFace; ++i)
      add_fixed_card(table_.match, fixed_, id, variant.fixed_zone);
  }
  // A game that starts from the beginning needs only its decks.
  const bool whole_game = !scenario_.steps.empty() && scenario_.steps[0].kind == StepKind::start;
  for (const ZoneWord& word : words.position)
    if (position.zone(word.zone) == nullptr && (word.zone == Zone::deck || !whole_game))
      blanks(word.blanks, word.zone, id, false, blank_);
}

void Position::place_at_locations() {
  State& state = table_.match.state;
  for (const Guest& guest : guests_) {
    if (guest.item->link) {
      const auto shield = table_.names.one(table_.match, *scenario_.game, *guest.item->link);
      if (!shield)
        errors_.push_back(shield.error());
      else
        state.slot(guest.slot).link = ref_of(state, *shield);
    }
    if (!guest.item->location) continue;
    const auto card = table_.names.one(table_.match, *scenario_.game, *guest.item->location);
    if (!card) {
      errors_.push_back(card.error());
      continue;
    }
    const Card& location = state.card(*card);
    if (location.zone != Zone::play || !table_.match.face(*card).is(Kind::location)) {
      wrong(guest.item->location->at, in_quotes(guest.item->location->text) + " is not a location in play.");
      continue;
    }
    state.slot(guest.slot).location = location.slot;
  }
}

// Refuses only objects that a state check would change at once; every other position is accepted.
void Position::check_objects() {
  const auto unsound = scenario_.game->words->unsound;
  if (unsound == nullptr) return;
  for (const auto& [item, slot] : objects_)
    if (auto found = unsound(table_.match, slot))
      wrong(item->name.at,
            in_quotes(item->name.text) + " " + found->what + ": the first state check would remove it.",
            std::move(found->right));
}

void Position::build() {
  const auto id = [](std::size_t i) { return PlayerId(static_cast<std::uint8_t>(i)); };
  if (const auto found =
          find_face(cards_, *scenario_.game, scenario_.file, {std::string(kBlank), scenario_.at})) {
    blank_ = *found;
  }
  if (scenario_.variant > 0) {
    const VariantWord& variant =
        scenario_.game->words->variants[static_cast<std::size_t>(scenario_.variant) - 1];
    if (const auto found = find_face(cards_, *scenario_.game, scenario_.file,
                                     {std::string(variant.fixed_card), scenario_.at});
        variant.fixed > 0 && found)
      fixed_ = *found;
  }
  for (const PlayerPosition& position : scenario_.players)
    for (const ZoneCards& cards : position.zones) find_faces(cards.cards);
  if (std::string much = cards_.too_much(); !much.empty()) wrong(scenario_.at, std::move(much));
  if (!errors_.empty()) return;

  table_.match = new_match(cards_, *scenario_.game->rules, *scenario_.edition,
                           static_cast<int>(scenario_.players.size()), scenario_.seed.value_or(1));
  if (table_.match.state.fault == Fault::player_count) {
    wrong(scenario_.at, seats_sentence(*scenario_.game));
    return;
  }
  table_.match.trace = &table_.trace;
  table_.match.ask_forced = true;
  table_.match.chance = scenario_.seed ? Chance::generator : Chance::asked;
  table_.game = scenario_.game;
  table_.names.file = scenario_.file;
  for (const PlayerPosition& position : scenario_.players) table_.names.players.push_back(position.name.text);
  for (std::size_t team = 0; team < scenario_.teams.size(); ++team)
    for (const int player : scenario_.teams[team])
      join_team(table_.match, id(static_cast<std::size_t>(player)), static_cast<int>(team) + 1);
  play_variant(table_.match, scenario_.variant);
  for (std::size_t i = 0; i < scenario_.players.size(); ++i) player(scenario_.players[i], id(i));
  if (table_.match.state.fault != Fault::none) {
    wrong(scenario_.at, "The position has " + std::string(sentence(table_.match.state.fault)) + ".");
    return;
  }
  table_.names.cards_are_complete(table_.match);
  place_at_locations();
  touch(table_.match);
  check_objects();
}

}  // namespace

Result<FaceId> find_face(MatchCards& cards, const Game& game, const std::string& file, const Name& name) {
  FaceId id = cards.bring(name.text);
  if (id == kNoFace) {
    auto stand_in = game.stand_in(cards.book(), name.text);
    // The stand-in can be found by its name from now on.
    if (stand_in && fold(stand_in->full_name) == fold(name.text)) id = cards.add(std::move(*stand_in));
  }
  if (id == kNoFace) {
    const auto near = cards.nearest(name.text);
    return fail(Error{file, name.at.line, name.at.column, "There is no card " + in_quotes(name.text) + ".",
                      near.empty() ? "Define it under `cards:`, or give its file with --cards."
                                   : "Did you mean " + either_of(near) + "?"});
  }
  const Face& face = cards[id];
  if (!face.compiled()) {
    const Refusal& refusal = face.refusals[0];
    return fail(Error{file, name.at.line, name.at.column,
                      in_quotes(face.full_name) + " cannot be played: its text is not fully understood.",
                      "Unread: " + in_quotes(refusal.unread) + " in " + in_quotes(refusal.text) +
                          ", column " + std::to_string(refusal.column) + "."});
  }
  return id;
}

void set_up(const Scenario& scenario, MatchCards& cards, Table& table, std::vector<Error>& errors) {
  Position(scenario, cards, table, errors).build();
}

}  // namespace kawari
