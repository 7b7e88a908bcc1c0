"""How many tables of four and of three a number of players makes."""

from league.limits import FULL_TABLE, SMALL_TABLE
from league.limits import LARGEST_EVENT as MOST_PLAYERS
from league.refusal import Refusal


def table_sizes(n: int) -> tuple[int, ...] | Refusal:
    """Tables of four, and of three only when the number of players forces it.

    Returns the sizes, tables of four first. Refuses 0, 1, 2 and 5 players (`seating-too-few`,
    `seating-five-players`) and more than 1000 (`seating-too-many`).

    Source: cjp/table-size
    """
    if n < SMALL_TABLE:
        return Refusal("seating-too-few", "cjp/table-size", {"players": n, "least": SMALL_TABLE})
    if n == FULL_TABLE + 1:
        return Refusal("seating-five-players", "cjp/table-size", {"players": n})
    if n > MOST_PLAYERS:
        return Refusal("seating-too-many", None, {"players": n, "most": MOST_PLAYERS})
    return sizes_of(n)


def sizes_of(n: int) -> tuple[int, ...]:
    """The table sizes of a number of players that is known to be seatable.

    Source: cjp/table-size
    """
    threes = -n % FULL_TABLE
    fours = (n - SMALL_TABLE * threes) // FULL_TABLE
    return (FULL_TABLE,) * fours + (SMALL_TABLE,) * threes
