#include "explain/obstacle_form.h"

namespace kawari {
namespace own {
enum class OwnObstacle : std::uint8_t { asleep, awake, count_ };
constexpr Obstacle id(OwnObstacle obstacle) { return own_obstacle(obstacle); }
}  // namespace own

template <>
struct ObstacleForm<own::OwnObstacle::asleep> {
  static constexpr std::string_view name = "asleep";
  static constexpr auto about = About::nothing;
};

namespace own {
namespace {
constexpr Text<OwnObstacle> kEnglish[] = {
    {OwnObstacle::asleep, "{card} is asleep"},
};
static_assert(obstacle_texts<kEnglish, kEach<OwnObstacle>>().size() == 2);
}  // namespace
}  // namespace own

}  // namespace kawari
