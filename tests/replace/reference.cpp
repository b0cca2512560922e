#include "tests/replace/reference.h"

#include <algorithm>

namespace kawari::test {
namespace {

// An effect that could apply: a static ability, a created effect, or a card's Resist (in editions in which it
// is a replacement effect).
struct Source {
  int kind = 0;    // 0 Resist, 1 static, 2 created
  int number = 0;  // card, or index into World's lists
  friend bool operator==(const Source&, const Source&) = default;
};
struct Thing : Event {
  int scope = 0;
  bool original = true;
  bool calculated = false;
  bool gone = false;
  bool closed = false;
  std::vector<Source> came_from;
};
struct Found {
  Source source;
  std::size_t on = 0;
};

class Referee {
 public:
  Referee(const World& world, const ReplacementPolicy& policy, const std::vector<int>& answers,
          const Readings& readings)
      : world_(world), policy_(policy), answers_(answers), readings_(readings) {
    used_up_.resize(world.statics.size(), false);
    spent_.resize(world.created.size(), false);
    applied_.resize(world.events.size());
    for (const Event& event : world.events) {
      Thing thing;
      static_cast<Event&>(thing) = event;
      thing.scope = world.one_event ? 0 : static_cast<int>(batch_.size());
      batch_.push_back(thing);
    }
  }

  Outcome run() {
    for (std::size_t i = 0; i < batch_.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j)
        if (moves(batch_[i]) && moves(batch_[j]) && batch_[i].card == batch_[j].card) batch_[i].gone = true;
      prepare(batch_[i]);
    }
    while (policy_.unit == Unit::scope ? one_round_of_events() : one_assignment()) {
    }
    for (std::size_t i = 0; i < batch_.size(); ++i) finish(i);
    for (const bool s : spent_) out_.left.push_back(!s);
    return out_;
  }

 private:
  static bool moves(const Thing& t) { return !t.gone && (t.what == What::banish || t.what == What::hand); }
  Calculation when(const Thing& t) const { return t.combat ? policy_.combat_damage : policy_.effect_damage; }
  int resist(const Thing& t) const { return world_.resist[static_cast<std::size_t>(t.card)]; }
  int affected(const Thing& t) const {
    return t.card >= 0 ? world_.owner[static_cast<std::size_t>(t.card)] : t.player;
  }
  const Instance& instance(Source s) const {
    return s.kind == 1 ? world_.statics[static_cast<std::size_t>(s.number)]
                       : world_.created[static_cast<std::size_t>(s.number)];
  }
  std::string name(Source s) const {
    if (s.kind == 0) return "Resist";
    return s.kind == 1 ? card_name(instance(s).card) : "effect " + std::to_string(s.number + 1);
  }

  void calculate(Thing& t) {
    t.amount = std::max(0, t.amount - resist(t));
    t.calculated = true;
    if (t.amount == 0 && !policy_.zero_is_dealt) t.gone = true;
  }
  void prepare(Thing& t) {
    if (t.gone || t.what != What::deal || t.calculated || when(t) != Calculation::before_replacement) return;
    calculate(t);
  }
  void finish(std::size_t i) {
    Thing& t = batch_[i];
    if (t.what == What::deal && !t.gone && !t.calculated && when(t) == Calculation::after_replacement)
      calculate(t);
    if (t.what == What::deal && t.amount == 0 && !policy_.zero_is_dealt) t.gone = true;
    for (std::size_t j = 0; j < i; ++j)  // a card that has left in this batch is not there for the rest of it
      if (moves(batch_[j]) && batch_[j].card == t.card) t.gone = true;
    if (t.gone) return;
    const std::string card = card_name(t.card), many = " " + std::to_string(t.amount);
    switch (t.what) {
      case What::deal:
        out_.happened.push_back("deal " + card + many);
        break;
      case What::put:
        out_.happened.push_back("put " + card + many);
        break;
      case What::banish:
        out_.happened.push_back("banish " + card);
        break;
      case What::hand:
        out_.happened.push_back("hand " + card);
        break;
      case What::draw:
        out_.happened.push_back("draw " + player_name(t.player));
        break;
      case What::lore:
        out_.happened.push_back("lore " + player_name(t.player) + many);
        break;
      case What::under_deck:
        out_.happened.push_back("deck Spare");
        break;
      case What::mill:
        out_.happened.push_back("discard-pile Card");
        break;
    }
  }

