"""Steps of a panel that all games share: a game that stands still or is over, a call for the judge."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.i18n import Language, Param, plain, text
from bot.ui.play.lobby import ended, ended_params
from bot.ui.play.screen import RED, Press, Screen
from bot.ui.play.wording import worded
from data.game_records import GameStatus
from engine.protocol import Outcome
from usecases.play.registry import engine_of
from usecases.play.views import GameView

ORDERS = Press("?orders", "orders", emoji="📋")
JUDGE = Press("?judge", "judge", emoji="🧑‍⚖️")
ALSO: Final = "also"
_SELDOM: Final = (ORDERS, JUDGE)
_FEW: Final = 3
"""Buttons that a phone shows in one or two lines."""


def own_buttons(*, has_orders: bool = True) -> tuple[Press, ...]:
    """What a player may do at any time; not every game has orders."""
    return (ORDERS, JUDGE) if has_orders else (JUDGE,)


def folded(screen: Screen) -> Screen:
    """What is used seldom behind one button, where a phone would need a line more for it."""
    kept = tuple(press for press in screen.presses if press not in _SELDOM)
    if len(screen.presses) <= _FEW or len(screen.presses) - len(kept) < len(_SELDOM):
        return screen
    return replace(screen, presses=(*kept, Press(f"?{ALSO}", ALSO)))


def also() -> Screen:
    """What `folded` has put behind its button."""
    return Screen(presses=(*_SELDOM, back()))


def back(words: str = "?") -> Press:
    """To another step, the first one if none is named."""
    return Press(words, "back", emoji="◀️")


def judge(language: Language) -> Screen:
    """A question first: the call stops everybody's game."""
    call = Press("=judge", "call-judge", style=RED)
    return Screen((_say(language, "judge-sure"),), (), (call, back()))


def asleep(seen: GameView, step: str, language: Language) -> Screen | None:
    """What a player sees for whom there is nothing to do in this game now; orders can be changed in a pause."""
    if seen.seat is None:
        return None
    if seen.game.status is GameStatus.PAUSED:
        return None if step.partition(" ")[0] == "orders" else paused(seen, language)
    if seen.game.status is not GameStatus.PLAYING or seen.outcome is not None:
        return over(seen, language)
    return Screen((_say(language, "resigned"),)) if seen.seats[seen.seat].resigned else None


def paused(seen: GameView, language: Language) -> Screen:
    """For what the game is held; orders can still be changed, and the own call taken back."""
    by = seen.game.called_by
    orders = (ORDERS,) if engine_of(seen.game).orders else ()
    caller = next((seat for seat in seen.seats if by and seat.user_id == by), None)
    if caller is None:
        return Screen((_say(language, "paused", why=seen.game.held_for.value),), (), orders)
    if caller.number != seen.seat:
        return Screen((_say(language, "called", name=caller.name),), (), orders)
    back_ = Press("", "take-call-back", verb="game-resume")
    return Screen((_say(language, "called-own"),), (), (back_, *orders))


def over(seen: GameView, language: Language) -> Screen:
    """Who has won, and everybody's points."""
    end = seen.outcome
    if end is None:
        return Screen((text(language, "game-over-no-winner"),))
    won = end.winner is not None and end.winner == seen.seat
    line = text(language, f"game-over-{ended(end)}", ended_params(seen, end, language))
    return Screen((_say(language, "over-won") if won else line, *_scores(seen, end, language)))


def _scores(seen: GameView, end: Outcome, language: Language) -> Iterator[str]:
    for seat in sorted(range(len(end.recorded)), key=lambda seat: (-end.recorded[seat], seat)):
        params: dict[str, Param] = {"name": seen.names[seat], "points": end.recorded[seat]}
        yield worded(seen.game.kind, "panel-over-score", language, params)


def waiting(names: list[str], language: Language, *, has_orders: bool = True) -> Screen:
    """Nothing to decide now; for whom the game waits, as everybody can see."""
    joined = plain(language, "game-panel-comma").join(names)
    return Screen((_say(language, "waiting", names=joined),), (), own_buttons(has_orders=has_orders))


def _say(language: Language, key: str, **params: str | int) -> str:
    return text(language, f"game-panel-{key}", params)
