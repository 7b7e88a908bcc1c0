"""The bot is killed at random moments of games by post: no move is lost or made twice, nothing is posted twice."""

import asyncio
import os
import random
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest

from data.game_records import GameStatus, PostGame
from data.records import Delivery, Destination, TimerKind
from data.unit_of_work import UnitOfWork
from engine.protocol import EngineRefusal
from league.ids import GameId
from tests.chaos.players import Click, Play, shown, waits_for_morning
from tests.chaos.reaper import Chaos, tracebacks, within
from tests.games.kinds import KINDS, Kind
from tests.games.sight import is_live, uses_of
from tests.support.process_night import ProcessNight, process_night, skip_without_postgres
from tests.support.ways import chosen
from usecases.play.registry import options_of, rules_of
from usecases.play.report import record_of
from usecases.play.stamps import EPOCH, stamp_of
from usecases.play.states import events_of
from usecases.play.views import seats_of

KILLS = int(os.environ.get("CHAOS_KILLS", "200")) // 2  # the other half is for the other file
SEED = int(os.environ.get("CHAOS_SEED", "7"))


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
async def test_killing_the_bot_at_random_moments_of_a_game_loses_and_doubles_no_move(
    tmp_path: Path, kind: Kind, processes: int
) -> None:
    skip_without_postgres(processes)
    async with process_night(tmp_path, min(kind.seats), processes=processes) as night:
        chaos = Chaos(night, random.Random(SEED), KILLS, pause=(0.1, 3), patience=90, strike=0.01)
        chaos.arm()
        play = Play(chaos, night.players, kind)
        async with (
            within(60 + 60 * KILLS, f"{KILLS} kills during games", night.bot),
            asyncio.TaskGroup() as both,
        ):
            both.create_task(chaos.reign())
            playing = both.create_task(play.play())
            while chaos.kills < KILLS:  # noqa: ASYNC110 - kills are counted elsewhere
                await asyncio.sleep(0.2)
            play.stopped = True
            await playing
            chaos.ending = True
        if not night.bot.running:
            await night.bot.start()
            await night.all_connected()
        await play.quiet()
        _everybody_who_is_awaited_can_play(play)
        await _end(play)
        await play.quiet()
        accepted = _accepted_moves_are_stored_once(play)
        _all_games_keep_the_rules_and_the_promise(play)
        _nothing_is_posted_twice(night)
        fired = _timers_are_right(play)
        assert night.server.contract_faults == []
        assert tracebacks(night.bot) == ""
        print(  # noqa: T201 - the figures to note
            f"{chaos.kills} kills, {play.number} games ({play.over} played to the end), {len(play.clicks)} clicks that "
            f"move, {accepted} acknowledged, {play.repeated} repeated unseen, {fired} time-outs"
        )


async def _end(play: Play) -> None:
    """A judge calls time in the game that is still on, again where it went on between question and answer."""
    async with within(120, "the game ends", play.night.bot):
        while play.game.status is not GameStatus.OVER:
            await _call_time(play.night, play.number)


async def _call_time(night: ProcessNight, game: int) -> None:
    handle = night.server.slash(night.judge, night.rooms["hall"], *chosen("game end", {"game": game}))
    await night.server.answered(handle, within=20)
    asked = handle.messages[-1]
    ids = [str(item.get("custom_id", "")) for item in asked.components]
    for sure in (one for one in ids if one.startswith("game-end:")):
        await night.server.answered(night.server.click(asked, sure, night.judge), within=20)


def _everybody_who_is_awaited_can_play(play: Play) -> None:
    """One message with live buttons for each seat that is waited for, drawn for this very moment."""
    if play.game.status is not GameStatus.PLAYING:
        return
    for person in play.people:
        seat = next(seat for seat in play.seats if seat.user_id == person.id)
        letters = play.letters(person)
        stamps = {use.stamp for letter in letters for use in uses_of(shown(letter), play.number)}
        assert stamps <= {stamp_of(play.game)}, (stamps, stamp_of(play.game))
        assert len(letters) == 1 if seat.deadline is not None else len(letters) <= 1, (seat, len(letters))


