"""Clicks in a game that come twice, together with another's, too late, or from the wrong player."""

from itertools import permutations

import pytest

from bot.i18n import Language
from data.game_records import GameStatus
from engine.catan import game as catan
from engine.catan.actions import Offer
from engine.catan.events import Traded
from engine.catan.hands import ONE, count
from engine.catan.names import RESOURCES
from engine.catan.phases import BEFORE_ROLL, MAIN
from engine.catan.state import CatanState
from engine.catan.topology import topology
from tests.support.game_faults import DICE, pings, rolling, turn_message
from tests.support.game_night import (
    Click,
    GameNight,
    at_once,
    choice_of,
    control,
    controls_of,
    four_at_a_table,
)
from tests.support.night import Night, ids_of, said, shown
from tests.support.wording import says
from usecases.play.player_actions import ChoosePlace, choose_place

# Two at once


async def offered(night: Night) -> tuple[GameNight, int, list[int]]:
    """An open offer that two others can pay: the table, who offers, and the two."""
    table = await four_at_a_table(night, DICE)
    for _ in range(300):
        state = table.state
        player = state.turn.player
        if state.turn.phase is MAIN and (found := _payable(state, player)):
            table.play(player, found[0])
            await table.rest()
            return table, player, found[1]
        table.step()
    raise AssertionError("nobody can trade with two others")


def _payable(state: CatanState, player: int) -> tuple[Offer, list[int]] | None:
    others = [seat for seat in range(4) if seat != player]
    for give, want in permutations(RESOURCES, 2):
        able = [seat for seat in others if count(state.players[seat].hand, want)]
        if count(state.players[player].hand, give) and len(able) > 1:
            return Offer(ONE[give], ONE[want]), able[:2]
    return None


async def test_of_two_who_accept_at_once_one_trades_and_the_other_is_told(night: Night) -> None:
    table, _, able = await offered(night)
    clicks = []
    for seat in able:
        message = turn_message(table, seat, "accept")
        clicks.append((table.who(seat), message, control(message, "accept")))
    answers = await at_once(night, *clicks)
    await table.rest()
    assert len([event for _, event in table.events() if isinstance(event, Traded)]) == 1
    assert len([answer for answer in answers if "⛔" in said(answer)]) == 1
    for seat in able:
        assert "accept" not in str(controls_of(table.direct(seat)[-1]))


HEARD = {"accept": 2, "withdraw-offer": 1, "decline": 1}
"""What the game hears of a click on an offer: the answer and its trade, the withdrawal, the "no"."""


@pytest.mark.parametrize("words", HEARD)
async def test_two_clicks_on_an_offer_count_once(night: Night, words: str) -> None:
    table, player, able = await offered(night)
    seat = player if words == "withdraw-offer" else able[0]
    message, before = turn_message(table, seat, words), table.game.events
    click = (table.who(seat), message, control(message, words))
    answers = await at_once(night, click, click)
    await table.rest()
    assert table.game.events - before == HEARD[words]
    assert len([answer for answer in answers if "⛔" in said(answer)]) == bool(HEARD[words])
    assert all("reference" not in said(answer) for answer in answers)
    again = await at_once(night, click)
    assert table.game.events - before == HEARD[words]
    assert table.game.status is GameStatus.PLAYING
    assert all("reference" not in said(answer) for answer in again)


async def test_two_clicks_on_a_turns_controls_count_once(night: Night) -> None:
    table = await rolling(night)
    while table.state.turn.phase is not BEFORE_ROLL:
        table.step()
    await table.rest()
    seat = table.state.turn.player
    message = turn_message(table, seat, "roll")
    click = (table.who(seat), message, control(message, "roll"))
    answers = await at_once(night, click, click)
    await table.rest()
    assert len([one for one in answers if "⛔" in said(one)]) == 1
    table.until(lambda state: state.turn.phase is MAIN)
    await table.rest()
    seat = table.state.turn.player
    message = turn_message(table, seat, "end-turn")
    number = table.state.turn.number
    click = (table.who(seat), message, control(message, "end-turn"))
    answers = await at_once(night, click, click)
    assert len([one for one in answers if "⛔" in said(one)]) == 1
    assert table.state.turn.number == number + 1


