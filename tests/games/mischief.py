"""What happens to a game besides moves: time runs out, judges act, people leave, impatient clicks, restarts."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from simcord import actors
from simcord.results import ResponseMessage

from data.game_records import GameStatus
from tests.games.match import Match
from tests.games.person import Person
from tests.games.sight import BUTTON, MENU, Use, controls_of, items_of, messages_in, posted_button, screen_of
from tests.support.night import last, said
from usecases.play.stamps import EPOCH
from usecases.play.waiting import is_person

Mischief = Callable[[Match], Awaitable[None]]
RATE = 0.12
"""How often something happens before a move."""


async def something(match: Match) -> None:
    """Now and then something happens; the game must stand it."""
    await come_back(match)
    if match.chance.random() > RATE:
        return
    kinds, weights = zip(*MISCHIEFS.items(), strict=True)
    [mischief] = match.chance.choices(kinds, weights)
    match.note(mischief.__name__)
    match.happened[mischief.__name__] += 1
    await mischief(match)
    await match.pass_time(10)
    match.check()


async def come_back(match: Match) -> None:
    """Whoever is played for by the house comes back some day: by "my turn" below the board."""
    for seat in match.seats:
        person = match.person(seat.user_id)
        if person and seat.autopilot and not seat.resigned and match.chance.random() < 0.3:
            board = match.board()
            match.note(f"{person.actor.name} is back")
            await person.open_panel(board)
            await match.pass_time(5)


# Time and judges


async def out_of_time(match: Match) -> None:
    """The clock of a seat runs down: reminders come, then the house acts."""
    awaited = match.awaited
    if not awaited or match.game.status is not GameStatus.PLAYING:
        return
    seat = match.chance.choice(awaited)
    assert seat.deadline is not None
    due = seat.deadline
    await match.sleep_until(due + timedelta(seconds=2))
    now = match.seats[seat.number]
    assert now.deadline != due, match.where()
    assert now.misses == seat.misses + 1, match.where()


async def pause(match: Match) -> None:
    """A judge holds the game: what is clicked meanwhile is refused, and no time runs."""
    await match.judged("game pause")
    await match.pass_time(10)
    events = match.game.events
    for person in match.people:
        for letter in person.letters()[:4]:
            moves = [one for one in controls_of(letter, match.number) if isinstance(one, Use) and one.is_move]
            assert not moves, match.where()
    deadlines = [seat.deadline for seat in match.awaited]
    if deadlines:
        await match.sleep_until(max(due for due in deadlines if due) + timedelta(minutes=1))
    assert match.game.events == events, match.where()
    await match.judged("game resume")


async def undo(match: Match) -> None:
    """A judge looks at what would be taken back, and takes it back."""
    before, night = match.game, match.night
    asked = await night.run(night.judge, "game undo", game=match.number, moves=match.chance.randint(1, 3))
    assert match.game == before, match.where()
    if "⛔" in said(asked):
        return
    answer = said(await night.click(night.judge, last(asked), "game-undo"))
    after = match.game
    if "⛔" not in answer:
        assert (after.epoch, after.events < before.events) == (before.epoch + 1, True), match.where()


async def call_judge(match: Match) -> None:
    """A player calls a judge, by a form below the board; the judge lets the game go on."""
    person = match.chance.choice(match.people)
    board = match.board()
    shown = await person.actor.click(board, custom_id=posted_button(board, "game-judge", match.number))
    answer = said(await person.actor.submit_modal(shown, {"question": "May he do that?"}))
    await match.pass_time(5)
    if "⛔" in answer:
        return
    assert match.status == "paused"
    judge = match.night.judge
    posts = messages_in(match.night.env, match.night.channels["judges"].id, int(judge.id))
    call = next(one for one in posts if posted_button(one, "game-resume", match.number))
    await judge.click(call, custom_id=posted_button(call, "game-resume", match.number))
    assert match.status == "playing"


async def substitute(match: Match) -> None:
    """A judge puts somebody in a person's seat, who may have resigned before."""
    seated = [seat for seat in match.seats if seat.user_id]
    spare = next(
        (one for one in match.night.players if not any(seat.user_id == one.id for seat in match.seats)), None
    )
    known = {person.user for person in (*match.people, *match.former)}
    if spare is None or int(spare.id) in known or match.substitutions >= 2:
        return
    seat = match.chance.choice(seated)
    match.substitutions += 1
    before = match.seats
    answer = await match.judged("game substitute", seat=seat.number + 1, member=spare)
    if len(before) == 2:  # a match of two has no substitutes
        assert ("⛔" in answer, match.seats) == (True, before), match.where()
        return
    assert "⛔" not in answer, f"{answer}\n{match.where()}"
    old = match.person(seat.user_id)
    if old is not None:
        match.people.remove(old)
        match.former.append(old)
    match.people.append(match.newcomer(spare))
    match.night.locales.set(spare.id, match.chance.choice(("ja", "en-US")))


