"""Whatever organizers, judges and players do to a bracket in whatever order: nothing breaks, it never hangs, it ends.

Each step is some command on something that is there; it is carried out or refused. After each the bracket lives: it is
over, or somebody can play, or a judge is asked. In the end it is played out.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from data.database import Database
from league.brackets import BracketOptions, ConsolationFeed, GrandFinal, LastChance, Seeding, ThirdPlace
from league.entry import EntryStatus, seatable
from league.event import EventStatus, Pairing
from league.ids import PlayerId, ResultId
from league.refusal import Refusal
from league.regulations import PenaltyKind
from league.reporting import ReportState
from league.round import RoundStatus, Table, TableStatus, is_bye
from tests.support.bracket_over import bracket_over
from tests.support.tournament import TARGET, Arena, arena
from usecases.bracket.drawn import Drawn
from usecases.bracket.goes_on import SendOn, send_on
from usecases.bracket.void import VoidMatches, void_matches
from usecases.event.format import SetFormat, set_format
from usecases.event.stages import MoveEvent, finish_event, reopen_event
from usecases.execute import ask
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.penalty.revoke import RevokePenalty, revoke_penalty
from usecases.result.answer import AnswerReport, confirm_result, dispute_result
from usecases.result.correct import CorrectResult, correct_result
from usecases.result.report import ReportResult, report_result
from usecases.result.typed import score_field
from usecases.result.walkover import (
    ConfirmWalkover,
    GiveWalkover,
    WalkoverUnsure,
    confirm_walkover,
    give_walkover,
)
from usecases.round.closing import CloseRound, cancel_round, end_round
from usecases.round.draw import draw
from usecases.round.pairing_input import SeatRound, basis_of
from usecases.round.publish import PublishRound, publish_round
from usecases.round.seat import StoreSeating, store_seating
from usecases.round.swap import SwapPlayers, swap_players
from usecases.signup.manage_entries import (
    AddEntry,
    HandleEntry,
    SubstitutePlayer,
    Verb,
    add_entry,
    handle_entry,
    substitute_player,
)
from usecases.undo.find import Undo, undoable_lines
from usecases.undo.take_back import undo

FORMATS = [
    (Pairing.SINGLE_ELIMINATION, BracketOptions()),
    (Pairing.SINGLE_ELIMINATION, BracketOptions(third_place=ThirdPlace.PLAYED)),
    (Pairing.SINGLE_ELIMINATION, BracketOptions(consolation=ConsolationFeed.PROGRESSIVE)),
    (Pairing.DOUBLE_ELIMINATION, BracketOptions()),
    (Pairing.DOUBLE_ELIMINATION, BracketOptions(grand_final=GrandFinal.SINGLE)),
]
STEPS = 40


class Vandal:
    """Somebody who presses whatever is there."""

    def __init__(self, made: Arena) -> None:
        """Their chance is the tournament's."""
        self.made, self.chance, self.said = made, made.chance, list[str]()

    def do(self, use_case: object, command: object) -> object:
        """Try something; a refusal is an answer."""
        outcome = self.made.league.do(use_case, command)
        name = getattr(use_case, "__name__", "")
        self.said.append(f"{name}: {outcome.code if isinstance(outcome, Refusal) else 'done'} {command}")
        return outcome

    def anybody(self) -> PlayerId:
        """A player of the event."""
        entries = self.made.read(lambda uow: uow.entries.list_of(self.made.league.event)).entries
        return PlayerId(self.chance.choice([entry.player for entry in entries]))

    def any_table(self) -> Table | None:
        """A match, in whatever state."""
        found = [table for table in self.made.tables() if not is_bye(table)]
        return self.chance.choice(found) if found else None

    def any_version(self) -> int:
        """A version of a result, whether it counts or not."""
        table = self.any_table()
        versions = self.made.read(lambda uow: uow.results.find(table_id=table.id)) if table else ()
        return self.chance.choice(versions).id if versions else 0

    def form(self, table: Table) -> dict[str, str]:
        """Scores as they may come, with any ending."""
        scores = [TARGET, self.chance.randrange(TARGET)]
        self.chance.shuffle(scores)
        typed = {score_field(p): str(s) for p, s in zip(table.seats, scores, strict=True)}
        who = self.chance.choice(table.seats)
        return {
            **typed,
            "ended": self.chance.choice(("victory", "victory", f"retired-{who}", "time", f"time-{who}")),
        }

    def seat(self) -> None:
        question = SeatRound(self.made.league.organizer(), self.made.league.event_id)
        basis = ask(self.made.league.database, basis_of, question)
        drawn = basis if isinstance(basis, Refusal) else draw(basis)
        if not isinstance(drawn, Refusal):
            self.do(store_seating, StoreSeating(question, drawn))

    def publish(self) -> None:
        self.do(publish_round, PublishRound(self.made.league.organizer(), self.made.league.event_id))

    def report(self) -> None:
        table = self.any_table()
        if table:
            player = self.made.league.player(self.chance.choice(table.seats))
            by = self.chance.choice([self.made.league.judge(), player])
            self.do(report_result, ReportResult(by, table.id, self.form(table)))

    def answer(self) -> None:
        use_case = self.chance.choice((confirm_result, dispute_result))
        self.do(use_case, AnswerReport(self.made.league.player(self.anybody()), ResultId(self.any_version())))

    def correct(self) -> None:
        table = self.any_table()
        if table:
            self.do(
                correct_result,
                CorrectResult(self.made.league.judge(), table.id, self.form(table), "misheard"),
            )

    def walkover(self) -> None:
        table = self.any_table()
        if table:
            winner = self.chance.choice((*table.seats, PlayerId(0)))
            asked = self.do(
                give_walkover, GiveWalkover(self.made.league.judge(), table.id, winner, "not there")
            )
            if isinstance(asked, WalkoverUnsure):
                self.do(confirm_walkover, ConfirmWalkover(self.made.league.judge(), table.id, asked.over))

    def entry(self) -> None:
        verb = self.chance.choice((Verb.DROP, Verb.DROP, Verb.RETURN, Verb.RETURN, Verb.NO_SHOW, Verb.REMOVE))
        self.do(
            handle_entry,
            HandleEntry(self.made.league.organizer(), self.made.league.event_id, self.anybody(), verb),
        )

    def newcomer(self) -> None:
        name = f"New {len(self.said)}"
        league = self.made.league
        if self.chance.random() < 0.5:
            self.do(add_entry, AddEntry(league.organizer(), league.event_id, 0, name))
        else:
            self.do(
                substitute_player,
                SubstitutePlayer(league.organizer(), league.event_id, self.anybody(), 0, name),
            )

    def swap(self) -> None:
        pair = self.anybody(), self.anybody()
        self.do(swap_players, SwapPlayers(self.made.league.organizer(), *pair, self.made.league.event_id))

    def disqualify(self) -> None:
        league = self.made.league
        if self.chance.random() < 0.4:
            self.do(revoke_penalty, RevokePenalty(league.judge(), league.event_id, 1, "mistaken"))
        else:
            kind = PenaltyKind.DISQUALIFICATION
            self.do(
                impose_penalty,
                ImposePenalty(league.judge(), league.event_id, self.anybody(), kind, "riv/goal", "cheating"),
            )

    def void(self) -> None:
        drawn = self.made.drawn()
        if drawn:
            self.do(void_matches, VoidMatches(self.made.league.judge(), drawn.draw.id))

    def send(self) -> None:
        who = self.chance.choice((self.anybody(), PlayerId(0)))
        self.do(send_on, SendOn(self.made.league.judge(), ResultId(self.any_version()), who))

    def take_back(self) -> None:
        league = self.made.league
        lines = self.made.read(lambda uow: undoable_lines(uow, league.organizer(), league.event_id))
        if lines:
            self.do(undo, Undo(league.organizer(), league.event_id, self.chance.choice(lines).id))

    def close(self) -> None:
        league = self.made.league
        use_case, command = self.chance.choice(
            [
                (end_round, CloseRound(league.organizer(), league.event_id)),
                (cancel_round, CloseRound(league.organizer(), league.event_id)),
                (finish_event, MoveEvent(league.organizer(), league.event_id)),
                (reopen_event, MoveEvent(league.organizer(), league.event_id)),
            ]
        )
        self.do(use_case, command)

    def reform(self) -> None:
        change = self.chance.choice(
            [
                {"third_place": ThirdPlace.PLAYED},
                {"third_place": ThirdPlace.SHARED},
                {"seeding": Seeding.RATING},
            ]
        )
        self.do(set_format, SetFormat(self.made.league.organizer(), self.made.league.event_id, **change))  # type: ignore[arg-type]  # a choice

    def step(self) -> None:
        """One thing, the usual ones more often."""
        acts: list[tuple[int, Callable[[], None]]] = [
            (16, self.report), (4, self.answer), (4, self.correct), (3, self.walkover), (4, self.entry),
            (2, self.newcomer), (3, self.swap), (1, self.disqualify), (4, self.void), (4, self.send),
            (3, self.take_back), (1, self.close), (1, self.reform), (1, self.seat), (1, self.publish),
            (2, self.made.time_passes),
        ]  # fmt: skip
        (act,) = self.chance.choices([act for _, act in acts], [weight for weight, _ in acts])
        act()

    def assert_it_lives(self) -> None:
        """It is over, or somebody can play, or a judge is asked; nobody waits at two tables."""
        drawn = self.made.drawn()
        if (
            drawn is None
            or drawn.round.status is RoundStatus.PLANNED
            or self.made.league.event.status is not EventStatus.RUNNING
        ):
            return
        open_ = [table for table in self.made.tables() if table.status is not TableStatus.FINAL]
        assert bracket_over(drawn.states) or open_ or drawn.fallen() or drawn.owing, self.history()
        waiting = Counter(
            p for table in open_ if table.status is TableStatus.WAITING for p in drawn.sitting(table)
        )
        assert drawn.fallen() or all(count == 1 for count in waiting.values()), self.history()

    def history(self) -> str:
        """What was done, to the newest."""
        return "\n".join(self.said)

    def play_out(self) -> Drawn:
        """Sensible people take over and play it to its end."""
        league = self.made.league
        for _ in range(400):
            drawn = self.made.drawn()
            if league.event.status is EventStatus.FINISHED:
                self.made.done(reopen_event, MoveEvent(league.organizer(), league.event_id))
            elif drawn is None or drawn.round.status is RoundStatus.PLANNED:
                self._draw_again()
            elif drawn.fallen():
                self.made.done(void_matches, VoidMatches(league.judge(), drawn.draw.id))
            elif drawn.owing:
                result = next(iter(drawn.owing.values()))
                self.made.done(send_on, SendOn(league.judge(), result.id, result.players[0]))
            elif bracket_over(drawn.states):
                return drawn
            else:
                self._settle(next(t for t in self.made.tables() if t.status is not TableStatus.FINAL))
        raise AssertionError(self.history())

    def _draw_again(self) -> None:
        entries = self.made.read(lambda uow: uow.entries.list_of(self.made.league.event))
        if len(seatable(entries)) < 4:
            for entry in entries.entries:
                if entry.status in {EntryStatus.DROPPED, EntryStatus.NO_SHOW}:
                    command = HandleEntry(
                        self.made.league.organizer(),
                        self.made.league.event_id,
                        entry.player,
                        Verb.RETURN,
                    )
                    self.do(handle_entry, command)
        league = self.made.league
        plain = SetFormat(
            league.organizer(),
            league.event_id,
            third_place=ThirdPlace.SHARED,
            consolation=ConsolationFeed.NONE,
            last_chance=LastChance.NONE,
        )
        self.do(set_format, plain)
        self.made.seat()
        self.made.publish()

    def _settle(self, table: Table) -> None:
        versions = self.made.read(lambda uow: uow.results.find(table_id=table.id))
        judge, form = self.made.league.judge(), self.made.typed(table, table.seats[0])
        if any(version.state is not ReportState.SUPERSEDED for version in versions):
            self.made.done(correct_result, CorrectResult(judge, table.id, form, "settled"))
        else:
            self.made.done(report_result, ReportResult(judge, table.id, form))


def vandalised(database: Database, seed: int, steps: int) -> None:
    """A bracket under a vandal, played out in the end."""
    chance = random.Random(seed)
    pairing, options = FORMATS[seed % len(FORMATS)]
    made = arena(database, chance.randrange(4, 12), pairing, options, seed)
    made.chance = chance
    made.seat()
    vandal = Vandal(made)
    if chance.random() < 0.8:
        made.publish()
    for _ in range(steps):
        vandal.step()
        vandal.assert_it_lives()
    drawn = vandal.play_out()
    placed = [player for place in made.order() for player in place.players]
    assert len(placed) == len(set(placed))
    assert set(placed) <= set(drawn.bracket.entrants)
    made.done(finish_event, MoveEvent(made.league.organizer(), made.league.event_id))


@pytest.mark.parametrize("seed", range(5))
def test_a_bracket_outlives_a_vandal(database: Database, seed: int) -> None:
    vandalised(database, seed, STEPS)


def test_nobody_meets_themselves_while_a_fallen_match_still_counts(database: Database) -> None:
    vandalised(database, 8, 3 * STEPS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5, 125))
def test_a_bracket_outlives_many_vandals(database: Database, seed: int) -> None:
    vandalised(database, seed, 3 * STEPS)
