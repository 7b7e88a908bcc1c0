"""The end of an event: each player learns their place in it, and that it was not the end where it is taken up again."""

from datetime import datetime, timedelta

from data.records import AuditLine, Destination, Notice
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId
from league.standings import Overall, ranked_count
from usecases.find import people_by_id
from usecases.standings.overall import overall_of
from usecases.undo.struck_notices import strike

PLACE, PLACE_GONE, PLACE_IN_LADDER = "notice-place", "notice-place-gone", "notice-place-in-ladder"
_ENDED = "event-finished"
_LOOKED_THROUGH = 200
DRIP = timedelta(seconds=2)
"""Between two private messages about ranks: hundreds at once look like spam to Discord. Source: house"""


def tell_places(uow: UnitOfWork, event: Event, line: AuditLine, now: datetime) -> None:
    """Everybody who played is told their place in private; `line` is the audit line of the end.

    Source: house
    """
    whole = overall_of(uow, event)
    rows = [row for row in whole.standings.rows if row.played]
    ladders = _in_ladders(whole)
    people = people_by_id(uow, [row.player for row in rows])
    told = [row for row in rows if people[row.player].user_id is not None]
    for number, row in enumerate(told):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"place:{line.id}:{row.player}",
                guild_id=event.guild_id,
                place=Destination.PRIVATE,
                subject=people[row.player].user_id or 0,
                text=PLACE_IN_LADDER if row.player in ladders else PLACE,
                params={
                    "event": event.name,
                    "place": row.place,
                    "players": ranked_count(whole.standings),
                    **ladders.get(row.player, {}),
                },
                due_at=now + number * DRIP,
            )
        )


def _in_ladders(whole: Overall) -> dict[PlayerId, dict[str, object]]:
    """What is told of a consolation or a last chance to whoever has a place in one; the last that they came to."""
    return {
        player: {"ladder": one.ladder.value, "ladder_place": placing.place}
        for one in whole.ladders
        for placing in one.places
        for player in placing.players
    }


def tell_going_on(uow: UnitOfWork, event: Event, line: AuditLine, now: datetime) -> None:
    """An event is taken up again: the places that were told are struck, and whoever has read theirs is told.

    `line` is the audit line of that. Source: house
    """
    for number, notice in enumerate(strike(uow, places_told(uow, event), line)):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"going-on:{line.id}:{notice.subject}",
                guild_id=event.guild_id,
                place=Destination.PRIVATE,
                subject=notice.subject,
                text="notice-event-goes-on",
                params={"event": event.name},
                due_at=now + number * DRIP if number else None,
            )
        )


def places_told(uow: UnitOfWork, event: Event) -> tuple[Notice, ...]:
    """What each player was told of their place, as far as it was not taken back."""
    lines = uow.journal.lines(event.guild_id, event.id, _LOOKED_THROUGH)
    ends = [ended.id for ended in lines if ended.action == _ENDED]
    return uow.outbox.notices.find(audit_id=ends, text=(PLACE, PLACE_GONE, PLACE_IN_LADDER)) if ends else ()
