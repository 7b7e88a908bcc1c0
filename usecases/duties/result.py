"""A report asks the table whether it is right, a dispute the judges for a decision, and a judge's word is told."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from data.records import Destination, Person, below, line, mention, moment, role_ping, term
from data.unit_of_work import UnitOfWork
from league.duty import Aloud, Closing, Duty, Slot, Told, Wording
from league.event import takes_results
from league.ids import ResultId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import RoundStatus, Table, TableStatus
from usecases.bracket.labels import labels_in, where
from usecases.caller import guild_of
from usecases.projection import Projection
from usecases.result.find import TableAt, located, people_of
from usecases.result.scored import ended_word, reasons_of, scored, scores_text
from usecases.round.told import shown
from usecases.shown import RANKING

_KIND: Final = "result"
_TABLE, _JUDGES, _RULED = "table", "judges", "ruled"
_OPEN: Final = frozenset({ReportState.REPORTED, ReportState.DISPUTED})
_OF_JUDGES: Final = frozenset({ReportKind.CORRECTION, ReportKind.WALKOVER})
_IN_PLAY: Final = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING})
_PINGS: Final = 2
"""So many disputes of one table call the judges; they know of it then. Source: house"""


def _duties(uow: UnitOfWork, table: Table, _now: datetime) -> Iterator[Duty]:
    versions = uow.results.find(table_id=table.id)
    if not versions:
        return
    at = located(uow, table)
    if at.event.imported:  # played elsewhere: they know
        return
    people = people_of(uow, table)
    for version in versions:
        if version.state in _OPEN and takes_results(at.event) and table.status is not TableStatus.CANCELLED:
            yield _to_table(uow, at, version, people)
            if version.state is ReportState.DISPUTED:
                yield _to_judges(uow, at, version, people, versions)
        elif version.is_given:
            continue  # no judge's word: its winner reads it as a step in the bracket
        elif version.kind in _OF_JUDGES or _is_entered(at, version, people):
            yield _ruling(uow, at, version, people)


def _is_entered(at: TableAt, version: ReportedResult, people: Sequence[Person]) -> bool:
    """By a judge, while the round is played: what is put on record later is news to nobody."""
    by_another = version.by not in {0, *(person.user_id for person in people)}
    counts = version.state is ReportState.FINAL and not version.confirmed
    return version.kind is ReportKind.REPORT and counts and by_another and at.round.status in _IN_PLAY


def _to_table(uow: UnitOfWork, at: TableAt, version: ReportedResult, people: Sequence[Person]) -> Duty:
    """The others are asked; silence is consent when the time is over."""
    told = scored(uow, at, version)
    words = {
        "reporter": _reporter(version, people),
        "scores": scores_text(uow, told),
        "ended": ended_word(version),
        "at": moment(version.final_at or version.at),
        **reasons_of(told),
    }
    disputed = version.state is ReportState.DISPUTED
    return Duty(
        _slot(at, version, _TABLE),
        Destination.THREAD,
        at.table.id,
        Wording("notice-result-in-dispute" if disputed else "notice-result-reported", words),
        asks=(f"result-confirm:{version.id}:0", f"result-dispute:{version.id}:0"),
        pings=tuple(user for user in _users(people) if user != version.by),
    )


def _reporter(version: ReportedResult, people: Sequence[Person]) -> Any:  # noqa: ANN401 - a notice's parameter
    """Who has reported; a guest, who has no account, by the code of the own seat."""
    guests = [person for person in people if not version.by and person.id in version.confirmed[:1]]
    return shown(guests[0]) if guests else mention(version.by)


def _to_judges(
    uow: UnitOfWork,
    at: TableAt,
    version: ReportedResult,
    people: Sequence[Person],
    versions: Sequence[ReportedResult],
) -> Duty:
    """What was reported, and by each who disagrees what is wrong with it."""
    role = guild_of(uow, at.event.guild_id).judge_role
    earlier = sum(bool(one.disputed) for one in versions if one.number < version.number)
    users = {person.id: shown(person) for person in people}
    said = [(users.get(player, "—"), words) for player, words in version.objecting()]
    objections = [line("notice-objection", {"words": words}) for _, words in said[:1] if words]
    objections += [
        line("notice-objection-too", {"player": who, "words": words or "—"}) for who, words in said[1:]
    ]
    words = {
        "judges": role_ping(role) if role and earlier < _PINGS else term("role-judge"),
        "event": at.event.name,
        "where": where(at.round, labels_in(uow, at.round).get(at.table.number)),
        "table": at.table.number,
        "reporter": _reporter(version, people),
        "player": said[0][0] if said else "—",
        "scores": scores_text(uow, scored(uow, at, version)),
        "ended": ended_word(version),
        **(below(*objections) if objections else {}),
    }
    asks = (f"result-ruling:{at.table.id}:0",)
    slot = _slot(at, version, _JUDGES)
    return Duty(slot, Destination.JUDGES, at.table.id, Wording("notice-result-disputed", words), asks)


def _ruling(uow: UnitOfWork, at: TableAt, version: ReportedResult, people: Sequence[Person]) -> Duty:
    """The table's own players learn what their result is now, once."""
    told = scored(uow, at, version)
    text = (
        "notice-result-corrected" if version.kind in _OF_JUDGES or version.reason else "notice-result-entered"
    )
    words = {
        "scores": scores_text(uow, told),
        "ended": ended_word(version),
        "reason": version.reason or "—",
        **reasons_of(told),
    }
    slot = _slot(at, version, _RULED)
    return Duty(slot, Destination.THREAD, at.table.id, Wording(text, words), pings=_users(people))


