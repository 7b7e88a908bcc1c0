"""Cards of the hand: the first three, what is drawn, searched for, put back and exchanged at the end of a turn."""
# ruff: noqa: RUF005 - adding tuples takes two thirds of the time of unpacking them

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.rivals.actions import (
    ChooseStack,
    DrawFrom,
    FinishTurn,
    PickCard,
    ReturnCard,
    RivalsAction,
    SearchStack,
    SwapCard,
)
from engine.rivals.goods import DECLINE, charged, pay
from engine.rivals.losses import homes, put_back
from engine.rivals.names import ANY, CardBack, CardKey, GameSet, Good, Seat
from engine.rivals.points import HAND, hand_limit
from engine.rivals.realm import amounts, slots_with, total
from engine.rivals.set_up import backs_of
from engine.rivals.state import (
    Ask,
    Demand,
    RivalsState,
    Stage,
    ask,
    instead,
    over_to,
    step,
    with_agenda,
    with_cards,
    without,
)

SEARCH_PRICE: Final = 2
_DRAWS: Final = tuple(map(DrawFrom, range(12)))
"""By the number of the stack; more than any game has."""
search_stack = cache(SearchStack)
swap_card = cache(SwapCard)
_SWAPS: Final[tuple[Stage, ...]] = tuple((Demand(Ask.SWAP, seat),) for seat in (0, 1))
return_card = cache(ReturnCard)
pick_card = cache(PickCard)


def choosing(state: RivalsState, _demand: Demand) -> Sequence[RivalsAction]:
    """Any stack of the basic set that still holds a whole hand.

    Source: riv/setup-hand
    """
    backs = backs_of(state.options.game)
    return [
        ChooseStack(number)
        for number, cards in enumerate(state.stacks)
        if backs[number] is CardBack.BASIC and len(cards) >= HAND
    ]


def chosen(state: RivalsState, demand: Demand, action: ChooseStack) -> RivalsState:
    """The introductory hand are the three top cards; in other games the stack is looked through for three."""
    if state.options.game is not GameSet.INTRO:
        return ask(state, (Demand(Ask.PICK, demand.seat, HAND, what=action.stack),))
    for _ in range(HAND):
        state = _drawn(state, demand.seat, action.stack)
    return state


