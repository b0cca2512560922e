// A tree while references are being bound in it. Trees are shared and read only; of a draft every node can be
// written, because the draft has made all of them itself.
#pragma once
#include <utility>

#include "ir/tree.h"

namespace kawari {

class Draft : public Tree {
 public:
  Draft() = default;
  // A node like this one, without its kids.
  explicit Draft(const Tree& node) {
    op = node.op;
    value = node.value;
    word = node.word;
    hint = node.hint;
    reg = node.reg;
  }

  // The whole tree, as a draft.
  static std::shared_ptr<Draft> of(const Tree& tree) {
    auto out = std::make_shared<Draft>(tree);
    for (const TreePtr& kid : tree.kids) out->add_kid(of(*kid));
    return out;
  }

  // The kids are read through Tree::kids and written through these.
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
  // Where there is no budget left to copy them: kids that can be read and not written.
  void share_kids(const Tree& tree) { kids = tree.kids; }
  void take_kids(const Draft& other) {
    kids = other.kids;
    drafts_ = other.drafts_;
  }

 private:
  std::vector<std::shared_ptr<Draft>> drafts_;  // the nodes of Tree::kids, in the same order
};

}  // namespace kawari
