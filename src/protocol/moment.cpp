#include "protocol/moment.h"

#include <fmt/format.h>

#include <algorithm>

namespace kawari::protocol {

namespace {

Json question_of(const v1::Game& game, const Look& look) {
  const v1::Decision& open = game.decision();
  if (open.ask == v1::Ask::nothing || open.ask == v1::Ask::action) return nullptr;
  const v1::Viewer viewer = look.viewer;
  const v1::Language language = look.language;
  // What would come of an option may have things in it that the asked player cannot know.
  std::vector<v1::Sentence> outcomes;
  if (look.leads_to && viewer.is_judge()) outcomes = game.leads_to(language);
  Json options = Json::array();
  const std::vector<std::string> ids = game.option_ids(viewer);
  const std::vector<v1::Sentence> labels = game.option_texts(viewer, language);
  const std::vector<int> groups = ids.empty() ? std::vector<int>() : game.groups();
  std::set<int> told;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    // A player cannot tell it from an earlier one; the judge can.
    if (!told.insert(groups[i]).second && !viewer.is_judge()) continue;
    std::set<v1::CardId> cards;
    for (const v1::Span& span : labels[i].spans)
      if (span.card != 0) cards.insert(span.card);
    options.push_back({{"id", ids[i]},
                       {"label", of(labels[i])},
                       {"cards", cards},
                       {"alike", std::count(groups.begin(), groups.end(), groups[i])},
                       {"leads_to", i < outcomes.size() && !outcomes[i].empty() ? of(outcomes[i]) : Json()}});
  }
  const v1::AskedBy by = game.asked_by(viewer);
  return {{"id", game.question_id(viewer)},
          {"player", open.player < 0 ? Json() : Json(open.player)},
          {"kind", v1::name_of(open.ask)},
          {"text", of(game.question(viewer, language))},
          {"from", number_or_null(by.card)},
          {"ability", by.ability.empty() ? Json() : Json(by.ability)},
          {"min", open.least},
          {"max", open.most},
          {"ordered", open.ordered},
          {"options", std::move(options)}};
}

}  // namespace

Json moment_of(const v1::Game& game, const Look& look, SentFaces& sent) {
  const v1::Viewer who = look.viewer;
  const v1::Language said = look.language;
  Json out{{"version", kVersion},
           {"hash", fmt::format("{:016x}", game.hash(who))},
           {"game", game.game()},
           {"edition", game.edition()},
           {"viewer", who.is_judge() ? Json("judge") : Json(who.player())},
           {"language", v1::name_of(game.spoken(said))},
           {"fell_back", game.spoken(said) != said}};
  const v1::View view = game.view(who, said);
  Json faces = Json::array();
  const int seat = who.is_judge() ? -1 : who.player();
  for (const v1::SeenCard& card : view.cards)
    if (!card.name.empty() && sent.emplace(seat, card.face).second)
      if (const auto face = game.face(card.id, who, said)) faces.push_back(told(*face));
  out.update(of(view));
  out["faces"] = std::move(faces);
  out["question"] = question_of(game, look);
  Json actions = Json::array();
  for (const v1::Action& action : game.actions(who, said)) actions.push_back(of(action));
  out["actions"] = std::move(actions);
  Json events = Json::array();
  for (const v1::Event& event : game.events(look.since.value_or(game.last_action()), who, said, look.full))
    events.push_back(of(event));
  out["mark"] = game.mark();
  out["events"] = std::move(events);
  out["outcome"] = of(game.outcome(who, said));
  const v1::Sentence because = game.because(who, said);
  out["because"] = because.empty() ? Json() : of(because);
  const auto ruling = game.ruling(who, said);
  out["answer"] = ruling ? of(*ruling) : Json();
  Json points = Json::array(), assumed = Json::array();
  if (who.is_judge()) {
    for (const v1::OpenPoint& point : game.open_points(said)) points.push_back(of(point));
    for (const v1::Sentence& sentence : game.assumed(said)) assumed.push_back(of(sentence));
  }
  out["open"] = std::move(points);
  out["assumed"] = std::move(assumed);
  out["over"] = game.over() ? Json{{"winner", game.winner() < 0 ? Json() : Json(game.winner())},
                                   {"problem", game.problem()}}
                            : Json();
  return out;
}

}  // namespace kawari::protocol
