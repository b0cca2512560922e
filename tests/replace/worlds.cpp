#include "tests/replace/worlds.h"

#include <algorithm>
#include <sstream>

#include "state/invariants.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

std::string tree_of(const EffectText& text) {
  static constexpr const char* kWatch[] = {"damage-dealt", "damage-taken", "banished", "left", "drawn"};
  static constexpr const char* kWhom[] = {
      "(of-kind character)", "(all-of (of-kind character) (played-by (you)))",
      "(all-of (of-kind character) (played-by (you)) (other))", "(same-as (self))", "(same-as (role bound))"};
  static constexpr const char* kDoes[] = {
      "(nothing)",
      "(put-damage (self) (event-amount))",
      "(deal (self) (event-amount))",
      "(deal (role subject) (sum (event-amount) (number 1)))",
      "(deal (role subject) (times (event-amount) (number 2)))",
      "(banish (self))",
      "(put-into hand (role subject))",
      "(gain-lore (you) (number 1))",
      "(draw (event-player) (number 2))",
      "(banish (chosen@0 (all-of (of-kind character) (played-by (you)) (other))))",
      "(put-into deck-bottom (chosen@0 (in-zone discard (you)) (number 2)))",
      "(put-into discard (top-of-deck (you) (number 1)))"};
  std::string bits;
  if (text.optional) bits = "optional";
  if (text.next_time) bits += bits.empty() ? "next-time" : "+next-time";
  if (text.first_time) bits += bits.empty() ? "first-time" : "+first-time";
  std::string out = "(replacement " + bits + " none (event " + kWatch[static_cast<int>(text.watch)] + " ";
  if (text.watch == Watch::drawn)
    out += std::string("none none ") + (text.whom == Whom::any ? "(everyone)" : "(you)");
  else
    out += kWhom[static_cast<int>(text.whom)];
  return out + ") " + kDoes[static_cast<int>(text.does)] + ")";
}

EffectText any_text(const Draw& draw, int family, bool created) {
  EffectText text;
  if (family == 0) {
    static constexpr Does kStatic[] = {Does::nothing,  Does::put_on_self, Does::deal_to_self,
                                       Does::one_more, Does::twice,       Does::banish_self};
    static constexpr Does kCreated[] = {Does::nothing, Does::one_more, Does::twice};
    text.watch = draw(3) ? Watch::dealt : Watch::taken;
    text.does = created ? kCreated[draw(3)] : kStatic[draw(6)];
  } else if (family == 1) {
    static constexpr Does kStatic[] = {Does::nothing, Does::to_hand,     Does::spend_two,
                                       Does::mill,    Does::banish_self, Does::banish_another};
    text.watch = draw(3) ? Watch::banished : Watch::left;
    text.does = kStatic[draw(created ? 4 : 6)];
  } else {
    static constexpr Does kEither[] = {Does::nothing, Does::gain_lore, Does::draw_two};
    text.watch = Watch::drawn;
    text.does = kEither[draw(3)];
  }
  if (family == 2)
    text.whom = draw(2) ? Whom::own : Whom::any;
  else if (created)
    text.whom = draw(3) ? Whom::bound : Whom::own;
  else
    text.whom = static_cast<Whom>(draw(4));
  text.optional = draw(4) == 0;
  text.next_time = created;
  text.first_time = !created && draw(4) == 0;
  return text;
}

// In the engine, created effects on a card that left end with it; the reference does not know zones.
void forget_bound_to_leavers(const World& world, Outcome& outcome) {
  for (std::size_t i = 0; i < world.created.size(); ++i) {
    const int bound = world.created[i].bound;
    if (bound < 0) continue;
    for (const std::string& what : outcome.happened)
      if (what == "banish " + card_name(bound) || what == "hand " + card_name(bound)) outcome.left[i] = false;
  }
}

