"""Publishing a planned round: its posts appear, everybody is told once where to sit."""

from dataclasses import dataclass, replace
from datetime import datetime

from data.unit_of_work import UnitOfWork
from league.entry import seatable
from league.event import Event, EventStatus, Pairing
from league.event import move_to as event_to
from league.ids import EventId, RoundId
from league.refusal import Refusal
from league.round import RANKED_STAGES, Round, RoundStatus, Stage, Table, is_bye
from league.round import move_to as round_to
from usecases.audit import audit
from usecases.bracket.drawn import draw_of, seeds_of
from usecases.bracket.seeding import tournament_of
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.find import people_by_id
from usecases.many import some
from usecases.round.byes import credit_bye
from usecases.round.find import (
    PLANNED,
    PUBLIC,
    planned_by,
    results_missing,
    round_by_id,
    round_for,
    rounds_of,
    tables_in,
)
from usecases.round.other_format import other_format
from usecases.round.pairing_input import not_startable
from usecases.round.timing import is_started
from usecases.standings.line import are_level, line_moved
from usecases.table_rules import table_rules


@dataclass(frozen=True, slots=True)
class PublishRound:
    """An organizer publishes a planned round: by its id (a button), or the one that is planned."""

    caller: Caller
    event_id: EventId = EventId(0)
    round_id: RoundId = RoundId(0)


@dataclass(frozen=True, slots=True)
class Published:
    """The round, or the bracket, as players see it now; `is_started`: a judge starts play at some of its tables."""

    event: Event
    round: Round
    tables: tuple[Table, ...]
    is_started: bool
    in_bracket: bool


