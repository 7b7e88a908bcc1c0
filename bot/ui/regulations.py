"""The regulations of an event in a few lines: what players must know at their tables."""

from bot.i18n import Language, text
from league.regulations import GameKey, Profile, TimeUp
from league.regulations.terms import Scoring

_MINUTE = 60


def regulation_lines(profile: Profile, language: Language) -> list[str]:
    """What wins, how long a game may last, and at a Catan table what may be said and must be shown."""
    target = text(language, "regulation-target", {"target": profile.win_target})
    lines = [] if profile.scoring is Scoring.MATCH else [target]  # a match says how long it is
    lines.append(text(language, *_time(profile)))
    if profile.game is GameKey.CATAN:
        lines.append(text(language, f"regulation-robber-{profile.robber_talk}"))
        lines.append(
            text(language, f"regulation-discards-{'public' if profile.discards_public else 'hidden'}")
        )
        if profile.same_board:
            lines.append(text(language, "regulation-same-board"))
    if profile.substitute_keeps:
        lines.append(text(language, "regulation-substitute-keeps"))
    if profile.missed_turns is not None and profile.two_players:
        lines.append(text(language, "regulation-missed-turns", {"turns": profile.missed_turns}))
    return lines


def _time(profile: Profile) -> tuple[str, dict[str, str | int]]:
    if profile.play_seconds is None:
        return "regulation-time-none", {}
    ending = "no-winner" if profile.time_up is TimeUp.NO_WINNER else "loss"
    return "regulation-time", {"minutes": -(-profile.play_seconds // _MINUTE), "up": ending}
