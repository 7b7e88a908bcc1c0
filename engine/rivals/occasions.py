"""What each demand allows and what an answer to it does; what happens by itself when its time comes."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from engine.rivals import building, dice, event_cards, goods, hand, losses
from engine.rivals.actions import RivalsAction
from engine.rivals.names import Seat
from engine.rivals.state import Ask, Demand, RivalsState, Stage

Actions: TypeAlias = Sequence[RivalsAction]

OPTIONS: Final[dict[Ask, Callable[[RivalsState, Demand], Actions]]] = {
    Ask.FIRST_STACK: hand.choosing,
    Ask.PICK: hand.picking,
    Ask.GAIN: goods.gaining,
    Ask.PAY: goods.paying,
    Ask.BUY: goods.buying,
    Ask.TAKE: goods.taking,
    Ask.GIVE: goods.giving,
    Ask.RAID: goods.raiding,
    Ask.REGIONS: building.placing,
    Ask.SCOUT: building.scouting,
    Ask.RELOCATE: losses.relocating,
    Ask.NAME: losses.naming,
    Ask.LOSE: losses.losing,
    Ask.PREACH: losses.preaching,
    Ask.RETURN: hand.returning,
    Ask.DRAW: hand.drawing,
    Ask.SWAP: hand.swapping,
    Ask.FETCH: losses.fetching,
    Ask.STACK: hand.looking,
    Ask.GUARD_DIE: losses.guarding,
    Ask.CALM_DIE: losses.guarding,
    Ask.DRAW_EVENT: event_cards.draws,
    Ask.DRAW_REGION: building.region_draws,
}
"""What a demand allows."""
ANSWERS: Final[dict[Ask, Callable[[RivalsState, Demand, Any], RivalsState]]] = {
    Ask.FIRST_STACK: hand.chosen,
    Ask.PICK: hand.picked,
    Ask.BUY: goods.bought,
    Ask.TAKE: goods.taken,
    Ask.GIVE: goods.given,
    Ask.RAID: goods.raided,
    Ask.REGIONS: building.placed,
    Ask.SCOUT: building.scouted,
    Ask.RELOCATE: losses.relocated,
    Ask.NAME: losses.named,
    Ask.LOSE: losses.lost,
    Ask.PREACH: losses.preached,
    Ask.RETURN: hand.returned,
    Ask.DRAW: hand.drew,
    Ask.SWAP: hand.swapped,
    Ask.FETCH: losses.fetched,
    Ask.STACK: hand.looked,
    Ask.GUARD_DIE: losses.guarded,
    Ask.CALM_DIE: losses.guarded,
    Ask.DRAW_EVENT: event_cards.drawn,
    Ask.DRAW_REGION: building.region_drawn,
}
"""What an answer does when it is off the agenda."""
STORING: Final[dict[Ask, Callable[[RivalsState, tuple[Stage, ...], Demand, Any], RivalsState]]] = {
    Ask.GAIN: goods.gained,
    Ask.PAY: goods.paid,
}
"""Answers that bring the rest of the agenda about as well, in one go: a third of all are such."""
STEPS: Final[dict[str, Callable[[RivalsState, Seat, Any], RivalsState]]] = {
    "produce-own": dice.produce_own,
    "event": dice.event,
    "fraternal-feuds": event_cards.quarrel,
    "riots": event_cards.riot,
    "riots-paid": event_cards.rioted,
    "swap": hand.swap,
    "next": hand.next_turn,
    "begin": hand.begin,
}
"""What happens by itself; each takes its own stage off the agenda."""
