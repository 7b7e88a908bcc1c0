"""A planned bracket has the right players, and other seeds by now: not only a correction moves them."""

import pytest

from data.database import Database
from league.event import Pairing
from league.ids import PlayerId
from league.regulations import PenaltyKind
from league.tournament import Leavers, Tournament
from tests.support.league_builder import League, league
from tests.usecases.test_usecase_aftermath import OVER, disqualified, done, handled
from tests.usecases.test_usecase_result_moments import notices, to_organizers
from usecases.event.format import SetFormat, set_format
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.round.swap import SwapPlayers, swap_players
from usecases.signup.manage_entries import Verb
from usecases.standings.advance import Advance, Advanced, advance

LEAVER = 5
PLAYED = (((1, 3), (5, 2)), ((1, 4), (2, 3)), ((1, 5), (4, 3)), ((2, 1), (4, 5)), ((3, 5),))
"""The winner first: with the fifth player the first leads, without them the second."""


def played(database: Database, leavers: Leavers) -> League:
    """A round robin is over, and a bracket of four follows it."""
    made = league(database, 5, profile="rivals", pairing=Pairing.ROUND_ROBIN)
    made.change(
        lambda uow: uow.tournaments.add(Tournament(0, made.event_id, bracket_size=4, leavers=leavers))
    )
    for number, pairs in enumerate(PLAYED, 1):
        for table, (winner, loser) in zip(made.round(number, pairs), pairs, strict=True):
            done(made.report(table, {winner: 7, loser: 3}))
    return made


def seeds(made: League) -> list[PlayerId]:
    """Who is through, in their order: the bracket is planned."""
    planned = done(made.do(advance, Advance(made.organizer(), made.event_id)))
    assert isinstance(planned, Advanced)
    return list(planned.line.through)


@pytest.mark.parametrize("how", ["dropped", "disqualified", "format"])
def test_seeds_that_a_departure_moves_are_told_and_so_is_that_they_are_right_again(
    database: Database, how: str
) -> None:
    made = played(database, Leavers.COUNT if how == "format" else Leavers.ANNUL)
    if how == "format":
        handled(made, LEAVER, Verb.DROP)
    before = seeds(made)
    match how:
        case "dropped":
            handled(made, LEAVER, Verb.DROP)
        case "disqualified":
            disqualified(made, LEAVER)
        case "format":
            done(made.do(set_format, SetFormat(made.organizer(), made.event_id, leavers=Leavers.ANNUL)))
    (told,) = to_organizers(made, "seeds-outdated")
    assert told.buttons == (f"stage-plan:{made.event_id}:2",)
    made.delivered()
    assert seeds(made) != before
    assert [notice.id for notice in notices(made, OVER)] == [told.id]


def test_seeds_that_are_as_before_once_the_leaver_is_back_say_so(database: Database) -> None:
    made = played(database, Leavers.ANNUL)
    seeds(made)
    handled(made, LEAVER, Verb.DROP)
    (told,) = to_organizers(made, "seeds-outdated")
    made.delivered()
    handled(made, LEAVER, Verb.RETURN)
    assert [notice.id for notice in notices(made, OVER)] == [told.id]


def test_seeds_that_an_organizer_laid_by_hand_are_let_be_where_nobody_moves(database: Database) -> None:
    made = played(database, Leavers.COUNT)
    first, second, *_ = seeds(made)
    done(made.do(swap_players, SwapPlayers(made.judge(), first, second, made.event_id, len(PLAYED) + 1)))
    warned = ImposePenalty(made.judge(), made.event_id, PlayerId(LEAVER), PenaltyKind.WARNING, "", "Shouted")
    done(made.do(impose_penalty, warned))
    handled(made, LEAVER, Verb.DROP)
    assert to_organizers(made, "seeds-outdated") == []
