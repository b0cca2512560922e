// Positions in a one-line question: players, zones, cards, their numbers and states.
#include <algorithm>

#include "ir/book.h"
#include "line/asking_words.h"
#include "line/one_line.h"
#include "scenario/yaml_reader.h"

namespace kawari {
namespace {

// How badly a name is understood. A text that is not understood costs as much as its pieces.
int cost_of(const Guess& guess, std::string_view text) {
  const int pieces = 1 + static_cast<int>(std::count(text.begin(), text.end(), ','));
  if (guess.which.size() > 1) return 30 * pieces;
  switch (guess.fit) {
    case Fit::exact:
      return 0;
    case Fit::bare:
      return 1;
    case Fit::words:
      return 2;
    case Fit::beginnings:
      return 3;
    case Fit::misspelt:
      return 5;
    case Fit::none:
      break;
  }
  return 50 * pieces;
}

// The key for the text, which may be a synonym.
std::string_view key_of(const ScenarioWords& words, std::string_view text) {
  for (const SpokenKey& spoken : words.spoken_keys)
    if (leading_phrase(text, spoken.word) == text.size()) return spoken.key;
  return {};
}

// Takes a number off the beginning of the text.
std::optional<int> leading_number(std::string_view& text) {
  std::size_t digits = 0;
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
  if (digits == 0 || digits > 3) return std::nullopt;
  const int number = number_in(text.substr(0, digits));
  text.remove_prefix(digits);
  return number;
}

constexpr std::string_view kBlankWords = "cards|card|blanks|blank|cartas|carta|blancas|枚";
constexpr int kMostCards = 60;  // copies in one place

}  // namespace

struct ClauseReader::Item {
  enum class Kind : std::uint8_t { nothing, score, blanks, cards };
  Kind kind = Kind::nothing;
  std::string_view text;      // all of it
  std::string_view key;       // the zone or score that it names; empty: the zone of the previous item
  bool stands_alone = false;  // "ink 5": the following items go to the zone from before
  int number = 1;
  std::string colour;
  std::string_view card, states;
  Guess guess;
  std::string full;  // the card's name
  int cost = 0;
};

// Finds a zone or the score at the beginning ("hand Smash") or the end ("5 ink") of the text.
bool ClauseReader::find_zone(std::string_view& text, bool at_end, Item& item) const {
  std::size_t longest = 0;
  std::string_view rest = text;
  const auto look = [&](std::string_view phrase, std::string_view key) {
    if (phrase.size() <= longest) return;
    for (const Stretch& at : find_phrases(text, phrase)) {
      const std::string_view before = trimmed(text.substr(0, at.begin));
      std::string_view after = trimmed(text.substr(at.end));
      if (at_end ? !after.empty() : !before.empty()) continue;
      if (!at_end && !after.empty() && after[0] == ':') after = trimmed(after.substr(1));
      longest = phrase.size();
      item.key = key;
      rest = at_end ? before : after;
    }
  };
  const auto look_for_key = [&](std::string_view key) {
    if (key.empty()) return;
    look(key, key);
    for (const SpokenKey& spoken : words_.spoken_keys)
      if (spoken.key == key) look(spoken.word, key);
  };
  for (const ZoneWord& zone : words_.position) look_for_key(zone.key);
  look_for_key(words_.resource_key);
  look_for_key(words_.score_key);
  text = rest;
  return longest > 0;
}

void ClauseReader::cut_zone(std::string_view& text) const {
  Item unused;
  find_zone(text, true, unused);
}

void ClauseReader::find_card(Item& item) const {
  const std::string_view wanted = unquoted(item.card);
  Book scratch;
  if (const auto stand_in = out_.game->stand_in(scratch, wanted)) {
    item.full = stand_in->full_name;
    item.cost = 0;
    return;
  }
  item.guess = names_.guess(wanted);
  item.cost = cost_of(item.guess, wanted);
  if (item.guess.one()) item.full = names_[item.guess.which[0]];
}

ClauseReader::Item ClauseReader::item(std::string_view text) const {
  Item out;
  out.text = text = trimmed(text);
  if (text.empty()) return out;
  const Bracketed brackets = trailing_brackets(text, '(');
  out.states = brackets.inside;
  std::string_view rest = brackets.before;
  out.kind = Item::Kind::cards;
  out.card = rest;
  find_card(out);
  if (out.cost == 0) return out;  // a card whose name begins with the name of a zone

  const bool zone_first = find_zone(rest, false, out);
  if (zone_first && rest.empty() && !brackets.found) {
    out.kind = Item::Kind::nothing;
    out.cost = 0;
    return out;
  }
  std::string_view after = rest;
  if (auto number = leading_number(after)) {
    std::string_view behind = trimmed(after);
    const bool zone_behind = !zone_first && !behind.empty() && find_zone(behind, true, out);
    if (const std::size_t word = leading_phrase(behind, kBlankWords)) behind = trimmed(behind.substr(word));
    for (const std::string_view colour : words_.colours) {
      const std::string_view key = key_of(words_, behind);
      if (fold(behind) != colour && key != colour) continue;
      out.colour = colour;
      behind = {};
    }
    if (behind.empty()) {
      out.number = *number;
      const bool score = !words_.score_key.empty() && out.key == words_.score_key;
      out.kind = score ? Item::Kind::score : Item::Kind::blanks;
      out.stands_alone = score || zone_behind || out.key == words_.resource_key;
      out.cost = 0;
      return out;
    }
    // "2 Flounder", "2x Flounder"
    if (behind.starts_with('x') && behind.size() > 1 && behind[1] == ' ') behind = trimmed(behind.substr(1));
    if (behind.starts_with("\u00D7")) behind = trimmed(behind.substr(2));
    const bool apart = behind.data() != after.data();
    if (apart && *number > 0 && *number <= kMostCards) {
      out.number = *number;
      rest = behind;
    }
  } else if (!words_.colours.empty()) {
    // "fire 3"
    const std::size_t space = rest.rfind(' ');
    const std::string_view colour = trimmed(rest.substr(0, space));
    const std::string_view key = key_of(words_, colour);
    for (const std::string_view known : words_.colours) {
      if (space == std::string_view::npos || (fold(colour) != known && key != known)) continue;
      const std::string_view digits = trimmed(rest.substr(space));
      if (!is_number(digits) || digits[0] == '-' || digits.size() > 3) continue;
      out.kind = Item::Kind::blanks;
      out.number = number_in(digits);
      out.colour = known;
      out.cost = 0;
      return out;
    }
  }
  // "Flounder x2"
  if (const std::size_t space = rest.rfind(' '); space != std::string_view::npos) {
    std::string_view times = rest.substr(space + 1);
    const std::size_t sign = times.starts_with('x') ? 1 : times.starts_with("\u00D7") ? 2 : 0;
    times.remove_prefix(sign);
    const auto number = sign > 0 ? leading_number(times) : std::nullopt;
    if (number && times.empty() && *number > 0 && *number <= kMostCards) {
      out.number = *number;
      rest = trimmed(rest.substr(0, space));
    }
  }
  out.card = rest;
  find_card(out);
  return out;
}

void ClauseReader::add(const Item& item, std::size_t who, Zone& zone) {
  if (item.kind == Item::Kind::nothing && item.key.empty()) return;
  PlayerPosition& position = out_.players[who];
  Zone here = zone;
  for (const ZoneWord& word : words_.position)
    if (word.key == item.key) here = word.zone;
  if (item.key == words_.resource_key) here = Zone::resource;
  const bool score = !words_.score_key.empty() && item.key == words_.score_key;
  if (score && item.kind != Item::Kind::score) {
    wrong(item.text, say(language_, Phrase::number_needed, item.key));
    return;
  }
  if (score) {
    position.score = item.number;
    return;
  }
  if (!item.stands_alone) zone = here;
  ZoneCards* cards = nullptr;
  for (ZoneCards& one : position.zones)
    if (one.zone == here) cards = &one;
  if (cards == nullptr) {
    position.zones.push_back({here, {1, column_of(line_, item.text)}, {}});
    cards = &position.zones.back();
  }
  if (item.kind == Item::Kind::nothing || item.number == 0) return;
  CardItem card;
  if (item.kind == Item::Kind::blanks) {
    card.name = name(std::string(kBlank), item.text);
    if (!item.colour.empty()) card.name.text += " (" + item.colour + ")";
    card.blanks = item.number;
  } else if (!item.full.empty()) {
    card.name = name(item.full, item.card);
    doubt_ += item.cost;
  } else if (item.guess.which.empty()) {
    const auto near = cards_.nearest(unquoted(item.card));
    wrong(item.card, say(language_, Phrase::no_card, unquoted(item.card)),
          near.empty() ? say(language_, Phrase::give_file)
                       : say(language_, Phrase::did_you_mean, either_of(near)));
    doubt_ += item.cost;
    return;
  } else {
    std::vector<std::string_view> all;
    for (std::size_t i = 0; i < item.guess.which.size() && i < 8; ++i)
      all.push_back(names_[item.guess.which[i]]);
    wrong(item.card, say(language_, Phrase::several_cards, unquoted(item.card), item.guess.which.size()),
          say(language_, Phrase::one_of, listed(all) + (item.guess.which.size() > 8 ? " \u2026" : "")));
    doubt_ += item.cost;
    return;
  }
  if (const FaceId face = cards_.find(card.name.text);
      here == Zone::play && face != kNoFace && cards_[face].is(Kind::action)) {
    std::string_view hand;
    for (const ZoneWord& word : words_.position)
      if (word.zone == Zone::hand) hand = word.key;
    wrong(item.card, say(language_, Phrase::not_in_play, card.name.text),
          say(language_, Phrase::write_like,
              position.name.text + " " + std::string(hand) + ": " + card.name.text));
    return;
  }
  if (!item.states.empty()) states(item.states, card, here);
  const int times = item.kind == Item::Kind::cards ? item.number : 1;
  for (int i = 0; i < times; ++i) cards->cards.push_back(card);
}

void ClauseReader::position(std::string_view clause, std::size_t colon) {
  std::string_view before = trimmed(clause.substr(0, colon));
  const std::string_view cards = trimmed(clause.substr(colon + 1));
  Item head;
  head.text = before;
  Zone zone = Zone::play;
  if (!player(before)) {
    std::string_view rest = before;
    if (find_zone(rest, true, head) && !rest.empty()) {
      before = rest;
    } else if (const std::size_t space = before.rfind(' '); space != std::string_view::npos) {
      std::vector<std::string_view> keys;
      for (const ZoneWord& word : words_.position) keys.push_back(word.key);
      keys.push_back(words_.resource_key);
      if (!words_.score_key.empty()) keys.push_back(words_.score_key);
      const std::string last = fold(before.substr(space + 1));
      const bool nearly =
          std::any_of(keys.begin(), keys.end(), [&](std::string_view key) { return edits(last, key) <= 1; });
      if (nearly || player(before.substr(0, space))) {
        wrong(before.substr(space + 1), say(language_, Phrase::no_zone, before.substr(space + 1)),
              say(language_, Phrase::zones_are, listed(keys)));
        return;
      }
    }
  }
  // "Ana's hand: …"
  for (const std::string_view ending : {"'s", "\u2019s"})
    if (before.ends_with(ending) && player(before.substr(0, before.size() - ending.size())))
      before.remove_suffix(ending.size());
  const std::size_t who = player_to_be(before);
  if (who >= out_.players.size()) return;
  const auto in_zone = [&](std::string_view text) {
    Item one = item(text);
    if (one.key.empty()) one.key = head.key;
    // `A lore: 3`, `A ink: 5`
    if (!head.key.empty() && head.key == words_.score_key && one.kind == Item::Kind::blanks)
      one.kind = Item::Kind::score;
    return one;
  };
  if (!head.key.empty()) {
    // A zone in the clause's head holds for the whole clause, even if it contains no cards.
    Item empty = head;
    if (cards.empty() || head.key != words_.score_key) {
      if (head.key == words_.score_key)
        wrong(head.text, say(language_, Phrase::number_needed, head.key));
      else
        add(empty, who, zone);
    }
  }
  for (const std::string_view piece :
       split_list(cards, [&](std::string_view text) { return in_zone(text).cost; })) {
    if (!trimmed(piece).empty()) add(in_zone(piece), who, zone);
  }
}

// The state at the beginning of the text; `length` is the length of its words.
std::string_view ClauseReader::state_key(std::string_view text, std::size_t& length) const {
  std::string_view found;
  length = 0;
  const auto look = [&](std::string_view phrase, std::string_view key) {
    const std::size_t here = phrase.empty() ? 0 : leading_phrase(text, phrase);
    if (here > length) length = here, found = key;
  };
  std::vector<std::string_view> keys;
  for (const StateWord& word : words_.states) keys.push_back(word.key);
  keys.insert(keys.end(), {words_.ready_key, "facedown", "under", "owner", "as", "counters"});
  for (const std::string_view key : keys) {
    look(key, key);
    for (const SpokenKey& spoken : words_.spoken_keys)
      if (spoken.key == key) look(spoken.word, key);
  }
  return found;
}

int ClauseReader::state_cost(std::string_view text) const {
  std::size_t length = 0;
  std::string_view rest = text;
  if (leading_number(rest)) text = trimmed(rest);
  const std::string_view key = state_key(text, length);
  if (key.empty()) return 50;
  if (key != "under") return 0;
  Item beneath;
  beneath.card = text.substr(length);
  find_card(beneath);
  return beneath.cost;
}

void ClauseReader::states(std::string_view text, CardItem& card, Zone zone) {
  const auto cost = [&](std::string_view piece) { return state_cost(piece); };
  for (const std::string_view whole : split_list(text, cost)) {
    std::string_view piece = trimmed(whole);
    if (piece.empty()) continue;
    std::string_view rest = piece;
    const auto before = leading_number(rest);
    if (before) piece = trimmed(rest);
    std::size_t length = 0;
    const std::string_view key = state_key(piece, length);
    std::string_view value = trimmed(piece.substr(length));
    if (!value.empty() && value[0] == ':') value = trimmed(value.substr(1));
    const auto word = std::find_if(words_.states.begin(), words_.states.end(),
                                   [&](const StateWord& one) { return one.key == key; });
    const bool own = word != words_.states.end();
    const auto is = [&](GivenState state) { return own && word->state == state; };
    const bool anywhere = is(GivenState::exerted) || key == words_.ready_key || key == "facedown" ||
                          key == "as" || key == "owner";
    if (key.empty()) {
      wrong(whole, say(language_, Phrase::no_state, whole),
            say(language_, Phrase::states_are, states_listed()));
    } else if (!anywhere && zone != Zone::play) {
      wrong(whole, say(language_, Phrase::state_in_play, key));
    } else if (is(GivenState::damage) || key == "counters") {
      std::string_view digits = value;
      const auto after = leading_number(digits);
      const bool number = (before && value.empty()) || (after && trimmed(digits).empty());
      if (!number) wrong(whole, say(language_, Phrase::number_needed, key));
      (is(GivenState::damage) ? card.damage : card.counters) = before.value_or(after.value_or(0));
    } else if (key == "under" || is(GivenState::linked)) {
      Item beneath;
      beneath.text = beneath.card = value;
      find_card(beneath);
      if (beneath.full.empty()) {
        wrong(value, say(language_, Phrase::no_card, value),
              say(language_, Phrase::did_you_mean, either_of(cards_.nearest(value))));
        continue;
      }
      doubt_ += beneath.cost;
      CardItem under;
      under.name = name(beneath.full, value);
      under.linked = is(GivenState::linked);
      card.under.push_back(std::move(under));
    } else if (is(GivenState::at) || is(GivenState::link) || key == "as" || key == "owner") {
      if (value.empty()) wrong(whole, say(language_, Phrase::target_needed, whole));
      auto& into = is(GivenState::at)     ? card.location
                   : is(GivenState::link) ? card.link
                   : key == "as"          ? card.alias
                                          : card.owner;
      into = name(std::string(unquoted(value)), value);
    } else if (!value.empty() && !is(GivenState::side)) {
      wrong(value, say(language_, Phrase::too_much, value));
    } else {
      if (is(GivenState::exerted)) card.exerted = true;
      if (key == words_.ready_key) card.exerted = card.drying = false;
      if (is(GivenState::drying)) card.drying = true;
      if (key == "facedown") card.face_down = true;
      if (is(GivenState::side)) card.other_side = true;
    }
  }
}

// The possible states of a card, for error messages.
std::string ClauseReader::states_listed() const {
  std::string out;
  for (const StateWord& word : words_.states) {
    const bool number = word.state == GivenState::damage,
               card = word.state == GivenState::at || word.state == GivenState::linked;
    if (word.state == GivenState::side || word.state == GivenState::link) continue;
    out += std::string(word.key) + (number ? " N, " : card ? " CARD, " : ", ");
  }
  return out + "facedown, under CARD, as ALIAS";
}

// Locations and shields in states are looked up like the cards of an action, after all cards are placed.
void ClauseReader::names_in_states() {
  const TableCards table(out_);
  for (std::size_t i = 0; i < out_.players.size(); ++i) {
    for (ZoneCards& zone : out_.players[i].zones) {
      for (CardItem& card : zone.cards) {
        for (auto* place : {&card.location, &card.link}) {
          if (!*place) continue;
          const auto found = table.find((*place)->text, i,
                                        place == &card.location ? Zone::play : out_.game->rules->attached.at);
          if (found.which.size() == 1) {
            (*place)->text = table.written(found.which[0]);
          } else {
            errors_.push_back({out_.file, 1, (*place)->at.column,
                               say(language_, Phrase::no_card_here, (*place)->text),
                               say(language_, Phrase::cards_here, either_of(table.names()))});
          }
        }
        if (card.owner && !player(card.owner->text))
          errors_.push_back({out_.file, 1, card.owner->at.column,
                             say(language_, Phrase::no_player, card.owner->text),
                             say(language_, Phrase::players_are, players_listed())});
      }
    }
  }
}

}  // namespace kawari
