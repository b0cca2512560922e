// `kawari deck`: deck lists read and held against the deck rules.
#pragma once
#include <iosfwd>
#include <string>
#include <vector>

namespace kawari::cli {

struct DeckArguments {
  std::vector<std::string> files;
  std::vector<std::string> cards;
  std::string rules;                 // the edition; empty: the game's current one
  std::string game;                  // empty: the one whose cards the list names
  std::string format;                // empty: the ordinary one
  std::vector<std::string> formats;  // files of formats
  std::string day;                   // for their days; empty: as the files say
  std::string language = "en";
  bool json = false;
};

// The exit code: 0 all lists follow the rules, 1 one does not, 2 something could not be read.
int deck(const DeckArguments& arguments, std::ostream& out, std::ostream& err);

}  // namespace kawari::cli
