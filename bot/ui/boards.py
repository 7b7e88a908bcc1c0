"""The boards of a hall in words: who stands at which, who is next, and what has been set."""

from collections.abc import Iterable, Iterator

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.listed import listed
from bot.ui.reply import FIELD_LIMIT, Reply, clip, embed
from usecases.hall.mark import MatchMarked, RoomKept
from usecases.hall.move import MatchMoved
from usecases.hall.set_up import HallSet
from usecases.hall.view import BoardView, HallView, MatchThere
from usecases.show.table import TableView

_BESIDE = 6
"""So many boards and matches in line stand on a desk; `/board show` has more."""
_LISTED = 40
_NEXT = 12


def hall_set_words(done: HallSet, language: Language) -> str:
    """How many boards there are now."""
    key = "hall-set" if done.hall.boards else "hall-set-off"
    return text(language, key, {"event": done.event.name, "boards": done.hall.boards})


def stream_words(done: MatchMarked, language: Language, *, off: bool) -> str:
    """Where the match or table will be called."""
    return text(
        language, "hall-unstreamed" if off else "hall-streamed", {"match": done.match, "unit": done.unit}
    )


def moved_words(done: MatchMoved, language: Language) -> str:
    """Where the match or table is now."""
    params: dict[str, Param] = {"match": done.table.number, "unit": done.unit, "board": done.board}
    return text(language, "hall-moved", params)


def room_words(done: RoomKept, language: Language, *, off: bool) -> str:
    """Where the player will be called."""
    return text(language, "hall-room-off" if off else "hall-room", {"player": done.player.name})


def hall_reply(seen: HallView, language: Language) -> Reply:
    """All boards, who is next, and the marks."""
    lines = [_count(seen, language), *(_board(one, language) for one in seen.boards[:_LISTED])]
    lines += [*_next(seen.line, language, _NEXT), *_marks(seen, language)]
    return Reply(embeds=(embed(plain(language, "hall-title"), "\n".join(lines), footer=seen.event.name),))


def with_boards(box: discord.Embed, seen: HallView | None, language: Language) -> discord.Embed:
    """The boards on a desk: how many are taken, and who is next."""
    if seen is not None:
        words = "\n".join([_count(seen, language), *_next(seen.line, language, _BESIDE)])
        box.add_field(name=plain(language, "hall-title"), value=clip(words, FIELD_LIMIT), inline=False)
    return box


def board_line(view: TableView, language: Language) -> list[str]:
    """Where a table is to be played, while it is."""
    if view.board is None:
        return []
    if view.board.number:
        return [text(language, "table-at-board", {"board": view.board.number})]
    return [text(language, "table-waits-for-board")]


def _count(seen: HallView, language: Language) -> str:
    boards = len(seen.boards)
    return text(
        language, "hall-count", {"taken": boards - seen.free, "boards": boards, "waits": len(seen.line)}
    )


def _board(one: BoardView, language: Language) -> str:
    if one.at is None:
        return text(language, "hall-board-free", {"board": one.number, "kind": one.kind})
    params: dict[str, Param] = {
        "board": one.number,
        "kind": one.kind,
        "match": one.at.table.number,
        "unit": one.at.unit,
        "names": _names(one.at),
    }
    return text(language, "hall-board-line", params)


def _next(line: Iterable[MatchThere], language: Language, most: int) -> Iterator[str]:
    named = [
        text(language, "hall-next-match", {"match": one.table.number, "unit": one.unit, "names": _names(one)})
        for one in line
    ]
    if named:
        yield text(language, "hall-next", {"matches": Safe(listed(named, language, most))})


def _marks(seen: HallView, language: Language) -> Iterator[str]:
    numbers = listed(map(str, seen.hall.matches), language)
    if numbers:
        yield text(language, "hall-streams", {"numbers": numbers})
    names = listed((inert(person.name) for person in seen.needing), language)
    if names:
        yield text(language, "hall-needing", {"names": Safe(names)})


def _names(there: MatchThere) -> Safe:
    return Safe(" – ".join(inert(person.name) for person in there.people))