  bool watches(const EffectText& text, const Thing& t) const {
    switch (text.watch) {
      case Watch::dealt:
        return t.what == What::deal;
      case Watch::taken:
        return t.what == What::deal || t.what == What::put;
      case Watch::banished:
        return t.what == What::banish;
      case Watch::left:
        return t.what == What::banish || t.what == What::hand;
      case Watch::drawn:
        return t.what == What::draw;
    }
    return false;
  }
  // Whether the effect waits for this thing, regardless of whether it was used.
  bool waits_for(Source s, const Thing& t) const {
    if (s.kind == 0) return t.what == What::deal && t.card == s.number;
    const Instance& e = instance(s);
    if (!watches(e.text, t)) return false;
    const bool own = affected(t) == e.controller;
    switch (e.text.whom) {
      case Whom::any:
        return true;
      case Whom::own:
        return own;
      case Whom::another_own:
        return own && t.card != e.card;
      case Whom::itself:
        return t.card == e.card;
      case Whom::bound:
        return t.card == e.bound;
    }
    return false;
  }
  bool has_use(Source s) const {
    if (s.kind == 1) return !used_up_[static_cast<std::size_t>(s.number)];
    return s.kind == 0 || !spent_[static_cast<std::size_t>(s.number)];
  }
  // Effects that exist and fit: first Resist, then static abilities with the turn player's cards first, then
  // created effects.
  std::vector<Source> live(const Thing& t) const {
    std::vector<Source> out;
    if (t.gone || t.closed) return out;
    if (t.what == What::deal && t.amount == 0) return out;
    if (t.what == What::deal && !t.calculated && when(t) == Calculation::candidate && resist(t) > 0)
      out.push_back({0, t.card});
    for (int seat = 0; seat < world_.players; ++seat)
      for (std::size_t i = 0; i < world_.statics.size(); ++i)
        if (world_.statics[i].controller == (world_.turn + seat) % world_.players)
          out.push_back({1, static_cast<int>(i)});
    for (std::size_t i = 0; i < world_.created.size(); ++i) out.push_back({2, static_cast<int>(i)});
    std::erase_if(out, [&](Source s) { return !has_use(s) || !waits_for(s, t); });
    return out;
  }
  bool same_effect(Source a, Source b) const {
    if (a.kind == 0 || b.kind == 0) return a == b;
    return (a.kind == b.kind) && instance(a).text == instance(b).text &&
           instance(a).bound == instance(b).bound;
  }
  bool optional(Source s) const { return s.kind != 0 && instance(s).text.optional; }
  void spend(Source s) {
    if (s.kind == 1 && instance(s).text.first_time) used_up_[static_cast<std::size_t>(s.number)] = true;
    if (s.kind == 2) spent_[static_cast<std::size_t>(s.number)] = true;
  }

