// The forms of Lorcana's own obstacles: what a verdict about each contains, and its messages.
#pragma once
#include "explain/obstacle_form.h"
#include "games/lorcana/obstacles.h"

namespace kawari {

template <>
struct ObstacleForm<lorcana::OwnObstacle::other_name> {
  static constexpr std::string_view name = "other_name";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} has another name";
  static constexpr const char* es = "{card} tiene otro nombre";
  static constexpr const char* ja = kNotSpoken;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::not_inkable> {
  static constexpr std::string_view name = "not_inkable";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} has no inkwell symbol";
  static constexpr const char* es = "{card} no tiene el símbolo de tintero";
  static constexpr const char* ja = kNotSpoken;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::used_this_turn> {
  static constexpr std::string_view name = "used_this_turn";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} has used it already";
  static constexpr const char* es = "{card} ya la ha usado";
  static constexpr const char* ja = kNotSpoken;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::cost_cannot_be_paid> {
  static constexpr std::string_view name = "cost_cannot_be_paid";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} does not meet “{text}”";
  static constexpr const char* es = "{card} no cumple “{text}”";
  static constexpr const char* ja = kNotSpoken;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::song_too_expensive> {
  static constexpr std::string_view name = "song_too_expensive";
  static constexpr auto about = About::amounts;
  static constexpr const char* en = "{card} can sing songs of cost {has} or less, and this one costs {needs}";
  static constexpr const char* es =
      "{card} puede cantar canciones de coste {has} o menos, y esta cuesta {needs}";
  static constexpr const char* ja = kNotSpoken;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::singers_too_few> {
  static constexpr std::string_view name = "singers_too_few";
  static constexpr auto about = About::amounts;
  static constexpr const char* en = "all who could sing come to {has} together, and {needs} is needed";
  static constexpr const char* es = "entre todos los que podrían cantar suman {has}, y hacen falta {needs}";
  static constexpr const char* ja = kNotSpoken;
};

}  // namespace kawari
