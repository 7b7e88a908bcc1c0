"""The answers of `/game list`, `/game replay` and `/game report`, and the record and the figures they hold."""

import json
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from bot.i18n import LANGUAGES, Language, plain
from bot.ui.play.face import opening_commands
from bot.ui.play.replies import games_reply, replay_reply, report_reply
from data.game_records import GameStatus
from engine.catan.events import Event, Rolled, Stolen, Traded
from engine.catan.facts import HelpToLeader, LeaderSpared, net_gifts
from engine.catan.hands import ONE, size
from engine.catan.record import read_log, verify
from engine.catan.report import robber_matrix, trade_matrices
from engine.catan.state import CatanState
from engine.catan.table import PlayedGame
from engine.protocol import EngineRefusal as RuleRefusal
from tests.support.wording import says
from tests.ui.posts_table import GAME, NAMES, SECRET, WORDS, body, lobby, seen, within_limits
from usecases.play.report import (
    GameReport,
    Replay,
    log_of,
    replay_of,
    report_of,
)
from usecases.play.show import GamesListed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_shows_whose_turn_it_is_and_where(middle: CatanState, language: Language) -> None:
    mover = middle.turn.player
    mine, theirs = seen(middle, mover), seen(middle, (mover + 1) % 4)
    shown = body(games_reply(GamesListed((mine, theirs), (lobby(),)), language))
    assert shown.count("https://discord.com/channels/111/") == 3
    assert plain(language, "game-list-mine") in shown
    many = games_reply(GamesListed((mine,) * 25, (lobby(),) * 25), language)
    assert within_limits(many)
    empty = body(games_reply(GamesListed((), ()), language))
    assert plain(language, "game-list-none", {"commands": opening_commands(language)}) in empty


def replayed(played: PlayedGame, words: tuple[str, ...] = WORDS) -> Replay:
    game = replace(GAME, status=GameStatus.OVER)
    return replay_of(game, NAMES, log_of(game, words, played.events))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fair_game_is_confirmed_and_its_files_hold_it(played: PlayedGame, language: Language) -> None:
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
def test_dice_that_do_not_follow_from_the_secret_are_named(played: PlayedGame, language: Language) -> None:
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


def test_a_running_game_exports_no_secret(played: PlayedGame) -> None:
    log = log_of(GAME, WORDS, played.events)
    assert log.fairness is not None
    assert log.fairness.secret is None


def test_the_matrices_count_who_gave_and_who_robbed(played: PlayedGame) -> None:
    cards, trades = trade_matrices(played.events, 4)
    traded = [event for event in played.events if isinstance(event, Traded)]
    assert sum(map(sum, trades)) == 2 * len(traded)
    assert sum(map(sum, cards)) == sum(size(event.give) + size(event.get) for event in traded)
    robbed = robber_matrix(played.events, 4)
    assert sum(map(sum, robbed)) == sum(isinstance(event, Stolen) for event in played.events)
    assert all(matrix[seat][seat] == 0 for matrix in (cards, trades, robbed) for seat in range(4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judges_report_lists_gifts_of_a_turn__cjp_trade_gift_example(
    played: PlayedGame, language: Language
) -> None:
    one, two = ONE[0], ONE[0] + ONE[1]
    gift = (Traded(0, 1, two, one), Traded(0, 1, one, one))
    base = report_of(GAME, NAMES, played.events)
    facts = replace(
        base.facts,
        gifts=net_gifts(gift),
        helps=(HelpToLeader(3, 0, 2, 4, 1),),
        spared=(LeaderSpared(9, 1, 0, 2),) * 99,
    )
    report = GameReport(base.game, base.names, facts)
    shown = body(report_reply(report, language))
    assert len(facts.gifts) == 1
    assert says(shown, "catan-report-gift", language, taker="K\\*en\\*")
    assert "🧱×1" in shown
    assert within_limits(report_reply(report, language))
