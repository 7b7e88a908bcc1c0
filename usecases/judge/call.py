"""A player calls a judge: the table's time stands still, the judges are told."""

from dataclasses import dataclass

from data.game_records import GameStatus
from data.records import CallStatus, JudgeCall
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import CallId, EventId, GameId, PlayerId, TableId
from league.refusal import Refusal
from league.round import RoundStatus, Table, is_bye
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.clocks import game_by_post
from usecases.find import GOING_ON, event_of, table_here
from usecases.judge.appointed import PLAYING, judged_event
from usecases.judge.parties import halt_by_call, role_to_ping
from usecases.limits import LimitedAction
from usecases.people import person_of
from usecases.round.find import PUBLIC, rounds_of, tables_in, tables_named
from usecases.spend import spend

QUESTION_LIMIT = 500


@dataclass(frozen=True, slots=True)
class CallJudge:
    """A question to the judges: for a table by its id (a button) or number, the one of this thread, or the own one.

    `candidates` are the sections that the search found for it. `in_confidence`: no table and no channel but the judges'
    own hears of it, and the answer comes in private.
    """

    caller: Caller
    question: str
    table_id: TableId = TableId(0)
    table_number: int = 0
    event_id: EventId = EventId(0)
    candidates: tuple[str, ...] = ()
    in_confidence: bool = False


@dataclass(frozen=True, slots=True)
class JudgeCalled:
    """The call; `paused` if the table's clock was running, `by_post` the game there that is played on meanwhile."""

    event: Event
    call: JudgeCall
    table: Table | None
    paused: bool
    by_post: GameId = GameId(0)


def call_judge(command: CallJudge, uow: UnitOfWork) -> JudgeCalled | Refusal:
    """The table's time stands still; its thread and the judges' channel read it.

    Refusals: `no-direct-message`, `text-empty`, `text-too-long` (params: most), `no-such-event`, `judge-no-event`,
    `judge-which-event` (params: names), `no-such-table` (params: round, table), `no-round-open`, `event-step`,
    `not-at-table`, `judge-called-already` (params: number), `no-judges-channel`, `limit-judge-call`.
    Source: cjp/call-judge
    """
    refused = _unfit(command)
    if refused:
        return refused
    found = _event_and_table(command, uow)
    if isinstance(found, Refusal):
        return found
    event, table = found
    refused = _may_call(command, uow, event, table) or spend(
        uow, command.caller, LimitedAction.JUDGE_CALL, table.id if table else 0
    )
    if refused:
        return refused
    paused = halt_by_call(uow, table, command.caller.now)
    table_id = table.id if table else TableId(0)
    call = uow.calls.add(
        JudgeCall(
            id=CallId(0),
            event_id=event.id,
            table_id=table_id,
            caller=command.caller.user_id,
            question=command.question.strip(),
            at=command.caller.now,
            candidates=command.candidates,
            asked_in=0 if command.in_confidence else command.caller.channel_id,
            halted_at=command.caller.now if paused else None,
            role=role_to_ping(uow, command.caller, event, table_id),
        )
    )
    return JudgeCalled(event, call, table, paused, _played_on(uow, table))


def _played_on(uow: UnitOfWork, table: Table | None) -> GameId:
    """The game by post at the table whose time runs; 0 where there is none, or it is held."""
    game = game_by_post(uow, table) if table else None
    return game.id if game is not None and game.status is GameStatus.PLAYING else GameId(0)


def may_call(command: CallJudge, uow: UnitOfWork) -> Refusal | None:
    """Whether the call would be taken, before the question is typed.

    Refusals: those of `call_judge` but for the question's own.
    """
    found = _event_and_table(command, uow)
    return found if isinstance(found, Refusal) else _may_call(command, uow, *found)


def _unfit(command: CallJudge) -> Refusal | None:
    if not command.caller.guild_id:
        return Refusal("no-direct-message")
    if not command.question.strip():
        return Refusal("text-empty")
    if len(command.question) > QUESTION_LIMIT:
        return Refusal("text-too-long", params={"most": QUESTION_LIMIT})
    return None


def _event_and_table(command: CallJudge, uow: UnitOfWork) -> tuple[Event, Table | None] | Refusal:
    if command.table_id:
        return _by_id(command, uow)
    here = None if command.table_number or command.in_confidence else table_here(uow, command.caller)
    if here:
        return event_of(uow, here.event_id), here
    event = _event(command, uow)
    if isinstance(event, Refusal):
        return event
    if not command.table_number:
        return event, None if command.in_confidence else _own(command, uow, event)
    round_ = next((row for row in reversed(rounds_of(uow, event)) if row.status in PUBLIC), None)
    if round_ is None:
        return Refusal("no-round-open")
    tables = tables_named(uow, round_, command.table_number)
    return tables if isinstance(tables, Refusal) else (event, tables[0])


def _event(command: CallJudge, uow: UnitOfWork) -> Event | Refusal:
    """The named event, or the likely one; of several the only one in which the caller takes part."""
    found = judged_event(uow, command.caller, command.event_id)
    if not isinstance(found, Refusal):
        return found
    if found.code == "no-event":
        return Refusal("judge-no-event")
    if found.code != "which-event":
        return found
    person = person_of(uow, command.caller)
    events = uow.events.find(guild_id=command.caller.guild_id, status=sorted(GOING_ON)) if person else ()
    own = [event for event in events if person and _takes_part(uow, event, PlayerId(person.id))]
    return own[0] if len(own) == 1 else Refusal("judge-which-event", params=found.params)


def _takes_part(uow: UnitOfWork, event: Event, player: PlayerId) -> bool:
    entry = uow.entries.list_of(event).entry_of(player)
    return entry is not None and entry.status in PLAYING


def _by_id(command: CallJudge, uow: UnitOfWork) -> tuple[Event, Table] | Refusal:
    table = uow.tables.get(TableId(command.table_id))
    event = uow.events.get(table.event_id) if table else None
    if table is None or event is None or event.guild_id != command.caller.guild_id:
        return Refusal("no-such-table", params={"round": 0, "table": 0})
    if uow.rounds.require(table.round_id).status is RoundStatus.PLANNED:
        return Refusal("no-such-table", params={"round": 0, "table": 0})
    return event, table


def _own(command: CallJudge, uow: UnitOfWork, event: Event) -> Table | None:
    """The caller's own table in the round that is being played."""
    person = person_of(uow, command.caller)
    tables = (
        t for row in reversed(rounds_of(uow, event)) if row.status in PUBLIC for t in tables_in(uow, row)
    )
    return next((t for t in tables if person and person.id in t.seats and not is_bye(t)), None)


def _may_call(command: CallJudge, uow: UnitOfWork, event: Event, table: Table | None) -> Refusal | None:
    """Why no judge can be called: the caller neither sits there nor judges, has asked, or the event is cancelled."""
    if event.status is EventStatus.CANCELLED:
        return Refusal("event-step", params={"name": event.name, "status": event.status})
    if table is None and not guild_of(uow, event.guild_id).judges_channel:
        return Refusal(
            "no-judges-channel"
        )  # at a table the players see in their thread that a judge is wanted
    person = person_of(uow, command.caller)
    seated = table is None or (person is not None and person.id in table.seats)
    if not seated and refusal_unless(uow, command.caller, Role.JUDGE):
        return Refusal("not-at-table")
    mine = uow.calls.first(
        event_id=event.id,
        caller=command.caller.user_id,
        table_id=table.id if table else TableId(0),
        status=CallStatus.OPEN,
    )
    return Refusal("judge-called-already", params={"number": mine.id}) if mine else None
