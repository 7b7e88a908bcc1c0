"""A finished game by post, turn by turn, as everybody at the table saw it, and its proof."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from data.game_records import GameStatus, PostGame
from data.unit_of_work import UnitOfWork
from engine.protocol import Outcome
from league.ids import GameId, TableId
from league.refusal import Refusal
from usecases.play.registry import Event, State, options_of, rules_of
from usecases.play.report import Replay, finished_game
from usecases.play.states import STATES, events_of
from usecases.play.views import GameView, seats_of, witnessed
from usecases.show.page.head import PageHead, head_of


@dataclass(frozen=True, slots=True)
class GameAsked:
    """A finished game at a table of the event with this address; `turn` counts from 0 (None: the last)."""

    key: str
    game_id: GameId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class TurnPage:
    """A game after one of its turns; `shown.last` are the events of this turn."""

    head: PageHead
    shown: GameView
    turn: int
    turns: int


@dataclass(frozen=True, slots=True)
class ProofPage:
    """A game checked again from its first event; `outcome` is how it ended, at which table of which round."""

    head: PageHead
    game: PostGame
    replay: Replay
    outcome: Outcome | None
    round: int
    table: int


@dataclass(frozen=True, slots=True)
class _Turn:
    """The game at the end of a turn, and what happened in it."""

    state: State
    events: tuple[Event, ...]


def turn_page(asked: GameAsked, uow: UnitOfWork) -> TurnPage | None:
    """The game after a turn, None where it is not over, not of this event, or has no such turn."""
    found = _found(asked, uow)
    if found is None:
        return None
    head, game = found
    turns = tuple(_turns(game, events_of(game, uow.game_events.since(game.id, 0))))
    number = len(turns) - 1 if asked.turn is None else asked.turn
    if not 0 <= number < len(turns):
        return None
    return TurnPage(head, _seen(uow, game, turns[number]), number, len(turns))


def proof_page(asked: GameAsked, uow: UnitOfWork) -> ProofPage | None:
    """The check of a game, None where `turn_page` is."""
    found = _found(asked, uow)
    if found is None:
        return None
    head, game = found
    replay, table = finished_game(game.id, uow), uow.tables.require(TableId(game.table_id))
    if isinstance(replay, Refusal):
        return None
    outcome = rules_of(game).outcome(STATES.of(game, uow))
    round_ = uow.rounds.require(table.round_id)
    return ProofPage(head, game, replay, outcome, round_.number, table.number)


def _found(asked: GameAsked, uow: UnitOfWork) -> tuple[PageHead, PostGame] | None:
    """A game that is over, at a table of a round that players have seen, whose result is no secret."""
    head = head_of(asked.key, uow)
    game = uow.games.get(asked.game_id)
    if head is None or not head.has_standings or game is None or game.status is not GameStatus.OVER:
        return None
    table = uow.tables.get(TableId(game.table_id)) if game.table_id else None
    shown = table is not None and table.round_id in {row.id for row in head.rounds}
    return (head, game) if shown else None


def _turns(game: PostGame, events: Sequence[Event]) -> Iterator[_Turn]:
    rules, options = rules_of(game), options_of(game)
    start = len(rules.open(options, game.seats, lambda limit: limit - 1))
    state, done = rules.fold(options, game.seats, events[:start]), list(events[:start])
    for event in events[start:]:
        after = rules.evolve(state, event)
        if rules.clock(after).turn != rules.clock(state).turn:
            yield _Turn(after, (*done, event))
            state, done = after, []
        else:
            state = after
            done.append(event)
    if done:
        yield _Turn(state, tuple(done))


def _seen(uow: UnitOfWork, game: PostGame, turn: _Turn) -> GameView:
    rules = rules_of(game)
    told = witnessed(rules, turn.events, None)
    return GameView(
        game=game,
        seats=seats_of(uow, game),
        seat=None,
        view=rules.view(turn.state, None),
        actions=(),
        stamp=0,
        news=told,
        last=told,
        turn=told,
        scenery=rules.scenery(turn.state),
        clock=rules.clock(turn.state),
        outcome=rules.outcome(turn.state),
    )
