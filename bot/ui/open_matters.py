"""What is open in an event, in lines: the same on every desk and before an event ends."""

from collections.abc import Iterator, Mapping, Sequence

from bot.i18n import Language, Param, Safe, refusal_text, text
from bot.ui.opened import outdated_words
from bot.ui.timestamps import relative_time
from data.game_records import PostGame
from data.records import JudgeCall
from league.ids import RoundId
from league.refusal import Refusal
from league.round import Round, Table
from usecases.many import in_runs, some
from usecases.result.find import short_name
from usecases.standings.line import LineMoved
from usecases.standings.outdated import PairedBefore, SeatedBefore, SeededBefore
from usecases.standings.refused import RefusedResult
from usecases.waiting.open import Open, OpenKind, of_kind

Rounds = Mapping[RoundId, Round]
_COUNTED = (OpenKind.APPROVAL, OpenKind.WAITING_LIST, OpenKind.CHECK_IN)
_AT_TABLES = (
    OpenKind.FALLEN, OpenKind.DISPUTED, OpenKind.NOT_STARTED, OpenKind.UNREPORTED, OpenKind.UNCONFIRMED,
    OpenKind.SEAT, OpenKind.GOES_ON,
)  # fmt: skip
_MOST = 5


def open_lines(opens: Sequence[Open], rounds: Rounds, language: Language) -> Iterator[str]:
    """A line for each kind of what is open; calls, held games and appeals one by one, the first few."""
    for kind in OpenKind:
        found = of_kind(opens, kind)
        if not found:
            continue
        if kind in _COUNTED:
            yield text(language, f"desk-missing-{kind}", {"count": len(found)})
        elif kind in _AT_TABLES:
            yield _at_tables(kind, found, rounds, language)
        elif kind is OpenKind.REFUSED:
            tables = some(one.about.table for one in found if isinstance(one.about, RefusedResult))
            yield text(language, "desk-missing-refused", {"tables": tables, "count": len(found)})
        else:
            yield from _one_by_one(found, language)


def _at_tables(kind: OpenKind, found: Sequence[Open], rounds: Rounds, language: Language) -> str:
    tables = {table.id: table for one in found for table in one.tables}
    words = tables_words(list(tables.values()), rounds)
    return text(language, f"desk-missing-{kind}", {"tables": words, "count": len(tables)})


def tables_words(tables: Sequence[Table], rounds: Rounds) -> str:
    """The numbers of the tables; of earlier rounds with their round."""
    newest = max((row.number for row in rounds.values()), default=0)
    now = [table.number for table in tables if rounds[table.round_id].number == newest]
    earlier = [
        short_name(rounds[table.round_id], table)
        for table in tables
        if rounds[table.round_id].number < newest
    ]
    return ", ".join([*([some(earlier)] if earlier else []), *([in_runs(now)] if now else [])])


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
