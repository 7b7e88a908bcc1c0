"""Nothing leaks: games that differ only in what is hidden look the same to everybody else, byte for byte."""

import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.catan import game as catan
from engine.catan.actions import MoveRobber, Offer
from engine.catan.events import CardDrawn, Stolen
from engine.catan.hands import ONE, count
from engine.catan.names import CARDS, NOBODY, RESOURCES, Card, Resource
from engine.catan.phases import BEFORE_ROLL, DISCARD, MAIN, ROBBER
from engine.catan.state import State
from tests.support import postgres
from tests.support.game_night import GameNight, four_at_a_table
from tests.support.night import league_night

Story = Callable[[GameNight], Awaitable[list[str]]]


@contextmanager
def _database(folder: Path, migrated: str) -> Iterator[str]:
    if postgres.SERVER:
        with postgres.copy_of(migrated) as url:
            yield url
        return
    folder.mkdir()
    shutil.copy(migrated, folder / "league.db")
    yield f"sqlite:///{folder / 'league.db'}"


class Told:
    """Tells a story twice, each time on a fresh server; only what is hidden differs."""

    def __init__(self, folder: Path, migrated: str) -> None:
        """`migrated` is what each database is copied from."""
        self._folder, self._migrated = folder, migrated

    async def once(self, name: str, story: Story) -> list[str]:
        """What the watchers of a story saw."""
        with _database(self._folder / name, self._migrated) as url:
            async with league_night(self._folder / name, url, players=4) as night:
                return await story(await four_at_a_table(night, "twins"))

    async def alike(self, story: Callable[..., Awaitable[list[str]]]) -> None:
        """Nobody who watches can tell which of the two stories this is."""
        plain = await self.once("plain", lambda table: story(table, twisted=False))
        twisted = await self.once("twisted", lambda table: story(table, twisted=True))
        for one, other in zip(plain, twisted, strict=False):
            assert one == other, _difference(one, other)
        assert len(plain) == len(twisted)


def _difference(one: str, other: str) -> str:
    """Where two sightings part."""
    place = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    start = max(0, place - 200)
    return f"{one[start : place + 100]}\n--- but ---\n{other[start : place + 100]}"


@pytest.fixture
def told(tmp_path: Path, migrated: str) -> Told:
    """Stories of twins."""
    return Told(tmp_path, migrated)


async def watched(table: GameNight, quiet: tuple[int, ...], wanted: Resource | None = None) -> list[str]:
    """A few turns of open deeds, with an offer in each, and all that everybody but the quiet seats sees of it."""
    watchers = tuple(seat for seat in range(4) if seat not in quiet)
    seen: list[str] = []
    asked = False
    for _ in range(5):
        await table.rest()
        seen += table.sightings(watchers)
        state = table.state
        player = state.turn.player
        if state.turn.phase is DISCARD and any(state.turn.owed[seat] for seat in quiet):
            break
        if state.turn.phase is MAIN and player not in quiet and state.turn.offer is None:
            if offer := _offer(state, player, wanted):
                table.play(player, offer)
                await table.rest()
                seen += table.sightings(watchers)
            seen += [] if asked else await table.answers(watchers)
            asked = True
            table.play(player, "end-turn")
            continue
        _open_deed(table, state)
    assert asked
    assert any(" POST " in line for line in seen)
    assert any(" PATCH " in line for line in seen)
    return seen + [repr(table.timers(seat)) for seat in range(4)]


def _offer(state: State, player: int, wanted: Resource | None) -> Offer | None:
    """An offer for a card that the others hold or do not hold."""
    gives = [kind for kind in RESOURCES if count(state.players[player].hand, kind) and kind is not wanted]
    wants = [kind for kind in RESOURCES if kind is not gives[0]] if gives else []
    return Offer(ONE[gives[0]], ONE[wanted if wanted is not None else wants[0]]) if gives else None


def _open_deed(table: GameNight, state: State) -> None:
    """What anybody could do here whatever they hold: roll, let the robber take nothing, end the turn."""
    player = state.turn.player
    if state.turn.phase is DISCARD:
        owing = catan.to_act(state)[0]
        table.play(owing, table.choice(owing))
    elif state.turn.phase is ROBBER:
        moves = [move for move in catan.legal(state, player) if isinstance(move, MoveRobber)]
        table.play(player, next(move for move in moves if move.victim == NOBODY))
    else:
        table.play(player, "roll" if state.turn.phase is BEFORE_ROLL else "end-turn")


def _theft(table: GameNight, state: State) -> tuple[int, Stolen, Resource] | None:
    """The last theft, its place, and another card of the victim that might have been taken."""
    thefts = [(place, event) for place, event in table.events() if isinstance(event, Stolen)]
    if not thefts:
        return None
    place, theft = thefts[-1]
    hand = state.players[theft.victim].hand
    other = next((kind for kind in RESOURCES if count(hand, kind) and kind is not theft.resource), None)
    return None if other is None else (place, theft, other)


async def test_which_card_was_stolen_shows_nowhere_but_to_thief_and_victim(told: Told) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        table.until(lambda state: _theft(table, state) is not None)
        found = _theft(table, table.state)
        assert found is not None
        place, theft, other = found
        if twisted:
            table.rewrite(place, Stolen(theft.thief, theft.victim, other))
        return await watched(table, (theft.thief, theft.victim), other)

    await told.alike(story)


def _drawn(table: GameNight) -> tuple[int, CardDrawn] | None:
    return next(((place, event) for place, event in table.events() if isinstance(event, CardDrawn)), None)


@pytest.mark.parametrize("card", [Card.VICTORY_POINT, Card.MONOPOLY])
async def test_which_card_was_bought_shows_nowhere_but_to_its_owner(told: Told, card: Card) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        table.until(lambda _: _drawn(table) is not None)
        found = _drawn(table)
        assert found is not None
        place, drawn = found
        other = CARDS[(drawn.card + 1) % len(CARDS)] if card is drawn.card else card
        if twisted:
            table.rewrite(place, CardDrawn(drawn.seat, other))
        return await watched(table, (drawn.seat,))

    await told.alike(story)
