"""What is open in an event, in lines: the same on every desk and before an event ends."""

from collections.abc import Iterator, Sequence

from bot.i18n import Language, Param, Safe, plain, refusal_text, text
from bot.ui.match_places import BETWEEN, place_words
from bot.ui.opened import outdated_words
from bot.ui.timestamps import relative_time
from data.game_records import PostGame
from data.records import JudgeCall
from league.refusal import Refusal
from league.round import Table
from usecases.many import in_runs, some
from usecases.show.places import MatchPlaces
from usecases.standings.line import LineMoved
from usecases.standings.outdated import PairedBefore, SeatedBefore, SeededBefore
from usecases.standings.refused import RefusedResult
from usecases.waiting.open import Open, OpenKind, of_kind

_COUNTED = (OpenKind.APPROVAL, OpenKind.DOOR, OpenKind.WAITING_LIST, OpenKind.CHECK_IN)
_AT_TABLES = (
    OpenKind.FALLEN, OpenKind.DISPUTED, OpenKind.NOT_STARTED, OpenKind.UNREPORTED, OpenKind.UNCONFIRMED,
    OpenKind.SEAT, OpenKind.GOES_ON,
)  # fmt: skip
_MOST = 5


def open_lines(opens: Sequence[Open], places: MatchPlaces, language: Language) -> Iterator[str]:
    """A line for each kind of what is open; calls, held games and appeals one by one, the first few."""
    for kind in OpenKind:
        found = of_kind(opens, kind)
        if not found:
            continue
        if kind in _COUNTED:
            yield text(language, f"desk-missing-{kind}", {"count": len(found)})
        elif kind in _AT_TABLES:
            yield _at_tables(kind, found, places, language)
        elif kind is OpenKind.REFUSED:
            refused = (
                place_words(one.about.place, language)
                for one in found
                if isinstance(one.about, RefusedResult)
            )
            tables = some(refused, between=BETWEEN)
            yield text(language, "desk-missing-refused", {"tables": tables, "count": len(found)})
        else:
            yield from _one_by_one(found, language)


def _at_tables(kind: OpenKind, found: Sequence[Open], places: MatchPlaces, language: Language) -> str:
    tables = {table.id: table for one in found for table in one.tables}
    words = tables_words(list(tables.values()), places, language)
    return text(language, f"desk-missing-{kind}", {"tables": words, "count": len(tables)})


def tables_words(tables: Sequence[Table], places: MatchPlaces, language: Language) -> str:
    """What the tables are called; several of the newest round by their numbers."""
    newest = max(places.rounds.values(), default=0)
    found = [places.of(table) for table in tables]
    now = [place for place in found if place.round == newest]
    named = [place_words(place, language) for place in found if place.round < newest or len(now) == 1]
    if len(now) > 1:
        kind = "table-list" if any(place.label is None for place in now) else "match-list"
        named.append(plain(language, kind, {"tables": in_runs(place.table for place in now)}))
    return some(named, between=BETWEEN)


def _one_by_one(found: Sequence[Open], language: Language) -> Iterator[str]:
    yield from (_line(one, language) for one in found[:_MOST])
    if len(found) > _MOST:
        yield text(language, "desk-missing-calls", {"count": len(found) - _MOST})


def _line(one: Open, language: Language) -> str:
    match one.about:
        case Refusal():
            return f"⛔ {refusal_text(language, one.about)}"
        case LineMoved() | SeededBefore() | PairedBefore() | SeatedBefore():
            return outdated_words(one.about, language)
        case PostGame():
            player = Safe(f"<@{one.about.called_by}>")
            return text(language, "desk-missing-game", {"game": one.about.id, "player": player})
        case JudgeCall():
            return _call(one, one.about, language)
    raise LookupError(f"{one.kind} has no line of its own")


def _call(one: Open, call: JudgeCall, language: Language) -> str:
    if one.kind is not OpenKind.CALL:
        return text(language, "desk-missing-appeal", {"number": call.id, "committee": len(call.committee)})
    params: dict[str, Param] = {
        "number": call.id,
        "question": call.question[:80],
        "since": relative_time(call.at),
    }
    return text(language, "desk-missing-call", params)
