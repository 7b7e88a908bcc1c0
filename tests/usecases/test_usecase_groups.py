"""Groups into a bracket, through the commands."""

from collections import Counter
from itertools import combinations

import pytest

from data.database import Database
from league.event import Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Stage, is_bye
from league.tournament import Leavers
from tests.support.tournament import Arena, arena
from tests.usecases.test_usecase_robin import drop, met, play_round
from usecases.event.edit import EditEvent, edit_event
from usecases.event.format import SetFormat, set_format
from usecases.league_state import standings_of
from usecases.round.draw import draw
from usecases.round.pairing_input import PairingInput, SeatRound, basis_of
from usecases.round.swap import SwapPlayers, swap_players
from usecases.standings.advance import Advance, Advanced, advance


def in_groups(database: Database, players: int, groups: int, size: int = 0) -> Arena:
    """A round robin in so many groups."""
    made = arena(database, players, Pairing.ROUND_ROBIN)
    made.done(
        set_format,
        SetFormat(made.league.organizer(), made.league.event_id, groups=groups, size=size),
    )
    return made


def refused(made: Arena, **choices: object) -> str:
    """Why a format was refused."""
    command = SetFormat(made.league.organizer(), made.league.event_id, **choices)  # type: ignore[arg-type]  # a test's shorthand
    outcome = made.league.do(set_format, command)
    return outcome.code if isinstance(outcome, Refusal) else ""


def pools(made: Arena) -> dict[PlayerId, int]:
    """The group of each player."""
    found: dict[PlayerId, int] = made.read(lambda uow: uow.entries.pools(made.league.event))
    return found


def test_everybody_meets_everybody_of_the_group_once_and_nobody_else(database: Database) -> None:
    made = in_groups(database, 9, 2)
    while play_round(made):
        pass
    groups = pools(made)
    assert sorted(Counter(groups.values()).values()) == [4, 5]
    own = [frozenset(pair) for pair in combinations(groups, 2) if groups[pair[0]] == groups[pair[1]]]
    assert met(made) == Counter(own)


def test_the_best_two_of_each_group_go_into_the_bracket_and_meet_others_first(database: Database) -> None:
    made = in_groups(database, 8, 2, size=4)
    while play_round(made):
        pass
    groups = pools(made)
    done = made.done(advance, Advance(made.league.organizer(), made.league.event_id))
    assert isinstance(done, Advanced)
    best = {player for pool in (1, 2) for player in sorted(p for p in groups if groups[p] == pool)[:2]}
    assert set(done.line.through) == best
    made.publish()
    finals = [table for table in made.open_tables() if len(table.seats) == 2]
    assert all(groups[table.seats[0]] != groups[table.seats[1]] for table in finals)
    made.play_bracket()
    assert made.league.standings(Stage.FINAL).rows[0].player in best


def test_a_leaver_counts_for_the_own_group_alone(database: Database) -> None:
    made = in_groups(database, 8, 2)
    play_round(made)
    drop(made, 1)
    while play_round(made):
        pass
    groups = pools(made)
    wins = {row.player: row.wins for row in made.league.standings().rows}
    own = [player for player in groups if groups[player] == groups[PlayerId(1)] and player != 1]
    assert sorted(wins[player] for player in own) == [0, 1, 2]
    assert not any(is_bye(table) and table.seats[0] not in own for table in made.tables())


def test_only_a_round_robin_has_groups(database: Database) -> None:
    assert refused(arena(database, 8, Pairing.SWISS), groups=2) == "groups-need-robin"


def test_groups_that_do_not_fit_are_refused(database: Database) -> None:
    made = in_groups(database, 8, 2)
    assert refused(made, groups=1) == "groups-range"
    assert refused(made, groups=3, size=4) == "groups-bracket-size"
    play_round(made)
    assert refused(made, groups=4) == "groups-running"


def test_groups_hold_more_than_a_single_round_robin(database: Database) -> None:
    made = in_groups(database, 8, 2)
    larger = EditEvent(made.league.organizer(), made.league.event_id, capacity=128)
    assert made.done(edit_event, larger).event.capacity == 128
    beyond = EditEvent(made.league.organizer(), made.league.event_id, capacity=129)
    assert made.league.do(edit_event, beyond).code == "capacity-beyond-groups"


@pytest.mark.parametrize("public", [True, False])
def test_players_of_two_groups_do_not_exchange_places_for_their_match_would_count_in_none(
    database: Database, *, public: bool
) -> None:
    made = in_groups(database, 6, 2)
    if not public:
        play_round(made)
    made.seat()
    if public:
        made.publish()
    of = pools(made)
    number = max(row.number for row in made.read(lambda uow: uow.rounds.find()))
    row = made.read(lambda uow: uow.rounds.first(number=number))
    before = [table.seats for table in made.read(lambda uow: uow.tables.find(round_id=row.id))]
    first = before[0][0]
    everybody = [player for seats in before for player in seats]
    other = next(player for player in everybody if of[player] != of[first])
    same = next(player for player in everybody if of[player] == of[first] and player not in before[0])

    def swap(into: PlayerId) -> object:
        command = SwapPlayers(made.league.judge(), first, into, made.league.event_id, number)
        return made.league.do(swap_players, command)

    outcome = swap(other)
    assert isinstance(outcome, Refusal)
    assert outcome.code == "swap-other-group"
    assert not isinstance(swap(same), Refusal)


@pytest.mark.parametrize(("rule", "counts"), [(Leavers.BY_HALF, False), (Leavers.COUNT, True)])
def test_the_rule_for_leavers_is_chosen_and_holds(database: Database, rule: Leavers, *, counts: bool) -> None:
    made = arena(database, 5, Pairing.ROUND_ROBIN)
    made.done(set_format, SetFormat(made.league.organizer(), made.league.event_id, leavers=rule))
    play_round(made)
    table = next(table for table in made.tables() if not is_bye(table))
    result = made.results(table)
    gone = next(player for player in table.seats if player != result.winner)
    drop(made, gone)
    rows = made.read(lambda uow: standings_of(uow, made.league.event)).rows
    wins = next(row.wins for row in rows if row.player == result.winner)
    assert (wins > 0) is counts, "whoever leaves before half is struck, unless all results count"


def test_a_round_robin_before_a_bracket_says_that_the_bracket_is_next(database: Database) -> None:
    made = in_groups(database, 8, 2, size=4)
    while play_round(made):
        pass
    basis = made.read(lambda uow: basis_of(SeatRound(made.league.organizer(), made.league.event_id), uow))
    assert isinstance(basis, PairingInput)
    assert draw(basis) == Refusal("all-have-met-bracket", params={"size": 4})
