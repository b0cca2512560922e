// Actions in a one-line question: which player does what with which card.
#include <algorithm>

#include "ir/book.h"
#include "line/asking_words.h"
#include "line/one_line_roles.h"
#include "scenario/read_steps.h"
#include "scenario/yaml_reader.h"

namespace kawari {
namespace {

constexpr int kMissing = 40, kLeftOver = 50;

// The first phrase of "a|b|c" is the English example, the last one the Spanish.
std::string_view example_word(std::string_view phrases, Language language) {
  const std::size_t first = phrases.find('|'), last = phrases.rfind('|');
  if (first == std::string_view::npos) return phrases;
  return language == Language::es ? phrases.substr(last + 1) : phrases.substr(0, first);
}

std::string_view first_form(const SpokenVerb& row, Language language) {
  const std::string_view forms = language == Language::es ? row.es : row.en;
  return forms.substr(0, forms.find('|'));
}

}  // namespace

std::string ClauseReader::example(const SpokenVerb& row) const {
  const bool spanish = language_ == Language::es;
  const std::string card = spanish ? "CARTA" : "CARD", target = spanish ? "OBJETIVO" : "TARGET";
  const VerbWord* verb = verb_named(*out_.game, row.verb);
  std::string out = out_.players.empty() ? "A" : out_.players[0].name.text;
  out += " " + std::string(first_form(row, language_));
  if (verb == nullptr) return row.verb == "resolve" ? out + " \"\u2026\"" : out;
  if (!verb->has_card) return out;
  if (!row.lead.empty() && (row.link.empty() || spanish))
    out += " " + std::string(example_word(row.lead, language_));
  out += " " + (row.target_first ? target : card);
  if (!row.link.empty())
    out += " " + std::string(example_word(row.link, language_)) + " " + (row.target_first ? card : target);
  return out;
}

std::string ClauseReader::verbs_listed() const {
  std::vector<std::string_view> out;
  for (const SpokenVerb& row : words_.spoken_verbs) {
    const std::string_view form = first_form(row, language_);
    if (std::find(out.begin(), out.end(), form) == out.end()) out.push_back(form);
  }
  return listed(out);
}

ClauseReader::Role ClauseReader::card_here(std::string_view text, std::optional<std::size_t> who,
                                           Zone zone) const {
  Role out;
  out.text = trimmed(text);
  if (out.text.empty()) {
    out.cost = kMissing;
    return out;
  }
  // An article is dropped only if the name is not found with it.
  const std::size_t article = leading_phrase(out.text, "the|el|la|los|las|un|una|his|her|their|su");
  for (const std::size_t skip : {std::size_t{0}, article}) {
    const auto found = table_->find(out.text.substr(skip), who, zone);
    if (found.fit == Fit::none) continue;
    out.fit = found.fit;
    out.which = found.which;
    break;
  }
  static constexpr int kCosts[] = {0, 1, 2, 3, 5, 50};
  out.cost = out.which.size() > 1 ? 30 : kCosts[static_cast<std::size_t>(out.fit)];
  // Blank cards are interchangeable.
  const bool blank =
      std::all_of(out.which.begin(), out.which.end(), [&](std::size_t i) { return table_->all()[i].blank; });
  if (!out.which.empty() && (out.which.size() == 1 || blank)) {
    out.written = table_->written(out.which[0]);
    out.owner = table_->all()[out.which[0]].player;
    if (blank) out.cost = 0;
  }
  return out;
}

// "X and Y": both cards, if the text as a whole is not a card.
std::vector<ClauseReader::Role> ClauseReader::cards_here(std::string_view text,
                                                         std::optional<std::size_t> who) const {
  std::vector<Role> out{card_here(text, who, Zone::play)};
  if (out[0].found()) return out;
  std::vector<Role> several;
  for (const std::string_view part : split_outside(text, ",+&")) {
    std::size_t from = 0;
    for (const Stretch& at : find_phrases(part, "and|y|e")) {
      several.push_back(card_here(part.substr(from, at.begin - from), who, Zone::play));
      from = at.end;
    }
    several.push_back(card_here(part.substr(from), who, Zone::play));
  }
  const bool all = several.size() > 1 &&
                   std::all_of(several.begin(), several.end(), [](const Role& role) { return role.found(); });
  return all ? several : out;
}

ClauseReader::Role ClauseReader::ability_of(std::string_view text, const Role& card) const {
  Role out;
  out.text = unquoted(text);
  out.cost = kMissing;
  if (!card.found() || card.which.empty()) return out;
  const FaceId face = cards_.find(table_->all()[card.which[0]].name);
  if (face == kNoFace) return out;
  NameIndex abilities;
  for (const Ability& ability : cards_[face].abilities)
    if (ability.name != kNoWord) abilities.add(cards_.book().word(ability.name));
  for (std::size_t i = 0; i < abilities.size(); ++i) out.others.push_back(abilities[i]);
  const Guess guess = abilities.guess(out.text);
  if (!guess.one()) return out;
  static constexpr int kCosts[] = {0, 1, 2, 3, 5, 50};
  out.written = abilities[guess.which[0]];
  out.fit = guess.fit;
  out.cost = kCosts[static_cast<std::size_t>(guess.fit)];
  return out;
}

// `use` names a card, an ability, or both, in any order that people use.
void ClauseReader::read_use(const SpokenVerb& row, std::string_view subject, std::string_view rest,
                            Spoken& best) const {
  Spoken base;
  base.row = &row;
  base.actor = player(subject);
  const bool by_card = !subject.empty() && !base.actor;
  const auto consider = [&](Role card, std::optional<std::string_view> ability) {
    Spoken one = base;
    one.card = std::move(card);
    one.cost = one.card.cost;
    if (!one.actor) one.actor = one.card.owner;
    if (ability) {
      one.ability = ability_of(*ability, one.card);
      one.cost += one.ability->cost;
    }
    if (one.cost < best.cost) best = std::move(one);
  };
  const auto here = [&](std::string_view text) { return card_here(text, base.actor, Zone::play); };
  if (by_card) {
    if (rest.empty()) consider(here(subject), std::nullopt);
    if (!rest.empty()) consider(here(subject), rest);
    return;
  }
  consider(here(rest), std::nullopt);
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] != ' ' && rest[i] != ':') continue;
    const std::string_view before = trimmed(rest.substr(0, i)), after = trimmed(rest.substr(i + 1));
    if (before.empty() || after.empty()) continue;
    consider(here(before), after);
    if (const std::size_t of = leading_phrase(after, "of|de")) consider(here(after.substr(of)), before);
  }
  // Only the ability, if exactly one card has it.
  for (std::size_t i = 0; i < table_->all().size(); ++i) {
    const TableCard& card = table_->all()[i];
    if (card.zone != Zone::play || (base.actor && card.player != *base.actor)) continue;
    Role role;
    role.text = rest;
    role.which = {i};
    role.fit = Fit::exact;
    role.written = table_->written(i);
    role.owner = card.player;
    role.cost = 4;
    consider(std::move(role), rest);
  }
}

