"""What the command line answers about lists, times and names from outside, without a database."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.i18n import Language, plain
from bot.ui.moments import guessed, in_words
from bot.ui.pictures.lettering import MAIN, drawn, drawn_or, runs_of
from league.importing import ListAsk, ListedPerson, RefusedLine, read_list
from league.importing.decoding import decoded
from league.moments import read_moment
from league.names import matched, sorted_by, typed
from league.refusal import Refusal
from league.trf import TrfPlayer, TrfReport, is_trf, read_trf, write_trf


def list_as_json(content: bytes) -> dict[str, object]:
    """People, refused lines, what each column is taken for, and what is asked; a file that is no list has one fault."""
    found = read_list(content)
    if isinstance(found, Refusal):
        line = {
            "line": found.params.get("line", 1),
            "why": plain("en", f"refusal-{found.code}", found.params),
        }
        return {"people": [], "refused": [line], "columns": {}, "asks": []}
    return {
        "people": [_person(person) for person in found.people],
        "refused": [{"line": line.line, "why": line_text(line)} for line in found.refused],
        "columns": {column.heading: column.meaning for column in found.columns},
        "asks": [ask_text(ask) for ask in found.asks],
    }


def _person(person: ListedPerson) -> dict[str, object]:
    """Discord's numbers are written as text, as in its own JSON: many readers round what has more than 15 digits."""
    rating = person.rating
    return {
        "line": person.line,
        "name": person.name,
        "discord_id": str(person.discord_id) if person.discord_id else None,
        "user_name": person.user_name,
        "class": person.handicap,
        "seed": person.seed,
        "rating": int(rating) if rating is not None and rating.is_integer() else rating,
    }


def list_as_trf(content: bytes) -> str:
    """The people of a list as TRF, by seed or else in their order; a report itself with its rounds. "" for no list."""
    text = decoded(content) or ""
    report = read_trf(text) if is_trf(text) else None
    if isinstance(report, TrfReport):
        return write_trf(report)
    found = read_list(content)
    people = (
        []
        if isinstance(found, Refusal)
        else sorted(found.people, key=lambda one: (one.seed or 10**6, one.line))
    )
    named = [person for person in people if person.name]
    players = (
        TrfPlayer(number, person.name or "", rating=min(int(person.rating or 0), 9999), points="0.0")
        for number, person in enumerate(named, 1)
    )
    return write_trf(TrfReport((), tuple(players)))


def line_text(line: RefusedLine) -> str:
    """Why a line is refused."""
    return plain("en", f"line-{line.code}", line.params)


def ask_text(ask: ListAsk) -> str:
    """What is asked."""
    return plain("en", f"ask-{ask.code}", ask.params)


def time_as_json(typed: str, zone: str, language: Language, now: str) -> dict[str, object]:
    """The moment on the clocks of the zone, whether something was guessed, and in words what or why not."""
    there = ZoneInfo(zone)
    given = datetime.fromisoformat(now)
    at = given if given.tzinfo else given.replace(tzinfo=there)
    found = read_moment(typed, zone, at.astimezone(UTC), language)
    if isinstance(found, Refusal):
        return {
            "moment": None,
            "guessed": False,
            "why": plain(language, f"refusal-{found.code}", found.params),
        }
    words = [in_words(found.moment, zone, language), guessed(found.guesses, language)]
    return {
        "moment": found.moment.astimezone(there).isoformat(),
        "guessed": bool(found.guesses),
        "why": " ".join(filter(None, words)),
    }


def name_as_json(text: str, reading: str = "", number: int = 1) -> dict[str, object]:
    """How a name is stored, compared, sorted (by the reading where one is known) and drawn, and by which fonts."""
    stored = typed(text)
    return {
        "name": stored or None,
        "matched": matched(stored),
        "sorted": list(sorted_by(stored, reading)),
        "drawn": drawn(drawn_or(stored, number)),
        "fonts": [run.font or MAIN for run in runs_of(stored)],
        "why": "" if stored else plain("en", "refusal-name-empty"),
    }
