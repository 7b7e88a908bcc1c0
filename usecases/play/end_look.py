"""What a judge sees before a game is ended: where it stands, and whether its league's table would take the result."""

from dataclasses import dataclass
from datetime import datetime

from data.game_records import NOT_BEGUN, PostGame
from data.unit_of_work import UnitOfWork
from engine.protocol import HOST
from engine.protocol import EngineRefusal as RuleRefusal
from league.ids import TableId
from league.refusal import Refusal
from usecases.bracket.labels import named_by
from usecases.play.ending import league_result
from usecases.play.judge import JudgeGame, endable
from usecases.play.move_batch import translated
from usecases.play.registry import rules_of
from usecases.play.states import STATES
from usecases.play.views import GameView, seats_of, seen_by
from usecases.result.game import unless_enters


@dataclass(frozen=True, slots=True)
class EndLook:
    """The game as everybody may know it: what a hidden card is worth is not told before.

    `not_entered`: why its score would not become the table's result (None: it would, or no league waits for it).
    """

    view: GameView
    not_entered: Refusal | None = None


def look_at_end(question: JudgeGame, uow: UnitOfWork) -> EndLook | Refusal:
    """The game that would be ended.

    Refusals: those of `end_game`.
    """
    game = endable(question, uow)
    if isinstance(game, Refusal):
        return game
    counts = bool(game.table_id) and game.status not in NOT_BEGUN
    return EndLook(seen_by(uow, game, None), _not_entered(uow, game, question.caller.now) if counts else None)


def _not_entered(uow: UnitOfWork, game: PostGame, now: datetime) -> Refusal | None:
    """The end by time is tried out, and nothing of it kept.

    Refusals: those of the game's rules, `game-other-seats`, those of `unless_enters`.
    """
    rules, state = rules_of(game), STATES.of(game, uow)
    decided = rules.decide(state, HOST, rules.time_called(state))
    if isinstance(decided, RuleRefusal):
        return translated(game.kind, decided)
    for event in decided:
        state = rules.evolve(state, event)
    outcome = rules.outcome(state)
    seats = seats_of(uow, game)
    ended = league_result(uow, game, seats, outcome, now) if outcome is not None else None
    if ended is None:
        return Refusal("game-other-seats", params=named_by(uow, uow.tables.require(TableId(game.table_id))))
    return unless_enters(ended, uow)
