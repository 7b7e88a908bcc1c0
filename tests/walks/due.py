"""What is due by the rows, worked out the long way round and without the house's own projections."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final, TypeAlias

from data.game_records import UNDECIDED
from data.records import PostKind, TimerKind
from data.unit_of_work import UnitOfWork
from league.clock import deadline
from league.event import Event, EventStatus, Pairing, takes_results
from league.match_sheet import CONSENT_FROM, SheetKind
from league.reporting import ReportKind, ReportState
from league.round import OPEN_TABLE, Round, RoundStatus, Stage, Table, TableStatus, is_bye
from usecases.bracket.drawn import drawn_in
from usecases.find import GOING_ON

PostName: TypeAlias = tuple[PostKind, int]
TimerName: TypeAlias = tuple[TimerKind, int, datetime]
_UNKNOWN: Final = frozenset({EventStatus.DRAFT, EventStatus.CANCELLED})
_OVER: Final = frozenset({*_UNKNOWN, EventStatus.FINISHED})
_SEATABLE: Final = frozenset({"confirmed", "checked-in"})
_PLAYED_NOW: Final = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING})
_SOME_SIT_OUT: Final = frozenset({Pairing.ROUND_ROBIN, Pairing.LADDER})
_HIDDEN: Final = frozenset({RoundStatus.PLANNED, RoundStatus.CANCELLED})


def posts_due(uow: UnitOfWork, guild_id: int) -> Iterator[PostName]:
    """The posts of which each must have a row: an event in public, its rounds and tables, its calls, every game."""
    for event in uow.events.find(guild_id=guild_id):
        if event.status not in _UNKNOWN:
            yield PostKind.ANNOUNCEMENT, event.id
        rounds = uow.rounds.find(event_id=event.id)
        yield from _of_rounds(uow, rounds)
        yield from _of_ranking(event, rounds)
        yield from ((PostKind.CALL, call.id) for call in uow.calls.find(event_id=event.id))
    yield from ((PostKind.GAME, game.id) for game in uow.games.find(guild_id=guild_id))
    yield from ((PostKind.GAME_CARD, card.id) for card in uow.game_cards.find(is_open=True))


def _of_rounds(uow: UnitOfWork, rounds: tuple[Round, ...]) -> Iterator[PostName]:
    for round_ in rounds:
        if round_.status in _HIDDEN:
            continue
        yield PostKind.ROUND, round_.id
        for table in uow.tables.find(round_id=round_.id):
            if table.status is not TableStatus.CANCELLED and not is_bye(table):
                yield PostKind.TABLE, table.id


def _of_ranking(event: Event, rounds: tuple[Round, ...]) -> Iterator[PostName]:
    over = event.status is EventStatus.FINISHED
    running = event.status is EventStatus.RUNNING and not event.hidden
    if over or (running and any(round_.status is RoundStatus.FINISHED for round_ in rounds)):
        yield PostKind.STANDINGS, event.id
    if over:
        yield PostKind.PODIUM, event.id


def timers_due(uow: UnitOfWork, guild_id: int, now: datetime) -> Iterator[TimerName]:
    """Moments to come that somebody counts on: a check-in's end, a report's, a clock's."""
    for event in uow.events.find(guild_id=guild_id):
        if event.status is EventStatus.CHECK_IN and event.checkin_until is not None:
            yield from _ahead(now, TimerKind.CHECKIN_CLOSE, event.id, event.checkin_until)
        if event.status is not EventStatus.CANCELLED:
            for table in uow.tables.find(event_id=event.id):
                yield from _of_table(uow, event, table, now)


def _of_table(uow: UnitOfWork, event: Event, table: Table, now: datetime) -> Iterator[TimerName]:
    if table.status is TableStatus.CANCELLED:
        return
    for report in uow.results.find(table_id=table.id, state=ReportState.REPORTED):
        if takes_results(event):
            yield from _ahead(now, TimerKind.RESULT_FINAL, report.id, report.final_at)
    kept = uow.clocks.get(table.id)
    if kept is not None and not uow.games.find(table_id=table.id):
        yield from _ahead(now, TimerKind.CLOCK_END, table.id, deadline(kept.clock))


def _ahead(now: datetime, kind: TimerKind, subject: int, at: datetime | None) -> Iterator[TimerName]:
    if at is not None and at > now:
        yield kind, subject, at


def judgements_due(uow: UnitOfWork, guild_id: int) -> Iterator[tuple[str, int]]:
    """What somebody is asked or told by the rows: open reports, disputes, penalties in force, places at the end."""
    for event in uow.events.find(guild_id=guild_id):
        for table in uow.tables.find(event_id=event.id) if takes_results(event) else ():
            for one in (
                uow.results.find(table_id=table.id) if table.status is not TableStatus.CANCELLED else ()
            ):
                if one.state in {ReportState.REPORTED, ReportState.DISPUTED}:
                    yield "asked", one.id
                if one.state is ReportState.DISPUTED:
                    yield "disputed", one.id
        users = {person.id: person.user_id for person in uow.people.find(guild_id=guild_id)}
        for penalty in uow.penalties.find(event_id=event.id):
            if penalty.revoked_at is None and users[penalty.player_id] is not None:
                yield "penalised", penalty.id


def entries_due(uow: UnitOfWork, guild_id: int) -> Iterator[tuple[str, int, int]]:
    """What members are told of their entries by the rows, and the events with more players than places."""
    users = {person.id: person.user_id for person in uow.people.find(guild_id=guild_id)}
    for event in uow.events.find(guild_id=guild_id):
        entries = uow.entries.rows.find(event_id=event.id)
        for entry in entries if event.status is not EventStatus.CANCELLED else ():
            if entry.news and users[entry.player] is not None:
                yield entry.news, event.id, entry.player
        taken = sum(entry.status in {"confirmed", "checked-in"} for entry in entries)
        if event.capacity and taken > event.capacity and event.status not in _OVER:
            yield "over-cap", event.id, event.id


