"""Whoever does not play sees no buttons that are not theirs, and does nothing with those of others."""

from typing import Any

import pytest
import simcord

from data.game_records import GameStatus
from league.ids import GameId
from tests.cogs.test_cog_game import choice, opened, seen, sits
from tests.support.every_command import WENT_WRONG, kept
from tests.support.forgery import pressed, sent_form
from tests.support.night import Night, last, said
from tests.support.reading import controls_in, value
from tests.support.wording import says
from usecases.caller import Caller
from usecases.execute import execute
from usecases.play.move import MoveMade, PlayMove, play_move
from usecases.play.stamps import stamp_of

EVERYBODYS = {"game-join", "game-join-word", "game-replay", "game-analysis", "game-turns"}


def ids_of(message: Any) -> list[str]:  # noqa: ANN401 - a message of either library
    """The custom ids of all controls under a message."""
    found = controls_in(message) if message is not None else ()
    return [str(custom_id) for item in found if (custom_id := value(item, "custom_id"))]


async def brought(night: Night, status: GameStatus) -> int:
    """A game in this status; the second player has no part in it."""
    if status is GameStatus.OPEN:
        answer = said(await night.run(night.players[0], "catan new", seats=3, bots=1))
        assert "⛔" not in answer
        await night.settle()
        games: Any = night.read(lambda uow: uow.games.find())
        return int(games[-1].id)
    number = await opened(night, bots=3)
    await night.env.advance_time(10)
    if status is GameStatus.PAUSED:
        await night.run(night.judge, "game pause", game=number)
    if status is GameStatus.OVER:
        await night.sure(night.judge, "game end", game=number)
    await night.env.advance_time(10)
    return number


@pytest.mark.parametrize(
    ("status", "verbs"),
    [
        (GameStatus.OPEN, {"game-join", "game-join-word"}),
        (GameStatus.PLAYING, {"game-turns"}),
        (GameStatus.PAUSED, {"game-turns"}),
        (GameStatus.OVER, {"game-replay", "game-analysis"}),
    ],
)
async def test_game_show_gives_a_stranger_no_players_buttons(
    night: Night, status: GameStatus, verbs: set[str]
) -> None:
    number = await brought(night, status)
    assert seen(night, number, None).game.status is status
    answer = await night.run(night.outsider, "game show", game=number)
    assert "⛔" not in said(answer)
    found = {one.partition(":")[0] for one in ids_of(last(answer))}
    assert found == verbs <= EVERYBODYS


async def test_players_keep_their_buttons(night: Night) -> None:
    number = await brought(night, GameStatus.OPEN)
    own = ids_of(last(await night.run(night.players[0], "game show", game=number)))
    assert {one.partition(":")[0] for one in own} == {
        "game-join",
        "game-join-word",
        "game-leave",
        "game-start",
    }


async def _used(night: Night, custom_id: str) -> simcord.InteractionResult:
    """The outsider presses a button; where it opens a form, the form is sent."""
    if custom_id.startswith("game-judge:"):
        return await sent_form(night, night.outsider, custom_id, {"question": "Mine?"})
    return await pressed(night, night.outsider, custom_id, message=night.posts("hall")[0])


@pytest.mark.parametrize("status", [GameStatus.PLAYING, GameStatus.PAUSED, GameStatus.OVER])
async def test_a_stranger_who_presses_every_button_of_every_post_changes_nothing(
    night: Night, status: GameStatus
) -> None:
    """The posts are everybody's to see, so their buttons are there; the use cases keep them for the players."""
    number = await brought(night, status)
    messages = [one for messages in night.env.backend.messages.values() for one in messages.values()]
    ids = {one for message in messages for one in ids_of(message)}
    assert ids
    theirs = sorted(
        one for one in ids if one.partition(":")[0] not in {*EVERYBODYS, "read-other", "game-next"}
    )
    before = kept(night), seen(night, number, None).game
    for custom_id in theirs:
        answer = await _used(night, custom_id)
        assert not WENT_WRONG.search(said(answer)), custom_id
        assert "⛔" in said(answer), (custom_id, said(answer))
        assert ids_of(last(answer)) == [], custom_id
    assert (kept(night), seen(night, number, None).game) == before


async def test_a_player_takes_the_own_last_step_back_and_a_stranger_none(night: Night) -> None:
    number = await brought(night, GameStatus.PLAYING)
    user, view = night.players[0], seen(night, number, None)
    assert says(said(await night.run(user, "game undo", game=number)), "refusal-game-nothing-of-yours")
    move = f"{choice(night, number, sits(night, number))}"
    caller = Caller(user.id, "", night.guild.id, night.env.now(), 10**9)
    done = execute(
        night.bot.bot_context.database, play_move, PlayMove(caller, GameId(number), stamp_of(view.game), move)
    )
    assert isinstance(done, MoveMade), done
    assert says(said(await night.run(night.outsider, "game undo", game=number)), "refusal-game-needs-judge")
    assert says(said(await night.run(user, "game undo", game=number)), "game-own-taken-back")
    night.locales.set(user.id, "ja")
    assert says(
        said(await night.run(user, "game undo", game=number)), "refusal-game-nothing-of-yours", language="ja"
    )
