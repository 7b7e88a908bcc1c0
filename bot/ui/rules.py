"""Rulings as they are shown: title, text, source, what other documents say, and where to go from there."""

import discord

from bot.i18n import LANGUAGES, Language, Safe, either, plain, text
from bot.rulebook import Ruling, number_of, ruling_with
from bot.ui.answer_marks import packed
from bot.ui.controls import Control, MenuLine, controls, menu
from bot.ui.games.rivals.card_text import card_lines, card_title, cards_on
from bot.ui.listed import listed
from bot.ui.reply import FIELD_LIMIT, Reply, clip, embed
from faq.bands import Band
from faq.box import Box, in_doubt
from faq.box import offered as nearest
from faq.corpus import load_corpus
from faq.decisive import sentences
from faq.entry import Entry, Text
from faq.force import is_in_force
from faq.matters import Relation, rulings_in_force
from faq.result import SearchResult
from faq.written import is_own
from league.ids import EventId
from usecases.rule.house_rules import is_house

_QUOTED = 300
_FIELD_NAME = 256
_SEVERAL = 2
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
    answered = packed(ruling)
    items = [Control("rule-language", answered, other, emoji="🌐")] if speaks_both(ruling.entry) else []
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
    words = text(language, "rule-in-need", {"server": int(bool(guild_id))}) if ruling.in_need else ""
    return Reply(words, (ruling_box(ruling, language),), view=view)


def shared_reply(
    ruling: Ruling, language: Language, name: str, boxes: tuple[discord.Embed, ...] = ()
) -> Reply:
    """The same for everybody in the channel: who showed it, the box as it stands, no buttons, no pings."""
    words = text(language, "rule-shared-by", {"user": name})
    return Reply(words, boxes or (ruling_box(ruling, language),))


def unsure_reply(
    question: str, result: SearchResult, language: Language, guild_id: int, ask_id: int = 0
) -> Reply:
    """None is sure: the two that fit best in words, the nearest three to choose from, and the way to a judge."""
    detail = detail_of(language, ask_id)
    items = [
        Control(
            "rule-open",
            number_of(entry),
            detail,
            discord.ButtonStyle.primary,
            label=_label(result, entry, language),
        )
        for entry in nearest(result)
    ]
    words = text(language, _words_of(result), _params(question, result, language, guild_id))
    boxes = tuple(
        ruling_box(ruling_with(entry, Box(beside, ()), result.profile), language)
        for entry, beside in in_doubt(load_corpus(), result)
    )
    return Reply(words, boxes, view=controls(language, [*items, *_judge(guild_id, ask_id)]))


def which_event_reply(events: tuple[tuple[EventId, str], ...], language: Language) -> Reply:
    """The events of which a private question may be about one, to choose from."""
    view = controls(language, [])
    lines = [MenuLine(name, str(event)) for event, name in events]
    view.add_item(menu("rule-event", 0, plain(language, "rule-which-event-choose"), lines))
    return Reply(text(language, "rule-which-event"), view=view)


def _words_of(result: SearchResult) -> str:
    if result.in_need:
        return "rule-in-need"
    if result.other_game is not None:
        return "rule-which-game"
    if result.choices:
        return "rule-which-case"
    return "rule-guess" if result.band is Band.MAYBE else "rule-nothing"


def _params(question: str, result: SearchResult, language: Language, guild_id: int) -> dict[str, str | int]:
    game = result.other_game
    named = {"game": plain(language, f"{game}-name")} if game else {}
    return {"question": clip(question, _QUOTED), "server": int(bool(guild_id)), **named}


def _label(result: SearchResult, entry: Entry, language: Language) -> str:
    """The case that a ruling is for, or its title; of another game with the name of the game."""
    label = next((choice.label for choice in result.choices if choice.entry == entry), entry.title)
    if entry == result.elsewhere:
        return f"{plain(language, f'{entry.document.game}-name')}: {spoken(label, language)}"
    return spoken(label, language)


def voted_reply(language: Language, ask_id: int, *, up: bool) -> Reply:
    """What becomes of a vote; whom the answer did not help is offered a judge."""
    if up:
        return Reply(text(language, "rule-voted-up"))
    return Reply(text(language, "rule-voted-down"), view=controls(language, [judge_button(ask_id)]))


def judge_button(ask_id: int) -> Control:
    """A question that was asked goes to the judges."""
    return Control("rule-judge", ask_id, emoji="🧑‍⚖️")


