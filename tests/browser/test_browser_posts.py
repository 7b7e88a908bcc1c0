"""How tall the messages that people read most are on a phone: 24 players at six tables, in both languages.

Pictures of them: `SHOTS=/tmp/shots python -m pytest -s -m slow tests/browser/test_browser_posts.py`.
"""

import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from simcord.backend import serializers

from tests.browser.drawn import drawing
from tests.browser.turn_messages import with_blank_pictures
from tests.cogs.test_cog_both_languages import speak
from tests.cogs.test_cog_standings_post import play
from tests.support.night import Night, last, league_night
from tests.support.results import at_table
from tests.support.rounds import event_with, pairings, tables

pytestmark = pytest.mark.slow
PLAYERS: Final = 24
NAMES: Final = ("田中 葵", "Aoi Yamamoto", "佐藤", "Mia", "鈴木 一郎", "Leo", "高橋", "伊藤 ゆい")
TALLEST: Final[Mapping[str, float]] = {
    "announcement": 245,
    "round": 545,
    "six tables": 1215,
    "round and its six tables": 1700,
    "six tables, played": 1940,
    "six tables, set up": 1266,
    "judge's queue": 1070,
    "desk": 670,
    "standings": 640,
}
"""Pixels that none of these exceeded when they were measured; a screen has 844."""

Payload = dict[str, Any]


class Seen:
    """The messages as a player's client gets them."""

    def __init__(self, night: Night) -> None:
        self.night = night
        self.kinds: dict[str, list[Payload]] = {}

    def keep(self, kind: str, messages: Iterable[Any]) -> None:
        """What stands now."""
        backend, user = self.night.env.backend, self.night.organizer.id
        self.kinds[kind] = [
            with_blank_pictures(
                backend,
                serializers.message_payload(
                    backend,
                    getattr(one, "_message", None) or backend.messages[one.channel.id][one.id],
                    for_user=user,
                ),
                drawn=bool(os.environ.get("SHOTS")),
            )
            for one in messages
        ]

    def known(self) -> Payload:
        """The names behind the mentions."""
        backend = self.night.env.backend
        user_of, guild = backend.get_user, backend.get_guild(self.night.guild.id)
        channels = [one for one in backend.channels.values() if one.guild_id == guild.id]
        users = {
            str(user): {
                "name": member.nick or user_of(user).global_name or "Guildhall", "bot": user_of(user).bot,
                "roles": [], "color": 0,
            }
            for user, member in guild.members.items()
        }  # fmt: skip
        named = {str(one.id): {"name": one.name or "", "type": int(one.type)} for one in channels}
        return {"users": users, "channels": named}


async def most_read(night: Night) -> Seen:
    """An evening up to its second round, with a judge called twice."""
    seen = Seen(night)
    await event_with(night, PLAYERS, capacity=32)
    for number, player in enumerate(night.players):
        night.called(player, NAMES[number % len(NAMES)])
    await night.settle()
    seen.keep("announcement", night.posts("announcements"))
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.settle()
    posts = pairings(night)
    assert len(posts) == 7
    seen.keep("round", posts[:1])
    seen.keep("six tables", posts[1:])
    seen.keep("round and its six tables", posts)
    await night.run(night.judge, "round start")
    await night.settle()
    seen.keep("six tables, played", pairings(night)[1:])
    await night.later(20 * 60)
    seen.keep("six tables, set up", pairings(night)[1:])
    for place in (1, 0):
        await night.run(
            at_table(night, tables(night)[place])[0], "judge call", question="May I build twice in one turn?"
        )
        await night.env.advance_time(60)
    await night.settle()
    seen.keep("judge's queue", [last(await night.run(night.judge, "desk"))])
    seen.keep("desk", [last(await night.run(night.organizer, "desk"))])
    await play(night, 1)
    seen.keep("standings", night.posts("results")[-1:])
    return seen


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_the_messages_that_are_read_most_are_no_taller_than_they_were(
    tmp_path: Path, database_url: str, language: str
) -> None:
    async with league_night(tmp_path, database_url, players=PLAYERS) as night:
        speak(night, language)
        for who in (night.organizer, night.judge):
            night.locales.set(who.id, {"en": "en-US"}.get(language, language))
        seen = await most_read(night)
        now = night.env.now().timestamp()
        tall = {}
        with drawing() as drawn:
            for kind, messages in seen.kinds.items():
                tall[kind] = sum(drawn.heights(messages, language, now, seen.known()))
                if folder := os.environ.get("SHOTS"):
                    drawn.picture(Path(folder) / f"{kind.replace(' ', '_')}_{language}.png")
            assert drawn.page.complaints() == []
    sys.stdout.write("".join(f"{language} {kind}: {height:.0f}\n" for kind, height in tall.items()))
    assert {kind: height for kind, height in tall.items() if height > TALLEST[kind]} == {}
