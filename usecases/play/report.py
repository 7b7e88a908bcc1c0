"""A game looked at afterwards: is it as it was promised, what may a judge want to see, and its files."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from data.game_records import GameSeat, GameStatus, GameTakenBack, PostGame
from data.unit_of_work import UnitOfWork
from engine.audit import verify
from engine.capabilities import Analysis, GameRecord
from engine.chain import SHOWN, TakenBack
from engine.log import Fairness, Log, RecordCode, write_log
from engine.protocol import EngineRefusal as RuleRefusal
from engine.thinking import AnalysisQuestion
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.limits import LimitedAction
from usecases.play.find import judged, the_game
from usecases.play.promised import drawn_seats
from usecases.play.registry import Event, Options, engine_of, options_of, rules_of
from usecases.play.shared_setup import is_as_drawn
from usecases.play.states import events_of
from usecases.play.views import seats_of, thread_of
from usecases.spend import spend

NOT_AS_DRAWN: Final = RuleRefusal(RecordCode.BAD_DICE, None, (("number", 0),))
"""The set-up is not what the other game drew that it names."""


@dataclass(frozen=True, slots=True)
class GameReport:
    """The facts of a game, as it gathers them itself; None where it gathers none."""

    game: PostGame
    names: tuple[str, ...]
    facts: Any


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game, checked again from its first event; `fault` is the first thing that is wrong, None if nothing.

    `draws` counts what chance decided. `exports` are the files of the field: endings and texts.
    The starting message stands in `thread_id`. `finished`: the rules say that it is over.
    """

    report: GameReport
    log: Log[Options, Event]
    fault: RuleRefusal | None
    draws: int
    json: str
    exports: tuple[tuple[str, str], ...]
    thread_id: int = 0
    finished: bool = True

    @property
    def record_hash(self) -> str:
        """What stands in the thread as well, if no decision was changed; "": the game began before there was one."""
        return self.log.head[:SHOWN]


@dataclass(frozen=True, slots=True)
class ReportQuestion:
    """A judge asks for the facts of a game."""

    caller: Caller
    game_id: GameId


def game_report(question: ReportQuestion, uow: UnitOfWork) -> GameReport | Refusal:
    """What a judge may want to look at, of a game that has begun.

    Refusals: `game-needs-judge`, `game-no-such-game`, `game-not-started`.
    """
    game = judged(uow, question.caller, question.game_id)
    if isinstance(game, Refusal):
        return game
    if not game.events:
        return Refusal("game-not-started", params={"game": game.id})
    return report_of(game, names_of(seats_of(uow, game)), _stored(uow, game))


@dataclass(frozen=True, slots=True)
class LookBack:
    """A finished game is to be checked, filmed or analysed: each takes a while to compute."""

    caller: Caller
    game_id: GameId = GameId(0)
    channel_id: int = 0


def look_back(command: LookBack, uow: UnitOfWork) -> PostGame | Refusal:
    """The finished game that is meant; it is counted how often the caller asks.

    Refusals: those of `the_game`, `game-still-running`, `limit-look-back`.
    Source: house
    """
    game = the_game(uow, command.caller, command.game_id, command.channel_id)
    game = game if isinstance(game, Refusal) else _finished(uow, game.id)
    return game if isinstance(game, Refusal) else spend(uow, command.caller, LimitedAction.LOOK_BACK) or game


@dataclass(frozen=True, slots=True)
class ReplayDue:
    """A finished game to be checked again from its first event: slow, and so nothing for a transaction.

    `as_drawn`: a set-up that it shares with another game is what that one drew.
    """

    game: PostGame
    names: tuple[str, ...]
    log: Log[Options, Event]
    thread_id: int
    as_drawn: bool = True

    def done(self) -> Replay:
        """The check."""
        done = replace(replay_of(self.game, self.names, self.log), thread_id=self.thread_id)
        return done if self.as_drawn or done.fault else replace(done, fault=NOT_AS_DRAWN)


def replay_due(game_id: GameId, uow: UnitOfWork) -> ReplayDue | Refusal:
    """What a check takes; before the end the events are secrets of the players.

    Refusals: `game-no-such-game`, `game-still-running`.
    """
    game = _finished(uow, game_id)
    if isinstance(game, Refusal):
        return game
    seats = seats_of(uow, game)
    return ReplayDue(
        game, names_of(seats), record_of(uow, game, seats), thread_of(uow, game), is_as_drawn(uow, game)
    )


