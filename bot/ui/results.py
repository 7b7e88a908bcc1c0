"""Results in words: the forms, the answers, the history."""

from collections.abc import Sequence

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.citation import cited
from bot.ui.controls import (
    MENU_LIMIT,
    ChoiceField,
    Control,
    MenuLine,
    TextField,
    control_of,
    controls,
    form,
)
from bot.ui.listed import listed
from bot.ui.match_places import table_words
from bot.ui.opened import outdated_words
from bot.ui.refused import refused_line
from bot.ui.reply import Reply, embed
from bot.ui.timestamps import date_time, relative_time
from data.records import Person
from league.ids import PlayerId
from usecases.many import in_runs
from usecases.result.answer import LONGEST_OBJECTION
from usecases.result.correct import Corrected
from usecases.result.drafts import CORRECT, REASON, WALKOVER
from usecases.result.find import TableAt
from usecases.result.rank_moves import Move
from usecases.result.report import Reported
from usecases.result.typed import ENDED, score_field
from usecases.result.walkover import WalkoverUnsure
from usecases.show.report_form import ResultForm
from usecases.show.result import History, VersionLine

RULING = "result-ruling"
DISPUTE, OBJECTION = "result-dispute", "objection"
UPHOLD, CHANGE = "uphold", "change"
_SCORE_LENGTH = 12
_REASON_LENGTH = 300
_MOST_MOVES = 20
_A_MATCH = 2
_BY_SCORE = "victory"
"""The scores alone say who won."""


def result_form(shown: ResultForm, verb: str, language: Language) -> discord.ui.Modal:
    """The form: who won and how it ended, then each player's score in turn order.

    The winner's score may stay empty, as it is known; of a match of a known length scores are chosen, too.
    """
    names = {person.id: person.name for person in shown.people}
    fields = [
        _score_field(
            shown,
            score_field(player),
            plain(language, f"form-score{_of_match(shown)}", {"seat": seat, "player": names[player]}),
            language,
        )
        for seat, player in enumerate(shown.at.table.seats, 1)
    ]
    title = plain(language, f"form-{verb}", {"place": table_words(shown.at, language)})
    return form(verb, shown.at.table.id, title, [_winner_field(shown, language), *fields], shown.opened_for)


def _winner_field(shown: ResultForm, language: Language) -> ChoiceField:
    """Who won, first the winners; what was said before is chosen already, else nothing is."""
    seats = shown.at.table.seats
    winners = tuple(f"won-{player}" for player in seats)
    others = tuple(ending for ending in shown.endings if ending not in (*winners, _BY_SCORE))
    lines = _ending_lines(shown, (*winners, *others, _BY_SCORE), language)
    return ChoiceField(
        ENDED,
        plain(language, "form-winner"),
        tuple(MenuLine(words, ending) for ending, words in lines),
        chosen=shown.values.get(ENDED, ""),
        placeholder=plain(language, "form-winner-hint"),
        description=plain(language, "form-winner-description", {"target": shown.target}),
    )


def _score_field(shown: ResultForm, name: str, label: str, language: Language) -> TextField | ChoiceField:
    """A score is chosen where all that it can be fits into a menu, else it is typed."""
    value, hint = shown.values.get(name, ""), _hint(shown, language)
    if shown.length is None or shown.target >= MENU_LIMIT:
        return TextField(name, label, value, hint, required=False, limit=_SCORE_LENGTH)
    lines = tuple(MenuLine(str(score), str(score)) for score in range(shown.target + 1))
    return ChoiceField(name, label, lines, chosen=value, placeholder=hint, required=False)


def ending_words(shown: ResultForm, language: Language) -> tuple[tuple[str, str], ...]:
    """The ways in which the game can have ended, each with its words."""
    return _ending_lines(shown, shown.endings, language)


def _ending_lines(
    shown: ResultForm, endings: Sequence[str], language: Language
) -> tuple[tuple[str, str], ...]:
    names = {person.id: person.name for person in shown.people}
    kind = _of_match(shown)
    return tuple((ending, _ending(ending, names, language, kind)) for ending in endings)


def _hint(shown: ResultForm, language: Language) -> str:
    """An example that fits the game: points of a match, games of the best of several, points at a table."""
    if not _of_match(shown):
        return plain(language, "form-score-hint")
    kind = shown.length.unit if shown.length else "single"
    return plain(language, f"form-score-hint-{kind}", {"target": shown.target})


def _of_match(shown: ResultForm) -> str:
    """A match of two has words of its own."""
    return "-match" if len(shown.people) == _A_MATCH else ""


def _ending(ending: str, names: dict[PlayerId, str], language: Language, of_match: str) -> str:
    kind, _, player = ending.partition("-")
    name = names.get(PlayerId(int(player)), "") if player else ""
    other = next((one for number, one in names.items() if player and number != int(player)), "")
    of = of_match if kind == "victory" else ""
    key = f"choice-ending-{kind}{'-by' if player else ''}{of}"
    return plain(language, key, {"player": name, "other": other})


def ruling_form(at: TableAt, language: Language) -> discord.ui.Modal:
    """The form in which a judge decides a dispute: the reason, and whether the report stands."""
    choices = tuple(MenuLine(plain(language, f"choice-ruling-{value}"), value) for value in (UPHOLD, CHANGE))
    title = plain(language, "form-result-ruling", {"place": table_words(at, language)})
    fields: list[TextField | ChoiceField] = [
        ChoiceField(ENDED, plain(language, "form-ruling"), choices),
        TextField(REASON, plain(language, "form-reason"), long=True, limit=_REASON_LENGTH),
    ]
    return form(RULING, at.table.id, title, fields)


