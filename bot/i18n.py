"""All texts, in Japanese and English: Fluent files under `bot/locales/<language>/` and its `games/`.

The files name a command as the code does (`/event create`); a reader is shown the name that their client lists
(`/大会 作成`). Which of them can be pressed: `bot/ui/command_mentions.py`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final, Literal

import discord
from fluent.runtime.types import fluent_number

from bot.bilingual import Pair, side_by_side
from bot.catalogue import Catalogue
from bot.hubs import DO, EVENT, ON, Action, Hub, way
from league.refusal import Refusal

Language = Literal["ja", "en", "ja-en"]
"""What something is worded in: one language, or both where a server has both."""
BOTH: Final = "ja-en"
LANGUAGES: Final[tuple[Language, ...]] = ("ja", "en")
"""Those that a person reads, and that have files."""


class Safe(Pair):
    """Text that may keep its markup: made by us, such as a mention or a time stamp. All other text is escaped."""


class MissingText(LookupError):  # noqa: N818 - it names what happened
    """A text that no locale file has: a bug, which a test finds first."""


_WIDE: Final = 60
"""Characters from which the second language stands on a line of its own."""
_LONGEST: Final = 2500
"""Characters of one parameter. Source: fluent.runtime"""
_REMEMBERED: Final = 4096
"""Texts that are kept: the same labels and counts come again and again."""

_COMMAND: Final = re.compile(r"`/([a-z]+)(?: ([a-z]+)(?![a-z]*:))?((?: [a-z_]+:)?[^`]*)`")
"""A command in a text: its group or name, its subcommand, and what is typed behind it."""
_OPTION: Final = re.compile(r"(?<= )([a-z_]+):")
_TYPED: Final = re.compile(r" ([a-z_]+):([^`]*?)(?= [a-z_]+:|$)")
"""An option with its value, as it is typed behind a command."""
_NUMBERED: Final = re.compile(r"^(\d+)\.(?= )")
_ADDRESS: Final = re.compile(
    r"(?:https?|discord):(?=//)|(?:discord(?:app)?|dsc)\.(?:gg|com)(?=/)", re.IGNORECASE
)
"""What Discord makes a link of, even without brackets: broken by a space that nobody sees."""

_LETTER: Final = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
_RIGHT_TO_LEFT: Final = re.compile(f"{_LETTER}+(?: +{_LETTER}+)*")
"""Words of Hebrew, Arabic and the like: a mark behind them keeps the score and the next name in their places."""

IN_ROUND: Final = "in-round"
_IN: Final = "in-"
"""What begins the names of the phases that are no part of a bracket."""
Param = str | int | float
Params = Mapping[str, Param]


_NAME: Final = "\ue000"
"""Stands before the name of a table until its sentence is whole."""
_IN_SENTENCE: Final = re.compile(rf"([\w,;()’”>]?)([ *_]*){_NAME}(\w?)")
_UNSAID: Final[ContextVar[list[str] | None]] = ContextVar("unsaid", default=None)
"""The texts of an answer that would say too early that somebody was told."""


@contextmanager
def before_delivery() -> Iterator[list[str]]:
    """While Discord has not taken what an answer speaks of: texts say their `.waiting`, where they have one.

    The list holds the names of those texts in the end.
    """
    unsaid: list[str] = []
    token = _UNSAID.set(unsaid)
    try:
        yield unsaid
    finally:
        _UNSAID.reset(token)


def text(language: Language, key: str, params: Params | None = None) -> str:
    """The text of `key` ("signup-joined" or "cmd-signup-join.description"); names in `params` lose their markup."""
    escaped = {name: _escaped(value) for name, value in (params or {}).items()}
    return _in_both(key, escaped, _WIDE) if language == BOTH else plain(language, key, escaped)


def plain(language: Language, key: str, params: Params | None = None) -> str:
    """The text of `key` for places without markup: form titles, pictures, spreadsheets."""
    if language == BOTH:
        return _in_both(key, params or {}, 0)
    unsaid = _UNSAID.get()
    if unsaid is not None and _waits(language, key):
        unsaid.append(key)
        key = f"{key}.waiting"
    given = _with_place(language, params or {})
    if language == "en" and isinstance(name := given.get("place"), str):
        given = {**given, "place": f"{_NAME}{name}"}
    return _worded(language, key, tuple(given.items()))


def _with_place(language: Language, params: Params) -> Params:
    """`place`, the name of the table of which the parameters speak (`usecases.bracket.labels.named`)."""
    if "tables" in params and "unit" not in params:
        params = {**params, "unit": "table"}
    elif "match" in params and "unit" not in params:  # lines of before tables were called to boards, too
        params = {**params, "unit": "match"}
    match params:
        case {"place": _}:
            return params
        case {"phase": str(phase), "nth": int(nth), "table": int(table)}:
            return {**params, "place": table_name(language, table, phase, nth)}
        case {"round": int(round_), "table": int(table)}:
            return {**params, "place": table_name(language, table, IN_ROUND, round_)}
        case {"table": int(table)}:  # stored before tables had more of a name
            return {**params, "place": plain(language, "table-alone", {"number": table})}
    return params


def table_name(language: Language, table: int, phase: str, nth: int) -> str:
    """A table in words: "Losers’ round 2, match 5", "Semi-final, table 1", "Round 3, table 4"."""
    key = "table-place" if phase.startswith(_IN) else "match-place"
    words = plain(language, f"match-phase-{phase}", {"round": nth})
    return plain(language, key, {"phase": words, "number": table})


def _waits(language: Language, key: str) -> bool:
    """Whether a text says that somebody was told: it has other words for before that."""
    bundle = bundle_of(language)
    return bundle.has_message(key) and "waiting" in bundle.get_message(key).attributes


def either(language: Language, japanese: str, english: str) -> str:
    """What is stored in both languages, as it is shown."""
    if language == BOTH:
        return side_by_side(japanese, english)
    return japanese if language == "ja" else english


def _in_both(key: str, params: Params, wide: int) -> Pair:
    """Each thing once in each language."""
    japanese, english = (
        plain(
            one,
            key,
            {name: value.of(place) if isinstance(value, Pair) else value for name, value in params.items()},
        )
        for place, one in enumerate(LANGUAGES)
    )
    return side_by_side(japanese, english, wide)


@lru_cache(_REMEMBERED)
def _worded(language: Language, key: str, params: tuple[tuple[str, Param], ...]) -> str:
    bundle = bundle_of(language)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        raise MissingText(f"{language}: {key}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingText(f"{language}: {key}")
    formatted, errors = bundle.format_pattern(pattern, {item: _fitting(value) for item, value in params})
    if errors:
        raise MissingText(f"{language}: {key}: {errors}")
    return with_listed_commands(language, _IN_SENTENCE.sub(_begun, str(formatted)))


def _begun(found: re.Match[str]) -> str:
    """The name of a table begins small within an English sentence: "corrected round 1, table 4"."""
    before, markup, first = found.groups()
    return f"{before}{markup}{first.lower() if before else first}"


def _fitting(value: Param) -> Any:  # noqa: ANN401 - one of Fluent's own types
    """As Fluent takes it: a longer text is a fault to it, and of game #1234 it would make #1,234."""
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else f"{value[: _LONGEST - 1]}…"
    return fluent_number(value, useGrouping=False)


