"""Whether a decision still means what its player saw, after what others did since."""

from collections.abc import Sequence

from engine.catan.actions import (
    AcceptOffer,
    Action,
    Confirm,
    CounterOffer,
    DeclineOffer,
    WithdrawAnswer,
    WithdrawOffer,
)
from engine.catan.events import (
    AnswerWithdrawn,
    Countered,
    DiscardChosen,
    Discarded,
    DiscardWithdrawn,
    Event,
    OfferAccepted,
    OfferDeclined,
    Offered,
    OfferExpired,
    OfferWithdrawn,
    TurnEnded,
)
from engine.catan.names import Seat

_HARMLESS = (
    OfferAccepted, OfferDeclined, Countered, AnswerWithdrawn, DiscardChosen, DiscardWithdrawn, Discarded,
)  # fmt: skip


def still_means(action: Action, seat: Seat, since: Sequence[Event]) -> bool:
    """What others merely said changes nothing; an answer hangs on its own offer alone."""
    if isinstance(action, AcceptOffer | DeclineOffer | CounterOffer | WithdrawAnswer):
        return not any(_concerns(event, seat, action.offer) for event in since)
    since = [event for event in since if not _lapsed(event, action)]
    partner = action.partner if isinstance(action, Confirm) else None
    return all(isinstance(event, _HARMLESS) and event.seat not in {seat, partner} for event in since)


def _lapsed(event: Event, action: Action) -> bool:
    """Whether an offer's hours were over that the action does not speak of."""
    spoken = action.offer if isinstance(action, Confirm | WithdrawOffer) else None
    return isinstance(event, OfferExpired) and event.offer != spoken


def _concerns(event: Event, seat: Seat, offer: int) -> bool:
    """Whether an event makes an answer to an offer another one than was meant: other offers do not."""
    if isinstance(event, Offered | OfferExpired | OfferWithdrawn):
        return event.offer == offer
    own = (
        isinstance(event, OfferAccepted | OfferDeclined | Countered | AnswerWithdrawn) and event.seat == seat
    )
    return own or isinstance(event, TurnEnded)
