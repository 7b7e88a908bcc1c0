"""Nothing of a hidden hand leaks in a game that the host does not know either."""

import json
from pathlib import Path

import pytest

from data.records import PostKind
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from tests.support.game_night import GameNight, forget_states
from tests.support.twins import Told
from tests.toy.duel import DUEL, Hands
from tests.toy.play import state_of, two_at_a_duel


@pytest.fixture
def told(tmp_path: Path, migrated: str, with_duel: None) -> Told:  # noqa: ARG001 - a fixture's effect
    """Stories of twins."""
    return Told(tmp_path, migrated, lambda night: two_at_a_duel(night, "twins"))


def deal(table: GameNight, hands: Hands) -> None:
    """Put other hands in the place of those that were dealt: nobody notices but those who hold them."""

    def work(uow: UnitOfWork) -> None:
        (dealt,) = uow.game_events.since(GameId(1), 0)
        uow.game_events.cut(GameId(1), 0)
        event = DUEL.rules.read_event(json.loads(dealt.event))._replace(hands=hands)
        text = json.dumps(DUEL.rules.write_event(event))
        uow.game_events.append(GameId(1), (dealt._replace(event=text),), table.night.bot.bot_context.now())
        cards = uow.game_cards.values("id", game_id=GameId(1))
        uow.outbox.redraw(PostKind.GAME_CARD, [number for (number,) in cards])

    write(table.night.bot.bot_context.database, work, lambda _: True)
    forget_states()


async def test_what_the_other_holds_and_has_chosen_shows_nowhere_before_the_end(told: Told) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        own, other = state_of(table).hands
        deal(table, (own, tuple(number % 6 + 1 for number in other) if twisted else other))
        table.play(0, "stake 2")
        await table.rest()
        seen = table.sightings((0,))
        table.play(1, f"choose {max(state_of(table).hands[1])}")
        await table.rest()
        seen += table.sightings((0,))
        assert any(" PATCH " in line for line in seen)
        return seen + await table.answers((0,)) + [repr(table.timers(seat)) for seat in (0, 1)]

    await told.alike(story)


async def test_a_twin_whose_own_hand_differs_is_told_apart(told: Told) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        own, other = state_of(table).hands
        deal(table, (tuple(number % 6 + 1 for number in own) if twisted else own, other))
        return await table.answers((0,))

    with pytest.raises(AssertionError, match="but"):
        await told.alike(story)
