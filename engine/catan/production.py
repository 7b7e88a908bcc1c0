"""The dice, what they yield, and a bank that runs short."""

from collections.abc import Sequence
from typing import Final

from engine.catan import events
from engine.catan.actions import Dice, Roll
from engine.catan.events import DiceTaken, Rolled
from engine.catan.hands import KINDS, ONE, Hand, count, covers, size
from engine.catan.names import CHANCE, NOBODY, Seat
from engine.catan.phases import BEFORE_ROLL, DICE, DISCARD, MAIN, ROBBER
from engine.catan.refusals import MALFORMED, not_due, out_of_turn, within
from engine.catan.state import Answer, CatanState, Effects, Rules, Turn

SEVEN: Final = 7
HAND_LIMIT: Final = 7
"""A hand of more than seven cards is halved on a seven. Source: std/burst"""
ALL_DICE: Final = tuple(Dice(first, second) for first in range(1, 7) for second in range(1, 7))
ROLL: Final = (Roll(),)
_FACES: Final = 6


def roll(state: CatanState, seat: Seat, _action: Roll) -> Answer:
    """The active player throws both dice, once a turn.

    Source: std/dice-roll, cjp/dice-both
    """
    if seat != state.turn.player or state.turn.phase is not BEFORE_ROLL:
        return out_of_turn(state, seat)
    return (events.dice_taken(seat),)


def throw(state: CatanState, seat: Seat, action: Dice) -> Answer:
    """Chance shows the dice; every hex of their sum yields, except on a seven.

    Source: std/production
    """
    if seat != CHANCE or state.turn.phase is not DICE:
        return not_due(state)
    first, second = action.first, action.second
    if not (within(first, _FACES + 1) and within(second, _FACES + 1) and first and second):
        return MALFORMED
    return (Rolled(first, second, gains(state, first + second)),)


def gains(state: CatanState, total: int) -> tuple[Hand, ...]:
    """What each seat gets from the bank for a sum of the dice.

    A settlement takes one card, a city two, and nothing comes from under the robber.
    Source: std/production-settlement, std/production-city, std/robber-block, std/seven-no-production
    """
    players, robber = state.players, state.robber
    claims = [0] * len(players)
    for tile, one, corners in state.board.producers[total]:
        if tile != robber:
            for seat, (_, _, settlements, cities, _, _, _) in enumerate(players):
                villages, towns = settlements & corners, cities & corners
                if villages:
                    claims[seat] += villages.bit_count() * one
                if towns:
                    claims[seat] += 2 * towns.bit_count() * one
    claimed = sum(claims)
    return tuple(claims) if not claimed or covers(state.bank, claimed) else rationed(claims, state.bank)


def rationed(claims: Sequence[Hand], bank: Hand) -> tuple[Hand, ...]:
    """Claims on a short bank: a sole claimant takes what is left, several get none of that resource.

    What was not paid is never made up for.
    Source: std/shortage-single, std/shortage-multi, cjp/shortage-no-later, cwc/3.0.9
    """
    paid = [0] * len(claims)
    for kind in KINDS:
        wanted = [count(claim, kind) for claim in claims]
        left = count(bank, kind)
        if sum(wanted) > left:
            sole = sum(1 for number in wanted if number) == 1
            wanted = [min(number, left) if sole else 0 for number in wanted]
        paid = [pile + number * ONE[kind] for pile, number in zip(paid, wanted, strict=True)]
    return tuple(paid)


def dice_taken(state: CatanState, event: DiceTaken) -> CatanState:
    """The game waits for the dice."""
    turn = state.turn
    taken = Turn(event.seat, turn.number, DICE, False, turn.card_played, 0, (), NOBODY, None)
    return state.moved_on(state.players, state.bank, taken)


def rolled(state: CatanState, event: Rolled) -> CatanState:
    """Everybody has taken their cards; a seven calls for discards or, if nobody owes any, for the robber."""
    turn = state.turn
    if event.first + event.second == SEVEN:
        return state.moved_on(state.players, state.bank, _after_seven(state))
    players, paid = list(state.players), 0
    for seat, gain in enumerate(event.gains):
        if gain:
            paid += gain
            players[seat] = players[seat].gaining(gain)
    done = Turn(turn.player, turn.number, MAIN, True, turn.card_played, 0, (), NOBODY, None)
    return state.moved_on(tuple(players), state.bank - paid, done)


def _after_seven(state: CatanState) -> Turn:
    turn, owed = state.turn, tuple([owed_by(player.hand) for player in state.players])
    due = any(owed)
    phase = DISCARD if due else ROBBER
    return Turn(turn.player, turn.number, phase, True, turn.card_played, 0, owed if due else (), NOBODY, None)


def owed_by(hand: Hand) -> int:
    """Half the cards of a hand of eight or more, rounded down.

    Source: std/burst, std/burst-odd
    """
    held = size(hand)
    return held // 2 if held > HAND_LIMIT else 0


RULES: Final[Rules] = {Roll: roll, Dice: throw}
EFFECTS: Final[Effects] = {DiceTaken: dice_taken, Rolled: rolled}
