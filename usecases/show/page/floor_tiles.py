"""The tables of a floor, round by round: how each stands, what it waits for and since when."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from data.records import JudgeCall
from league.clock import ClockStage, stage
from league.ids import TableId
from league.round import Round, RoundStatus, TableStatus
from usecases.round.find import PUBLIC
from usecases.show.page.rounds import tables_of
from usecases.show.table import TableView
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open, OpenKind

NO_RESULT: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_DONE: Final = frozenset({TableStatus.FINAL, TableStatus.CANCELLED})


@dataclass(frozen=True, slots=True)
class Tile:
    """A table, what is open at it, and how many calls for a judge there are.

    `unheard` of those nobody is on the way to. `is_overdue`: its time is up, and no result is there.
    `since` is when it began to wait (None: no row has the moment, or it waits for nothing).
    """

    view: TableView
    opens: tuple[Open, ...]
    calls: int
    is_overdue: bool
    unheard: int = 0
    since: datetime | None = None

    @property
    def is_open(self) -> bool:
        """Whether anything is still to happen at it."""
        return self.view.table.status not in _DONE or bool(self.opens) or bool(self.calls)


@dataclass(frozen=True, slots=True)
class FloorRound:
    """A round with its tables by number; `byes` sit out."""

    round: Round
    tiles: tuple[Tile, ...]
    byes: tuple[str, ...]

    @property
    def has_clocks(self) -> bool:
        """Whether a clock runs, or can be started, at any of its tables."""
        return any(
            tile.view.clock is not None or tile.view.table.status is TableStatus.WAITING
            for tile in self.tiles
        )

    @property
    def is_planned(self) -> bool:
        """Whether players do not see it yet."""
        return self.round.status is RoundStatus.PLANNED


def rounds_on(facts: EventFacts, opens: Iterable[Open]) -> Iterable[FloorRound]:
    """The newest round, and those before it at whose tables something is open."""
    at: defaultdict[TableId, list[Open]] = defaultdict(list)
    for one in opens:
        for table in one.tables:
            at[table.id].append(one)
    called, public = _called(opens), _published(facts)
    for round_ in reversed(facts.rounds):
        open_here = any(
            table.round_id == round_.id for table in facts.tables if at[table.id] or table.id in called
        )
        if round_ is facts.newest or round_ is _played_last(facts) or open_here:
            yield _round(facts, round_, at, called, public)


def _played_last(facts: EventFacts) -> Round | None:
    """The round that players saw last: beside the plan of the next one its results still come in."""
    seen = tuple(facts.round_of.values())
    return seen[-1] if seen else None


def _called(opens: Iterable[Open]) -> Mapping[TableId, list[JudgeCall]]:
    found: defaultdict[TableId, list[JudgeCall]] = defaultdict(list)
    for one in opens:
        if isinstance(one.about, JudgeCall) and one.kind is OpenKind.CALL:
            found[TableId(one.about.table_id)].append(one.about)
    return found


def _published(facts: EventFacts) -> datetime | None:
    """When players last saw a round for the first time: since then its tables wait to begin."""
    event = facts.event
    lines = facts.uow.journal.lines(event.guild_id, event.id, 1, "round-published")
    return lines[0].at if lines else None


def _round(
    facts: EventFacts,
    round_: Round,
    at: Mapping[TableId, list[Open]],
    called: Mapping[TableId, list[JudgeCall]],
    public: datetime | None,
) -> FloorRound:
    found = tables_of(facts.uow, facts.event, round_, is_hidden=False)
    began = public if round_.status in PUBLIC and round_ is _played_last(facts) else None

    def tile(view: TableView) -> Tile:
        opens, calls = tuple(at.get(view.table.id, ())), called.get(view.table.id, [])
        return Tile(
            view,
            opens,
            len(calls),
            _is_overdue(facts, view),
            sum(not call.going for call in calls),
            _since(view, opens, calls, began),
        )

    kept = (view for view in found.tables if view.table.status is not TableStatus.CANCELLED)
    return FloorRound(round_, tuple(map(tile, kept)), found.byes)


def _since(
    view: TableView, opens: tuple[Open, ...], calls: Iterable[JudgeCall], began: datetime | None
) -> datetime | None:
    """Since when it waits: for what has waited longest, a judge who was called before all else."""
    called = [call.at for call in calls]
    known = called or [one.since for one in opens if one.since is not None]
    if not known and opens and view.table.status is TableStatus.WAITING:
        return began
    return min(known, default=None)


def _is_overdue(facts: EventFacts, view: TableView) -> bool:
    if view.clock is None or view.table.status not in NO_RESULT:
        return False
    return stage(view.clock, facts.now) is ClockStage.ENDED
