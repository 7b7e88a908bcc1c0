"""A card in the reader's language: what it is, costs, counts for, needs and does; worded from the card table."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.i18n import LANGUAGES, Language, Param, Safe, plain, text
from bot.ui.games.rivals.words import card_name, cost_signs, good_name
from bot.ui.play.table_face import CardText
from bot.ui.play.wording import listed
from engine.rivals.cards import CARDS, COPY, TABLE, RivalsCard, Words
from engine.rivals.names import CardKey, Good

_PLENTY, _FETCH = "plenty", "fetch"
_JOINED: dict[Language, tuple[str, str]] = {"en": (".", " "), "ja": ("。", "")}
_RANGES = frozenset({"calm", "guard"})


def does(card: RivalsCard, language: Language) -> list[str]:
    """What it needs and does, a sentence each."""
    lines = [needs(card, language)] if card.requires else []
    return [*lines, *(_effect(card, words, language) for words in card.effects)]


def needs(card: RivalsCard, language: Language) -> str:
    """What must be there before it is built or played."""
    return text(language, "rivals-card-needs", {"needs": text(language, f"rivals-needs-{card.requires}")})


def _effect(card: RivalsCard, words: Words, language: Language) -> str:
    name, *told = words
    if name == _FETCH:
        return text(language, f"rivals-effect-{_FETCH}-{told[0]}")
    if name == _PLENTY and card.key == "storehouse":
        return text(language, f"rivals-effect-{_PLENTY}-storehouse")
    if name in _RANGES:
        return text(language, f"rivals-effect-{name}", {"numbers": "–".join((told[0], told[-1]))})
    return text(language, f"rivals-effect-{name}", _params(told, language))


def _params(told: Sequence[str], language: Language) -> dict[str, Param]:
    if not told:
        return {}
    if told[0].isdecimal():
        return {"number": int(told[0])}
    return {"good": good_name(Good[told[0].upper()], language)}


def worth(card: RivalsCard, language: Language) -> str:
    """Its points, in words; empty for none."""
    counted = {
        "victory": card.victory,
        "commerce": card.commerce,
        "strength": card.strength,
        "skill": card.skill,
        "progress": card.progress,
    }
    told = (plain(language, f"rivals-worth-{name}", {"number": n}) for name, n in counted.items() if n)
    return listed(told, language)


@lru_cache(maxsize=512)
def text_of(card: CardKey, language: Language) -> CardText:
    """What a card counts for, needs and does, in the reader's language and in the other one."""
    others = (one for one in LANGUAGES if one != language)
    told = ((one, f"**{card_name(card, one)}** {_sentences(card, one)}") for one in others)
    return CardText(card_name(card, language), ((language, _sentences(card, language)), *told))


def texts_of(cards: Iterable[CardKey], language: Language) -> tuple[CardText, ...]:
    """The texts of these cards, of copies with another back once, by name."""
    return tuple(sorted({text_of(card, language) for card in cards}, key=lambda one: one.name))


def _sentences(card: CardKey, language: Language) -> str:
    """What it counts for, needs and does, as the language ends and joins its sentences."""
    row = CARDS[card]
    stop, space = _JOINED[language]
    heads = [worth(row, language), needs(row, language) if row.requires else ""]
    effects = (_effect(row, words, language) for words in row.effects)
    return space.join((*(f"{head}{stop}" for head in heads if head), *effects))


def card_lines(card: RivalsCard, language: Language) -> list[str]:
    """The whole card."""
    kind: dict[str, Param] = {
        "kind": text(language, f"rivals-kind-{card.kind}"),
        "city": "yes" if card.city_only else "no",
        "one": "yes" if card.max_one else "no",
    }
    lines = [text(language, "rivals-card-kind", kind)]
    if any(card.cost):
        lines.append(text(language, "rivals-card-cost", {"cost": Safe(cost_signs(card.cost))}))
    if counted := worth(card, language):
        lines.append(text(language, "rivals-card-signs", {"signs": counted}))
    lines += does(card, language)
    copies = (
        plain(
            language,
            "rivals-card-copies-of",
            {"set": plain(language, f"rivals-panel-back-{back}"), "number": n},
        )
        for back, n in card.copies
    )
    lines.append(text(language, "rivals-card-copies", {"copies": listed(copies, language)}))
    return (
        [*lines, text(language, "rivals-card-section", {"section": card.section})] if card.section else lines
    )


def card_title(card: RivalsCard, language: Language) -> str:
    """Its name, and what it is called in the other languages."""
    own = card.ja if language == "ja" else card.en
    others = dict.fromkeys(name for name in (card.ja, card.en, card.de) if name != own)
    if not others:
        return own
    return plain(language, "rivals-card-title", {"name": own, "others": " / ".join(others)})


def cards_on(sections: Sequence[str]) -> list[RivalsCard]:
    """The card that a ruling is on: none where it is on many at once."""
    found = [card for card in TABLE.values() if card.section in sections]
    return found if len({card.en for card in found}) == 1 else []


def found_cards(typed: str, table: Sequence[RivalsCard]) -> list[RivalsCard]:
    """The cards whose name in any language holds what was typed, those that begin with it first."""
    words = typed.casefold().partition(COPY)[0].strip()

    def place(card: RivalsCard) -> int:
        names = [name.casefold() for name in (card.ja, card.en, card.de, card.key)]
        if any(name.startswith(words) for name in names):
            return 0
        return 1 if any(words in name for name in names) else 2

    ranked = sorted(
        ((place(card), number, card) for number, card in enumerate(table)), key=lambda one: one[:2]
    )
    return [card for rank, _, card in ranked if rank < 2]  # noqa: PLR2004 - the rank of those without it
