"""A text as it is read at its longest: its longest variants, with values that are likely in their places."""

from functools import cache
from typing import Final

from fluent.syntax import ast

from bot.i18n import Language, with_listed_commands
from tests.support.wording import entry_of

_PEOPLE: Final = {"en": "Aleksand", "ja": "山田花子"}
_EVENTS: Final = {"en": "Winter Open", "ja": "冬の大会"}
_PLACES: Final = {"en": "Round 2, table 3", "ja": "第2回戦 テーブル3"}
_DAYS: Final = {"en": "Sat 5 Dec", "ja": "12月5日(土)"}
_LISTED: Final = {"en": "Aleksand, Benjamin", "ja": "山田花子、佐藤太郎"}
_PERSON: Final = frozenset(
    {"player", "winner", "loser", "judge", "name", "first", "second", "other", "who", "out", "into", "host"}
    | {"substitute", "victim", "director", "leader", "partner", "opponent", "team", "a", "b"}
)
_PERSONS: Final = frozenset({"names", "members", "gone", "missing", "waiting", "playing", "same"})
_LONGER: Final = frozenset({"commands", "note", "reason", "why", "question", "stands", "change", "deed"})
_DAY: Final = frozenset({"day", "at", "until", "when", "since", "time", "start", "deadline", "ends"})
_NUMBER: Final = "16"


@cache
def at_its_longest(language: Language, key: str) -> str:
    """The text of `key` ("refusal-x", "refusal-x.own") with the values that are likely, its longest variants shown."""
    name, _, attribute = key.partition(".")
    return with_listed_commands(language, _of_pattern(language, _pattern_of(language, name, attribute)))


def attributes(language: Language, key: str) -> tuple[str, ...]:
    """The key of a text and those of its attributes."""
    entry = entry_of(language, key)
    own = (key,) if entry.value else ()
    return (*own, *(f"{key}.{one.id.name}" for one in entry.attributes))


def _pattern_of(language: Language, name: str, attribute: str) -> ast.Pattern:
    entry = entry_of(language, name)
    found = (
        next(one.value for one in entry.attributes if one.id.name == attribute) if attribute else entry.value
    )
    assert found is not None, f"{name} has no words"
    return found


def _of_pattern(language: Language, pattern: ast.Pattern) -> str:
    return "".join(
        part.value if isinstance(part, ast.TextElement) else _of_expression(language, part.expression)
        for part in pattern.elements
    )


def _of_expression(
    language: Language, shown: ast.InlineExpression | ast.Placeable | ast.SelectExpression
) -> str:
    match shown:
        case ast.StringLiteral():
            said = str(shown.parse()["value"])
        case ast.VariableReference():
            said = likely(language, shown.id.name)
        case ast.MessageReference():
            attribute = shown.attribute.name if shown.attribute else ""
            said = _of_pattern(language, _pattern_of(language, shown.id.name, attribute))
        case ast.TermReference():
            said = _of_pattern(language, _pattern_of(language, f"-{shown.id.name}", ""))
        case ast.SelectExpression():
            said = max((_of_pattern(language, one.value) for one in shown.variants), key=len)
        case ast.Placeable():
            said = _of_expression(language, shown.expression)
        case _:
            said = _NUMBER
    return said


def likely(language: Language, name: str) -> str:
    """What a parameter of this name is likely to show, rather long than short."""
    for names, value in (
        (_PERSON, _PEOPLE[language]),
        (_PERSONS, _LISTED[language]),
        (_LONGER, _LISTED[language]),
        (_DAY, _DAYS[language]),
        ({"event", "season", "league", "title", "events"}, _EVENTS[language]),
        ({"place"}, _PLACES[language]),
        ({"typed", "profile", "option", "class"}, _EVENTS[language]),
        ({"known", "section", "channel", "scores", "status", "state", "zone"}, _PEOPLE[language]),
    ):
        if name in names:
            return value
    return _NUMBER
