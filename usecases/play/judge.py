"""What a judge does to a game: hold the clock, give a seat to another player, end it. Everybody is told."""

from dataclasses import dataclass

from data.game_records import NOT_BEGUN, GameSeat, GameStatus, PostGame, SeatState
from data.records import mention
from data.unit_of_work import UnitOfWork
from league.by_post import HeldFor
from league.ids import EventId, GameId, TableId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.bracket.labels import named_by
from usecases.caller import Caller, guild_of
from usecases.judge.own_table import unless_own_game
from usecases.limits import LimitedAction
from usecases.play.commit import end_by_time
from usecases.play.find import game_of, judged, not_playing, seated, unless_judge
from usecases.play.give_seat import NewPlayer, give_seat
from usecases.play.hold import GameCall
from usecases.play.holding import hold_for_judge, judge_lets_go
from usecases.play.invitations import call_off
from usecases.play.prompts import ring_again
from usecases.play.registry import engine_of
from usecases.play.stamps import stamp_of
from usecases.play.thread_notices import tell_thread
from usecases.play.views import seat_of, seats_of
from usecases.play.waiting import is_person
from usecases.spend import spend


@dataclass(frozen=True, slots=True)
class JudgeGame:
    """A judge's deed on a game; `stamp` is the moment that the judge was shown before an end, None: whatever it is."""

    caller: Caller
    game_id: GameId
    stamp: int | None = None


@dataclass(frozen=True, slots=True)
class Substitute:
    """Another player takes over a seat, 1 to 4."""

    caller: Caller
    game_id: GameId
    seat: int
    user_id: int
    name: str


