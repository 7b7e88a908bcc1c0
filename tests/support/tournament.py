"""Tournaments of two-player matches, played to their end through the use cases, and counted again by other means."""

import random
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from data.database import Database
from data.records import TimerKind
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.brackets import BracketOptions, BracketPlace, Seeding
from league.event import EventStatus, Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportState
from league.round import Table, TableStatus, is_bye
from league.tournament import Tournament
from tests.support.bracket_over import bracket_over
from tests.support.league_builder import GUILD, League, league
from usecases.bracket.drawn import Drawn, drawn_for
from usecases.bracket.order import bracket_order
from usecases.bracket.void import VoidMatches, void_matches
from usecases.execute import ask
from usecases.result.answer import AnswerReport, confirm_result
from usecases.result.correct import CorrectResult, correct_result
from usecases.result.report import Reported, ReportResult, report_result
from usecases.result.typed import score_field
from usecases.result.walkover import GiveWalkover, give_walkover
from usecases.round.closing import CloseRound, end_round
from usecases.round.draw import draw
from usecases.round.pairing_input import SeatRound, basis_of
from usecases.round.publish import PublishRound, publish_round
from usecases.round.seat import StoreSeating, store_seating
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry
from usecases.timers.result_final import result_final

TARGET = 7
_OPEN = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


@dataclass
class Arena:
    """A tournament on its way, and the chance by which everything happens."""

    league: League
    chance: random.Random
    gone: set[PlayerId]

    def read(self, query: Any) -> Any:  # noqa: ANN401 - any question
        """Look into the database."""
        return read(self.league.database, query)

    def done(self, use_case: Any, command: Any) -> Any:  # noqa: ANN401 - any use case
        """Carry out what must not be refused."""
        outcome = self.league.do(use_case, command)
        assert not isinstance(outcome, Refusal), outcome
        return outcome

    def seat(self, **options: object) -> None:
        """Plan the next round."""
        question = SeatRound(self.league.organizer(), self.league.event_id, **options)  # type: ignore[arg-type]  # a test's shorthand
        basis = ask(self.league.database, basis_of, question)
        assert not isinstance(basis, Refusal), basis
        drawn = draw(basis)
        assert not isinstance(drawn, Refusal), drawn
        self.done(store_seating, StoreSeating(question, drawn))

    def publish(self) -> None:
        """Publish the planned round."""
        self.done(publish_round, PublishRound(self.league.organizer(), self.league.event_id))

    def tables(self) -> list[Table]:
        """All tables of the event that are not cancelled, in their order."""
        found = self.read(lambda uow: uow.tables.find(event_id=self.league.event_id))
        return [table for table in found if table.status is not TableStatus.CANCELLED]

    def open_tables(self) -> list[Table]:
        """The tables at which something is to be played."""
        found = self.read(lambda uow: uow.tables.find(event_id=self.league.event_id, status=sorted(_OPEN)))
        return [table for table in found if not is_bye(table)]

    def results(self, table: Table) -> ReportedResult:
        """The result of a table that counts."""

        def look(uow: UnitOfWork) -> ReportedResult:
            versions = uow.results.find(table_id=table.id)
            return next(v for v in versions if v.state is not ReportState.SUPERSEDED)

        found: ReportedResult = self.read(look)
        return found

    def play(self, table: Table) -> None:
        """One match ends in one of the ways in which matches end."""
        winner = self.chance.choice(table.seats)
        how = self.chance.random()
        if how < 0.1:
            self.done(give_walkover, GiveWalkover(self.league.judge(), table.id, winner))
        elif how < 0.4:
            self.report(table, winner, self.league.judge())
        else:
            reporter, other = self.chance.sample(table.seats, 2)
            reported = self.report(table, winner, self.league.player(reporter))
            if self.chance.random() < 0.7:
                answer = AnswerReport(self.league.player(other), reported.standing.result.id)
                self.done(confirm_result, answer)
            else:
                self.time_passes()

    def report(self, table: Table, winner: PlayerId, by: Any) -> Reported:  # noqa: ANN401 - a caller
        """Somebody reports the table."""
        outcome: Reported = self.done(report_result, ReportResult(by, table.id, self.typed(table, winner)))
        return outcome

    def typed(self, table: Table, winner: PlayerId) -> dict[str, str]:
        """A form: the winner has reached the target."""
        scores = {
            score_field(player): str(TARGET if player == winner else self.chance.randrange(TARGET))
            for player in table.seats
        }
        return {**scores, "ended": "victory"}

    def time_passes(self) -> None:
        """Everything that waits for an answer becomes final."""

        def work(uow: UnitOfWork) -> None:
            now = self.league.judge().now
            numbers = frozenset(table.id for table in uow.tables.find(event_id=self.league.event_id))
            for version in uow.results.find(table_id=numbers, state=[ReportState.REPORTED.value]):
                for timer in uow.timers.waiting(TimerKind.RESULT_FINAL, version.id):
                    result_final(timer, now, uow)

        write(self.league.database, work, lambda _: True)

    def mischief(self) -> None:
        """Somebody leaves, or comes back, or a result was wrong."""
        how = self.chance.random()
        if how < 0.05:
            self.leave_or_return()
        elif how < 0.12:
            self.correct_something()

    def leave_or_return(self) -> None:
        """A player drops out; or, if that is not the first time, one comes back."""
        players = self.read(lambda uow: uow.entries.list_of(self.league.event)).entries
        present = [entry.player for entry in players if entry.player not in self.gone]
        if self.gone and self.chance.random() < 0.4:
            player, verb = self.chance.choice(sorted(self.gone)), Verb.RETURN
            self.gone.discard(player)
        elif len(present) > 1:
            player, verb = self.chance.choice(present), Verb.DROP
            self.gone.add(player)
        else:
            return
        self.done(handle_entry, HandleEntry(self.league.organizer(), self.league.event_id, player, verb))

    def correct_something(self) -> None:
        """A judge turns a result round; what falls with it is voided and played again."""
        final = [t for t in self.tables() if t.status is TableStatus.FINAL and not is_bye(t)]
        if not final:
            return
        table = self.chance.choice(final)
        stands = self.results(table)
        if stands.kind.value in {"walkover", "bye"}:
            return
        other = next(player for player in table.seats if player != stands.winner)
        command = CorrectResult(self.league.judge(), table.id, self.typed(table, other), "misheard")
        self.done(correct_result, command)
        drawn = self.drawn()
        if drawn is not None and drawn.fallen():
            self.done(void_matches, VoidMatches(self.league.judge(), drawn.draw.id))

    def drawn(self) -> Drawn | None:
        """The bracket as it stands."""
        found: Drawn | None = self.read(lambda uow: drawn_for(uow, self.league.event))
        return found

    def order(self) -> tuple[BracketPlace, ...]:
        """The places that the bracket has given."""
        found: tuple[BracketPlace, ...] = self.read(lambda uow: bracket_order(uow, self.league.event))
        return found

    def play_bracket(self) -> None:
        """Match after match, until nothing is left to be played."""
        for _ in range(10_000):
            self.mischief()
            waiting = self.open_tables()
            if waiting:
                self.play(self.chance.choice(waiting))
            else:
                break
        drawn = self.drawn()
        assert drawn is not None
        assert bracket_over(drawn.states)
        self.done(end_round, CloseRound(self.league.judge(), self.league.event_id))