// Tries every way to divide the words around the verb, and keeps the one that is understood best.
void ClauseReader::read_row(const SpokenVerb& row, std::string_view subject, std::string_view rest,
                            Spoken& best) const {
  const VerbWord* verb = verb_named(*out_.game, row.verb);
  Spoken base;
  base.row = &row;
  base.actor = player(subject);
  base.cost = 0;
  const auto keep = [&](Spoken one) {
    if (one.cost < best.cost) best = std::move(one);
  };
  std::optional<Role> by_card;
  if (!subject.empty() && !base.actor) {
    by_card = card_here(subject, std::nullopt, Zone::play);
    base.actor = by_card->owner;
    base.subject = subject;
    // A player without cards so far.
    const bool word = subject.find(' ') == std::string_view::npos;
    if (by_card->which.empty() && new_players && word && !is_reserved_word(*out_.game, subject)) {
      by_card.reset();
      base.cost += 10;
    }
  }
  if (verb == nullptr || !verb->has_card) {
    if (by_card) {
      if (row.verb == "resolve") base.source = *by_card;
      base.cost += by_card->found() && row.verb == "resolve" ? by_card->cost : kLeftOver;
    }
    base.left_over = row.verb == "resolve" ? std::string_view() : rest;
    if (row.verb == "resolve") {
      base.text = unquoted(rest.starts_with(':') ? rest.substr(1) : rest);
      if (base.text.empty()) base.cost += kMissing;
    } else if (!rest.empty()) {
      base.cost += kLeftOver;
    }
    keep(std::move(base));
    return;
  }
  const std::optional<std::size_t> actor = base.actor;
  std::optional<std::size_t> opponent;
  if (actor && out_.players.size() == 2) opponent = 1 - *actor;
  const auto targets = [&](std::string_view text) {
    if (verb->target_may_be_player) {
      Role role;
      role.text = trimmed(text);
      std::optional<std::size_t> who = player(text);
      // "X attacks": with one opponent, the target is clear.
      if (role.text.empty() && opponent) who = opponent;
      if (who) {
        role.player = who;
        role.written = out_.players[*who].name.text;
        role.cost = role.text.empty() ? 3 : 0;
        return std::vector<Role>{role};
      }
    }
    return cards_here(text, row.target_first ? opponent : actor);
  };
  base.by_card = by_card.has_value();
  const auto consider = [&](std::string_view first, std::string_view second) {
    Spoken one = base;
    const auto card = [&](std::string_view text) {
      return card_here(text, actor, row.from_hand ? Zone::hand : Zone::play);
    };
    const bool pairs = !row.link.empty();
    std::string_view left_over;
    if (by_card && row.target_first) {
      one.card = *by_card;
      one.others = targets(first);
      left_over = second;
    } else if (by_card && !row.way.empty() && !first.empty()) {
      one.card = card(first);
      one.others = {*by_card};
      left_over = second;
    } else if (by_card) {
      one.card = *by_card;
      left_over = first;
      if (pairs) one.others = targets(second);
    } else {
      one.card = card(row.target_first ? second : first);
      if (pairs) one.others = targets(row.target_first ? first : second);
    }
    one.cost += one.card.cost;
    for (const Role& role : one.others) one.cost += role.cost;
    one.left_over = trimmed(left_over);
    if (!one.left_over.empty()) one.cost += kLeftOver;
    if (one.others.empty() && verb->target_needed) one.cost += kMissing;
    keep(std::move(one));
  };
  const auto divide = [&](std::string_view text) {
    if (row.link.empty() || by_card) consider(text, {});
    for (const Stretch& at : find_phrases(text, row.link))
      consider(trimmed(text.substr(0, at.begin)), trimmed(text.substr(at.end)));
    if (!row.link.empty() && find_phrases(text, row.link).empty()) consider(text, {});
  };
  const auto with_free = [&](std::string_view text) {
    divide(text);
    if (!verb->has_with) return;
    for (const Stretch& at : find_phrases(text, "for free|free|gratis")) {
      if (!trimmed(text.substr(at.end)).empty()) continue;
      base.with = "free";
      divide(trimmed(text.substr(0, at.begin)));
      base.with.clear();
    }
    for (const Stretch& at : find_phrases(text, "with|using|con|usando")) {
      const Role played = card_here(text.substr(0, at.begin), actor, Zone::hand);
      const Role ability = ability_of(text.substr(at.end), played);
      if (ability.written.empty()) continue;
      base.with = ability.written;
      divide(trimmed(text.substr(0, at.begin)));
      base.with.clear();
    }
  };
  // If both readings are equally good, "with" is not part of the name.
  if (const std::size_t lead = leading_phrase(rest, row.lead); lead > 0) with_free(rest.substr(lead));
  with_free(rest);
}

