"""Backgammon as the house plays it: the one object that a host asks."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from engine.backgammon import game
from engine.backgammon import record_codecs as codec
from engine.backgammon.actions import Action, CallMatchTime, Concede, RollDice
from engine.backgammon.analysis import Analyst
from engine.backgammon.automation import CubeOrders, MatchTimeOut, MatExport
from engine.backgammon.cause import cause
from engine.backgammon.ending import call_time_by_board, roll_may_decide
from engine.backgammon.evaluation import Estimate, Evaluator
from engine.backgammon.events import Event, MatchRolled, OpeningRolled
from engine.backgammon.foreign import MatAnalyst
from engine.backgammon.house_player import BackgammonPlayer
from engine.backgammon.names import NOBODY, Chance, Seat, other
from engine.backgammon.options import BY_BOARD, RULES_VERSION, MatchOptions
from engine.backgammon.state import Answer, BackgammonState, MatchEnding, MatchPhase
from engine.backgammon.waiting import answering
from engine.capabilities import Engine, MatchScore
from engine.protocol import Awaited, Clock, Ending, Json, Need, Outcome, Streams

ROLL_STREAM: Final = "roll"
_ENDINGS: Final = {
    MatchEnding.POINTS: Ending.WON,
    MatchEnding.TIME: Ending.TIME,
    MatchEnding.CERTAIN: Ending.TIME,
    MatchEnding.RESIGNED: Ending.RESIGNED,
}
_ANSWERS: Final = (MatchPhase.DOUBLED, MatchPhase.RESIGNED)
_DICE: Final = (MatchPhase.OPENING, MatchPhase.DICE)


class BackgammonRules:
    """A match by one version of the tournament's rules; both sides see everything."""

    key: Final = "backgammon"
    streams: Final = Streams.BY_COUNT
    seats: Final = (2,)

    evolve = staticmethod(game.evolve)
    legal = staticmethod(game.legal)
    chance_action = staticmethod(game.chance_action)
    cause = staticmethod(cause)
    format = staticmethod(codec.format_action)
    parse = staticmethod(codec.parse_action)
    write_event = staticmethod(codec.write_event)
    read_event = staticmethod(codec.read_event)
    write_known = staticmethod(codec.write_event)
    read_known = staticmethod(codec.read_event)
    write_options = staticmethod(codec.write_options)
    read_options = staticmethod(codec.read_options)

    def __init__(self, version: int = RULES_VERSION) -> None:
        """A match goes on by the version under which it began."""
        self.version: Final = version

    def decide(self, state: BackgammonState, seat: Seat, action: Action) -> Answer:
        """What the action brings about, or why it is refused."""
        if self.version == BY_BOARD and isinstance(action, CallMatchTime):
            return call_time_by_board(state, seat, action)
        return game.decide(state, seat, action)

    def open(self, options: MatchOptions, _seats: int, _chance: Chance) -> tuple[Event, ...]:
        """Nothing but the options is needed: the first dice are chance's first action."""
        return game.begin(options)

    def fold(self, options: MatchOptions, _seats: int, events: Sequence[Event]) -> BackgammonState:
        """The state after a stored match."""
        return game.fold(options, events)

    def awaited(self, state: BackgammonState) -> tuple[Awaited, ...]:
        """The player on roll, who must wait for an open question's answer, which is the opponent's."""
        if state.phase is MatchPhase.OVER:
            return ()
        if state.phase in _ANSWERS:
            return (Awaited(answering(state), Need.REPLY, state.turn),)
        return (Awaited(state.seat, Need.TURN, state.turn, must=state.phase not in _DICE),)

    def clock(self, state: BackgammonState) -> Clock:
        """The turns of the match, game after game."""
        return Clock(state.turn, state.seat)

    def outcome(self, state: BackgammonState) -> Outcome | None:
        """Points beyond the length are won, but not recorded. Source: jbl/4.8."""
        if state.ending is None:
            return None
        capped = tuple(min(points, state.options.points) for points in state.score)
        winner = None if state.winner == NOBODY else state.winner
        late = other(winner) if winner is not None and state.ending is MatchEnding.TIME else None
        return Outcome(_ENDINGS[state.ending], winner, state.score, capped, late)

    def time_called(self, _state: BackgammonState) -> Action:
        """A match that nobody finishes ends without a winner."""
        return CallMatchTime(NOBODY)

    def chance_due(self, state: BackgammonState) -> str | None:
        """The dice of the opening and of every turn are one stream."""
        return ROLL_STREAM if state.phase in _DICE else None

    def drawn(self, event: Event) -> str | None:
        """Only dice come from chance."""
        return ROLL_STREAM if isinstance(event, OpeningRolled | MatchRolled) else None

    def view(self, state: BackgammonState, _seat: Seat | None) -> BackgammonState:
        """Nothing is hidden."""
        return state

    def witness(self, event: Event, _seat: Seat | None) -> Event:
        """Everybody learns everything."""
        return event

    def scenery(self, _state: BackgammonState) -> Json:
        """Every match begins alike."""
        return None

    def still_means(self, _action: Action, _seat: Seat, since: Sequence[Event]) -> bool:
        """Whatever happens changes the board or the cube."""
        return not since


class MatchGames:
    """The points of the match."""

    def score(self, state: BackgammonState) -> MatchScore:
        """The points before the present game. Source: jbl/4.8."""
        return MatchScore(state.options.points, state.game, state.score)


class GivingUp:
    """Giving up loses the match, and so does time that has run out. Source: jbl/4.3.3."""

    def __init__(self, version: int = RULES_VERSION) -> None:
        """As the rules' version has it."""
        self._throws = version != BY_BOARD

    def resigned(self, _state: BackgammonState, seat: Seat) -> Action:
        """The rest of the match is the opponent's."""
        return Concede(seat)

    def out_of_time(self, _state: BackgammonState, seat: Seat) -> Action:
        """The flag has fallen; a match that is certain is won all the same. Source: jbl/4.3.3-certain."""
        return CallMatchTime(seat)

    def last_chance(self, state: BackgammonState, seat: Seat) -> Action | None:
        """The roll of a turn that began in time still counts, where it can win the match. Source: jbl/4.3.3."""
        return RollDice() if self._throws and roll_may_decide(state, seat) else None


VERSIONS: Final = {version: BackgammonRules(version) for version in (BY_BOARD, RULES_VERSION)}
"""All under which matches were ever played: they differ in what a fallen flag leaves of a thrown roll."""
RULES: Final = VERSIONS[RULES_VERSION]


BackgammonEngine: TypeAlias = Engine[MatchOptions, BackgammonState, Action, Event, BackgammonState, Event]


def engines_with(evaluator: Evaluator, judge: Evaluator) -> tuple[BackgammonEngine, ...]:
    """The whole game by every version of its rules, the newest last."""
    return tuple(engine_with(evaluator, judge, rules) for rules in VERSIONS.values())


def engine_with(evaluator: Evaluator, judge: Evaluator, rules: BackgammonRules = RULES) -> BackgammonEngine:
    """The whole game for a host, whose house player plays by the one and whose analysis judges by the other.

    Where the house finds nothing in time it decides at a glance, by the engine's own estimate.
    """
    return Engine(
        rules,
        time_out=MatchTimeOut(),
        house=BackgammonPlayer(Estimate()),
        search=BackgammonPlayer(evaluator),
        orders=CubeOrders(),
        resignation=GivingUp(rules.version),
        match=MatchGames(),
        exports=MatExport(),
        analysis=Analyst(judge),
        foreign=MatAnalyst(judge),
    )


BACKGAMMON: Final = engine_with(Estimate(), Estimate())
