"""What of the talk about trades and discards is worth a line, and of which offer it speaks.

An offer that comes to nothing is one line: whoever says no to it is named there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, TypeGuard

from engine.catan import events as e
from engine.catan.hands import Hand
from engine.catan.names import Bits, Seat
from engine.catan.view import Concealed

Told: TypeAlias = e.Event | Concealed
Terms: TypeAlias = tuple[Hand, Hand]
"""What an offer gives, and what it asks for."""


@dataclass(frozen=True, slots=True)
class Said:
    """An event to be told; `terms` are those of the offer that it speaks of, where they are known.

    `refused` are those who said no to the offer that it is, `asked` all whom it asked (0: every rival).
    """

    event: Told
    terms: Terms | None = None
    refused: tuple[Seat, ...] = ()
    asked: Bits = 0

    def is_unwanted(self, seats: int) -> bool:
        """Whether everybody who was asked has said no, at a table of so many."""
        return len(self.refused) >= (self.asked.bit_count() or seats - 1)


_TALK: Final = (e.OfferWithdrawn, e.OfferExpired, e.OfferAccepted, e.OfferDeclined, e.AnswerWithdrawn)
"""What is said of an open offer."""
_FOLDED: Final = (e.OfferDeclined, e.OfferWithdrawn, e.OfferExpired, e.AnswerWithdrawn)


def worth_telling(events: Sequence[Told], seats: int) -> list[Said]:
    """The events without those that another one tells as well.

    That is the offer and the answers before it became a trade, who said no to it and that it was taken back then, and
    the choice before a discard was turned up.
    """
    kept: list[Said] = []
    offers: dict[int, Terms] = {}
    asked = 0
    for event in events:
        if isinstance(event, e.Traded):
            _drop_talk(kept, event)
        if _is_discard(event):
            kept = [said for said in kept if not _chose(said.event, event.seat)]
        if isinstance(event, e.Offered):
            offers[event.offer] = (event.give, event.want)
        if isinstance(event, e.TurnEnded):
            offers.clear()
            asked = 0
        asked = event.asked if isinstance(event, e.SeatsAsked) else asked
        if isinstance(event, _TALK):
            if not _folded(kept, event, seats):
                kept.append(Said(event, offers.get(event.offer)))
        else:
            kept.append(Said(event, asked=asked if isinstance(event, e.Offered) else 0))
    return kept


def _folded(kept: list[Said], event: Told, seats: int) -> bool:
    """Tell a "no", or the end of what nobody wants, in the line of its offer; whether that line is there."""
    if not isinstance(event, _FOLDED):
        return False
    place = _place_of(kept, event.offer)
    if place is None:
        return False
    refused = kept[place].refused
    match event:
        case e.OfferDeclined(seat):
            kept[place] = replace(kept[place], refused=(*refused, seat))
        case e.AnswerWithdrawn(seat):
            kept[place] = replace(kept[place], refused=tuple(one for one in refused if one != seat))
            return seat in refused
        case _:
            return kept[place].is_unwanted(seats)
    return True


def _place_of(kept: list[Said], number: int) -> int | None:
    """Where the newest offer of this number in the present turn is told."""
    for place in range(len(kept) - 1, -1, -1):
        event = kept[place].event
        if isinstance(event, e.TurnEnded):
            return None
        if isinstance(event, e.Offered) and event.offer == number:
            return place
    return None


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
