"""What is open about later rounds and stages, and in a bracket."""

from collections.abc import Iterator

from league.event import EventStatus
from league.round import Stage
from usecases.caller import Role
from usecases.round.publish import no_longer_holds
from usecases.standings.line import StageSeating
from usecases.standings.outdated import outdated_line, outdated_plan
from usecases.standings.outdated_notices import repair_buttons
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open, OpenKind


def plan(facts: EventFacts) -> Iterator[Open]:
    """The planned round, where it cannot be published as it is."""
    planned = facts.planned
    if planned is None or facts.event.status is EventStatus.CANCELLED:
        return
    why = no_longer_holds(facts.uow, facts.event, planned)
    if why is not None:
        made_of = outdated_plan(facts.uow, facts.event) or outdated_line(
            facts.uow, facts.event, Stage.QUALIFIER
        )
        yield Open(
            OpenKind.PLAN,
            facts.event.id,
            why,
            Role.ORGANIZER,
            ends="/standings advance" if planned.stage is not Stage.QUALIFIER else "/round seat",
            buttons=repair_buttons(facts.event, made_of) if made_of else (),
        )


def line(facts: EventFacts) -> Iterator[Open]:
    """A public stage in which others would sit by the ranking of now."""
    later = any(row.stage is not Stage.QUALIFIER for row in facts.round_of.values())
    found = outdated_line(facts.uow, facts.event, Stage.QUALIFIER) if later and facts.is_played else None
    if found is not None and found.seating is not StageSeating.PLANNED:  # a planned one is `plan`
        open_ = found.seating is StageSeating.PUBLIC
        yield Open(
            OpenKind.LINE,
            facts.event.id,
            found,
            Role.JUDGE if open_ else Role.ORGANIZER,
            ends="" if open_ else "/event undo",
            buttons=repair_buttons(facts.event, found),
        )


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
