#include "deck/format_file.h"

#include <algorithm>
#include <charconv>

#include "base/control.h"
#include "base/json_text.h"
#include "base/limits.h"
#include "base/yaml_text.h"
#include "card/database.h"
#include "scenario/yaml_reader.h"

namespace kawari {
namespace {

constexpr const char* kDayExample = "A day is written 2025-04-08.";

FormatList* format_named(FormatFiles& into, const std::string& name, const std::string& file) {
  for (FormatList& format : into.formats)
    if (fold(format.name) == fold(name)) return &format;
  if (into.formats.size() >= limits::kFormats) return nullptr;
  into.formats.push_back({name, file, {}});
  return &into.formats.back();
}

std::string too_many_formats() {
  return "There are more than " + std::to_string(limits::kFormats) + " formats.";
}

bool room_for_errors(FormatFiles& into, const std::string& file) {
  if (into.errors.size() < limits::kFileErrors) return true;
  if (into.errors.size() == limits::kFileErrors)
    into.errors.push_back({file,
                           0,
                           0,
                           "There are more than " + std::to_string(limits::kFileErrors) +
                               " mistakes; from here on they are not told.",
                           {}});
  return false;
}

// --- a list that a person keeps

class ListReader {
 public:
  ListReader(const std::string& file, FormatFiles& into)
      : file_(file), into_(into), reader_(file, into.errors) {}

  void read(const YAML::Node& root) {
    if (!reader_.is_map(root, "The file", "formats: {core: {banned: [Smash]}}")) return;
    reader_.check_keys(root, kRootKeys, "a file of formats");
    const YAML::Node formats = root["formats"];
    if (!formats) {
      reader_.wrong(YamlReader::where(root), "The file has no `formats`.",
                    "It begins with `formats:`, and a name for each format.");
      return;
    }
    if (!reader_.is_map(formats, "`formats`", "{core: {banned: [Smash]}}")) return;
    for (const auto& entry : formats) {
      if (reader_.full()) return;
      const auto name = reader_.name(entry.first, "The name of a format");
      if (!name) continue;
      FormatList* format = format_named(into_, name->text, file_);
      if (format == nullptr) {
        reader_.wrong(name->at, too_many_formats());
        return;
      }
      one(entry.second, *format);
    }
  }

 private:
  static constexpr std::string_view kRootKeys[] = {"formats"};
  static constexpr std::string_view kFormatKeys[] = {"like", "banned", "rotated", "released"};
  static constexpr std::string_view kBannedKeys[] = {"card", "since"};
  static constexpr std::string_view kRotatedKeys[] = {"card", "until"};
  static constexpr std::string_view kReleasedKeys[] = {"card", "from"};
  // The lists of a format: what each says of its cards.
  struct List {
    std::string_view key;
    std::span<const std::string_view> keys;
    std::string_view day;
    Day CardPrinting::*field;
    bool allowed;
    bool needs_day;
  };
  static constexpr List kLists[] = {
      {"banned", kBannedKeys, "since", &CardPrinting::banned, false, false},
      {"rotated", kRotatedKeys, "until", &CardPrinting::until, false, false},
      {"released", kReleasedKeys, "from", &CardPrinting::from, true, true},
  };

  void one(const YAML::Node& node, FormatList& format) {
    if (!reader_.is_map(node, "A format", "{like: constructed, banned: [Smash]}")) return;
    reader_.check_keys(node, kFormatKeys, "a format");
    if (const YAML::Node like = node["like"])
      if (const auto name = reader_.name(like, "`like`")) format.like = name->text;
    for (const List& list : kLists)
      if (const YAML::Node cards = node[std::string(list.key)]) all(cards, list, format);
  }

  void all(const YAML::Node& cards, const List& list, FormatList& format) {
    if (!reader_.is_list(cards, "`" + std::string(list.key) + "`", "[Smash]")) return;
    for (const YAML::Node& card : cards) {
      if (reader_.full()) return;
      if (++cards_ > limits::kFileCards) {
        reader_.wrong(YamlReader::where(card),
                      "The file has more than " + std::to_string(limits::kFileCards) + " cards.");
        return;
      }
      entry(card, list, format);
    }
  }

