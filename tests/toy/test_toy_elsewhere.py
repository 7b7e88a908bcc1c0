"""What the bot tells of a game besides playing it: rating, record and help know the toy as they know Catan."""

import json
import re
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from data.game_records import GameStatus
from engine.command_line import checking_program
from tests.support.game_night import GameNight
from tests.support.night import Night, ids_of, last, said, shown
from tests.toy.duel import DUEL
from tests.toy.play import board_of, play_game, state_of
from usecases.show.ratings import POST, RatingQuestion, rating_lists

RUN = CliRunner()


async def test_a_finished_game_is_rated_and_stands_in_its_players_records(duel: GameNight) -> None:
    assert "⛔" in said(await duel.night.run(duel.who(0), "me record"))
    while duel.game.status is GameStatus.PLAYING:
        await play_game(duel)
    for seat in (0, 1):
        assert "Duel" in said(await duel.night.run(duel.who(seat), "me record"))
    question = RatingQuestion(duel.caller(0), "duel")
    lists: Any = duel.night.read(lambda uow: rating_lists(question, uow))
    (rated,) = lists
    assert (rated.game, rated.rule) == ("duel", POST)
    assert rated.lines[0].person.name == duel.seats[state_of(duel).winner or 0].name


async def test_the_help_leads_to_the_page_of_every_game_that_is_seated(evening: Night) -> None:
    shown = await evening.run(evening.players[0], "help")
    turned = await evening.players[0].click(last(shown), custom_id=ids_of(last(shown))[-1])
    assert "the higher wins the stake" in said(turned)


async def test_the_command_that_a_replay_names_is_one_line_of_the_game_and_checks_the_file(
    duel: GameNight, tmp_path: Path
) -> None:
    while duel.game.status is GameStatus.PLAYING:
        await play_game(duel)
    answer = await duel.night.run(duel.who(0), "game replay", game=1)
    assert "`python -m engine.duel verify game-1.json --hash`" in said(answer)
    (file,) = [one for one in last(answer).attachments if one.filename == "game-1.json"]
    text = (duel.night.env.backend.cdn.get(file.url) or b"").decode()
    program = checking_program("Duel", DUEL.rules)
    other = json.loads(text)
    other["events"][0]["hands"][0][0] = other["events"][0]["hands"][0][0] % 6 + 1
    await duel.rest()
    (head,) = re.findall(r"Record hash `(\w+)`", said(answer))
    assert any(head in shown(message) for message in duel.thread_messages())
    for name, words, good in (("good", text, True), ("bad", json.dumps(other), False)):
        (tmp_path / name).write_text(words, encoding="utf-8")
        done = RUN.invoke(program, ["verify", str(tmp_path / name), "--hash", head])
        assert (done.exit_code == 0) is good, done.output
        assert ('"verified": true' in done.output) is good
    assert RUN.invoke(program, ["replay", str(tmp_path / "good")]).exit_code == 0


async def test_one_point_is_one_point(duel: GameNight) -> None:
    while max(state_of(duel).points) < 1:
        await play_game(duel, stake=1)
    await duel.night.sure(duel.night.judge, "game end", game=1)
    await duel.rest()
    shown = str(board_of(duel).embeds[0].description)
    assert "** 1 point\n" in shown
    assert "** 0 points" in shown


async def test_the_commands_that_open_a_game_are_listed_as_each_language_lists(evening: Night) -> None:
    reader = evening.players[0]
    assert "new`, `/duel new`" in said(await evening.run(reader, "game list"))
    evening.locales.set(reader.id, "ja")
    assert "募集`、`/決闘 募集`" in said(await evening.run(reader, "game list"))
