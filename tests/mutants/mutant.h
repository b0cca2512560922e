// The switch of ./dev mutants. Only mutated copies of src/ and games/ include this file. $KAWARI_MUTANT is
// the number of the mutant that is switched on; without it, none is. $KAWARI_MUTANTS_REACHED is a file with a
// byte per mutant: each process that executes the place of mutant n, switched on or not, sets byte n.
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <functional>
#include <type_traits>

namespace kawari_mutant {

inline constexpr int kMost = 1 << 14;
inline int active = -1;
inline unsigned char unshared[kMost];
inline unsigned char* reached = unshared;

// Runs before the initialisers of ordinary globals, which may contain mutants.
[[gnu::constructor(101)]] static void read_environment() {
  if (const char* number = std::getenv("KAWARI_MUTANT")) active = std::atoi(number);
  const char* path = std::getenv("KAWARI_MUTANTS_REACHED");
  if (path == nullptr || reached != unshared) return;
  const int file = open(path, O_RDWR);
  void* bytes = file < 0 ? MAP_FAILED : mmap(nullptr, kMost, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (bytes == MAP_FAILED) std::abort();
  close(file);
  reached = static_cast<unsigned char*>(bytes);
}

// Constant expressions are evaluated without mutants.
constexpr bool on(int n) {
  if (std::is_constant_evaluated()) return false;
  reached[n] = 1;
  return active == n;
}

// `a < b` with a mutant is `a < change(n, std::less<>{}, std::less_equal<>{}) < b`: both new operators bind
// as the old.
template <class Was, class Becomes>
struct Change {
  int n;
};
template <class A, class Was, class Becomes>
struct Left {
  const A& a;
  int n;
};
template <class Was, class Becomes>
constexpr Change<Was, Becomes> change(int n, Was, Becomes) {
  return {n};
}

#define KAWARI_MUTANT_OPERATOR(op)                                                  \
  template <class A, class Was, class Becomes>                                      \
  constexpr Left<A, Was, Becomes> operator op(const A& a, Change<Was, Becomes> c) { \
    return {a, c.n};                                                                \
  }                                                                                 \
  template <class A, class Was, class Becomes, class B>                             \
  constexpr bool operator op(const Left<A, Was, Becomes>& left, const B& b) {       \
    if (on(left.n)) return Becomes{}(left.a, b);                                    \
    return Was{}(left.a, b);                                                        \
  }
KAWARI_MUTANT_OPERATOR(==)
KAWARI_MUTANT_OPERATOR(!=)
KAWARI_MUTANT_OPERATOR(<)
KAWARI_MUTANT_OPERATOR(<=)
KAWARI_MUTANT_OPERATOR(>)
KAWARI_MUTANT_OPERATOR(>=)
#undef KAWARI_MUTANT_OPERATOR

}  // namespace kawari_mutant
