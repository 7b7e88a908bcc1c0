"""The process in which a player of the house thinks: `python -m bot.house_process`, started by `bot.house`.

It reads questions and writes answers until its input ends, which it does however the bot ends. A question is its length
and a pickle, sent by the bot alone; the answer is a byte as soon as it is understood, then the place of the chosen
action (-1: there is none, or the search has failed).
"""

import os
import pickle
import sys
import traceback
from typing import BinaryIO, Final

from engine.thinking import HouseQuestion, answered

UNDERSTOOD: Final = b"."
_LESS_URGENT: Final = 5
_NONE: Final = -1


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one question after the other."""
    while head := questions.read(4):
        question = pickle.loads(questions.read(int.from_bytes(head, "big")))  # noqa: S301 - our own process wrote it
        answers.write(UNDERSTOOD)
        answers.flush()
        answers.write(_place(question).to_bytes(4, "big", signed=True))
        answers.flush()


def _place(question: HouseQuestion) -> int:
    try:
        place = answered(question)
    except Exception:  # noqa: BLE001 - the house decides at a glance, and goes on thinking with the next question
        traceback.print_exc()
        return _NONE
    return _NONE if place is None else place


if __name__ == "__main__":
    os.nice(_LESS_URGENT)  # whoever waits for an answer goes first
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # nobody waits for the answer any more
