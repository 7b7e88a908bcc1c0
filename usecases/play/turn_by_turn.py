"""Stepping back through a game, turn by turn: what everybody could see of each, so that hidden things stay hidden."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from data.game_records import PostGame
from data.unit_of_work import UnitOfWork
from engine.protocol import Clock
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.play.find import the_game
from usecases.play.registry import Event, HostRules, State, engine_of, options_of, rules_of
from usecases.play.states import past_of
from usecases.play.views import GameView, seats_of, thread_of, witnessed


@dataclass(frozen=True, slots=True)
class TurnQuestion:
    """A turn of a game, counted from 1; 0 is the last one that is over. A number beyond the ends is brought within."""

    caller: Caller
    game_id: GameId
    turn: int = 0


@dataclass(frozen=True, slots=True)
class TurnSeen:
    """How a turn ended, as everybody may know it, with its events; `turns` are over so far."""

    view: GameView
    turn: int
    turns: int


@dataclass(frozen=True, slots=True)
class _FinishedTurn:
    clock: Clock
    state: State
    end: int
    events: tuple[Event, ...]


def turn_seen(asked: TurnQuestion, uow: UnitOfWork) -> TurnSeen | Refusal:
    """The turn that is asked for; the present one stands on the board.

    Refusals: those of `the_game`, `game-no-turns` (params: game).
    """
    game = the_game(uow, asked.caller, asked.game_id, 0)
    return game if isinstance(game, Refusal) else turn_of(game, asked.turn, uow)


def turn_of(game: PostGame, turn: int, uow: UnitOfWork) -> TurnSeen | Refusal:
    """A turn of this game for whoever may see its board.

    Refusals: `game-no-turns` (params: game).
    """
    turns = _turns(game, [event for _, event in past_of(uow, game, 0)]) if game.events else []
    if not turns:
        return Refusal("game-no-turns", params={"game": game.id})
    number = min(max(turn or len(turns), 1), len(turns))
    return TurnSeen(_view(uow, game, turns[number - 1]), number, len(turns))


def _turns(game: PostGame, events: Sequence[Event]) -> list[_FinishedTurn]:
    """Every turn that is over, with the state after it; in a game that has ended its last one too."""
    rules = rules_of(game)
    opened = _opened(rules, game)
    state = rules.fold(options_of(game), game.seats, events[:opened])
    found: list[_FinishedTurn] = []
    clock, start = rules.clock(state), 0
    for place, event in enumerate(events[opened:], start=opened + 1):
        state = rules.evolve(state, event)
        after = rules.clock(state)
        if after.turn != clock.turn or rules.outcome(state) is not None:
            found.append(_FinishedTurn(clock, state, place, tuple(events[start:place])))
            clock, start = after, place
    return found


def _opened(rules: HostRules, game: PostGame) -> int:
    """With how many events such a game begins."""
    return len(rules.open(options_of(game), game.seats, lambda _limit: 0))


def _view(uow: UnitOfWork, game: PostGame, turn: _FinishedTurn) -> GameView:
    rules, match, seats = rules_of(game), engine_of(game).match, seats_of(uow, game)
    told = witnessed(rules, turn.events, None)
    return GameView(
        game=replace(game, events=turn.end),
        seats=seats,
        seat=None,
        view=rules.view(turn.state, None),
        actions=(),
        stamp=0,
        news=told,
        last=told,
        turn=told,
        recent=told,
        thread_id=thread_of(uow, game),
        scenery=rules.scenery(turn.state),
        clock=turn.clock,
        match=None if match is None else match.score(turn.state),
    )
