"""What a user has set for themselves, in words."""

from datetime import datetime

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.reply import Reply, embed
from bot.ui.timestamps import date_time
from data.records import UserSettings
from league.waking import DAY
from usecases.settings.rhythm import Rhythm


def settings_reply(rhythm: Rhythm, language: Language, now: datetime, head: str = "") -> Reply:
    """Everything that is set; `head` says what was just changed."""
    user = rhythm.user
    lines = [
        text(language, "me-setting-language", {"language": _language(user, language)}),
        text(language, f"me-setting-messages-{_on(user.notices)}"),
        text(language, f"me-setting-next-{_on(user.tell_next)}"),
        text(language, "me-setting-hours", {"hours": _hours(user, language), "zone": rhythm.zone}),
        _vacation(user, language, now),
        text(language, f"me-setting-initials-{_on(user.initials)}"),
        text(language, f"me-setting-hints-{_on(user.hints)}"),
    ]
    box = embed(
        plain(language, "me-settings-title"),
        "\n".join(lines),
        footer=plain(language, "me-settings-how").replace("`", ""),
    )
    moved = [text(language, "me-deadlines-moved", {"count": rhythm.moved})] if rhythm.moved else []
    return Reply("\n".join([head, *moved]).strip(), embeds=(box,))


def _language(user: UserSettings, language: Language) -> Safe:
    return Safe(text(language, f"choice-my-language-{user.language or 'auto'}"))


def _on(switch: bool) -> str:  # noqa: FBT001 - it names the switch's position
    return "on" if switch else "off"


def _hours(user: UserSettings, language: Language) -> Safe:
    if user.wakes == user.sleeps:
        return Safe(text(language, "me-hours-all-day"))
    return Safe(f"{_clock(user.wakes)}–{_clock(user.sleeps or DAY)}")


def _clock(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def _vacation(user: UserSettings, language: Language, now: datetime) -> str:
    if user.away_until is None or user.away_until <= now:
        return text(language, "me-setting-here")
    params: dict[str, Param] = {"until": date_time(user.away_until)}
    return text(language, "me-setting-away", params)
