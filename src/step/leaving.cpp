// [LOR-2.1 9.2.3, 7.7.7] All cards, effects and waiting abilities of a player who leaves go with them. What
// other players are resolving goes on. Nobody answers the open question of the player who left: it is
// removed, and the frame that asked it checks again what there is to ask.
#include "step/leaving.h"

#include "commit/commit.h"
#include "commit/effects.h"
#include "commit/marks.h"
#include "replace/settle.h"
#include "run/run.h"
#include "state/rules.h"

namespace kawari {
namespace {

class Leaving {
 public:
  Leaving(Match& match, PlayerId player) : match_(match), state_(match.state), player_(player) {}

  void run() {
    const Pending asked = state_.pending;
    const std::size_t depth = state_.frames.size();
    drop_parts();
    end_frames();
    forget_in_proposals();
    for (Frame& frame : state_.frames)
      if (frame.kind == FrameKind::program || frame.kind == FrameKind::splice)
        skip_in_loops(match_, frame, player_);
    take_out(match_, player_);
    end_challenge();
    ask_anew(asked, state_.frames.size() != depth);
  }

 private:
  bool theirs(CardId card) const { return card != kNoCard && state_.card(card).player() == player_; }
  bool theirs(ObjectRef ref) const { return in_place(state_, ref) && theirs(card_of(state_, ref)); }

  // Whether the frame is the player's: an action, a resolution, or their turn. Procedures without a card
  // belong to the game.
  bool theirs(const Frame& frame) const {
    if (frame.controller != player_) return false;
    return frame.kind != FrameKind::procedure || frame.card != kNoCard || is_turn(frame);
  }
  bool is_turn(const Frame& frame) const {
    return frame.kind == FrameKind::procedure && frame.procedure == match_.rules->turn_procedure;
  }

  // Drops the parts that happen to the player or their cards, or because of them.
  void drop_parts() {
    for (Part& part : state_.parts) {
      const bool needs_other =
          part.kind == PartKind::relocate || part.kind == PartKind::put_under || part.kind == PartKind::mark;
      if (theirs(part.object) || (part.object.none() && part.player == player_) || theirs(part.source) ||
          (needs_other && theirs(part.other)))
        part.flags |= kDropped;
    }
  }

  void end_frames() {
    for (std::size_t i = 0; i < state_.frames.size(); ++i) {
      Frame& frame = state_.frames[i];
      if (frame.kind == FrameKind::splice) {
        if (!undone(frame)) continue;
        cut(i, i);
        break;
      }
      if (!theirs(frame)) continue;
      for (const Proposal& p : state_.proposals) {
        if (p.frame_depth != i + 1) continue;
        cut(i + 1, i);  // its event, and replacements of it
        break;
      }
      end(state_.frames[i]);
    }
    while (!state_.frames.empty() && (state_.frame().flags & kFrameOfLeaver)) drop_frame(match_);
  }

  // Ends the frames from `first` on, and the events of frames from `first_event` on.
  void cut(std::size_t first, std::size_t first_event) {
    while (!state_.proposals.empty() && state_.proposals.back().frame_depth > first_event)
      end_proposal(match_);
    while (state_.frames.size() > first) drop_frame(match_);
  }

  // Whether the frame is a replacement effect of the player, or of an event that does not happen: its parts
  // are dropped.
  bool undone(const Frame& frame) {
    const Splice::Fields& splice = local<Splice>(frame);
    Proposal& p = state_.proposals[splice.proposal];
    const Part& original = state_.parts[static_cast<std::size_t>(p.first) + splice.part];
    if (frame.controller != player_ && !original.has(kDropped)) return false;
    for (int i = splice.first_product; i < p.count; ++i)
      state_.parts[static_cast<std::size_t>(p.first + i)].flags |= kDropped;
    return true;
  }

  // Ends the frame without results. Frames above it that are not the player's go on first.
  void end(Frame& frame) {
    if (is_turn(frame)) {
      // The teammates go on with the turn of the team.
      if (const PlayerList others = team_of(state_, player_); !others.empty()) {
        frame.controller = state_.turn_player = others[0];
        return;
      }
      // The turn may already be at this step.
      if (frame.step >= match_.rules->leave_step) return;
      frame.step = match_.rules->leave_step;
      frame.progress = Progress::fresh;
      return;
    }
    frame.flags |= kFrameOfLeaver;
    frame.pc = kNoNode;
    if (frame.kind == FrameKind::procedure)
      frame.step = end_of(match_.rules->procedures[index(frame.procedure)]);
  }

  void forget_in_proposals() {
    for (std::size_t i = state_.follow_ups.size(); i-- > 0;)
      if (state_.follow_ups[i].controller == player_) state_.follow_ups.erase(i);
    for (Proposal& p : state_.proposals)
      if (p.stage == Stage::choosing) p.stage = Stage::looking;
  }

  // Ends a challenge whose challenger is gone.
  void end_challenge() {
    bool challenger = false, any = false;
    for (std::uint8_t i = 0; i < state_.slot_end(); ++i) {
      any = any || state_.slots[i].combat != 0;
      challenger = challenger || state_.slots[i].combat == static_cast<int>(Combat::challenger);
    }
    if (challenger || !any) return;
    expire(match_, Until::end_of_challenge, kNoPlayer, rule::key(rule::duration));
    end_combat(match_);
  }

  // Frames ask their questions again if there is still something to ask. Only the question how a card enters
  // is asked once.
  void ask_anew(const Pending& asked, bool frames_ended) {
    state_.answered = 0;
    if (frames_ended || asked.who == player_) state_.picks.clear();
    for (std::size_t i = state_.picks.size(); i-- > 0;)
      if (!in_place(state_, state_.picks[i])) state_.picks.erase(i);
    if (!state_.proposals.empty() && state_.proposals.back().stage == Stage::entering) {
      Proposal& p = state_.proposals.back();
      const Part& part = state_.parts[static_cast<std::size_t>(p.first) + p.cursor];
      if (asked.ask != Ask::none && asked.frame == 0xFF && asked.who != player_ && !part.has(kDropped))
        return;
      p.asked = 0;
    }
    state_.pending = Pending{};
  }

  Match& match_;
  State& state_;
  PlayerId player_;
};

}  // namespace

void leave_game(Match& match, PlayerId player) { Leaving(match, player).run(); }

}  // namespace kawari
