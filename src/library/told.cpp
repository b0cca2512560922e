#include "library/told.h"

#include "state/query.h"
#include "step/step.h"

namespace kawari {
namespace {

Explainer explainer_for(const Match& match, Viewer viewer, Language language) {
  Explainer out(match, viewer);
  for (int i = 0; i < match.state.player_count; ++i)
    out.player_names.push_back("Player " + std::to_string(i + 1));
  out.language = language;
  return out;
}

}  // namespace

Question question_for(const Match& match, Viewer viewer, Language language) {
  Question out;
  const Decision open = decision(match);
  if (open.ask == Ask::none) return out;
  const Explainer explainer = explainer_for(match, viewer, language);
  out.player = open.who == kChance ? -1 : index(open.who);
  out.text = explainer.question(open.ask, open.who, open.node, open.card).text();
  if (!viewer.is(open.who)) return out;
  for (const Option& option : open.options)
    out.choices.push_back({explainer.option(option).text(), static_cast<int>(option.group)});
  return out;
}

TableView view_for(const Match& match, const Game& game, PlayerId player) {
  TableView out;
  const State& state = match.state;
  out.player = index(player);
  out.turn_player = index(state.turn_player);
  const auto see = [&](CardId id, int place) {
    SeenCard card;
    card.place = place;
    card.zone = zone_name(game, is_linked(state, id) ? Zone::play : state.card(id).zone);
    card.owner = state.card(id).owner;
    for (const CardPosture& posture : game.words->postures)
      if (posture.shown && posture.holds(match, id)) card.states.emplace_back(posture.key);
    if (is_linked(state, id)) card.states.emplace_back("linked");
    if (sees_face(match, player, id)) card.name = match.face(id).full_name;
    return card;
  };
  for (std::uint8_t p = 0; p < state.player_count; ++p) {
    for (std::vector<Figure>& figures = out.players.emplace_back();
         const PlayerFigure& figure : game.words->player_figures)
      figures.push_back({std::string(figure.key), figure.value(match, PlayerId{p})});
    out.deck_sizes.push_back(state.list(PlayerId{p}, Zone::deck).count);
    for (const Zone zone : kListZones) {
      if (zone == Zone::removed) continue;
      int place = 0;
      for (CardId c = state.list(PlayerId{p}, zone).first; c != kNoCard; c = state.card(c).next) {
        ++place;
        if (zone != Zone::deck || sees_face(match, player, c)) out.cards.push_back(see(c, place));
      }
    }
  }
  for (const SlotId slot : slots_in_order(state)) {
    const Slot& s = state.slot(slot);
    SeenCard card = see(s.top, 0);
    for (const CardFigure& figure : game.words->card_figures)
      if (figure.shown) card.figures.push_back({std::string(figure.key), figure.value(match, s.top)});
    out.cards.push_back(card);
    int place = 0;
    for (CardId c = s.under; c != kNoCard; c = state.card(c).next) out.cards.push_back(see(c, ++place));
  }
  return out;
}

std::vector<std::string> log_for(const Match& match, const Trace& trace, Viewer viewer, Language language) {
  std::vector<std::string> out;
  const Explainer explainer = explainer_for(match, viewer, language);
  for (const ExplainedStep& step : explainer.steps(trace, 0, trace.items.size())) {
    std::string line = std::string(static_cast<std::size_t>(step.depth) * 2, ' ') + step.text.text();
    for (const Citation& c : step.citations)
      if (!c.number.empty()) line += " [" + std::string(match.edition->label) + " " + c.number + "]";
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace kawari
