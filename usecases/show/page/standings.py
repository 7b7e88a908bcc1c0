"""The ranking of an event, with what decides at each line."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Stage
from league.standings import StageRanking, Why, explain_overall
from usecases.show.page.head import PageHead, head_of
from usecases.show.standings import StandingsView, standings_view
from usecases.standings.overall import stage_rankings


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """The ranking; `reasons` say of each player but the first why the one above stands there.

    `stages` are those that can be looked at by themselves.
    """

    head: PageHead
    view: StandingsView
    reasons: Mapping[PlayerId, Why]
    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class StandingsAsked:
    """The ranking of the event with this address, of one stage or (None) of all together."""

    key: str
    stage: Stage | None = None


def standings_page(asked: StandingsAsked, uow: UnitOfWork) -> StandingsPage | None:
    """The ranking, None before the start, while it is hidden, and for a stage that is not played."""
    head = head_of(asked.key, uow)
    if head is None or not head.has_standings:
        return None
    rankings = stage_rankings(uow, head.event)
    stages = tuple(one.stage for one in rankings)
    if asked.stage is not None and asked.stage not in stages:
        return None
    view = standings_view(uow, head.event, asked.stage)
    shown = tuple(one for one in rankings if asked.stage in {None, one.stage})
    return StandingsPage(head, view, _reasons(view, shown), stages)


def _reasons(view: StandingsView, stages: tuple[StageRanking, ...]) -> dict[PlayerId, Why]:
    rows = view.shown.standings.rows
    pairs = ((above.player, row.player) for above, row in pairwise(rows))
    found = ((lower, explain_overall(stages, upper, lower)) for upper, lower in pairs)
    return {player: why for player, why in found if not isinstance(why, Refusal)}
