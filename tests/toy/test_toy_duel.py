"""A toy game is played through the whole host: what the host does for Catan it does for any game."""

import json
from datetime import timedelta

from data.game_records import GameStatus, SeatState
from data.records import TimerKind
from engine.audit import verify
from engine.log import read_log
from league.ids import GameId
from tests.support.game_night import GameNight, controls_of
from tests.support.night import Night, asks, ids_of, last, said, shown
from tests.support.wording import says
from tests.toy.play import board_of, play_game, press, prompt, state_of
from usecases.play.player_actions import ChoosePlace, choose_place
from usecases.play.registry import known_rules


async def test_the_lobby_names_game_seats_and_options_and_begins_with_the_last_seat(evening: Night) -> None:
    assert "⛔" not in said(await evening.run(evening.players[0], "duel new", points=5))
    await evening.settle()
    (lobby,) = evening.posts("hall")
    words = f"{lobby.embeds[0].title} {lobby.embeds[0].description}"
    assert says(words, "game-lobby-open", taken=1, seats=2)
    for part in ("Duel #1", "The first to 5 points wins", "🔹2"):
        assert part in words
    listed = said(await evening.run(evening.players[2], "game list"))
    assert "Open one with `/catan new`" in listed
    assert "`/duel new`" in listed
    await evening.click(evening.players[1], lobby, "game-join")


async def test_a_match_is_played_to_its_end_by_the_buttons_of_private_messages(duel: GameNight) -> None:
    while duel.game.status is GameStatus.PLAYING:
        await play_game(duel)
    end = state_of(duel)
    assert max(end.points) >= 3
    board = board_of(duel)
    shown = str(board.embeds[0].description)
    assert says(shown, "game-over-winner", name=duel.seats[end.winner or 0].name)
    assert duel.game.secret in shown
    assert [found.split(":")[0] for found in controls_of(board)] == [
        "game-replay",
        "game-rematch",
        "game-analysis",
    ]


async def test_the_board_says_which_game_of_the_match_is_on_and_offers_only_what_the_game_has(
    duel: GameNight,
) -> None:
    await play_game(duel, stake=1)
    board = board_of(duel)
    points = "–".join(str(number) for number in state_of(duel).points)
    assert f"Match to 3 · game 2 · {points}" in str(board.embeds[0].description)
    verbs = [found.split(":")[0] for found in controls_of(board)]
    assert verbs == ["game-turn", "game-hand", "game-judge", "game-turns"]


async def test_a_reply_is_asked_of_both_at_once_and_nobody_sees_the_other_s(duel: GameNight) -> None:
    await press(duel, 0, "stake 1")
    assert all(says(shown(prompt(duel, seat)), "game-card-reply") for seat in (0, 1))
    first, second = (state_of(duel).hands[seat] for seat in (0, 1))
    await press(duel, 0, f"choose {first[0]}")
    board = board_of(duel)
    assert f"Still to choose: {duel.seats[1].name}" in str(board.embeds[0].description)
    await press(duel, 1, f"choose {second[0]}")  # what the other said meanwhile changes nothing
    assert state_of(duel).game == 1


async def test_turns_may_come_in_the_thread_where_the_panel_opens_for_its_player_alone(
    duel: GameNight,
) -> None:
    duel.do(choose_place, ChoosePlace(duel.caller(0), GameId(duel.number), by_message=False))
    await duel.rest()
    (ping,) = [message for message in duel.thread_messages() if asks(message)]
    assert f"<@{duel.who(0).id}>" in shown(ping)
    panel = await duel.who(0).click(ping, custom_id=controls_of(ping)[0])
    assert any(found.endswith(":stake 1") for found in ids_of(last(panel)))
    refused = await duel.who(1).click(ping, custom_id=controls_of(ping)[0])
    assert not any(found.endswith(":stake 1") for found in ids_of(last(refused)))


