"""A whole game as a film: a picture for each turn."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image

from bot.i18n import Language, plain
from bot.ui.games.catan.pictures.board import board_image
from bot.ui.games.catan.pictures.board_colours import palette
from bot.ui.games.catan.pictures.board_moves import moves_of
from bot.ui.games.catan.pictures.board_words import LIMIT, board_summary
from bot.ui.games.catan.pictures.indexed_image import picture_of
from bot.ui.pictures.film import ends_of, film_of
from bot.ui.reply import Picture
from engine.catan import game as catan
from engine.catan.events import BoardLaid, Event
from engine.catan.options import CatanOptions
from engine.catan.state import CatanState, opening

_REDUCTION: Final = 2


class ReplayFrame(NamedTuple):
    """The game after some turns, and what happened in them."""

    state: CatanState
    events: tuple[Event, ...]


def replay_animation(
    options: CatanOptions, seats: int, events: Sequence[Event], names: Sequence[str], language: Language
) -> Picture:
    """The film of a stored game (its first event lays the island), at most 8 MiB; only open things are shown."""
    moments = tuple(turns(options, seats, events))
    film, frames = film_of(moments, partial(_frame, names), chosen)
    params: dict[str, str | int] = {
        "frames": frames,
        "end": board_summary(catan.view(moments[-1].state, None), names, language),
    }
    return Picture("replay.gif", film, plain(language, "catan-board-replay", params)[:LIMIT])


def turns(options: CatanOptions, seats: int, events: Sequence[Event]) -> Iterator[ReplayFrame]:
    """The game at the end of every turn."""
    first, *rest = events
    if not isinstance(first, BoardLaid):
        raise TypeError(first)
    state, done = opening(options, seats, first.layout), [first]  # type: CatanState, list[Event]
    for event in rest:
        after = catan.evolve(state, event)
        if after.turn.number != state.turn.number:
            yield ReplayFrame(state, tuple(done))
            done = []
        state = after
        done.append(event)
    yield ReplayFrame(state, tuple(done))


def chosen(moments: Sequence[ReplayFrame], most: int) -> tuple[ReplayFrame, ...]:
    """At most so many, evenly spread, the last one among them; those left out hand their events on to the next."""
    ends = ends_of(len(moments), most)
    starts = [0, *ends[:-1]]
    return tuple(
        ReplayFrame(
            moments[end - 1].state, tuple(event for one in moments[start:end] for event in one.events)
        )
        for start, end in zip(starts, ends, strict=True)
    )


def _frame(names: Sequence[str], moment: ReplayFrame) -> Image.Image:
    moves = moves_of(moment.events)
    page = board_image(catan.view(moment.state, None), names, moves, moves.dice)
    smaller = picture_of(page).convert("RGB").reduce(_REDUCTION)
    return smaller.quantize(palette=palette(), dither=Image.Dither.NONE)
