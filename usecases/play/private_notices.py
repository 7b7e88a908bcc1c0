"""What happened to a player at others' hands: said in private at once, for the thread is not read by everybody."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Final

from data.game_records import GameSeat, PostGame, SeatState
from data.records import AuditLine, Delivery, Destination, Notice
from data.unit_of_work import UnitOfWork
from engine.protocol import Seat
from league.waking import after_waking, awake
from usecases.play.deadlines import waking_of
from usecases.play.move_batch import MoveBatch
from usecases.play.registry import Event, HostRules
from usecases.play.views import thread_of, witnessed
from usecases.play.waiting import is_person
from usecases.undo.struck_notices import strike

_NEWS: Final = "game-own-news"
_TIMED_OUT: Final = "game-own-timed-out"
_MATCH: Final = "game-own-timed-out-match"
_AUTOPILOT: Final = "game-own-autopilot"


def tell_concerned(uow: UnitOfWork, moves: MoveBatch, game: PostGame, seats: tuple[GameSeat, ...]) -> None:
    """Tell each player what this transaction did to them, unless they did it, or their turn is on and shows it."""
    personal = moves.engine.personal
    if personal is None or moves.at.outcome is not None:
        return
    busy = {moves.by_hand, moves.clock.seat}
    for seat in seats:
        if seat.number in busy or not is_person(seat):
            continue
        concerned = [event for event in moves.made if personal.concerns(event, seat.number)]
        if concerned:
            log = log_of(moves.rules, game, seats, concerned, seat.number, moves.state)
            tell_player(uow, game, seat, _NEWS, f"{game.epoch}:{moves.place}", moves.now, {"log": log})


def tell_timed_out(
    uow: UnitOfWork,
    moves: MoveBatch,
    game: PostGame,
    seats: tuple[GameSeat, ...],
    seat: GameSeat,
    done: int,
    limit: int = 0,
) -> None:
    """What the house did in the place of a player whose time was up; `done` are so many events of the batch.

    `limit`: after so many turns in a row the match is lost, 0: it is not.
    """
    log = log_of(moves.rules, game, seats, moves.made[:done], seat.number, moves.state)
    text = _AUTOPILOT if seat.autopilot else _MATCH if limit else _TIMED_OUT
    told = {"log": log, "misses": seat.misses, "limit": limit}
    tell_player(uow, game, seat, text, f"{game.epoch}:{moves.place}", moves.now, told)


def news_taken_back(uow: UnitOfWork, game: PostGame, place: int, by: AuditLine) -> None:
    """What players were told in private of the events from this place on is struck, or never sent."""
    strike(uow, [one for one in _told(uow, game) if _place_in(one.key) > place], by)


def drop_unsent(uow: UnitOfWork, game: PostGame, seat: GameSeat) -> None:
    """Whoever sits there no more is not told in the morning what happened to the seat at night."""
    for one in _told(uow, game):
        is_theirs = one.subject == seat.user_id and one.key.endswith(f":{seat.number}")
        if is_theirs and one.attempted_at is None and one.state is Delivery.PENDING:
            uow.outbox.notices.change(one, state=Delivery.WITHDRAWN)


def _told(uow: UnitOfWork, game: PostGame) -> list[Notice]:
    """What players were told in private of single events, or are to be told in the morning."""
    texts = (_NEWS, _TIMED_OUT, _MATCH, _AUTOPILOT)
    return [one for text in texts for one in uow.outbox.beginning(f"{text}:{game.id}:")]


def _place_in(key: str) -> int:
    """How many events there were when this was told."""
    return int(key.split(":")[3])


def log_of(
    rules: HostRules,
    game: PostGame,
    seats: tuple[GameSeat, ...],
    events: Iterable[Event],
    seat: Seat,
    state: Any,  # noqa: ANN401 - a game's own state
) -> dict[str, Any]:
    """Events as this seat may know them, with all that is needed to put them into words."""
    known = [dict(rules.write_known(one)) for one in witnessed(rules, tuple(events), seat)]
    told = {"game": game.kind, "names": [one.name for one in seats], "events": known}
    return {"log": told | {"layout": rules.scenery(state)}}


def tell_player(
    uow: UnitOfWork,
    game: PostGame,
    seat: GameSeat,
    text: str,
    occasion: str,
    now: datetime,
    params: dict[str, Any],
    buttons: tuple[str, ...] = (),
) -> None:
    """A private message to whoever sits there and wants private messages; at night it waits for the morning."""
    if seat.state is not SeatState.TAKEN or not seat.by_message or not seat.user_id:
        return
    waking = waking_of(uow, game, seat)
    due = now if awake(now, waking) else after_waking(now, 0, waking)
    whole = {"game": game.id, "channel": {"channel": thread_of(uow, game) or game.channel_id}, **params}
    key = own_key(text, game, occasion, seat)
    place, user = Destination.PRIVATE, seat.user_id
    uow.outbox.send(Notice(0, key, game.guild_id, place, user, text, whole, (), buttons, due_at=due))


def own_key(text: str, game: PostGame, occasion: str, seat: GameSeat) -> str:
    """What names a private message about an occasion in a game."""
    return f"{text}:{game.id}:{occasion}:{seat.number}"
