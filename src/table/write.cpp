#include "table/write.h"

#include <algorithm>

#include "ir/book.h"
#include "scenario/scenario_text.h"
#include "scenario/yaml_reader.h"
#include "state/query.h"
#include "table/answers.h"

namespace kawari {
namespace {

class Writer {
 public:
  Writer(const Match& position, const std::vector<Option>& since, const WriteRequest& request)
      : since_(since), request_(request), words_(*request.game->words) {
    table_.game = request.game;
    table_.match = position;
    table_.match.trace = nullptr;
    table_.match.ask_forced = true;
    table_.names.players = request.players;
    static constexpr std::string_view kNames[] = {"Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio"};
    while (table_.names.players.size() < position.state.player_count) {
      table_.names.players.emplace_back(kNames[table_.names.players.size()]);
    }
  }

  std::string write();

 private:
  void head();
  void player(PlayerId who);
  void resources(PlayerId who);
  void list(PlayerId who, const ZoneWord& word);
  void in_play(PlayerId who, std::string_view key);
  std::string object(SlotId slot);
  std::string name(CardId card) { return note(card), match().face(card).full_name; }
  void note(CardId card) { order_.push_back(card); }
  std::string shown(CardId card) const;
  std::string state_key(GivenState state) const { return std::string(words_.key_of(state)); }
  void steps();
  void begin_step(const ActionOption& action);
  std::string answer(const Decision& open, const Option& option) const;
  void add_answer(const std::string& text) {
    flush_way();
    answers_ += (answers_.empty() ? "" : ", ") + text;
  }
  void flush_way();
  void end_step(bool stop);

  const Match& match() const { return table_.match; }
  const State& state() const { return table_.match.state; }

