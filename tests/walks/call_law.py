"""What is read of judge calls, of breaks and of reminders is what their rows say, worked out the long way round."""

from collections.abc import Collection, Iterator
from datetime import datetime, timedelta
from typing import Final

from data.game_records import UNDECIDED
from data.records import CallStatus, Delivery, JudgeCall, Notice
from data.unit_of_work import UnitOfWork
from league.event import EventStatus, takes_results
from league.match_sheet import SheetKind
from league.reporting import Wanted
from league.round import OPEN_TABLE, Round, RoundStatus, Table, TableStatus
from tests.walks.world import GUILD, World
from usecases.find import profile_of
from usecases.round.timing import is_started

_OF_CALLS: Final = {
    "notice-judge-called": "judge-called", "notice-judge-called-role": "judge-called", "notice-call": "call",
    "notice-call-paused": "call", "notice-judge-going": "judge-going", "notice-ruled": "ruled",
    "notice-ruled-final": "ruled", "notice-appealed": "appealed", "notice-committee": "committee",
    "notice-appeal-uphold": "uphold", "notice-appeal-overturn": "overturn",
}  # fmt: skip
"""What is told of judge calls, and by which name it is due."""
_CALLED_BACK: Final = ("notice-match-break-over", "notice-result-wanted")
_OUT: Final = frozenset({"no-show", "dropped", "substituted", "disqualified"})
_A_MATCH: Final = 2
_TO_PLAY: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


def calls_are_told(world: World) -> Iterator[str]:
    """Of each judge call those read who are concerned as it stands, whoever votes in private, and nobody more."""

    def differs(uow: UnitOfWork) -> list[str]:
        found = {
            (name, int(one.key.split(":")[2]), one.subject if name == "committee" else 0)
            for one in _standing(uow, _OF_CALLS)
            for name in (_OF_CALLS[one.text],)
        }
        due = set(_calls_due(uow))
        lacking = [f"nobody is told of {one}" for one in sorted(due - found)]
        return lacking + [f"{one} is told in vain" for one in sorted(found - due)]

    yield from world.read(differs)


def tables_are_called_back(world: World) -> Iterator[str]:
    """Each match reads once that its break is over, each table that it owes a result as long as it does."""

    def differs(uow: UnitOfWork) -> list[str]:
        found = {
            (one.text.removeprefix("notice-"), int(one.key.split(":")[4].partition(".")[0]))
            for one in _standing(uow, _CALLED_BACK)
        }
        due = set(_called_back_due(uow, world.now))
        lacking = [f"nobody hears of {one}" for one in sorted(due - found)]
        return lacking + [f"{one} is said in vain" for one in sorted(found - due)]

    yield from world.read(differs)


def _standing(uow: UnitOfWork, texts: Collection[str]) -> list[Notice]:
    """The messages that say what is so; what was ended is history."""
    told = uow.outbox.notices.find(text=sorted(texts))
    return [one for one in told if one.stands and one.duty and one.state is not Delivery.WITHDRAWN]


def _calls_due(uow: UnitOfWork) -> Iterator[tuple[str, int, int]]:
    for event in uow.events.find(guild_id=GUILD):
        for call in uow.calls.find(event_id=event.id):
            if event.status is not EventStatus.CANCELLED:
                yield from _of_open(call)
            if call.status is not CallStatus.OPEN and _is_reached(call):
                yield "ruled", call.id, 0
            if call.status is CallStatus.DECIDED and _is_reached(call):
                yield call.outcome, call.id, 0


def _is_reached(call: JudgeCall) -> bool:
    return bool(call.table_id or call.caller)


def _of_open(call: JudgeCall) -> Iterator[tuple[str, int, int]]:
    if call.status is CallStatus.OPEN:
        yield "judge-called", call.id, 0
        if call.table_id:
            yield "call", call.id, 0
        if call.going and _is_reached(call):
            yield "judge-going", call.id, 0
    if call.status is CallStatus.APPEALED:
        yield "appealed", call.id, 0
        yield from (("committee", call.id, user) for user in call.committee if user)


def _called_back_due(uow: UnitOfWork, now: datetime) -> Iterator[tuple[str, int]]:
    for event in uow.events.find(guild_id=GUILD):
        out = {one.player for one in uow.entries.rows.find(event_id=event.id) if one.status in _OUT}
        for table in uow.tables.find(event_id=event.id) if event.status is not EventStatus.CANCELLED else ():
            for line in uow.match_sheet.find(table_id=table.id, kind=SheetKind.BREAK):
                if table.status in OPEN_TABLE and line.at + timedelta(minutes=line.minutes) <= now:
                    yield "match-break-over", line.id
            asked = uow.reminders.find(table_id=table.id, wants=Wanted.RESULT)
            if asked and takes_results(event) and _owes(uow, table) and set(table.seats) - out:
                yield "result-wanted", asked[-1].id


def _owes(uow: UnitOfWork, table: Table) -> bool:
    round_ = uow.rounds.require(table.round_id)
    runs = round_.status is RoundStatus.RUNNING or _begins_itself(uow, round_)
    by_post = uow.games.find(table_id=table.id, status=sorted(UNDECIDED))
    return runs and table.status in _TO_PLAY and not by_post


def _begins_itself(uow: UnitOfWork, round_: Round) -> bool:
    """Whether the tables of a public round play though no judge has started them."""
    if round_.status is not RoundStatus.PUBLISHED:
        return False
    profile = profile_of(uow.events.require(round_.event_id))
    in_bracket = uow.brackets.first(round_id=round_.id) is not None
    return in_bracket or (profile.two_players and not is_started(profile, _A_MATCH))
