"""A game at one moment. Points, advantages and legal actions are worked out from it, never stored."""
# ruff: noqa: RUF005 - adding tuples takes two thirds of the time of unpacking them

from enum import StrEnum
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from engine.protocol import Ending
from engine.rivals.names import ANY, NOBODY, CardKey, Good, Seat
from engine.rivals.options import RivalsOptions


class Ask(StrEnum):
    """What a seat must decide, or (lower half) what happens by itself when its time comes."""

    __hash__ = str.__hash__  # that of enums is five times as slow, and every step looks a demand up

    FIRST_STACK = "first-stack"
    PICK = "pick"
    GAIN = "gain"
    PAY = "pay"
    BUY = "buy"
    TAKE = "take"
    GIVE = "give"
    RAID = "raid"
    REGIONS = "regions"
    SCOUT = "scout"
    RELOCATE = "relocate"
    NAME = "name"
    LOSE = "lose"
    PREACH = "preach"
    RETURN = "return"
    DRAW = "draw"
    SWAP = "swap"
    FETCH = "fetch"
    STACK = "stack"

    GUARD_DIE = "guard-die"
    CALM_DIE = "calm-die"
    DRAW_EVENT = "draw-event"
    DRAW_REGION = "draw-region"

    STEP = "step"


GAIN: Final = Ask.GAIN
PAY: Final = Ask.PAY
STEP: Final = Ask.STEP


class Demand(NamedTuple):
    """One thing that is due: from whom, how often still, among which goods, and what else it hangs on.

    `what` is the name of a step, a stack, or the places that may be chosen.
    """

    ask: Ask
    seat: Seat
    times: int = 1
    goods: int = ANY
    what: Any = None
    optional: bool = False

    def once_less(self) -> "Demand":
        """The same after one answer."""
        return _new(Demand, self[:2] + (self.times - 1,) + self[3:])


Stage: TypeAlias = tuple[Demand, ...]
"""What is due at once: of both seats in secret where there are two."""


class Realm(NamedTuple):
    """A principality. Sites are numbered as they came: two at first, in `sides` on which end each later one was built.

    Site n has the building sites 4n to 4n+3: above near, above far, below near, below far. Regions 0 to 5 lie in the
    columns from west to east, above then below; the later site n brought 2n+2 (above) and 2n+3. `roads` are open ends.
    `cache` is the gold in the Gold Cache, -1 where there is none. `stock`, what lies in each region, changes most often
    and comes first.
    """

    stock: tuple[int, ...]
    sides: str
    roads: str
    cities: tuple[bool, ...]
    kinds: tuple[Good, ...]
    numbers: tuple[int, ...]
    slots: tuple[CardKey, ...]
    cache: int = -1


class TurnPhase(StrEnum):
    """Where a turn is when nothing else is due."""

    BEFORE = "before"
    DICE = "dice"
    MAIN = "main"
    OVER = "over"


BEFORE, DICE, MAIN, OVER = TurnPhase
"""Named apart, for an enum's attribute takes as long as a comparison with ten of these."""
EMPTY: Final = CardKey("")
"""A building site without an expansion."""


class RivalsTurn(NamedTuple):
    """Whose turn it is and what has been done in it. Dice are 0 and "" until they are set or thrown.

    `minted`: how many Mints have been used; `delayed` are the seats that may not replenish at the end of this turn.
    """

    seat: Seat
    number: int
    phase: TurnPhase
    production: int = 0
    face: str = ""
    herald: bool = False
    minted: int = 0
    delayed: tuple[Seat, ...] = ()


_UNTHROWN: Final = tuple(RivalsTurn(NOBODY, 0, BEFORE))[3:]


class RivalsState(NamedTuple):
    """Everything about a game, secrets included. Stacks begin with their top card.

    Event cards and regions lie in no order: each is drawn by chance when it is turned. `events` are those that may come
    before the next Yule, `pool` all of them; Yule itself is counted out. `asked` counts the answers given so far, so
    that one occasion is told from another; `veil` is the state before a choice that both make in secret, `secrets` what
    has been chosen in it. What changes most often comes first: the functions below make a new state in a fifth of the
    time that `_replace` takes.
    """

    agenda: tuple[Stage, ...]
    asked: int
    realms: tuple[Realm, Realm]
    turn: RivalsTurn
    hands: tuple[tuple[CardKey, ...], tuple[CardKey, ...]]
    stacks: tuple[tuple[CardKey, ...], ...]
    options: RivalsOptions
    events: tuple[CardKey, ...]
    regions: tuple[tuple[Good, int], ...]
    supply: tuple[int, int, int]
    face_up: tuple[CardKey, ...]
    discards: tuple[tuple[CardKey, ...], tuple[CardKey, ...]]
    pool: tuple[CardKey, ...]
    veil: "RivalsState | None" = None
    secrets: tuple[tuple[Seat, Any], ...] = ()
    winner: Seat = NOBODY
    ending: Ending | None = None


_new: Final = tuple.__new__
_VEIL: Final = RivalsState._fields.index("veil")
_EVENTS: Final = RivalsState._fields.index("events")
_DISCARDS: Final = RivalsState._fields.index("discards")


def with_agenda(state: RivalsState, agenda: tuple[Stage, ...]) -> RivalsState:
    """The state with another agenda."""
    return _new(RivalsState, (agenda,) + state[1:])


