"""What is written by hand though a library does it, beside that library: event codecs, pictures' files, tries again.

`python -m bench.by_hand`. Each pair is measured by turns, least processor time of so many rounds.
"""

import io
import json
import random
from collections.abc import Callable, Sequence
from time import process_time
from typing import Final

import msgspec
import tenacity
from sqlalchemy.exc import DBAPIError

from bot.ui.games.catan.pictures.board_base import base
from bot.ui.games.catan.pictures.indexed_image import IndexedImage, packed, picture_of
from data.database import Database, open_database
from data.migrate import upgrade
from data.repository import StaleVersion
from data.transaction import write
from data.unit_of_work import UnitOfWork, writing
from engine.catan.events import BoardLaid, Event
from engine.catan.options import CatanOptions
from engine.catan.policy.chance import uniform
from engine.catan.record_codecs import read_event, write_event
from engine.catan.table import play
from engine.fairness import chance_at

ROUNDS: Final = 5
GAMES: Final = 3
TRIES: Final = 300
Work = Callable[[], object]


def main() -> None:
    """Prints what each takes and the size of what it makes."""
    for name, one, ours, theirs in (*codecs(), *pictures(), *transactions()):
        mine, other = by_turns(ours, theirs)
        print(
            f"{name:42} by hand {mine / one * 1e6:8.2f} us  library {other / one * 1e6:8.2f} us  x {other / mine:.2f}"
        )
    page = board()
    print(f"{'a picture, bytes':38} by hand {len(packed(page)):8}     library {len(pillow(page)):8}")


def by_turns(ours: Work, theirs: Work) -> tuple[float, float]:
    """Least seconds of both, measured one after the other so that a slow moment meets both."""
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(ROUNDS)]
    return min(mine for mine, _ in pairs), min(other for _, other in pairs)


def seconds(work: Work) -> float:
    """Processor time of one run."""
    before = process_time()
    work()
    return process_time() - before


def codecs() -> Sequence[tuple[str, int, Work, Work]]:
    """The library gets its best case: a decoder for each class, no field left out, none checked against the rules."""
    events = [event for number in range(GAMES) for event in played(number)]
    stored = [json.dumps(write_event(event)) for event in events]
    encoder = msgspec.json.Encoder()
    decoders = {type(event): msgspec.json.Decoder(type(event)) for event in events}
    plain = [(decoders[type(event)], encoder.encode(event)) for event in events]
    return (
        (
            "an event written as JSON",
            len(events),
            lambda: [json.dumps(write_event(event)) for event in events],
            lambda: [encoder.encode(event) for event in events],
        ),
        (
            "an event read from JSON",
            len(events),
            lambda: [read_event(json.loads(text)) for text in stored],
            lambda: [decoder.decode(text) for decoder, text in plain],
        ),
        (
            "an event as a value, and back",
            len(events),
            lambda: [read_event(write_event(event)) for event in events],
            lambda: [msgspec.convert(msgspec.to_builtins(event), type(event)) for event in events],
        ),
    )


def played(number: int) -> tuple[Event, ...]:
    """The events of a game between chance."""
    secret, own = f"by-hand/{number}".encode(), random.Random(number)  # noqa: S311 - bots' choices, not secrets
    done = play(
        CatanOptions(domestic_trade=False),
        [uniform] * 4,
        lambda place: chance_at(secret, (), place),
        lambda limit: int(own.random() * limit),
    )
    return tuple(done.events)


def pictures() -> Sequence[tuple[str, int, Work, Work]]:
    """An island without its pieces."""
    page = board()
    return (("a picture as a PNG file", 1, lambda: packed(page), lambda: pillow(page)),)


def pillow(page: IndexedImage) -> bytes:
    """As Pillow writes it, with the least effort that it knows."""
    out = io.BytesIO()
    picture_of(page).save(out, "PNG", compress_level=1)
    return out.getvalue()


def board() -> IndexedImage:
    """An island."""
    laid = next(event for event in played(0) if isinstance(event, BoardLaid))
    return base(laid.layout)


def transactions() -> Sequence[tuple[str, int, Work, Work]]:
    """A transaction that meets nobody, as nearly all do; what a library adds, it adds to each."""
    database = open_database("sqlite://")
    upgrade(database)
    retried = tenacity.Retrying(
        stop=tenacity.stop_after_attempt(16),
        wait=tenacity.wait_random_exponential(multiplier=0.005, max=0.32),
        retry=tenacity.retry_if_exception_type((StaleVersion, DBAPIError)),
        reraise=True,
    )
    return (
        (
            "a transaction that changes nothing",
            TRIES,
            lambda: [write(database, _nothing, bool) for _ in range(TRIES)],
            lambda: [retried(_once, database) for _ in range(TRIES)],
        ),
        (
            "the loop of tries alone",
            TRIES * 10,
            lambda: [_looped() for _ in range(TRIES * 10)],
            lambda: [retried(_nothing, None) for _ in range(TRIES * 10)],
        ),
    )


def _nothing(_uow: UnitOfWork | None) -> bool:
    return False


def _once(database: Database) -> bool:
    with writing(database) as uow:
        return _nothing(uow)


def _looped() -> bool:
    for _attempt in range(1, 17):
        try:
            return _nothing(None)
        except (StaleVersion, DBAPIError):
            continue
    raise AssertionError


if __name__ == "__main__":
    main()
