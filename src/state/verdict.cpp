#include "state/verdict.h"

#include "state/obstacle.h"

namespace kawari {

Verdict Verdict::elsewhere(Zone wanted, PlayerId whose) const {
  Verdict out = with(Obstacle::elsewhere, About::zone);
  out.zone_ = wanted;
  out.who_ = whose;
  return out;
}

Verdict Verdict::wrong_kind(Kind wanted) const {
  Verdict out = with(Obstacle::wrong_kind, About::kind);
  out.kind_ = wanted;
  return out;
}

Verdict Verdict::has_keyword(KeywordId keyword) const {
  Verdict out = with(Obstacle::has_keyword, About::keyword);
  out.keyword_ = keyword;
  return out;
}

Verdict Verdict::lacks_keyword(KeywordId keyword) const {
  Verdict out = with(Obstacle::lacks_keyword, About::keyword);
  out.keyword_ = keyword;
  return out;
}

Verdict Verdict::wrong_step(PhaseId over) const {
  Verdict out = with(Obstacle::wrong_step, About::step);
  out.step_ = over;
  return out;
}

}  // namespace kawari
