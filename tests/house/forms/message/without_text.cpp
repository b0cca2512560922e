#include "explain/own_messages.h"

namespace kawari::example {

#define EXAMPLE_MESSAGES(EVENT, ACTION, POINT, MESSAGE) EVENT(ring) MESSAGE(bell_broken)
KAWARI_OWN_MESSAGES(EXAMPLE_MESSAGES);

namespace {

constexpr SaidRow<OwnMessage> kSaid[] = {
    {OwnMessage::ring},
    {OwnMessage::ring_would},
    {OwnMessage::bell_broken, {}, kDecides},
};
static_assert(own_said<kSaid>().size() == 3);

constexpr Text<OwnMessage> kTexts[] = {
    {OwnMessage::ring, "{card} rings"},
    {OwnMessage::ring_would, "{card} would ring"},
};
static_assert(own_texts<kTexts>().size() == 3);

}  // namespace
}  // namespace kawari::example
