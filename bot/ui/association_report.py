"""The report to the association as a text file, in formal Japanese or English."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from fractions import Fraction
from zoneinfo import ZoneInfo

from bot.i18n import Language, Param, plain
from bot.ui.citation import section_title
from bot.ui.listed import listed
from bot.ui.match_places import place_words
from bot.ui.match_sheet import sheet_line
from bot.ui.penalties import kind_words
from bot.ui.teams import numbers_of
from data.records import CallStatus, Person
from league.ids import PlayerId
from usecases.judge.report import AssociationReport, CallLine, MatchLine, Ranked
from usecases.show.penalties import PenaltyLine
from usecases.show.podium import LadderPodium

Names = Mapping[int, str]
_NAMES_A_LINE = 30


def report_text(report: AssociationReport, names: Names, language: Language, now: datetime) -> str:
    """The whole report; `names` are the Discord users as the server shows them."""
    page = _Page(report, names, language)
    sections = (
        page.head(now),
        page.event(),
        page.refused(),
        page.penalties(),
        page.calls(),
        page.ranking(),
        *([page.matches()] if report.matches else []),
        *([page.sheets()] if report.sheets else []),
        [page.line("association-closing")],
    )
    return "\n\n".join("\n".join(lines) for lines in sections) + "\n"


class _Page:
    """The sections of one report in one language."""

    def __init__(self, report: AssociationReport, names: Names, language: Language) -> None:
        self._report, self._language = report, language
        self._names = {**names, **report.names}

    def line(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        return plain(self._language, key, params)

    def head(self, now: datetime) -> list[str]:
        return [
            self.line("association-title"),
            self.line("association-date", {"date": self._moment(now)}),
            self.line("association-to"),
        ]

    def event(self) -> list[str]:
        report = self._report
        titles = report.profile.titles
        start = report.event.starts_at or report.event.created_at
        params: dict[str, Param] = {
            "event": report.event.name,
            "regulations": titles.ja if self._language == "ja" else titles.en,
            "date": self._moment(start),
            "players": report.taken_part,
            "rounds": report.rounds,
            "bracket": report.bracket,
            "director": self._users(report.directors),
            "judges": self._users(report.judges),
        }
        keys = ("name", "regulations", "start", "players", "director", "judges")
        return [self.line("association-1"), *(self.line(f"association-event-{key}", params) for key in keys)]

    def refused(self) -> list[str]:
        """A refusal needs no reason, but has to be reported. Source: jbl/1.6.3."""
        refused = self._named("association-refused", self._report.refused)
        absent = self._named("association-absent", self._report.no_shows)
        heading = self.line("association-2", {"game": self._report.profile.game})
        return [heading, *(refused or [self.line("association-none")]), *absent]

    def _named(self, key: str, people: Sequence[Person]) -> list[str]:
        """Everybody by name, so many a line: a text takes no hundred names, and here none may be left out."""
        starts = range(0, len(people), _NAMES_A_LINE)
        parts = (people[start : start + _NAMES_A_LINE] for start in starts)
        return [self.line(key, {"names": self._list(part)}) for part in parts]

    def penalties(self) -> list[str]:
        lines = [self._penalty(line) for line in self._report.penalties]
        return [self.line("association-3"), *(lines or [self.line("association-none")])]

    def calls(self) -> list[str]:
        """Rulings and what a committee decided. Source: jbl/5.6."""
        settled = [line for line in self._report.calls if line.call.status is not CallStatus.OPEN]
        lines = [text for line in settled for text in self._call(line)]
        return [self.line("association-4"), *(lines or [self.line("association-none")])]

    def ranking(self) -> list[str]:
        lines = [self._ranked(line) for line in self._report.ranking]
        prizes = [line for ladder in self._report.ladders for line in self._ladder(ladder)]
        return [
            self.line("association-5"),
            *(lines or [self.line("association-none")]),
            *prizes,
            *self._teams(),
        ]

    def _teams(self) -> Iterable[str]:
        """The ranking of the teams, each with those whose numbers it has."""
        table = self._report.teams
        for row in table.standings.rows:
            params: dict[str, Param] = {
                "place": row.place,
                "team": table.called(row.team),
                "numbers": numbers_of(table, row, self._language),
                "players": self._list(table.people[player] for player in row.counted),
            }
            yield self.line("association-team", params)

    def _ladder(self, ladder: LadderPodium) -> Iterable[str]:
        """The best of a consolation or a last chance, and that it was broken off."""
        name = self.line(f"web-ladder-{ladder.ladder.value}")
        for place, people in ladder.steps:
            yield self.line(
                "association-ladder", {"ladder": name, "place": place, "players": self._list(people)}
            )
        if not ladder.is_over:
            yield self.line("association-ladder-open", {"ladder": name})

    def matches(self) -> list[str]:
        """Length, score, forfeits, and what is rated. Source: jbl/2.2.4-rating."""
        return [self.line("association-6"), *(self._match(line) for line in self._report.matches)]

    def sheets(self) -> list[str]:
        """What was drawn, agreed, stopped and watched at the boards. Source: jbl/5.6."""
        lines = [self.line("association-7")]
        for sheet in self._report.sheets:
            names = " – ".join(self._name(person) for person in sheet.people)
            where = self._where(sheet.round, sheet.table)
            lines.append(self.line("association-sheet", {"where": where, "players": names}))
            for line in sheet.lines:
                words = sheet_line(self._language, line, sheet.people, self._user)
                lines.append(
                    self.line("association-sheet-line", {"at": self._clock(line.at), "words": words})
                )
        return lines

    def _match(self, line: MatchLine) -> str:
        params: dict[str, Param] = {
            "where": self._where(line.round, line.table),
            "players": " – ".join(line.players),
            "scores": line.scores,
            "target": line.target,
            "ended": line.ended,
            "rated": int(line.rated),
        }
        return self.line("association-match", params)

    def _penalty(self, line: PenaltyLine) -> str:
        row = line.penalty
        params: dict[str, Param] = {
            "number": line.number,
            "player": self._name(line.person),
            "kind": kind_words(row, self._language),
            "where": self._where(row.round_number, row.table_number),
            "section": section_title(self._language, row.section),
            "reason": row.reason,
            "judge": self._user(row.by),
            "revoked": row.revoke_reason,
        }
        return self.line(
            "association-penalty" if row.revoked_at is None else "association-penalty-revoked", params
        )

    def _call(self, line: CallLine) -> Iterable[str]:
        call = line.call
        params: dict[str, Param] = {
            "number": call.id,
            "where": self._where(line.round_number, line.table_number),
            "players": self._list(line.people),
            "question": call.question,
            "ruling": call.ruling,
            "section": section_title(self._language, call.section),
            "judge": self._user(call.judge),
            "appellant": self._user(call.appellant),
            "ground": call.appeal,
            "committee": self._users(call.committee),
            "uphold": sum(vote.endswith(":uphold") for vote in call.votes),
            "overturn": sum(vote.endswith(":overturn") for vote in call.votes),
        }
        yield self.line("association-call", params)
        if call.appellant:
            yield self.line("association-appeal", params)
            yield self.line(f"association-outcome-{call.outcome or 'open'}", params)

    def _ranked(self, line: Ranked) -> str:
        params: dict[str, Param] = {
            "place": line.row.place,
            "player": line.name,
            "wins": _number(line.row.credit),
            "points": _number(line.row.points),
        }
        return self.line("association-rank", params)

    def _where(self, round_: int, table: int) -> str:
        return place_words(self._report.places.at(round_, table), self._language)

    def _name(self, person: Person) -> str:
        return self._report.called.get(PlayerId(person.id), person.name)

    def _list(self, people: Iterable[Person]) -> str:
        return listed(map(self._name, people), self._language)

    def _user(self, number: int) -> str:
        return self._names.get(number, f"Discord {number}") if number else "—"

    def _users(self, numbers: Iterable[int]) -> str:
        return listed(map(self._user, numbers), self._language) or "—"

    def _clock(self, at: datetime) -> str:
        return f"{at.astimezone(ZoneInfo(self._report.time_zone)):%H:%M}"

    def _moment(self, at: datetime) -> str:
        here = at.astimezone(ZoneInfo(self._report.time_zone))
        return f"{here:%Y-%m-%d %H:%M} ({self._report.time_zone})"


def _number(value: Fraction) -> str:
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.2f}"