def publish_round(command: PublishRound, uow: UnitOfWork) -> Published | Refusal:
    """Players see their tables; the round before ends with this, and the first round starts the event.

    Refusals: `needs-organizer`, those of finding a round, `round-step`, `no-pairings-channel`,
    `seating-outdated` (params: names, again), `stage-outdated` (params: playing, waiting),
    `plan-other-format` (params: again), `round-results-missing` (params: round, tables), `event-step`.
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    found = _found(command, uow)
    if isinstance(found, Refusal):
        return found
    event, planned = found
    public = round_to(planned, RoundStatus.PUBLISHED)
    if isinstance(public, Refusal):
        return public
    refused = _not_ready(uow, event, planned) or _ended_before(uow, event, planned)
    if refused:
        return refused
    started = _started(uow, event)
    if isinstance(started, Refusal):
        return started
    ends_at = _end_of(uow, event, public, command.caller.now)
    saved = uow.rounds.save(replace(public, times_published=public.times_published + 1, ends_at=ends_at))
    tables = _open(uow, command.caller, saved)
    details = {"event": event.name, "round": saved.number, "tables": len(tables)}
    audit(uow, command.caller, event.id, "round-published", details)
    rules = table_rules(uow, started)
    waits = any(is_started(rules.at(table), len(table.seats)) for table in tables)
    return Published(started, saved, tables, waits, draw_of(uow, saved) is not None)


def _end_of(uow: UnitOfWork, event: Event, round_: Round, now: datetime) -> datetime | None:
    """Until when a round of the qualifier is to be played; what follows has its own pace."""
    if round_.stage is not Stage.QUALIFIER or draw_of(uow, round_) is not None:
        return None
    return tournament_of(uow, event).ends_after(now)


def _found(command: PublishRound, uow: UnitOfWork) -> tuple[Event, Round] | Refusal:
    if command.round_id:
        return round_by_id(uow, command.caller, command.round_id)
    return round_for(uow, command.caller, command.event_id, 0, PLANNED)


def _not_ready(uow: UnitOfWork, event: Event, planned: Round) -> Refusal | None:
    if not guild_of(uow, event.guild_id).pairings_channel:
        return Refusal("no-pairings-channel")
    return not_startable(event) or no_longer_holds(uow, event, planned)


def no_longer_holds(uow: UnitOfWork, event: Event, planned: Round) -> Refusal | None:
    """Why a plan has to be made anew: a player whom it seats has left, others are through, or the format is another.

    Refusals: `seating-outdated` (params: names, again), `stage-outdated` (params: playing, waiting),
    `plan-other-format` (params: again).
    """
    return (
        outdated(uow, event, planned)
        or _wrong_players(uow, event, planned)
        or other_format(uow, event, planned)
    )


def _wrong_players(uow: UnitOfWork, event: Event, planned: Round) -> Refusal | None:
    """A semi-final or final is played by those who are through by the ranking of now, a play-off by those level in it.

    Refusals: `stage-outdated` (params: playing, waiting), `playoff-outdated`.
    Source: house
    """
    if planned.stage is Stage.QUALIFIER:
        return None
    if planned.stage is Stage.PLAY_OFF:
        level = are_level(uow, event, [player for table in tables_in(uow, planned) for player in table.seats])
        return None if level else Refusal("playoff-outdated")
    rounds = rounds_of(uow, event)
    before = [row.stage for row in rounds if row.number < planned.number and row.stage in RANKED_STAGES]
    moved = line_moved(uow, event, before[-1]) if before else None
    if moved is None or moved.stage is not planned.stage:
        return None
    names = {"playing": moved.playing, "waiting": moved.waiting}
    params = {key: some(person.name for person in people) or "—" for key, people in names.items()}
    return Refusal("stage-outdated", params=params)


def outdated(uow: UnitOfWork, event: Event, planned: Round) -> Refusal | None:
    """A plan that seats a player who has left, or in a round for everybody leaves out one who is here, is refused.

    Refusals: `seating-outdated` (params: names, again: what plans it anew).
    Source: house
    """
    here = set(seatable(uow.entries.list_of(event)))
    draw = draw_of(uow, planned)
    seated = {player for table in tables_in(uow, planned) for player in table.seats}
    seated |= set() if draw is None else set(seeds_of(uow, draw))
    for_all = planned.stage is Stage.QUALIFIER and event.pairing not in {Pairing.ROUND_ROBIN, Pairing.LADDER}
    wrong = (seated ^ here) if for_all else seated - here
    if not wrong:
        return None
    names = sorted(person.name for person in people_by_id(uow, wrong).values())
    return Refusal("seating-outdated", params={"names": some(names, 10), "again": planned_by(event, planned)})


def _ended_before(uow: UnitOfWork, event: Event, planned: Round) -> Refusal | None:
    """End the earlier rounds, or refuse where one lacks results: nobody plays in two rounds at once."""
    for row in rounds_of(uow, event):
        if row.number < planned.number and row.status in PUBLIC:
            refused = results_missing(uow, row, tables_in(uow, row))
            if refused:
                return refused
            finish(uow, row)
    return None


def finish(uow: UnitOfWork, round_: Round) -> Round | Refusal:
    """The round is over; one that was never started has been started by being played.

    Refusals: `round-step`.
    """
    running = round_
    if round_.status is RoundStatus.PUBLISHED:
        moved = round_to(round_, RoundStatus.RUNNING)
        running = round_ if isinstance(moved, Refusal) else moved
    finished = round_to(running, RoundStatus.FINISHED)
    if isinstance(finished, Refusal):
        return finished
    return uow.rounds.save(finished)


def _started(uow: UnitOfWork, event: Event) -> Event | Refusal:
    if event.status is EventStatus.RUNNING:
        return event
    running = event_to(event, EventStatus.RUNNING)
    if isinstance(running, Refusal):
        return running
    return uow.events.save(running)


def _open(uow: UnitOfWork, caller: Caller, round_: Round) -> tuple[Table, ...]:
    return tuple(
        credit_bye(uow, caller, table) if is_bye(table) else table for table in tables_in(uow, round_)
    )