async def resign(match: Match) -> None:
    """A player gives up, if somebody is left to play on."""
    left = [seat for seat in match.seats if is_person(seat)]
    if len(left) < 2:
        return
    person = match.person(match.chance.choice(left).user_id)
    assert person is not None
    asked = await match.night.run(person.actor, "game resign", game=match.number)
    [sure] = [one for one in (asked.response, *asked.followups) if one is not None]
    await person.actor.click(sure, custom_id=posted_button(sure, "game-resign", match.number))
    match.people.remove(person)
    match.former.append(person)


# The bot and the people's fingers


async def restart(match: Match) -> None:
    """The bot ends and starts again."""
    await match.night.restart()


async def double_click(match: Match) -> None:
    """The same control twice, the second time from a screen that has not been redrawn yet."""
    person, use = _any_move(match)
    if person is None or use is None:
        return
    screen = screen_of(person.stored(use))
    before = match.game.events
    await person.use(use)
    once = match.game.events
    await again(person, use, screen)
    if once > before:
        match.happened["second click refused"] += 1
        assert match.game.events == once, match.where()
        match.moves += 1


async def stale(match: Match) -> None:
    """A control of an earlier turn, from a screen that was never redrawn."""
    person = match.chance.choice(match.people)
    game = match.game
    old = [
        (use, screen)
        for use, screen in person.used
        if use.is_move and _is_past(use, game.epoch, game.turn_place)
    ]
    if not old:
        return
    use, screen = match.chance.choice(old)
    answer = await again(person, use, screen)
    assert "⛔" in answer or not answer, answer
    match.happened["stale click refused"] += bool(answer)
    assert match.game.events == game.events, match.where()


async def move_turns(match: Match) -> None:
    """From now on turns come to the other place."""
    person = match.chance.choice(match.people)
    seat = next(seat for seat in match.seats if seat.user_id == person.user)
    await person.ask_for("game orders")
    if person.panel is not None:
        await person.use_words("=thread" if seat.by_message else "=message")
        await match.pass_time(10)
        assert match.seats[seat.number].by_message != seat.by_message or seat.resigned, match.where()


async def orders(match: Match) -> None:
    """Somebody plays with the standing orders."""
    person = match.chance.choice(match.people)
    await person.ask_for("game orders")
    for _ in range(match.chance.randint(1, 8)):
        if person.panel is None:
            return
        found = [one for one in controls_of(person.panel, match.number) if "orders" in person.words(one)]
        if not found:
            return
        await person.use(person.any_use(match.chance.choice(found)))


async def look_around(match: Match) -> None:
    """Commands that only show something."""
    person = match.chance.choice(match.people)
    command = match.chance.choice(("game show", "game hand", "game list", "game report"))
    options: dict[str, Any] = {} if command == "game list" else {"game": match.number}
    if command == "game report":
        await match.night.run(match.night.judge, command, **options)
    elif match.chance.random() < 0.5:
        await person.actor.user.slash(command, **options)
    else:
        await match.night.run(person.actor, command, **options)


MISCHIEFS: dict[Mischief, float] = {
    out_of_time: 2, pause: 1, undo: 1.5, call_judge: 0.7, substitute: 0.5, resign: 0.2, restart: 1.5,
    double_click: 3, stale: 3, move_turns: 2, orders: 2, look_around: 2,
}  # fmt: skip


def _any_move(match: Match) -> tuple[Person | None, Use | None]:
    """A move that a person could make with one tap now."""
    for person in match.chance.sample(match.people, len(match.people)):
        message = person.message()
        moves = person.moves_of(message) if message else []
        uses = [one for one in moves if isinstance(one, Use) and one.is_move]
        if uses:
            return person, match.chance.choice(uses)
    return None, None


def _is_past(use: Use, epoch: int, turn_place: int) -> bool:
    """Whether it was drawn for another turn, or for what a judge took back."""
    then, place = divmod(use.stamp, EPOCH)
    return then != epoch or place < turn_place


async def again(person: Person, use: Use, screen: Any) -> str:  # noqa: ANN401 - the simulation's own message
    """Use a control that a screen still shows though the message has gone on: what was answered."""
    env = person.night.env
    if env.backend.messages.get(use.channel_id, {}).get(use.message_id) is None:
        return ""  # a message that is gone cannot be clicked: Discord itself refuses
    data: dict[str, Any] = {"custom_id": use.custom_id, "component_type": MENU if use.values else BUTTON}
    if use.values:
        data["values"] = list(use.values)
    actor: Any = person.actor.user if use.channel_id == person.actor.user.dm_channel.id else person.actor
    answer = said(await actors._component_interaction(actor, screen, data))
    person.refused += "⛔" in answer
    return answer


def open_buttons(message: ResponseMessage, game: int) -> list[str]:
    """The ids of a message's controls that still play something in this game."""
    ids = [str(item.get("custom_id", "")) for item in items_of(message.components)]
    return [
        one for one in ids if one.startswith((f"play:{game}:", f"play-menu:{game}:", f"game-turn:{game}:"))
    ]
