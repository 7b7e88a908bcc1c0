"""The post of a game - lobby, board, end: what it shows, what it hides, and Discord's limits."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, Language, plain
from bot.ui.games.catan.marks import MARKS
from bot.ui.listed import listed
from bot.ui.play import board_post
from data.game_records import GameStatus
from engine.catan import game as catan
from engine.catan.hands import size
from engine.catan.options import CatanOptions
from engine.catan.phases import DISCARD
from engine.catan.state import CatanState
from engine.catan.state import OfferReply as Answer
from engine.catan.table import PlayedGame
from league.ids import TableId
from tests.support.wording import says, worded
from tests.ui.posts_table import (
    GAME,
    NAMES,
    NOW,
    SEATS,
    SECRET,
    body,
    buttons,
    declined,
    lobby,
    over,
    seen,
    with_other_secrets,
    within_limits,
)

# The lobby


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_shows_seats_options_and_the_promise_of_the_dice(language: Language) -> None:
    reply = board_post.render(lobby(), language)
    shown = body(reply)
    assert GAME.commitment in shown
    assert SECRET.hex() not in shown
    assert "2/4" in shown or says(shown, "game-lobby-open", taken=2, seats=4)
    assert all(words in shown for words in ("**Haruka**", r"K\*en\*", "Bot 1", "12"))
    assert plain(language, "choice-catan-board-random") in shown
    assert buttons(reply) == ["game-join:12:0", "game-join-word:12:0", "game-leave:12:0", "game-start:12:0"]
    assert reply.mentions == ()
    assert board_post.thread_name(lobby(), language) == ""


def test_a_league_table_is_not_filled_with_bots() -> None:
    view = lobby()
    reply = board_post.render(replace(view, game=replace(view.game, table_id=TableId(7))), "en")
    assert buttons(reply) == ["game-join:12:0", "game-join-word:12:0", "game-leave:12:0"]
    assert plain("en", "game-lobby-league") in body(reply)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_was_called_off_says_so_and_has_no_buttons(language: Language) -> None:
    view = lobby()
    reply = board_post.render(replace(view, game=replace(view.game, status=GameStatus.CALLED_OFF)), language)
    assert plain(language, "game-called-off") in body(reply)
    assert buttons(reply) == []


# The board


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_turn_deadline_hands_bank_robber_and_the_promise(
    middle: CatanState, language: Language
) -> None:
    mover = middle.turn.player
    view = seen(middle)
    seats = tuple(replace(seat, deadline=NOW if seat.number == mover else None) for seat in SEATS)
    reply = board_post.render(replace(view, seats=seats), language)
    shown = body(reply)
    assert f"<t:{int(NOW.timestamp())}:R>" in shown
    assert all(f"{size(player.hand)}" in shown for player in middle.players)
    assert "🏦" in shown
    assert "🥷" in shown
    assert GAME.commitment in shown
    assert SECRET.hex() not in shown
    assert buttons(reply) == [
        f"game-{verb}:12:0" for verb in ("turn", "hand", "trade", "orders", "judge", "turns")
    ]
    assert (len(reply.files), reply.mentions) == (1, ())
    assert board_post.thread_name(view, language) == worded(
        "game-thread-name", language, game=12, players=listed(["Haruka", "K*en*", "Mio", "Bot"], language)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_players_line_is_short_enough_for_a_phone_and_its_signs_are_explained(
    middle: CatanState, language: Language
) -> None:
    view = seen(middle)
    assert view.view is not None
    board = view.view._replace(longest=0, army=0)
    shown = body(board_post.render(replace(view, view=board), language)).splitlines()
    line = next(line for line in shown if line.startswith("🔴1"))
    assert line.count("🏅") == 2
    assert len(line.replace("**", "").replace("Haruka", "")) <= 31
    legend = next(line for line in shown if line.startswith("-# "))
    assert all(sign in legend and sign in line for sign in "🎴🃏⚔🛤🏅")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_the_dice_are_named_only_where_somebody_gave_one(
    middle: CatanState, language: Language
) -> None:
    view = seen(middle)
    bare = replace(view, seats=tuple(replace(seat, word="") for seat in view.seats))
    assert board_post.promise(bare, language).endswith(GAME.commitment)
    assert "sakura" in board_post.promise(view, language)


def test_a_game_begun_in_a_thread_opens_no_other(middle: CatanState) -> None:
    view = seen(middle)
    assert board_post.thread_name(replace(view, game=replace(GAME, in_thread=True)), "en") == ""


def test_a_paused_game_shows_no_deadline_and_nothing_to_play(middle: CatanState) -> None:
    reply = board_post.render(seen(middle, None, GameStatus.PAUSED), "en")
    assert plain("en", "game-post-paused", {"why": "judge"}) in body(reply)
    assert "<t:" not in body(reply)
    assert buttons(reply) == ["game-hand:12:0", "game-orders:12:0", "game-resume:12:0", "game-turns:12:0"]


def test_who_must_discard_is_named__cjp_burst_show(played: PlayedGame) -> None:
    state = catan.fold(CatanOptions(), 4, played.events[:1])
    for event in played.events[1:]:
        state = catan.evolve(state, event)
        if state.turn.phase is DISCARD:
            break
    owing = [NAMES[seat].strip("*").split("*")[0] for seat, cards in enumerate(state.turn.owed) if cards]
    line = next(
        line
        for line in body(board_post.render(seen(state), "en")).splitlines()
        if says(line, "catan-post-discards")
    )
    assert owing
    assert all(name in line for name in owing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_scores_winner_secret_and_dice(played: PlayedGame, language: Language) -> None:
    reply = board_post.render(over(played), language)
    shown = body(reply)
    assert played.state.winner >= 0
    assert SECRET.hex() in shown
    assert GAME.commitment in shown
    assert "sakura" in shown
    assert "🏆" in shown
    assert buttons(reply) == ["game-replay:12:0", "game-rematch:12:0", "game-analysis:12:0"]
    assert len(reply.files) == 2


def test_the_end_names_the_winner_first_and_then_the_others_by_points(played: PlayedGame) -> None:
    view = over(played)
    assert view.outcome is not None
    outcome = replace(view.outcome, winner=2, raw=(4, 9, 10, 11), recorded=(4, 9, 10, 9))
    shown = body(board_post.render(replace(view, outcome=outcome), "en"))
    lines = [line[:2] for line in shown.splitlines() if line.startswith(MARKS)]
    assert lines[:4] == lines[4:] == ["🟠3", "⚪4", "🔵2", "🔴1"]
    assert shown.count(GAME.commitment) == 1


def test_a_score_that_is_recorded_otherwise_is_shown_twice__cjp_score_cap_others(played: PlayedGame) -> None:
    view = over(played)
    assert view.outcome is not None
    outcome = replace(view.outcome, winner=None, raw=(10, 9, 3, 2), recorded=(9, 9, 3, 2))
    shown = body(board_post.render(replace(view, outcome=outcome), "en"))
    assert says(shown, "catan-over-score-recorded", raw=10, recorded=9)
    assert plain("en", "game-over-no-winner") in shown


# Nothing leaks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", [GameStatus.PLAYING, GameStatus.PAUSED])
def test_games_that_differ_only_in_secrets_have_the_same_post(
    middle: CatanState, status: GameStatus, language: Language
) -> None:
    other = declined(with_other_secrets(middle), None)
    first, second = seen(declined(middle, None), None, status), seen(other, None, status)
    ordered = tuple(replace(seat, orders="discard wool first") for seat in SEATS)
    second = replace(second, seats=ordered, game=replace(second.game, secret="00" * 32))
    replies = [board_post.render(view, language) for view in (first, second)]
    assert other.players != middle.players
    assert replies[0].digest() == replies[1].digest()
    assert [file.alt for file in replies[0].files] == [file.alt for file in replies[1].files]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_no_stands_on_the_board_beside_the_name(middle: CatanState, language: Language) -> None:
    silent = body(board_post.render(seen(declined(middle, None), None), language))
    spoken = body(board_post.render(seen(declined(middle, Answer.DECLINED), None), language))
    assert ("✗" in silent, "✗" in spoken) == (False, True)


# Limits


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", GameStatus)
def test_every_post_keeps_to_the_limits_with_the_longest_names_and_words(
    played: PlayedGame, status: GameStatus, language: Language
) -> None:
    seats = tuple(replace(seat, name="*" * 32, word="`" * 60, autopilot=True) for seat in SEATS)
    view = replace(over(played), game=replace(GAME, status=status), seats=seats, last=played.events[-40:])
    reply = board_post.render(view, language)
    assert within_limits(reply)
    assert len(board_post.thread_name(view, language)) > 0