  const std::vector<Option>& since_;
  const WriteRequest& request_;
  const ScenarioWords& words_;
  Table table_;
  std::string out_;
  std::vector<CardId> order_;  // every card, in the order of the file
  bool in_step_ = false;
  bool bare_ = false;  // the step has answers only
  std::string answers_;
  std::string way_key_;  // the key of a way of playing that takes several cards, until these are known
  std::vector<std::string> way_cards_;
};

void Writer::head() {
  if (!request_.id.empty()) out_ += "id: " + yaml_scalar(request_.id) + "\n";
  out_ += "title: " + yaml_scalar(request_.title) + "\n";
  out_ += "game: " + std::string(match().rules->id) + "\n";
  out_ += "rules: " + std::string(match().edition->id) + "\n";
  if (request_.seed) out_ += "seed: " + std::to_string(*request_.seed) + "\n";
  std::string teams;
  for (int team = 1; team < 16; ++team) {
    std::string members;
    for (std::uint8_t i = 0; i < state().player_count; ++i)
      if (state().players[i].team == team)
        members += (members.empty() ? "" : ", ") + yaml_scalar(table_.names.player_name(PlayerId(i)));
    if (!members.empty()) teams += (teams.empty() ? "[" : ", [") + members + "]";
  }
  if (!teams.empty()) out_ += "teams: [" + teams + "]\n";
  if (state().variant > 0)
    out_ += "variant: " + std::string(table_.game->words->variants[state().variant - 1u].key) + "\n";
  out_ += "turn: " + yaml_scalar(table_.names.player_name(state().turn_player)) + "\n";
  out_ += "turn-number: " + std::to_string(std::max(1u, state().turn_number)) + "\n";
}

// A name that means this card and no other in the written file.
std::string Writer::shown(CardId card) const {
  const std::string& full = match().face(card).full_name;
  int number = 0, all = 0;
  for (const CardId other : order_) {
    if (fold(match().face(other).full_name) != fold(full)) continue;
    ++all;
    if (other == card) number = all;
  }
  return all > 1 ? full + "#" + std::to_string(number) : full;
}

void Writer::resources(PlayerId who) {
  const ZoneList& zone = state().list(who, Zone::resource);
  int own = 0;  // without the cards of the variant, which are always there
  for (CardId card = zone.first; card != kNoCard; card = state().card(card).next)
    own += state().card(card).fixed ? 0 : 1;
  if (own == 0) return;
  // A number of blank cards does not keep their order; a list does.
  out_ += "    " + std::string(words_.resource_key) + ":\n";
  for (CardId card = zone.first; card != kNoCard; card = state().card(card).next) {
    if (state().card(card).fixed) continue;
    const std::string text = yaml_scalar(name(card));
    out_ += "      - " + text;
    if (state().card(card).exerted) out_ += ": {" + state_key(GivenState::exerted) + ": true}";
    out_ += "\n";
  }
}

void Writer::list(PlayerId who, const ZoneWord& word) {
  const ZoneList& zone = state().list(who, word.zone);
  if (zone.count == 0 && word.blanks == 0) return;
  out_ += "    " + std::string(word.key) + ":";
  if (zone.count == 0) {
    out_ += " []\n";
    return;
  }
  out_ += "\n";
  for (CardId card = zone.first; card != kNoCard;) {
    if (match().face(card).full_name != kBlank) {
      out_ += "      - " + yaml_scalar(name(card)) + "\n";
      card = state().card(card).next;
      continue;
    }
    int blanks = 0;
    for (; card != kNoCard && match().face(card).full_name == kBlank; card = state().card(card).next) {
      note(card);
      ++blanks;
    }
    out_ += "      - " + std::to_string(blanks) + "\n";
  }
}

std::string Writer::object(SlotId id) {
  const Slot& slot = state().slot(id);
  std::vector<std::string> states;
  if (slot.damage > 0) states.push_back(state_key(GivenState::damage) + ": " + std::to_string(slot.damage));
  if (slot.exerted) states.push_back(state_key(GivenState::exerted) + ": true");
  if (slot.drying) states.push_back(state_key(GivenState::drying) + ": true");
  if (state().card(slot.top).face_down) states.push_back("facedown: true");
  if (state().card(slot.top).player() != slot.controller) {
    states.push_back("owner: " + yaml_scalar(table_.names.player_name(state().card(slot.top).player())));
  }
  std::string out = yaml_scalar(name(slot.top));
  const auto list = [&](bool linked, const std::string& key) {
    std::string all;
    for (CardId card = slot.under; card != kNoCard; card = state().card(card).next) {
      if (is_linked(state(), card) != linked) continue;
      all += (all.empty() ? "" : ", ");
      const std::string text = yaml_scalar(name(card));
      all += state().card(card).face_down ? "{" + text + ": {facedown: true}}" : text;
    }
    if (!all.empty()) states.push_back(key + ": [" + all + "]");
  };
  list(true, state_key(GivenState::linked));
  list(false, "under");
  // The location's name is filled in when all cards have names.
  if (slot.location != kNoSlot) states.push_back("at: \x01" + std::to_string(index(slot.location)) + "\x02");
  if (states.empty()) return out;
  out += ": {";
  for (std::size_t i = 0; i < states.size(); ++i) out += (i > 0 ? ", " : "") + states[i];
  return out + "}";
}

void Writer::in_play(PlayerId who, std::string_view key) {
  bool any = false;
  std::vector<SlotId> slots;
  for (const SlotId slot : slots_in_order(state()))
    if (state().slot(slot).controller == who) slots.push_back(slot);
  std::stable_sort(slots.begin(), slots.end(),
                   [&](SlotId a, SlotId b) { return state().slot(a).entered < state().slot(b).entered; });
  for (const SlotId slot : slots) {
    if (!any) out_ += "    " + std::string(key) + ":\n";
    any = true;
    out_ += "      - " + object(slot) + "\n";
  }
}

void Writer::player(PlayerId who) {
  out_ += "  " + yaml_scalar(table_.names.player_name(who)) + ":\n";
  const std::size_t before = out_.size();
  if (!words_.score_key.empty() && state().player(who).counters[index(kFirstCounter)] != 0) {
    out_ += "    " + std::string(words_.score_key) + ": " +
            std::to_string(state().player(who).counters[index(kFirstCounter)]) + "\n";
  }
  resources(who);
  for (const ZoneWord& word : words_.position) {
    if (word.zone == Zone::play) {
      in_play(who, word.key);
    } else {
      list(who, word);
    }
  }
  if (out_.size() == before) out_.insert(out_.size() - 1, " {}");
}

void Writer::flush_way() {
  if (way_key_.empty()) return;
  std::string all;
  for (const std::string& card : way_cards_) all += (all.empty() ? "" : ", ") + card;
  out_ += "    " + way_key_ + ": [" + all + "]\n";
  way_key_.clear();
  way_cards_.clear();
}

void Writer::end_step(bool stop) {
  if (!in_step_) return;
  flush_way();
  if (bare_ || !answers_.empty()) out_ += (bare_ ? "  - choose: [" : "    choose: [") + answers_ + "]\n";
  bare_ = false;
  if (stop) out_ += "    stop: true\n";
  answers_.clear();
  in_step_ = false;
}

void Writer::begin_step(const ActionOption& action) {
  end_step(false);
  in_step_ = true;
  const std::string key(match().rules->verb_name(action.verb));
  const VerbWord* verb = verb_named(*request_.game, key);
  if (verb == nullptr || !verb->has_card) {
    out_ += "  - " + key + ": true\n";
    return;
  }
  const CardId card = action.card;
  out_ += "  - " + key + ": " + yaml_scalar(shown(card)) + "\n";
  if (!verb->target_key.empty() && action.target.is_card()) {
    out_ += "    " + std::string(verb->target_key) + ": " + yaml_scalar(shown(action.target.card())) + "\n";
  }
  if (verb->has_ability) {
    const Card& c = state().card(card);
    if (c.zone == Zone::play && c.slot != kNoSlot) {
      for (const AbilityView& view : abilities_of(match(), c.slot)) {
        if (view.kind != AbilityKind::activated || view.index != action.ability) continue;
        const std::string ability = ability_name(match(), card, view.root, view.keyword);
        if (!ability.empty()) out_ += "    ability: " + yaml_scalar(ability) + "\n";
        break;
      }
    }
  }
  const PlayWay way = action.way;
  if (verb->ways.empty() || way == PlayWay::pay) return;
  if (way == PlayWay::free) out_ += "    with: free\n";
  for (const WayWord& word : verb->ways) {
    if (word.way != way && word.several != way) continue;
    const std::string first = yaml_scalar(shown(action.target.card()));
    if (word.several != word.way && word.several == way) {
      way_key_ = word.key;
      way_cards_ = {first};
    } else {
      out_ += "    " + std::string(word.key) + ": " + first + "\n";
    }
    break;
  }
}

std::string Writer::answer(const Decision& open, const Option& option) const {
  if (option.is(OptionKind::card)) return yaml_scalar(shown(option.card()));
  if (option.is(OptionKind::object)) {
    return yaml_scalar(shown(card_of(state(), option.object())));
  }
  const std::string text = option_text(table_, open, option).text();
  return is_number(text) ? text : yaml_scalar(text);
}

void Writer::steps() {
  out_ += "steps:";
  if (since_.empty()) {
    out_ += " []\n";
    return;
  }
  out_ += "\n";
  std::vector<std::string> picks;
  bool open_end = false;
  for (const Option& option : since_) {
    const Decision open = decision(match());
    if (open.ask == Ask::none) break;
    const std::size_t picked = state().picks.size();
    const bool players = open.ask == Ask::player && open.options.back().is(OptionKind::done);
    const bool several = open.ask == Ask::objects || open.ask == Ask::block || players;
    if (open.ask == Ask::action) {
      begin_step(option.action());
    } else {
      if (!in_step_) bare_ = in_step_ = true;
      const std::string text = answer(open, option);
      if (open.who == kChance) {
        add_answer("{random: " + text + "}");
      } else if (several) {
        if (!option.is(OptionKind::done)) picks.push_back(text);
      } else if (open.options.size() > 1) {
        add_answer(text);
      }
    }
    apply(table_.match, option);
    // A selection is written when it is complete.
    const bool more = several && state().pending.ask == open.ask && state().pending.node == open.node &&
                      (players || state().picks.size() > picked);
    if (several && open.who != kChance && !more) {
      std::string all;
      for (const std::string& pick : picks) all += (all.empty() ? "" : ", ") + pick;
      if (!way_key_.empty()) {
        way_cards_.insert(way_cards_.end(), picks.begin(), picks.end());
        flush_way();
        picks.clear();
        continue;
      }
      add_answer(picks.empty() ? "none" : picks.size() == 1 ? all : "[" + all + "]");
      picks.clear();
    }
    const Ask now = state().over ? Ask::none : state().pending.ask;
    open_end = now != Ask::none && now != Ask::action;
  }
  end_step(open_end);
}

std::string Writer::write() {
  head();
  out_ += "players:\n";
  for (std::uint8_t i = 0; i < state().player_count; ++i) player(PlayerId(i));
  for (std::size_t from = out_.find('\x01'); from != std::string::npos; from = out_.find('\x01', from)) {
    const std::size_t to = out_.find('\x02', from);
    const SlotId slot{
        static_cast<std::uint8_t>(number_in(std::string_view(out_).substr(from + 1, to - from - 1)))};
    out_.replace(from, to - from + 1, yaml_scalar(shown(state().slot(slot).top)));
  }
  steps();
  return out_;
}

}  // namespace

std::string why_not_written(const Match& match) {
  const State& state = match.state;
  if (state.over) return "the game is over";
  if (state.pending.ask != Ask::action) return "a decision is open";
  if (!state.effects.empty()) return "effects last that a file cannot hold";
  if (!state.waiting.empty()) return "abilities are waiting";
  for (int i = 0; i < state.player_count; ++i) {
    const Player& player = state.players[i];
    if (player.left) return "a player has left the game";
    if (player.inked != 0) return "a card was put into the inkwell this turn";
  }
  for (std::size_t i = 0; i < state.cards.size(); ++i)
    if (state.cards[i].fixed && state.cards[i].exerted) return "a card of the variant is exerted";
  if (!state.history.empty()) return "things have happened this turn that a card asks about";
  for (const SlotId slot : slots_in_order(state)) {
    if (state.slot(slot).used != 0 || state.slot(slot).seen != 0) return "an ability was used this turn";
  }
  return {};
}

std::string write_scenario(const Match& position, const std::vector<Option>& since,
                           const WriteRequest& request) {
  return Writer(position, since, request).write();
}

}  // namespace kawari
