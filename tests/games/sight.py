"""What a player of a game sees on Discord: messages with controls, and what each control can say."""

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, replace
from typing import Any, Protocol

import simcord
from simcord.results import ResponseMessage

from bot.ui.play.component_ids import PLAY_MENU_TEMPLATE, PLAY_TEMPLATE, words_of
from engine.catan.codecs import LETTERS, write_pile
from engine.catan.hands import counts
from tests.support.reading import parts_of

BUTTON, MENU = 2, 3


@dataclass(frozen=True)
class Use:
    """One way to use a control: the values chosen in a menu, none for a button."""

    message_id: int
    channel_id: int
    custom_id: str
    words: str
    values: tuple[str, ...] = ()

    @property
    def stamp(self) -> int:
        """The moment of the game that it was drawn for."""
        return int(self.custom_id.split(":")[2])

    @property
    def is_move(self) -> bool:
        """Whether it plays something; the others turn pages or wish something of the host."""
        return self.words[:1] not in {"?", "="}


@dataclass(frozen=True)
class Cards:
    """A menu in which several cards are ticked."""

    message: Any
    custom_id: str
    prefix: str
    values: tuple[str, ...]
    least: int
    most: int

    def use(self, chosen: Sequence[str]) -> Use:
        """Tick these lines."""
        words = words_of(self.prefix, chosen)
        return Use(self.message.id, self.message.channel_id, self.custom_id, words, tuple(chosen))

    def of_pile(self, pile: int) -> Use | None:
        """Tick exactly these cards; None where the menu does not have them."""
        left, chosen = list(self.values), []
        for letter, number in zip(LETTERS, counts(pile), strict=True):
            found = [value for value in left if value.split("~")[0] == f"1{letter}"][:number]
            if len(found) < number:
                return None
            chosen += found
        if not self.least <= len(chosen) <= self.most:
            return None
        return replace(self.use(chosen), words=f"{self.prefix} {write_pile(pile)}")


class Shown(Protocol):
    """A message on either simulated Discord, with its controls."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def channel_id(self) -> int:
        """Where it stands."""

    @property
    def components(self) -> Sequence[Mapping[str, Any]]:
        """Parts as on the wire."""


def messages_in(env: simcord.Env, channel_id: int, viewer: int) -> list[ResponseMessage]:
    """What somebody sees of a channel, newest first."""
    stored = env.backend.messages.get(channel_id, {}).values()
    seen = [ResponseMessage(env, one) for one in stored if one.visible_to(viewer)]
    return sorted(seen, key=lambda one: -one.id)


def items_of(rows: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """The controls of a message that can be used, wherever they stand in it."""
    found = (part for part in parts_of(rows) if part["type"] in {BUTTON, MENU})
    yield from (item for item in found if not item.get("disabled"))


def controls_of(message: Shown, game: int) -> Iterator[Use | Cards]:
    """Everything that a message's controls can say in this game."""
    for item in items_of(message.components):
        template = PLAY_TEMPLATE if item["type"] == BUTTON else PLAY_MENU_TEMPLATE
        match = re.fullmatch(template, item.get("custom_id", ""))
        if match is None or int(match["game"]) != game:
            continue
        words = match["words"]
        place = (message.id, message.channel_id, item["custom_id"])
        if item["type"] == BUTTON:
            yield Use(*place, words)
            continue
        values = tuple(option["value"] for option in item["options"])
        if item["max_values"] > 1:
            yield Cards(message, place[2], words, values, item["min_values"], item["max_values"])
        else:
            yield from (Use(*place, words_of(words, [value]), (value,)) for value in values)


def screen_of(message: ResponseMessage) -> Any:  # noqa: ANN401 - the simulation's own message
    """A message as somebody's screen shows it now, whatever becomes of it."""
    screen = copy(message._message)
    screen.components = deepcopy(screen.components)
    return screen


def uses_of(message: Shown, game: int) -> Iterator[Use]:
    """Its controls that take one tap."""
    return (one for one in controls_of(message, game) if isinstance(one, Use))


def is_live(message: Shown, game: int) -> bool:
    """Whether a message's controls belong to this game and can be used."""
    return next(controls_of(message, game), None) is not None


def posted_button(message: Shown, verb: str, game: int) -> str | None:
    """The id of a post's button for this game."""
    wanted = f"{verb}:{game}:0"
    return next((wanted for item in items_of(message.components) if item.get("custom_id") == wanted), None)
