"""Whom an organizer or a judge notes as gone, absent or replaced hears it once, in private; so does who comes."""

import pytest

from league.ids import PlayerId
from league.round import Table
from tests.cogs.test_cog_round_replace import remove
from tests.support.night import Night, direct, said
from tests.support.results import member_of
from tests.support.rounds import event_with, player_id, record_all, running, tables, the_event

DROPPED, ABSENT = "**Cup**: you are noted as having left", "**Cup**: you are noted as absent"


async def done(night: Night, command: str, **options: object) -> None:
    answer = said(await night.run(night.organizer, command, **options))
    assert "⛔" not in answer, answer
    await night.settle()


def told(night: Night, player: PlayerId) -> list[str]:
    """What somebody has been told in private."""
    return [message.content for message in direct(member_of(night, player))]


@pytest.mark.parametrize(("command", "words"), [("signup drop", DROPPED), ("signup noshow", ABSENT)])
async def test_who_is_noted_as_gone_hears_it_once_and_hears_too_when_it_is_taken_back(
    night: Night, command: str, words: str
) -> None:
    await running(night)
    player = tables(night)[0].seats[1]
    await done(night, command, player=player)
    (gone,) = told(night, player)
    assert words in gone
    undone = said(await night.take_back(night.organizer, event=the_event(night).id))
    assert "Taken back" in undone, undone
    await night.settle()
    struck, back = told(night, player)
    assert "no longer holds" in struck
    assert "please forget it" in back


async def test_who_is_absent_before_the_start_hears_it_in_their_own_language(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.players[1], "me language", language="ja")
    await done(night, "signup noshow", player=player_id(night, 1))
    (gone,) = direct(night.players[1])
    assert "欠席" in gone.content


async def test_who_notes_their_own_leaving_is_told_by_the_answer_alone(night: Night) -> None:
    await event_with(night, 7)
    await night.run(night.organizer, "signup join")
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.settle()
    own = next(player for table in tables(night) for player in table.seats if player not in range(1, 8))
    await done(night, "signup drop", player=own)
    assert direct(night.organizer) == []


@pytest.mark.parametrize("command", ["signup substitute", "round replace"])
async def test_who_is_replaced_in_a_round_that_nobody_has_seen_hears_it_and_so_does_who_comes(
    night: Night, command: str
) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=7)
    table = tables(night)[0]
    where = {"table": table.id} if command == "round replace" else {}
    who = night.judge if where else night.organizer
    answer = said(await night.run(who, command, player=table.seats[0], member=night.outsider, **where))
    assert "⛔" not in answer, answer
    await night.settle()
    (gone,) = told(night, table.seats[0])
    assert "taken your place in **Cup**" in gone
    (entered,) = direct(night.outsider)
    assert "you are in" in entered.content


async def test_whose_seat_is_taken_from_a_round_that_nobody_has_seen_hears_that_they_are_out(
    night: Night,
) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=7)
    table = tables(night)[0]
    assert "⛔" not in await remove(night, table.id, table.seats[0])
    (gone,) = told(night, table.seats[0])
    assert ABSENT in gone


async def second_round_planned(night: Night) -> Table:
    """The first round is over; a table of the second one, which nobody has seen."""
    await running(night)
    record_all(night)
    await night.run(night.judge, "round end")
    await night.run(night.organizer, "round seat", seed=7)
    await night.settle()
    return tables(night, 2)[0]


@pytest.mark.parametrize("command", ["signup substitute", "round replace"])
async def test_who_comes_in_a_second_round_that_nobody_has_seen_hears_that_it_has_a_seat_for_them(
    night: Night, command: str
) -> None:
    table = await second_round_planned(night)
    await night.run(night.outsider, "me language", language="ja")
    where = {"table": table.id} if command == "round replace" else {}
    who = night.judge if where else night.organizer
    answer = said(await night.run(who, command, player=table.seats[0], member=night.outsider, **where))
    assert "⛔" not in answer, answer
    await night.settle()
    (entered,) = direct(night.outsider)
    assert "次に公開される回戦の席" in entered.content
    assert "次に組まれる" not in entered.content


async def test_who_takes_the_place_of_one_without_a_seat_has_one_from_the_next_round_that_is_drawn(
    night: Night,
) -> None:
    await running(night)
    player = tables(night)[0].seats[0]
    record_all(night)
    await done(night, "signup substitute", player=player, member=night.outsider)
    (entered,) = direct(night.outsider)
    assert "next round that is drawn" in entered.content


@pytest.mark.parametrize("how", ["signup substitute", "round replace", "removed"])
async def test_who_is_noted_as_gone_hears_nothing_more_when_the_seat_is_given_away(
    night: Night, how: str
) -> None:
    await running(night)
    table = tables(night)[0]
    await done(night, "signup drop", player=table.seats[0])
    if how == "removed":
        answer = await remove(night, table.id, table.seats[0])
    else:
        where = {"table": table.id} if how == "round replace" else {}
        who = night.judge if where else night.organizer
        answer = said(await night.run(who, how, player=table.seats[0], member=night.outsider, **where))
    assert "⛔" not in answer, answer
    await night.settle()
    assert table.seats[0] not in tables(night)[0].seats
    (gone,) = told(night, table.seats[0])
    assert DROPPED in gone


@pytest.mark.parametrize("how", ["signup substitute", "round replace"])
async def test_who_still_plays_hears_once_that_another_has_the_seat(night: Night, how: str) -> None:
    await running(night)
    table = tables(night)[0]
    where = {"table": table.id} if how == "round replace" else {}
    who = night.judge if where else night.organizer
    await night.run(who, how, player=table.seats[0], member=night.outsider, **where)
    await night.settle()
    (gone,) = told(night, table.seats[0])
    assert "plays in your place" in gone


async def test_who_comes_into_a_bracket_is_called_to_their_match_and_hears_of_no_round_to_be_drawn(
    night: Night,
) -> None:
    await event_with(night, 4, profile="rivals", pairing="single-elimination")
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    await done(night, "signup substitute", player=tables(night)[0].seats[0], member=night.outsider)
    (entered,) = direct(night.outsider)
    assert "you are in" in entered.content
    assert "next round" not in entered.content
    called = f"<@{night.outsider.id}>"
    assert any(
        called in message.content
        for thread in night.channels["pairings"].threads
        for message in thread.history()
    )
