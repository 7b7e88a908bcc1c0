"""`python -m bench [--small] [part ...]`: the parts below, all of them when none is named.

`--small` only shows that each still runs, in seconds: what it prints is no measurement.
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

QUESTIONS = (
    Path(__file__).with_name("faq_questions.jsonl"),
    *sorted(Path(__file__).parents[1].glob("tests/faq/fresh_questions*.jsonl")),
)
PARTS = {
    "seating": ("bench.seating", "--seconds", "10"),
    "standings": ("bench.standings",),
    "league": ("bench.league_speed",),
    "swiss": ("bench.swiss",),
    "load": ("bench.load",),
    "pages": ("bench.pages",),
    "floor": ("bench.floor",),
    "floor-live": ("bench.floor_live",),
    "growth": ("bench.growth",),
    "processes": ("bench.load", "--processes", "2"),
    "neighbours": ("bench.neighbours",),
    "games": ("bench.games", "--seconds", "30"),
    "tables": ("bench.tables",),
    "catan": ("bench.catan",),
    "catan-chances": ("bench.catan_chances",),
    "catan-setup": ("bench.catan_setup",),
    "rivals-chances": ("bench.rivals_chances",),
    "backgammon": ("bench.backgammon",),
    "backgammon-verdict": ("bench.backgammon_verdict",),
    "rivals": ("bench.rivals",),
    "faq": ("bench.faq", *map(str, QUESTIONS)),
    "board": ("bench.board",),
}


SMALL = {
    "seating": ("bench.seating", "--seconds", "0.2"),
    "swiss": ("bench.swiss", "--events", "1"),
    "load": ("bench.load", "--seconds", "2", "--rate", "10"),
    "pages": ("bench.pages", "--viewers", "20", "--live", "5", "--seconds", "1"),
    "floor": ("bench.floor", "--players", "26"),
    "floor-live": (
        "bench.floor_live",
        "--players",
        "26",
        "--boards",
        "4",
        "--readers",
        "10",
        "--results",
        "2",
    ),
    "growth": ("bench.growth", "--finished", "20", "--open", "5", "--interactions", "20"),
    "processes": ("bench.load", "--processes", "2", "--seconds", "2", "--rate", "10"),
    "neighbours": ("bench.neighbours", "--seconds", "2"),
    "games": ("bench.games", "--games", "5", "--rate", "10", "--seconds", "2"),
    "tables": ("bench.tables", "--games", "8", "--rate", "6", "--seconds", "2"),
    "catan": ("bench.catan", "--games", "2", "--runs", "1"),
    "catan-chances": ("bench.catan_chances", "--games", "4"),
    "catan-setup": ("bench.catan_setup", "--games", "8"),
    "rivals-chances": ("bench.rivals_chances", "--games", "4"),
    "backgammon": ("bench.backgammon", "--games", "2", "--runs", "1"),
    "backgammon-verdict": (
        "bench.backgammon_verdict",
        "--matches",
        "2",
        "--level-matches",
        "1",
        "--plies",
        "0",
    ),
    "rivals": ("bench.rivals", "--games", "2"),
    "faq": ("bench.faq", str(QUESTIONS[-1])),
}
"""The same in small; the others take no longer."""
_BROKEN = "Traceback (most recent call last)"


def main() -> int:
    """Run the parts, each in a process of its own; the number of those that failed."""
    small = "--small" in sys.argv[1:]
    wanted = [name for name in sys.argv[1:] if name != "--small"] or list(PARTS)
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        print(f"no such part: {', '.join(unknown)}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    if not small:
        return sum(not _reaches(name) for name in wanted)
    with ThreadPoolExecutor(2) as pool:  # most of each is waiting
        return sum(not runs for runs in pool.map(_runs, wanted))


def _reaches(name: str) -> bool:
    """Whether a part runs and reaches its goals."""
    print(f"\n== {name}", flush=True)
    return subprocess.run([sys.executable, "-m", *PARTS[name]], check=False).returncode == 0  # noqa: S603 - our own


def _runs(name: str) -> bool:
    """Whether a part runs at all: its goals are for a measurement."""
    begun = time.monotonic()
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-m", *SMALL.get(name, PARTS[name])], check=False, capture_output=True, text=True
    )
    broken = _BROKEN in done.stderr or done.returncode < 0
    print(f"{'BROKEN' if broken else 'runs':6} {name} ({time.monotonic() - begun:.0f} s)", flush=True)
    if broken:
        print(done.stderr[-3000:], file=sys.stderr)
    return not broken


if __name__ == "__main__":
    sys.exit(main())
