"""How long a match is, in words."""

from bot.i18n import Language, Param, plain, text
from league.match_length import LengthPart, MatchLength
from usecases.event.length import LengthSet
from usecases.show.lengths import MatchLengths


def length_set(done: LengthSet, language: Language) -> str:
    """What holds now."""
    head = text(language, "length-set", {"event": done.event.name})
    lines = [_part_line(part, done.lengths[part], language) for part in done.lengths]
    told = [text(language, "event-changed-told", {"count": done.told})] if done.told else []
    return "\n".join([head, *lines, *told])


def length_words(length: MatchLength, language: Language) -> str:
    """One length: to 7 points, best of 3 games."""
    return plain(language, f"match-length-{length.unit}", {"number": length.number, "target": length.target})


def length_line(length: MatchLength | None, language: Language) -> list[str]:
    """The line of a table's or round's post; nothing for a single game."""
    return (
        [] if length is None else [text(language, "match-length", {"length": length_words(length, language)})]
    )


def lengths_lines(lengths: MatchLengths | None, language: Language) -> list[str]:
    """The usual length, and a line for each part that differs."""
    if lengths is None:
        return []
    parts = [_part_line(part, lengths.parts[part], language) for part in lengths.parts]
    return [*length_line(lengths.usual, language), *parts]


def part_words(part: LengthPart, language: Language) -> str:
    """The part of the tournament, with its round where it is one alone."""
    params: dict[str, Param] = {"part": plain(language, f"choice-part-{part.where}"), "round": part.round}
    return plain(language, "length-part-round", params) if part.round else str(params["part"])


def _part_line(part: LengthPart, length: MatchLength, language: Language) -> str:
    params: dict[str, Param] = {"part": part_words(part, language), "length": length_words(length, language)}
    return text(language, "length-part", params)
