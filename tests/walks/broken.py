"""Projections broken on purpose: the walks must notice each of them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from itertools import count
from typing import Any, Final, TypeAlias

import pytest

from data.outbox import Outbox
from data.records import Notice, PostKind
from data.unit_of_work import UnitOfWork
from league.by_post import HeldFor, HoldFacts, HoldKind, why_held
from league.event import Event
from league.round import Table
from tests.walks import carrying, world
from tests.walks.walk import STEPS, Fresh, steps_of, walk
from usecases import follow, kinds, scopes, shown, timed
from usecases.duties import vacant_seat
from usecases.duties.announcement import ANNOUNCEMENT
from usecases.duties.appeal import APPEAL
from usecases.duties.board import BOARD
from usecases.duties.break_over import BREAK_OVER
from usecases.duties.byes import BYES
from usecases.duties.check_in import CHECK_IN
from usecases.duties.clock import CLOCK
from usecases.duties.entry_news import ENTRY_NEWS
from usecases.duties.judge_called import JUDGE_CALLED
from usecases.duties.late_results import LATE_RESULTS
from usecases.duties.left_server import LEFT_SERVER
from usecases.duties.letters import ACCOUNT, EVENT_CHANGED, SEAT_LOST
from usecases.duties.match_called import MATCH_CALLED
from usecases.duties.match_sheet import MATCH_SHEET
from usecases.duties.matches_fall import MATCHES_FALL
from usecases.duties.not_through import NOT_THROUGH
from usecases.duties.onward import ONWARD
from usecases.duties.outdated import OUTDATED
from usecases.duties.penalty import PENALTY
from usecases.duties.place import PLACE
from usecases.duties.rank_moved import RANK_MOVED
from usecases.duties.result import RESULT
from usecases.duties.result_wanted import RESULT_WANTED
from usecases.duties.round_ends import ROUND_ENDS
from usecases.duties.round_off import ROUND_OFF
from usecases.duties.ruling import RULING
from usecases.duties.seated import SEATED
from usecases.duties.who_goes_on import WHO_GOES_ON
from usecases.play import holding
from usecases.projection import Projection
from usecases.waiting import event as waiting_event
from usecases.waiting import stages as waiting_stages
from usecases.waiting import tables as waiting_tables

Break: TypeAlias = Callable[[pytest.MonkeyPatch], None]
_MOST: Final = 40


def without(kind: PostKind, row: str) -> Break:
    """A kind of post does not know that it is made of these rows."""

    def broken(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(shown, "READS", {**shown.READS, kind: shown.READS[kind] - {row}})

    return broken


def never_posted(kind: PostKind) -> Break:
    """Nobody wishes for the first post of this kind."""

    def broken(patch: pytest.MonkeyPatch) -> None:
        post = Outbox.post

        def most(outbox: Outbox, wanted: PostKind, *rest: Any) -> None:  # noqa: ANN401 - handed on
            if wanted is not kind:
                post(outbox, wanted, *rest)

        patch.setattr(Outbox, "post", most)

    return broken


def reading_less(kind: Projection[Event], row: str) -> Break:
    """What is told of this kind does not know that it is made of these rows."""
    others = tuple(one for one in kinds.OF_EVENTS if one.kind != kind.kind)
    less = replace(kind, reads=kind.reads - {row})
    return replaced(kinds, "OF_EVENTS", (*others, less))


def at_tables_reading_less(kind: Projection[Table], row: str) -> Break:
    """What is told of this kind at a table does not know that it is made of these rows."""
    others = tuple(one for one in kinds.OF_TABLES if one.kind != kind.kind)
    return replaced(kinds, "OF_TABLES", (*others, replace(kind, reads=kind.reads - {row})))


def seats_reading_less(row: str) -> Break:
    """What calls players to their seats does not know that it is made of these rows."""
    return replaced(kinds, "OF_ROUNDS", (replace(SEATED, reads=SEATED.reads - {row}), ROUND_OFF))


def of_servers_reading_less(row: str) -> Break:
    """What is told of leavers does not know that it is made of these rows."""
    return replaced(kinds, "OF_SERVERS", (replace(LEFT_SERVER, reads=LEFT_SERVER.reads - {row}),))


def untold(kind: Projection[Event]) -> Break:
    """Nobody is told anything of this kind."""
    return replaced(kinds, "OF_EVENTS", tuple(one for one in kinds.OF_EVENTS if one.kind != kind.kind))


def untold_at_tables(kind: Projection[Table]) -> Break:
    """No table is told anything of this kind."""
    return replaced(kinds, "OF_TABLES", tuple(one for one in kinds.OF_TABLES if one.kind != kind.kind))


def replaced(module: object, name: str, value: object) -> Break:
    """Something in a module is another thing."""
    return lambda patch: patch.setattr(module, name, value)


def _nothing(*_: object) -> Iterator[Any]:
    return iter(())


def _never(*_: object) -> bool:
    return False


def _none(*_: object) -> None:
    return None


def _by_judges_alone(facts: HoldFacts) -> HeldFor:
    return HeldFor.JUDGE if HoldKind.JUDGE in facts.holds and not facts.is_over else why_held(facts)


_NUMBERS: Final = count()


def _another_nonce(notice: Notice) -> str:
    return f"{notice.id} {next(_NUMBERS)}"


def _forgotten_rows(patch: pytest.MonkeyPatch) -> None:
    """A row that says whom it belongs to by its event alone is overlooked."""
    patch.setattr(scopes, "_BELONGS", tuple(pair for pair in scopes._BELONGS if "event_id" not in pair))


def _timers_at_creation_only(patch: pytest.MonkeyPatch) -> None:
    """What is timed is never moved or dropped."""
    keep = timed.keep_time

    def once(uow: UnitOfWork, found: scopes.Scopes, now: datetime) -> None:
        if any(diff.before is None for diff in uow.journal.changed()):
            keep(uow, found, now)

    patch.setattr(follow, "keep_time", once)


def overlooked(*finders: object) -> Break:
    """Something that is open is on no desk."""
    kept = tuple(kind for kind in waiting_event._KINDS if kind not in finders)
    return replaced(waiting_event, "_KINDS", kept)


BREAKS: Final[Mapping[str, Break]] = {
    "no desk names a dispute": overlooked(waiting_tables.disputed),
    "no desk names the seat of a leaver": overlooked(waiting_tables.seats),
    "no desk names the matches of the wrong players": overlooked(waiting_stages.fallen),
    "players are not told what they owe": replaced(waiting_event, "_OF_PLAYERS", ()),
    "the standings do not know of results": without(PostKind.STANDINGS, "result"),
    "the standings do not know of tables": without(PostKind.STANDINGS, "game_table"),
    "the standings do not know of penalties": without(PostKind.STANDINGS, "penalty"),
    "the standings do not know of entries": without(PostKind.STANDINGS, "entry"),
    "a round does not know of results": without(PostKind.ROUND, "result"),
    "a round does not know of the event": without(PostKind.ROUND, "event"),
    "a table does not know of its clock": without(PostKind.TABLE, "clock"),
    "a table does not know of its round": without(PostKind.TABLE, "round"),
    "a table does not know of timers": without(PostKind.TABLE, "timer"),
    "a table does not know of names": without(PostKind.TABLE, "person"),
    "the announcement does not know of entries": without(PostKind.ANNOUNCEMENT, "entry"),
    "the podium does not know of results": without(PostKind.PODIUM, "result"),
    "a call does not know of itself": without(PostKind.CALL, "judge_call"),
    "a board does not know of its game": without(PostKind.GAME, "game"),
    "a question in a game does not know of the game": without(PostKind.GAME_CARD, "game"),
    "tables are never posted": never_posted(PostKind.TABLE),
    "calls are never posted": never_posted(PostKind.CALL),
    "podiums are never posted": never_posted(PostKind.PODIUM),
    "rankings are never posted": never_posted(PostKind.STANDINGS),
    "nobody asks about vacant seats": replaced(vacant_seat, "vacant_seats", _nothing),
    "vacant seats do not know of results": reading_less(vacant_seat.VACANT_SEAT, "result"),
    "vacant seats do not know of entries": reading_less(vacant_seat.VACANT_SEAT, "entry"),
    "vacant seats do not know of rounds": reading_less(vacant_seat.VACANT_SEAT, "round"),
    "nobody is told of penalties": untold(PENALTY),
    "penalties are told without their rows": reading_less(PENALTY, "penalty"),
    "nobody is told a place": untold(PLACE),
    "places do not know of results": reading_less(PLACE, "result"),
    "nobody is asked about reports": untold_at_tables(RESULT),
    "reports are told without their rows": at_tables_reading_less(RESULT, "result"),
    "reports do not know of the event": at_tables_reading_less(RESULT, "event"),
    "nobody hears of a judge call": untold(JUDGE_CALLED),
    "judges are called without their rows": reading_less(JUDGE_CALLED, "judge_call"),
    "calls of judges do not know of the event": reading_less(JUDGE_CALLED, "event"),
    "nobody hears a ruling": untold(RULING),
    "rulings are told without their rows": reading_less(RULING, "judge_call"),
    "nobody hears of an appeal": untold(APPEAL),
    "committees are asked without their rows": reading_less(APPEAL, "judge_call"),
    "nobody hears that a break is over": untold_at_tables(BREAK_OVER),
    "nobody looks for the end of breaks when it is time": at_tables_reading_less(BREAK_OVER, "message_timer"),
    "nobody is asked for a result": untold_at_tables(RESULT_WANTED),
    "reminders do not know of tables": at_tables_reading_less(RESULT_WANTED, "game_table"),
    "nobody hears what was done with an entry": untold(ENTRY_NEWS),
    "news of entries do not know of entries": reading_less(ENTRY_NEWS, "entry"),
    "news of entries do not know of the event": reading_less(ENTRY_NEWS, "event"),
    "nobody hears whose rank moved": untold(RANK_MOVED),
    "moved ranks do not know of their rows": reading_less(RANK_MOVED, "rank_move"),
    "nobody hears that the cut is made": untold(NOT_THROUGH),
    "cuts do not know of rounds": reading_less(NOT_THROUGH, "round"),
    "cuts do not know of seats": reading_less(NOT_THROUGH, "seat"),
    "nobody is called to a check-in": untold(CHECK_IN),
    "calls to a check-in do not know of the event": reading_less(CHECK_IN, "event"),
    "calls to a check-in do not know of their rows": reading_less(CHECK_IN, "check_in_call"),
    "who gets a place is not called to the check-in": replaced(follow, "call_placed", _none),
    "announcements are not told": untold(ANNOUNCEMENT),
    "changes of an event are not told": untold(EVENT_CHANGED),
    "who has lost a seat is not told": untold(SEAT_LOST),
    "other accounts are not told": replaced(kinds, "OF_PEOPLE", ()),
    "other accounts do not know of news": replaced(kinds, "OF_PEOPLE", (replace(ACCOUNT, reads=frozenset()),)),
    "news are taken for one another": replaced(scopes, "_NEWS", ""),
    "nobody hears who has left the server": replaced(kinds, "OF_SERVERS", ()),
    "hosts do not hear what is answered": replaced(kinds, "OF_GAMES", ()),
    "leavers are told without their rows": of_servers_reading_less("left_server"),
    "leavers do not know of entries": of_servers_reading_less("entry"),
    "leavers do not know of events": of_servers_reading_less("event"),
    "nobody asks who goes on": untold(WHO_GOES_ON),
    "nobody asks about matches of the wrong players": untold(MATCHES_FALL),
    "matches that fall do not know of results": reading_less(MATCHES_FALL, "result"),
    "byes do not know of seeds": reading_less(BYES, "bracket_seed"),
    "where players go on does not know of results": reading_less(ONWARD, "result"),
    "nobody says what is put down at a match": untold_at_tables(MATCH_SHEET),
    "nobody hears that time is up": untold_at_tables(CLOCK),
    "warnings do not know of clocks": at_tables_reading_less(CLOCK, "clock"),
    "nobody looks for late results when it is time": reading_less(LATE_RESULTS, "message_timer"),
    "nobody is told that a round ends": untold_at_tables(ROUND_ENDS),
    "late results do not know of tables": reading_less(LATE_RESULTS, "game_table"),
    "nobody is told what is outdated": untold(OUTDATED),
    "what is outdated does not know of results": reading_less(OUTDATED, "result"),
    "what is outdated does not know of entries": reading_less(OUTDATED, "entry"),
    "nobody is called to a seat": replaced(kinds, "OF_ROUNDS", (ROUND_OFF,)),
    "calls do not know of seats": seats_reading_less("seat"),
    "calls do not know of rounds": seats_reading_less("round"),
    "nobody is told that a round is off": replaced(kinds, "OF_ROUNDS", (SEATED,)),
    "nobody is called to a match": untold(MATCH_CALLED),
    "nobody is told of boards": untold(BOARD),
    "boards are not told when they change": reading_less(BOARD, "board_call"),
    "nobody is given a board": replaced(follow, "call_to_boards", _none),
    "calls to matches do not know of results": reading_less(MATCH_CALLED, "result"),
    "no clock stands for a seat": replaced(follow, "hold_clocks", _none),
    "no game stands for its table": replaced(follow, "hold_games", _none),
    "a judge's pause outranks a result": replaced(holding, "why_held", _by_judges_alone),
    "whether a game counts is looked at when tables are new": replaced(holding, "_is_moved", _never),
    "no round is ever whole": replaced(shown, "_may_count", _never),
    "clocks are not timed when they differ": replaced(timed, "_READS", timed._READS - {"clock"}),
    "an event's end is not timed": replaced(timed, "_READS", timed._READS - {"event"}),
    "reports are not timed when they differ": replaced(timed, "_READS", timed._READS - {"result"}),
    "tables do not end the time of reports": replaced(timed, "_READS", timed._READS - {"game_table"}),
    "nobody times reports": replaced(timed, "_reports", _nothing),
    "nobody times check-ins": replaced(timed, "_check_in", _nothing),
    "nobody times clocks": replaced(timed, "_clocks", _nothing),
    "timers never move": _timers_at_creation_only,
    "rows of an event are overlooked": _forgotten_rows,
    "who lies within what is not looked up": replaced(scopes, "_find_parents", _none),
    "a server's settings concern nothing": replaced(scopes, "_spread", _none),
    "a person's name concerns nothing": replaced(scopes, "_entered", lambda *_: []),
    "every try is a new message": replaced(carrying, "notice_nonce", _another_nonce),
    "a crash leaves everything claimed": replaced(world, "release_claims", _none),
}  # fmt: skip


def look(fresh: Fresh, seed: int, only: str) -> Iterator[tuple[str, bool]]:
    """For each break a line of the table, and whether it was noticed: at which walk and step, and by which law."""
    for name, broken in BREAKS.items():
        if only in name:
            with pytest.MonkeyPatch.context() as patch:
                broken(patch)
                found = _noticed(fresh, seed)
            yield f"{name} | {found or f'NOT NOTICED in {_MOST} walks'}", bool(found)


def _noticed(fresh: Fresh, seed: int) -> str:
    for number in range(_MOST):
        fall = walk(fresh, steps_of(seed + number))
        if fall is not None:
            words = fall.violation.difference.strip().splitlines()[-1][:90]
            steps = number * STEPS + len(fall.steps)
            return f"walk {number + 1}, step {steps} | {fall.violation.law}: {words}"
    return ""
