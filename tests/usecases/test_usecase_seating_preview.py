"""What the preview of a seating says of its quality."""

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.seating import preview
from data.database import Database
from league.event import Pairing
from league.refusal import Refusal
from league.round import RoundStatus
from tests.support.league_builder import League, league
from tests.support.wording import says
from usecases.execute import ask
from usecases.round.draw import draw
from usecases.round.pairing_input import SeatRound, basis_of
from usecases.round.seat import PlannedRound, StoreSeating, store_seating
from usecases.show.seating import seating_view


def told(made: League, language: Language) -> list[str]:
    """The words on the quality of the next round, which is planned."""
    question = SeatRound(made.organizer(), made.event_id)
    basis = ask(made.database, basis_of, question)
    assert not isinstance(basis, Refusal), basis
    drawn = draw(basis)
    assert not isinstance(drawn, Refusal), drawn
    planned = made.do(store_seating, StoreSeating(question, drawn))
    assert isinstance(planned, PlannedRound), planned
    view = made.change(lambda uow: seating_view(planned.round.id, uow))
    return [
        line
        for field in preview(view, drawn, language).embeds[0].fields
        for line in (field.value or "").splitlines()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rounds", [0, 1])
def test_neighbours_in_the_ranking_are_spoken_of_once_there_is_a_ranking(
    database: Database, language: Language, rounds: int
) -> None:
    made = league(database, 8, pairing=Pairing.POWER, rounds=3)
    for number in range(1, rounds + 1):
        for table in made.round(number, ((1, 2, 3, 4), (5, 6, 7, 8))):
            made.report(table, dict(zip(table.seats, (10, 8, 6, 4), strict=True)))
        made.change(lambda uow: uow.rounds.change(uow.rounds.find()[-1], status=RoundStatus.FINISHED))
    words = told(made, language)
    assert sum(says(line, "seating-quality-ranks", language) for line in words) == rounds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(6, 13))
def test_tables_of_three_are_spoken_of_where_there_are_any(
    database: Database, language: Language, players: int
) -> None:
    words = {"en": "ables of three", "ja": "3人テーブル"}[language]
    made = league(database, players, pairing=Pairing.RANDOM, rounds=3)
    assert any(words in line for line in told(made, language)) == bool(players % 4)
