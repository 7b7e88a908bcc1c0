"""The button that opens a game inside Discord: the frame is the first answer, and begins with that game."""

from typing import Any

import pytest
from simcord.http import router

from bot.ui.web_links import pages_stand_at
from data.pass_records import PassKind
from tests.cogs.test_cog_game import opened
from tests.support.forgery import pressed
from tests.support.night import Night, ids_of, said
from tests.support.wording import says

BASE = "https://league.example.org"
LAUNCH = 12
CALLBACK = ["interactions", "{interaction_id}", "{token}", "callback"]


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Discord shows frames, which the simulated one refuses: who has been shown one."""
    shown: list[int] = []

    def showing(handler: router.Handler) -> router.Handler:
        def answered(ctx: router.RequestContext) -> Any:  # noqa: ANN401 - simcord's answer
            if ctx.body()["type"] != LAUNCH:
                return handler(ctx)
            record = ctx.backend.interactions[ctx.int_arg("interaction_id")]
            assert not record.responded, "a frame can be the first answer alone"
            record.pong()
            shown.append(record.user_id)
            named = {"id": str(record.id), "type": record.type, "activity_instance_id": "i-1"}
            return {"interaction": named, "resource": {"type": LAUNCH, "activity_instance": {"id": "i-1"}}}

        return answered

    routes = [(path, showing(one) if path == CALLBACK else one) for path, one in router._ROUTES["POST"]]
    monkeypatch.setitem(router._ROUTES, "POST", routes)
    return shown


def wishes(night: Night) -> list[tuple[int, str]]:
    """With which page whose next frame begins."""
    found: Any = night.read(lambda uow: uow.web_passes.find(kind=PassKind.LAUNCH))
    return [(one.user_id, one.leads_to) for one in found]


async def test_the_button_opens_the_game_and_the_last_press_counts(night: Night, launched: list[int]) -> None:
    pages_stand_at(BASE, in_frames=True)
    first, second = await opened(night, bots=3), await opened(night, bots=3)
    await night.env.advance_time(10)
    who = night.players[0]
    turns = [one for one in night.posts("hall") if f"game-frame:{first}:0" in ids_of(one)]
    message = turns[0] if turns else night.posts("hall")[0]
    for number in (first, second, second):
        await pressed(night, who, f"game-frame:{number}:0", message=message)
    assert launched == [who.id] * 3
    assert wishes(night) == [(who.id, f"/t/{second}")]


async def test_where_discord_shows_no_frame_one_is_told_where_to_play(night: Night) -> None:
    pages_stand_at(BASE, in_frames=True)
    number = await opened(night, bots=3)
    await night.env.advance_time(10)
    answer = await pressed(night, night.players[0], f"game-frame:{number}:0", message=night.posts("hall")[0])
    assert says(said(answer), "refusal-frame-off")


async def test_a_message_from_before_it_was_switched_off_opens_nothing(
    night: Night, launched: list[int]
) -> None:
    pages_stand_at(BASE)
    number = await opened(night, bots=3)
    await night.env.advance_time(10)
    answer = await pressed(night, night.players[0], f"game-frame:{number}:0", message=night.posts("hall")[0])
    assert says(said(answer), "refusal-frame-off")
    assert (launched, wishes(night)) == ([], [])