def finished_game(game_id: GameId, uow: UnitOfWork) -> Replay | Refusal:
    """A finished game, verified.

    Refusals: those of `replay_due`.
    """
    due = replay_due(game_id, uow)
    return due if isinstance(due, Refusal) else due.done()


@dataclass(frozen=True, slots=True)
class AnalysisDue:
    """A finished game and who judges its play: slow, and so nothing for a transaction."""

    game: PostGame
    record: GameRecord[Options, Event]
    analysis: Analysis[Options, Event]

    @property
    def question(self) -> AnalysisQuestion:
        """What a process is asked that analyses."""
        return AnalysisQuestion(self.analysis.analysed, self.record)

    def files(self) -> tuple[tuple[str, str], ...]:
        """The game for other programs: endings and texts."""
        return _exported(self.game, self.record)


def analysis_due(game_id: GameId, uow: UnitOfWork) -> AnalysisDue | Refusal:
    """What an analysis takes; before the end it would tell more than a player may know.

    Refusals: `game-no-such-game`, `game-still-running`, `game-no-analysis`.
    """
    game = _finished(uow, game_id)
    if isinstance(game, Refusal):
        return game
    analysis = engine_of(game).analysis
    if analysis is None:
        return Refusal("game-no-analysis")
    names = names_of(seats_of(uow, game))
    record = GameRecord(options_of(game), game.seats, _stored(uow, game), names, _began(game))
    return AnalysisDue(game, record, analysis)


def report_of(game: PostGame, names: tuple[str, ...], events: Sequence[Event]) -> GameReport:
    """The report on a game's events, from the first one on."""
    facts = engine_of(game).facts
    return GameReport(
        game, names, facts.facts(options_of(game), game.seats, tuple(events)) if facts else None
    )


def replay_of(game: PostGame, names: tuple[str, ...], log: Log[Options, Event]) -> Replay:
    """The check of a finished game, with its files."""
    engine = engine_of(game)
    checked = verify(engine.rules, log)
    record = GameRecord(log.options, log.seats, log.events, names, _began(game))
    return Replay(
        report=report_of(game, names, log.events),
        log=log,
        fault=checked if isinstance(checked, RuleRefusal) else None,
        draws=sum(engine.rules.drawn(event) is not None for event in log.events),
        json=write_log(engine.rules, log),
        exports=_exported(game, record),
        finished=isinstance(checked, RuleRefusal) or engine.rules.outcome(checked) is not None,
    )


def _exported(game: PostGame, record: GameRecord[Options, Event]) -> tuple[tuple[str, str], ...]:
    exports = engine_of(game).exports
    return tuple((end, exports.export(record, end)) for end in exports.suffixes) if exports else ()


def record_of(uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...]) -> Log[Options, Event]:
    """A stored game as it is exported, with its head and what a judge has taken back."""
    whole = log_of(game, tuple(seat.word for seat in seats), _stored(uow, game), drawn_seats(game, seats))
    if not game.head:
        return whole
    gone = uow.game_events.taken_back(game.id)
    return replace(whole, head=game.head, taken_back=tuple(_taken_back(game, one) for one in gone))


def _taken_back(game: PostGame, gone: GameTakenBack) -> TakenBack[Event]:
    rules = rules_of(game)
    return TakenBack(gone.place, tuple(rules.read_event(json.loads(event)) for event in gone.events))


def log_of(
    game: PostGame, words: tuple[str, ...], events: Sequence[Event], drawn: tuple[int, ...] = ()
) -> Log[Options, Event]:
    """A game with these events; the secret only once the game is over. `drawn`: the seating, if by lot."""
    secret = bytes.fromhex(game.secret) if game.status is GameStatus.OVER else None
    fairness = Fairness(game.commitment, words, secret, drawn, game.start)
    return Log(options_of(game), game.seats, tuple(events), fairness, game.rules_version)


def names_of(seats: Sequence[GameSeat]) -> tuple[str, ...]:
    """The players' names in turn order."""
    return tuple(seat.name for seat in seats)


def _finished(uow: UnitOfWork, game_id: GameId) -> PostGame | Refusal:
    game = uow.games.get(game_id)
    if game is None:
        return Refusal("game-no-such-game", params={"game": game_id})
    return game if game.status is GameStatus.OVER else Refusal("game-still-running", params={"game": game_id})


def _began(game: PostGame) -> str:
    return (game.started_at or game.created_at).strftime("%Y-%m-%d %H:%M:%S")


def _stored(uow: UnitOfWork, game: PostGame) -> tuple[Event, ...]:
    return events_of(game, uow.game_events.since(game.id, 0))
