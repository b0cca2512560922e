#include "kawari/cards.h"

#define XXH_INLINE_ALL
#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <filesystem>

#include "base/file_text.h"
#include "base/limits.h"
#include "explain/game_words.h"
#include "library/guard.h"
#include "library/inside.h"
#include "text/grammar.h"
#include "text/print.h"

namespace kawari::v1 {

namespace {

std::uint64_t text_hash(std::string_view text) { return XXH3_64bits(text.data(), text.size()); }

// The cards of a database that count: the newest of each name.
template <class Fn>
void each_card(const Database& cards, Fn fn) {
  for (const kawari::Face& face : cards.faces())
    if (&cards[cards.find(face.full_name)] == &face) fn(face);
}

std::vector<std::string> names_of(const Database& cards, bool playable) {
  std::vector<std::string> out;
  each_card(cards, [&](const kawari::Face& face) {
    if (!playable || face.compiled()) out.push_back(face.full_name);
  });
  std::sort(out.begin(), out.end());
  return out;
}

// The words of a text, folded.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out;
  std::string word;
  for (const char c : fold(text) + " ") {
    if (c == ' ' || c == ',' || c == '-' || c == '.') {
      if (!word.empty()) out.push_back(std::move(word));
      word.clear();
    } else {
      word += c;
    }
  }
  return out;
}

}  // namespace

std::string face_id(const kawari::Game& game, std::string_view full_name) {
  std::string out(game.rules->id);
  out += '/';
  bool gap = false;
  for (const char c : fold(full_name)) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
    if (letter) {
      if (gap && out.back() != '/') out += '-';
      out += c;
    }
    gap = !letter && c != '\'';
    if (c == '\'') gap = false;
  }
  return out;
}

Language spoken(const kawari::Game& game, Language language) {
  const GameWords* words = game.rules->words;
  return words != nullptr && speaks(*words, engine(language)) ? language : Language::en;
}

namespace {

std::string stat_label(const kawari::Game& game, Stat stat, const std::string& otherwise, Language language) {
  const GameWords* words = game.rules->words;
  if (words == nullptr) return otherwise;
  const auto names = words->in(engine(language)).stats;
  const auto at = static_cast<std::size_t>(stat);
  return at < names.size() ? names[at].name.text : otherwise;
}

}  // namespace

Face public_face(const kawari::Game& game, const Database& cards, const kawari::Face& face,
                 Language language) {
  const Vocabulary& words = game.rules->grammar().vocabulary();
  Face out;
  out.id = face_id(game, face.full_name);
  out.full_name = face.full_name;
  out.name = face.name;
  out.version = face.version;
  for (const TypeWord& type : words.types)
    if (type.kinds == face.kinds && out.kinds.empty()) out.kinds.emplace_back(type.name);
  for (std::size_t i = 0; i < words.colours.size(); ++i)
    if (face.colours >> i & 1) out.colours.push_back(fold(words.colours[i].en));
  for (const FieldKey& field : words.yaml_fields)
    if (field.field == Field::stat && (face.stat(field.which) != 0 || field.which == Stat::cost))
      out.figures.push_back({field.key, face.stat(field.which), face.stat(field.which),
                             stat_label(game, field.which, field.key, language)});
  for (const WordId word : face.classifications) out.traits.push_back(cards.book().word(word));
  out.text = face.text;
  out.set = face.set;
  out.plays = face.compiled();
  if (!out.plays) {
    out.unread = face.refusals[0].unread;
    out.column = face.refusals[0].column;
  }
  return out;
}

std::string slug(std::string_view text) {
  std::string out;
  for (const char c : fold(text)) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
    if (letter)
      out += c;
    else if (!out.empty() && out.back() != '-' && c != '\'')
      out += '-';
  }
  while (!out.empty() && out.back() == '-') out.pop_back();
  return out;
}

std::string ability_slug(std::string_view name, int place) {
  std::string out = slug(name);
  return out.empty() ? std::to_string(place) : out;
}

std::string_view printed_name(const Rules& rules, const Book& book, const kawari::Ability& ability) {
  if (ability.name != kNoWord) return book.word(ability.name);
  if (ability.keyword == kNoKeyword) return {};
  return rules.grammar().vocabulary().keywords[index(ability.keyword)].en;
}

namespace {

std::string_view ability_kind(AbilityKind kind) {
  switch (kind) {
    case AbilityKind::keyword:
      return "keyword";
    case AbilityKind::triggered:
      return "triggered";
    case AbilityKind::activated:
      return "activated";
    case AbilityKind::static_:
      return "static";
    case AbilityKind::replacement:
      return "replacement";
    case AbilityKind::action_text:
      return "action";
    case AbilityKind::free_use:
      return "free";
  }
  return "static";
}

}  // namespace

