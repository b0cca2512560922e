// kawari_soak [GAMES [SEED]]: plays GAMES random games of each game, with concessions, all editions and all
// playable cards. Seeds count up from SEED, and a seed determines its whole game. One process per core plays
// its share of the seeds, so that a crash or a hang costs one game and is reported with its seed.
#include <fmt/format.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <new>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "game/games.h"
#include "judge/judge.h"
#include "sim/soak.h"

namespace kawari {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kSignOfLife = std::chrono::seconds(60);
constexpr auto kLongestGame = std::chrono::seconds(120);  // a longer game counts as a hang

// The progress of a worker, read by the process that waits for it.
struct Progress {
  std::atomic<std::uint64_t> next{0};  // the game that it is playing, counted from 0
  std::atomic<std::uint64_t> games{0}, decisions{0}, conceded{0}, wrong{0};
  std::atomic<std::uint64_t> longest{0}, longest_seed{0};
};

struct Run {
  const Game* game = nullptr;
  SoakTable table;
  std::uint64_t games = 0, seed = 0;
  unsigned workers = 1;
};

std::string about(const Run& run, std::uint64_t seed) {
  const SoakPlan plan = plan_for(*run.game->rules, seed);
  return fmt::format("{}, seed {}, {}, {} players", run.game->rules->id, seed, plan.edition->id,
                     plan.players);
}

void tell(const std::string& line) {
  std::fputs((line + "\n").c_str(), stdout);
  std::fflush(stdout);
}

[[noreturn]] void work(const Run& run, Progress& progress) {
  for (std::uint64_t i = progress.next; i < run.games; i += run.workers) {
    progress.next = i;
    const SoakResult result = soak_game(run.table, plan_for(*run.game->rules, run.seed + i));
    if (!result.wrong.empty()) {
      ++progress.wrong;
      tell(about(run, run.seed + i) + ": " + result.wrong);
    }
    if (result.decisions > progress.longest) {
      progress.longest = result.decisions;
      progress.longest_seed = run.seed + i;
    }
    progress.decisions += result.decisions;
    progress.conceded += static_cast<std::uint64_t>(result.conceded);
    ++progress.games;
  }
  _exit(0);
}

class Soak {
 public:
  explicit Soak(const Run& run) : run_(run) {
    void* shared = mmap(nullptr, run.workers * sizeof(Progress), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) throw std::bad_alloc();
    for (unsigned i = 0; i < run.workers; ++i) {
      workers_.push_back({new (static_cast<Progress*>(shared) + i) Progress, 0, {}, ~0ull});
      workers_.back().progress->next = i;
    }
  }

  // Returns how many games went wrong.
  std::uint64_t play() {
    const auto started = Clock::now();
    for (Worker& worker : workers_) start(worker);
    auto told = started;
    while (any_alive()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      for (Worker& worker : workers_) look_after(worker);
      if (Clock::now() - told < kSignOfLife) continue;
      told = Clock::now();
      tell(summary(seconds_since(started), true));
    }
    tell(summary(seconds_since(started), false));
    return sum(&Progress::wrong);
  }

 private:
  struct Worker {
    Progress* progress;
    pid_t process;
    Clock::time_point since;  // when it began the game that it is playing
    std::uint64_t at;
  };

  static double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }
  bool any_alive() const {
    return std::any_of(workers_.begin(), workers_.end(), [](const Worker& w) { return w.process != 0; });
  }
  std::uint64_t sum(std::atomic<std::uint64_t> Progress::*what) const {
    std::uint64_t total = 0;
    for (const Worker& worker : workers_) total += (worker.progress->*what).load();
    return total;
  }

  void start(Worker& worker) {
    if (worker.progress->next >= run_.games) return;
    worker.process = fork();
    if (worker.process == 0) work(run_, *worker.progress);
    worker.since = Clock::now();
  }

  // Restarts a worker that died, or that has been at one game for too long, with its next game.
  void look_after(Worker& worker) {
    if (worker.process == 0) return;
    Progress& progress = *worker.progress;
    if (progress.next != worker.at) {
      worker.at = progress.next;
      worker.since = Clock::now();
    }
    const bool hangs = Clock::now() - worker.since > kLongestGame;
    if (hangs) kill(worker.process, SIGKILL);
    int status = 0;
    if (waitpid(worker.process, &status, hangs ? 0 : WNOHANG) == 0) return;
    worker.process = 0;
    if (!hangs && WIFEXITED(status) && WEXITSTATUS(status) == 0) return;
    tell(about(run_, run_.seed + progress.next) + (hangs ? ": hangs" : ": crashes"));
    ++progress.wrong;
    progress.next += run_.workers;
    start(worker);
  }

  std::string summary(double seconds, bool on_the_way) const {
    const std::uint64_t games = sum(&Progress::games);
    std::uint64_t longest = 0, seed = 0;
    for (const Worker& worker : workers_) {
      if (worker.progress->longest <= longest) continue;
      longest = worker.progress->longest;
      seed = worker.progress->longest_seed;
    }
    std::string out =
        fmt::format("{}: {}{} games, {} decisions, {} concessions, {} wrong; {:.0f} games a second",
                    run_.game->rules->id, games, on_the_way ? fmt::format(" of {}", run_.games) : "",
                    sum(&Progress::decisions), sum(&Progress::conceded), sum(&Progress::wrong),
                    static_cast<double>(games) / std::max(seconds, 0.001));
    if (!on_the_way) out += fmt::format("; longest game {} decisions (seed {})", longest, seed);
    return out;
  }

  Run run_;
  std::vector<Worker> workers_;
};

unsigned processes() {
  if (const char* jobs = std::getenv("KAWARI_BUILD_JOBS"))
    if (const int wanted = std::atoi(jobs); wanted > 0) return static_cast<unsigned>(wanted);
  return std::max(1u, std::thread::hardware_concurrency());
}

bool read_number(const char* text, std::uint64_t& out) {
  const std::string_view all(text);
  const auto [end, error] = std::from_chars(all.data(), all.data() + all.size(), out);
  return error == std::errc{} && end == all.data() + all.size();
}

int main_of(int count, char** arguments) {
  std::uint64_t games = 100000, seed = 1;
  if (count > 3 || (count > 1 && (!read_number(arguments[1], games) || games == 0)) ||
      (count > 2 && !read_number(arguments[2], seed))) {
    tell("kawari_soak [GAMES [SEED]]: two numbers, GAMES at least 1");
    return 2;
  }
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(KAWARI_HOME)) tell(error.text());
  std::uint64_t wrong = 0;
  for (const Game& game : all_games().all) {
    const std::filesystem::path data =
        std::filesystem::path(KAWARI_HOME) / "../shared/data" / std::string(game.rules->id);
    if (std::filesystem::exists(data)) {
      for (const auto& file : std::filesystem::directory_iterator(data))
        if (file.path().extension() == ".json") judge.add_cards(file.path().string());
    } else {
      tell(fmt::format("{}: no published card data beside the repository; only the shipped cards are played",
                       game.rules->id));
    }
    const std::vector<FaceId> playable = playable_faces(judge.cards(game));
    Run run;
    run.game = &game;
    run.table = {judge.loaded(game), game.rules, playable};
    run.games = games;
    run.seed = seed;
    run.workers = static_cast<unsigned>(std::min<std::uint64_t>(processes(), games));
    tell(fmt::format("{}: {} games from seed {} with {} cards, {} at a time", game.rules->id, games, seed,
                     playable.size(), run.workers));
    wrong += Soak(run).play();
  }
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace kawari

int main(int count, char** arguments) { return kawari::main_of(count, arguments); }
