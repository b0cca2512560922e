#include "explain/obstacle_form.h"

namespace kawari {
namespace own {
enum class OwnObstacle : std::uint8_t { asleep, count_ };
constexpr Obstacle id(OwnObstacle obstacle) { return own_obstacle(obstacle); }
}  // namespace own

template <>
struct ObstacleForm<own::OwnObstacle::asleep> {
  static constexpr std::string_view name = "asleep";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} is asleep";
  static constexpr const char* es = "{card} duerme";
  static constexpr const char* ja = kNotSpoken;
};

static_assert(Obstacles<own::OwnObstacle>::messages().size() == 1);

}  // namespace kawari
