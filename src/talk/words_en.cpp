// The commands of the conversation in English.
#include "talk/ask_commands.h"

namespace kawari {
namespace {

constexpr Text<CommandId> kWords[] = {
    {CommandId::help, "help"},           {CommandId::actions, "actions"},
    {CommandId::back, "back|undo"},      {CommandId::show, "show"},
    {CommandId::explain, "explain"},     {CommandId::why, "why"},
    {CommandId::all, "all|outcomes"},    {CommandId::set, "set"},
    {CommandId::remove, "remove"},       {CommandId::players, "players"},
    {CommandId::rules, "rules|edition"}, {CommandId::game, "game"},
    {CommandId::language, "language"},   {CommandId::save, "save"},
    {CommandId::load, "load|open"},      {CommandId::begin_again, "new"},
    {CommandId::quit, "quit|exit"},
};

}  // namespace

constexpr Texts<CommandId> command_words_en = by_id<kWords>();

}  // namespace kawari
