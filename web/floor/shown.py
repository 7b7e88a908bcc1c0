"""The floor in words: which tiles are looked at, what each waits for, and what was done last."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.i18n import Language, plain
from bot.ui.match_places import phase_words, place_words
from bot.ui.notices import deed_words
from bot.ui.results import ending_words
from bot.ui.seating import again_lines, quality_lines
from data.records import AuditLine
from league.ids import RoundId, TableId
from league.names import matched
from league.round import TableStatus
from usecases.show.page.floor import Floor
from usecases.show.page.floor_tiles import FloorRound, Tile
from usecases.show.report_form import ResultForm
from usecases.waiting.open import Open, OpenKind
from usecases.waiting.steps import DeskStep
from web.bracket_lines import HEIGHT, WIDTH, BracketSheet, bracket_trees
from web.brackets import bracket_parts

FILTERS: Final[Mapping[str, Callable[[Tile], bool]]] = {
    "all": lambda _: True,
    "open": lambda tile: tile.is_open,
    "overdue": lambda tile: tile.is_overdue,
    "disputed": lambda tile: tile.view.table.status is TableStatus.DISPUTED,
    "calls": lambda tile: bool(tile.calls),
    "unheard": lambda tile: bool(tile.unheard),
}
"""By what tiles are looked for."""
_IN_THE_STATE: Final = frozenset(
    {OpenKind.UNREPORTED, OpenKind.DISPUTED, OpenKind.NOT_STARTED, OpenKind.UNCONFIRMED}
)
"""What a tile's state says already."""
UNDECIDED: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
"""How a table stands at which seats can change."""
_USER: Final = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True, slots=True)
class ShownTile:
    """A tile and its words: the place, what it waits for, and the names by which it is found."""

    tile: Tile
    name: str
    waits: tuple[str, ...]
    keys: str


@dataclass(frozen=True, slots=True)
class ShownRound:
    """A round's heading and its tiles; of a plan, how good its seating is."""

    of: FloorRound
    name: str
    tiles: tuple[ShownTile, ...]
    quality: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picked:
    """A player who is to change places with another one, and where they sit."""

    name: str
    seat: str
    round: RoundId
    table: TableId


@dataclass(frozen=True, slots=True)
class ShownFloor:
    """Everything that the board's template words no more.

    `counts` says how many tiles each filter shows, `endings` are the choices of the opened result form,
    `last` is what was done last, `swaps` the players with whom a seat of the opened table can be exchanged.
    """

    floor: Floor
    rounds: tuple[ShownRound, ...]
    counts: Mapping[str, int]
    last: str
    opened: ShownTile | None
    endings: tuple[tuple[str, str], ...]
    swaps: tuple[tuple[str, str], ...]
    next: DeskStep | None
    picked: Picked | None = None
    trees: tuple[BracketSheet, ...] = ()
    at_match: Mapping[int, Tile] = field(default_factory=dict)
    box: tuple[float, float] = (WIDTH, HEIGHT)


def shown_of(floor: Floor, show: str, sought: str, language: Language, swap: int = 0) -> ShownFloor:
    """The floor through a filter (`show`) and a name that is looked for; `swap` is the player who changes places."""
    key = matched(sought)
    shown = {tile.view.table.id: _tile(floor, tile, language) for tile in floor.state.tiles}
    fits = FILTERS.get(show, FILTERS["all"])

    def tiles(one: FloorRound) -> Iterator[ShownTile]:
        for tile in one.tiles:
            found = shown[tile.view.table.id]
            if fits(tile) and key in found.keys:
                yield found

    rounds = tuple(
        ShownRound(one, _round_name(floor, one, language), tuple(tiles(one)), _quality(floor, one, language))
        for one in floor.state.rounds
    )
    opened = floor.opened
    form = opened.form if opened is not None and isinstance(opened.form, ResultForm) else None
    return ShownFloor(
        floor,
        rounds,
        {name: sum(map(fit, floor.state.tiles)) for name, fit in FILTERS.items()},
        "" if floor.last is None else _deed(floor, floor.last, language),
        None if opened is None else shown[opened.tile.view.table.id],
        () if form is None else ending_words(form, language),
        tuple(_swaps(floor)),
        floor.state.due.steps[0] if floor.state.due.steps else None,
        _picked(floor, swap),
        _trees(floor, language),
        _at_matches(floor),
    )


def _trees(floor: Floor, language: Language) -> tuple[BracketSheet, ...]:
    tree = floor.state.bracket
    return () if tree is None else tuple(bracket_trees(bracket_parts(tree.view, language)))


def _at_matches(floor: Floor) -> Mapping[int, Tile]:
    """The tiles of the bracket's matches, by number."""
    tree = floor.state.bracket
    tiles = floor.state.tiles if tree is not None else ()
    return {tile.view.table.number: tile for tile in tiles if tree and tile.view.round.id == tree.round.id}


def _picked(floor: Floor, player: int) -> Picked | None:
    for tile in floor.state.tiles:
        view = tile.view
        for person in view.people:
            if person.id == player and view.table.status in UNDECIDED:
                return Picked(person.name, f"{person.id}-{view.table.id}", view.round.id, view.table.id)
    return None


def _tile(floor: Floor, tile: Tile, language: Language) -> ShownTile:
    view = tile.view
    name = place_words(floor.state.places.of(view.table), language)
    waits = [_waits(one, language) for one in tile.opens if one.kind not in _IN_THE_STATE]
    if tile.calls:
        waits.append(plain(language, "web-floor-calls", {"count": tile.calls}))
    if tile.unheard:
        waits.append(plain(language, "web-floor-unheard"))
    if tile.is_overdue:
        waits.append(plain(language, "web-floor-overdue"))
    keys = matched(" / ".join([str(view.table.number), *(person.name for person in view.people)]))
    return ShownTile(tile, name, tuple(dict.fromkeys(waits)), keys)


def _waits(one: Open, language: Language) -> str:
    return plain(language, f"web-floor-waits-{one.kind}")


def _round_name(floor: Floor, one: FloorRound, language: Language) -> str:
    place = floor.state.places.at(one.round.number, 0)
    return phase_words(place, language)


def _quality(floor: Floor, one: FloorRound, language: Language) -> tuple[str, ...]:
    seating = floor.state.seating
    if not one.is_planned or seating is None or seating.quality is None:
        return ()
    return (*quality_lines(seating.quality, language), *again_lines(seating.again, language))


def _deed(floor: Floor, line: AuditLine, language: Language) -> str:
    """A deed by its words; users by the names that they have in the league."""
    words = str(deed_words(line.action, line.params, language))
    return _USER.sub(lambda found: floor.names.get(int(found[1]), "?"), words)


def _swaps(floor: Floor) -> Iterator[tuple[str, str]]:
    """The players and seats of the opened table's round at its other tables."""
    if floor.opened is None:
        return
    here = floor.opened.tile.view
    for tile in floor.state.tiles:
        if tile.view.round.id == here.round.id and tile.view.table.id != here.table.id:
            for person in tile.view.people:
                yield f"{person.id}-{tile.view.table.id}", f"{tile.view.table.number}: {person.name}"