def with_listed_commands(language: Language, words: str) -> str:
    """The words with every command named as a client in this language lists it."""
    return _COMMAND.sub(lambda found: _as_listed(language, found), words)


def _as_listed(language: Language, found: re.Match[str]) -> str:
    """A command as the reader's client lists it, its options too; unchanged where it is none of ours."""
    group, sub, typed = found.groups(default="")
    led = way(f"{group} {sub}")
    if led:
        return _by_hub(language, *led, typed)
    key = f"cmd-{group}-{sub}" if sub else f"cmd-{group}"
    bundle = bundle_of(language)
    if not bundle.has_message(key):
        return found[0]
    options = bundle.get_message(key).attributes

    def option(named: re.Match[str]) -> str:
        return f"{plain(language, f'{key}.{named[1]}')}:" if named[1] in options else named[0]

    names = [plain(language, f"cmd-{group}"), *([plain(language, key)] if sub else [])]
    return f"`/{' '.join(names)}{_OPTION.sub(option, typed)}`"


def _by_hub(language: Language, hub: Hub, action: Action, typed: str) -> str:
    """The way to an action behind a hub; what is typed there is a field of its form, or what it is about."""
    hub_key = f"cmd-{hub.name.replace(' ', '-')}"

    def option(named: re.Match[str]) -> str:
        name, value = named.groups()
        if name in (EVENT, action.about, *hub.also):
            key = f"{hub_key}.{ON if name == action.about else name}"
            return f" {plain(language, key)}:{value}"
        return f" › {plain(language, f'{action.key}.{name}')}:{value}"

    path = hub.name.split()
    names = [plain(language, f"cmd-{'-'.join(path[: place + 1])}") for place in range(len(path))]
    do = f"{plain(language, f'{hub_key}.{DO}')}:{plain(language, action.label)}"
    return f"`/{' '.join(names)} {do}{_TYPED.sub(option, typed)}`"


