"""Nothing leaks: games that differ only in what is hidden look the same to everybody else, byte for byte."""

from dataclasses import replace
from pathlib import Path

import pytest

from data.records import TimerKind
from engine.catan import game as catan
from engine.catan.actions import Discard, MoveRobber, Offer
from engine.catan.events import CardDrawn, Discarded, Stolen
from engine.catan.hands import ONE, count
from engine.catan.names import NOBODY, RESOURCES, Card, Resource
from engine.catan.orders import NO_ORDERS, Automatic, belated
from engine.catan.orders.discarding import by_order
from engine.catan.phases import BEFORE_ROLL, DISCARD, MAIN, ROBBER
from engine.catan.state import CatanState, OfferReply
from tests.support.game_night import POLL, GameNight, four_at_a_table
from tests.support.twins import Told
from usecases.play.deferred import LATEST, SOONEST
from usecases.play.player_actions import ChoosePlace, choose_place


@pytest.fixture
def told(tmp_path: Path, migrated: str) -> Told:
    """Stories of twins."""
    return Told(tmp_path, migrated, lambda night: four_at_a_table(night, "twins"))


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
        if state.turn.phase is MAIN and player not in quiet and not state.turn.offers:
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


def _offer(state: CatanState, player: int, wanted: Resource | None) -> Offer | None:
    """An offer for a card that the others hold or do not hold."""
    gives = [kind for kind in RESOURCES if count(state.players[player].hand, kind) and kind is not wanted]
    wants = [kind for kind in RESOURCES if kind is not gives[0]] if gives else []
    return Offer(ONE[gives[0]], ONE[wanted if wanted is not None else wants[0]]) if gives else None


def _open_deed(table: GameNight, state: CatanState) -> None:
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


def _theft(table: GameNight, state: CatanState) -> tuple[int, Stolen, Resource] | None:
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


async def test_which_card_was_bought_shows_nowhere_but_to_its_owner(told: Told) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        table.until(lambda _: _drawn(table) is not None)
        found = _drawn(table)
        assert found is not None
        place, drawn = found
        other = Card.MONOPOLY if drawn.card is Card.VICTORY_POINT else Card.VICTORY_POINT
        if twisted:
            table.rewrite(place, CardDrawn(drawn.seat, other))
        return await watched(table, (drawn.seat,))

    await told.alike(story)


def _discards(table: GameNight) -> list[tuple[int, Discarded]] | None:
    """Two discards on one seven, with their places, as they might have been: each has given a card that the other gave.

    The bank's piles lie open, so what both gave together stays.
    """
    found = [(place, event) for place, event in table.events() if isinstance(event, Discarded)][-2:]
    if len(found) < 2 or found[1][0] - found[0][0] != 1 or table.state.turn.phase is not MAIN:
        return None
    (place, one), (_, two) = found
    hands = [table.state.players[event.seat].hand for event in (one, two)]
    for given in RESOURCES:
        for taken in RESOURCES:
            has_given = count(one.cards, given) and count(two.cards, taken)
            if given is not taken and has_given and count(hands[0], taken) and count(hands[1], given):
                change = ONE[taken] - ONE[given]
                return [
                    (place, replace(one, cards=one.cards + change)),
                    (place + 1, replace(two, cards=two.cards - change)),
                ]
    return None


@pytest.mark.slow  # ten seconds each: make games-short
async def test_who_discarded_which_cards_shows_nowhere_where_discards_are_hidden(
    tmp_path: Path, migrated: str
) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        table.until(lambda _: _discards(table) is not None)
        others = _discards(table)
        assert others is not None
        quiet = tuple(event.seat for _, event in others)
        assert not any(event.shown for _, event in others)
        for place, event in others if twisted else ():
            table.rewrite(place, event)
        return await watched(table, quiet)

    await Told(tmp_path, migrated, lambda night: four_at_a_table(night, "swap", rules="cwc")).alike(story)


# Standing orders


IDLE = ("offer 4G 4W keep 4G", "discard ore grain", "buy-card", "declare yes")
"""Orders that find nothing to do in the turns that are watched."""


async def test_orders_that_find_nothing_to_do_show_nowhere(told: Told) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        table.until(lambda state: state.turn.phase is MAIN)
        quiet = (table.state.turn.player + 1) % 4
        watchers = tuple(seat for seat in range(4) if seat != quiet)
        await table.rest()
        seen = table.sightings(watchers)
        for words in IDLE if twisted else ():
            table.order(quiet, words)
            await table.rest()
        if not twisted:
            await table.rest(len(IDLE) * POLL)
        seen += table.sightings(watchers)
        return seen + await watched(table, (quiet,))

    await told.alike(story)


async def test_a_turn_that_runs_out_of_time_shows_no_orders(told: Told) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        table.until(lambda state: state.turn.phase is MAIN)
        player = table.state.turn.player
        watchers = tuple(seat for seat in range(4) if seat != player)
        for words in IDLE if twisted else ():
            table.order(player, words)
        await table.rest()
        seen = table.sightings(watchers)
        table.run_out(player)
        await table.rest()
        seen += table.sightings(watchers)
        assert table.seats[player].misses == 1
        return seen

    await told.alike(story)


