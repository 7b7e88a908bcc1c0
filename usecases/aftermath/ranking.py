"""The ranking, or who plays, is another: the judges hear what was made of the one before, and when it is mended."""

from collections.abc import Collection, Iterator

from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import PlayerId
from league.round import Round, Stage, Table
from league.standings import moved
from usecases.aftermath.before import played_before
from usecases.aftermath.touched import RANKING, Touched
from usecases.league_state import current_result
from usecases.round.find import rounds_of
from usecases.standings.outdated import (
    Outdated,
    PairedBefore,
    SeededBefore,
    outdated_by,
    outdated_line,
    outdated_plan,
    planned_in,
    seeded_before,
    seeds_are_others,
)
from usecases.standings.outdated_notices import PREFIX, name_of, notice_of
from usecases.standings.overall import played_in, ranked

_OVER = "notice-outdated-over"


def tell_outdated(uow: UnitOfWork, touched: Touched) -> None:
    """What is outdated is told once with the buttons that mend it; what no longer is says so.

    Source: house
    """
    event = touched.event
    found = None if event.status is EventStatus.CANCELLED else _outdated(uow, touched)
    told = _told(uow, event)
    if any(map(_is_open, told)):
        _bring_up_to_date(uow, event, told, found)
    if found is None:
        return
    base = _base(event, found)
    same = [notice for notice in told if notice.key.startswith(base)]
    if not any(map(_is_open, same)):
        uow.outbox.send(notice_of(uow, event, found, f"{base}{len(same)}"))


def _outdated(uow: UnitOfWork, touched: Touched) -> Outdated | None:
    """By the results that changed from the earliest round of theirs on; by who plays from the qualifier on."""
    event = touched.event
    corrected = _earliest(uow, touched)
    if corrected is not None:
        found = outdated_by(uow, event, corrected, lambda: _moved(uow, touched))
        if found is not None:
            return found
    if touched.hidden:  # whoever has left since it was public is seated in a plan now
        found = outdated_line(uow, event, Stage.QUALIFIER) or outdated_plan(uow, event)
        if found is not None:
            return found
    if not touched.has_begun or not touched.kinds & (RANKING - {"result"}):
        return None
    return (
        outdated_line(uow, event, Stage.QUALIFIER)
        or outdated_plan(uow, event)
        or seeded_before(uow, event, Stage.QUALIFIER, lambda: _moved(uow, touched))
    )


def _earliest(uow: UnitOfWork, touched: Touched) -> Round | None:
    tables = uow.tables.find(id=frozenset(touched.before)) if touched.before else ()
    numbers = {table.round_id for table in (*tables, *_reckoned_anew(uow, touched))}
    rows = rounds_of(uow, touched.event) if numbers else ()
    earliest = next((row for row in rows if row.id in numbers), None)
    return None if earliest is None or earliest == rows[-1] else earliest


def _reckoned_anew(uow: UnitOfWork, touched: Touched) -> Iterator[Table]:
    """The tables with a result at which a player sat who has another class now."""
    for table in uow.tables.find(event_id=touched.event.id) if touched.classes else ():
        if touched.classes.keys() & set(table.seats) and current_result(uow, table.id) is not None:
            yield table


def _moved(uow: UnitOfWork, touched: Touched) -> Collection[PlayerId]:
    """Whose rank it has changed."""
    now = played_in(uow, touched.event)
    changes = moved(ranked(played_before(now, touched)).standings, ranked(now).standings)
    return {change.player for change in changes}


def _told(uow: UnitOfWork, event: Event) -> list[Notice]:
    found = uow.outbox.notices.find(subject=event.id, place=Destination.JUDGES)
    return [notice for notice in found if notice.key.startswith(f"{PREFIX}{event.id}:")]


def _is_open(notice: Notice) -> bool:
    """Whether it waits for somebody, or for the ranking to change back; that a round stays as paired is said once."""
    return notice.text != _OVER and ":pairing-stays" not in notice.key


def _bring_up_to_date(
    uow: UnitOfWork, event: Event, told: Collection[Notice], found: Outdated | None
) -> None:
    """What is in order by now says so; what is not names whom it concerns by now."""
    now = () if event.status is EventStatus.CANCELLED else (*_by_now(uow, event), found)
    still = {_base(event, one): one for one in now if one is not None}
    for notice in filter(_is_open, told):
        one = still.get(f"{notice.key.rpartition(':')[0]}:")
        if one is None:
            uow.outbox.close(notice.key, _OVER, {})
            continue
        says = notice_of(uow, event, one, notice.key)
        if {**notice.params, **says.params} != notice.params or says.text != notice.text:
            uow.outbox.restate(notice.key, says.text, says.params)


def _by_now(uow: UnitOfWork, event: Event) -> Iterator[Outdated | None]:
    """All that is outdated as things stand; a plan that was told to be paired by the ranking of before stays so."""
    yield outdated_line(uow, event, Stage.QUALIFIER)
    yield outdated_plan(uow, event)
    planned = planned_in(uow, event)
    if planned is not None and seeds_are_others(uow, event, planned):
        yield SeededBefore(planned.stage, planned)
    if planned is not None:
        yield PairedBefore(planned, untouched=True)


def _base(event: Event, outdated: Outdated) -> str:
    return f"{PREFIX}{event.id}:{name_of(outdated)}:"
