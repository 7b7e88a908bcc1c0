"""Play by post: the record hash stands wherever the game is told, and names what a judge took back."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete

from bot.i18n import LANGUAGES
from bot.ui.notices import notice_reply
from bot.ui.play import board_post, prompt_post
from bot.ui.play.replies import replay_reply
from data.database import WRITING, Database
from data.game_records import GameStatus, PostGame, Prompt, PromptKind
from data.game_tables import GameTakenBackRow
from data.records import Notice
from data.statements import table_of
from data.transaction import write
from data.unit_of_work import UnitOfWork
from engine.audit import heads_of
from engine.catan import game as catan
from engine.chain import SHORT, SHOWN
from engine.log import RecordCode
from league.ids import GameId, PromptId
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.wording import says, worded
from tests.usecases.test_usecase_game_undo import undo
from usecases.play.judge import JudgeGame, end_game
from usecases.play.registry import rules_of
from usecases.play.report import Replay, finished_game
from usecases.play.show import board_view, seen_on


def step(table: GameTable) -> None:
    """A sensible move of whoever must decide."""
    seat = catan.to_act(table.state)[0]
    done = table.play(table.user_of(seat), table.choice(seat))
    assert not isinstance(done, Refusal), done


@pytest.fixture
def table(database: Database) -> GameTable:
    """Four people, some turns, and moves that a judge took back."""
    table = game_table(database, people=4)
    for _ in range(40):
        step(table)
    undo(table, 3)
    for _ in range(6):
        step(table)
    return table


def told(table: GameTable, text: str) -> tuple[Notice, ...]:
    """The messages in the thread with this text."""
    found: tuple[Notice, ...] = table.read(lambda uow: uow.outbox.notices.find(text=text))
    return found


def words(notice: Notice) -> str:
    """A message in English."""
    return notice_reply(notice, "en").content


def ended(table: GameTable) -> Replay:
    """The check of the game once a judge has ended it."""
    table.do(end_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    replay: Replay = table.read(lambda uow: finished_game(table.game_id, uow))
    return replay


def test_the_hash_after_each_turn_is_one_that_the_record_makes(table: GameTable) -> None:
    logs, cuts = told(table, "game-log"), told(table, "game-undone")
    replay = ended(table)
    assert (replay.fault, replay.finished, len(replay.log.taken_back)) == (None, True, 1)
    made = [head[:SHOWN] for head in heads_of(rules_of(table.game), replay.log)]
    shown = [words(one).rsplit("Record hash ", 1)[1][:SHOWN] for one in (*logs, *cuts)]
    assert logs
    assert len(cuts) == 1
    assert {*shown} <= {*made}
    assert worded("game-head", head=made[-1]) in words(told(table, "game-over-time")[0]).splitlines()
    assert replay.log.head[:SHOWN] == made[-1]


def test_the_board_shows_the_hash_of_the_last_turn_and_the_end_that_of_all(table: GameTable) -> None:
    def board() -> Any:  # noqa: ANN401 - an embed
        return board_post.render(table.read(lambda uow: board_view(table.game_id, uow)), "en").embeds[0]

    newest = words(max((*told(table, "game-log"), *told(table, "game-undone")), key=lambda one: one.id))
    assert says(board().footer.text, "game-post-head", head=table.game.told_head[:SHOWN])
    assert newest.endswith(table.game.told_head[:SHOWN])
    replay = ended(table)
    assert f"`{replay.log.head[:SHOWN]}`" in board().description


def test_a_turn_message_has_the_first_digits_and_keeps_them(table: GameTable) -> None:
    def card() -> Prompt:
        found: tuple[Prompt, ...] = table.read(
            lambda uow: uow.game_cards.find(kind=PromptKind.TURN, is_open=True)
        )
        return found[0]

    def shown(number: PromptId) -> str:
        return prompt_post.render(table.read(lambda uow: seen_on(number, uow)), "en").words

    mine = card()
    line = f"-# Record hash {mine.head}"
    assert len(mine.head) == SHORT
    assert table.game.told_head.startswith(mine.head)
    assert line in shown(mine.id).splitlines()
    while table.read(lambda uow: uow.game_cards.require(mine.id)).is_open:
        step(table)
    assert not table.game.told_head.startswith(mine.head)
    assert line in shown(mine.id).splitlines()


def test_a_changed_row_of_a_game_is_found_by_its_hash(table: GameTable) -> None:
    """Whoever can write to the database lets a judge have taken back one decision less."""
    assert ended(table).fault is None
    row = table_of(GameTakenBackRow)
    with table.database.connect().execution_options(**{WRITING: True}) as connection:
        assert connection.execute(delete(row).where(row.c.game_id == table.game_id)).rowcount == 1
        connection.commit()
    replay: Replay = table.read(lambda uow: finished_game(table.game_id, uow))
    assert replay.fault is not None
    assert replay.fault.code is RecordCode.BAD_HEAD


def test_a_game_of_before_there_were_hashes_says_what_is_not_proved(table: GameTable) -> None:
    ended(table)

    def older(uow: UnitOfWork) -> PostGame:
        return uow.games.change(uow.games.require(GameId(table.game_id)), head="", told_head="")

    write(table.database, older, lambda _: True)
    replay: Replay = table.read(lambda uow: finished_game(table.game_id, uow))
    assert (replay.fault, replay.log.head, replay.log.taken_back) == (None, "", ())
    for language in LANGUAGES:
        said = str(replay_reply(replay, language).embeds[0].description)
        assert says(said, "game-replay-undecided", language)
    unfinished = replace(replay, finished=False)
    assert says(str(replay_reply(unfinished, "en").embeds[0].description), "game-replay-unfinished")
    assert says(
        str(replay_reply(unfinished, "ja").embeds[0].description), "game-replay-unfinished", language="ja"
    )
    assert table.game.status is GameStatus.OVER