def arena(
    database: Database,
    players: int,
    pairing: Pairing,
    options: BracketOptions | None = None,
    seed: int = 0,
    **changes: object,
) -> Arena:
    """A tournament whose players have all come."""
    event = {"profile": "rivals", "pairing": pairing, "status": EventStatus.CLOSED, "seed": seed, **changes}
    made = league(database, players, **event)

    def work(uow: UnitOfWork) -> None:
        uow.guilds.save(replace(uow.guilds.require(GUILD), pairings_channel=5, judges_channel=6))
        chosen = options or BracketOptions()
        uow.tournaments.add(
            Tournament(
                0,
                made.event.id,
                chosen.third_place,
                chosen.grand_final,
                chosen.consolation,
                chosen.last_chance,
                Seeding.LOT,
            )
        )

    write(database, work, lambda _: True)
    return Arena(made, random.Random(seed), set())


def played_bracket(
    database: Database, players: int, pairing: Pairing, options: BracketOptions | None = None, seed: int = 0
) -> Arena:
    """A bracket that was played to its end."""
    made = arena(database, players, pairing, options, seed)
    made.seat()
    made.publish()
    made.play_bracket()
    return made


def facts(made: Arena) -> list[tuple[tuple[PlayerId, ...], PlayerId]]:
    """Who met whom and who won, in the order of the matches: read from the tables alone."""
    tables = sorted(made.tables(), key=lambda table: table.number)
    results = [made.results(table) for table in tables]
    return [(result.players, result.winner) for result in results]


def assert_counted_again(made: Arena, lives: int, *, third_place: bool = False) -> None:
    """The places held against the losses: whoever beat a player for good stands above, the champion above all."""
    places = {player: placing.place for placing in made.order() for player in placing.players}
    entrants = {
        entry.player for entry in made.read(lambda uow: uow.entries.list_of(made.league.event)).entries
    }
    assert set(places) == entrants
    played = facts(made)
    if any(not winner for _, winner in played):
        return  # where nobody came nobody went on: the place above stays empty
    main = played[: len(entrants) - 1] if lives == 1 else played
    losses = Counter(player for seats, winner in main for player in seats if player != winner)
    champion = next(player for player, place in places.items() if place == 1)
    assert losses[champion] < lives
    assert all(losses[player] == lives for player in entrants - {champion})
    for player in entrants - {champion}:
        conqueror = [winner for seats, winner in main if player in seats and winner != player][-1]
        assert places[conqueror] < places[player]
    above = 0
    for placing in made.order():
        assert placing.place == above + 1
        above += len(placing.players)
    if third_place:
        seats, third = played[len(entrants) - 1]
        assert {places[player] for player in seats} == {3, 4}
        assert places[third] == 3