std::string describe(const World& world) {
  std::ostringstream out;
  out << world.players << " players, turn of " << player_name(world.turn)
      << (world.one_event ? ", one event" : "") << "\n";
  for (std::size_t i = 0; i < world.owner.size(); ++i)
    out << "  " << card_name(static_cast<int>(i)) << " of " << player_name(world.owner[i]) << ", Resist "
        << world.resist[i] << "\n";
  const auto tell = [&](const Instance& e) {
    out << "  effect of " << player_name(e.controller) << ", card " << e.card << ", bound " << e.bound
        << ": watch " << static_cast<int>(e.text.watch) << " whom " << static_cast<int>(e.text.whom)
        << " does " << static_cast<int>(e.text.does) << (e.text.optional ? " optional" : "")
        << (e.text.next_time ? " next-time" : "") << (e.text.first_time ? " first-time" : "") << "\n";
  };
  for (const Instance& e : world.statics) tell(e);
  for (const Instance& e : world.created) tell(e);
  for (const Event& e : world.events)
    out << "  event " << static_cast<int>(e.what) << " card " << e.card << " player " << e.player
        << " amount " << e.amount << (e.combat ? " combat" : "") << "\n";
  return out.str();
}

std::string tell(const Outcome& o) {
  std::string out;
  for (const std::string& q : o.questions) out += "    ? " + q + "\n";
  for (const std::string& h : o.happened) out += "    ! " + h + "\n";
  for (const bool left : o.left) out += left ? "    effect left\n" : "    effect gone\n";
  return out;
}

}  // namespace

namespace {

// Sets the world up on the table and lets it happen: the instances of the created effects.
std::vector<std::uint32_t> play_out(Table& t, const World& world, const std::vector<int>& answers) {
  std::vector<ObjectRef> cards;
  const auto player = [](int p) { return PlayerId{static_cast<std::uint8_t>(p)}; };
  for (std::size_t i = 0; i < world.owner.size(); ++i) {
    std::vector<std::string> texts;
    for (const Instance& s : world.statics)
      if (s.card == static_cast<int>(i)) texts.push_back(tree_of(s.text));
    cards.push_back(t.character(player(world.owner[i]), card_name(static_cast<int>(i)), texts));
    if (world.resist[i] > 0) t.resist(cards.back(), world.resist[i]);
  }
  std::vector<std::uint32_t> created;
  for (const Instance& s : world.created)
    created.push_back(t.effect(player(s.controller), tree_of(s.text),
                               s.bound < 0 ? ObjectRef{} : cards[static_cast<std::size_t>(s.bound)]));
  for (int p = 0; p < world.players; ++p) {
    for (int i = 0; i < world.deck; ++i) t.card(player(p), Zone::deck, "Card");
    for (int i = 0; i < world.discard; ++i) t.card(player(p), Zone::discard, "Spare");
  }
  std::vector<Part> parts;
  for (const Event& event : world.events) {
    const ObjectRef card = event.card < 0 ? ObjectRef{} : cards[static_cast<std::size_t>(event.card)];
    switch (event.what) {
      case What::deal:
        parts.push_back(event.combat ? combat(card, event.amount) : deal(card, event.amount));
        break;
      case What::put:
        parts.push_back(damage_part(PartKind::put_damage, card, event.amount, kNoCard));
        break;
      case What::banish:
        parts.push_back(banish(t, card));
        break;
      case What::hand:
        parts.push_back(move(t, card, Zone::hand, Verb::give_back));
        break;
      case What::draw:
        parts.push_back(draw(t, player(event.player)));
        break;
      case What::lore:
      case What::under_deck:
      case What::mill:
        break;
    }
  }
  t.propose(parts, world.one_event);
  t.answer(answers);
  return created;
}

PlayerId turn_of(const World& world) { return PlayerId{static_cast<std::uint8_t>(world.turn)}; }

}  // namespace

