"""The posts and messages of a game: what they show, what they hide, and Discord's limits."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from bot.i18n import LANGUAGES, Language, plain
from bot.ui.game.cards import cards_words
from bot.ui.game.lobby import MARKS
from bot.ui.game.replies import games_reply, replay_reply, report_reply
from bot.ui.posts import game as board_post
from bot.ui.posts import game_card
from bot.ui.reply import CONTENT_LIMIT, Reply
from data.game_records import CardKind, Game, GameCard, GameSeat, GameStatus, SeatState
from engine.catan import game as catan
from engine.catan.actions import Action
from engine.catan.audit import verify
from engine.catan.events import Event, Offered, Rolled, Stolen, Traded
from engine.catan.facts import HelpToLeader, LeaderSpared, net_gifts
from engine.catan.fairness import chance_at, commitment
from engine.catan.hands import ONE, pack, size
from engine.catan.log import read_log
from engine.catan.names import Chance, Resource, Seat
from engine.catan.options import Options
from engine.catan.phases import DISCARD, MAIN
from engine.catan.policy import value
from engine.catan.state import OpenOffer, State
from engine.catan.state import Reply as Answer
from engine.catan.table import Played, play
from engine.protocol import Refusal as RuleRefusal
from usecases.game.report import (
    GameReport,
    Replay,
    log_of,
    replay_of,
    report_of,
    robber_matrix,
    trade_matrices,
)
from usecases.game.seen import GameSeen, witnessed
from usecases.game.show import GamesListed
from usecases.game.stamps import EPOCH

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
SECRET = bytes(range(32))
WORDS = ("sakura", "", "moon", "")
NAMES = ("Haruka", "K*en*", "Mio", "Bot 1")
GAME = Game(
    12, 111, 222, 1000, NOW, SECRET.hex(), commitment(SECRET), "random", "cjp", 4,
    status=GameStatus.PLAYING, started_at=NOW,
)  # fmt: skip
SEATS = tuple(
    GameSeat(
        number + 1, 12, number, SeatState.TAKEN if number < 3 else SeatState.BOT, 1000 + number if number < 3 else 0,
        name, word, deadline=NOW if number == 1 else None,
    )
    for number, (name, word) in enumerate(zip(NAMES, WORDS, strict=True))
)  # fmt: skip
STATUSES = tuple(GameStatus)


def choose(state: State, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    return value.choose(catan.view(state, seat), actions, chance)


@pytest.fixture(scope="module")
def played() -> Played:
    fate = chance_at(b"whim", (), 0)
    return play(Options(), [choose] * 4, lambda place: chance_at(SECRET, WORDS, place), fate)


@pytest.fixture(scope="module")
def middle(played: Played) -> State:
    """The game in somebody's main phase, everybody with cards in hand and one in a development card."""
    state = catan.fold(Options(), 4, played.events[:1])
    for event in played.events[1:]:
        state = catan.evolve(state, event)
        hands = [size(player.hand) for player in state.players]
        if state.turn.phase is MAIN and min(hands) > 1 and any(player.cards for player in state.players):
            return state
    raise AssertionError("the game has no such moment")


def seen(state: State, seat: Seat | None = None, status: GameStatus = GameStatus.PLAYING) -> GameSeen:
    """The game as a seat may know it."""
    return GameSeen(
        replace(GAME, status=status), SEATS, seat, catan.view(state, seat), (), 1_000_300, thread_id=999
    )


def lobby() -> GameSeen:
    """Two seats are taken, one is kept, one is free."""
    seats = (
        SEATS[0],
        replace(SEATS[1], state=SeatState.INVITED),
        replace(SEATS[2], state=SeatState.FREE, name="", user_id=0),
        SEATS[3],
    )
    return GameSeen(replace(GAME, status=GameStatus.OPEN, started_at=None), seats, None, None, (), 0)


def over(played: Played) -> GameSeen:
    """The finished game, with all its events as news."""
    return replace(
        seen(played.state, None, GameStatus.OVER),
        news=witnessed(played.events, None),
        last=played.events[-1:],
    )