Face told_face(const kawari::Game& game, const Database& cards, const kawari::Face& face, Language language) {
  Face out = public_face(game, cards, face, language);
  out.language = spoken(game, language);
  if (!out.plays) return out;
  for (std::size_t i = 0; i < face.abilities.size(); ++i) {
    const kawari::Ability& ability = face.abilities[i];
    if (ability.text.empty()) continue;  // it comes with another line
    Ability one;
    one.place = static_cast<int>(i) + 1;
    one.name = printed_name(*game.rules, cards.book(), ability);
    one.id = ability_slug(one.name, one.place);
    if (ability.keyword != kNoKeyword)
      one.keyword = game.rules->grammar().vocabulary().keywords[index(ability.keyword)].en;
    one.kind = ability_kind(ability.kind);
    one.text = print_node(game.rules->grammar(), cards.book(), ability.root, engine(out.language));
    out.abilities.push_back(std::move(one));
  }
  return out;
}

Result<Cards> Inside::cards_of(const kawari::Game& game) {
  auto state = std::make_shared<CardsState>();
  state->game = &game;
  auto empty = std::make_shared<Database>();
  state->keyword_errors = prepare_database(game, *empty);
  state->cards = std::move(empty);
  return cards(std::move(state));
}

std::vector<std::string> Cards::games() {
  std::vector<std::string> out;
  for (const kawari::Game& game : all_games().all) out.emplace_back(game.rules->id);
  return out;
}

Result<Cards> Cards::of_game(std::string_view game) {
  const kawari::Game* found = all_games().named(game);
  if (found == nullptr) {
    std::string right = "The games are: ";
    for (const std::string& one : games()) right += (right.back() == ' ' ? "" : ", ") + one;
    return Error{{}, 0, 0, "There is no game called \"" + std::string(game) + "\".", right + "."};
  }
  return Inside::cards_of(*found);
}

Result<Cards> Cards::shipped(std::string_view game, const std::string& home) {
  Result<Cards> out = of_game(game);
  if (!out) return out;
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(home) / "cards" / folder_of(*out->state_->game);
  std::vector<std::string> files;
  std::error_code wrong;
  for (fs::recursive_directory_iterator it(folder, wrong), end; !wrong && it != end; it.increment(wrong))
    if (it->path().extension() == ".yaml" || it->path().extension() == ".yml")
      files.push_back(it->path().string());
  if (wrong || files.empty())
    return Error{folder.string(), 0, 0, "There are no card files in this folder.",
                 "The home is the folder that has cards/ in it."};
  std::sort(files.begin(), files.end());
  for (const std::string& file : files)
    if (const auto read = out->read_file(file); !read) return read.error();
  return out;
}

Result<ReadReport> Cards::read_file(const std::string& file, const Work& work) {
  kawari::Result<std::string> text = kawari::fail("");
  if (std::string wrong = guarded([&] { text = read_text_file(file, kCardFile); }); !wrong.empty())
    return Error{file, 0, 0, std::move(wrong), {}};
  if (!text) return public_error(text.error());
  return read_text(file, *text, work);
}

Result<ReadReport> Cards::read_text(const std::string& name, std::string_view text, const Work& work) {
  if (state_ == nullptr) return Error{name, 0, 0, "There are no cards here to add to.", {}};
  if (text.size() > limits::kJsonBytes)
    return Error{
        name,
        0,
        0,
        fmt::format("The text has {} bytes; a card file has at most {}.", text.size(), limits::kJsonBytes),
        {}};
  Result<ReadReport> out = ReadReport{};
  const std::string wrong = guarded([&] {
    const auto game = game_of_card_file(Games{{state_->game, 1}}, name, std::string(text));
    if (!game) {
      out = public_error(game.error());
      return;
    }
    auto more = std::make_shared<Database>(*state_->cards);
    const std::size_t old = more->size();
    Budget budget = budget_of(work);
    const std::vector<kawari::Error> errors =
        read_card_text(*state_->game, *more, name, std::string(text), &budget);
    if (budget.out()) {
      out = Error{name, 0, 0, "The file was not read to its end: " + budget.reason() + ".", {}};
      return;
    }
    if (!errors.empty()) {
      out = public_error(errors[0]);
      return;
    }
    auto state = std::make_shared<CardsState>(*state_);
    state->cards = more;
    for (std::size_t i = old; i < more->size(); ++i) {
      const kawari::Face& face = more->faces()[i];
      ++out->read;
      if (face.compiled())
        ++out->plays;
      else
        out->refused.push_back(public_face(*state->game, *state->cards, face));
    }
    state_ = std::move(state);
  });
  if (!wrong.empty()) return Error{name, 0, 0, wrong, {}};
  return out;
}

