"""What happens when a player's time runs out, and the reminders before.

The house acts for the seat by its standing orders, else in the way that changes least; after two turns in a row it
keeps the seat until the player is back or replaced. A league's match of two is lost instead, after as many turns in a
row as its regulations say, unless both stay away. Source: cjp/robber-forgot; the rest is a rule of the house.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from data.game_records import GameSeat, GameStatus, PostGame, Prompt, PromptKind, SeatState
from data.records import Timer, mention
from data.unit_of_work import UnitOfWork
from league.ids import GameSeatId
from usecases.play.advance import answer, late_answer, play_for
from usecases.play.commit import commit_moves, end_late, moves_of
from usecases.play.deadlines import LAST, drop_deadline, time_marked
from usecases.play.offer_ends import expire
from usecases.play.private_notices import tell_timed_out
from usecases.play.prompts import is_quiet, renew
from usecases.play.registry import engine_of, rules_of
from usecases.play.reserve import has_flag, lost_after
from usecases.play.states import STATES
from usecases.play.thread_notices import tell_thread
from usecases.play.views import seats_of, users_at
from usecases.play.waiting import is_person

_MUST = frozenset({PromptKind.TURN, PromptKind.REPLY})
_ONE_DAY = timedelta(days=1)
_ANSWERS = 10
"""More than a seat can be asked for at once."""
MISSES = 2
"""Turns in a row out of time, after which the house keeps the seat. Source: house"""


def deadline_passed(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """The time of a seat is up."""
    found = _waited_for(timer, uow)
    if found is None or found[1].deadline is None:
        return
    if has_flag(found[0], engine_of(found[0])):
        _flag_falls(uow, *found, now)
        return
    limit = _limit(uow, *found)
    game, seat = found[0], _missed(uow, *found, limit)
    if limit is not None and seat.misses >= limit:
        _lost(uow, game, seat, now)
        return
    moves = moves_of(uow, game, now)
    play_for(moves, seat)
    done = len(moves.made)
    game = commit_moves(uow, moves)
    tell_timed_out(uow, moves, game, seats_of(uow, game), seat, done, limit or 0)
    told = {"player": mention(seat.user_id), "misses": seat.misses, "limit": limit or 0}
    news = "game-out-of-time-match" if limit else _news(uow, game, seat)
    tell_thread(uow, game, news, told, mentions=(seat.user_id,))


def _limit(uow: UnitOfWork, game: PostGame, seat: GameSeat) -> int | None:
    """After how many misses this seat loses; None where the house plays on, as it does where both stay away.

    The other stays away too who would lose with the next miss: one turn out of time is no absence.
    """
    limit = lost_after(uow, game)
    if limit is None:
        return None
    others = (other for other in seats_of(uow, game) if other.number != seat.number)
    return None if any(other.misses >= limit - 1 for other in others) else limit


def _lost(uow: UnitOfWork, game: PostGame, seat: GameSeat, now: datetime) -> None:
    """The seat has missed as many turns in a row as the regulations bear. Source: house."""
    told = {"player": mention(seat.user_id), "misses": seat.misses}
    players = users_at(seats_of(uow, game))
    ended = end_late(uow, game, seat.number, now)
    if isinstance(ended, PostGame):
        tell_thread(uow, game, _lost_or_won(uow, ended, seat), told, mentions=players)


def _lost_or_won(uow: UnitOfWork, ended: PostGame, absent: GameSeat) -> str:
    """Time does not take a match away that is won already, whatever is rolled. Source: jbl/4.3.3-certain."""
    outcome = rules_of(ended).outcome(STATES.of(ended, uow))
    won = outcome is not None and outcome.winner == absent.number
    return "game-won-absent" if won else "game-lost-absent"


def _flag_falls(uow: UnitOfWork, game: PostGame, seat: GameSeat, now: datetime) -> None:
    """The reserve is used up: the game says what that means. Source: house, after jbl/4.3.3."""
    seat = uow.game_seats.save(replace(seat, reserve=0))
    end_late(uow, game, seat.number, now)


def remind(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """Half of the time is over, or all but an hour: the message comes again, in the place of the old one.

    At half time a player hears of one game a day, however many wait. That the reserve begins, or the last hour, is
    always announced.
    """
    found = _waited_for(timer, uow)
    if found is None or found[1].deadline is None:
        return
    game, seat = found
    card = next((card for card in _open_cards(uow, seat) if card.kind in _MUST), None)
    if card is not None and (timer.detail == LAST or seat.reserve or not _nudged(uow, seat, now)):
        renew(uow, game, card, by_message=seat.by_message, now=now)


def good_morning(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """What came silently at night and still waits comes again, with a ping."""
    found = _waited_for(timer, uow)
    if found is None:
        return
    game, seat = found
    for card in _open_cards(uow, seat):
        if card.kind is not PromptKind.NEXT and is_quiet(uow, game, seat, card):
            renew(uow, game, card, by_message=seat.by_message, now=now)


def _waited_for(timer: Timer, uow: UnitOfWork) -> tuple[PostGame, GameSeat] | None:
    """The seat that a timer is about, if its game is being played."""
    seat = uow.game_seats.get(GameSeatId(timer.subject))
    game = uow.games.get(seat.game_id) if seat else None
    return None if seat is None or game is None or game.status is not GameStatus.PLAYING else (game, seat)


def _open_cards(uow: UnitOfWork, seat: GameSeat) -> tuple[Prompt, ...]:
    return uow.game_cards.find(game_id=seat.game_id, seat=seat.number, user_id=seat.user_id, is_open=True)


def _nudged(uow: UnitOfWork, seat: GameSeat, now: datetime) -> bool:
    """Whether the player was reminded of anything within a day."""
    cards = uow.game_cards.find(user_id=seat.user_id)
    return any(card.repeats and now - card.opened_at < _ONE_DAY for card in cards)


def order_due(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """A standing order, or the house, acts late; nothing happens where it is done, or the order or the turn is gone."""
    found = _waited_for(timer, uow)
    if found is None:
        return
    game, seat = found
    moves = moves_of(uow, game, now)
    if moves.clock.turn != timer.detail:
        return
    for _ in range(_ANSWERS):
        if not answer(moves, seat.number, late_answer(moves, seat)):
            break
    if moves.made:
        commit_moves(uow, moves)


def offer_due(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """The hours of a proposal are over; nothing happens where it is gone, or the turn is."""
    found = _waited_for(timer, uow)
    moves = moves_of(uow, found[0], now) if found else None
    if moves is not None and expire(moves, timer):
        commit_moves(uow, moves)


def _news(uow: UnitOfWork, game: PostGame, seat: GameSeat) -> str:
    if not seat.autopilot:
        return "game-out-of-time"
    plays = any(is_person(other) for other in seats_of(uow, game))
    if engine_of(game).resignation is not None:  # a game without substitutes
        league = "-league" if game.table_id else ""
        return f"game-autopilot-match{league}" if plays else "game-asleep-match"
    return "game-autopilot" if plays else "game-asleep"


def _missed(uow: UnitOfWork, game: PostGame, seat: GameSeat, limit: int | None) -> GameSeat:
    misses = seat.misses + 1
    kept = seat.state is SeatState.TAKEN and misses >= MISSES and limit is None
    missed = replace(seat, misses=misses, autopilot=kept, spent=time_marked(seat, game.events))
    return drop_deadline(uow, uow.game_seats.save(missed))