async def test_two_clicks_on_whatever_a_turn_consists_of_count_once(night: Night) -> None:
    table = await four_at_a_table(night, DICE)
    wanted = {"place-settlement", "place-road", "roll", "robber", "build-road", "end-turn"}
    for _ in range(150):
        if not wanted:
            break
        seat = catan.to_act(table.state)[0]
        words = catan.format(table.choice(seat))
        kind = words.partition(" ")[0]
        if kind not in wanted:
            table.step()
            continue
        await table.rest()
        click = await to_control(table, seat, words)
        answers = await at_once(night, click, click)
        assert sorted("⛔" in said(answer) for answer in answers) == [False, True], words
        wanted.remove(kind)
    assert not wanted


async def to_control(table: GameNight, seat: int, words: str) -> Click:
    """The control of a player's private messages that says these words, where need be after a step of the panel."""
    who = table.who(seat)
    for message in reversed(table.direct(seat)):
        if found := choice_of(message, words):
            return (who, message, *found)
    for message in reversed(table.direct(seat)):
        if found := choice_of(message, step_to(words)):
            await at_once(table.night, (who, message, *found))
            return await to_control(table, seat, words)
    raise AssertionError(words)


def step_to(words: str) -> str:
    """The step of the panel that leads to an action which is not on its first page."""
    verb, *places = words.split(" ")
    if verb == "place-settlement":
        return f"?tile h{topology().vertex_hexes[int(places[0][1:])][0]}"
    return f"?rob {places[0]}" if verb == "robber" else "?build 1"


async def test_two_clicks_on_the_boards_buttons_do_no_harm(night: Night) -> None:
    await night.run(night.players[0], "catan new", seats=3)
    await night.settle()
    lobby = night.posts("hall")[-1]
    start = next(one for one in controls_of(lobby) if one.startswith("game-start"))
    click = (night.players[0], lobby, start)
    first, second = await at_once(night, click, click)
    assert sorted("⛔" in said(one) for one in (first, second)) == [False, True]
    assert len(night.read(lambda uow: uow.games.find(status=GameStatus.PLAYING))) == 1  # type: ignore[arg-type]  # read gives any object


# The wrong player


async def test_anothers_ping_shows_everybody_only_their_own_panel(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    other = (seat + 1) % 4
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=False))
    await table.rest()
    (ping,) = [one for one in pings(table, seat) if controls_of(one)]
    before, words = table.game.events, shown(ping)
    answer = await night.click(table.who(other), ping, "game-turn")
    assert answer.ephemeral
    assert answer.response is not None
    assert not any(found.endswith(":roll") for found in ids_of(answer.response))
    assert "⛔" in said(await night.click(night.outsider, ping, "game-turn"))
    night.locales.set(night.outsider.id, "ja")
    assert "⛔" in said(await night.click(night.outsider, ping, "game-turn"))
    assert table.game.events == before
    assert shown(next(one for one in pings(table, seat) if controls_of(one))) == words


# Late


async def test_a_click_whose_answer_comes_too_late_still_shows_in_the_message(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    message, before = turn_message(table, seat, "roll"), table.game.events
    night.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10015, times=1)
    await table.who(seat).user.click(message, custom_id=control(message, "roll"))
    assert table.game.events > before
    await table.rest()
    now = next(one for one in table.direct(seat) if one.id == message.id)
    assert not any(found.endswith(":roll") for found in controls_of(now))


async def test_a_click_that_discord_has_given_up_plays_nothing(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    message, before = turn_message(table, seat, "roll"), table.game.events
    night.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await table.who(seat).user.click(message, custom_id=control(message, "roll"))
    assert table.game.events == before
    assert controls_of(next(one for one in table.direct(seat) if one.id == message.id))


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_a_panel_of_long_ago_says_so_and_shows_the_present(
    night: Night, locale: str, language: Language
) -> None:
    table = await rolling(night)
    while table.state.turn.phase is not BEFORE_ROLL:
        table.step()
    await table.rest()
    seat = table.state.turn.player
    panel = await night.run(table.who(seat), "game show", game=table.number)
    assert panel.response is not None
    old = next(found for found in ids_of(panel.response) if found.endswith(":roll"))
    table.play(seat, "roll")
    before = table.game.events
    night.locales.set(table.who(seat).id, locale)
    answer = await table.who(seat).click(panel.response, custom_id=old)
    assert says(said(answer), "refusal-game-stale", language, game=table.number)
    assert table.game.events == before
    shown_now = night.env.backend.messages[night.hall.id][panel.response.id]
    assert ":roll" not in str(shown_now.components)