def card(kind: CardKind, **changes: object) -> GameCard:
    """A message to the player of seat 1."""
    base = GameCard(5, 12, 1, 1001, kind, 13, 0, NOW)
    return replace(base, **changes)  # type: ignore[arg-type]  # the fields of a card


def body(reply: Reply) -> str:
    """Everything written in a message."""
    parts = [reply.content]
    for box in reply.embeds:
        parts += [box.title or "", box.description or "", box.footer.text or ""]
    return "\n".join(parts)


def buttons(reply: Reply) -> list[str]:
    """The ids of its buttons."""
    return [str(getattr(item, "custom_id", "")) for item in reply.view.children] if reply.view else []


def within_limits(reply: Reply) -> bool:
    """Whether Discord takes the message."""
    return (
        len(reply.content) <= CONTENT_LIMIT
        and sum(len(box) for box in reply.embeds) <= 6000
        and len(reply.files) <= 10
        and len(buttons(reply)) == len(set(buttons(reply))) <= 25
    )


# The lobby


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_shows_seats_options_and_the_promise_of_the_dice(language: Language) -> None:
    reply = board_post.render(lobby(), language)
    shown = body(reply)
    assert GAME.commitment in shown
    assert SECRET.hex() not in shown
    assert "2/4" in shown or "2 of 4" in shown
    assert all(words in shown for words in ("**Haruka**", r"K\*en\*", "Bot 1", "12"))
    assert plain(language, "choice-board-random") in shown
    assert buttons(reply) == ["game-join:12:0", "game-leave:12:0", "game-start:12:0"]
    assert reply.mentions == ()
    assert board_post.thread_name(lobby(), language) == ""


