#include "protocol/values_json.h"

#include "base/json_text.h"

namespace kawari::protocol {

namespace {

template <class Items>
Json list_of(const Items& items) {
  Json out = Json::array();
  for (const auto& item : items) out.push_back(of(item));
  return out;
}

// "Beast" of "Beast - Selfless Protector".
std::string short_name(const std::string& full_name) {
  const std::size_t dash = full_name.find(" - ");
  return dash == std::string::npos ? full_name : full_name.substr(0, dash);
}

Json figures(const std::vector<v1::Figure>& list, bool printed) {
  Json out = Json::array();
  for (const v1::Figure& figure : list) {
    Json one{{"key", figure.key}, {"label", figure.label}, {"value", figure.value}};
    if (printed) one["printed"] = figure.printed;
    out.push_back(std::move(one));
  }
  return out;
}

std::string_view name_of(v1::Event::Fate fate) {
  switch (fate) {
    case v1::Event::Fate::happened:
      return "happened";
    case v1::Event::Fate::pending:
      return "pending";
    case v1::Event::Fate::replaced:
      return "replaced";
  }
  return "happened";
}

std::string_view name_of(v1::Event::Role role) {
  switch (role) {
    case v1::Event::Role::source:
      return "source";
    case v1::Event::Role::subject:
      return "subject";
    case v1::Event::Role::result:
      return "result";
  }
  return "subject";
}

Json steps_of(const std::vector<std::vector<v1::Told>>& steps) {
  Json out = Json::array();
  for (const std::vector<v1::Told>& step : steps) out.push_back(list_of(step));
  return out;
}

}  // namespace

Json of(const v1::Span& span) {
  switch (span.kind) {
    case v1::Span::Kind::words:
      return span.text;
    case v1::Span::Kind::card:
      return {{"card", number_or_null(span.card)},
              {"text", span.text},
              {"short", short_name(span.name)},
              {"face", span.face.empty() ? Json() : Json(span.face)}};
    case v1::Span::Kind::ability:
      return {{"ability", span.name}, {"of", number_or_null(span.card)}, {"text", span.text}};
    case v1::Span::Kind::player:
      return {{"player", span.player}, {"text", span.text}};
    case v1::Span::Kind::rule:
      return {{"rule", span.rule}, {"text", span.text}};
    case v1::Span::Kind::amount:
      return {{"amount", span.amount}, {"text", span.text}};
  }
  return span.text;
}

Json of(const v1::SeenCard& card) {
  Json gained = Json::array();
  for (const auto& one : card.gained)
    gained.push_back({{"text", of(one.text)},
                      {"until", one.until.empty() ? Json() : of(one.until)},
                      {"from", number_or_null(one.from)}});
  Json abilities = Json::array();
  for (const v1::SeenCard::Has& one : card.abilities)
    abilities.push_back({{"place", one.place}, {"id", one.id}, {"active", one.active}});
  Json states = Json::array();
  for (const v1::Label& one : card.states) states.push_back({{"key", one.key}, {"label", one.label}});
  return {{"id", card.id},
          {"face", card.face.empty() ? Json() : Json(card.face)},
          {"name", card.name.empty() ? Json() : Json(card.name)},
          {"owner", card.owner},
          {"controller", card.controller},
          {"facts", figures(card.figures, true)},
          {"states", std::move(states)},
          {"at", number_or_null(card.at)},
          {"under", card.under},
          {"linked", card.linked},
          {"gained", std::move(gained)},
          {"abilities", std::move(abilities)}};
}

Json number_or_null(v1::CardId card) { return card == 0 ? Json() : Json(card); }

Json of(const v1::Error& error) {
  return {{"file", error.file},
          {"line", error.line},
          {"column", error.column},
          {"what", error.what},
          {"right", error.right}};
}

Json of(const v1::Sentence& sentence) {
  Json out = Json::array();
  for (const v1::Span& span : sentence.spans) out.push_back(of(span));
  return out;
}

Json of(const v1::Rule& rule) {
  return {{"number", rule.number}, {"says", rule.says}, {"language", v1::name_of(rule.language)}};
}

Json of(const std::vector<v1::Rule>& rules) { return list_of(rules); }

Json of(const v1::Face& face) {
  Json out{{"id", face.id},
           {"full_name", face.full_name},
           {"name", face.name},
           {"version", face.version},
           {"kinds", face.kinds},
           {"colours", face.colours},
           {"facts", figures(face.figures, false)},
           {"traits", face.traits},
           {"text", face.text},
           {"set", face.set},
           {"plays", face.plays}};
  if (!face.plays) out["unread"] = {{"text", face.unread}, {"column", face.column}};
  return out;
}

Json told(const v1::Face& face) {
  Json abilities = Json::array();
  for (const v1::Ability& one : face.abilities)
    abilities.push_back({{"place", one.place},
                         {"id", one.id},
                         {"name", one.name.empty() ? Json() : Json(one.name)},
                         {"keyword", one.keyword.empty() ? Json() : Json(one.keyword)},
                         {"kind", one.kind},
                         {"text", one.text}});
  Json out = of(face);
  out["language"] = v1::name_of(face.language);
  out["abilities"] = std::move(abilities);
  return out;
}

Json of(const v1::Ruling& ruling) {
  return {{"kind", v1::name_of(ruling.kind)},
          {"outcome", of(ruling.outcome)},
          {"because", ruling.because.empty() ? Json() : of(ruling.because)},
          {"cards", ruling.cards},
          {"rules", list_of(ruling.rules)}};
}

Json of(const v1::ReadReport& report) {
  return {{"read", report.read}, {"plays", report.plays}, {"refused", list_of(report.refused)}};
}

Json of(const v1::View& view) {
  Json players = Json::array();
  for (std::size_t i = 0; i < view.players.size(); ++i)
    players.push_back({{"id", i},
                       {"name", view.players[i].name},
                       {"left", view.players[i].left},
                       {"facts", figures(view.players[i].figures, false)}});
  Json zones = Json::array();
  for (const v1::SeenZone& zone : view.zones)
    zones.push_back({{"key", zone.key},
                     {"label", zone.label},
                     {"player", zone.player},
                     {"cards", zone.cards},
                     {"count", zone.count},
                     {"ready", zone.ready < 0 ? Json() : Json(zone.ready)}});
  Json waiting = Json::array();
  for (const v1::SeenWaiting& one : view.waiting)
    waiting.push_back({{"ability", one.ability},
                       {"of", number_or_null(one.of)},
                       {"player", one.player},
                       {"text", of(one.text)}});
  return {{"players", std::move(players)},
          {"turn",
           {{"number", view.turn},
            {"player", view.turn_player},
            {"phase", view.phase},
            {"label", view.phase_label}}},
          {"zones", std::move(zones)},
          {"cards", list_of(view.cards)},
          {"waiting", std::move(waiting)}};
}

Json of(const v1::Event& event) {
  Json cards = Json::array();
  for (const v1::Event::InRole& one : event.cards)
    cards.push_back({{"id", one.card}, {"role", name_of(one.role)}});
  Json changes = Json::array();
  for (const v1::Event::Change& change : event.changes) {
    Json one{{"card", number_or_null(change.card)},
             {"player", change.player < 0 ? Json() : Json(change.player)},
             {"key", change.key}};
    if (change.from.empty() && change.to.empty())
      one["amount"] = change.amount;
    else
      one["from"] = change.from, one["to"] = change.to;
    changes.push_back(std::move(one));
  }
  return {{"id", event.id},
          {"step", event.step == 0 ? Json() : Json(event.step)},
          {"depth", event.depth},
          {"kind", event.kind},
          {"fate", name_of(event.fate)},
          {"decisive", event.decisive},
          {"cards", std::move(cards)},
          {"players", event.players},
          {"by", event.of == 0 ? Json() : Json{{"ability", event.ability}, {"of", event.of}}},
          {"replaced_by", event.replaced_by ? Json(*event.replaced_by) : Json()},
          {"causes", event.causes},
          {"changes", std::move(changes)},
          {"sentence", of(event.sentence)},
          {"rules", list_of(event.rules)}};
}

Json of(const v1::Action& action) {
  Json targets = Json::array();
  if (action.target != 0) targets.push_back(action.target);
  return {{"id", action.id},
          {"kind", action.verb},
          {"player", action.by},
          {"card", number_or_null(action.card)},
          {"way", action.way.empty() ? Json() : Json(action.way)},
          {"ability", action.ability.empty() ? Json() : Json(action.ability)},
          {"targets", std::move(targets)},
          {"target_player", action.target_player < 0 ? Json() : Json(action.target_player)},
          {"label", of(action.label)},
          {"cost", figures(action.cost, false)}};
}

Json of(const v1::OpenPoint& point) {
  return {{"id", point.id},
          {"rule", point.rule.number.empty() ? Json() : of(point.rule)},
          {"question", point.question},
          {"taken", point.taken},
          {"other", point.other},
          {"other_answer", point.other_answer.empty() ? Json() : of(point.other_answer)}};
}

Json of(const v1::Refusal& refusal) {
  return {{"kind", refusal.verb},
          {"card", number_or_null(refusal.card)},
          {"target", number_or_null(refusal.target)},
          {"player", refusal.player < 0 ? Json() : Json(refusal.player)},
          {"label", of(refusal.label)},
          {"reason", of(refusal.reason)},
          {"rules", list_of(refusal.rules)}};
}

Json of(const v1::Told& line) {
  return {{"sentence", of(line.sentence)},
          {"rules", list_of(line.rules)},
          {"depth", line.depth},
          {"replaced", line.replaced},
          {"decisive", line.decisive}};
}

Json of(const v1::Answer& answer) {
  Json checks = Json::array();
  for (const v1::Answer::Check& check : answer.checks) {
    Json one{{"held", check.held}, {"text", check.text}};
    if (!check.held) one["found"] = of(check.found);
    checks.push_back(std::move(one));
  }
  return {{"kind", v1::name_of(answer.kind)},
          {"outcome", of(answer.outcome)},
          {"because", answer.because.empty() ? Json() : of(answer.because)},
          {"cards", answer.cards},
          {"rules", list_of(answer.rules)},
          {"assumed", answer.assumed},
          {"open", list_of(answer.open)},
          {"id", answer.id},
          {"title", answer.title},
          {"game", answer.game},
          {"edition", answer.edition},
          {"held", answer.held()},
          {"steps", steps_of(answer.steps)},
          {"checks", std::move(checks)},
          {"why", steps_of(answer.why)},
          {"errors", list_of(answer.errors)}};
}

Json of(const v1::Outcomes& outcomes) {
  Json list = Json::array();
  for (const v1::Outcome& one : outcomes.outcomes)
    list.push_back({{"text", of(one.text)}, {"end", one.end}, {"lines", one.lines}});
  return {{"outcomes", std::move(list)},
          {"common", of(outcomes.common)},
          {"positions", outcomes.positions},
          {"complete", outcomes.complete},
          {"graph", Json(load_json(outcomes.json, "graph", {}).value_or(nullptr))}};
}

Json of(const v1::Comparison& comparison) {
  Json editions = Json::array();
  for (const auto& one : comparison.editions)
    editions.push_back(
        {{"edition", one.edition}, {"answer", of(one.answer)}, {"mark", v1::name_of(one.mark)}});
  Json partings = Json::array();
  for (const auto& one : comparison.partings) {
    Json rules = Json::array();
    for (const v1::Comparison::Change& change : one.rules)
      rules.push_back(
          {{"what", change.what}, {"before", list_of(change.before)}, {"after", list_of(change.after)}});
    partings.push_back({{"from", one.from},
                        {"to", one.to},
                        {"changes", one.changes},
                        {"rules", std::move(rules)},
                        {"together", one.together},
                        {"before", one.before ? of(*one.before) : Json()},
                        {"after", one.after ? of(*one.after) : Json()}});
  }
  return {{"editions", std::move(editions)}, {"partings", std::move(partings)}};
}

Json of(const v1::RulePage& page) {
  Json elsewhere = Json::array();
  for (const auto& one : page.elsewhere)
    elsewhere.push_back({{"edition", one.edition}, {"rules", list_of(one.rules)}});
  return {{"rule", of(page.rule)}, {"beneath", list_of(page.beneath)}, {"elsewhere", std::move(elsewhere)}};
}

Json of(const v1::Example& example) {
  return {{"id", example.id},
          {"title", example.title},
          {"file", example.file},
          {"edition", example.edition},
          {"written_for_it", example.written_for_it}};
}

Json of(const v1::ScenarioText& read) {
  return {{"scenario", read.json},
          {"missing", read.missing},
          {"refused", read.refused},
          {"errors", list_of(read.errors)}};
}

Json of(const v1::DeckReport& report) {
  return {{"legal", report.legal},
          {"cards", report.cards},
          {"breaches", report.breaches},
          {"errors", list_of(report.errors)}};
}

}  // namespace kawari::protocol
