"""What a bracket's picture shows: every match that can be played, where its players come from, and where they go."""

from collections.abc import Mapping
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.brackets import (
    BracketSeed,
    LoserOf,
    MatchId,
    MatchLabel,
    MatchState,
    Seeding,
    Source,
    Status,
    Vacancy,
    WinnerOf,
    origins,
)
from league.event import Event
from league.ids import PlayerId
from league.reporting import ReportKind, ReportState
from league.round import Round
from usecases.bracket.drawn import Drawn, drawn_in, numbers
from usecases.find import people_by_id

_OVER = frozenset({Status.DECIDED, Status.BYE})


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a match: its player (0: not known yet), or whose winner or loser it waits for.

    `bye` says that the player had none to play before it.
    """

    player: PlayerId
    name: str
    winner_of: int = 0
    bye: bool = False
    loser_of: int = 0
    score: int | None = None
    won: bool = False


@dataclass(frozen=True, slots=True)
class MatchCard:
    """A match; `winner_to` and `loser_to` are the numbers of the next ones (0: none), else `loser_place` counts."""

    number: int
    label: MatchLabel
    sides: tuple[SideView, SideView]
    winner_to: int
    loser_to: int
    decided: bool
    loser_place: int = 0


@dataclass(frozen=True, slots=True)
class BracketView:
    """A bracket, by the numbers of its matches; `drawn` counts how often it was drawn."""

    seeding: Seeding
    drawn: int
    cards: tuple[MatchCard, ...]

    @property
    def is_over(self) -> bool:
        """Whether no match is left to play."""
        return all(card.decided for card in self.cards)


def bracket_in(uow: UnitOfWork, event: Event, round_: Round) -> BracketView | None:
    """The bracket of a round; None where it is a round of another kind."""
    drawn = drawn_in(uow, event, round_)
    return None if drawn is None else bracket_view(uow, drawn)


def bracket_view(uow: UnitOfWork, drawn: Drawn) -> BracketView:
    """A bracket as it stands."""
    place, sources = numbers(drawn.bracket), origins(drawn.bracket)
    names = {player: person.name for player, person in people_by_id(uow, drawn.bracket.entrants).items()}
    scores = _scores(uow, drawn)
    states, named = drawn.states, drawn.labels
    shown = {match for match in place if not _is_needless(states[match])}
    onward = {source: place[match] for match in shown for source in sources[match]}
    cards = []
    for match, number in place.items():
        if match not in shown:
            continue
        state = states[match]
        sides = tuple(
            _side(place, names, scores.get(match, {}), source, side, state)
            for source, side in zip(sources[match], (state.first, state.second), strict=True)
        )
        cards.append(
            MatchCard(
                number,
                named[match],
                (sides[0], sides[1]),
                onward.get(WinnerOf(match), 0),
                onward.get(LoserOf(match), 0),
                state.status in _OVER,
                state.match.loser_place or 0,
            )
        )
    return BracketView(drawn.draw.seeding, drawn.draw.drawn, tuple(cards))


def _is_needless(state: MatchState) -> bool:
    """A second grand final, where the unbeaten player has won the first."""
    return state.match.reset_of is not None and state.status is Status.BYE


def _side(
    place: Mapping[MatchId, int],
    names: Mapping[PlayerId, str],
    scores: Mapping[PlayerId, int],
    source: Source,
    side: PlayerId | Vacancy,
    state: MatchState,
) -> SideView:
    if not isinstance(side, Vacancy):
        had_bye = isinstance(source, BracketSeed) and not isinstance(_source(state, side), BracketSeed)
        won = side == state.winner
        return SideView(side, names.get(side, ""), score=scores.get(side), won=won, bye=had_bye)
    if side is Vacancy.NOBODY:
        return SideView(PlayerId(0), "")
    match source:
        case WinnerOf(match):
            return SideView(PlayerId(0), "", winner_of=place[match])
        case LoserOf(match):
            return SideView(PlayerId(0), "", loser_of=place[match])
        case _:
            return SideView(PlayerId(0), "")


def _source(state: MatchState, side: PlayerId) -> Source:
    return state.match.first if state.first == side else state.match.second


def _scores(uow: UnitOfWork, drawn: Drawn) -> dict[MatchId, dict[PlayerId, int]]:
    """The scores of the matches that were played, by the players of today."""
    tables = {row.id: match for match, row in drawn.rows.items()}
    versions = uow.results.find(table_id=frozenset(tables), state=[ReportState.FINAL.value])
    return {
        tables[version.table_id]: {
            drawn.seated.get(player, player): raw
            for player, raw in zip(version.players, version.raw, strict=True)
        }
        for version in versions
        if version.kind is not ReportKind.WALKOVER
    }
