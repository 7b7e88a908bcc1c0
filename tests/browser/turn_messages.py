"""Whole games by controls, and every state of the messages in which their players play, to be drawn in a browser."""

import json
import random
from base64 import b64encode
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image
from simcord.backend import serializers
from simcord.results import ResponseMessage

from tests.games.kinds import Kind
from tests.games.match import Match
from tests.games.person import Person
from tests.games.sight import Use, is_live
from tests.support.night import Night

NEWEST = 4
"""Of the letters that can be played in, so many are looked at."""


@dataclass(frozen=True, slots=True)
class SeenMessage:
    """A message as its player's client gets it; `after` is what was tapped before (nothing: it came by itself)."""

    after: str
    now: float
    payload: str


class Gallery:
    """All messages that were seen in a game, each state once."""

    def __init__(self) -> None:
        self.seen: dict[str, SeenMessage] = {}

    def look(self, person: Person, after: str) -> None:
        """What this person can play in now."""
        for letter in person.letters()[:NEWEST]:
            if is_live(letter, person.game):
                payload = json.dumps(_payload(person.night, letter, person.user))
                self.seen.setdefault(payload, SeenMessage(after, person.night.env.now().timestamp(), payload))


def _payload(night: Night, letter: ResponseMessage, user: int) -> dict[str, Any]:
    """As on the wire, its pictures as blank ones of their size: nothing but the text is to be fetched."""
    backend = night.env.backend
    return with_blank_pictures(backend, serializers.message_payload(backend, letter._message, for_user=user))


def with_blank_pictures(backend: Any, payload: Any, *, drawn: bool = False) -> dict[str, Any]:  # noqa: ANN401 - simcord's
    """The message with pictures that need no server: blank, or (`drawn`) as they are."""
    words = json.dumps(payload)
    for file in payload["attachments"]:
        image = backend.cdn.get(file["url"]) or b""
        words = words.replace(json.dumps(file["url"])[1:-1], _whole(image) if drawn else _blank(image))
    found: dict[str, Any] = json.loads(words)
    return found


def _whole(image: bytes) -> str:
    return f"data:image/png;base64,{b64encode(image).decode()}"


def _blank(image: bytes) -> str:
    width, height = Image.open(BytesIO(image)).size
    return (
        f"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'/%3E"
    )


class WatchedPerson(Person):
    """Whose messages are looked at before and after each tap."""

    gallery = Gallery()

    async def use(self, use: Use) -> str:
        """Tap, then look."""
        words = await super().use(use)
        self.gallery.look(self, use.words)
        return words

    async def act(self, *, bot_rng: bool) -> str:
        """Look, then play."""
        self.gallery.look(self, "")
        return await super().act(bot_rng=bot_rng)


class WatchedMatch(Match):
    """A game whose messages are collected."""

    gallery: Gallery

    def newcomer(self, actor: Any) -> Person:  # noqa: ANN401 - a member
        """Somebody who is watched."""
        person = WatchedPerson(self.night, actor, self.kind, self.number, random.Random(self.chance.random()))
        person.gallery = self.gallery
        return person


async def played(night: Night, kind: Kind, locale: str, seed: int) -> WatchedMatch:
    """A whole game of two people, at a full table with the house's players, in one language."""
    players = night.players[:2]
    for player in players:
        night.locales.set(player.id, locale)
    match = WatchedMatch(night, random.Random(seed), kind)
    match.gallery = Gallery()
    await match.begin(players, max(kind.seats))
    await match.until_over()
    return match
