"""A match of backgammon on the simulated Discord, played by the controls of the messages alone."""

from dataclasses import dataclass
from typing import Any

import simcord
from simcord.results import ResponseMessage

from data.game_records import GameStatus, PostGame
from engine.backgammon.actions import Play
from engine.backgammon.choosing import partial
from engine.backgammon.record_codecs import format_action
from engine.backgammon.state import BackgammonState
from tests.games.sight import Cards, Use, controls_of, is_live, messages_in
from tests.support.backgammon_table import first_choice
from tests.support.night import Night, said
from usecases.play.states import STATES
from usecases.play.views import seats_of

MOST_TAPS = 8


@dataclass
class MatchNight:
    """A match under way."""

    night: Night
    number: int
    taps: int = 0

    def look(self, query: Any) -> Any:  # noqa: ANN401 - any query
        """Read the database."""
        return self.night.read(query)

    @property
    def game(self) -> PostGame:
        """The game as it is stored."""
        found: PostGame = self.look(lambda uow: uow.games.require(self.number))
        return found

    @property
    def state(self) -> BackgammonState:
        """The match."""
        found: BackgammonState = self.look(lambda uow: STATES.of(uow.games.require(self.number), uow))
        return found

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

    async def play(self, seat: int) -> None:
        """A sensible decision, by as many taps as it takes."""
        action = first_choice(self.state)
        words = format_action(action)
        for _ in range(MOST_TAPS):
            before = self.game.events
            offers = self.offers(seat)
            answer = await self.tap(seat, self._way(offers, words, action))
            assert "⛔" not in answer, answer
            if self.game.events != before:
                return
        raise AssertionError(f"{words} is out of reach")

    def _way(self, offers: dict[str, Use], words: str, action: object) -> str:
        """What leads to a decision: itself, its preview, or a checker's step that a play with many begins with."""
        for one in (words, f"?{words}"):
            if one in offers:
                return one
        assert isinstance(action, Play), (words, offers)
        state = self.state
        steps = [one for one in offers if one.startswith("?by ")]
        for one in steps:
            chosen = [tuple(map(int, step.split("."))) for step in one.split(" ")[1:]]
            now = partial(state.position, state.roll or (1, 1), chosen)  # type: ignore[arg-type]  # pairs
            if now is not None and action.after in now.ends:
                return str(one)
        raise AssertionError(f"{words}: {offers}")

    async def play_out(self, most: int = 1500) -> None:
        """Sensible decisions by everybody who is waited for, to the end."""
        for _ in range(most):
            if self.game.status is GameStatus.OVER:
                await self.night.env.advance_time(60)
                return
            seats = self.look(lambda uow: seats_of(uow, uow.games.require(self.number)))
            await self.play(next(seat.number for seat in seats if seat.deadline is not None))
            await self.night.env.advance_time(31)
        raise AssertionError("the match does not end")


async def a_match(night: Night, *others: simcord.MemberActor, **options: object) -> MatchNight:
    """The first player opens a match; the others join."""
    first = night.players[0]
    answer = said(await night.run(first, "backgammon new", **options))
    assert "⛔" not in answer, answer
    await night.settle()
    games: Any = night.read(lambda uow: uow.games.find())
    number = max(int(game.id) for game in games)
    for player in others:
        answer = said(await night.run(player, "game join", game=number))
        assert "⛔" not in answer, answer
    await night.env.advance_time(31)
    return MatchNight(night, number)