  // The chosen candidate, or -1 for none. A single mandatory candidate is taken without asking.
  int ask(int player, const std::vector<Found>& found, bool may_decline) {
    // Copies of one created effect with the same player: taking any of them uses all, and does the same.
    bool interchangeable = !may_decline;
    for (const Found& f : found)
      interchangeable = interchangeable && f.source.kind == 2 && same_effect(f.source, found[0].source) &&
                        instance(f.source).controller == instance(found[0].source).controller;
    if (!may_decline && (found.size() == 1 || interchangeable)) return 0;
    std::string question = player_name(player) + ":";
    for (std::size_t i = 0; i < found.size(); ++i) question += (i ? " | " : " ") + name(found[i].source);
    if (may_decline) question += " | none";
    out_.questions.push_back(question);
    const std::size_t options = found.size() + (may_decline ? 1 : 0);
    const std::size_t pick =
        next_ < answers_.size() ? static_cast<std::size_t>(answers_[next_++]) % options : 0;
    return pick < found.size() ? static_cast<int>(pick) : -1;
  }
  void decline(const std::vector<Found>& found) {
    declined_.insert(declined_.end(), found.begin(), found.end());
  }
  bool was_declined(Source s, std::size_t on) const {
    return std::any_of(declined_.begin(), declined_.end(),
                       [&](const Found& f) { return f.source == s && f.on == on; });
  }

  // --- resources: a card that one effect will move is not available to another
  bool is_used(int card, std::size_t replaced) const {
    for (std::size_t i = 0; i < batch_.size(); ++i)
      if (i != replaced && !batch_[i].original && moves(batch_[i]) && batch_[i].card == card) return true;
    return false;
  }
  std::vector<int> others(const Instance& e, std::size_t replaced) const {
    std::vector<int> out;
    for (int card = 0; card < static_cast<int>(world_.owner.size()); ++card)
      if (world_.owner[static_cast<std::size_t>(card)] == e.controller && card != e.card &&
          !is_used(card, replaced))
        out.push_back(card);
    return out;
  }
  int left(What what, int player, int there) const {
    for (const Thing& t : batch_) there -= !t.gone && t.what == what && t.player == player ? 1 : 0;
    return there;
  }
  int left_in_discard(int player) const { return left(What::under_deck, player, world_.discard); }
  int left_in_deck(int player) const { return left(What::mill, player, world_.deck); }
  int pick_another(const Instance& e, std::size_t replaced) {
    const std::vector<int> from = others(e, replaced);
    if (from.size() < 2) return from.empty() ? -1 : from[0];
    std::vector<std::string> options;
    for (const int card : from) options.push_back(card_name(card));
    return from[pick_of(e.controller, options)];
  }
  // Two of the cards that are left, or as many as there are; if all are needed, no player is asked.
  int pick_spares(const Instance& e) {
    const int there = left_in_discard(e.controller), wanted = std::min(2, there);
    for (int picked = 0; picked < wanted; ++picked)
      if (there - picked > wanted - picked)
        (void)pick_of(e.controller,
                      std::vector<std::string>(static_cast<std::size_t>(there - picked), "Spare"));
    return wanted;
  }
  std::size_t pick_of(int player, const std::vector<std::string>& options) {
    std::string question = player_name(player) + ":";
    for (std::size_t i = 0; i < options.size(); ++i) question += (i ? " | " : " ") + options[i];
    out_.questions.push_back(question);
    return next_ < answers_.size() ? static_cast<std::size_t>(answers_[next_++]) % options.size() : 0;
  }

