"""Calls for a judge, and appeals against rulings."""

from collections.abc import Iterator

from data.records import CallStatus, JudgeCall
from league.event import EventStatus
from usecases.caller import Role
from usecases.waiting.open import Open, OpenKind
from usecases.waiting.scene import Scene


def calls(scene: Scene) -> Iterator[Open]:
    """Questions to the judges without a ruling, in the order in which they came."""
    found = [] if _is_off(scene) else scene.uow.calls.find(event_id=scene.event.id, status=CallStatus.OPEN)
    for call in sorted(found, key=lambda call: (call.at, call.id)):
        yield Open(
            OpenKind.CALL,
            scene.event.id,
            call,
            Role.JUDGE,
            since=call.at,
            ends="/judge rule",
            buttons=(f"judge-rule:{call.id}:0",),
        )


def appeals(scene: Scene) -> Iterator[Open]:
    """Appeals: a committee is to be named, or its members vote."""
    found = (
        [] if _is_off(scene) else scene.uow.calls.find(event_id=scene.event.id, status=CallStatus.APPEALED)
    )
    for call in sorted(found, key=lambda call: call.id):
        if call.committee:
            yield vote_on(call)
        else:
            yield Open(
                OpenKind.COMMITTEE,
                scene.event.id,
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


def _is_off(scene: Scene) -> bool:
    return scene.event.status is EventStatus.CANCELLED