def pause_game(command: JudgeGame, uow: UnitOfWork) -> PostGame | Refusal:
    """Hold the game and its clocks.

    Refusals: `game-needs-judge`, `game-no-such-game`, `game-not-started`, `game-paused`, `game-over`,
    `game-judge-plays`.
    """
    game = judged(uow, command.caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    refused = not_playing(game) or unless_own_game(uow, command.caller, game)
    if refused:
        return refused
    held = hold_for_judge(uow, game, command.caller.now)
    audit(uow, command.caller, EventId(0), "game-pause", {"game": game.id})
    tell_thread(uow, held, "game-paused-now", key=f"pause:{held.version}")
    return held


@dataclass(frozen=True, slots=True)
class CallToGame:
    """A player wants a judge; the clock stops until one has come."""

    caller: Caller
    game_id: GameId
    question: str


def call_to_game(command: CallToGame, uow: UnitOfWork) -> PostGame | Refusal:
    """Hold the game for a judge, and call one: the role is pinged that the server has set.

    Refusals: `game-no-such-game`, `game-not-seated`, `game-not-started`, `game-paused`, `game-over`,
    `limit-judge-call`.
    """
    found = seated(uow, command.caller, command.game_id)
    if isinstance(found, Refusal):
        return found
    game = found.game
    refused = not_playing(game) or spend(uow, command.caller, LimitedAction.JUDGE_CALL, table=-game.id)
    if refused:
        return refused
    guild = guild_of(uow, game.guild_id)
    role = guild.judge_role or (0 if guild.judges_channel else guild.organizer_role)
    pings = role and not spend(uow, command.caller, LimitedAction.ROLE_PING, table=-game.id)
    question = " ".join(command.question.split())[:500]
    call = GameCall(command.caller.user_id, question, role if pings else 0)
    held = hold_for_judge(uow, game, command.caller.now, call)
    if guild.judges_channel:
        tell_thread(uow, held, "game-judge-comes", key=f"judge:{held.version}")
    return held


def resume_game(command: JudgeGame, uow: UnitOfWork) -> PostGame | Refusal:
    """Go on; everybody has as much time left as before. Whoever called the judge may take the call back.

    Refusals: `game-needs-judge`, `game-no-such-game`, `game-judge-plays`, `game-not-paused`, `game-table-decided`.
    """
    game = game_of(uow, command.caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    refused = unless_judge(uow, command.caller, game) or unless_own_game(uow, command.caller, game)
    if refused and game.called_by != command.caller.user_id:
        return refused
    if game.status is not GameStatus.PAUSED or game.paused_at is None:
        return Refusal("game-not-paused", params={"game": game.id})
    if game.held_for is HeldFor.DECIDED:
        table = uow.tables.require(TableId(game.table_id))
        return Refusal("game-table-decided", params={"game": game.id, **named_by(uow, table)})
    resumed = judge_lets_go(uow, game, command.caller.now)
    if not refused:
        audit(uow, command.caller, EventId(0), "game-resume", {"game": game.id})
    if (
        resumed.status is not GameStatus.PLAYING
    ):  # it is over by what was ordered, or the bot is not on its server
        return resumed
    text = "game-call-taken-back" if refused else "game-resumed"
    params = {"player": mention(command.caller.user_id)}
    tell_thread(uow, resumed, text, params, key=f"resume:{resumed.version}")
    ring_again(uow, resumed, command.caller.now, but=command.caller.user_id)
    return resumed


def substitute(command: Substitute, uow: UnitOfWork) -> GameSeat | Refusal:
    """Give a seat to another player, with a full period for the turn; a league's score stays the original player's.

    Whoever has resigned, or is played for by the house, may be put back. Before the start the last seat begins it.

    A game that one player's giving up ends has no substitutes once it has begun: nobody plays on another's position.

    Refusals: `game-needs-judge`, `game-no-such-game`, `game-over`, `game-no-such-seat`, `game-already-seated`,
    `game-no-substitute`, `game-judge-plays`.
    """
    game = judged(uow, command.caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    own = seat_of(uow, game, command.user_id)
    refused = _no_seat_for(command, game, own) or _own_game(uow, command.caller, game)
    if refused:
        return refused
    seat = seats_of(uow, game)[command.seat - 1]
    taken = give_seat(uow, game, seat, NewPlayer(command.user_id, command.name), command.caller.now)
    params = {"game": game.id, "player": mention(command.user_id)}
    audit(uow, command.caller, EventId(0), "game-substitute", params)
    return taken


def _no_seat_for(command: Substitute, game: PostGame, own: GameSeat | None) -> Refusal | None:
    """Why nobody can be put in this seat; `own` is the seat that the newcomer has already."""
    if game.status in {GameStatus.OVER, GameStatus.CALLED_OFF}:
        return Refusal("game-over", params={"game": game.id})
    if not 1 <= command.seat <= game.seats:
        return Refusal("game-no-such-seat", params={"seats": game.seats})
    if own is not None:
        stays = own.number == command.seat - 1 and not (own.state is SeatState.TAKEN and is_person(own))
        return None if stays else Refusal("game-already-seated", params={"game": game.id})
    if game.status not in NOT_BEGUN and engine_of(game).resignation is not None:
        return Refusal("game-no-substitute", params={"game": game.id, "league": int(bool(game.table_id))})
    return None


def end_game(command: JudgeGame, uow: UnitOfWork) -> PostGame | Refusal:
    """Call time: nobody wins, and the recorded scores are capped; before the start the game is called off.

    Whoever plays in a game that has begun does not end it.

    Refusals: `game-needs-judge`, `game-no-such-game`, `game-over`, `game-judge-plays`, `game-end-gone-on`, and those of
    the rules.
    Source: cjp/time-up-ends, cjp/score-cap-others, cjp/judge-not-play
    """
    game = endable(command, uow)
    if isinstance(game, Refusal):
        return game
    audit(uow, command.caller, EventId(0), "game-end", {"game": game.id})
    if game.status in NOT_BEGUN:
        return call_off(uow, game, command.caller.user_id, command.caller.now)
    return end_by_time(uow, game, command.caller.now)


def _own_game(uow: UnitOfWork, caller: Caller, game: PostGame) -> Refusal | None:
    """Before the start nothing is decided: whoever plays may fill a seat, or call it off."""
    return None if game.status in NOT_BEGUN else unless_own_game(uow, caller, game)


def endable(command: JudgeGame, uow: UnitOfWork) -> PostGame | Refusal:
    """The game that a judge may end as it was shown.

    Refusals: those of `end_game`, but the rules'.
    """
    game = judged(uow, command.caller, command.game_id)
    if isinstance(game, Refusal) or game.status in NOT_BEGUN:
        return game
    if game.status not in {GameStatus.PLAYING, GameStatus.PAUSED}:
        return Refusal("game-over", params={"game": game.id})
    refused = unless_own_game(uow, command.caller, game)
    if refused:
        return refused
    if command.stamp not in {None, stamp_of(game)}:
        return Refusal("game-end-gone-on", params={"game": game.id})
    return game
