"""A person at a game: looks at messages, uses their controls, and nothing else."""

import random
from dataclasses import dataclass, field
from typing import Any

import simcord
from simcord.results import ResponseMessage

from tests.games.kinds import Kind
from tests.games.sight import Cards, Use, controls_of, is_live, messages_in, posted_button, screen_of, uses_of
from tests.support.night import Night, said
from usecases.play.views import GameView, seen_by

MOST_TAPS = 14
REMEMBERED = 40


class Unreachable(AssertionError):  # noqa: N818 - it names what happened
    """The controls do not lead to a move that is allowed."""


@dataclass
class Person:
    """Somebody who plays a game: in private messages, or with a panel in the thread."""

    night: Night
    actor: simcord.MemberActor
    kind: Kind
    game: int
    chance: random.Random
    panel: ResponseMessage | None = None
    used: list[tuple[Use, Any]] = field(default_factory=list)
    declined: int = -1
    refused: int = 0
    taps: int = 0

    @property
    def user(self) -> int:
        """The Discord user."""
        return int(self.actor.id)

    # Looking

    def letters(self) -> list[ResponseMessage]:
        """The private messages, newest first."""
        found = messages_in(self.night.env, self.actor.user.dm_channel.id, self.user)
        return [one for one in found if not one.ephemeral]

    def message(self) -> ResponseMessage | None:
        """The newest message in which this person can play something."""
        places = [letter for letter in self.letters()[:12] if is_live(letter, self.game)]
        if self.panel is not None and self.is_fresh(self.panel):
            places.append(self.panel)
        return next((one for one in places if self.moves_of(one)), None)

    def is_fresh(self, panel: ResponseMessage) -> bool:
        """Whether the game is still where it was when a panel was drawn: nobody redraws it, so people look again."""
        return any(use.stamp == self._stamp() for use in uses_of(panel, self.game))

    def moves_of(self, message: ResponseMessage) -> list[Use | Cards]:
        """Controls that play something, or lead there."""
        found = controls_of(message, self.game)
        return [
            one for one in found if isinstance(one, Cards) or one.is_move or self.kind.leads_on(one.words)
        ]

    def seen(self) -> GameView:
        """What this person may know, as the panel says it in words and pictures."""
        found: Any = self.night.read(self._seen)
        return found  # type: ignore[no-any-return]  # the night reads anything

    def _seen(self, uow: Any) -> GameView:  # noqa: ANN401 - a unit of work
        game = uow.games.require(self.game)
        seat = uow.game_seats.first(game_id=self.game, user_id=self.user)
        return seen_by(uow, game, seat.number)

    def wish(self) -> str:
        """What a sensible player does now, in the engine's notation."""
        return self.kind.wish(self.seen(), self.chance)

    # Using controls

    async def use(self, use: Use) -> str:
        """Click, or choose in a menu; what was said privately."""
        message = self.stored(use)
        self.used = [*self.used[-REMEMBERED:], (use, screen_of(message))]
        actor: Any = self.actor.user if use.channel_id == self.actor.user.dm_channel.id else self.actor
        if use.values:
            result = await actor.select(message, list(use.values), custom_id=use.custom_id)
        else:
            result = await actor.click(message, custom_id=use.custom_id)
        self.taps += 1
        words = said(result)
        self.refused += "⛔" in words
        return words

    def stored(self, use: Use) -> ResponseMessage:
        """The message with the control."""
        stored = self.night.env.backend.get_message(use.channel_id, use.message_id)
        return ResponseMessage(self.night.env, stored)

    async def open_panel(self, post: ResponseMessage) -> None:
        """The button below a ping or the board: the panel, for this person's eyes only."""
        button = posted_button(post, "game-turn", self.game)
        self._keep(await self.actor.click(post, custom_id=button))

    async def ask_for(self, command: str) -> None:
        """A panel by a slash command."""
        self._keep(await self.night.run(self.actor, command, game=self.game))

    def _keep(self, result: simcord.InteractionResult) -> None:
        messages = [result.response, *result.followups]
        self.panel = next((one for one in messages if one is not None and is_live(one, self.game)), None)

    async def use_words(self, words: str) -> str:
        """Use the control of the panel that says these words."""
        assert self.panel is not None
        found = {self.words(one): one for one in controls_of(self.panel, self.game)}
        use = found[words]
        assert isinstance(use, Use)
        return await self.use(use)

    async def act(self, *, bot_rng: bool) -> str:
        """Play one thing by the controls of the newest message; what was played, nothing if there is nothing to do."""
        message = self.message()
        if message is None:
            return ""
        if bot_rng:
            return await self._wander(message)
        wish = self.wish()
        if not wish or (is_decline(wish) and self.declined == self._stamp()):
            return ""
        await self.reach(message, wish)
        if is_decline(wish):
            self.declined = self._stamp()
        return wish

    def _stamp(self) -> int:
        return self.seen().stamp

    async def reach(self, message: ResponseMessage, wish: str) -> bool:
        """Tap through the panel until the wish is played."""
        for _ in range(MOST_TAPS):
            found = self.kind.towards(list(controls_of(message, self.game)), wish, self.seen())
            if found is None:
                raise Unreachable(f"{wish}: {[self.words(one) for one in controls_of(message, self.game)]}")
            answer = await self.use(found)
            assert "⛔" not in answer, f"{wish} by {found}: {answer}"
            if found.words == wish or (is_decline(wish) and found.words == "=dismiss"):
                return True
        raise Unreachable(f"{wish}: too many taps")

    @staticmethod
    def words(control: Use | Cards) -> str:
        """What a control says; of a menu of several lines what stands before them."""
        return control.words if isinstance(control, Use) else control.prefix

    async def _wander(self, message: ResponseMessage) -> str:
        """Any way through the panel until something is played, or enough is enough."""
        for _ in range(MOST_TAPS):
            controls = self.moves_of(message)
            if not controls:
                return ""
            use = self.any_use(self.chance.choice(controls))
            await self.use(use)
            if use.is_move:
                return use.words
        return "?"

    def any_use(self, control: Use | Cards) -> Use:
        """Any way to use a control."""
        if isinstance(control, Use):
            return control
        number = self.chance.randint(max(1, control.least), min(control.most, len(control.values)))
        return control.use(self.chance.sample(control.values, number))


def is_decline(wish: str) -> bool:
    """Whether a player wants none of an offer, the first or another one: one control dismisses them all."""
    return wish.split(" ", maxsplit=1)[0] == "decline"