def _seven(table: GameNight) -> int | None:
    """Somebody else than the roller who owes cards for a seven."""
    turn = table.state.turn
    owing = [seat for seat, owed in enumerate(turn.owed) if owed and seat != turn.player]
    return owing[0] if turn.phase is DISCARD and owing else None


async def _before_seven(told: Told) -> tuple[int, int]:
    """How many moves lead to a seven for which somebody must discard, and who; searched once for all tests."""

    async def story(table: GameNight) -> list[str]:
        for number in range(1, 300):
            table.step()
            if (seat := _seven(table)) is not None:
                told.seven.append((number, seat))
                return []
        raise AssertionError("no seven")

    if not told.seven:
        await told.once("search", story)
    return told.seven[0]


@pytest.mark.slow  # ten seconds each: make games-short
async def test_a_seven_is_the_same_for_all_others_whoever_has_an_order(told: Told) -> None:
    moves, quiet = await _before_seven(told)

    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        watchers = tuple(seat for seat in range(4) if seat != quiet)
        for _ in range(moves - 1):
            table.step()
        if twisted:
            table.order(quiet, "discard ore grain")
        await table.rest()
        table.step()
        assert _seven(table) == quiet
        await table.rest(SOONEST - 5)
        assert table.state.turn.owed[quiet]
        return table.sightings(watchers) + await table.answers(watchers)

    await told.alike(story)


@pytest.mark.slow  # ten seconds each: make games-short
async def test_a_discard_by_order_looks_like_one_by_hand(told: Told) -> None:
    moves, quiet = await _before_seven(told)
    waits: list[float] = []

    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        watchers = tuple(seat for seat in range(4) if seat != quiet)
        for _ in range(moves - 1):
            table.step()
        await table.rest()
        table.order(quiet, "discard ore grain")
        table.step()
        ((_, _, wait),) = table.timers(quiet, TimerKind.GAME_DISCARD)
        waits.append(wait.total_seconds())
        assert SOONEST <= waits[0] <= LATEST
        cards = by_order(
            (Resource.ORE, Resource.GRAIN), table.state.players[quiet].hand, table.state.turn.owed[quiet]
        )
        if not twisted:
            table.order(quiet, "discard")
        await table.rest(waits[0])
        if not twisted:
            table.play(quiet, Discard(cards))
        await table.rest()
        assert not (table.state.turn.owed and table.state.turn.owed[quiet])
        return table.sightings(watchers) + await table.answers(watchers)

    await told.alike(story)


# Offers


@pytest.mark.parametrize("place", ["message", "thread"])
async def test_a_no_looks_the_same_whether_the_cards_are_missing_or_not_wanted(
    told: Told, place: str
) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        table.until(lambda state: _theft(table, state) is not None and state.turn.phase is MAIN)
        found = _theft(table, table.state)
        assert found is not None
        at, theft, other = found
        if twisted:  # the thief holds another card: what is asked for is there, or is not
            table.rewrite(at, Stolen(theft.thief, theft.victim, other))
        asked, quiet = theft.thief, (theft.thief, theft.victim)
        while table.state.turn.player in quiet or table.state.turn.phase is not MAIN:
            _open_deed(table, table.state)
        player = table.state.turn.player
        table.do(choose_place, ChoosePlace(table.caller(asked), table.number, place == "message"))
        await table.rest()
        offer = _offer(table.state, player, other)
        watchers = tuple(seat for seat in range(4) if seat not in quiet)
        seen = table.sightings(watchers)
        if offer is not None:
            table.play(player, offer)
            await table.rest()
            table.play(asked, "decline")
            await table.rest()
            assert table.state.turn.offers[0].answers[asked] is OfferReply.DECLINED
        return seen + table.sightings(watchers) + await table.answers(watchers)

    await told.alike(story)


# The end of a turn that pays for nothing


@pytest.mark.slow  # ten seconds each: make games-short
@pytest.mark.parametrize("ordered", [Automatic.POOR, Automatic.KEEPING], ids=["poor", "keeping"])
async def test_a_turn_ended_by_order_looks_like_one_ended_by_hand(told: Told, ordered: Automatic) -> None:
    orders = replace(NO_ORDERS, auto_end=ordered)

    def is_due(state: CatanState) -> bool:
        player = state.turn.player
        holds = state.players[player].cards > 0
        if state.turn.phase is not MAIN or holds is not (ordered is Automatic.KEEPING):
            return False
        return belated(orders, catan.view(state, player), catan.legal(state, player)) is not None

    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        table.until(is_due)
        await table.rest()
        player, turn = table.state.turn.player, table.state.turn.number
        watchers = tuple(seat for seat in range(4) if seat != player)
        seen = table.sightings(watchers)
        table.order(player, f"end {ordered}")
        await table.rest()
        ((_, _, wait),) = table.timers(player, TimerKind.GAME_DISCARD)
        if not twisted:
            table.order(player, "end ask")
        await table.rest(wait.total_seconds())
        if not twisted:
            table.play(player, "end-turn")
        await table.rest()
        assert table.state.turn.number == turn + 1
        return seen + table.sightings(watchers) + await table.answers(watchers)

    await told.alike(story)
