"""Notices in words: parameters that name a text, a user or a moment are put in the reader's language."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from bot.bilingual import Pair
from bot.i18n import Language, Param, Safe, either, inert, text
from bot.ui.citation import citation
from bot.ui.controls import control_of, controls
from bot.ui.listed import listed
from bot.ui.play.face import face_for, face_of
from bot.ui.reply import CONTENT_LIMIT, Reply, clip
from bot.ui.timestamps import relative_time, time_of_day, weekday_time
from bot.ui.web_links import address_of
from data.game_records import PostGame
from data.records import Destination, Notice
from league.ids import GameId
from usecases.play.public_log import FIRST, read_public

_MOMENTS = {"at": relative_time, "on": weekday_time, "hour": time_of_day}
_MENTIONS = {"user": "<@{}>", "role": "<@&{}>", "channel": "<#{}>"}


def notice_reply(notice: Notice, language: Language) -> Reply:
    """A notice as a message."""
    words = text(language, notice.text, resolved(language, notice.params))
    below = (str(_resolve(language, one)) for one in notice.params.get("below", ()))
    after = "".join(f"\n{one}" for one in below if one)
    words = (
        f"{clip(words, CONTENT_LIMIT - len(after))}{after}"  # a long log leaves room for what stands below it
    )
    # A ping needs the mention in the words: those who are not named in the sentence follow it.
    roles = tuple(
        value["role"] for value in notice.params.values() if isinstance(value, dict) and "role" in value
    )
    pings = (*(f"<@{user}>" for user in notice.mentions), *(f"<@&{role}>" for role in roles))
    unnamed = [ping for ping in pings if ping not in words]
    if unnamed:
        words = f"{words}\n{' '.join(unnamed)}"
    buttons = [control_of(custom_id) for custom_id in notice.buttons]
    view = controls(language, buttons) if buttons else None
    return Reply(clip(words, CONTENT_LIMIT), view=view, mentions=notice.mentions, roles=roles)


_READ_BY_ALL = frozenset(Destination) - {Destination.PRIVATE, Destination.CHANNEL}
_LOG = "game-log"
_UNDO = "undo"
_BRIEF = 120
"""Characters of an action that was taken back, in the line that says so. Source: house"""


def is_public(notice: Notice) -> bool:
    """Whether it is said to everybody who reads a channel or a thread of the server, and to nobody by name.

    The lines of a game's log are not: there are hundreds in a thread, and the board above them can be read in the
    other language, with the last moves beside it.
    """
    return notice.place in _READ_BY_ALL and not notice.mentions and notice.text != _LOG


def resolved(language: Language, params: Mapping[str, Any]) -> dict[str, Param]:
    """The parameters as texts take them."""
    found = {name: _resolve(language, value) for name, value in params.items()}
    match params:
        case {"where": {"phase": str(phase), "round": int(nth)}, "table": int()}:
            found |= {"phase": phase, "nth": nth}
    return found


def _resolve(language: Language, value: Any) -> Param:  # noqa: ANN401 - JSON
    match value:
        case {"phase": str(phase), "round": int(number)}:
            return Safe(text(language, f"match-phase-{phase}", {"round": number}))
        case {"called": str(name)}:
            return " ".join(filter(None, (name, value.get("score"))))
        case dict():
            return _safe(language, value)
        case list():
            return _listed([_resolve(language, item) for item in value], language)
        case str() | int() | float():
            return value
    raise TypeError(f"no text for {value!r}")


def _listed(items: list[Param], language: Language) -> Param:
    """Names alone stay what they are, for where there is no markup."""
    if any(isinstance(item, Safe) for item in items):
        return Safe(listed((str(_inert(item)) for item in items), language))
    return listed(map(str, items), language)


def _safe(language: Language, value: Mapping[str, Any]) -> Safe:
    """What is made by us, or may keep its markup."""
    for name, written in _MOMENTS.items():
        if name in value:
            return written(datetime.fromisoformat(value[name]))
    match value:
        case {"term": str(key)}:
            return Safe(text(language, key))
        case {"log": dict(told)}:
            return Safe("\n".join(_log_lines(language, told)))
        case {"terms": dict(agreed)}:
            return Safe(_terms(language, agreed))
        case {"section": str(section)}:
            return Safe(citation(language, section))
    return _told(language, value)


def _stored(language: Language, value: Mapping[str, Any]) -> Safe:
    """A parameter as it was typed, or as it is stored in both languages."""
    match value:
        case {"words": str(typed), "english": str(english)}:
            return Safe(either(language, typed, english))
        case {"words": str(typed)}:
            return Safe(typed)
        case {"ja": str(japanese), "en": str(english)}:
            return Safe(either(language, inert(japanese), inert(english)))
    return _mention(value)


def _terms(language: Language, agreed: Mapping[str, Any]) -> str:
    """What is to be played, and how fast, as the lobby says it."""
    begun = datetime.min.replace(tzinfo=UTC)
    game = PostGame(
        GameId(0), 0, 0, 0, begun, "", "", agreed["kind"], agreed["version"], agreed["options"],
        agreed["seats"], turn_hours=agreed["hours"], reserve_hours=agreed["reserve"], table_id=agreed["table"],
    )  # fmt: skip
    return f"{text(language, f'{game.kind}-name')} · {face_of(game).options_line(game, language)}"


def _told(language: Language, value: Mapping[str, Any]) -> Safe:
    """What was done or said before, in words."""
    match value:
        case {"deed": {"action": str(action), "params": dict(params)}}:
            return deed_words(action, params, language)
        case {"line": {"text": str(key), "params": dict(params)}}:
            return Safe(text(language, key, resolved(language, params)))
        case {"said": {"text": str(key), "params": dict(params)}}:
            return Safe(_struck(text(language, key, resolved(language, params))))
        case {"page": {"key": str(key), "path": str(path)}}:
            address = address_of(key, path)
            return Safe(text(language, "web-link", {"url": Safe(address)}) if address else "")
        case {"inside": {"text": str(key), "params": dict(params)}}:
            return Safe(text(language, key, resolved(language, params)))
    return _stored(language, value)


def deed_words(action: str, params: Mapping[str, Any], language: Language) -> Safe:
    """An action as the audit log says it; what was left out at the end (an exception's reason) leaves no blank."""
    named = resolved(language, params)
    if action == _UNDO:
        named["deed"] = _brief(
            named.get("deed", "#{}".format(named.get("line")))
        )  # an older line has its number alone
    words = text(language, f"audit-{action}", named)
    sides = words.sides if isinstance(words, Pair) else ()
    return Safe("\n".join(line.rstrip() for line in words.split("\n")), [side.rstrip() for side in sides])


def _brief(deed: Param) -> Param:
    """What was taken back, as far as one line has room for it."""
    sides = deed.sides if isinstance(deed, Safe) else ()
    return Safe(clip(str(deed), _BRIEF), [clip(side, _BRIEF) for side in sides])


def _struck(words: str) -> str:
    """Each line crossed out for itself: Discord's marks end with the line, and a quotation is no longer one."""
    lines = (line.removeprefix("> ").strip() for line in words.splitlines())
    return "\n".join(f"~~{line.replace('~~', '')}~~" for line in lines if line)


def _log_lines(language: Language, told: Mapping[str, Any]) -> list[str]:
    """What happened in a game; what was written before there were several is of the first one."""
    kind = told.get("game", FIRST)
    events = read_public(kind, told["events"])
    return face_for(kind).log_lines(events, told["names"], language, told.get("layout"))


def _mention(value: Mapping[str, int]) -> Safe:
    """One who is forgotten has no number any more."""
    ((kind, number),) = value.items()
    return Safe(_MENTIONS[kind].format(number) if number else "…")


def _inert(value: Param) -> Param:
    return inert(value) if isinstance(value, str) and not isinstance(value, Safe) else value
