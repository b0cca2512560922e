// The core's obstacles: what a verdict about each contains, and its message in each language. Every message
// may use the slots {card} and its {place}, {player} and {text}; the contents of the verdict add further
// slots.
#include "explain/obstacle_form.h"

namespace kawari {

template <>
struct ObstacleForm<Obstacle::elsewhere> {
  static constexpr std::string_view name = "elsewhere";
  static constexpr auto about = About::zone;
  static constexpr const char* en = "{card} is {place}, not {wanted}";
  static constexpr const char* es = "{card} está {place}, no {wanted}";
  static constexpr const char* ja = "{card}は{wanted}ではなく{place}あります";
};

template <>
struct ObstacleForm<Obstacle::wrong_kind> {
  static constexpr std::string_view name = "wrong_kind";
  static constexpr auto about = About::kind;
  static constexpr const char* en = "{card} is not {kind%}";
  static constexpr const char* es = "{card} no es {kind%}";
  static constexpr const char* ja = "{card}は{kind%}ではありません";
};

template <>
struct ObstacleForm<Obstacle::not_yours> {
  static constexpr std::string_view name = "not_yours";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} is {player}'s card";
  static constexpr const char* es = "{card} es una carta de {player}";
  static constexpr const char* ja = "{card}は{player}のカードです";
};

template <>
struct ObstacleForm<Obstacle::not_opposing> {
  static constexpr std::string_view name = "not_opposing";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "only an opponent or an opponent's card can be meant";
  static constexpr const char* es = "solo puede ser un oponente o una carta de un oponente";
  static constexpr const char* ja = "相手プレイヤーか相手のカードでなければなりません";
};

template <>
struct ObstacleForm<Obstacle::exerted> {
  static constexpr std::string_view name = "exerted";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} is exerted";
  static constexpr const char* es = "{card} está {card!agotado|agotada}";
  static constexpr const char* ja = "{card}はタップしています";
};

template <>
struct ObstacleForm<Obstacle::ready> {
  static constexpr std::string_view name = "ready";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} is ready";
  static constexpr const char* es = "{card} está {card!preparado|preparada}";
  static constexpr const char* ja = "{card}はアンタップしています";
};

template <>
struct ObstacleForm<Obstacle::drying> {
  static constexpr std::string_view name = "drying";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} came into play this turn";
  static constexpr const char* es = "{card} ha entrado en juego este turno";
  static constexpr const char* ja = "{card}はこのターンに出たばかりです";
};

template <>
struct ObstacleForm<Obstacle::has_keyword> {
  static constexpr std::string_view name = "has_keyword";
  static constexpr auto about = About::keyword;
  static constexpr const char* en = "{card} has {keyword}";
  static constexpr const char* es = "{card} tiene {keyword}";
  static constexpr const char* ja = "{card}は「{keyword}」を持っています";
};

template <>
struct ObstacleForm<Obstacle::lacks_keyword> {
  static constexpr std::string_view name = "lacks_keyword";
  static constexpr auto about = About::keyword;
  static constexpr const char* en = "{card} does not have {keyword}";
  static constexpr const char* es = "{card} no tiene {keyword}";
  static constexpr const char* ja = "{card}は「{keyword}」を持っていません";
};

template <>
struct ObstacleForm<Obstacle::lacks_ability> {
  static constexpr std::string_view name = "lacks_ability";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} has no ability that is used";
  static constexpr const char* es = "{card} no tiene ninguna habilidad que se use";
  static constexpr const char* ja = "{card}には使う能力がありません";
};

template <>
struct ObstacleForm<Obstacle::done_this_turn> {
  static constexpr std::string_view name = "done_this_turn";
  static constexpr auto about = About::player;
  static constexpr const char* en = "{player} has done it this turn already";
  static constexpr const char* es = "{player} ya lo ha hecho este turno";
  static constexpr const char* ja = "{player}はこのターンすでに行っています";
};

template <>
struct ObstacleForm<Obstacle::at_that_place> {
  static constexpr std::string_view name = "at_that_place";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} is there already";
  static constexpr const char* es = "{card} ya está allí";
  static constexpr const char* ja = "{card}はすでにそこにあります";
};