async def test_out_of_time_the_house_decides_and_after_two_misses_keeps_the_seat(duel: GameNight) -> None:
    duel.run_out(0)
    assert state_of(duel).stake in {1, 2}
    assert state_of(duel).chosen[0] in state_of(duel).hands[0]
    duel.play(1, f"choose {state_of(duel).hands[1][0]}")
    duel.play(1, "stake 1")
    duel.run_out(0)
    assert duel.seats[0].autopilot
    await duel.rest()
    assert says("".join(message.content for message in duel.thread_messages()), "game-autopilot-match")
    board = board_of(duel)
    await duel.who(0).click(board, custom_id=controls_of(board)[0])
    assert not duel.seats[0].autopilot


async def test_deadlines_run_for_everybody_who_must_reply(duel: GameNight) -> None:
    duel.play(0, "stake 1")
    due = [duel.timers(seat, TimerKind.GAME_DEADLINE) for seat in (0, 1)]
    assert all(len(found) == 1 and found[0][2] >= timedelta(hours=11) for found in due)


async def test_what_a_judge_takes_back_is_played_anew_with_the_same_chance(duel: GameNight) -> None:
    await play_game(duel, stake=1)
    dealt = state_of(duel).hands
    asked = await duel.night.run(duel.night.judge, "game undo", game=1, moves=1)
    if ids_of(last(asked)):
        await duel.night.click(duel.night.judge, last(asked), "game-undo")
    await duel.rest()
    before = state_of(duel)
    assert before.game == 0
    open_seat = before.chosen.index(0)
    await press(duel, open_seat, f"choose {max(before.hands[open_seat])}")
    assert state_of(duel).hands == dealt


async def test_nobody_takes_over_a_seat_of_a_match_that_giving_up_ends(duel: GameNight) -> None:
    newcomer = duel.night.players[2]
    answer = await duel.night.run(duel.night.judge, "game substitute", seat=1, member=newcomer, game=1)
    assert says(said(answer), "refusal-game-no-substitute", game=1)
    await duel.rest()
    assert duel.who(0) is not newcomer


async def test_a_bot_without_a_player_of_the_game_s_own_plays_anything_legal(evening: Night) -> None:
    assert "⛔" not in said(await evening.run(evening.players[0], "duel new", bots=1, points=9))
    table = GameNight(evening, GameId(1))
    me = next(seat.number for seat in table.seats if seat.state is SeatState.TAKEN)
    for _ in range(30):
        if table.game.status is not GameStatus.PLAYING:
            break
        await table.rest()
        table.run_out(me) if table.timers(me, TimerKind.GAME_DEADLINE) else None
    assert state_of(table).game >= 2


async def test_the_end_shows_a_record_that_everybody_can_check(duel: GameNight) -> None:
    while duel.game.status is GameStatus.PLAYING:
        await play_game(duel)
    replay = await duel.night.run(duel.who(0), "game replay", game=1)
    assert says(said(replay), "game-replay-good")
    (file,) = [one for one in last(replay).attachments if one.filename == "game-1.json"]
    text = (duel.night.env.backend.cdn.get(file.url) or b"").decode()
    found = read_log(known_rules, text)
    assert isinstance(found, tuple)
    assert verify(*found) == state_of(duel)
    assert json.loads(text)["format"] == "guildhall-duel"


async def test_after_the_end_the_game_s_own_analysis_is_a_button_away(duel: GameNight) -> None:
    refused = await duel.night.run(duel.who(0), "game replay", game=1)
    assert says(said(refused), "refusal-game-still-running", game=1)
    while duel.game.status is GameStatus.PLAYING:
        await play_game(duel)
    board = board_of(duel)
    answer = await duel.who(1).click(board, custom_id=controls_of(board)[2])
    assert f"{duel.seats[0].name} chose the lower number 0 times" in said(answer)


async def test_time_called_by_a_judge_ends_the_match_without_a_winner(duel: GameNight) -> None:
    assert "⛔" not in said(await duel.night.sure(duel.night.judge, "game end", game=1))
    await duel.rest()
    board = board_of(duel)
    assert says(str(board.embeds[0].description), "game-over-no-winner")