bool ClauseReader::read_verb(std::string_view clause, Spoken& best) const {
  for (const SpokenVerb& row : words_.spoken_verbs) {
    std::string forms(row.en);
    forms.append("|").append(row.es);
    for (const Stretch& at : find_phrases(clause, forms)) {
      const std::string_view subject = trimmed(clause.substr(0, at.begin));
      const std::string_view rest = trimmed(clause.substr(at.end));
      const VerbWord* verb = verb_named(*out_.game, row.verb);
      if (verb != nullptr && verb->has_ability)
        read_use(row, subject, rest, best);
      else
        read_row(row, subject, rest, best);
    }
  }
  return best.row != nullptr;
}

void ClauseReader::complain(const Role& role) {
  if (role.found()) return;
  std::vector<std::string_view> all;
  const std::vector<std::string> names = table_->names();
  if (role.which.size() > 1) {
    std::vector<std::string> ways;
    for (std::size_t i = 0; i < role.which.size() && i < 8; ++i)
      ways.push_back(table_->written(role.which[i]));
    all.assign(ways.begin(), ways.end());
    wrong(role.text, say(language_, Phrase::several_cards, role.text, role.which.size()),
          say(language_, Phrase::one_of, listed(all)));
    return;
  }
  for (std::size_t i = 0; i < names.size() && i < 12; ++i) all.push_back(names[i]);
  wrong(role.text, say(language_, Phrase::no_card_here, role.text),
        all.empty() ? say(language_, Phrase::no_cards_here, "A: Flounder, Beast")
                    : say(language_, Phrase::cards_here, listed(all)));
}

void ClauseReader::action(std::string_view clause) {
  const std::size_t before = errors_.size();
  std::vector<Answer> answers;
  const std::string_view bare = cut_answers(clause, answers);
  Spoken best;
  if (!read_verb(bare, best)) {
    // Suggests a verb that is similar.
    NameIndex forms;
    for (const SpokenVerb& row : words_.spoken_verbs) {
      forms.add(first_form(row, Language::en));
      forms.add(first_form(row, Language::es));
    }
    std::string near;
    for (const std::string_view word : split_outside(bare, " ")) {
      const Guess guess = forms.guess(word);
      if (near.empty() && !guess.which.empty() && word.size() > 3) near = in_quotes(forms[guess.which[0]]);
    }
    wrong(bare, say(language_, Phrase::clause_unknown, bare),
          near.empty() ? say(language_, Phrase::clause_right, verbs_listed())
                       : say(language_, Phrase::did_you_mean, near));
    doubt_ += 100;
    return;
  }
  if (errors_.size() == before) take(best, bare, std::move(answers));
}

