"""What is open about later rounds and stages, and in a bracket."""

from collections.abc import Iterator

from league.event import EventStatus
from league.round import Stage
from usecases.caller import Role
from usecases.round.publish import no_longer_holds
from usecases.standings.line import StageSeating
from usecases.standings.outdated import outdated_line, outdated_plan
from usecases.standings.outdated_notices import repair_buttons
from usecases.waiting.open import Open, OpenKind
from usecases.waiting.scene import Scene


def plan(scene: Scene) -> Iterator[Open]:
    """The planned round, where it cannot be published as it is."""
    planned = scene.planned
    if planned is None or scene.event.status is EventStatus.CANCELLED:
        return
    why = no_longer_holds(scene.uow, scene.event, planned)
    if why is not None:
        made_of = outdated_plan(scene.uow, scene.event) or outdated_line(
            scene.uow, scene.event, Stage.QUALIFIER
        )
        yield Open(
            OpenKind.PLAN,
            scene.event.id,
            why,
            Role.ORGANIZER,
            ends="/standings advance" if planned.stage is not Stage.QUALIFIER else "/round seat",
            buttons=repair_buttons(scene.event, made_of) if made_of else (),
        )


def line(scene: Scene) -> Iterator[Open]:
    """A public stage in which others would sit by the ranking of now."""
    later = any(row.stage is not Stage.QUALIFIER for row in scene.round_of.values())
    found = outdated_line(scene.uow, scene.event, Stage.QUALIFIER) if later and scene.is_played else None
    if found is not None and found.seating is not StageSeating.PLANNED:  # a planned one is `plan`
        open_ = found.seating is StageSeating.PUBLIC
        yield Open(
            OpenKind.LINE,
            scene.event.id,
            found,
            Role.JUDGE if open_ else Role.ORGANIZER,
            ends="" if open_ else "/event undo",
            buttons=repair_buttons(scene.event, found),
        )


def fallen(scene: Scene) -> Iterator[Open]:
    """Matches of a bracket that others should have played: they are voided, or stand at the end as they were played."""
    drawn = scene.drawn if scene.is_played else None
    tables = drawn.fallen() if drawn else ()
    if drawn is not None and tables:
        yield Open(
            OpenKind.FALLEN,
            scene.event.id,
            tables,
            Role.JUDGE,
            ends="" if scene.runs else "/event reopen",
            buttons=(drawn.void_button,) if scene.runs else (),
        )


def goes_on(scene: Scene) -> Iterator[Open]:
    """Matches that ended without a winner: a judge says who goes on."""
    drawn = scene.drawn if scene.runs else None
    owing = [(drawn.rows[match], result) for match, result in drawn.owing.items()] if drawn else []
    for table, result in owing:
        first, second = table.seats[0], table.seats[-1]
        yield Open(
            OpenKind.GOES_ON,
            scene.event.id,
            (table,),
            Role.JUDGE,
            since=result.final_at or result.at,
            ends="/result correct",
            buttons=(
                f"goes-on-first:{result.id}:{first}",
                f"goes-on-second:{result.id}:{second}",
                f"goes-on-nobody:{result.id}:0",
            ),
        )
