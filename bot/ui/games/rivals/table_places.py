"""What can be tapped on both principalities, and the cards beside them, each with a name that is read aloud."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.ui.games.rivals.card_text import text_of
from bot.ui.games.rivals.choices import stack_name
from bot.ui.games.rivals.hand import card_line
from bot.ui.games.rivals.marks import GOODS
from bot.ui.games.rivals.panel import RivalsPanel
from bot.ui.games.rivals.pictures.cells import (
    MIDDLE,
    ROW,
    Cell,
    CentreCell,
    ComingCell,
    FoundedCell,
    RegionCell,
    RoadCell,
    SiteCell,
)
from bot.ui.games.rivals.pictures.geometry import (
    Corner,
    centre_corner,
    region_corner,
    road_corner,
    slot_corner,
)
from bot.ui.games.rivals.pictures.realm import TwoRealms, lower_top
from bot.ui.games.rivals.table_taps import NUMBERS, stack_key
from bot.ui.games.rivals.words import card_name, good_name, site_number, slot_name, standing_name, store_name
from bot.ui.pictures.svg_brush import SvgBrush
from bot.ui.play.table_face import TapPlace, Tray, TrayCard, numbered
from engine.rivals import actions as a
from engine.rivals.losses import DISCARDED, FACE_UP
from engine.rivals.names import CACHE, CardKey, Good
from engine.rivals.realm import has_cache, lying_in

_ON_BOARD: Final = "rRsScw"
_RADIUS: Final = ROW // 2 - 2
"""How large a place is shown: within its cell."""


def places_of(desk: RivalsPanel, scene: TwoRealms, keys: Iterable[str]) -> tuple[TapPlace, ...]:
    """The places of these keys; the Gold Cache is none of the board."""
    top = lower_top(scene)
    return numbered(_place(desk, key, top) for key in keys if key[0] in _ON_BOARD and not _is_cache(key))


def trays_of(desk: RivalsPanel, keys: Sequence[str]) -> tuple[Tray, ...]:
    """The hand, the open cards, and what else a tap needs."""
    view = desk.view
    trays = (
        ("looked", _cards(desk, "l", view.looked)),
        ("own", _cards(desk, "h", view.hand)),
        ("open", _cards(desk, "o", view.face_up)),
        ("stacks", tuple(_stacks(desk, keys))),
        ("cache", tuple(_caches(desk, keys))),
        ("regions", tuple(_regions(desk, keys))),
    )
    return tuple(Tray(desk.label(f"table-{name}"), cards) for name, cards in trays if cards)


def _is_cache(key: str) -> bool:
    return key[1:] == str(CACHE)


def _place(desk: RivalsPanel, key: str, top: int) -> TapPlace:
    kind, name = key[0], key[1:]
    if kind == "w":
        return _road(desk, name, top)
    number, mine = int(name), kind.islower()
    realm, down = (desk.own, top) if mine else (desk.theirs, 0)
    language = desk.language
    match kind.lower():
        case "r":
            label, corner = store_name(realm, number, language), region_corner(realm, number)
            return _cell_place(key, _whose(desk, label, mine=mine), corner, down, RegionCell.width)
        case "c":
            cell = CentreCell(site_number(realm, number), True, language)
            label = desk.label("table-settlement", number=site_number(realm, number))
            return _cell_place(key, label, centre_corner(realm, number), down, MIDDLE, cell)
    label = (standing_name if realm.slots[number] else slot_name)(realm, number, language)
    ghost = None if realm.slots[number] else _coming(desk, number)
    corner = slot_corner(realm, number)
    return _cell_place(key, _whose(desk, label, mine=mine), corner, down, SiteCell.width, ghost)


def _whose(desk: RivalsPanel, label: str, *, mine: bool) -> str:
    return label if mine else f"{desk.opponent}: {label}"


def _cell_place(
    key: str, label: str, corner: Corner, down: int, width: int, ghost: Cell | None = None
) -> TapPlace:
    x, y = corner[0], corner[1] + down
    middle = (x + width / 2, y + ROW / 2)
    return TapPlace(key, label, *middle, _RADIUS, _drawn(ghost, (x, y)), width // 2 - _RADIUS - 4)


def _drawn(cell: Cell | None, corner: Corner) -> str:
    if cell is None:
        return ""
    brush = SvgBrush()
    cell.draw(brush.at(corner))
    return "".join(brush.out)


def _coming(desk: RivalsPanel, slot: int) -> Cell:
    """What would stand there: the card, where only one can be built."""
    built = (one for one in desk.actions if isinstance(one, a.AddExpansion))
    cards = {one.card for one in built if one.slot == slot}
    return SiteCell(cards.pop(), desk.language) if len(cards) == 1 else ComingCell()


def _road(desk: RivalsPanel, side: str, top: int) -> TapPlace:
    """The end of the road: a road comes there, or where it lies a settlement beyond it."""
    is_laid = side in desk.own.roads
    name = "table-beyond" if is_laid else "table-road"
    ghost: Cell = FoundedCell() if is_laid else RoadCell(True)
    return _cell_place(
        f"w{side}", desk.label(name, side=side), road_corner(desk.own, side), top, MIDDLE, ghost
    )


def _cards(desk: RivalsPanel, key: str, cards: Iterable[CardKey]) -> tuple[TrayCard, ...]:
    """Each different card with its text."""
    found = list(cards)
    return tuple(
        TrayCard(
            f"{key}{NUMBERS[card]}",
            card_line(desk, card),
            card_name(card, desk.language),
            found.count(card),
            text_of(card, desk.language),
        )
        for card in dict.fromkeys(found)
    )


def _stacks(desk: RivalsPanel, keys: Iterable[str]) -> Iterator[TrayCard]:
    view, mine = desk.view, desk.view.seats[desk.seat]
    lying = {FACE_UP: len(view.face_up), DISCARDED: mine.discards, **dict(enumerate(view.stacks))}
    for stack, number in sorted(lying.items(), key=lambda one: (one[0] < 0, one[0])):
        if stack_key(stack) in keys:
            sign = f"🎴{stack + 1}" if stack >= 0 else "🗂️"
            yield TrayCard(stack_key(stack), sign, stack_name(desk, stack), number)


def _caches(desk: RivalsPanel, keys: Iterable[str]) -> Iterator[TrayCard]:
    for key, realm in (("r", desk.own), ("R", desk.theirs)):
        if f"{key}{CACHE}" in keys and has_cache(realm):
            label = _whose(desk, store_name(realm, CACHE, desk.language), mine=realm is desk.own)
            yield TrayCard(f"{key}{CACHE}", GOODS[Good.GOLD], label, lying_in(realm, CACHE))


def _regions(desk: RivalsPanel, keys: Iterable[str]) -> Iterator[TrayCard]:
    """The regions among which the Scout chooses."""
    for good, number in sorted(set(desk.view.regions)):
        if (key := f"z{good:d}.{number}") in keys:
            label = f"{good_name(good, desk.language)} {number}"
            yield TrayCard(key, f"{GOODS[good]}{number}", label, desk.view.regions.count((good, number)))
