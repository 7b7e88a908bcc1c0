"""A game of two by post on the simulated Discord: what backgammon and Rivals have in common."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import simcord
from simcord.results import ResponseMessage

from data.game_records import GameStatus
from league.ids import GameId
from tests.games.sight import Cards, Use, controls_of, is_live, messages_in
from tests.support.game_night import GameNight, forget_states, secret_of
from tests.support.night import Night, said
from tests.support.stored_game import StoredGame
from usecases.play.states import STATES
from usecases.play.views import seats_of

MOST_TAPS = 8


@dataclass
class TwoNight(StoredGame, ABC):
    """A game under way, played by the controls of the messages alone; each kind of game says how it decides."""

    night: Night
    number: int
    taps: int = 0

    @property
    def state(self) -> Any:  # noqa: ANN401 - each kind of game knows its own
        """The game's state, secrets included."""
        return self.look(lambda uow: STATES.of(uow.games.require(self.number), uow))

    def who(self, seat: int) -> simcord.MemberActor:
        """Who plays a seat."""
        seats = self.look(lambda uow: seats_of(uow, uow.games.require(self.number)))
        return next(player for player in self.night.players if player.id == seats[seat].user_id)

    def letter(self, seat: int) -> ResponseMessage:
        """The private message in which the seat can play now."""
        who = self.who(seat)
        letters = messages_in(self.night.env, who.user.dm_channel.id, int(who.id))
        return next(one for one in letters if is_live(one, self.number))

    def offers(self, seat: int) -> dict[str, Use]:
        """What the controls of that message say."""
        return {
            one.words: one
            for one in controls_of(self.letter(seat), self.number)
            if not isinstance(one, Cards)
        }

    async def tap(self, seat: int, words: str) -> str:
        """Use the control that says these words; what was answered."""
        use, actor = self.offers(seat)[words], self.who(seat).user
        stored = ResponseMessage(
            self.night.env, self.night.env.backend.get_message(use.channel_id, use.message_id)
        )
        self.taps += 1
        if use.values:
            return said(await actor.select(stored, list(use.values), custom_id=use.custom_id))
        return said(await actor.click(stored, custom_id=use.custom_id))

    @abstractmethod
    def decision(self, seat: int) -> str:
        """A sensible decision of the seat."""

    @abstractmethod
    def way(self, offers: dict[str, Use], words: str) -> str:
        """Which of the offers leads to a decision."""

    async def play(self, seat: int) -> None:
        """A sensible decision, by as many taps as it takes."""
        await self.choose(seat, self.decision(seat))

    async def choose(self, seat: int, words: str) -> None:
        """Find the way to this decision, and tap it."""
        for _ in range(MOST_TAPS):
            before = self.game.events
            answer = await self.tap(seat, self.way(self.offers(seat), words))
            assert "⛔" not in answer, answer
            if self.game.events != before:
                return
        raise AssertionError(f"{words} is out of reach")

    async def play_out(self, most: int = 1500) -> None:
        """Sensible decisions by everybody who is waited for, to the end."""
        for _ in range(most):
            if self.game.status is GameStatus.OVER:
                await self.night.env.advance_time(60)
                return
            seats = self.look(lambda uow: seats_of(uow, uow.games.require(self.number)))
            await self.play(next(seat.number for seat in seats if seat.deadline is not None))
            await self.night.env.advance_time(31)
        raise AssertionError("the game does not end")


async def opened_by_first(night: Night, command: str, *others: simcord.MemberActor, **options: object) -> int:
    """The first player opens a game with this command, the others join; its number."""
    answer = said(await night.run(night.players[0], command, **options))
    assert "⛔" not in answer, answer
    await night.settle()
    number = _newest(night)
    for player in others:
        answer = said(await night.run(player, "game join", game=number))
        assert "⛔" not in answer, answer
    await night.env.advance_time(31)
    return number


async def twin_of_two(night: Night, command: str, secret: str, **options: object) -> GameNight:
    """Two people open a game with this command and sit down; it begins, and chance is what the secret makes it."""
    forget_states()
    first, second = night.players[:2]
    # Opened now: later its number would hang on which message of the same moment goes out first.
    assert len({player.user.dm_channel.id for player in night.players}) == len(night.players)
    with secret_of(secret, 2):
        await first.slash(night.hall, command, **options)
        await night.settle()
        table = GameNight(night, GameId(_newest(night)))
        await night.run(second, "game join", game=table.number)
        await table.rest()
    return table


def _newest(night: Night) -> int:
    games: Any = night.read(lambda uow: uow.games.find())
    return max(int(game.id) for game in games)
