"""A whole state that a seat could be in, from its view alone: what it does not see is dealt out by chance."""

from collections import Counter
from collections.abc import Sequence

from engine.rivals.cards import BACKS
from engine.rivals.names import CardKey, Chance, Seat
from engine.rivals.realm import has_cache
from engine.rivals.set_up import backs_of, copies, face_up, shuffled
from engine.rivals.state import RivalsState
from engine.rivals.view import RivalsView


def imagined(view: RivalsView, seat: Seat, chance: Chance) -> RivalsState:
    """A state whose view this is: the unseen cards lie in an order of chance in stacks, piles and the other hand."""
    backs = backs_of(view.options.game)
    unseen = {back: shuffled(sorted(cards), chance) for back, cards in _unseen(view).items()}
    stacks = []
    for number, size in enumerate(view.stacks):
        known = view.looked if number == view.looked_at else ()
        pile = unseen[backs[number]]
        stacks.append(known or tuple(pile[:size]))
        del pile[: 0 if known else size]
    rest = shuffled([card for pile in unseen.values() for card in pile], chance)
    first, second = (sight.discards for sight in view.seats)
    theirs = view.looked if view.looked_at < 0 and view.looked else tuple(rest[first + second :])
    hands = (view.hand, tuple(sorted(theirs)))
    return RivalsState(
        options=view.options,
        realms=(view.seats[0].realm, view.seats[1].realm),
        hands=hands if seat == 0 else (hands[1], hands[0]),
        stacks=tuple(stacks),
        events=view.events,
        regions=view.regions,
        supply=view.supply,
        face_up=view.face_up,
        discards=(tuple(rest[:first]), tuple(rest[first : first + second])),
        pool=view.pool,
        turn=view.turn,
        agenda=view.agenda,
        asked=0,
        winner=view.winner,
    )


def _unseen(view: RivalsView) -> dict[str, list[CardKey]]:
    """By their backs, the cards that lie neither in a principality, nor open, nor in the own hand."""
    backs = dict.fromkeys(backs_of(view.options.game))
    left: Counter[CardKey] = Counter()
    for back in backs:
        left.update(copies(view.options, back))
    left.update(face_up(view.options))
    left.subtract(_seen(view))
    return {back: [card for card in left.elements() if BACKS[card] is back] for back in backs}


def _seen(view: RivalsView) -> Sequence[CardKey]:
    standing = [card for sight in view.seats for card in sight.realm.slots if card]
    caches = [CardKey("gold-cache")] * sum(has_cache(sight.realm) for sight in view.seats)
    return [*view.hand, *view.looked, *view.face_up, *standing, *caches]
