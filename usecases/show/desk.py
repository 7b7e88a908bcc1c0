"""The organizer's desk: where an event stands, what is missing, and which steps come next."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from data.game_records import GameStatus, PostGame
from data.records import CallStatus, JudgeCall
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import BRACKETS, Event, EventStatus
from league.ids import EventId, TableId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Stage, Table, TableStatus, is_bye
from usecases.bracket.ladders import unplayed_in_ladders
from usecases.caller import Caller, Role, unless
from usecases.find import GOING_ON, event_labels, is_running
from usecases.judge.appointed import judged_events
from usecases.round.find import PUBLIC, rounds_of, tables_in
from usecases.round.following import after_round
from usecases.round.publish import no_longer_holds
from usecases.show.event import EventCard, EventQuestion, event_card
from usecases.show.waiting import WaitingForJudge, waiting_for_judge
from usecases.standings.line import LineMoved, StageSeating
from usecases.standings.outdated import outdated_line
from usecases.standings.overall import played_in
from usecases.standings.refused import RefusedResult, refused_in


class DeskStep(StrEnum):
    """What an organizer can do next with one tap."""

    OPEN = "open"
    CHECK_IN = "checkin"
    CLOSE = "close"
    SEAT = "seat"
    PUBLISH = "publish"
    START = "start"
    REMIND = "remind"
    END = "end"
    ADVANCE = "advance"
    FINISH = "finish"


_STEPS: dict[str, tuple[DeskStep, ...]] = {
    "draft": (DeskStep.OPEN,),
    "open": (DeskStep.CLOSE, DeskStep.CHECK_IN),
    "check-in": (DeskStep.CLOSE,),
    "closed": (DeskStep.SEAT,),
    "round-published": (DeskStep.START,),
    "round-playing": (DeskStep.REMIND,),
    "round-running": (DeskStep.END,),
}


_AFTER: dict[str, tuple[DeskStep, ...]] = {
    "seat": (DeskStep.SEAT, DeskStep.ADVANCE, DeskStep.FINISH),
    "robin": (DeskStep.SEAT, DeskStep.ADVANCE, DeskStep.FINISH),
    "advance": (DeskStep.ADVANCE, DeskStep.FINISH),
    "finish": (DeskStep.FINISH,),
}
"""The steps between two rounds, by what follows the one that is over."""


@dataclass(frozen=True, slots=True)
class CalledGame:
    """A game by post that is held until a judge comes, and the number of its table."""

    table: int
    game: PostGame


@dataclass(frozen=True, slots=True)
class Missing:
    """What waits for the staff: numbers of entries, of the open rounds' tables, open judge calls, refused results.

    `called` are the games by post that are held for a judge;
    `judge` is what else waits for a judge;
    `plan` says why the planned round cannot be published as it is, `seating` in which public stage others should sit.
    """

    to_approve: int
    waiting_list: int
    not_checked_in: int
    plan: Refusal | None
    seating: LineMoved | None
    unreported: tuple[int, ...]
    unconfirmed: tuple[int, ...]
    disputed: tuple[int, ...]
    calls: tuple[JudgeCall, ...]
    judge: WaitingForJudge
    refused: tuple[RefusedResult, ...]
    called: tuple[CalledGame, ...]


@dataclass(frozen=True, slots=True)
class OrganizerDesk:
    """An event as its organizer sees it; the first of `steps` is the one that is due.

    `unplayed` counts the matches of a consolation or a last chance that an end would leave out.
    """

    card: EventCard
    newest: Round | None
    missing: Missing
    steps: tuple[DeskStep, ...]
    unplayed: int = 0


def desk(question: EventQuestion, uow: UnitOfWork) -> OrganizerDesk | Refusal:
    """The desk of an event.

    Refusals: `needs-organizer`, those of finding an event.
    """
    card = unless(uow, question.caller, Role.ORGANIZER) or event_card(question, uow)
    if isinstance(card, Refusal):
        return card
    rounds = rounds_of(uow, card.event)
    newest = rounds[-1] if rounds else None
    missing = _missing(card, rounds, uow, question.caller.now)
    if newest is not None and newest.status is RoundStatus.PLANNED:
        steps = _of_plan(newest, missing)
        card = replace(card, next_step="round-outdated") if missing.plan else card
    else:
        steps = _STEPS.get(card.next_step) or _between_rounds(card.event, rounds)
    return OrganizerDesk(card, newest, missing, steps, len(unplayed_in_ladders(uow, card.event)))


@dataclass(frozen=True, slots=True)
class DeskOfEvent:
    """An event whose desk can be meant; `label` tells it from the others."""

    event: Event
    label: str


def desks(caller: Caller, uow: UnitOfWork) -> tuple[DeskOfEvent, ...]:
    """The events whose desks can be meant where no event is named: what runs first, then the newest."""
    if unless(uow, caller, Role.ORGANIZER) is None:
        statuses = sorted(GOING_ON | {EventStatus.DRAFT})
        events = uow.events.find(guild_id=caller.guild_id, status=statuses)
    elif unless(uow, caller, Role.JUDGE) is None:
        events = judged_events(uow, caller, EventId(0))
    else:
        events = ()
    labels = event_labels(uow, events)
    found = sorted(events, key=lambda event: (not is_running(event), -event.id))
    return tuple(DeskOfEvent(event, labels[event.id]) for event in found)


def _of_plan(planned: Round, missing: Missing) -> tuple[DeskStep, ...]:
    """It is published, or made anew: that alone, where it no longer holds."""
    anew = DeskStep.SEAT if planned.stage is Stage.QUALIFIER else DeskStep.ADVANCE
    return (anew,) if missing.plan else (DeskStep.PUBLISH, anew)


def _between_rounds(event: Event, rounds: tuple[Round, ...]) -> tuple[DeskStep, ...]:
    """Rounds of the qualifier while any are left, then the next stage, then the end."""
    if event.status is not EventStatus.RUNNING:
        return ()
    if event.pairing in BRACKETS:
        return (DeskStep.SEAT, DeskStep.FINISH)
    return _AFTER[after_round(event, rounds[-1]) if rounds else "seat"]


def _missing(card: EventCard, rounds: tuple[Round, ...], uow: UnitOfWork, now: datetime) -> Missing:
    statuses = [entry.status for entry in card.entries.entries]
    checking = card.event.status is EventStatus.CHECK_IN
    tables = open_tables(rounds, uow)
    calls = uow.calls.find(event_id=card.event.id, status=CallStatus.OPEN)
    planned = next((row for row in rounds if row.status is RoundStatus.PLANNED), None)
    return Missing(
        to_approve=statuses.count(EntryStatus.PENDING),
        waiting_list=statuses.count(EntryStatus.WAITLISTED),
        not_checked_in=statuses.count(EntryStatus.CONFIRMED) if checking else 0,
        plan=no_longer_holds(uow, card.event, planned) if planned else None,
        seating=_wrong_seats(uow, card.event, rounds),
        unreported=_numbers(tables, TableStatus.PLAYING),
        unconfirmed=_numbers(tables, TableStatus.REPORTED),
        disputed=_numbers(tables, TableStatus.DISPUTED),
        calls=tuple(sorted(calls, key=lambda call: call.at)),
        judge=waiting_for_judge(uow, card.event, tables, now),
        refused=refused_in(uow, played_in(uow, card.event)),
        called=_called(uow, tables),
    )


def _called(uow: UnitOfWork, tables: tuple[Table, ...]) -> tuple[CalledGame, ...]:
    numbers = {table.id: table.number for table in tables}
    held = uow.games.find(table_id=tuple(numbers), status=GameStatus.PAUSED) if numbers else ()
    return tuple(CalledGame(numbers[TableId(game.table_id)], game) for game in held if game.called_by)


def _wrong_seats(uow: UnitOfWork, event: Event, rounds: tuple[Round, ...]) -> LineMoved | None:
    """What can still be mended with a tap: what has been played stands, and was told."""
    if not rounds or rounds[-1].stage is Stage.QUALIFIER:
        return None
    line = outdated_line(uow, event, Stage.QUALIFIER)
    return line if line is not None and line.seating is StageSeating.PUBLIC else None


def open_tables(rounds: tuple[Round, ...], uow: UnitOfWork) -> tuple[Table, ...]:
    """The tables that are being played, of whichever round."""
    public = (row for row in rounds if row.status in PUBLIC)
    return tuple(table for row in public for table in tables_in(uow, row) if not is_bye(table))


def _numbers(tables: tuple[Table, ...], status: TableStatus) -> tuple[int, ...]:
    return tuple(table.number for table in tables if table.status is status)
