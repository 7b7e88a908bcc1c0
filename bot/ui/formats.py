"""The choices about a tournament of matches, in words."""

from bot.i18n import Language, text
from league.brackets import ConsolationFeed, LastChance
from league.event import Event, Pairing
from league.tournament import Tournament
from usecases.event.format import FormatSet

_KNOCK_OUT = frozenset({Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION})


def format_set(done: FormatSet, language: Language) -> str:
    """What holds now."""
    head = text(language, "format-set", {"event": done.event.name})
    return "\n".join([head, *format_lines(done.event, done.tournament, language)])


def format_lines(event: Event, tournament: Tournament, language: Language) -> list[str]:
    """The choices that matter for this event, a line each."""
    kind = event.pairing if event.pairing in _KNOCK_OUT else tournament.bracket_pairing
    if event.pairing in _KNOCK_OUT:
        lines = [text(language, f"format-seeding-{tournament.seeding}")]
    else:
        lines = _qualifier_lines(event, tournament, language)
        if not tournament.bracket_size:
            return lines
        lines.append(text(language, f"format-then-{kind}", {"size": tournament.bracket_size}))
    if kind is Pairing.DOUBLE_ELIMINATION:
        return [*lines, text(language, f"format-final-{tournament.grand_final}")]
    if tournament.consolation is not ConsolationFeed.NONE:
        lines.append(text(language, f"format-consolation-{tournament.consolation}"))
        if tournament.last_chance is LastChance.PLAYED:
            lines.append(text(language, "format-last-chance"))
        return lines
    return [*lines, text(language, f"format-third-{tournament.third_place}")]


def _qualifier_lines(event: Event, tournament: Tournament, language: Language) -> list[str]:
    if event.pairing is not Pairing.ROUND_ROBIN:
        return [text(language, "format-accelerated")] if tournament.accelerated else []
    leavers = text(language, f"format-leavers-{tournament.leavers}")
    if not tournament.groups:
        return [leavers]
    groups = text(language, "format-groups", {"groups": tournament.groups})
    return [groups, text(language, f"format-seeding-{tournament.seeding}"), leavers]
