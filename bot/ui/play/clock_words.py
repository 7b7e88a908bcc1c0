"""Until when there is time, in the same words wherever a game says it."""

from bot.i18n import Language, Safe, text
from bot.ui.timestamps import date_time, relative_time
from engine.protocol import Seat
from usecases.play.seat_clocks import SeatClock
from usecases.play.views import GameView


def until_words(view: GameView, seat: Seat | None, language: Language) -> Safe:
    """When a seat's time is over, from when on its reserve runs, until when its player is away; "" where none runs."""
    until = None if seat is None else view.seats[seat].deadline
    if seat is None or until is None:
        return Safe("")
    clock = view.clocks.get(seat, SeatClock(until))
    words = Safe(relative_time(clock.until))
    if clock.has_reserve and clock.free_until is not None:
        words = Safe(text(language, "game-until-reserve", {"at": words, "free": date_time(clock.free_until)}))
    elif clock.has_reserve:
        words = Safe(text(language, "game-until-reserve-runs", {"at": words}))
    if clock.away_until is None:
        return words
    return Safe(text(language, "game-until-away", {"at": words, "back": date_time(clock.away_until)}))


def away_lines(view: GameView, said: Seat | None, language: Language) -> list[str]:
    """Who else is on vacation, and until when; `said` is the seat whose own time is told beside it."""
    told = {view.seat} if said is None or said not in view.clocks else {view.seat, said}
    return [
        text(language, "game-away", {"name": view.names[seat], "back": date_time(until)})
        for seat, until in sorted(view.aways.items())
        if seat not in told
    ]