def answered(state: RivalsState, agenda: tuple[Stage, ...]) -> RivalsState:
    """The state with another agenda, one more answer given."""
    return _new(RivalsState, (agenda, state[1] + 1) + state[2:])


def with_realms(state: RivalsState, realms: tuple[Realm, Realm]) -> RivalsState:
    """The state with other principalities."""
    return _new(RivalsState, (state[0], state[1], realms) + state[3:])


def with_realm(state: RivalsState, seat: Seat, realm: Realm) -> RivalsState:
    """The state with one principality replaced."""
    first, second = state[2]
    realms = (realm, second) if seat == 0 else (first, realm)
    return _new(RivalsState, (state[0], state[1], realms) + state[3:])


def settled(state: RivalsState, agenda: tuple[Stage, ...], seat: Seat, realm: Realm) -> RivalsState:
    """The state with another agenda and one principality replaced, one more answer given."""
    first, second = state[2]
    realms = (realm, second) if seat == 0 else (first, realm)
    return _new(RivalsState, (agenda, state[1] + 1, realms) + state[3:])


def produced_in(state: RivalsState, realms: tuple[Realm, Realm], turn: RivalsTurn) -> RivalsState:
    """The state with other principalities and another turn."""
    return _new(RivalsState, (state[0], state[1], realms, turn) + state[4:])


def with_phase(state: RivalsState, phase: TurnPhase) -> RivalsState:
    """The state with the turn in another phase."""
    turn = state[3]
    turn = _new(RivalsTurn, (turn[0], turn[1], phase) + turn[3:])
    return _new(RivalsState, (state[0], state[1], state[2], turn) + state[4:])


def with_hand(state: RivalsState, seat: Seat, hand: tuple[CardKey, ...]) -> RivalsState:
    """The state with one hand replaced; hands are kept in order."""
    (first, second), hand = state.hands, tuple(sorted(hand))
    hands = (hand, second) if seat == 0 else (first, hand)
    return _new(RivalsState, state[:4] + (hands,) + state[5:])


def with_cards(
    state: RivalsState, seat: Seat, hand: tuple[CardKey, ...], stacks: tuple[tuple[CardKey, ...], ...]
) -> RivalsState:
    """The state with one hand and the draw stacks replaced."""
    (first, second), hand = state[4], tuple(sorted(hand))
    hands = (hand, second) if seat == 0 else (first, hand)
    return _new(RivalsState, state[:4] + (hands, stacks) + state[6:])


def with_stacks(state: RivalsState, stacks: tuple[tuple[CardKey, ...], ...]) -> RivalsState:
    """The state with other draw stacks."""
    return _new(RivalsState, state[:5] + (stacks,) + state[6:])


def veiled(state: RivalsState, seat: Seat, action: object) -> RivalsState:
    """The state with one more choice made in secret."""
    secrets = (*state.secrets, (seat, action))
    return _new(RivalsState, state[:_VEIL] + (state.veil or state, secrets) + state[_VEIL + 2 :])


def unveiled(state: RivalsState) -> RivalsState:
    """The state when both have chosen."""
    return _new(RivalsState, (state[0][1:],) + state[1:_VEIL] + (None, ()) + state[_VEIL + 2 :])


def without(cards: tuple[CardKey, ...], card: CardKey) -> tuple[CardKey, ...]:
    """The cards without one of these."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def discarded(state: RivalsState, seat: Seat, card: CardKey) -> RivalsState:
    """The card lies on the seat's discard pile."""
    first, second = state.discards
    piles = ((*first, card), second) if seat == 0 else (first, (*second, card))
    return _new(RivalsState, state[:_DISCARDS] + (piles,) + state[_DISCARDS + 1 :])


def beneath(
    stacks: tuple[tuple[CardKey, ...], ...], card: CardKey, stack: int
) -> tuple[tuple[CardKey, ...], ...]:
    """The stacks with the card at the bottom of this one, be it one that holds no card any more."""
    return stacks[:stack] + (stacks[stack] + (card,),) + stacks[stack + 1 :]


def with_events(state: RivalsState, events: tuple[CardKey, ...]) -> RivalsState:
    """The state with other event cards to come."""
    return _new(RivalsState, state[:_EVENTS] + (events,) + state[_EVENTS + 1 :])


def ask(state: RivalsState, *stages: Stage) -> RivalsState:
    """These stages are due before everything else."""
    return _new(RivalsState, (stages + state[0],) + state[1:])


def asked_of(state: RivalsState, seat: Seat, realm: Realm, *stages: Stage) -> RivalsState:
    """The state with one principality replaced, these stages due before everything else."""
    first, second = state[2]
    realms = (realm, second) if seat == 0 else (first, realm)
    return _new(RivalsState, (stages + state[0], state[1], realms) + state[3:])


def instead(state: RivalsState, *stages: Stage) -> RivalsState:
    """These stages are due in the place of the first one."""
    return _new(RivalsState, (stages + state[0][1:],) + state[1:])


def over_to(state: RivalsState, seat: Seat) -> RivalsState:
    """The first stage was the end of the turn: this seat is before the dice."""
    turn = _new(RivalsTurn, (seat, state[3].number + 1, BEFORE) + _UNTHROWN)
    return _new(RivalsState, (state[0][1:], state[1], state[2], turn) + state[4:])


@cache
def step(name: str, seat: Seat = NOBODY, what: Any = None) -> Stage:  # noqa: ANN401 - what the step hangs on
    """A stage in which something happens by itself."""
    return (Demand(STEP, seat, what=(name, what)),)