template <>
struct ObstacleForm<Obstacle::cost_too_high> {
  static constexpr std::string_view name = "cost_too_high";
  static constexpr auto about = About::amounts;
  static constexpr const char* en = "it costs {needs}, and {player} can pay {has}";
  static constexpr const char* es = "cuesta {needs}, y {player} puede pagar {has}";
  static constexpr const char* ja = "コストは{needs}で、{player}が支払えるのは{has}です";
};

template <>
struct ObstacleForm<Obstacle::no_such_way> {
  static constexpr std::string_view name = "no_such_way";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "nothing lets {card} be played in that way";
  static constexpr const char* es = "nada permite jugar {card} de ese modo";
  static constexpr const char* ja = "{card}をそのように使うことはできません";
};

template <>
struct ObstacleForm<Obstacle::not_a_base> {
  static constexpr std::string_view name = "not_a_base";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} is not “{text}”";
  static constexpr const char* es = "{card} no es “{text}”";
  static constexpr const char* ja = "{card}は「{text}」ではありません";
};

template <>
struct ObstacleForm<Obstacle::target_missing> {
  static constexpr std::string_view name = "target_missing";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "it is not said with which card";
  static constexpr const char* es = "no se dice con qué carta";
  static constexpr const char* ja = "どのカードに対して行うのかが示されていません";
};

template <>
struct ObstacleForm<Obstacle::must_act_first> {
  static constexpr std::string_view name = "must_act_first";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} has to act first, as long as it can";
  static constexpr const char* es = "antes tiene que actuar {card}, mientras pueda";
  static constexpr const char* ja = "可能な限り、先に{card}が行動しなければなりません";
};

template <>
struct ObstacleForm<Obstacle::not_moved> {
  static constexpr std::string_view name = "not_moved";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} is not one of the cards that are put there";
  static constexpr const char* es = "{card} no es una de las cartas que se ponen ahí";
  static constexpr const char* ja = "{card}はそこに置かれるカードではありません";
};

template <>
struct ObstacleForm<Obstacle::picked_already> {
  static constexpr std::string_view name = "picked_already";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "{card} has been picked already";
  static constexpr const char* es = "{card} ya se ha elegido";
  static constexpr const char* ja = "{card}はすでに選ばれています";
};

template <>
struct ObstacleForm<Obstacle::wrong_step> {
  static constexpr std::string_view name = "wrong_step";
  static constexpr auto about = About::step;
  static constexpr const char* en = "{phase} is over";
  static constexpr const char* es = "{phase} ya ha pasado";
  static constexpr const char* ja = "{phase}はすでに終わっています";
};

template <>
struct ObstacleForm<Obstacle::not_your_turn> {
  static constexpr std::string_view name = "not_your_turn";
  static constexpr auto about = About::player;
  static constexpr const char* en = "{player} is the one who may act now";
  static constexpr const char* es = "es {player} quien puede actuar ahora";
  static constexpr const char* ja = "今行動できるのは{player}です";
};

template <>
struct ObstacleForm<Obstacle::decision_open> {
  static constexpr std::string_view name = "decision_open";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "something is still being decided or resolved";
  static constexpr const char* es = "todavía hay algo por decidir o resolver";
  static constexpr const char* ja = "まだ決めること、または解決することが残っています";
};

template <>
struct ObstacleForm<Obstacle::game_over> {
  static constexpr std::string_view name = "game_over";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "the game is over";
  static constexpr const char* es = "la partida ha terminado";
  static constexpr const char* ja = "ゲームは終わっています";
};

template <>
struct ObstacleForm<Obstacle::not_played> {
  static constexpr std::string_view name = "not_played";
  static constexpr auto about = About::nothing;
  static constexpr const char* en = "this build does not play it";
  static constexpr const char* es = "esta versión no sabe jugarlo";
  static constexpr const char* ja = "この版では扱えません";
};

namespace {

using Core = Obstacles<Obstacle, 1>;  // all except Obstacle::none, for which only the rule is told
constexpr auto kMessages = Core::messages();
constexpr auto kInfos = Core::infos();

}  // namespace

std::span<const Message> obstacle_messages() { return kMessages; }
std::span<const ObstacleInfo> core_obstacles() { return kInfos; }

}  // namespace kawari