def test_a_league_table_is_not_filled_with_bots() -> None:
    view = lobby()
    reply = board_post.render(replace(view, game=replace(view.game, table_id=7)), "en")
    assert buttons(reply) == ["game-join:12:0", "game-leave:12:0"]
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
    middle: State, language: Language
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
    assert buttons(reply) == [f"game-{verb}:12:0" for verb in ("turn", "hand", "trade", "orders", "judge")]
    assert (len(reply.files), reply.mentions) == (1, ())
    assert board_post.thread_name(view, language).endswith("Haruka, K*en*, Mio, Bot 1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_players_line_is_short_enough_for_a_phone_and_its_signs_are_explained(
    middle: State, language: Language
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
def test_words_for_the_dice_are_named_only_where_somebody_gave_one(middle: State, language: Language) -> None:
    view = seen(middle)
    bare = replace(view, seats=tuple(replace(seat, word="") for seat in view.seats))
    assert board_post.promise(bare, language).endswith(GAME.commitment)
    assert "sakura" in board_post.promise(view, language)


def test_a_game_begun_in_a_thread_opens_no_other(middle: State) -> None:
    view = seen(middle)
    assert board_post.thread_name(replace(view, game=replace(GAME, in_thread=True)), "en") == ""


def test_a_paused_game_shows_no_deadline_and_nothing_to_play(middle: State) -> None:
    reply = board_post.render(seen(middle, None, GameStatus.PAUSED), "en")
    assert plain("en", "game-post-paused") in body(reply)
    assert "<t:" not in body(reply)
    assert buttons(reply) == ["game-hand:12:0", "game-orders:12:0", "game-resume:12:0"]


def test_who_must_discard_is_named__cjp_burst_show(played: Played) -> None:
    state = catan.fold(Options(), 4, played.events[:1])
    for event in played.events[1:]:
        state = catan.evolve(state, event)
        if state.turn.phase is DISCARD:
            break
    owing = [NAMES[seat].strip("*").split("*")[0] for seat, cards in enumerate(state.turn.owed) if cards]
    line = next(
        line for line in body(board_post.render(seen(state), "en")).splitlines() if "Still to discard" in line
    )
    assert owing
    assert all(name in line for name in owing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_scores_winner_secret_and_dice(played: Played, language: Language) -> None:
    reply = board_post.render(over(played), language)
    shown = body(reply)
    assert played.state.winner >= 0
    assert SECRET.hex() in shown
    assert GAME.commitment in shown
    assert "sakura" in shown
    assert "🏆" in shown
    assert buttons(reply) == ["game-replay:12:0"]
    assert len(reply.files) == 2


def test_the_end_names_the_winner_first_and_then_the_others_by_points(played: Played) -> None:
    view = over(played)
    assert view.view is not None
    assert view.view.result is not None
    result = view.view.result._replace(winner=2, raw=(4, 9, 10, 11), recorded=(4, 9, 10, 9))
    shown = body(board_post.render(replace(view, view=view.view._replace(result=result)), "en"))
    lines = [line[:2] for line in shown.splitlines() if line.startswith(MARKS)]
    assert lines == ["🟠3", "⚪4", "🔵2", "🔴1"]
    assert shown.count(GAME.commitment) == 1


def test_a_score_that_is_recorded_otherwise_is_shown_twice__cjp_score_cap_others(played: Played) -> None:
    view = over(played)
    assert view.view is not None
    assert view.view.result is not None
    result = view.view.result._replace(winner=None, raw=(10, 9, 3, 2), recorded=(9, 9, 3, 2))
    shown = body(board_post.render(replace(view, view=view.view._replace(result=result)), "en"))
    assert "**Haruka** 10 VP, recorded as 9" in shown
    assert plain("en", "game-over-no-winner") in shown


# Nothing leaks


def with_other_secrets(state: State) -> State:
    """The same table in front of everybody: other cards in the hands, another deck, an offer that was declined."""
    first, second = state.players[0], state.players[1]
    kinds = [(a, b) for a in range(5) for b in range(5) if a != b]
    a, b = next((a, b) for a, b in kinds if first.hand >> 8 * a & 255 and second.hand >> 8 * b & 255)
    swap = ONE[b] - ONE[a]
    players = list(state.players)
    players[0], players[1] = first._replace(hand=first.hand + swap), second._replace(hand=second.hand - swap)
    owner = next(number for number, player in enumerate(players) if player.cards)
    held = players[owner].cards
    players[owner] = players[owner]._replace(cards=pack((0, 0, 0, 0, size(held))), fresh=0)
    deck = pack((size(state.deck), 0, 0, 0, 0))
    return state._replace(players=tuple(players), deck=deck)


def declined(state: State, answer: Answer | None) -> State:
    """An open offer, which the next seat has answered."""
    asked = (state.turn.player + 1) % 4
    answers = tuple(answer if seat == asked else None for seat in range(4))
    return state._replace(turn=state.turn._replace(offers=(OpenOffer(ONE[0], ONE[1], answers),)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", [GameStatus.PLAYING, GameStatus.PAUSED])
def test_games_that_differ_only_in_secrets_have_the_same_post(
    middle: State, status: GameStatus, language: Language
) -> None:
    other = declined(with_other_secrets(middle), Answer.DECLINED)
    first, second = seen(declined(middle, None), None, status), seen(other, None, status)
    ordered = tuple(replace(seat, orders="discard wool first") for seat in SEATS)
    second = replace(second, seats=ordered, game=replace(second.game, secret="00" * 32))
    replies = [board_post.render(view, language) for view in (first, second)]
    assert other.players != middle.players
    assert replies[0].digest() == replies[1].digest()
    assert [file.alt for file in replies[0].files] == [file.alt for file in replies[1].files]


@pytest.mark.parametrize("kind", CardKind)
def test_a_ping_in_the_thread_says_nothing_that_only_the_player_may_know(
    middle: State, kind: CardKind
) -> None:
    events = (Stolen(1, 0, Resource.ORE),)
    for is_open in (True, False):
        about = card(kind, by_message=False, is_open=is_open)
        views = [
            replace(seen(state, 1), card=about, news=news)
            for state, news in ((middle, events), (with_other_secrets(middle), ()))
        ]
        replies = [game_card.render(view, "ja") for view in views]
        assert replies[0].digest() == replies[1].digest()
        assert replies[0].files == ()


# Messages to players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [CardKind.TURN, CardKind.DISCARD, CardKind.OFFER])
def test_a_private_message_says_why_links_the_game_and_holds_the_panel(
    middle: State, kind: CardKind, language: Language
) -> None:
    reply = game_card.render(replace(seen(middle, 1), card=card(kind)), language)
    first = reply.content.splitlines()[0]
    assert plain(language, f"game-card-{kind}", {"game": 12}) in first
    assert "https://discord.com/channels/111/999" in first
    assert reply.mentions == (1001,)
    assert reply.files
    assert within_limits(reply)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_about_an_offer_says_its_terms(middle: State, language: Language) -> None:
    offered = declined(middle, None)
    shown = replace(seen(offered, 1), card=card(CardKind.OFFER, by_message=False))
    first = game_card.render(shown, language).content.splitlines()[0]
    offer = offered.turn.offers[0]
    assert cards_words(offer.give, language) in first
    assert cards_words(offer.want, language) in first


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reminder_says_until_when(middle: State, language: Language) -> None:
    reply = game_card.render(replace(seen(middle, 1), card=card(CardKind.TURN, repeats=1)), language)
    first = reply.content.splitlines()[0]
    assert plain(language, "game-card-reminder-turn", {"game": 12}) in first
    assert f"<t:{int(NOW.timestamp())}:R>" in first


def test_whoever_is_next_gets_no_panel(middle: State) -> None:
    reply = game_card.render(replace(seen(middle, 1), card=card(CardKind.NEXT)), "en")
    assert (reply.files, reply.view) == ((), None)
    assert "next" in reply.content


def test_a_ping_has_one_button_and_pings_one_player(middle: State) -> None:
    reply = game_card.render(replace(seen(middle, 1), card=card(CardKind.TURN, by_message=False)), "ja")
    assert reply.content.startswith("<@1001> ")
    assert buttons(reply) == ["game-turn:12:0"]
    assert reply.mentions == (1001,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CardKind)
def test_a_message_that_has_served_is_short_and_has_no_buttons(
    middle: State, kind: CardKind, language: Language
) -> None:
    news = (Offered(1, ONE[0], ONE[1]), Traded(1, 2, ONE[0], ONE[1]))
    view = replace(seen(middle, 1), card=card(kind, is_open=False), news=news)
    reply = game_card.render(view, language)
    assert "Mio" in reply.content
    assert (buttons(reply), reply.files, reply.mentions) == ([], (), ())
    assert len(reply.content.splitlines()) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_that_the_end_closed_says_that_the_game_is_over(
    played: Played, language: Language
) -> None:
    game = replace(over(played).game, events=500)
    closed = [card(CardKind.TURN, is_open=False, until=until) for until in (500, 499)]
    views = [replace(over(played), game=game, seat=1, card=one, news=()) for one in closed]
    shown = [game_card.render(view, language).content for view in views]
    assert ["🏁" in words for words in shown] == [True, False]


def test_a_turn_keeps_its_number_after_a_judge_took_moves_back(middle: State) -> None:
    view = replace(seen(middle, 1), card=card(CardKind.TURN, is_open=False, about=2 * EPOCH + 13))
    assert "turn 14: done" in game_card.render(view, "en").content


def test_a_paused_game_has_no_panel_in_messages(middle: State) -> None:
    reply = game_card.render(
        replace(seen(middle, 1, GameStatus.PAUSED), card=card(CardKind.TURN, repeats=2)), "en"
    )
    assert plain("en", "game-card-paused", {"game": 12}) in reply.content
    assert buttons(reply) == []


# Limits


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", STATUSES)
def test_every_post_keeps_to_the_limits_with_the_longest_names_and_words(
    played: Played, status: GameStatus, language: Language
) -> None:
    seats = tuple(replace(seat, name="*" * 32, word="`" * 60, autopilot=True) for seat in SEATS)
    view = replace(over(played), game=replace(GAME, status=status), seats=seats, last=played.events[-40:])
    reply = board_post.render(view, language)
    assert within_limits(reply)
    assert len(board_post.thread_name(view, language)) > 0


# Answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_shows_whose_turn_it_is_and_where(middle: State, language: Language) -> None:
    mover = middle.turn.player
    mine, theirs = seen(middle, mover), seen(middle, (mover + 1) % 4)
    shown = body(games_reply(GamesListed((mine, theirs), (lobby(),)), language))
    assert shown.count("https://discord.com/channels/111/") == 3
    assert plain(language, "game-list-mine") in shown
    many = games_reply(GamesListed((mine,) * 25, (lobby(),) * 25), language)
    assert within_limits(many)
    empty = body(games_reply(GamesListed((), ()), language))
    assert plain(language, "game-list-none") in empty


def replayed(played: Played, words: tuple[str, ...] = WORDS) -> Replay:
    game = replace(GAME, status=GameStatus.OVER)
    return replay_of(game, NAMES, log_of(game, words, played.events))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fair_game_is_confirmed_and_its_files_hold_it(played: Played, language: Language) -> None:
    replay = replayed(played)
    reply = replay_reply(replay, language)
    assert replay.fault is None
    assert "✅" in body(reply)
    files = {
        file.name: file.data.decode()
        for file in reply.files
        if not file.name.endswith((".png", ".webp", ".gif"))
    }
    film = next(file for file in reply.files if file.name == "replay.gif")
    assert len(list(ImageSequence.Iterator(Image.open(BytesIO(film.data))))) > 20
    assert sum(len(file.data) for file in reply.files) < 10_000_000
    assert sorted(files) == ["game-12.catan.txt", "game-12.json"]
    log = read_log(files["game-12.json"])
    assert not isinstance(log, RuleRefusal)
    assert verify(log) == played.state
    assert files["game-12.catan.txt"].startswith("catanlog v0.10.0\n")
    assert json.loads(files["game-12.json"])["fairness"]["secret"] == SECRET.hex()


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_that_do_not_follow_from_the_secret_are_named(played: Played, language: Language) -> None:
    rolls = ((place, event) for place, event in enumerate(played.events) if isinstance(event, Rolled))
    place, rolled = next((place, event) for place, event in rolls if event.first != event.second)
    events: tuple[Event, ...] = (
        *played.events[:place],
        replace(rolled, first=rolled.second, second=rolled.first),
        *played.events[place + 1 :],
    )
    replay = replayed(played._replace(events=events))
    assert replay.fault is not None
    shown = body(replay_reply(replay, language))
    assert "❌" in shown
    assert str(place) in shown


def test_a_running_game_exports_no_secret(played: Played) -> None:
    log = log_of(GAME, WORDS, played.events)
    assert log.fairness is not None
    assert log.fairness.secret is None


def test_the_matrices_count_who_gave_and_who_robbed(played: Played) -> None:
    cards, trades = trade_matrices(played.events, 4)
    traded = [event for event in played.events if isinstance(event, Traded)]
    assert sum(map(sum, trades)) == 2 * len(traded)
    assert sum(map(sum, cards)) == sum(size(event.give) + size(event.get) for event in traded)
    robbed = robber_matrix(played.events, 4)
    assert sum(map(sum, robbed)) == sum(isinstance(event, Stolen) for event in played.events)
    assert all(matrix[seat][seat] == 0 for matrix in (cards, trades, robbed) for seat in range(4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judges_report_lists_gifts_of_a_turn__cjp_trade_gift_example(
    played: Played, language: Language
) -> None:
    one, two = ONE[0], ONE[0] + ONE[1]
    gift = (Traded(0, 1, two, one), Traded(0, 1, one, one))
    base = report_of(GAME, NAMES, played.events)
    report: GameReport = replace(
        base,
        gifts=net_gifts(gift),
        helps=(HelpToLeader(3, 0, 2, 4, 1),),
        spared=(LeaderSpared(9, 1, 0, 2),) * 99,
    )
    shown = body(report_reply(report, language))
    assert len(report.gifts) == 1
    assert r"Haruka → K\*en\*" in shown
    assert "🧱×1" in shown
    assert within_limits(report_reply(report, language))
