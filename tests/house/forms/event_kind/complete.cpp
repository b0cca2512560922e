#include "state/event_kinds.h"

namespace kawari {

bool damage_impossible(const Match& match, const Part& part);
void carry_out_damage(Match& match, Part& part);
MessageId message(const Match& match, const PartRecord& part);

constexpr KindInfo kKind = {
    .kind = PartKind::deal_damage,
    .name = "deal-damage",
    .touches = Touches::owner,
    .facts = is_fact<Fact::damage_dealt>,
    .impossible = damage_impossible,
    .forbidden = never_forbidden,
    .carry_out = carry_out_damage,
    .writes = writes<kReadsDamage>,
    .message = message,
    .joins = Joins::alike,
    .bookkeeping = bookkept<false>,
};

}  // namespace kawari