def ruling_box(ruling: Ruling, language: Language) -> discord.Embed:
    """The verdict, the text with the sentence that decides, example and source; then all that belongs beside it."""
    entry = ruling.entry
    parts = [_answer(ruling, language)]
    if entry.example:
        parts.append(text(language, "rule-example", {"example": Safe(spoken(entry.example, language))}))
    parts.append(_source(entry, language))
    if ruling.replaces:
        names = listed((offered(one, language) for one in ruling.replaces), language)
        parts.append(text(language, "rule-replaces", {"sections": clip(names, _QUOTED)}))
    if ruling.replaced_by:
        parts.append(text(language, "rule-replaced-here", {"section": ruling.replaced_by}))
    elif ruling.profile and not is_in_force(ruling.profile, entry.sections[0]):
        parts.append(_not_in_force(ruling.profile, entry.sections[0], language))
    edition = "" if is_house(entry) else spoken(entry.document.edition, language)
    footer = plain(language, "rule-edition", {"edition": edition}) if edition else ""
    box = embed(spoken(entry.title, language), "\n\n".join(parts), footer=footer)
    for card in cards_on(entry.sections):
        box.add_field(
            name=card_title(card, language), value="\n".join(card_lines(card, language)), inline=False
        )
    relations = ruling.relations or (Relation.CONTRADICTS,) * len(ruling.beside)
    for other, relation in zip(ruling.beside, relations, strict=True):
        name = clip(_beside(ruling, other, relation, language), _FIELD_NAME)
        box.add_field(name=name, value=clip(spoken(other.text, language), FIELD_LIMIT), inline=False)
    return box


def _not_in_force(profile: str, section: str, language: Language) -> str:
    """That a ruling does not hold here, and which ones do, if any."""
    holding = rulings_in_force(profile, section)
    if not holding:
        return text(language, "rule-not-in-force")
    return text(language, "rule-ruled-here", {"sections": listed(holding, language)})


def _answer(ruling: Ruling, language: Language) -> str:
    """The first words of the answer, then the ruling; the numbers of the question put in where it is arithmetic."""
    words = spoken(ruling.entry.text, language)
    if ruling.decisive is not None:
        words = _stressed(words, ruling.decisive)
    lines = [words]
    if ruling.verdict:
        said = ruling.said if language == "ja" else None
        params: dict[str, str | int] = {"sure": int(ruling.verdict_sure), "said": said or ""}
        key = "said" if said else ruling.verdict
        lines.insert(0, text(language, f"rule-verdict-{key}", params))
    if ruling.total:
        params = {"given": ruling.total.given, "result": ruling.total.result}
        lines.append(text(language, f"rule-sum-{ruling.total.kind}", params))
    return "\n".join(lines)


def _stressed(words: str, place: int) -> str:
    """The sentence that decides in bold, where there are others; the languages may part a text differently."""
    pieces = list(sentences(words))
    if len(pieces) < _SEVERAL or place >= len(pieces):
        return words
    bare = pieces[place].rstrip()
    pieces[place] = f"**{bare}**" + pieces[place][len(bare) :]
    return "".join(pieces)


def _beside(ruling: Ruling, other: Entry, relation: Relation | None, language: Language) -> str:
    """What a ruling shown beside another one is to it, and of which document it is."""
    section = other.sections[0]
    document = spoken(other.document.title, language)
    same = other.document == ruling.entry.document or (
        ruling.profile and is_in_force(ruling.profile, section)
    )
    if same or (relation is None and not ruling.profile):
        key = f"rule-relation-{relation or 'part'}"
        return plain(language, key, {"title": spoken(other.title, language), "section": section})
    key = "rule-elsewhere" if ruling.profile else "rule-beside"
    return plain(language, key, {"document": document, "section": section})


def offered(entry: Entry, language: Language) -> str:
    """An entry on one line of a list: its section is never cut off, its title may be."""
    room = _LABEL - len(entry.sections[0]) - 3
    return f"{clip(spoken(entry.title, language), room)} ({entry.sections[0]})"


def spoken(words: Text, language: Language) -> str:
    """A text of the corpus in one language."""
    return either(language, words.ja, words.en)


def speaks_both(entry: Entry) -> bool:
    """Whether the other language says anything else: a house rule may be written in one only."""
    return not is_own(entry) or (entry.title.ja, entry.text.ja) != (entry.title.en, entry.text.en)


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
            "sections": Safe(listed(entry.sections, language)),
        },
    )


def _line(entry: Entry, language: Language) -> MenuLine:
    house = is_house(entry)
    name = plain(language, "rule-house-badge") if house else spoken(entry.document.title, language)
    document = clip(name, _LABEL)
    return MenuLine(offered(entry, language), entry.sections[0], document)


def _judge(guild_id: int, ask_id: int) -> list[Control]:
    """The button that calls a judge, none in a private message; where no question was asked, a form asks for it."""
    if not guild_id:
        return []
    return [judge_button(ask_id) if ask_id else Control("judge-call", 0, emoji="🧑‍⚖️")]


def _other(language: Language) -> Language:
    return "en" if language == "ja" else "ja"
