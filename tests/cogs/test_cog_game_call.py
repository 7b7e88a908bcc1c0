"""A judge is called to a game by post whose thread, or the judges' channel, takes no message."""

import pytest

from data.transaction import write
from tests.support.game_faults import DICE
from tests.support.game_night import GameNight, four_at_a_table
from tests.support.night import Night, ids_of, shown
from tests.support.wording import says
from usecases.play.judge import CallToGame, JudgeGame, call_to_game, resume_game


async def game_of(night: Night, *, judges_channel: bool) -> GameNight:
    """A game under way on a server that has a channel for its judges, or none."""
    if not judges_channel:
        write(
            night.bot.bot_context.database,
            lambda uow: uow.guilds.change(uow.guilds.require(night.guild.id), judges_channel=0),
            lambda _: True,
        )
    table = await four_at_a_table(night, DICE)
    await table.rest()
    return table


def shut(night: Night, channel: int) -> None:
    """Discord takes no message in a channel or thread any more: it is locked."""
    night.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50013, times=None)


async def called(table: GameNight, question: str = "may he?") -> None:
    """The first player calls a judge."""
    table.do(call_to_game, CallToGame(table.caller(0), table.number, question))
    for _ in range(4):
        await table.rest()


def read_in(night: Night, channel: str) -> list[str]:
    """The calls that stand in a channel."""
    return [shown(one) for one in night.posts(channel) if says(shown(one), "game-judge-wanted")]


def called_by(words: str) -> bool:
    """Whether somebody reads of their call."""
    return says(words, "game-call-elsewhere") or says(words, "game-call-unheard")


def read_by_caller(table: GameNight) -> list[str]:
    """What the caller reads in private about the call."""
    return [shown(one) for one in table.direct(0) if called_by(shown(one))]


async def test_a_call_that_a_locked_thread_does_not_take_is_said_above_it_and_the_caller_reads_where(
    night: Night,
) -> None:
    table = await game_of(night, judges_channel=False)
    shut(night, table.thread)
    await called(table)
    (call,) = read_in(night, "hall")
    assert "may he?" in call
    (told,) = read_by_caller(table)
    assert f"<#{night.hall.id}>" in told
    assert says(told, "game-call-elsewhere", withheld=0)


async def test_a_call_that_the_judges_channel_does_not_take_is_said_in_the_games_thread(night: Night) -> None:
    table = await game_of(night, judges_channel=True)
    shut(night, night.channels["judges"].id)
    await called(table)
    calls = [one for one in table.thread_messages() if says(shown(one), "game-judge-wanted-plain")]
    (call,) = calls
    assert f"game-resume:{table.number}:0" in ids_of(call)
    assert "may he?" not in shown(call), "opponents read there, and the question was for the judges alone"
    (told,) = read_by_caller(table)
    assert f"<#{table.thread}>" in told
    assert says(told, "game-call-elsewhere", withheld="other")


async def test_whoever_calls_where_nobody_can_be_told_reads_that_no_judge_knows(night: Night) -> None:
    table = await game_of(night, judges_channel=False)
    shut(night, table.thread)
    shut(night, night.hall.id)
    await called(table)
    (told,) = read_by_caller(table)
    assert says(told, "game-call-unheard")
    message = table.direct(0)[-1]
    await table.who(0).user.click(message, custom_id=f"game-resume:{table.number}:0")
    await table.rest()
    assert table.game.status == "playing"


@pytest.mark.parametrize("judges_channel", [True, False])
async def test_once_the_call_is_taken_back_nothing_asks_for_a_judge_any_more(
    night: Night, *, judges_channel: bool
) -> None:
    table = await game_of(night, judges_channel=judges_channel)
    shut(night, night.channels["judges"].id if judges_channel else table.thread)
    await called(table)
    table.do(resume_game, JudgeGame(table.caller(0), table.number))
    for _ in range(2):
        await table.rest()
    everywhere = [*night.posts("hall"), *table.thread_messages(), *table.direct(0)]
    asking = [one for one in everywhere if f"game-resume:{table.number}:0" in ids_of(one)]
    assert asking == []
