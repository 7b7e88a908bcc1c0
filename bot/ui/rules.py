"""Rulings as they are shown: title, text, source, what other documents say, and where to go from there."""

import discord

from bot.i18n import LANGUAGES, Language, Safe, plain, text
from bot.rulebook import Ruling, number_of
from bot.ui.controls import Choice, Control, controls, menu
from bot.ui.reply import FIELD_LIMIT, Reply, clip, embed
from faq.entry import Entry, Text
from usecases.rule.house import is_house

GUESSES = 3
"""Rulings that are offered when none is sure."""
_QUOTED = 300
_LABEL = 100


def detail_of(language: Language, ask_id: int = 0) -> int:
    """What the buttons of an answer carry besides its rule: the language, and the question (0: none)."""
    return ask_id * len(LANGUAGES) + LANGUAGES.index(language)


def read_detail(detail: int) -> tuple[Language, int]:
    """The language and the question that a button carries; older buttons carry the language alone."""
    ask_id, language = divmod(detail, len(LANGUAGES))
    return LANGUAGES[language], ask_id


def ruling_reply(ruling: Ruling, language: Language, guild_id: int, ask_id: int = 0) -> Reply:
    """The answer to one person, with its buttons; in private (0) there is nobody to show it to and no judge.

    Where it answers a question (`ask_id`), one may say whether it helped.
    """
    detail = detail_of(language, ask_id)
    other = detail_of(_other(language), ask_id)
    items = [Control("rule-language", ruling.number, other, emoji="🌐")] if speaks_both(ruling.entry) else []
    if guild_id:
        items.append(Control("rule-share", ruling.number, detail, emoji="📢"))
    if ask_id:
        items += [
            Control("rule-up", ruling.number, ask_id, emoji="👍"),
            Control("rule-down", ruling.number, ask_id, emoji="👎"),
        ]
    view = controls(language, [*items, *_judge(guild_id, ask_id)])
    if ruling.further:
        lines = [_line(entry, language) for entry in ruling.further]
        view.add_item(menu("rule-related", ruling.number, plain(language, "rule-related"), lines, detail))
    return Reply(embeds=(ruling_box(ruling, language),), view=view)


def shared_reply(ruling: Ruling, language: Language, name: str) -> Reply:
    """The same for everybody in the channel: who showed it, no buttons, no pings."""
    return Reply(text(language, "rule-shared-by", {"user": name}), (ruling_box(ruling, language),))


def guess_reply(
    question: str, entries: tuple[Entry, ...], language: Language, guild_id: int, ask_id: int = 0
) -> Reply:
    """None is sure: the best few to choose from."""
    detail = detail_of(language, ask_id)
    items = [
        Control(
            "rule-open",
            number_of(entry),
            detail,
            discord.ButtonStyle.primary,
            label=spoken(entry.title, language),
        )
        for entry in entries[:GUESSES]
    ]
    words = text(language, "rule-guess", {"question": clip(question, _QUOTED)})
    return Reply(words, view=controls(language, [*items, *_judge(guild_id, ask_id)]))


def nothing_reply(question: str, language: Language, guild_id: int, ask_id: int = 0) -> Reply:
    """No rule is about this: said honestly, with what to do next."""
    words = text(language, "rule-nothing", {"question": clip(question, _QUOTED)})
    judge = _judge(guild_id, ask_id)
    return Reply(words, view=controls(language, judge) if judge else None)


def voted_reply(language: Language, ask_id: int, *, up: bool) -> Reply:
    """What becomes of a vote; whom the answer did not help is offered a judge."""
    if up:
        return Reply(text(language, "rule-voted-up"))
    return Reply(text(language, "rule-voted-down"), view=controls(language, [judge_button(ask_id)]))


def judge_button(ask_id: int) -> Control:
    """A question that was asked goes to the judges."""
    return Control("rule-judge", ask_id, emoji="🧑‍⚖️")


def ruling_box(ruling: Ruling, language: Language) -> discord.Embed:
    """Title, text, example and source; then what other documents rule on the same matter, by name."""
    entry = ruling.entry
    parts = [spoken(entry.text, language)]
    if entry.example:
        parts.append(text(language, "rule-example", {"example": Safe(spoken(entry.example, language))}))
    parts.append(_source(entry, language))
    edition = "" if is_house(entry) else spoken(entry.document.edition, language)
    footer = plain(language, "rule-edition", {"edition": edition}) if edition else ""
    box = embed(spoken(entry.title, language), "\n\n".join(parts), footer=footer)
    for other in ruling.beside:
        name = plain(
            language,
            "rule-beside",
            {"document": spoken(other.document.title, language), "section": other.sections[0]},
        )
        box.add_field(name=name, value=clip(spoken(other.text, language), FIELD_LIMIT), inline=False)
    return box


def offered(entry: Entry, language: Language) -> str:
    """An entry on one line of a list: its section is never cut off, its title may be."""
    room = _LABEL - len(entry.sections[0]) - 3
    return f"{clip(spoken(entry.title, language), room)} ({entry.sections[0]})"


def spoken(words: Text, language: Language) -> str:
    """A text of the corpus in one language."""
    return words.ja if language == "ja" else words.en


def speaks_both(entry: Entry) -> bool:
    """Whether the other language says anything else: a house rule may be written in one only."""
    return not is_house(entry) or (entry.title.ja, entry.text.ja) != (entry.title.en, entry.text.en)


def _source(entry: Entry, language: Language) -> str:
    """The heading stays as it is printed, for so the document is cited; a foreign one is said to be so."""
    if is_house(entry):
        return text(language, "rule-house-source", {"section": Safe(entry.sections[0])})
    foreign = entry.document.language != language and not entry.printed.isascii()
    printed = text(language, "rule-printed-foreign", {"printed": entry.printed}) if foreign else entry.printed
    return text(
        language,
        "rule-source",
        {
            "badge": plain(language, f"rule-badge-{entry.document.kind}"),
            "document": spoken(entry.document.title, language),
            "printed": Safe(printed) if foreign else printed,
            "sections": Safe(", ".join(entry.sections)),
        },
    )


def _line(entry: Entry, language: Language) -> Choice:
    house = is_house(entry)
    name = plain(language, "rule-house-badge") if house else spoken(entry.document.title, language)
    document = clip(name, _LABEL)
    return Choice(offered(entry, language), entry.sections[0], document)


def _judge(guild_id: int, ask_id: int) -> list[Control]:
    """Nobody judges a private message; where no question was asked, a form asks for it."""
    if not guild_id:
        return []
    return [judge_button(ask_id) if ask_id else Control("judge-call", 0, emoji="🧑‍⚖️")]


def _other(language: Language) -> Language:
    return "en" if language == "ja" else "ja"
