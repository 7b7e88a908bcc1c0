"""What the post of a judge call shows, and which calls an autocomplete offers."""

from collections.abc import Callable
from dataclasses import dataclass

from data.game_records import PostGame
from data.records import CallStatus, JudgeCall, Person
from data.unit_of_work import UnitOfWork
from faq.entry import Entry
from league.brackets import MatchLabel
from league.event import Event
from league.ids import CallId, EventId
from league.regulations.terms import Appeal
from league.round import Round, Table
from usecases.bracket.labels import labels_in
from usecases.caller import Role, refusal_unless
from usecases.clocks import game_by_post
from usecases.find import event_labels, profile_of, table_here
from usecases.judge.appointed import judged_events
from usecases.judge.lateness import is_late
from usecases.judge.parties import people_of, table_of, users_of
from usecases.rule.documents import rules_of_event
from usecases.rule.house_rules import entry_named
from usecases.show.pickers import Suggestion, Typed, best, with_rest


@dataclass(frozen=True, slots=True)
class CallView:
    """A judge call with its table and players; `final` where there is no appeal.

    `candidates` are the rules that the search found for the question, `quoted` is the one behind the ruling. `late`:
    it was asked when the table's game was over. `game` is the one that is played at the table by post, `label` names a
    match of a bracket.
    """

    event: Event
    call: JudgeCall
    table: Table | None
    round: Round | None
    people: tuple[Person, ...]
    final: bool
    candidates: tuple[Entry, ...] = ()
    quoted: Entry | None = None
    late: bool = False
    game: PostGame | None = None
    label: MatchLabel | None = None


def call_post(call_id: CallId, uow: UnitOfWork) -> CallView | None:
    """The post of a call; None when it was taken back."""
    call = uow.calls.get(call_id)
    return None if call is None else call_view(uow, call)


def call_view(uow: UnitOfWork, call: JudgeCall) -> CallView:
    """A call in any state."""
    event = uow.events.require(call.event_id)
    table = table_of(uow, call)
    round_ = uow.rounds.get(table.round_id) if table else None
    final = profile_of(event).appeal is Appeal.FINAL
    house = rules_of_event(uow, event)
    found = [entry_named(section, house) for section in call.candidates]
    return CallView(
        event=event,
        call=call,
        table=table,
        round=round_,
        people=people_of(uow, call),
        final=final,
        candidates=tuple(entry for entry in found if entry is not None),
        quoted=entry_named(call.section, house),
        late=is_late(uow, event, call),
        game=game_by_post(uow, table) if table else None,
        label=labels_in(uow, round_).get(table.number) if table and round_ else None,
    )


def open_calls_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """Calls that wait for a ruling; for judges."""
    if refusal_unless(uow, typed.caller, Role.JUDGE):
        return ()
    return _offers(typed, uow, lambda call: call.status is CallStatus.OPEN)


def appealed_calls_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """Calls that wait for a committee; for judges."""
    if refusal_unless(uow, typed.caller, Role.JUDGE):
        return ()
    return _offers(typed, uow, lambda call: call.status is CallStatus.APPEALED and not call.committee)


def own_rulings_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """Rulings that concern the one who types; to a judge, who can speak for others, all of them."""
    me, judges = typed.caller.user_id, refusal_unless(uow, typed.caller, Role.JUDGE) is None

    def fits(call: JudgeCall) -> bool:
        return call.status is CallStatus.RULED and (judges or me in users_of(uow, call))

    return _offers(typed, uow, fits)


def _offers(typed: Typed, uow: UnitOfWork, fits: Callable[[JudgeCall], bool]) -> tuple[Suggestion, ...]:
    """Those of this thread's table first, then the newest; with the event's name where several may be meant."""
    events = judged_events(uow, typed.caller, typed.event_id)
    labels = event_labels(uow, events) if len(events) > 1 else {}
    table = table_here(uow, typed.caller)
    calls = [call for event in events for call in reversed(uow.calls.find(event_id=event.id)) if fits(call)]
    calls.sort(key=lambda call: (table is None or call.table_id != table.id, -call.id))
    found = best([Suggestion(_called(call, labels), call.id) for call in calls], typed.text)
    return with_rest(found, len(calls), typed.text)


def _called(call: JudgeCall, labels: dict[EventId, str]) -> str:
    """The event's name comes before the question, which may be cut."""
    event = labels.get(EventId(call.event_id))
    return f"{call.id}: {event} — {call.question}" if event else f"{call.id}: {call.question}"
