"""What of the talk about trades and discards is worth a line, and of which offer it speaks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeGuard

from engine.catan import events as e
from engine.catan.hands import Hand
from engine.catan.names import Seat
from engine.catan.view import Concealed

Told: TypeAlias = e.Event | Concealed
Terms: TypeAlias = tuple[Hand, Hand]
"""What an offer gives, and what it asks for."""


@dataclass(frozen=True, slots=True)
class Said:
    """An event to be told; `terms` are those of the offer that it speaks of, where they are known."""

    event: Told
    terms: Terms | None = None


def worth_telling(events: Sequence[Told]) -> list[Said]:
    """The events without those that a later one tells as well.

    That is the offer and the answers before it became a trade, and the choice before a discard was turned up.
    """
    kept: list[Said] = []
    offers: dict[int, Terms] = {}
    for event in events:
        if isinstance(event, e.Traded):
            _drop_talk(kept, event)
        if _is_discard(event):
            kept = [said for said in kept if not _chose(said.event, event.seat)]
        if isinstance(event, e.Offered):
            offers[event.offer] = (event.give, event.want)
        if isinstance(event, e.TurnEnded):
            offers.clear()
        if isinstance(
            event, e.OfferWithdrawn | e.OfferExpired | e.OfferAccepted | e.OfferDeclined | e.AnswerWithdrawn
        ):
            kept.append(Said(event, offers.get(event.offer)))
        else:
            kept.append(Said(event))
    return kept


def _is_discard(event: Told) -> TypeGuard[e.Discarded | Concealed]:
    return (event.kind if isinstance(event, Concealed) else type(event)) is e.Discarded


def _chose(event: Told, seat: Seat) -> bool:
    """Whether the seat chose here what to discard."""
    kind = event.kind if isinstance(event, Concealed) else type(event)
    return kind in (e.DiscardChosen, e.DiscardWithdrawn) and getattr(event, "seat", None) == seat


def _drop_talk(kept: list[Said], trade: e.Traded) -> None:
    """Drop the newest offer or counter-offer of these terms, and the partner's answer."""
    for place in range(len(kept) - 1, -1, -1):
        match kept[place].event:
            case e.OfferAccepted(seat, number) if (seat, number) == (trade.partner, trade.offer):
                del kept[place]
            case e.OfferDeclined(_, number) if number == trade.offer:
                del kept[place]
            case e.Countered(seat, give, want, number) if (seat, give, want, number) == (
                trade.partner,
                trade.get,
                trade.give,
                trade.offer,
            ):
                del kept[place]
            case e.Offered(_, give, want, number) if number == trade.offer:
                if (give, want) == (trade.give, trade.get):
                    del kept[place]
                return
            case e.TurnEnded():
                return