std::vector<CardId> moved_by_replacements(const World& world, const Edition& e,
                                          const std::vector<int>& answers) {
  Table t(e, world.players, turn_of(world));
  (void)play_out(t, world, answers);
  std::vector<CardId> out;
  for (const TraceItem& item : t.trace().items) {
    if (item.kind != TraceKind::replaced && item.kind != TraceKind::covered) continue;
    for (const PartRecord& result : item.results)
      if (result.kind == PartKind::move_card) out.push_back(result.card);
  }
  return out;
}

Outcome by_the_engine(const World& world, const Edition& e, const std::vector<int>& answers) {
  Table t(e, world.players, turn_of(world));
  const std::vector<std::uint32_t> created = play_out(t, world, answers);
  Outcome out;
  out.happened = t.happened();
  out.questions = t.questions();
  for (const std::uint32_t instance : created) {
    // An effect on a card that has left ends with it; this has nothing to do with replacement.
    out.left.push_back(t.has_effect(instance));
  }
  if (t.match.state.fault != Fault::none) out.happened.push_back(std::string(sentence(t.match.state.fault)));
  const std::string wrong = violated_invariant(t.match);
  if (!wrong.empty()) out.happened.push_back(wrong);
  return out;
}

World any_world(const Draw& draw) { return any_world(draw, draw(3)); }

World any_world(const Draw& draw, int family) {
  World w;
  w.players = 2 + draw(2);
  w.turn = draw(w.players);
  const int cards = 2 + draw(4);
  for (int i = 0; i < cards; ++i) {
    w.owner.push_back(draw(w.players));
    w.resist.push_back(i < 2 && draw(3) == 0 ? 1 + draw(2) : 0);
  }
  const EffectText statics[] = {any_text(draw, family, false), any_text(draw, family, false)};
  const EffectText created[] = {any_text(draw, family, true), any_text(draw, family, true)};
  const int effects = draw(4);
  for (int i = 0; i < effects; ++i) {
    Instance e;
    if (draw(2)) {
      e.text = statics[draw(2)];
      e.card = draw(cards);
      e.controller = w.owner[static_cast<std::size_t>(e.card)];
      bool has = false;
      for (const Instance& s : w.statics) has = has || (s.card == e.card && s.text == e.text);
      if (!has) w.statics.push_back(e);
    } else {
      e.text = created[draw(2)];
      e.controller = draw(w.players);
      if (e.text.whom == Whom::bound) e.bound = draw(cards);
      w.created.push_back(e);
    }
  }
  std::stable_sort(w.statics.begin(), w.statics.end(),
                   [](const Instance& a, const Instance& b) { return a.card < b.card; });
  const int events = 1 + draw(3);
  for (int i = 0; i < events; ++i) {
    Event e;
    if (family == 2) {
      e.what = What::draw;
      e.player = draw(w.players);
    } else {
      e.what = family == 1 ? (draw(3) ? What::banish : What::hand) : (draw(4) ? What::deal : What::put);
      e.card = draw(cards);
      e.amount = family == 0 ? 1 + draw(3) : 1;
      e.combat = e.what == What::deal && draw(3) == 0;
    }
    w.events.push_back(e);
  }
  w.one_event = draw(3) != 0;
  if (family == 1) {
    w.discard = draw(6);
    w.deck = 1 + draw(3);
  }
  return w;
}

std::vector<int> any_answers(const Draw& draw) {
  std::vector<int> out;
  for (int i = 0; i < 10; ++i) out.push_back(draw(6));
  return out;
}

bool agree(const World& world, const Edition& e, const std::vector<int>& answers, std::string& why) {
  Outcome wanted = by_the_digest(world, e.policy, answers);
  forget_bound_to_leavers(world, wanted);
  const Outcome got = by_the_engine(world, e, answers);
  if (wanted == got) return true;
  why = std::string(e.id) + ", " + describe(world) + "  digest:\n" + tell(wanted) + "  engine:\n" + tell(got);
  return false;
}

}  // namespace kawari::test