  // r.modify(E) for one part: the products go to the end of the batch.
  void modify(Source s, std::size_t on) {
    if (s.kind == 0) {
      batch_[on].amount = std::max(0, batch_[on].amount - resist(batch_[on]));
      batch_[on].calculated = true;
      batch_[on].came_from.push_back(s);
      return;
    }
    const Thing old = batch_[on];
    const Instance& e = instance(s);
    batch_[on].gone = true;
    const auto product = [&](What what, int card, int player, int amount) {
      Thing t;
      t.what = what;
      t.card = card;
      t.player = player;
      t.amount = amount;
      t.scope = old.scope;
      t.original = false;
      t.closed = !policy_.products_open;
      t.combat = old.combat && what == What::deal && old.what == What::deal;
      t.came_from = old.came_from;
      t.came_from.push_back(s);
      if (what == What::deal)
        t.calculated = card == old.card ? old.calculated : !readings_.new_recipient_counts;
      prepare(t);
      batch_.push_back(t);
    };
    switch (e.text.does) {
      case Does::nothing:
        break;
      case Does::put_on_self:
        product(What::put, e.card, -1, old.amount);
        break;
      case Does::deal_to_self:
        product(What::deal, e.card, -1, old.amount);
        break;
      case Does::one_more:
        product(What::deal, old.card, -1, old.amount + 1);
        break;
      case Does::twice:
        product(What::deal, old.card, -1, old.amount * 2);
        break;
      case Does::banish_self:
        product(What::banish, e.card, -1, 1);
        break;
      case Does::to_hand:
        product(What::hand, old.card, -1, 1);
        break;
      case Does::gain_lore:
        product(What::lore, -1, e.controller, 1);
        break;
      case Does::draw_two:
        product(What::draw, -1, old.player, 1);
        product(What::draw, -1, old.player, 1);
        break;
      case Does::banish_another:
        if (const int card = pick_another(e, on); card >= 0) product(What::banish, card, -1, 1);
        break;
      case Does::spend_two:
        for (int i = 0, n = pick_spares(e); i < n; ++i) product(What::under_deck, -1, e.controller, 1);
        break;
      case Does::mill:
        if (left_in_deck(e.controller) > 0) product(What::mill, -1, e.controller, 1);
        break;
    }
  }

  // --- Lorcana 24.4
  bool out_for(Source s, const Thing& t) const {
    if (optional(s) && t.original) return false;  // reading 4: asked for each part
    for (const Source a : applied_[static_cast<std::size_t>(t.scope)]) {
      if (!same_effect(s, a)) continue;
      const bool from_it = std::find(t.came_from.begin(), t.came_from.end(), a) != t.came_from.end();
      if (s == a || from_it || waits_for(a, t)) return true;
    }
    return false;
  }
  bool one_round_of_events() {
    for (int seat = 0; seat < world_.players; ++seat) {
      const int player = (world_.turn + seat) % world_.players;
      for (int scope = 0; scope < static_cast<int>(applied_.size()); ++scope)
        if (look_at_event(player, scope)) return true;
    }
    return false;
  }
  bool look_at_event(int player, int scope) {
    std::vector<Found> found;
    for (std::size_t i = 0; i < batch_.size(); ++i) {
      const Thing& t = batch_[i];
      if (t.gone || t.scope != scope || affected(t) != player) continue;
      for (const Source s : live(t)) {
        if (out_for(s, t) || was_declined(s, i)) continue;
        const auto known = [&](const Found& f) { return f.source == s; };
        if (std::none_of(found.begin(), found.end(), known)) found.push_back({s, i});
      }
    }
    if (found.empty()) return false;
    const bool may_decline =
        std::all_of(found.begin(), found.end(), [&](const Found& f) { return optional(f.source); });
    const int pick = ask(player, found, may_decline);
    if (pick < 0)
      decline(found);
    else
      apply_to_event(found[static_cast<std::size_t>(pick)], found);
    return true;
  }
  void apply_to_event(Found chosen, const std::vector<Found>& found) {
    const Source s = chosen.source;
    applied_[static_cast<std::size_t>(batch_[chosen.on].scope)].push_back(s);
    spend(s);
    for (const Found& f : found)  // [6.5.8] the rest cease to exist
      if (!(f.source == s) && same_effect(f.source, s) && waits_for(f.source, batch_[chosen.on]) &&
          f.source.kind == 2)
        spend(f.source);
    std::vector<std::size_t> parts{chosen.on};
    for (std::size_t i = 0; i < batch_.size(); ++i) {
      const Thing& t = batch_[i];
      if (i == chosen.on || t.gone || t.scope != batch_[chosen.on].scope || optional(s) || !waits_for(s, t))
        continue;
      if (t.what == What::deal && t.amount == 0) continue;
      if (s.kind == 0 && t.calculated) continue;
      if (readings_.covers_all_parts) parts.push_back(i);
    }
    for (const std::size_t i : parts) modify(s, i);
  }

