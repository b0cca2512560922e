#include "explore/ways.h"

#include <algorithm>

#include "explain/speaker.h"
#include "state/hash.h"
#include "state/query.h"
#include "table/offer.h"

namespace kawari {
namespace {

bool is_selection(Ask ask) { return ask == Ask::objects || ask == Ask::chance_card; }

// One pick as the asked player sees it, and what it really is.
struct Pick {
  std::uint64_t look = 0;
  std::uint64_t identity = 0;  // picks with the same identity lead to positions that play alike
  SlotText text;
  SlotText truth;
  bool hidden = false;
};

class Ways {
 public:
  Ways(const Table& table, const Explainer& explainer, const Decision& open,
       std::span<const std::uint64_t> names, std::size_t most)
      : table_(table), explainer_(explainer), first_(open), names_(names), most_(most) {}

  EveryWay all() {
    for (const Option& option : first_.options) picks_.push_back(pick_of(option));
    name_copies();
    if (is_selection(first_.ask) && first_.most > 1 && !is_shuffle(table_.match)) {
      Match scratch = table_.match;
      scratch.trace = nullptr;
      select(scratch, first_, 0, {});
    }
    // Single picks, if there is no selection or the selection gave no ways.
    if (out_.ways.empty())
      for (const std::size_t i : different(first_, 0)) add({i});
    return std::move(out_);
  }

 private:
  Pick pick_of(const Option& option) const {
    const Match& match = table_.match;
    Pick out;
    const CardId card = card_behind(table_, option);
    if (card == kNoCard) {
      out.look = out.identity = mix_hash(1, option.group);
      out.text = SlotText(explainer_.option(option));
      return out;
    }
    const Card& c = match.state.card(card);
    const std::uint64_t name = index(card) < names_.size() ? names_[index(card)] : 0;
    const bool chance = first_.who == kChance;
    out.hidden = !chance && !sees_face(match, first_.who, card);
    const std::uint64_t seen =
        option.is(OptionKind::object) && !chance
            ? view_key(match, first_.who, option.object())
            : mix_hash(index(c.face), static_cast<std::uint64_t>(c.zone) << 3 | c.owner);
    out.look = mix_hash(seen, out.hidden ? 0 : name);
    // Cards at different places of a deck are different, until the deck is shuffled.
    const bool placed = c.zone == Zone::deck && !is_shuffle(match);
    out.identity =
        mix_hash(mix_hash(out.look, index(c.face)), mix_hash(name, placed ? index(card) + 1u : 0u));
    Speaker speaker(explainer_);
    out.truth = speaker.card(card);
    out.text = out.truth;
    if (out.hidden)
      out.text = SlotText(speaker.say(MessageId::hidden_card, {{"zone", speaker.zone(c.zone, c.player())}}));
    return out;
  }

  // Interchangeable copies are named by the card's name, without a number.
  void name_copies() {
    for (std::size_t i = 0; i < picks_.size(); ++i) {
      const CardId card = card_behind(table_, first_.options[i]);
      if (card == kNoCard) continue;
      const auto alike = std::count_if(picks_.begin(), picks_.end(), [&](const Pick& other) {
        return other.identity == picks_[i].identity;
      });
      if (alike < 2) continue;
      const std::string& name = table_.match.face(card).full_name;
      picks_[i].truth.text = {name, CardSpan{kNoCard, table_.match.state.card(card).face, name}};
      if (!picks_[i].hidden) picks_[i].text.text = picks_[i].truth.text;
    }
  }

  std::size_t index_of(const Option& option) const {
    for (std::size_t i = 0; i < first_.options.size(); ++i)
      if (first_.options[i] == option) return i;
    return first_.options.size();
  }

  // The options of a decision from `from` on (in the order of the first decision), one of each kind.
  std::vector<std::size_t> different(const Decision& open, std::size_t from) {
    std::vector<std::size_t> out;
    for (const Option& option : open.options) {
      const std::size_t i = index_of(option);
      if (i >= first_.options.size() || (i < from && !option.is(OptionKind::done))) continue;
      const auto same = std::find_if(out.begin(), out.end(), [&](std::size_t other) {
        return picks_[other].identity == picks_[i].identity &&
               first_.options[other].kind() == first_.options[i].kind();
      });
      if (same == out.end()) out.push_back(i);
    }
    return out;
  }

  // A selection is a set: its cards are picked in the order in which they are offered.
  void select(const Match& at, const Decision& open, std::size_t from, std::vector<std::size_t> picked) {
    for (const std::size_t i : different(open, from)) {
      if (out_.ways.size() >= most_) {
        out_.complete = false;
        return;
      }
      std::vector<std::size_t> now = picked;
      now.push_back(i);
      Match next = at;
      const std::size_t picks = next.state.picks.size();
      apply(next, first_.options[i]);
      if (selection_goes_on(next, open, picks))
        select(next, decision(next), i + 1, std::move(now));
      else
        add(now);
    }
  }

  void add(const std::vector<std::size_t>& picked) {
    if (out_.ways.size() >= most_) {
      out_.complete = false;
      return;
    }
    ChoiceWay way;
    std::vector<SlotText> texts, truths;
    bool hidden = false;
    for (const std::size_t i : picked) {
      const Option& option = first_.options[i];
      way.picks.push_back(option);
      if (option.is(OptionKind::done)) continue;
      way.look += mix_hash(picks_[i].look, 17);
      texts.push_back(picks_[i].text);
      truths.push_back(picks_[i].truth);
      hidden = hidden || picks_[i].hidden;
    }
    const Speaker speaker(explainer_);
    way.text = texts.empty() ? speaker.say(MessageId::answer_none, {}) : speaker.joined(texts).text;
    if (hidden) way.truth = speaker.joined(truths).text;
    out_.ways.push_back(std::move(way));
  }

  const Table& table_;
  const Explainer& explainer_;
  const Decision& first_;
  std::span<const std::uint64_t> names_;
  std::size_t most_;
  std::vector<Pick> picks_;  // by option of the first decision
  EveryWay out_;
};

}  // namespace

EveryWay every_way(const Table& table, const Explainer& explainer, const Decision& open,
                   std::span<const std::uint64_t> names, std::size_t most) {
  return Ways(table, explainer, open, names, most).all();
}

bool only_way(const Decision& open) {
  if (open.options.size() == 1) return true;
  return is_selection(open.ask) && open.least > 0 && open.least >= static_cast<int>(open.options.size());
}

bool selection_goes_on(const Match& match, const Decision& before, std::size_t picks_before) {
  const Pending& pending = match.state.pending;
  return is_selection(before.ask) && pending.ask == before.ask && pending.who == before.who &&
         pending.node == before.node && pending.card == before.card &&
         match.state.picks.size() > picks_before;
}

bool is_shuffle(const Match& match) {
  const Pending& pending = match.state.pending;
  return pending.ask == Ask::chance_card && pending.frame < match.state.frames.size() &&
         match.state.frames[pending.frame].kind == FrameKind::shuffle;
}

}  // namespace kawari