  void entry(const YAML::Node& node, const List& list, FormatList& format) {
    CardPrinting printing;
    printing.of_card = true;
    printing.allowed = list.allowed;
    // A node that is assigned to changes the tree.
    const YAML::Node named = node.IsMap() ? node["card"] : node;
    Day day = 0;
    if (node.IsMap()) {
      reader_.check_keys(node, list.keys, "a card of `" + std::string(list.key) + "`");
      if (!named) {
        reader_.wrong(YamlReader::where(node), "The entry names no `card`.");
        return;
      }
      if (const YAML::Node written = node[std::string(list.day)]) {
        const auto text = reader_.name(written, "`" + std::string(list.day) + "`");
        if (!text) return;
        const auto read = day_of(text->text);
        if (!read) {
          reader_.wrong(text->at, in_quotes(text->text) + " is no day.", kDayExample);
          return;
        }
        day = *read;
      }
    }
    const auto card = reader_.name(named, "The name of a card");
    if (!card) return;
    if (day == 0 && list.needs_day) {
      reader_.wrong(card->at, "`" + std::string(list.key) + "` needs a day.",
                    "An entry is {card: Smash, " + std::string(list.day) + ": 2025-04-08}.");
      return;
    }
    printing.*list.field = day;
    printing.line = card->at.line;
    format.cards[fold(card->text)].push_back(printing);
    into_.named.push_back({card->text, {file_, card->at.line, card->at.column, {}, {}}});
  }

  const std::string& file_;
  FormatFiles& into_;
  YamlReader reader_;
  std::size_t cards_ = 0;
};

// --- a published card file

class PublishedReader {
 public:
  PublishedReader(const std::string& file, const std::string& text, FormatFiles& into)
      : file_(file), text_(text), into_(into) {}

  void read(const nlohmann::json& root) {
    const auto cards = root.is_object() ? root.find("cards") : root.end();
    if (!root.is_object() || cards == root.end() || !cards->is_array()) {
      wrong({}, "The file has no list `cards`.", "A published card file has one.");
      return;
    }
    if (cards->size() > limits::kFileCards) {
      wrong({}, "The file has " + std::to_string(cards->size()) + " cards; at most " +
                    std::to_string(limits::kFileCards) + " are read.");
      return;
    }
    bool any = false;
    for (const nlohmann::json& card : *cards) {
      if (!room_for_errors(into_, file_)) return;
      if (!card.is_object()) {
        wrong({}, "A card is an object with a name.");
        continue;
      }
      const auto formats = card.find("allowedInFormats");
      if (formats == card.end()) continue;  // the file does not say it of this card
      any = true;
      one(card, *formats);
    }
    if (!any)
      wrong({}, "No card of the file has `allowedInFormats`.", "A published card file has it for each card.");
  }

 private:
  void wrong(const std::string& name, std::string what, std::string right = {}) {
    into_.errors.push_back({file_, line_of(name), 0, std::move(what), std::move(right)});
  }

