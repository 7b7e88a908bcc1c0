"""`python -m bench [part ...]`: the parts below, all of them when none is named."""

import subprocess
import sys
from pathlib import Path

QUESTIONS = (
    Path(__file__).with_name("faq_questions.jsonl"),
    *sorted(Path(__file__).parents[1].glob("tests/faq/fresh_questions*.jsonl")),
)
PARTS = {
    "seating": ("bench.seating", "--seconds", "10"),
    "standings": ("bench.standings",),
    "league": ("bench.league_speed",),
    "load": ("bench.load",),
    "pages": ("bench.pages",),
    "growth": ("bench.growth",),
    "processes": ("bench.load", "--processes", "2"),
    "neighbours": ("bench.neighbours",),
    "games": ("bench.games", "--seconds", "30"),
    "catan": ("bench.catan",),
    "backgammon": ("bench.backgammon",),
    "rivals": ("bench.rivals",),
    "faq": ("bench.faq", *map(str, QUESTIONS)),
    "board": ("bench.board",),
}


def main() -> int:
    """Run the parts, each in a process of its own; the number of those that failed."""
    wanted = sys.argv[1:] or list(PARTS)
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        print(f"no such part: {', '.join(unknown)}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    failed = 0
    for name in wanted:
        print(f"\n== {name}", flush=True)
        failed += subprocess.run([sys.executable, "-m", *PARTS[name]], check=False).returncode != 0  # noqa: S603 - our own
    return failed


if __name__ == "__main__":
    sys.exit(main())
