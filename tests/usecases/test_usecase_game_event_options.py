"""A league table's game is set up by its event's regulations; choices count where they are silent."""

from typing import cast

import pytest

from data.database import Database
from data.game_records import PostGame
from engine.catan.options import BoardKind, CatanOptions, ProfileName
from engine.catan.record_codecs import read_options, write_options
from engine.catan.victory import capped
from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES
from league.regulations.terms import GameKey
from league.results import TableEnding, TableReport, report
from tests.support.league_builder import League, league
from usecases.games.catan import BOARD, RULES, CatanSetup
from usecases.play.open_game import NewGame, new_game
from usecases.play.registry import options_of

_CHOSEN = {BOARD: BoardKind.BEGINNER, RULES: ProfileName.STD}
_TWELVE = 'base = "catan-japan"\nname = "house-twelve"\nwin_target = 12\n'


def opened(made: League) -> CatanOptions:
    """What the game of the event's first table is played with; its opener would rather have something else."""
    (table,) = made.round(1, [[1, 2, 3, 4]])
    command = NewGame(
        made.player(1),
        b"s" * 32,
        50,
        in_thread=False,
        kind="catan",
        seats=4,
        choices=_CHOSEN,
        table_id=table.id,
    )
    game = made.do(new_game, command)
    assert isinstance(game, PostGame), game
    return cast("CatanOptions", options_of(game))


def test_a_table_in_japan_has_lettered_tokens__cjp_setup_number_tokens(
    database: Database,
) -> None:
    options = opened(league(database, 4, profile="catan-japan"))
    assert (options.board, options.profile.name, options.profile.target) == (
        BoardKind.SPIRAL,
        ProfileName.CJP,
        10,
    )


def test_a_table_of_the_world_championship_has_its_island_and_its_rules__cwc_3_0_12(
    database: Database,
) -> None:
    options = opened(league(database, 4, profile="catan-world"))
    assert (options.board, options.profile.name) == (BoardKind.RANDOM, ProfileName.CWC)


def test_where_the_regulations_cite_no_document_the_island_is_the_opener_s(database: Database) -> None:
    options = opened(league(database, 4, profile="catan-germany"))
    assert (options.board, options.profile.name) == (BoardKind.BEGINNER, ProfileName.STD)


def test_house_regulations_bring_their_target_and_keep_the_rest_of_their_document(
    database: Database,
) -> None:
    options = opened(league(database, 4, profile="house-twelve", profile_toml=_TWELVE))
    assert options.profile.target == 12
    assert (options.board, options.profile.name) == (BoardKind.SPIRAL, ProfileName.CJP)


@pytest.mark.parametrize(
    ("name", "shown"), [("catan-japan", True), ("catan-world", False), ("catan-germany", False)]
)
def test_discards_are_shown_where_the_regulations_say_so__cjp_burst_show(
    database: Database, name: str, *, shown: bool
) -> None:
    assert opened(league(database, 4, profile=name)).discards_public is shown


@pytest.mark.parametrize(("rules", "shown"), [("cjp", True), ("cwc", False), ("std", True)])
def test_between_friends_the_chosen_document_says_whether_discards_are_shown(
    rules: str, *, shown: bool
) -> None:
    options = CatanSetup().chosen({RULES: rules})
    assert isinstance(options, CatanOptions)
    assert options.discards_public is shown


@pytest.mark.parametrize("name", [key for key, profile in PROFILES.items() if profile.game is GameKey.CATAN])
@pytest.mark.parametrize("raw", [(12, 9, 9, 3), (10, 11, 10, 2), (7, 9, 8, 2)])
def test_the_board_shows_the_scores_that_the_league_records(name: str, raw: tuple[int, ...]) -> None:
    profile = PROFILES[name]
    options = CatanSetup().of_event(profile, {})
    assert isinstance(options, CatanOptions)
    winner = 0 if raw[0] >= profile.win_target else None
    seats = tuple(PlayerId(number) for number in range(1, 5))
    ending = TableEnding.TIME if winner is None else TableEnding.VICTORY
    counted = report(profile, TableReport(seats, raw, ending, None if winner is None else seats[winner]))
    if isinstance(counted, Refusal):  # the championship knows no end by time
        assert (counted.code, name) == ("no-time-limit", "catan-world")
        return
    assert read_options(write_options(options)) == options
    assert capped(options.profile, raw, winner) == tuple(line.recorded for line in counted.lines)