def _accepted_moves_are_stored_once(play: Play) -> int:
    """Each acknowledged move is one decision of its seat, with just the events that the rules make of it."""
    used: Counter[tuple[int, int]] = Counter()
    accepted = [click for click in play.clicks if click.accepted(play.chaos.ends)]
    for click in accepted:
        used[_decision_of(play.night, click)] += 1
    assert [place for place, times in used.items() if times > 1] == []
    assert len(accepted) >= KILLS // 5, f"only {len(accepted)} of {len(play.clicks)} clicks were answered"
    return len(accepted)


def _decision_of(night: ProcessNight, click: Click) -> tuple[int, int]:
    """The stored decision that a click made: game and step."""
    game_id, place = int(click.use.custom_id.split(":")[1]), click.use.stamp % EPOCH

    def find(uow: UnitOfWork) -> tuple[int, int]:
        game, stored = uow.games.require(GameId(game_id)), uow.game_events.since(GameId(game_id), 0)
        mine = next((one for one in stored if one.place >= place and one.seat == click.seat), None)
        assert mine is not None, f"lost: {click.use.words} by seat {click.seat} at {place}"
        rules = rules_of(game)
        state = rules.fold(options_of(game), game.seats, events_of(game, stored[: mine.place]))
        action = rules.parse(click.use.words)
        assert not isinstance(action, EngineRefusal)
        decided = rules.decide(state, click.seat, action)
        assert not isinstance(decided, EngineRefusal), (click.use.words, decided)
        made = events_of(game, stored[mine.place : mine.place + len(decided)])
        assert made == decided, f"not what was played: {click.use.words} at {place}"
        return game_id, mine.step

    return night.look(find)


def _all_games_keep_the_rules_and_the_promise(play: Play) -> None:
    """Every game's events follow from one another by the rules, with the promised dice."""

    def check(uow: UnitOfWork, game: PostGame) -> None:
        stored = uow.game_events.since(game.id, 0)
        assert [one.place for one in stored] == list(range(game.events))
        found = play.kind.verify(record_of(uow, game, seats_of(uow, game)))
        assert not isinstance(found, EngineRefusal), found

    night = play.night
    for game in night.look(lambda uow: uow.games.find(status=GameStatus.OVER)):
        night.look(lambda uow, game=game: check(uow, game))  # type: ignore[misc]  # bound now


def _nothing_is_posted_twice(night: ProcessNight) -> None:
    """Every message of the bot, the private ones too, is a post or a notice that the bot knows of; each stands once."""
    notices = night.look(lambda uow: uow.outbox.notices.find())
    unsent = [one for one in notices if one.state is not Delivery.SENT and not waits_for_morning(one)]
    assert [(one.key, one.state, one.error) for one in unsent] == []
    posts = night.look(lambda uow: uow.outbox.posts.find())
    noted = [*(post.message_id for post in posts), *(notice.message_id for notice in notices)]
    known = Counter(number for number in noted if number)
    stands = Counter(message.id for message in night.messages() if message.author.bot)
    assert {number: times for number, times in known.items() if times > 1} == {}
    extra = [m.text for m in night.messages() if m.author.bot and m.id not in known]
    assert extra == []
    gone = {one.message_id for one in notices if one.message_id} - set(stands)
    assert gone == set()
    for game in night.look(lambda uow: uow.games.find(status=GameStatus.OVER)):
        live = [m.text for m in night.messages() if is_live(shown(m), game.id)]
        assert live == []


def _timers_are_right(play: Play) -> int:
    """No more time-outs than clocks that ran out, no timer left of a finished game; how many there were."""

    def timeouts(uow: UnitOfWork) -> int:
        texts = {
            "game-out-of-time",
            "game-out-of-time-match",
            "game-autopilot",
            "game-asleep",
            "game-autopilot-match",
            "game-autopilot-match-league",
            "game-asleep-match",
            "game-lost-absent",
        }
        return len([one for one in uow.outbox.notices.find(place=Destination.GAME) if one.text in texts])

    def waiting(uow: UnitOfWork) -> list[datetime]:
        seats = [seat for game in uow.games.find(status=GameStatus.OVER) for seat in seats_of(uow, game)]
        kinds = (TimerKind.GAME_DEADLINE, TimerKind.GAME_REMINDER)
        return [one.due_at for seat in seats for kind in kinds for one in uow.timers.waiting(kind, seat.id)]

    fired = play.night.look(timeouts)
    assert fired <= play.hastened, (fired, play.hastened)
    assert play.night.look(waiting) == []
    due = play.night.look(lambda uow: uow.timers.next_due())
    assert due is None or due > datetime.now(UTC)
    return fired
