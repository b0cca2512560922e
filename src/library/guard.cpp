#include "library/guard.h"

#include <exception>
#include <new>

namespace kawari {

std::string thrown_sentence() {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return "There is not enough memory for this.";
  } catch (const std::exception& error) {
    return std::string("An error inside of Kawari: ") + error.what() + ".";
  } catch (...) {
    return "An error inside of Kawari.";
  }
}

}  // namespace kawari
