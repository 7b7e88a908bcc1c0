"""A player leaves the Discord server: nobody tells the bot, so it looks where it matters, and a person decides."""

import pytest
import simcord

from data.transaction import write
from tests.cogs.test_cog_backgammon_league import opened
from tests.cogs.test_cog_game_let_go import match_round
from tests.support.game_night import four_at_a_table
from tests.support.night import Night, last, said, shown
from tests.support.rounds import event_with, player_id, published, record_all, tables, the_event
from tests.support.wording import says
from usecases.left_server import Membership, note_membership


def told(night: Night) -> list[str]:
    """What the judges read of those who left."""
    keys = ("notice-left-server", "notice-left-server-settled", "notice-back-on-server")
    posts = [shown(post) for post in night.posts("judges")]
    return [words for words in posts if any(says(words, key) for key in keys)]


def seated(night: Night) -> set[int]:
    return {int(player) for table in tables(night) for player in table.seats}


async def test_who_left_is_named_in_the_plan_and_the_judges_are_told_once(night: Night) -> None:
    await event_with(night, 8)
    night.guild.remove_member(night.players[3])
    for seed in (7, 8):
        plan = said(await night.run(night.organizer, "round seat", seed=seed))
        assert says(plan, "left-server-planned", names="P03")
    await night.settle()
    (words,) = told(night)
    assert says(words, "notice-left-server", player="P03")
    assert says(words, "left-server-event", event="Cup")
    assert says(words, "left-server-event", event="Cup")
    assert player_id(night, 3) in seated(night)  # to leave may be a slip


async def test_of_many_the_plan_names_ten_and_the_judges_are_told_bit_by_bit(night: Night) -> None:
    await event_with(night, 12)
    for member in night.players[:12]:
        night.guild.remove_member(member)
    for seed, so_far in ((7, 10), (8, 12), (9, 12)):
        plan = said(await night.run(night.organizer, "round seat", seed=seed))
        assert says(plan, "left-server-planned", more=2)
        await night.settle()
        assert len(told(night)) == so_far


async def test_a_plan_of_those_who_are_there_says_nothing(night: Night) -> None:
    await event_with(night, 8)
    plan = said(await night.run(night.organizer, "round seat", seed=7))
    await night.settle()
    assert not says(plan, "left-server-planned")
    assert told(night) == []


async def test_who_leaves_after_the_plan_is_named_when_it_is_made_public(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=7)
    night.guild.remove_member(night.players[3])
    public = said(await night.run(night.organizer, "round publish"))
    assert says(public, "left-server-seated", names="P03")
    await night.settle()
    assert len(told(night)) == 1


async def test_who_left_while_waiting_is_named_when_next_in_line(night: Night) -> None:
    await published(night, 9, capacity=8)
    night.guild.remove_member(night.players[8])
    table = tables(night)[0]
    answer = said(await night.run(night.judge, "round replace", table=table.id, player=table.seats[0]))
    assert says(answer, "left-server-seated", names="P08")


async def test_the_plan_of_a_final_names_who_left(night: Night) -> None:
    await published(night, rounds=1)
    record_all(night)
    night.guild.remove_member(night.players[0])
    plan = last(await night.run(night.organizer, "standings advance"))
    finalists = {player for table in tables(night, 2) for player in table.seats}
    assert ("P00" in plan.content.partition("\n")[0]) == (player_id(night, 0) in finalists)


async def test_who_is_back_is_asked_about_no_more_and_who_leaves_again_is(night: Night) -> None:
    await event_with(night, 8)
    member = night.players[3]
    night.guild.remove_member(member)
    await night.run(night.organizer, "round seat", seed=7)
    await night.settle()
    back = night.guild.add_member(member.user, nick="P03")
    await night.run(back, "event show")
    await night.settle()
    (words,) = told(night)
    assert says(words, "notice-back-on-server")
    assert not says(said(await night.run(night.organizer, "round seat", seed=8)), "left-server-planned")
    night.guild.remove_member(back)
    await night.run(night.organizer, "round seat", seed=9)
    await night.settle()
    assert len(told(night)) == 2


async def test_a_return_is_noticed_where_the_next_round_is_planned(night: Night) -> None:
    await event_with(night, 8)
    night.guild.remove_member(night.players[3])
    await night.run(night.organizer, "round seat", seed=7)
    night.guild.add_member(night.players[3].user, nick="P03")
    await night.run(night.organizer, "round seat", seed=8)
    await night.settle()
    (words,) = told(night)
    assert says(words, "notice-back-on-server")


def closes(night: Night, who: simcord.MemberActor) -> None:
    """Discord takes no message for somebody who shares no server with the bot."""
    path = f"/channels/{who.user.dm_channel.id}/messages"
    night.env.inject_error("POST", path, status=403, code=50278, times=20)


async def past_the_turn(night: Night) -> None:
    night.bot.gate.close()  # it looks every half minute who is shut out, which nobody is here
    await night.later(14 * 3600)


async def test_a_turn_that_cannot_be_told_shows_that_its_player_has_left(night: Night) -> None:
    await match_round(night)
    match = await opened(night, tables(night)[0])
    for seat in (0, 1):
        closes(night, match.who(seat))
        night.guild.remove_member(match.who(seat))
    await past_the_turn(night)
    (words,) = told(night)

    assert says(words, "left-server-game", game=match.number)
    assert says(words, "left-server-event", event="Cup")


@pytest.mark.parametrize("deed", ["game substitute", "game end"])
async def test_who_left_and_plays_in_no_game_any_more_asks_for_nothing(night: Night, deed: str) -> None:
    table = await four_at_a_table(night, "left")
    gone = table.who(2)
    left = Membership(night.guild.id, frozenset({gone.id}))
    write(night.bot.bot_context.database, lambda uow: note_membership(left, uow), lambda _: True)
    await table.rest()
    (words,) = told(night)
    assert says(words, "left-server-game", game=table.number)
    options = {"seat": 3, "member": night.players[5]} if deed == "game substitute" else {}
    assert "⛔" not in said(await night.sure(night.judge, deed, game=table.number, **options))
    await table.rest()
    (words,) = told(night)
    assert says(words, "notice-left-server-settled")


async def test_closed_private_messages_of_a_member_are_no_departure(night: Night) -> None:
    await match_round(night)
    match = await opened(night, tables(night)[0])
    for seat in (0, 1):
        closes(night, match.who(seat))
    await past_the_turn(night)
    assert told(night) == []


async def test_who_left_and_plays_nowhere_any_more_asks_for_nothing(night: Night) -> None:
    await event_with(night, 8)
    night.guild.remove_member(night.players[3])
    await night.run(night.organizer, "round seat", seed=7)
    await night.settle()
    assert says(told(night)[0], "left-server-event")
    await night.sure(night.organizer, "signup remove", player=player_id(night, 3))
    await night.settle()
    (words,) = told(night)
    assert says(words, "notice-left-server-settled")
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.settle()
    assert says(told(night)[0], "left-server-event")
