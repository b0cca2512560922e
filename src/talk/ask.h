// A conversation that builds a question: choose a game, lay out cards, act, answer, go back, save. It takes a
// line and returns text; reading and printing are done by the caller. It stores only the scenario, so its
// explanations are those of the saved file.
#pragma once
#include <deque>
#include <functional>

#include "line/asking_words.h"
#include "line/one_line.h"
#include "talk/moment.h"

namespace kawari {

// How the conversation reads and writes files.
struct AskFiles {
  std::function<Result<std::string>(const std::string& file)> read;
  std::function<bool(const std::string& file, const std::string& text)> write;
};

struct AskRequest {
  const Games* games = nullptr;
  Language language = Language::en;
  const Game* game = nullptr;  // nullptr: the conversation asks for it
  // Nullptr: the conversation asks for it, or uses the current edition if `game` is given.
  const Edition* edition = nullptr;
  bool colour = false;
  AskFiles files;
};

// Completions for the last words of a line.
struct Completion {
  std::size_t from = 0;  // where they begin
  std::vector<std::string> words;
};

class AskSession {
 public:
  AskSession(Judge& judge, const AskRequest& request);

  // The text before the first line.
  std::string greeting();
  std::string prompt() const;
  // The reply to a line; it ends with the end of a line, or is empty.
  std::string reply(const std::string& line);
  bool over() const { return over_; }
  Completion complete(std::string_view line) const;

  // The scenario as it would be saved.
  Scenario scenario() const;
  const Moment& moment() const { return moment_; }

 private:
  enum class Stage : std::uint8_t { game, edition, table };
  struct Command;
  static std::span<const Command> commands();

  template <class... Arguments>
  std::string words(Phrase id, const Arguments&... arguments) const {
    return say(language_, id, arguments...);
  }

  // stages
  std::string choose_game(std::string_view text);
  std::string choose_edition(std::string_view text);
  std::string at_the_table(std::string_view text);
  std::string stage_question() const;
  void begin_table();
  static const Command* command_named(std::string_view word);
  bool names_player(std::string_view text) const;

  // commands; the argument is the rest of the line
  std::string help(std::string_view);
  std::string quit(std::string_view);
  std::string back(std::string_view);
  std::string show(std::string_view);
  std::string actions(std::string_view filter);
  std::string explain(std::string_view);
  std::string why(std::string_view question);
  std::string outcomes(std::string_view);
  std::string save(std::string_view file);
  std::string load(std::string_view file);
  std::string language(std::string_view name);
  std::string game(std::string_view name);
  std::string rules(std::string_view edition);
  std::string players(std::string_view names);
  std::string set(std::string_view text);
  std::string remove(std::string_view card);
  std::string again(std::string_view);

  // changes: tried on a copy, which is kept if it has no errors
  std::string clauses(std::string_view text);
  std::string act(Scenario next);
  std::string change(Scenario next, std::string done);
  std::string answer(const std::vector<std::size_t>& picked);
  std::string answer_in_words(std::string_view text);
  std::optional<Scenario> concession(std::string_view text);
  bool editing(std::string& why) const;
  void keep(Scenario next, Moment moment);
  void remember(Scenario scenario);
  Moment look_at(const Scenario& scenario);
  Scenario complete_scenario(const Scenario& scenario) const;

  // texts
  std::string what_next() const;
  std::string listed_choices(const std::vector<std::size_t>& which) const;
  std::vector<std::size_t> choices_with(std::string_view filter) const;
  std::string news(const Moment& before) const;
  std::string errors_of(const Moment& moment) const;
  std::string added(const Scenario& before, const Scenario& after) const;
  std::string example_state() const;
  Language explaining() const;

  Judge& judge_;
  const Games& games_;
  AskFiles files_;
  Language language_;
  bool colour_;
  Stage stage_ = Stage::game;
  Scenario scenario_;  // as typed; resources that were not mentioned are added when it is run
  Moment moment_;
  NameIndex names_;              // of the game's cards
  std::deque<Scenario> before_;  // for `back`, the latest last; the oldest is dropped
  bool listed_ = false;          // the actions have been listed since the last change
  bool over_ = false;
};

}  // namespace kawari