def picking(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """Each different card of the stack; whoever looks through one must take one."""
    return [pick_card(card) for card in sorted(set(state.stacks[demand.what]))]


def picked(state: RivalsState, demand: Demand, action: PickCard) -> RivalsState:
    """The card comes to the hand; the stack keeps its order."""
    stacks, number = state.stacks, demand.what
    rest = without(stacks[number], action.card)
    left = stacks[:number] + (rest,) + stacks[number + 1 :]
    return with_cards(state, demand.seat, state.hands[demand.seat] + (action.card,), left)


def _drawn(state: RivalsState, seat: Seat, number: int) -> RivalsState:
    stacks = state.stacks
    stack = stacks[number]
    left = stacks[:number] + (stack[1:],) + stacks[number + 1 :]
    return with_cards(state, seat, state.hands[seat] + stack[:1], left)


def finish(state: RivalsState, seat: Seat, action: FinishTurn) -> RivalsState:
    """The hand is brought to its limit, a card may be exchanged, then the opponent has the turn.

    Source: riv/hand-swap
    """
    return with_agenda(state, _replenishing(state, seat) + _end_of_turn(seat, action.keep))


@cache
def _end_of_turn(seat: Seat, keep: bool) -> tuple[Stage, ...]:  # noqa: FBT001 - what the action says
    return (step("next", seat),) if keep else (step("swap", seat), step("next", seat))


def _replenishing(state: RivalsState, seat: Seat) -> tuple[Stage, ...]:
    """Cards above the limit go back; below it cards are drawn, unless Fraternal Feuds forbid it.

    Source: riv/hand-refill, riv/fraternal-feuds
    """
    over = len(state.hands[seat]) - hand_limit(state, seat)
    if over > 0:
        return ((Demand(Ask.RETURN, seat, over, what=seat),),)
    return _draws(seat, -over) if over < 0 and seat not in state.turn.delayed else ()


@cache
def _draws(seat: Seat, count: int) -> tuple[Stage, ...]:
    return ((Demand(Ask.DRAW, seat, count),),)


def returning(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """Each different card of the hand in question, beneath any stack of its back."""
    cards = sorted(set(state.hands[demand.what]))
    return [return_card(card, stack) for card in cards for stack in homes(state.options.game, card)]


def returned(state: RivalsState, demand: Demand, action: ReturnCard) -> RivalsState:
    """The card lies beneath the stack."""
    return put_back(state, demand.what, action.card, action.stack)


def drawing(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """The top card of a stack; for the document all from one stack, and each may be searched for against payment.

    After a card was exchanged a stack may be searched, for the document any but the one that it went beneath.
    Source: riv/hand-same-stack, riv/hand-pay-search, riv/hand-swap
    """
    open_ = [number for number, cards in enumerate(state.stacks) if cards]
    if demand.what is None and state.options.search_once:
        return [_DRAWS[number] for number in open_]
    swap, stack = demand.what or ("", None)
    if swap and not state.options.draw_any_stack:
        open_ = [number for number in open_ if number != stack] or open_
    searched = _searches(state, demand.seat, open_) if swap or not state.options.search_once else []
    if not swap and stack in open_:
        open_ = [stack]
    draws: list[RivalsAction] = [_DRAWS[number] for number in open_]
    return draws + searched


def search_price(state: RivalsState, seat: Seat) -> int:
    """Two goods; one with a Parish Hall, none with a Town Hall.

    Source: riv/parish-hall, riv/town-hall
    """
    prices = [int(told[0]) for _, told in slots_with(state.realms[seat], "price")]
    return min(prices, default=SEARCH_PRICE)


def _searches(state: RivalsState, seat: Seat, stacks: Sequence[int]) -> list[RivalsAction]:
    price, realm = search_price(state, seat), state.realms[seat]
    if price < SEARCH_PRICE or state.options.search_any_goods:
        return [search_stack(number) for number in stacks] if total(realm) >= price else []
    held = amounts(realm)
    goods = [int(good) for good in Good if held[good] >= price]
    return [search_stack(number, good) for number in stacks for good in goods]


def drew(state: RivalsState, demand: Demand, action: DrawFrom | SearchStack) -> RivalsState:
    """The card is drawn, or the stack is paid for and looked through."""
    seat = demand.seat
    if isinstance(action, SearchStack):
        return _searching(state, demand, action)
    if demand.times > 1 and not state.options.draw_any_stack:
        rest = demand._replace(times=demand.times - 1, what=("", action.stack))
        state = state._replace(agenda=((rest,), *state.agenda[1:]))
    return _drawn(state, seat, action.stack)


def _searching(state: RivalsState, demand: Demand, action: SearchStack) -> RivalsState:
    seat, price = demand.seat, search_price(state, demand.seat)
    again: tuple[Stage, ...] = ()
    if demand.what and demand.what[0] and not state.options.search_once:
        again = (step("swap", seat),)
    state = ask(state, (Demand(Ask.PICK, seat, what=action.stack),), *again)
    if action.good >= 0:
        return charged(state, seat, tuple(price if good == action.good else 0 for good in Good))
    return ask(state, pay(seat, price, ANY)) if price else state


def swap(state: RivalsState, seat: Seat, _what: object) -> RivalsState:
    """A card of the hand may be exchanged.

    Source: riv/hand-swap
    """
    return instead(state, _SWAPS[seat]) if state.hands[seat] else instead(state)


def swapping(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """Each different card of the hand, beneath any stack of its back; or none."""
    found: list[RivalsAction] = [DECLINE]
    for card in dict.fromkeys(state.hands[demand.seat]):
        found += _swaps(state.options.game, card)
    return found


@cache
def _swaps(game: GameSet, card: CardKey) -> tuple[RivalsAction, ...]:
    return tuple(swap_card(card, stack) for stack in homes(game, card))


def swapped(state: RivalsState, demand: Demand, action: SwapCard) -> RivalsState:
    """The card lies beneath the stack, and another is to be taken."""
    seat = demand.seat
    state = put_back(state, seat, action.card, action.stack)
    return ask(state, (Demand(Ask.DRAW, seat, what=("swap", action.stack)),))


def looking(state: RivalsState, _demand: Demand) -> Sequence[RivalsAction]:
    """Any stack that holds a card is looked through for nothing.

    Source: riv/library
    """
    return [search_stack(number) for number, cards in enumerate(state.stacks) if cards]


def looked(state: RivalsState, demand: Demand, action: SearchStack) -> RivalsState:
    """The stack is looked through."""
    return ask(state, (Demand(Ask.PICK, demand.seat, what=action.stack),))


def next_turn(state: RivalsState, seat: Seat, _what: object) -> RivalsState:
    """The opponent is before the dice."""
    return over_to(state, 1 - seat)


def begin(state: RivalsState, _seat: Seat, _what: object) -> RivalsState:
    """Both have their first hand."""
    return instead(state)
