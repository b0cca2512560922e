#include "explain/obstacle_form.h"

namespace kawari {
namespace own {
enum class OwnObstacle : std::uint8_t { asleep, count_ };
constexpr Obstacle id(OwnObstacle obstacle) { return own_obstacle(obstacle); }
}  // namespace own

template <>
struct ObstacleForm<own::OwnObstacle::asleep> {
  static constexpr auto about = About::nothing;
};

static_assert(Obstacles<own::OwnObstacle>::infos().size() == 1);

}  // namespace kawari
