"""The line in the standings under those who go on, and what is said where it falls among players who are level."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.advancement import plan_cut
from league.event import WHOLE, Event, EventStatus
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Stage
from league.standings import EntrantStatus, Reached, Standings, StandingsRow, stage_name
from usecases.bracket.seeding import tournament_of
from usecases.find import profile_of
from usecases.standings.line import line_in


@dataclass(frozen=True, slots=True)
class CutLine:
    """So many rows stand above the line; who is above it plays (or has played) in this stage.

    Of the `level` ones who share `place` right above it only so many go on as `open` says (0: all above it do).
    """

    above: int
    stage: Stage
    in_bracket: bool = False
    place: int = 0
    level: int = 0
    open: int = 0

    @property
    def name(self) -> str:
        """What the stage is called."""
        return stage_name(self.stage, in_bracket=self.in_bracket)


def expected_line(uow: UnitOfWork, event: Event, shown: Standings) -> CutLine | None:
    """Where the stage after the qualifier will begin by the ranking that is shown, as the regulations have it.

    Source: house
    """
    rows = shown.rows
    if event.status is not EventStatus.RUNNING or event.pairing in WHOLE or any(row.pool for row in rows):
        return None
    stage, places, in_bracket = _next_stage(uow, event, len(rows))
    if not 0 < places < sum(row.status is EntrantStatus.ACTIVE for row in rows):
        return None
    line = line_in(shown, places)
    found = CutLine(0, stage, in_bracket)
    return _under(found, rows, {*line.through, *line.tied}, line.tied, line.open_places)


def _next_stage(uow: UnitOfWork, event: Event, players: int) -> tuple[Stage, int, bool]:
    """What follows the qualifier, for how many (0: not yet known), and whether it is a bracket."""
    size = tournament_of(uow, event).bracket_size
    if size:
        return Stage.FINAL, size, True
    plan = plan_cut(profile_of(event), players)
    if isinstance(plan, Refusal):
        return Stage.FINAL, 0, False
    if plan.semi_final_size:
        return Stage.SEMI_FINAL, plan.semi_final_size, False
    return Stage.FINAL, plan.final_size, False


def made_line(
    rows: Sequence[StandingsRow], playing: Collection[PlayerId], stage: Stage, *, in_bracket: bool
) -> CutLine | None:
    """Where the stage began in which these play; whoever left it moves no line. None where a better one is not in it.

    Source: house
    """
    last = max((row.place for row in rows if row.player in playing), default=0)
    due = [row for row in rows if row.place <= last and _may_play(row, playing)]
    level = tuple(row.player for row in due if row.place == last)
    inside = sum(player in playing for player in level)
    if not level or any(row.player not in playing for row in due if row.place < last):
        return None
    tied = level if inside < len(level) else ()
    return _under(CutLine(0, stage, in_bracket), rows, {*playing, *tied}, tied, inside)


def line_over_all(reached: Sequence[Reached]) -> CutLine | None:
    """Below everybody who came further than the qualifier: into the stage that followed it."""
    if not reached:
        return None
    first = min(reached, key=lambda one: tuple(Stage).index(one.stage))
    return CutLine(len(reached), first.stage, first.in_bracket)


def _may_play(row: StandingsRow, playing: Collection[PlayerId]) -> bool:
    return row.status is EntrantStatus.ACTIVE or row.player in playing


def _under(
    line: CutLine,
    rows: Sequence[StandingsRow],
    players: Collection[PlayerId],
    tied: Collection[PlayerId],
    open_places: int,
) -> CutLine:
    """The line under the last of these players."""
    above = max(number for number, row in enumerate(rows, 1) if row.player in players)
    if not tied:
        return replace(line, above=above)
    return replace(line, above=above, place=rows[above - 1].place, level=len(tied), open=open_places)
