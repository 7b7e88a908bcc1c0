"""The process in which an analysis is made: `python -m bot.analysis_process`, started by `bot.analyses`.

It reads one question, a pickle that the bot alone sends; a line of JSON says now and then how far it is, and the last
one is the verdict.
"""

import json
import os
import pickle
import sys
from typing import Final

from engine.thinking import AnalysisQuestion

_LESS_URGENT: Final = 10
_LINES: Final = 100
"""How often it says how far it is, at most."""


def answer(question: AnalysisQuestion) -> None:
    """Analyse, and say how far it is."""
    said = -1

    def progress(done: int, whole: int) -> None:
        nonlocal said
        share = _LINES * done // whole
        if share > said:
            said = share
            _write({"share": share})

    _write({"verdict": question.analysed(question.record, progress)})


def _write(line: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    os.nice(_LESS_URGENT)  # whoever plays goes first
    try:
        answer(pickle.loads(sys.stdin.buffer.read()))  # noqa: S301 - our own process wrote it
    except BrokenPipeError:
        os._exit(0)  # nobody waits for the verdict any more