std::string_view Cards::game() const {
  return state_ == nullptr ? std::string_view() : state_->game->rules->id;
}

std::vector<std::string> Cards::editions() const {
  std::vector<std::string> out;
  if (state_ != nullptr)
    for (const Edition& edition : state_->game->rules->editions) out.emplace_back(edition.id);
  return out;
}

std::string_view Cards::current_edition() const {
  return state_ == nullptr ? std::string_view() : state_->game->default_edition->id;
}

std::size_t Cards::size() const {
  std::size_t out = 0;
  if (state_ != nullptr) each_card(*state_->cards, [&](const kawari::Face&) { ++out; });
  return out;
}

std::vector<std::string> Cards::names() const {
  return state_ == nullptr ? std::vector<std::string>() : names_of(*state_->cards, false);
}

std::vector<std::string> Cards::playable() const {
  return state_ == nullptr ? std::vector<std::string>() : names_of(*state_->cards, true);
}

std::optional<Face> Cards::find(std::string_view full_name, Language language) const {
  if (state_ == nullptr) return std::nullopt;
  const FaceId id = state_->cards->find(full_name);
  if (id == kNoFace) return std::nullopt;
  return told_face(*state_->game, *state_->cards, (*state_->cards)[id], language);
}

std::optional<Face> Cards::face(std::string_view id, Language language) const {
  std::optional<Face> out;
  if (state_ != nullptr)
    each_card(*state_->cards, [&](const kawari::Face& face) {
      if (!out && face_id(*state_->game, face.full_name) == id)
        out = told_face(*state_->game, *state_->cards, face, language);
    });
  return out;
}

std::vector<Face> Cards::search(std::string_view words, std::size_t most) const {
  std::vector<Face> out;
  if (state_ == nullptr || words.size() > limits::kNameBytes) return out;
  const std::vector<std::string> wanted = words_of(words);
  if (wanted.empty()) return out;
  struct Hit {
    int rank;
    const kawari::Face* face;
  };
  std::vector<Hit> hits;
  each_card(*state_->cards, [&](const kawari::Face& face) {
    const std::string name = fold(face.full_name);
    std::string rest = fold(face.text);
    for (const WordId word : face.classifications) rest += " " + fold(state_->cards->book().word(word));
    int rank = name.compare(0, wanted[0].size(), wanted[0]) == 0 ? 0 : 1;
    for (const std::string& word : wanted) {
      const std::size_t at = name.find(word);
      if (at != std::string::npos && (at == 0 || name[at - 1] == ' ')) continue;
      rank = std::max(rank, at != std::string::npos ? 2 : 3);
      if (at == std::string::npos && rest.find(word) == std::string::npos) return;
    }
    hits.push_back({rank, &face});
  });
  std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
    return a.rank != b.rank ? a.rank < b.rank : a.face->full_name < b.face->full_name;
  });
  for (std::size_t i = 0; i < hits.size() && i < most; ++i)
    out.push_back(public_face(*state_->game, *state_->cards, *hits[i].face));
  return out;
}

std::vector<std::string> Cards::nearest(std::string_view name, std::size_t most) const {
  return state_ == nullptr ? std::vector<std::string>() : state_->cards->nearest(name, most);
}

std::vector<std::string> Cards::texts(std::string_view full_name, Language language) const {
  std::vector<std::string> out;
  if (state_ == nullptr) return out;
  const FaceId id = state_->cards->find(full_name);
  if (id == kNoFace || !(*state_->cards)[id].compiled()) return out;
  std::string text = print_face(state_->game->rules->grammar(), *state_->cards, (*state_->cards)[id],
                                engine(spoken(language)));
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    if (end > from) out.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return out;
}

Language Cards::spoken(Language language) const {
  return state_ == nullptr ? Language::en : v1::spoken(*state_->game, language);
}

std::string Cards::fingerprint() const {
  std::uint64_t sum = 0;
  if (state_ != nullptr)
    each_card(*state_->cards, [&](const kawari::Face& face) {
      const Face printed = public_face(*state_->game, *state_->cards, face);
      std::string all = printed.full_name + "\n" + printed.text + "\n";
      for (const auto* list : {&printed.kinds, &printed.colours, &printed.traits})
        for (const std::string& one : *list) all += one + ";";
      for (const Figure& figure : printed.figures) all += figure.key + std::to_string(figure.value) + ";";
      all += face.inkwell ? "+" : "-";
      sum += text_hash(all);
    });
  return fmt::format("{:016x}", sum);
}

}  // namespace kawari::v1