def _slot(at: TableAt, version: ReportedResult, reader: str) -> Slot:
    return Slot(_KIND, at.event.id, version.id, reader)


def _users(people: Sequence[Person]) -> tuple[int, ...]:
    return tuple(person.user_id for person in people if person.user_id is not None)


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """It says what became of the report and by whom; of a report that was undone nothing is left."""
    version = uow.results.get(ResultId(slot.subject))
    if version is None:
        return Closing(struck=True, aloud=Wording("notice-undone-above"))
    if slot.reader == _RULED or version.state in _OPEN:  # what it said was so; or the event is called off
        return Closing()
    became = _became(uow, version)
    text = "notice-result-closed" if slot.reader == _TABLE else "notice-dispute-closed"
    return Closing(Wording(text, {**told.says.params, **became}))


def _became(uow: UnitOfWork, version: ReportedResult) -> Mapping[str, Any]:
    """`confirmed`, `judge`, `time`, `decided`, `replaced` or `voided`, as the texts call it, and by whom."""
    if version.state is ReportState.SUPERSEDED:
        later = uow.results.first(table_id=version.table_id, number=version.number + 1)
        if later is None:
            return {"became": "voided", "by": []}
        decided = later.by and later.state is ReportState.FINAL
        return {"became": "decided" if decided else "replaced", "by": [mention(later.by)] if later.by else []}
    if version.closed_by:
        return {"became": "judge", "by": [mention(version.closed_by)]}
    people = people_of(uow, uow.tables.require(version.table_id))
    asked = {person.id: person.user_id for person in people if person.user_id is not None}
    if asked.keys() <= set(version.confirmed):
        return {"became": "confirmed", "by": [mention(user) for user in asked.values() if user != version.by]}
    return {"became": "time", "by": []}


def _news(uow: UnitOfWork, told: Told, duty: Duty) -> Aloud | None:
    """Nobody could dispute it for a while: whoever has not answered has longer now.

    Source: house
    """
    if duty.slot.reader != _TABLE or told.says.params.get("at") == duty.says.params["at"] or not told.stands:
        return None
    version = uow.results.require(ResultId(duty.slot.subject))
    silent = [
        one for one in people_of(uow, uow.tables.require(version.table_id)) if one.id not in version.confirmed
    ]
    return Aloud(Wording("notice-result-waits", {"at": duty.says.params["at"]}), _users(silent))


RESULT: Final = Projection(_KIND, RANKING, _duties, _ends, _news, amends=True)
