// A tree while its references are being bound. Trees are shared and read-only; the nodes of a draft are
// copies, so all of them can be written.
#pragma once
#include <utility>

#include "ir/tree.h"

namespace kawari {

class Draft : public Tree {
 public:
  Draft() = default;
  // A copy of this node, without its kids.
  explicit Draft(const Tree& node) {
    op = node.op;
    value = node.value;
    word = node.word;
    hint = node.hint;
    reg = node.reg;
  }

  // A copy of the whole tree.
  static std::shared_ptr<Draft> of(const Tree& tree) {
    auto out = std::make_shared<Draft>(tree);
    for (const TreePtr& kid : tree.kids) out->add_kid(of(*kid));
    return out;
  }

  // Kids are read through Tree::kids and written through these functions.
  std::size_t count() const { return drafts_.size(); }
  Draft& kid(std::size_t i) { return *drafts_[i]; }
  void add_kid(std::shared_ptr<Draft> kid) {
    kids.push_back(kid);
    drafts_.push_back(std::move(kid));
  }
  void set_kid(std::size_t i, std::shared_ptr<Draft> kid) {
    kids[i] = kid;
    drafts_[i] = std::move(kid);
  }
  void drop_kids() {
    kids.clear();
    drafts_.clear();
  }
  // Used when the budget is too small to copy the kids: they can be read, but not written.
  void share_kids(const Tree& tree) { kids = tree.kids; }
  void take_kids(const Draft& other) {
    kids = other.kids;
    drafts_ = other.drafts_;
  }

 private:
  std::vector<std::shared_ptr<Draft>> drafts_;  // the nodes of Tree::kids, in the same order
};

}  // namespace kawari
