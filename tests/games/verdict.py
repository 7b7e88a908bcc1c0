"""What must hold when a game is over, told from Discord and from the stored events."""

from collections import Counter
from typing import Any

from bot.ui.play import board_post
from data.game_records import PostGame
from data.records import Delivery, Destination, Notice, TimerKind
from data.unit_of_work import UnitOfWork
from engine.protocol import EngineRefusal
from league.ids import GameId
from tests.games.match import Match
from tests.games.mischief import open_buttons
from tests.games.sight import messages_in
from tests.support.night import said
from usecases.play.public_log import public_json
from usecases.play.registry import options_of, rules_of
from usecases.play.show import board_view
from usecases.play.states import events_of

SYSTEM_MESSAGES = (18, 21)


async def judge(match: Match) -> None:
    """Everything."""
    _the_post_shows_the_result(match)
    await _the_replay_is_sound(match)
    _nothing_can_be_clicked(match)
    _every_turn_was_told_once(match)
    _all_was_delivered(match)
    _no_timer_waits(match)


def _stored(match: Match) -> tuple[Any, ...]:
    found: tuple[Any, ...] = match.look(
        lambda uow: events_of(match.game, uow.game_events.since(match.number, 0))
    )
    return found


def _the_post_shows_the_result(match: Match) -> None:
    game: PostGame = match.game
    rules = rules_of(game)
    result = rules.outcome(rules.fold(options_of(game), game.seats, _stored(match)))
    assert result is not None
    view: Any = match.look(lambda uow: board_view(GameId(match.number), uow))
    wanted = board_post.render(view, "en").embeds[0]
    posts = messages_in(match.night.env, match.night.hall.id, 0)
    [post] = [one for one in posts if any(box.title == wanted.title for box in one.embeds)]
    assert post.embeds[0].description == wanted.description
    for seat, points in zip(match.seats, result.recorded, strict=True):
        assert any(seat.name in line and str(points) in line for line in str(wanted.description).split("\n"))


async def _the_replay_is_sound(match: Match) -> None:
    """The file that everybody may take home verifies, dice included, and ends as the stored events do."""
    player = match.night.players[0]
    answer = await match.night.run(player, "game replay", game=match.number)
    assert "⛔" not in said(answer)
    files = [file for one in (answer.response, *answer.followups) if one for file in one.attachments]
    [record] = [file for file in files if file.filename.endswith(".json")]
    log = match.kind.read_log((match.night.env.backend.cdn.get(record.url) or b"").decode())
    assert not isinstance(log, EngineRefusal), log
    state = match.kind.verify(log)
    assert not isinstance(state, EngineRefusal), state
    assert log.events == _stored(match)


def _nothing_can_be_clicked(match: Match) -> None:
    """No message of any player, and no ping in the thread, offers a move any more."""
    for person in (*match.people, *match.former):
        for channel in (person.actor.user.dm_channel.id, match.thread):
            for message in messages_in(match.night.env, channel, person.user):
                if not message.ephemeral:
                    assert open_buttons(message, match.number) == [], f"{message.content}\n{match.where()}"


def _notices(match: Match) -> list[Notice]:
    def find(uow: UnitOfWork) -> list[Notice]:
        return [one for one in uow.outbox.notices.find(place=Destination.GAME) if one.subject == match.number]

    found: Any = match.look(find)
    return list(found)


def _every_turn_was_told_once(match: Match) -> None:
    """The thread holds each notice once and nothing else; the turns told are those that were played."""
    notices = _notices(match)
    posted = Counter(notice.message_id for notice in notices)
    shown = [
        one.id
        for one in messages_in(match.night.env, match.thread, 0)
        if one._message.type not in SYSTEM_MESSAGES
    ]
    assert posted == Counter(shown), match.where()
    logs = [notice for notice in notices if notice.text == "game-log"]
    told = [event for notice in logs for event in notice.params["log"]["log"]["events"]]
    game, events = match.game, _stored(match)
    if not game.epoch:
        assert told == public_json(rules_of(game), events)
    ends = [
        [one for one in events_ if one.get("event") == "turn-ended"]
        for events_ in (told, public_json(rules_of(game), events))
    ]
    assert len(ends[0]) >= len(ends[1])


def _all_was_delivered(match: Match) -> None:
    posts: Any = match.look(lambda uow: uow.outbox.posts.find())
    assert [post for post in posts if post.wanted != post.done or post.error] == []
    notices: Any = match.look(lambda uow: uow.outbox.notices.find())
    assert [notice for notice in notices if notice.state is not Delivery.SENT] == []


def _no_timer_waits(match: Match) -> None:
    for seat in match.seats:
        for kind in (TimerKind.GAME_DEADLINE, TimerKind.GAME_REMINDER):
            assert match.look(lambda uow, k=kind, s=seat: uow.timers.waiting(k, s.id)) == ()
