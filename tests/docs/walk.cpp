#include "tests/docs/walk.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "event/event.h"
#include "explain/explain.h"
#include "game/games.h"
#include "games/lorcana/lorcana.h"
#include "judge/judge.h"
#include "state/names.h"
#include "state/query.h"
#include "state/setup.h"
#include "step/step.h"

namespace kawari::docs {
namespace {

constexpr PlayerId kAna{0}, kBruno{1};

class Walk {
 public:
  Walk() : judge_(all_games(), Language::en) {
    for (const Error& error : judge_.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
    const auto is_lorcana = [](const Game& one) { return one.rules->id == "lorcana"; };
    const Game& game = *std::find_if(all_games().all.begin(), all_games().all.end(), is_lorcana);
    cards_ = std::make_unique<MatchCards>(judge_.loaded(game));
    const Edition* edition = all_games().edition_named("lorcana-2.1");
    match_ = new_match(*cards_, *game.rules, *edition, 2, 1);
    mine_ = put(kAna, "Seven Dwarfs' Mine - Secure Fortress");
    sleepy_ = put(kAna, "Sleepy - Sluggish Knight");
    flounder_ = put(kBruno, "Flounder - Voice of Reason");
    put(kBruno, "Beast - Selfless Protector");
    put(kBruno, "Beast - Selfless Protector");  // two candidates: settle() has to ask
    for (int i = 0; i < 2; ++i) add_card(match_, face("Flounder - Voice of Reason"), kAna, Zone::resource);
    begin_main_phase(match_, kAna, 5);
    match_.trace = &trace_;
    match_.ask_forced = true;  // forced decisions are shown as well
    kawari::run(match_);
  }

  std::string told() {
    take(move_to_the_mine());
    for (int i = 0; i < 20 && match_.state.pending.ask != Ask::action; ++i) take(answer());
    out_ += "\nthe trace\n";
    for (const TraceItem& item : trace_.items) tell(item);
    return out_;
  }

 private:
  FaceId face(std::string_view name) {
    const FaceId found = cards_->bring(name);
    EXPECT_NE(found, kNoFace) << name;
    return found;
  }
  CardId put(PlayerId owner, std::string_view name) {
    return match_.state.slot(add_in_play(match_, face(name), owner)).top;
  }
  std::string card(CardId id) const { return id == kNoCard ? "-" : std::string(match_.face(id).full_name); }
  std::string object(ObjectRef ref) const { return ref.none() ? "-" : card(card_of(match_.state, ref)); }
  static std::string_view player(PlayerId id) {
    return id == kAna ? "Ana" : id == kBruno ? "Bruno" : "nobody";
  }

  std::string in_words(const Option& option) const {
    Explainer explainer(match_, Viewer::judge());
    explainer.player_names = {"Ana", "Bruno"};
    return explainer.option(option).text();
  }

  // The answer, as far as the position after it can still tell.
  std::string answered(const Option& option) const {
    return option.is(OptionKind::candidate) ? fmt::format("number {}", option.candidate() + 1)
                                            : in_words(option);
  }
  std::string in_words(const PartRecord& part) const {
    const std::string facts = part.kind == PartKind::pay ? "ink paid" : names_of(match_, part.facts);
    return facts + (part.card != kNoCard ? " " + card(part.card) : "") +
           (part.amount != 0 ? fmt::format(" {}", part.amount) : "");
  }

  Option move_to_the_mine() const {
    for (const Option& option : decision(match_).options) {
      if (!option.is(OptionKind::action) || option.action().card != sleepy_) continue;
      if (option.action().verb == lorcana::id(lorcana::Action::move)) return option;
    }
    ADD_FAILURE() << "the move is not on offer";
    return {};
  }

  // Yes, Flounder, or the first option.
  Option answer() const {
    const Decision open = decision(match_);
    for (const Option& option : open.options) {
      if (option.is(OptionKind::yes)) return option;
      if (option.is(OptionKind::object) && card_of(match_.state, option.object()) == flounder_) return option;
    }
    return open.options.front();
  }

  void take(const Option& option) {
    const Decision open = decision(match_);
    out_ += fmt::format("asked {}: {}, {} option{}; taken: {}\n", player(open.who), name_of(open.ask),
                        open.options.size(), open.options.size() == 1 ? "" : "s", in_words(option));
    if (open.ask == Ask::replacement) tell_proposal();
    kawari::apply(match_, option);
  }

  void tell_proposal() {
    const State& state = match_.state;
    const Proposal& proposal = state.proposals.back();
    out_ += fmt::format("  the proposal that settle() is at work on, stage {}:\n", name_of(proposal.stage));
    for (int i = 0; i < proposal.count; ++i) {
      const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
      std::string flags;
      for (const auto& [flag, word] : {std::pair<PartFlag, std::string_view>{kOriginal, "original"},
                                       {kProduct, "product"},
                                       {kSelfProduct, "product of a self-replacement"},
                                       {kCalculated, "calculated"},
                                       {kDropped, "dropped"}}) {
        if (part.has(flag)) flags += (flags.empty() ? "" : ", ") + std::string(word);
      }
      out_ += fmt::format("    {}: {}, amount {}; {}\n", names_of(match_, record(match_, part).facts),
                          object(part.object), part.amount, flags);
    }
  }

  void tell(const TraceItem& item) {
    std::string line = fmt::format("  {:<14}", name_of(item.kind));
    if (item.by.ability != kNoWord)
      line += fmt::format("{} of {}", match_.book().word(item.by.ability), card(item.by.card));
    if (item.part.kind != PartKind::none)
      line += (item.by.ability != kNoWord ? ": " : "") + in_words(item.part);
    if (item.kind == TraceKind::action)
      line += fmt::format("{}, {}", player(item.player), card(item.part.card));
    if (item.kind == TraceKind::choice)
      line += fmt::format("{}, {}: {}", player(item.player), name_of(item.ask), answered(item.option));
    for (std::size_t i = 0; i < item.list.size(); ++i)
      line += (i == 0 ? " by " : ", ") + card(item.list[i].card);
    for (const PartRecord& result : item.results) line += " -> " + in_words(result);
    for (const RuleKey key : {item.rule, item.rule2}) {
      const Citation citation = cite(match_, key, Language::en);
      if (key != kNoRule && !citation.number.empty()) line += fmt::format("  [{}]", citation.number);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out_ += line + "\n";
  }

  Judge judge_;
  std::unique_ptr<MatchCards> cards_;
  Match match_;
  Trace trace_;
  CardId mine_ = kNoCard, sleepy_ = kNoCard, flounder_ = kNoCard;
  std::string out_;
};

}  // namespace

std::string walk_through_the_mine() { return Walk().told(); }

}  // namespace kawari::docs
