"""Write the golden master anew: `python -m tests.golden.record` (two minutes).

What happens in a game is compared with commit 76dba50, before the host was taken out of Catan: equal in 44 of 50
games. In the others a seat that must decide anew right after the house has played has fresh hours since then: a later
deadline, and in game 2 what follows from it. What happens is not recorded again without such a reason; what is shown
in words and pictures is, whenever a text is changed on purpose. Where what happens was changed on purpose too, `--anew`
records it as well: since a "no" to a trade is spoken, the house's refusals are events of all games; since discards are
turned up together, a choice and the cards are two events where several owe some; since there are record hashes, the
files end with them; since offers hold up to ten cards and a robber may be placed anew, options and choices are others.
Views are recorded as Python writes them, so a field that an event gains later is seen there, too
(`shown` of a discard, `number` of what is concealed).
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from bot.games import seat_games
from data.database import open_database
from data.migrate import upgrade
from tests.golden.digest import digest_of
from tests.golden.walk import walk_of

MASTER: Final = Path(__file__).parent / "catan.json"
GAMES: Final = 50
HAPPENED: Final = frozenset({"events", "files", "happened", "seats", "views"})


def recorded() -> dict[str, dict[str, str]]:
    """The digests of every game by its seed."""
    found: Any = json.loads(MASTER.read_text(encoding="utf-8"))
    return dict(found)


def played(seed: int) -> dict[str, str]:
    """The digests of a game as it is played now."""
    with tempfile.TemporaryDirectory() as folder:
        database = open_database(f"sqlite:///{folder}/golden.sqlite")
        upgrade(database)
        found = digest_of(walk_of(database, seed))
        database.dispose()
    return found


def main() -> None:
    """Record what all games show; what happens in them must be as it was."""
    seat_games()
    known, found = recorded(), {}
    for seed in range(1, GAMES + 1):
        before, now = known[str(seed)], played(seed)
        changed = {kind for kind in HAPPENED if before.get(kind) != now.get(kind)}
        if changed and "--anew" not in sys.argv:
            raise SystemExit(f"game {seed}: {', '.join(sorted(changed))} is not what it was")
        found[str(seed)] = now
    MASTER.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