def objection_form(result_id: int, at: TableAt, language: Language) -> discord.ui.Modal:
    """The form in which a player says what is wrong with a report; it may stay empty."""
    title = plain(language, "form-result-dispute", {"place": table_words(at, language)})
    words = TextField(
        OBJECTION, plain(language, "form-objection"), required=False, long=True, limit=LONGEST_OBJECTION
    )
    return form(DISPUTE, result_id, title, [words])


def open_again(verb: str, table_id: int, language: Language) -> discord.ui.View:
    """The button that opens a refused form again, with everything that was typed."""
    label = plain(language, "form-open-again")
    style = discord.ButtonStyle.primary
    return controls(language, [Control(verb, table_id, label=label, style=style, emoji="✏️")])


def enter_scores(table_id: int, language: Language) -> discord.ui.View:
    """The button that opens the correction's form."""
    return controls(language, [Control(CORRECT, table_id, style=discord.ButtonStyle.primary)])


def call_judge(table_id: int, language: Language) -> discord.ui.View:
    """The button for a player whose opponent has not come."""
    return controls(language, [Control("judge-call", table_id, style=discord.ButtonStyle.primary)])


def dispute_button(result_id: int, language: Language) -> discord.ui.View:
    """The button for whoever remembers other scores than those on record."""
    return controls(language, [Control(DISPUTE, result_id, style=discord.ButtonStyle.danger)])


def reported(done: Reported, language: Language) -> str:
    """What is on record now, and what happens next."""
    at, result = done.standing.at, done.standing.result
    final_at = relative_time(result.final_at) if result.final_at else ""
    key = "result-entered" if done.final else "result-reported"
    place = table_words(at, language)
    words = text(language, key, {"place": place, "scores": done.scores, "at": final_at})
    return "\n".join((words, *(cited(language, section) for section in done.capped)))


def corrected(done: Corrected, key: str, language: Language) -> Reply:
    """What counts now, whose rank it moved, who is seated wrongly, and the buttons that mend it."""
    at = done.standing.at
    params: dict[str, Param] = {"place": table_words(at, language), "scores": done.scores}
    lines = [text(language, key, params), "", *moves_lines(done.moves, language)]
    if done.outdated is not None:
        lines += ["", outdated_words(done.outdated, language)]
    if done.fallen:
        numbers = in_runs(table.number for table in done.fallen)
        lines += ["", text(language, "matches-fall", {"count": len(done.fallen), "tables": numbers})]
    buttons = [control_of(custom_id) for custom_id in done.repair]
    return Reply("\n".join(lines), view=controls(language, buttons) if buttons else None)


def walkover_words(asked: WalkoverUnsure, language: Language) -> tuple[str, ...]:
    """What a walkover would wipe away, or that nobody is to win."""
    params: dict[str, Param] = {"place": table_words(asked.at, language), "scores": asked.scores}
    winner = asked.winner
    named: dict[str, Param] = {**params, "player": winner.name if winner else ""}
    wiped = (text(language, "walkover-wipes", params),) if asked.scores else ()
    return *wiped, text(language, "walkover-sure" if winner else "walkover-nobody", named)


def walkover_question(asked: WalkoverUnsure, language: Language) -> Reply:
    """The same, and the button that says yes."""
    yes = Control(WALKOVER, asked.at.table.id, asked.over, style=discord.ButtonStyle.danger)
    return Reply("\n".join(walkover_words(asked, language)), view=controls(language, [yes]))


def moves_lines(moves: Sequence[Move], language: Language) -> list[str]:
    """Whose rank moved, from where to where; the first few of many."""
    if not moves:
        return [text(language, "ranks-unmoved")]
    shown = [_move(move, language) for move in moves[:_MOST_MOVES]]
    more = len(moves) - len(shown)
    rest = [text(language, "ranks-more", {"count": more})] if more else []
    return [text(language, "ranks-moved", {"count": len(moves)}), *shown, *rest]


def _move(move: Move, language: Language) -> str:
    params: dict[str, Param] = {
        "player": move.person.name,
        "before": move.change.before or 0,
        "after": move.change.after or 0,
    }
    return text(language, "rank-line", params)


def history_reply(shown: History, language: Language) -> Reply:
    """Every version, oldest first; what no longer counts is struck out."""
    params: dict[str, Param] = {
        "event": shown.at.event.name,
        "place": table_words(shown.at, language),
    }
    body = "\n\n".join(_version(line, language) for line in shown.lines)
    return Reply(embeds=(embed(plain(language, "history-title", params), body),))


def _version(line: VersionLine, language: Language) -> str:
    version = line.version
    who = Safe(f"<@{version.by}>") if version.by else Safe(text(language, "history-bot"))
    if not version.by and line.confirmed:
        who = _names(line.confirmed[:1], language)  # a guest, by the code of the own seat
    params: dict[str, Param] = {
        "number": version.number,
        "at": date_time(version.at),
        "who": who,
        "kind": Safe(text(language, f"history-kind-{version.kind}")),
        "scores": line.scores,
        "ended": line.ended,
        "state": Safe(text(language, f"history-state-{version.state}")),
    }
    lines = [text(language, "history-line", params)]
    if line.refused:
        lines.append(refused_line(line.refused, language))
    if version.reason:
        lines.append(text(language, "history-reason", {"reason": version.reason}))
    if line.at_table:
        lines.append(text(language, "history-at-table"))
    if line.confirmed:
        lines.append(text(language, "history-confirmed", {"names": _names(line.confirmed, language)}))
    if line.disputed:
        lines.append(text(language, "history-disputed", {"names": _names(line.disputed, language)}))
    return "\n".join(lines)


def _names(people: Sequence[Person], language: Language) -> Safe:
    return Safe(listed((inert(person.name) for person in people), language))
