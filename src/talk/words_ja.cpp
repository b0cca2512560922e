// The commands of the conversation in Japanese.
#include "talk/ask_commands.h"

namespace kawari {
namespace {

constexpr Text<CommandId> kWords[] = {
    {CommandId::help, "ヘルプ"},        {CommandId::actions, "行動"}, {CommandId::back, "戻る"},
    {CommandId::show, "表示"},          {CommandId::explain, "説明"}, {CommandId::why, "なぜ"},
    {CommandId::all, "全部"},           {CommandId::set, "設定"},     {CommandId::remove, "除く"},
    {CommandId::players, "プレイヤー"}, {CommandId::rules, "版"},     {CommandId::game, "ゲーム"},
    {CommandId::language, "言語"},      {CommandId::save, "保存"},    {CommandId::load, "読込"},
    {CommandId::begin_again, "新規"},   {CommandId::quit, "終了"},
};

}  // namespace

constexpr Texts<CommandId> command_words_ja = by_id<kWords>();

}  // namespace kawari