void ClauseReader::take(const Spoken& spoken, std::string_view clause, std::vector<Answer> answers) {
  const std::size_t before = errors_.size();
  const SpokenVerb& row = *spoken.row;
  const VerbWord* verb = verb_named(*out_.game, row.verb);
  const std::string like = say(language_, Phrase::write_like, example(row));
  std::optional<std::size_t> actor = spoken.actor;
  ScenarioStep step;
  step.at = {1, column_of(line_, clause)};

  const bool by_card = spoken.source.found() || spoken.by_card;
  if (!spoken.subject.empty() && !actor && !by_card) {
    actor = player_to_be(spoken.subject);
    if (*actor >= out_.players.size()) return;
  }
  if (verb == nullptr || !verb->has_card) {
    if (!spoken.left_over.empty())
      wrong(spoken.left_over, say(language_, Phrase::too_much, spoken.left_over), like);
  }
  if (row.verb == "resolve") {
    step.kind = StepKind::resolve;
    if (spoken.text.empty()) wrong(clause, say(language_, Phrase::text_needed, clause), like);
    step.text = name(std::string(spoken.text), spoken.text);
    if (spoken.source.found()) step.source = name(spoken.source.written, spoken.source.text);
  } else if (row.verb == "concede") {
    step.kind = StepKind::concede;
    if (!actor) wrong(clause, say(language_, Phrase::target_needed, clause), like);
    if (actor) step.text = name(out_.players[*actor].name.text, clause);
  } else {
    step.action.verb = verb;
    step.action.at = step.at;
  }
  if (verb != nullptr && verb->has_card) {
    if (spoken.card.text.empty()) {
      wrong(clause, say(language_, Phrase::card_needed, clause), like);
    } else {
      complain(spoken.card);
    }
    step.action.card = name(spoken.card.written, spoken.card.text);
    doubt_ += spoken.card.cost;
    const bool target_missing = (!row.link.empty() && spoken.others.empty()) ||
                                std::any_of(spoken.others.begin(), spoken.others.end(), [](const Role& role) {
                                  return role.text.empty() && !role.player;
                                });
    if (target_missing) wrong(clause, say(language_, Phrase::target_needed, clause), like);
    for (const Role& role : spoken.others) {
      if (role.text.empty() && !role.player) continue;
      complain(role);
      doubt_ += role.cost;
      const Name other = name(role.written, role.text.empty() ? clause : role.text);
      if (!row.way.empty())
        step.action.way_cards.push_back(other);
      else if (!step.action.target)
        step.action.target = other;
      else
        wrong(role.text, say(language_, Phrase::too_much, role.text), like);
    }
    for (const WayWord& way : verb->ways)
      if (way.key == row.way && !row.way.empty()) step.action.way = &way;
    if (!spoken.with.empty()) step.action.with = name(spoken.with, clause);
    if (!spoken.left_over.empty())
      wrong(spoken.left_over, say(language_, Phrase::too_much, spoken.left_over), like);
  }
  std::optional<Role> ability = spoken.ability;
  // "A uses X [ABILITY]"
  if (verb != nullptr && verb->has_ability && !ability && !answers.empty() &&
      answers[0].kind == AnswerKind::word) {
    const Role named = ability_of(answers[0].text, spoken.card);
    if (!named.written.empty() && named.fit <= Fit::words) {
      ability = named;
      answers.erase(answers.begin());
    }
  }
  if (ability && ability->written.empty()) {
    wrong(ability->text, say(language_, Phrase::no_ability, spoken.card.written, ability->text),
          ability->others.empty() ? say(language_, Phrase::no_abilities)
                                  : say(language_, Phrase::abilities_here, either_of(ability->others)));
  } else if (ability) {
    step.action.ability = name(ability->written, ability->text.empty() ? clause : ability->text);
  }
  step.answers = std::move(answers);
  if (errors_.size() > before) return;

  // The turn belongs to the first player who acts, unless the line says otherwise.
  if (actor && !turn_given_) out_.turn = static_cast<int>(*actor);
  turn_given_ = true;
  if (!acting_) acting_ = static_cast<std::size_t>(out_.turn);
  if (actor && *actor != *acting_ && step.kind != StepKind::concede) {
    const Name by = name(out_.players[*actor].name.text, clause);
    (verb != nullptr ? step.action.by : step.by) = by;
  }
  if (row.verb == "pass" && !out_.players.empty())
    acting_ = (*acting_ + 1) % std::max<std::size_t>(2, out_.players.size());
  out_.steps.push_back(std::move(step));
}

}  // namespace kawari
