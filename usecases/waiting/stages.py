"""What is open about later rounds and stages, and in a bracket."""

from collections.abc import Iterator

from league.event import EventStatus
from league.round import Round, Stage
from usecases.caller import Role
from usecases.round.publish import no_longer_holds
from usecases.standings.line import LineMoved, StageSeating
from usecases.standings.outdated import Outdated
from usecases.standings.outdated_words import repair_buttons
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open, OpenKind


def plan(facts: EventFacts) -> Iterator[Open]:
    """The round that can be made anew: it cannot be published as it is, or was made of what has changed since."""
    if facts.event.status is EventStatus.CANCELLED:
        return
    planned = facts.planned
    why = None if planned is None else no_longer_holds(facts.uow, facts.event, planned)
    made_of = next((one for one in facts.outdated if not _is_public_line(one)), None)
    about = why or made_of
    if about is not None:
        yield Open(
            OpenKind.PLAN,
            facts.event.id,
            about,
            Role.ORGANIZER,
            ends=_made_anew_by(planned),
            buttons=repair_buttons(facts.event, made_of) if made_of else (),
        )


def line(facts: EventFacts) -> Iterator[Open]:
    """A public stage in which others would sit by the ranking of now."""
    found = next((one for one in facts.outdated if _is_public_line(one)), None)
    if isinstance(found, LineMoved):
        open_ = found.seating is StageSeating.PUBLIC
        yield Open(
            OpenKind.LINE,
            facts.event.id,
            found,
            Role.JUDGE if open_ else Role.ORGANIZER,
            ends="" if open_ else "/event undo",
            buttons=repair_buttons(facts.event, found),
        )


def _made_anew_by(planned: Round | None) -> str:
    """One that players know of is taken away first."""
    if planned is None:
        return "/round cancel"
    return "/standings advance" if planned.stage is not Stage.QUALIFIER else "/round seat"


def _is_public_line(found: Outdated) -> bool:
    return isinstance(found, LineMoved) and found.seating is not StageSeating.PLANNED


def fallen(facts: EventFacts) -> Iterator[Open]:
    """Matches of a bracket that others should have played: they are voided, or stand at the end as they were played."""
    drawn = facts.drawn if facts.is_played else None
    tables = drawn.fallen() if drawn else ()
    if drawn is not None and tables:
        yield Open(
            OpenKind.FALLEN,
            facts.event.id,
            tables,
            Role.JUDGE,
            ends="" if facts.runs else "/event reopen",
            buttons=(drawn.void_button,) if facts.runs else (),
        )


def goes_on(facts: EventFacts) -> Iterator[Open]:
    """Matches that ended without a winner: a judge says who goes on."""
    drawn = facts.drawn if facts.runs else None
    owing = [(drawn.rows[match], result) for match, result in drawn.owing.items()] if drawn else []
    for table, result in owing:
        yield Open(
            OpenKind.GOES_ON,
            facts.event.id,
            (table,),
            Role.JUDGE,
            since=result.final_at or result.at,
            ends="/result correct",
            buttons=drawn.asks_who_goes_on(result) if drawn else (),
        )
