"""Calls for a judge, and appeals against rulings."""

from collections.abc import Iterator

from data.records import CallStatus, JudgeCall
from league.event import EventStatus
from usecases.caller import Role
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open, OpenKind


def calls(facts: EventFacts) -> Iterator[Open]:
    """Questions to the judges without a ruling, in the order in which they came."""
    found = [] if _is_off(facts) else facts.uow.calls.find(event_id=facts.event.id, status=CallStatus.OPEN)
    for call in sorted(found, key=lambda call: (call.at, call.id)):
        yield Open(
            OpenKind.CALL,
            facts.event.id,
            call,
            Role.JUDGE,
            since=call.at,
            ends="/judge rule",
            buttons=(f"judge-rule:{call.id}:0",),
        )


def appeals(facts: EventFacts) -> Iterator[Open]:
    """Appeals: a committee is to be named, or its members vote."""
    found = (
        [] if _is_off(facts) else facts.uow.calls.find(event_id=facts.event.id, status=CallStatus.APPEALED)
    )
    for call in sorted(found, key=lambda call: call.id):
        if call.committee:
            yield vote_on(call)
        else:
            yield Open(
                OpenKind.COMMITTEE,
                facts.event.id,
                call,
                Role.JUDGE,
                since=call.ruled_at,
                ends="/judge committee",
            )


def vote_on(call: JudgeCall) -> Open:
    """Whose votes are owed in an appeal."""
    voted = {int(vote.partition(":")[0]) for vote in call.votes}
    return Open(
        OpenKind.VOTE,
        call.event_id,
        call,
        users=tuple(user for user in call.committee if user not in voted),
        since=call.ruled_at,
        ends="/judge committee",
        buttons=(f"judge-uphold:{call.id}:0", f"judge-overturn:{call.id}:0"),
    )


def _is_off(facts: EventFacts) -> bool:
    return facts.event.status is EventStatus.CANCELLED
