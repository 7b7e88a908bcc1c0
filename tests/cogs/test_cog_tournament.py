"""Whole tournaments on the simulated Discord, in both languages, with a drop, a correction and a no-show each.

Everything is typed or clicked by people; what the bot says is never an error.
"""

from dataclasses import replace

import pytest

from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.brackets import BracketPlace
from league.event import EventStatus
from league.round import Table, TableStatus, is_bye
from tests.support.bracket_over import bracket_over
from tests.support.night import Night, last, said
from tests.support.results import as_sent, at_table, filled, report
from tests.support.rounds import event_with, rounds, tables, the_event
from usecases.bracket.drawn import Drawn, drawn_for
from usecases.bracket.order import bracket_order

_OPEN = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_LANGUAGES = {"en": "en-US", "ja": "ja"}
_TARGET = 5


def speak(night: Night, language: str) -> None:
    """The server posts in this language, and everybody reads it."""

    def change(uow: UnitOfWork) -> None:
        uow.guilds.save(replace(uow.guilds.require(night.guild.id), language=language))

    write(night.bot.bot_context.database, change, lambda _: True)
    for member in (night.organizer, night.judge, *night.players):
        night.locales.set(member.id, _LANGUAGES[language])


async def told(night: Night, who: object, command: str, **options: object) -> str:
    """The answer to a command that must not be refused."""
    answer = said(await night.sure(who, command, **options))  # type: ignore[arg-type]  # a member
    assert "⛔" not in answer, answer
    return answer


def waiting(night: Night, number: int) -> list[Table]:
    """The matches of a round that can be played."""
    return [t for t in tables(night, number) if t.status in _OPEN and not is_bye(t)]


async def play(night: Night, table: Table, seat: int = 0) -> None:
    """The judge reports the match."""
    scores = (_TARGET, 2) if seat == 0 else (2, _TARGET)
    answer = said(await report(night, night.judge, table, scores))
    assert "⛔" not in answer, answer


async def play_late(night: Night, table: Table) -> None:
    """The winner reports, the opponent says nothing: in the end that is consent."""
    answer = said(await report(night, at_table(night, table)[0], table, (_TARGET, 2)))
    assert "⛔" not in answer, answer
    await night.env.advance_time(1900)


async def correct_by_hand(night: Night, table: Table, winner: int) -> None:
    """The judge corrects: the other one had won; what falls is voided."""
    scores = (_TARGET, 2) if winner == 0 else (2, _TARGET)
    opened = await night.run(night.judge, "result correct", table=table.id, reason="swapped")
    assert opened.modal, said(opened)
    answer = await night.judge.submit_modal(opened, as_sent(opened, filled(table, scores)))
    assert "⛔" not in said(answer), said(answer)
    await night.settle()


def bracket(night: Night) -> Drawn:
    """The bracket as it stands."""
    event = the_event(night)
    found = night.read(lambda uow: drawn_for(uow, event))
    assert isinstance(found, Drawn)
    return found


def places(night: Night) -> tuple[BracketPlace, ...]:
    """The order of the bracket."""
    event = the_event(night)
    found = night.read(lambda uow: bracket_order(uow, event))
    assert isinstance(found, tuple)
    return found


async def finish(night: Night) -> None:
    """The organizer ends the event, and every number stays as it was."""
    await told(night, night.organizer, "event finish")
    await night.settle()
    assert the_event(night).status is EventStatus.FINISHED


@pytest.mark.slow
@pytest.mark.parametrize("language", _LANGUAGES)
async def test_double_elimination_of_eleven_is_run_to_its_end(night: Night, language: str) -> None:
    speak(night, language)
    await event_with(night, 11, profile="backgammon-jba", pairing="double-elimination", points=_TARGET)
    await told(night, night.organizer, "round seat", seed=5)
    await told(night, night.organizer, "round publish")
    await night.settle()
    first, second, third = waiting(night, 1)[:3]
    await play_late(night, first)
    await correct_by_hand(night, first, 1)  # before the next match has begun
    await told(night, night.judge, "result walkover", table=second.id, winner=second.seats[1])  # a no-show
    gone = third.seats[0]
    await told(night, night.organizer, "signup drop", player=gone)
    for _ in range(60):
        due = waiting(night, 1)
        if not due:
            break
        await play(night, due[0], len(due) % 2)
    drawn = bracket(night)
    assert bracket_over(drawn.states)
    assert not drawn.fallen()
    ranked = [player for placing in places(night) for player in placing.players]
    assert len(ranked) == len(set(ranked)) == 11
    assert len(places(night)[0].players) == len(places(night)[1].players) == 1
    assert gone in [p for placing in places(night)[-3:] for p in placing.players]
    await finish(night)


@pytest.mark.slow
@pytest.mark.parametrize("language", _LANGUAGES)
async def test_swiss_of_nine_into_a_bracket_of_four_is_run_to_its_end(night: Night, language: str) -> None:
    speak(night, language)
    await event_with(night, 9, profile="backgammon-jba", pairing="swiss", rounds=4, points=_TARGET)
    await told(night, night.organizer, "event format", size=4, third="played")
    for number in range(1, 5):
        await told(night, night.organizer, "round seat")
        await told(night, night.organizer, "round publish")
        await night.settle()
        due = waiting(night, number)
        if number == 2:
            await told(night, night.judge, "result walkover", table=due[0].id, winner=due[0].seats[0])
            due = due[1:]
        for place, table in enumerate(due):
            await play(night, table, place % 2)
        if number == 3:
            await told(night, night.organizer, "signup drop", player=due[-1].seats[0])
    advanced = await night.run(night.organizer, "standings advance")
    if "⛔" not in said(advanced) and not [row for row in rounds(night) if row.number == 5]:
        menu = last(advanced)
        assert menu is not None  # level on the cut line: the organizer says who goes through
    assert [row for row in rounds(night) if row.number == 5], said(advanced)
    await told(night, night.organizer, "round publish")
    await night.settle()
    semi_final, other = waiting(night, 5)
    await play(night, semi_final)
    await correct_by_hand(night, semi_final, 1)
    await play(night, other)
    final_and_third = waiting(night, 5)
    assert len(final_and_third) == 2
    for table in final_and_third:
        await play(night, table)
    assert bracket_over(bracket(night).states)
    assert [placing.place for placing in places(night)] == [1, 2, 3, 4]
    champion = places(night)[0].players[0]
    assert champion in {semi_final.seats[1], other.seats[0]}
    await finish(night)
