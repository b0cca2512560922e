// The actual state where a condition or a filter demands another one, as a clause.
#include <algorithm>

#include "explain/failing.h"
#include "state/obstacle.h"
#include "state/ops/reasons.h"
#include "state/rules.h"

namespace kawari {
namespace {

class Reason {
 public:
  Reason(Speaker& speaker, const Env& env) : speaker_(speaker), match_(speaker.match()), env_(env) {}

  Sentence of_object(const Node& node, ObjectRef object);
  Sentence of_condition(const Node& node, NodeId id);

 private:
  Sentence say(MessageId id) { return speaker_.say(id, slots_); }
  Sentence listed(const std::vector<Sentence>& words) const { return speaker_.list(words); }
  Sentence kinds_of(CardId card) const;
  Sentence colours_of(CardId card) const;
  Sentence classifications_of(CardId card) const;
  int damage_of(ObjectRef object) const;
  Sentence of_place(CardId card, ObjectRef object);

  Speaker& speaker_;
  const Match& match_;
  const Env& env_;
  Slots slots_;
};

Sentence Reason::kinds_of(CardId card) const {
  const Vocabulary& words = match_.rules->grammar().vocabulary();
  // The narrowest word: a song rather than an action, an evolution creature rather than a creature.
  Sentence out;
  for (const KindWord& word : words.kinds)
    if (match_.face(card).is(word.kind)) out = speaker_.kind(word.kind).text;
  return out;
}

Sentence Reason::colours_of(CardId card) const {
  const Vocabulary& words = match_.rules->grammar().vocabulary();
  std::vector<Sentence> out;
  for (std::size_t i = 0; i < words.colours.size(); ++i) {
    if (!(match_.face(card).colours >> i & 1)) continue;
    const NameWord& word = words.colours[i];
    const char* text = word.en;
    if (speaker_.language() == Language::es && word.es != nullptr) text = word.es;
    if (speaker_.language() == Language::ja && word.ja != nullptr) text = word.ja;
    out.emplace_back(text);
  }
  return listed(out);
}

Sentence Reason::classifications_of(CardId card) const {
  const Vocabulary& words = match_.rules->grammar().vocabulary();
  std::vector<Sentence> out;
  for (const WordId id : match_.face(card).classifications) {
    std::string text = match_.book().word(id);
    for (const ProperWord& word : words.proper) {
      if (fold(word.en) != fold(text)) continue;
      if (speaker_.language() == Language::es && word.es != nullptr) text = word.es;
      if (speaker_.language() == Language::ja && word.ja != nullptr) text = word.ja;
    }
    out.push_back(std::move(text));
  }
  return listed(out);
}

int Reason::damage_of(ObjectRef object) const {
  if (object.is_slot() && in_place(match_.state, object)) return match_.state.slot(object.slot()).damage;
  const Remembered* last = remembered(match_.state, object);
  return last ? last->damage : 0;
}

Sentence Reason::of_place(CardId card, ObjectRef object) {
  const State& state = match_.state;
  SlotId location = kNoSlot;
  if (object.is_slot() && in_place(state, object))
    location = state.slot(object.slot()).location;
  else if (const Remembered* last = remembered(state, object))
    location = last->location;
  if (location == kNoSlot || !occupied(state, location)) return say(MessageId::is_nowhere);
  slots_.set("card", speaker_.card(card));
  slots_.set("location", speaker_.card(state.slot(location).top));
  return say(MessageId::is_at);
}

Sentence Reason::of_object(const Node& node, ObjectRef object) {
  const State& state = match_.state;
  const CardId card = card_of(state, object);
  if (card == kNoCard) return say(MessageId::is_missing);
  if (!speaker_.sees(card)) return {};  // this would reveal which card it is
  slots_.set("card", speaker_.card(card));
  const auto either = [&](bool yes, MessageId is, MessageId is_not) { return say(yes ? is : is_not); };
  switch (reason_of_filter(match_, node.op)) {
    case FilterReason::unsaid:
      return {};
    case FilterReason::kind:
      slots_.set("kind", SlotText(kinds_of(card)));
      return say(MessageId::is_kind);
    case FilterReason::player:
      slots_.set("player", speaker_.player(state.card(card).player()));
      return say(MessageId::is_players);
    case FilterReason::selected:
      return either(object == env_.self, MessageId::is_itself, MessageId::is_selected);
    case FilterReason::damage:
      slots_.set("amount", SlotText(damage_of(object)));
      return either(damage_of(object) > 0, MessageId::is_damaged, MessageId::is_undamaged);
    case FilterReason::posture: {
      const bool here = object.is_slot() && in_place(state, object);
      const Remembered* last = here ? nullptr : remembered(state, object);
      const bool exerted = here   ? state.slot(object.slot()).exerted
                           : last ? last->exerted
                                  : state.card(card).exerted;
      return either(exerted, message_of(Obstacle::exerted), message_of(Obstacle::ready));
    }
    case FilterReason::keyword:
      slots_.set("keyword", speaker_.keyword(KeywordId(node.value)));
      return either(has_keyword(match_, object, KeywordId(node.value)), message_of(Obstacle::has_keyword),
                    message_of(Obstacle::lacks_keyword));
    case FilterReason::classifications:
      slots_.set("list", SlotText(classifications_of(card)));
      return either(!match_.face(card).classifications.empty(), MessageId::is_classified,
                    MessageId::is_unclassified);
    case FilterReason::name:
      slots_.set("name", speaker_.name(card));
      return say(MessageId::is_named);
    case FilterReason::colours:
      slots_.set("list", SlotText(colours_of(card)));
      return either(match_.face(card).colours != 0, MessageId::is_coloured, MessageId::is_colourless);
    case FilterReason::figure:
      slots_.set("figure", speaker_.stat(figure_stat(node.value)));
      slots_.set("amount", SlotText(std::max(0, stat(match_, object, figure_stat(node.value)))));
      return say(MessageId::is_figure);
    case FilterReason::location:
      return of_place(card, object);
    case FilterReason::zone:
      slots_.set("place", SlotText(place_of(speaker_, card)));
      return say(MessageId::is_placed);
    case FilterReason::identity: {
      ObjectList list{};
      objects(match_, env_, match_.book().kid(node, 0), list);
      const bool same = std::find(list.begin(), list.end(), object) != list.end();
      return either(same, MessageId::is_itself, MessageId::is_another);
    }
    case FilterReason::played_with:
      slots_.set("keyword", speaker_.keyword(KeywordId(node.value)));
      return either(object.is_slot() && in_place(state, object) && state.slot(object.slot()).layered,
                    MessageId::is_played_with, MessageId::is_played_plainly);
    case FilterReason::origin:
      slots_.set("zone", speaker_.zone(env_.event_from, state.card(card).player()));
      return say(MessageId::is_from);
    case FilterReason::payment:
      return either(env_.event_unpaid, MessageId::is_unpaid, MessageId::is_paid);
    case FilterReason::combat: {
      const bool here = object.is_slot() && in_place(state, object);
      const Combat combat = here ? static_cast<Combat>(state.slot(object.slot()).combat) : Combat::none;
      if (combat == Combat::none) return say(MessageId::is_not_fighting);
      return either(combat == Combat::challenger, MessageId::is_challenger, MessageId::is_challenged);
    }
  }
  return {};
}

Sentence Reason::of_condition(const Node& node, NodeId id) {
  const Book& book = match_.book();
  switch (reason_of_condition(match_, node.op)) {
    case ConditionReason::unsaid:
      return {};
    case ConditionReason::turn:
      slots_.set("player", speaker_.player(match_.state.turn_player));
      return say(MessageId::is_turn_of);
    case ConditionReason::count: {
      ObjectList list{};
      domain(match_, env_, book.kid(node, 0), list);
      const auto there = std::count_if(list.begin(), list.end(), [&](ObjectRef ref) {
        return fits(match_, env_, book.kid(node, 0), ref);
      });
      slots_.set("count", SlotText(static_cast<int>(there)));
      return say(there == 0 ? MessageId::are_none : MessageId::are_many);
    }
    case ConditionReason::amount:
      slots_.set("amount", SlotText(amount(match_, env_, book.kid(id, 0))));
      return say(MessageId::is_amount);
    case ConditionReason::missing:
      return say(MessageId::is_missing);
    case ConditionReason::undone:
      return say(MessageId::is_not_done);
    case ConditionReason::unlinked:
      return say(MessageId::is_unlinked);
  }
  return {};
}

}  // namespace

Sentence what_is(Speaker& speaker, const Env& env, const Failing& failing) {
  if (!failing) return {};
  const Node& node = speaker.match().book()[failing.node];
  Reason reason(speaker, env);
  return failing.filter ? reason.of_object(node, failing.object) : reason.of_condition(node, failing.node);
}

Sentence what_is(Speaker& speaker, const Env& env, const Misfit& misfit) {
  using What = Misfit::What;
  const Match& match = speaker.match();
  switch (misfit.what) {
    case What::kind:
    case What::nothing:
      return {};
    case What::subject:
    case What::other: {
      if (misfit.node == kNoNode) return speaker.say(MessageId::is_missing, {});
      const ObjectRef object = misfit.what == What::subject ? env.subject : env.other;
      return what_is(speaker, env, failing_filter(match, env, misfit.node, object));
    }
    case What::player:
      return speaker.say(MessageId::is_done_by, {{"player", speaker.player(env.event_player)}});
    case What::condition:
      return what_is(speaker, env, failing_condition(match, env, misfit.node));
  }
  return {};
}

}  // namespace kawari
