// The forms of Duel Masters' own obstacles: what a verdict about each contains, and its messages.
#pragma once
#include "explain/obstacle_form.h"
#include "games/duel_masters/obstacles.h"

namespace kawari {

template <>
struct ObstacleForm<duel_masters::OwnObstacle::colour_missing> {
  static constexpr std::string_view name = "colour_missing";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "an untapped mana card of a civilization that {card} needs is missing";
  static constexpr const char* es = "falta maná enderezado de una civilización que {card} necesita";
  static constexpr const char* ja = "{card}に必要な文明のアンタップしているマナが足りません";
};

template <>
struct ObstacleForm<duel_masters::OwnObstacle::no_base> {
  static constexpr std::string_view name = "no_base";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "there is no “{text}” to put {card} on";
  static constexpr const char* es = "no hay “{text}” sobre la que poner {card}";
  static constexpr const char* ja = "{card}を重ねられる「{text}」がありません";
};

template <>
struct ObstacleForm<duel_masters::OwnObstacle::is_attacked> {
  static constexpr std::string_view name = "is_attacked";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} is what is being attacked";
  static constexpr const char* es = "{card} es lo que está siendo atacado";
  static constexpr const char* ja = "{card}自身が攻撃されています";
};

}  // namespace kawari
