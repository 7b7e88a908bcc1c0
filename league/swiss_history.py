"""What has been played in a Swiss event, round by round: scores, meetings, byes, and who floated which way."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from league.ids import PlayerId

Pair = tuple[PlayerId, PlayerId]
HALVES = 2
"""Scores are counted in halves of a win, so that they are whole numbers."""
REMEMBERED = 2
"""So many rounds back a float counts against another of the same kind."""


@dataclass(frozen=True, slots=True)
class SwissGame:
    """A pair and what each scored, in halves of a win: 2 and 0, 1 and 1, or 0 and 0 where both stayed away.

    Any other whole-number scale will do, as long as all rounds have the same.

    `played` is False for a walkover: it was a pairing, but no game.
    """

    first: PlayerId
    second: PlayerId
    first_score: int
    second_score: int
    played: bool = True

    @property
    def players(self) -> Pair:
        """The two."""
        return self.first, self.second


def decided(first: PlayerId, second: PlayerId, winner: PlayerId | None) -> SwissGame:
    """A game that somebody won, or (None) a draw worth half a win."""
    if winner is None:
        return SwissGame(first, second, HALVES // 2, HALVES // 2)
    return SwissGame(first, second, HALVES * (winner == first), HALVES * (winner == second))


@dataclass(frozen=True, slots=True)
class SwissPast:
    """A round that was played; `byes` are what each player without an opponent scored for it, in halves of a win.

    `asked` are those who had asked to sit it out, which hinders no later bye. `ahead` is what players counted more than
    they had, in the first rounds of an accelerated start.
    """

    games: tuple[SwissGame, ...] = ()
    byes: Mapping[PlayerId, int] = field(default_factory=dict)
    asked: frozenset[PlayerId] = frozenset()
    ahead: Mapping[PlayerId, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Floats:
    """Who met a lower score in a round, or was free with points (`down`), and who a higher one (`up`)."""

    down: frozenset[PlayerId] = frozenset()
    up: frozenset[PlayerId] = frozenset()


def scores_after(rounds: Sequence[SwissPast]) -> Counter[PlayerId]:
    """Everybody's score, in halves of a win."""
    scores: Counter[PlayerId] = Counter()
    for row in rounds:
        for game in row.games:
            scores[game.first] += game.first_score
            scores[game.second] += game.second_score
        for player, score in row.byes.items():
            scores[player] += score
    return scores


def floats_after(rounds: Sequence[SwissPast]) -> tuple[Floats, ...]:
    """The floats of the last two rounds, the newest first.

    Source: house
    """
    found = [_floats(row, scores_after(rounds[:number])) for number, row in enumerate(rounds)]
    return tuple(reversed(found[-REMEMBERED:]))


def _floats(row: SwissPast, scores: Counter[PlayerId]) -> Floats:
    down, up = {player for player, score in row.byes.items() if score}, set[PlayerId]()
    counted = {
        player: scores[player] + row.ahead.get(player, 0) for game in row.games for player in game.players
    }
    for game in row.games:
        high, low = sorted(game.players, key=lambda player: -counted[player])
        if counted[high] > counted[low]:
            down.add(high)
            up.add(low)
    return Floats(frozenset(down), frozenset(up))


def had_free_wins(rounds: Sequence[SwissPast]) -> tuple[PlayerId, ...]:
    """One entry for each round in which a player won without a game: whoever had that waits longer for a bye."""
    return tuple(
        player
        for row in rounds
        for game in row.games
        if not game.played
        for player, won in (
            (game.first, game.first_score > game.second_score),
            (game.second, game.second_score > game.first_score),
        )
        if won
    )


def had_byes(rounds: Sequence[SwissPast]) -> tuple[PlayerId, ...]:
    """One entry for each bye that brought something; one that was asked for hinders nobody."""
    return tuple(
        player for row in rounds for player, score in row.byes.items() if score and player not in row.asked
    )


def all_met(rounds: Sequence[SwissPast]) -> tuple[Pair, ...]:
    """One pair for each pairing so far, walkovers included."""
    return tuple(game.players for row in rounds for game in row.games)


def ranked_by_score(
    entrants: Sequence[PlayerId], scores: Mapping[PlayerId, int], out: Collection[PlayerId] = ()
) -> list[PlayerId]:
    """The entrants by score, those who are level in the order in which they are given."""
    return sorted((player for player in entrants if player not in out), key=lambda p: -scores.get(p, 0))
