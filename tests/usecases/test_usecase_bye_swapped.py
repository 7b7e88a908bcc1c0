"""Who leaves and who has the bye: the match is played by the one, and the bye is nobody's."""

import pytest

from bot.i18n import LANGUAGES, Language, text
from bot.ui.posts.round import table_line
from data.database import Database
from data.unit_of_work import UnitOfWork
from league.event import Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.reporting import ReportState
from league.round import TableStatus, is_bye
from tests.support.tournament import Arena, arena
from usecases.round.pairing_input import SeatRound, basis_of
from usecases.round.swap import SwapPlayers, swap_players
from usecases.show.round import round_post
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry


def published(database: Database) -> tuple[Arena, PlayerId, PlayerId, PlayerId]:
    """Five players, one of whom has the bye: the one who will leave, the opponent, and whoever is free."""
    made = arena(database, 5, Pairing.SWISS, rounds=3)
    made.seat()
    made.publish()
    free = next(table.seats[0] for table in made.tables() if is_bye(table))
    leaver, other = made.open_tables()[0].seats
    return made, leaver, other, free


def test_the_match_of_a_leaver_goes_to_whoever_had_the_bye_and_nobody_is_credited(database: Database) -> None:
    made, leaver, other, free = published(database)
    made.done(handle_entry, HandleEntry(made.league.organizer(), made.league.event_id, leaver, Verb.DROP))
    made.done(swap_players, SwapPlayers(made.league.judge(), leaver, free, made.league.event_id))
    assert {frozenset(table.seats) for table in made.tables()} >= {frozenset({other, free})}
    assert not any(leaver in table.seats for table in made.tables())

    def credits_(uow: UnitOfWork) -> list[PlayerId]:
        tables = uow.tables.find(event_id=made.league.event_id)
        found = uow.results.find(table_id=[table.id for table in tables])
        return [version.winner for version in found if version.state is not ReportState.SUPERSEDED]

    assert made.read(credits_) == []
    for table in made.open_tables():
        made.report(table, table.seats[0], made.league.judge())
    ranked = {row.player: row.wins for row in made.league.standings().rows}
    assert ranked.get(leaver, 0) == 0


def test_between_two_who_stay_the_bye_changes_hands(database: Database) -> None:
    made, first, _, free = published(database)
    made.done(swap_players, SwapPlayers(made.league.judge(), first, free, made.league.event_id))
    (alone,) = (table for table in made.tables() if is_bye(table))
    assert (alone.seats, alone.status) == ((first,), TableStatus.FINAL)
    assert {row.player: row.wins for row in made.league.standings().rows}[first] == 1


def test_the_bye_of_the_first_round_is_drawn_by_lot_not_by_who_came_last(database: Database) -> None:
    made = arena(database, 5, Pairing.SWISS, rounds=3)
    free = set()
    for seed in range(12):
        made.seat(seed=seed)
        free |= {table.seats[0] for table in made.tables() if is_bye(table)}
    assert len(free) > 1


def test_pairings_go_by_what_a_match_counts_in_the_standings(database: Database) -> None:
    made, *_ = published(database)
    for table in made.open_tables():
        made.report(table, table.seats[0], made.league.judge())
    basis = made.read(lambda uow: basis_of(SeatRound(made.league.organizer(), made.league.event_id), uow))
    scores = {
        player: score
        for row in basis.played
        for one in row
        for player, score in zip(one.players, one.scores, strict=True)
    }
    assert scores == {row.player: 2 * row.wins for row in made.league.standings().rows}


def test_who_asks_sits_a_swiss_round_out_for_half_a_win_and_may_have_the_bye_later(
    database: Database,
) -> None:
    made = arena(database, 5, Pairing.SWISS, rounds=3)
    made.seat(byes="P2")
    made.seat(seed=4)
    made.publish()
    alone = [table.seats for table in made.tables() if is_bye(table)]
    assert alone == [(2,)]
    row = next(row for row in made.league.standings().rows if row.player == PlayerId(2))
    assert (row.wins, float(row.values[0] or 0)) == (0, 0.5)
    told = made.read(lambda uow: uow.outbox.notices.find(text="notice-bye-asked"))
    assert len(told) == 1
    for table in made.open_tables():
        made.report(table, table.seats[0], made.league.judge())
    basis = made.read(lambda uow: basis_of(SeatRound(made.league.organizer(), made.league.event_id), uow))
    assert not isinstance(basis, Refusal)
    assert basis.byes == ()
    assert PlayerId(2) in basis.players
    assert {score for row in basis.played for one in row if one.players == (2,) for score in one.scores} == {
        1
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bye_that_was_asked_for_is_not_called_a_win_in_the_round(
    database: Database, language: Language
) -> None:
    made = arena(database, 6, Pairing.SWISS, rounds=3)
    made.seat(byes="P2")
    made.publish()
    view = made.read(lambda uow: round_post(made.tables()[0].round_id, uow))
    alone = {seated.people[0].name: seated for seated in view.tables if len(seated.people) == 1}
    asked = alone.pop("P2")
    (given,) = alone.values()
    asked_words = text(language, "round-asked-line", {"players": "P2"}).split("P2")[0]
    assert table_line(asked, language).startswith(asked_words)
    assert not table_line(given, language).startswith(asked_words)


def test_only_a_swiss_round_can_be_sat_out_for_half_a_win(database: Database) -> None:
    made = arena(database, 5, Pairing.ROUND_ROBIN)
    question = SeatRound(made.league.organizer(), made.league.event_id, byes="P2")
    refused = made.read(lambda uow: basis_of(question, uow))
    assert isinstance(refused, Refusal)
    assert refused.code == "byes-need-swiss"
