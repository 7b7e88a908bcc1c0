"""Whole games played out, for tests of a player's panel: their positions, and a few that such games rarely bring."""

from collections.abc import Iterator
from functools import cache
from random import Random

from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.actions import Action
from engine.catan.chance import chance_action
from engine.catan.events import Event
from engine.catan.hands import pack
from engine.catan.names import CHANCE, Seat
from engine.catan.options import CWC, STD, CatanOptions
from engine.catan.policy import value
from engine.catan.state import CatanState, Turn
from engine.fairness import chance_at
from engine.protocol import EngineRefusal

CHANGES = (a.MoveRoad, a.MoveSettlement, a.MoveCity, a.ReplaceRobber, a.ChangeTaken)
GAMES = (
    (4, CatanOptions(), 1),
    (3, CatanOptions(profile=CWC), 2),
    (4, CatanOptions(profile=STD, domestic_trade=False), 3),
    (4, CatanOptions(), 4),
    (3, CatanOptions(), 5),
    (3, CatanOptions(), 12),
    (3, CatanOptions(), 14),
)


class Walk:
    """A game by players who do what a good player would do, and now and then anything at all."""

    def __init__(self, seats: int, options: CatanOptions, seed: int) -> None:
        self.random = Random(seed)
        self.secret = bytes([seed]) * 32
        self.state = catan.new(options, seats, chance_at(self.secret, (), 0))
        self.events: list[Event] = []

    def carry_out(self, seat: Seat, action: Action) -> None:
        """What a seat does happens."""
        answer = catan.decide(self.state, seat, action)
        assert not isinstance(answer, EngineRefusal), (seat, action, answer)
        for event in answer:
            self.state = catan.evolve(self.state, event)
        self.events += answer

    def choices(self) -> Iterator[tuple[CatanState, Seat, Action]]:
        """Each position with the seat that acts next and what it will do."""
        for number in range(4000):
            actors = catan.to_act(self.state)
            if not actors or self.state.turn.number > 400:
                return
            if actors == (CHANCE,):
                self.carry_out(CHANCE, chance_action(self.state, chance_at(self.secret, (), number + 1)))
                continue
            able = [seat for seat in range(len(self.state.players)) if self._asked(seat)]
            seat = self.random.choice([seat for seat in able if seat in actors])
            if len(able) > 1 and self.random.random() < 0.05:
                seat = self.random.choice(able)
            action = self.chosen(seat)
            yield self.state, seat, action
            self.carry_out(seat, action)

    def _asked(self, seat: Seat) -> bool:
        """Whether a seat has more to do than to propose a trade unasked."""
        return any(not isinstance(action, a.CounterOffer) for action in catan.legal(self.state, seat))

    def chosen(self, seat: Seat) -> Action:
        """What a good player would do; now and then a change of the last move, or anything."""
        actions = catan.legal(self.state, seat)
        moves = [action for action in actions if isinstance(action, CHANGES)]
        if moves and self.random.random() < 0.3:
            return self.random.choice(moves)
        if self.random.random() < 0.15:
            kinds = sorted({type(action) for action in actions}, key=a.KINDS.index)
            kind = self.random.choice(kinds)
            return self.random.choice([action for action in actions if type(action) is kind])
        return value.choose(catan.view(self.state, seat), actions, self.random.randrange)


def walk_from(state: CatanState) -> Walk:
    """A game that goes on from a position."""
    walk = Walk(len(state.players), state.options, 1)
    walk.state = state
    return walk


@cache
def positions_of(game: int) -> tuple[tuple[CatanState, Seat, Action], ...]:
    """All decisions of one of the games."""
    return tuple(Walk(*GAMES[game]).choices())


@cache
def positions() -> tuple[tuple[CatanState, Seat, Action], ...]:
    """All decisions of a few whole games."""
    return tuple(step for game in range(len(GAMES)) for step in positions_of(game))


def some(number: int, seed: int) -> list[tuple[CatanState, Seat, Action]]:
    """So many of the positions, always the same ones for a seed."""
    return Random(seed).sample(positions(), number)


def rich() -> tuple[CatanState, Seat]:
    """Somebody's main phase late in a game, with nearly everything in hand and an offer that all have countered."""
    late = [
        (state, seat)
        for state, seat, action in positions()
        if type(action) is a.EndTurn and state.turn.number > 60 and len(state.players) == 4
    ]
    state, seat = max(
        late,
        key=lambda step: step[0].players[step[1]].roads.bit_count() if step[0].options.domestic_trade else 0,
    )
    player = state.players[seat]._replace(hand=pack((5, 5, 5, 5, 5)), cards=pack((1, 1, 1, 1, 5)), fresh=0)
    others = [other._replace(hand=pack((2, 2, 2, 2, 2))) for other in state.players]
    others[seat] = player
    state = state._replace(players=tuple(others), turn=_fresh(state))
    walk = walk_from(state)
    walk.carry_out(seat, a.Offer(pack((1, 0, 0, 0, 0)), pack((0, 1, 0, 0, 0))))
    for rival in range(len(state.players)):
        if rival != seat:
            walk.carry_out(rival, a.CounterOffer(pack((0, 1, 1, 0, 0)), pack((2, 0, 0, 0, 0))))
    return walk.state, seat


def _fresh(state: CatanState) -> Turn:
    """The turn with no card played, no offer, and offers going to everybody without an end."""
    return state.turn._replace(card_played=False, offers=(), asked=0, lasting=0)


def several() -> tuple[CatanState, Seat]:
    """Somebody's main phase with three open offers, each of them answered with a counter-offer by everybody."""
    state, seat = rich()
    walk = walk_from(state)
    walk.carry_out(seat, a.Offer(pack((0, 0, 1, 0, 0)), pack((0, 0, 0, 1, 0))))
    walk.carry_out(seat, a.Offer(pack((0, 0, 0, 1, 0)), pack((0, 0, 0, 0, 1))))
    for rival in range(len(state.players)):
        for number in (2, 3):
            if rival != seat:
                terms = pack((0, 1, 0, 0, 0)), pack((0, 0, 0, 0, 1))
                walk.carry_out(rival, a.CounterOffer(*terms, number))
    return walk.state, seat
