"""Closed forms: rounds without a repeated pair for as many players as you like.

4m players stand in four groups of m, numbered 0 to m-1 within the group. In round r, table x seats player
x + i * r (mod m) of each group i. Two players of one group never meet; two of groups i and j meet in the round r
that solves (j - i) * r = their difference, so at most once as long as no two rounds solve it alike. These are the
rows of a transversal design; the last rounds that share no factor with m are the limit (`rounds_without_repeat`).

Other numbers of players leave up to three places empty: players of one group, who never share a table, and of
these the ones whose former partners overlap least, so that no one has many tables of three.
"""

from math import gcd

from league.limits import FULL_TABLE

Draft = list[list[list[int]]]
"""Rounds of tables of player numbers, in turn order."""


def rounds_without_repeat(n: int) -> int:
    """How many rounds the closed form gives `n` players before a pair would meet again."""
    m = -(-n // FULL_TABLE)
    return min(m // gcd(step, m) for step in range(1, FULL_TABLE))


def transversal_rounds(n: int, rounds: int) -> Draft:
    """`rounds` rounds of `n` players, numbered 0 to n-1, in which nobody meets twice.

    Turn order rotates with the round, so that each four rounds every player of 4m has had each seat once.
    """
    m = -(-n // FULL_TABLE)
    empty = _empty_places(m, rounds, -n % FULL_TABLE)
    number = {place: index for index, place in enumerate(_places(m, empty))}
    plan = [
        [[number[place] for place in _table(m, table, turn) if place in number] for table in range(m)]
        for turn in range(rounds)
    ]
    return [sorted(tables, key=len, reverse=True) for tables in plan]


def _places(m: int, empty: list[int]) -> list[int]:
    return [place for place in range(FULL_TABLE * m) if place not in empty]


def _table(m: int, table: int, turn: int) -> list[int]:
    """The places at one table; place = group * m + number in the group. Seats rotate with the round."""
    groups = [(seat - turn) % FULL_TABLE for seat in range(FULL_TABLE)]
    return [group * m + (table + group * turn) % m for group in groups]


def _partners(m: int, rounds: int, place: int) -> set[int]:
    return {other for turn in range(rounds) for other in _table(m, place % m, turn) if other != place}


def _empty_places(m: int, rounds: int, count: int) -> list[int]:
    """Places of group 0 with as few common partners as possible, chosen one after another."""
    empty: list[int] = []
    taken: set[int] = set()
    for _ in range(count):
        free = [place for place in range(m) if place not in empty]
        chosen = min(free, key=lambda place: len(taken & _partners(m, rounds, place)))
        empty.append(chosen)
        taken |= _partners(m, rounds, chosen)
    return empty
