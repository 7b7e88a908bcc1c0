"""Whether a planned round still follows the format of the tournament, which may change while nobody sees the plan."""

from data.unit_of_work import UnitOfWork
from league.brackets import Seeding
from league.event import Event, Pairing
from league.refusal import Refusal
from league.round import Round, Stage
from league.standings import EntrantStatus
from league.tournament import Tournament
from usecases.bracket.drawn import draw_of
from usecases.bracket.seeding import tournament_of
from usecases.find import profile_of
from usecases.league_state import pools_of
from usecases.round.find import planned_by, rounds_of, tables_in
from usecases.round.pairing_input import KNOCK_OUT
from usecases.standings.tables import stage_standings


def other_format(uow: UnitOfWork, event: Event, planned: Round) -> Refusal | None:
    """A plan for another format than the one that players were told since is made anew.

    Refusals: `plan-other-format` (params: again: what plans it anew).
    Source: house
    """
    if not profile_of(event).two_players or _follows(uow, event, planned, tournament_of(uow, event)):
        return None
    return Refusal("plan-other-format", params={"again": planned_by(event, planned)})


def _follows(uow: UnitOfWork, event: Event, planned: Round, chosen: Tournament) -> bool:
    draw = draw_of(uow, planned)
    if event.pairing in KNOCK_OUT:
        return draw is None or (draw.options == chosen.options and _seeded_so(draw.seeding, chosen))
    if planned.stage is Stage.PLAY_OFF:
        return True  # it hangs on who is level alone
    if planned.stage is Stage.QUALIFIER:
        return _qualifies_so(uow, event, planned, chosen)
    if any(row.stage is Stage.SEMI_FINAL and row.id != planned.id for row in rounds_of(uow, event)):
        return True  # what follows a semi-final is no bracket, whatever was chosen since
    if draw is None or not chosen.bracket_size:
        return draw is None and not chosen.bracket_size
    is_so = (draw.options, draw.pairing) == (chosen.options, chosen.bracket_pairing)
    return is_so and draw.players == _places(uow, event, chosen.bracket_size)


def _qualifies_so(uow: UnitOfWork, event: Event, planned: Round, chosen: Tournament) -> bool:
    if event.pairing is Pairing.ROUND_ROBIN and chosen.groups:
        seeded = planned.number > 1 or _seeded_so(planned.seeding, chosen)
        return seeded and _in_its_groups(uow, event, planned, chosen.groups)
    if event.pairing is not Pairing.SWISS:
        return True
    fast = chosen.accelerates(planned.number)
    return planned.accelerated == fast and (not fast or _seeded_so(planned.seeding, chosen))


def _seeded_so(seeding: Seeding, chosen: Tournament) -> bool:
    """What an organizer seeded by hand stays, however it is chosen to be done."""
    return seeding is Seeding.HAND or (seeding is Seeding.RATING) == (chosen.seeding is Seeding.RATING)


def _in_its_groups(uow: UnitOfWork, event: Event, planned: Round, groups: int) -> bool:
    """Whether the groups are as many as were chosen, and nobody meets a player of another one."""
    pools = pools_of(uow, event)
    met = ({pools.get(player, 0) for player in table.seats} for table in tables_in(uow, planned))
    return len(set(pools.values()) - {0}) == groups and all(len(here) == 1 for here in met)


def _places(uow: UnitOfWork, event: Event, size: int) -> int:
    rows = stage_standings(uow, event, Stage.QUALIFIER).rows
    return min(size, sum(row.status is EntrantStatus.ACTIVE for row in rows))