  // The line where the card is named first.
  int line_of(const std::string& name) const {
    if (name.empty()) return 0;
    const std::size_t at = text_.find(json_text(nlohmann::json(name), -1));
    if (at == std::string::npos) return 0;
    return 1 +
           static_cast<int>(std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
  }

  bool day(const nlohmann::json& object, const char* key, const std::string& name, Day& out) {
    const auto found = object.find(key);
    if (found == object.end() || found->is_null()) return true;
    const auto read = found->is_string() ? day_of(found->get<std::string>()) : std::nullopt;
    if (!read) {
      wrong(name, "`" + std::string(key) + "` of \"" + name + "\" is no day.", kDayExample);
      return false;
    }
    out = *read;
    return true;
  }

  void one(const nlohmann::json& card, const nlohmann::json& formats) {
    const auto found = card.find("fullName");
    const std::string name =
        found != card.end() && found->is_string() ? found->get<std::string>() : std::string();
    if (name.empty() || name.size() > limits::kNameBytes || has_control(name)) {
      wrong({}, "A card with `allowedInFormats` has no usable `fullName`.");
      return;
    }
    if (!formats.is_object()) {
      wrong(name, "`allowedInFormats` of \"" + name + "\" is no object.");
      return;
    }
    Day released = 0;
    if (!day(card, "allowedInTournamentsFromDate", name, released)) return;
    for (const auto& [format_name, says] : formats.items()) {
      if (format_name.size() > limits::kNameBytes || has_control(format_name)) {
        wrong(name, "The name of a format is too long or has a control character in it.");
        continue;
      }
      const auto allowed = says.is_object() ? says.find("allowed") : says.end();
      if (!says.is_object() || allowed == says.end() || !allowed->is_boolean()) {
        wrong(name, "\"" + name + "\" does not say whether " + format_name + " allows it.",
              "`allowed` is true or false.");
        continue;
      }
      CardPrinting printing;
      printing.allowed = allowed->get<bool>();
      printing.from = released;
      Day from = 0;
      if (!day(says, "allowedUntilDate", name, printing.until) ||
          !day(says, "bannedSinceDate", name, printing.banned) || !day(says, "allowedFromDate", name, from))
        continue;
      printing.from = std::max(printing.from, from);
      FormatList* format = format_named(into_, format_name, file_);
      if (format == nullptr) {
        wrong(name, too_many_formats());
        return;
      }
      format->complete = true;
      format->cards[fold(name)].push_back(printing);
    }
  }

  const std::string& file_;
  const std::string& text_;
  FormatFiles& into_;
};

CardStanding standing_of(const CardPrinting& printing, Day on) {
  if (on == 0) {
    if (printing.allowed) return {};
    if (printing.banned != 0) return {Standing::banned, printing.banned};
    if (printing.until != 0) return {Standing::rotated, printing.until};
    return {Standing::banned, 0};
  }
  if (printing.from != 0 && on < printing.from) return {Standing::not_yet, printing.from};
  if (printing.banned != 0 && on >= printing.banned) return {Standing::banned, printing.banned};
  if (printing.until != 0 && on >= printing.until) return {Standing::rotated, printing.until};
  // Not allowed, and no day says since when: at any time.
  if (!printing.allowed && printing.banned == 0 && printing.until == 0) return {Standing::banned, 0};
  return {};
}

}  // namespace

std::optional<Day> day_of(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto number = [&](std::size_t at, std::size_t digits) {
    int value = -1;
    const char* const first = text.data() + at;
    const auto [end, error] = std::from_chars(first, first + digits, value);
    return error == std::errc() && end == first + digits && *first != '-' ? value : -1;
  };
  const int year = number(0, 4), month = number(5, 2), day = number(8, 2);
  if (year < 1900 || month < 1 || month > 12 || day < 1) return std::nullopt;
  constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  if (day > kDays[month - 1] + (leap && month == 2 ? 1 : 0)) return std::nullopt;
  return year * 10'000 + month * 100 + day;
}

std::string day_text(Day day) {
  const auto padded = [](int number, std::size_t digits) {
    std::string out = std::to_string(number);
    return std::string(digits - std::min(digits, out.size()), '0') + out;
  };
  return padded(day / 10'000, 4) + "-" + padded(day / 100 % 100, 2) + "-" + padded(day % 100, 2);
}

const FormatList* FormatFiles::find(std::string_view name) const {
  const auto found = std::find_if(formats.begin(), formats.end(),
                                  [&](const FormatList& format) { return fold(format.name) == fold(name); });
  return found == formats.end() ? nullptr : &*found;
}

void read_format_file(const std::string& file, const std::string& text, FormatFiles& into) {
  const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (first != std::string::npos && text[first] == '{' && text.find("\"cards\"") != std::string::npos) {
    const auto root = load_json(text, file, {});
    if (!root)
      into.errors.push_back(root.error());
    else
      PublishedReader(file, text, into).read(*root);
    return;
  }
  const auto documents = load_yaml(text, file, {});
  if (!documents)
    into.errors.push_back(documents.error());
  else if (documents->empty())
    into.errors.push_back({file, 0, 0, "The file is empty.", "It begins with `formats:`."});
  else
    ListReader(file, into).read(documents->front());
}

CardStanding standing_of(const FormatList& format, std::string_view full_name, Day on) {
  const auto found = format.cards.find(fold(full_name));
  if (found == format.cards.end())
    return format.complete ? CardStanding{Standing::not_listed, 0} : CardStanding{};
  std::optional<CardStanding> best;
  for (const CardPrinting& printing : found->second) {
    const CardStanding here = standing_of(printing, on);
    if (printing.of_card && here.is != Standing::allowed) return here;
    if (!best || here.is == Standing::allowed) best = here;
  }
  return *best;
}

}  // namespace kawari