def called_to_check_in(uow: UnitOfWork, guild_id: int) -> Iterator[tuple[int, int]]:
    """The members for whom an open check-in waits, by its event; whoever has read so by another way is left out."""
    users = {person.id: person.user_id for person in uow.people.find(guild_id=guild_id)}
    for event in uow.events.find(guild_id=guild_id, status=EventStatus.CHECK_IN):
        for entry in uow.entries.rows.find(event_id=event.id, status="confirmed"):
            user = users[entry.player]
            if user is not None and entry.told_with != "check-in-now":
                yield event.id, user


def news_due(uow: UnitOfWork, guild_id: int) -> Iterator[tuple[int, int]]:
    """What has happened, and each user whom it concerns."""
    for news in uow.news.find(guild_id=guild_id):
        yield from ((news.id, user) for user in news.users if user)


def plans_outdated(uow: UnitOfWork, guild_id: int) -> Iterator[int]:
    """The events whose planned round seats somebody who is not here, or in a round for all leaves out one who is."""
    for event in uow.events.find(guild_id=guild_id, status=sorted(GOING_ON)):
        here = {
            entry.player for entry in uow.entries.rows.find(event_id=event.id) if entry.status in _SEATABLE
        }
        for round_ in uow.rounds.find(event_id=event.id, status=RoundStatus.PLANNED):
            tables = uow.tables.find(round_id=round_.id)
            seated = {
                player
                for table in tables
                if table.status is not TableStatus.CANCELLED
                for player in table.seats
            }
            for draw in uow.brackets.find(round_id=round_.id):  # a smaller one leaves seeds of the one before
                seeds = uow.bracket_seeds.find(bracket_id=draw.id)
                seated |= {seed.player for seed in seeds if seed.seed <= draw.players}
            for_all = round_.stage is Stage.QUALIFIER and event.pairing not in _SOME_SIT_OUT
            if seated - here or (for_all and here - seated):
                yield event.id


def can_be_outdated(uow: UnitOfWork, guild_id: int) -> Iterator[int]:
    """The events with a round to come, or with a stage after the qualifier."""
    for event in uow.events.find(guild_id=guild_id):
        rounds = uow.rounds.find(event_id=event.id)
        kept = [row for row in rounds if row.status is not RoundStatus.CANCELLED]
        to_come = any(row.status in {RoundStatus.PLANNED, RoundStatus.PUBLISHED} for row in kept)
        later = any(row.stage is not Stage.QUALIFIER for row in kept)
        if event.status not in _UNKNOWN and (later or to_come):
            yield event.id


def bracket_questions_due(uow: UnitOfWork, guild_id: int) -> Iterator[str]:
    """The first button of each question that a judge can answer in a bracket that is being played."""
    for event in uow.events.find(guild_id=guild_id, status=EventStatus.RUNNING):
        for round_ in uow.rounds.find(event_id=event.id):
            drawn = drawn_in(uow, event, round_) if round_.status not in _HIDDEN else None
            if drawn is not None and drawn.fallen():
                yield drawn.void_button
            for table in uow.tables.find(round_id=round_.id) if drawn is not None else ():
                if table.status is TableStatus.FINAL:
                    yield from _without_winner(uow, table)


def _without_winner(uow: UnitOfWork, table: Table) -> Iterator[str]:
    for result in uow.results.find(table_id=table.id, state=ReportState.FINAL):
        is_open = not result.winner and result.kind is not ReportKind.WALKOVER
        if is_open and not uow.goes_on.find(result_id=result.id):
            yield f"goes-on-first:{result.id}:{result.players[0]}"


def sheet_questions_due(uow: UnitOfWork, guild_id: int) -> Iterator[str]:
    """The button of each line of an open match that its opponent or a judge has not agreed to yet."""
    for event in uow.events.find(guild_id=guild_id, status=EventStatus.RUNNING):
        for table in uow.tables.find(event_id=event.id, status=sorted(OPEN_TABLE)):
            sheet = uow.match_sheet.find(table_id=table.id)
            newest = {line.kind: line.id for line in sheet}
            if uow.games.find(table_id=table.id, status=sorted(UNDECIDED)):
                continue
            for line in (line for line in sheet if not line.agreed_by):
                is_long = line.kind is SheetKind.LEAVE and line.minutes >= CONSENT_FROM
                is_wish = line.kind is SheetKind.SCORE or (
                    line.kind is SheetKind.CLOCK and line.detail == "both"
                )
                if is_long or (is_wish and newest[line.kind] == line.id):
                    yield f"match-agree:{line.id}:0"


def seats_due(uow: UnitOfWork, guild_id: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Who is called to each table of a round that is played, in turn order; to a match that was given nobody is."""
    for event in uow.events.find(guild_id=guild_id, status=EventStatus.RUNNING):
        for round_ in uow.rounds.find(event_id=event.id):
            in_bracket = any(draw.players for draw in uow.brackets.find(round_id=round_.id))
            public = _PLAYED_NOW | ({RoundStatus.FINISHED} if in_bracket else set())
            for table in uow.tables.find(round_id=round_.id) if round_.status in public else ():
                given = in_bracket and _is_given(uow, table)
                if table.seats and table.status is not TableStatus.CANCELLED and not given:
                    yield table.id, table.seats


def _is_given(uow: UnitOfWork, table: Table) -> bool:
    results = uow.results.find(table_id=table.id, state=ReportState.FINAL)
    return any(one.kind is ReportKind.WALKOVER and not one.by for one in results)