def has_text(language: Language, key: str) -> bool:
    """Whether there is a text of this name."""
    return bundle_of(language).has_message(key)


def refusal_text(language: Language, refusal: Refusal, *, is_own: bool = False) -> str:
    """Why the rules say no, and what to do next; `is_own`: its player is the reader, who is not told of by name."""
    key = f"refusal-{refusal.code}"
    own = is_own and has_text(language, key) and "own" in bundle_of(language).get_message(key).attributes
    return text(language, f"{key}.own" if own else key, refusal.params)


def language_of(locale: str) -> Language | None:
    """The language that Discord's locale ("ja", "en-US") means; None for one that we do not speak."""
    short = locale.split("-", maxsplit=1)[0]
    return next((language for language in LANGUAGES if language == short), None)


def public_language(server: str, default: str = "") -> Language:
    """What a server posts in: one language, or both."""
    return BOTH if BOTH in (server, server or default) else choose("", server, default)


def together(languages: Iterable[Language]) -> Language | None:
    """What people who read these languages are addressed in; None where there is nobody."""
    read = set(languages)
    return None if not read else BOTH if len(read) > 1 else read.pop()


def choose(stored: str, locale: str, server: str) -> Language:
    """The stored choice, else Discord's locale, else the server's setting, else English."""
    return language_of(stored) or language_of(locale) or language_of(server) or "en"


def language_before(interaction: discord.Interaction[Any]) -> Language:
    """The language of an answer that is given before anything is looked up."""
    return choose("", str(interaction.locale), str(interaction.guild_locale or ""))


@cache
def bundle_of(language: Language) -> Catalogue:
    """All texts of one language; read once."""
    folder = resources.files("bot") / "locales" / language
    files = (
        file for part in (folder, folder / "games") for file in part.iterdir() if file.name.endswith(".ftl")
    )
    return Catalogue(language, (file.read_text(encoding="utf-8") for file in files))


def _escaped(value: Param) -> Param:
    if isinstance(value, str) and not isinstance(value, Safe):
        return Pair(inert(value), [inert(side) for side in value.sides] if isinstance(value, Pair) else ())
    return value


def inert(name: str) -> str:
    """A name without effect: no markup, no mention, no link, one line."""
    escaped = discord.utils.escape_markdown(_without_call(name), ignore_links=False)
    escaped = escaped.replace(
        "<", "\\<"
    )  # channels, commands, moments and emoji are named in pointed brackets
    escaped = _NUMBERED.sub(r"\1\\.", escaped)  # else a list begins
    return _RIGHT_TO_LEFT.sub(lambda found: f"{found[0]}\u200e", escaped)


def inert_title(name: str) -> str:
    """The title of a thread without effect: markup stands as it is there, but Discord's note of its start links."""
    return _without_call(name).replace("<", "<\u200b")


def _without_call(name: str) -> str:
    one_line = _ADDRESS.sub(lambda found: f"{found[0]}\u200b", " ".join(name.split()))
    return discord.utils.escape_mentions(one_line)
