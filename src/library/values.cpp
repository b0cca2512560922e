#include "kawari/values.h"

#include <algorithm>

#include "explain/game_words.h"
#include "game/games.h"
#include "kawari/version.h"
#include "library/inside.h"

namespace kawari::v1 {

std::string Error::text() const { return kawari::Error{file, line, column, what, right}.text(); }

bool read_language(std::string_view name, Language& language) {
  for (const Language one : {Language::en, Language::es, Language::ja})
    if (name == name_of(one)) {
      language = one;
      return true;
    }
  return false;
}

std::string_view name_of(Language language) {
  switch (language) {
    case Language::en:
      return "en";
    case Language::es:
      return "es";
    case Language::ja:
      return "ja";
  }
  return "en";
}

std::string Sentence::text() const {
  std::string out;
  for (const Span& span : spans) out += span.text;
  return out;
}

std::string_view version() { return KAWARI_VERSION; }

Error public_error(const kawari::Error& error) {
  return {error.file, error.line, error.column, error.what, error.right};
}

kawari::Language engine(Language language) {
  switch (language) {
    case Language::en:
      return kawari::Language::en;
    case Language::es:
      return kawari::Language::es;
    case Language::ja:
      return kawari::Language::ja;
  }
  return kawari::Language::en;
}

Language public_language(kawari::Language language) {
  switch (language) {
    case kawari::Language::en:
      return Language::en;
    case kawari::Language::es:
      return Language::es;
    case kawari::Language::ja:
      return Language::ja;
  }
  return Language::en;
}

kawari::Viewer engine(Viewer viewer) {
  if (viewer.is_judge()) return kawari::Viewer::judge();
  const bool seat = viewer.player() >= 0 && viewer.player() < kMaxPlayers;
  return seat ? PlayerId{static_cast<std::uint8_t>(viewer.player())} : kNoPlayer;
}

Budget budget_of(const Work& work) {
  Budget::Limits limits;
  limits.steps = work.steps;
  limits.memory = work.memory;
  limits.cancel = work.cancel;
  if (work.seconds > 0)
    limits.deadline = Budget::Clock::now() + std::chrono::duration_cast<Budget::Clock::duration>(
                                                 std::chrono::duration<double>(work.seconds));
  return Budget(limits);
}

bool Numbers::all() const { return game_ == nullptr || viewer_.is_judge() || !game_->watched; }

PlayerId Numbers::player() const {
  const bool seat = viewer_.player() >= 0 && viewer_.player() < game_->match.state.player_count;
  return seat ? PlayerId{static_cast<std::uint8_t>(viewer_.player())} : kNoPlayer;
}

CardId Numbers::now(kawari::CardId card) const {
  if (card == kNoCard) return 0;
  if (all()) return index(card) + 1u;
  return game_->sightings.number(player(), card);
}

CardId Numbers::then(kawari::CardId card, std::size_t item) const {
  if (item == kNow || card == kNoCard || all()) return now(card);
  return game_->sightings.number_then(player(), card, item);
}

kawari::CardId Numbers::card(CardId number) const {
  if (number == 0 || game_ == nullptr) return kNoCard;
  if (all()) {
    const bool there = number <= game_->match.state.cards.size();
    return there ? kawari::CardId(static_cast<std::uint16_t>(number - 1)) : kNoCard;
  }
  return game_->sightings.card(player(), number);
}

std::string Numbers::face(const std::string& full_name) const {
  const kawari::Game* game = game_ != nullptr ? game_->game : rules_;
  return game == nullptr || full_name.empty() ? std::string() : face_id(*game, full_name);
}

namespace {

class SpanOf {
 public:
  SpanOf(std::string_view text, const Numbers& numbers, std::size_t item)
      : text_(text), numbers_(numbers), item_(item) {}

  Span operator()(std::monostate) const { return made(Span::Kind::words); }
  Span operator()(const CardSpan& card) const {
    Span out = made(Span::Kind::card);
    out.card = numbers_.then(card.card, item_);
    out.name = card.name;
    if (card.face != kNoFace) out.face = numbers_.face(card.name);
    return out;
  }
  Span operator()(const AbilitySpan& ability) const {
    Span out = made(Span::Kind::ability);
    out.card = numbers_.then(ability.of.card, item_);
    out.name = ability.name;
    if (ability.of.face != kNoFace) out.face = numbers_.face(ability.of.name);
    return out;
  }
  Span operator()(const PlayerSpan& player) const {
    Span out = made(Span::Kind::player);
    out.player = index(player.player);
    return out;
  }
  Span operator()(const RuleSpan& rule) const {
    Span out = made(Span::Kind::rule);
    out.rule = rule.number;
    return out;
  }
  Span operator()(const AmountSpan& amount) const {
    Span out = made(Span::Kind::amount);
    out.amount = amount.number;
    return out;
  }

 private:
  Span made(Span::Kind kind) const {
    Span out;
    out.kind = kind;
    out.text = text_;
    return out;
  }
  std::string_view text_;
  const Numbers& numbers_;
  std::size_t item_;
};

}  // namespace

Sentence public_sentence(const kawari::Sentence& sentence, const Numbers& numbers, std::size_t item) {
  Sentence out;
  for (const kawari::Span& span : sentence.spans())
    out.spans.push_back(std::visit(SpanOf(span.text, numbers, item), span.to));
  return out;
}

std::string fact_label(const kawari::Game& game, std::string_view key, Language language) {
  if (const GameWords* words = game.rules->words)
    for (const NamedThing<std::string_view>& one : words->in(engine(language)).facts)
      if (one.id == key) return one.name.text;
  return std::string(key);
}

OpenPoint public_point(const kawari::Game& game, const Edition& edition, const kawari::OpenPoint& point,
                       Language language) {
  OpenPoint out;
  out.id = point.id;
  Match cited;
  cited.rules = game.rules;
  cited.edition = &edition;
  for (Rule& rule : public_rules({cite(cited, point.rule, engine(language))})) out.rule = std::move(rule);
  const auto text = [&](MessageId id) {
    return std::string(text_of(*game.rules->words, id, engine(spoken(game, language))));
  };
  out.question = text(point.texts.question);
  out.taken = text(point.texts.taken);
  out.other = text(point.texts.other);
  return out;
}

const ExplainedStep* deciding_step(const std::vector<ExplainedStep>& steps) {
  // They say of what was just told how far it reaches, and decide nothing by themselves.
  static constexpr MessageId kRemarks[] = {MessageId::looked_own,  MessageId::looked_others,
                                           MessageId::looked_done, MessageId::event_whole,
                                           MessageId::event_part,  MessageId::event_all};
  const ExplainedStep* out = nullptr;
  for (const ExplainedStep& step : steps)
    if (step.decisive && !step.struck &&
        std::find(std::begin(kRemarks), std::end(kRemarks), step.message) == std::end(kRemarks))
      out = &step;
  return out;
}

std::vector<Rule> public_rules(const std::vector<Citation>& citations) {
  std::vector<Rule> out;
  for (const Citation& citation : citations)
    if (!citation.number.empty())
      out.push_back({citation.number, citation.says, public_language(citation.said)});
  return out;
}

}  // namespace kawari::v1