  // --- Duel Masters 14, reference algorithm
  bool feasible(Source s, std::size_t on) const { return feasible_without(s, on, -1, 0); }
  // … if `used` and so many cards of a pile were gone as well.
  bool feasible_without(Source s, std::size_t on, int used, int cards) const {
    const Instance& e = instance(s);
    const int subject = batch_[on].card;
    switch (e.text.does) {
      case Does::banish_self:
        return !is_used(e.card, on) && e.card != used;
      case Does::to_hand:
        return !is_used(subject, on) && subject != used;
      case Does::banish_another: {
        std::vector<int> from = others(e, on);
        std::erase(from, used);
        return !from.empty();
      }
      case Does::spend_two:
        return left_in_discard(e.controller) - cards >= 2;
      case Does::mill:
        return left_in_deck(e.controller) - cards >= 1;
      case Does::nothing:
      case Does::put_on_self:
      case Does::deal_to_self:
      case Does::one_more:
      case Does::twice:
      case Does::gain_lore:
      case Does::draw_two:
        return true;
    }
    return true;
  }
  // To be destroyed instead of being destroyed is not offered as a choice.
  bool in_its_own_place(Source s, const Thing& t) const {
    const Instance& e = instance(s);
    return optional(s) && e.text.does == Does::banish_self && t.what == What::banish && e.card == t.card;
  }
  std::vector<Found> candidates(int player, std::size_t on) const {
    std::vector<Found> out;
    for (const Source s : live(batch_[on]))
      if (instance(s).controller == player && feasible(s, on) && !was_declined(s, on) &&
          !in_its_own_place(s, batch_[on]))
        out.push_back({s, on});
    return out;
  }
  // Whether a mandatory effect may skip this event, because it can still be used for a later one but not for
  // both.
  bool may_wait(const Found& f, int player) const {
    const Instance& e = instance(f.source);
    const int here = batch_[f.on].card;
    for (std::size_t i = f.on + 1; i < batch_.size(); ++i)
      for (const Found& later : candidates(player, i)) {
        if (!(later.source == f.source)) continue;
        if (e.text.next_time || e.text.first_time) return true;
        int used = -1;
        if (e.text.does == Does::banish_self) used = e.card;
        if (e.text.does == Does::to_hand) used = here;
        if (e.text.does == Does::banish_another) used = others(e, f.on)[0];
        if (!feasible_without(f.source, i, used,
                              e.text.does == Does::spend_two ? 2
                              : e.text.does == Does::mill    ? 1
                                                             : 0))
          return true;
      }
    return false;
  }
  bool one_assignment() {
    for (int seat = 0; seat < world_.players; ++seat) {
      const int player = (world_.turn + seat) % world_.players;
      for (std::size_t i = 0; i < batch_.size(); ++i) {
        const std::vector<Found> found = candidates(player, i);
        if (found.empty()) continue;
        const bool may_decline = std::all_of(found.begin(), found.end(), [&](const Found& f) {
          return optional(f.source) || may_wait(f, player);
        });
        const int pick = ask(player, found, may_decline);
        if (pick < 0) {
          decline(found);
          return true;
        }
        spend(found[static_cast<std::size_t>(pick)].source);
        modify(found[static_cast<std::size_t>(pick)].source, i);
        return true;
      }
    }
    return false;
  }

  const World& world_;
  const ReplacementPolicy& policy_;
  const std::vector<int>& answers_;
  const Readings& readings_;
  std::vector<Thing> batch_;
  std::vector<std::vector<Source>> applied_;  // per event
  std::vector<bool> used_up_, spent_;
  std::vector<Found> declined_;
  std::size_t next_ = 0;
  Outcome out_;
};

}  // namespace

Outcome by_the_digest(const World& world, const ReplacementPolicy& policy, const std::vector<int>& answers,
                      const Readings& readings) {
  return Referee(world, policy, answers, readings).run();
}

}  // namespace kawari::test
