"""A layer of the index: some entries, their forms taken apart and laid out for comparison."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from faq.channels import Channel, ChannelBuilder, Ints
from faq.entry import Entry
from faq.outside import Topic
from faq.terms import CHANNELS, Terms


class Part(IntEnum):
    """What a form of an entry is."""

    QUESTION = 0
    TITLE = 1
    TEXT = 2


@dataclass(frozen=True, slots=True)
class Form:
    """One text of an entry; `entry` is its place in the layer."""

    entry: int
    part: Part
    text: str


@dataclass(frozen=True, slots=True)
class Layer:
    """Entries, or topics, laid out.

    `forms` are sorted by part and entry, `bounds` holds for each part where each entry's begin.
    `starts` are all those places in a row, `gaps` whether some entry has no form of some part.
    """

    forms: tuple[Form, ...]
    bounds: tuple[Ints, ...]
    starts: Ints
    gaps: bool
    channels: tuple[Channel, ...]


def forms_of(entries: Iterable[Entry]) -> tuple[Form, ...]:
    """Every text of the entries once, by part and entry."""
    found = dict.fromkeys(_forms(entries))
    return tuple(sorted(found, key=lambda form: (form.part, form.entry)))


def topic_forms(topics: Iterable[Topic]) -> tuple[Form, ...]:
    """The questions of topics that no document rules."""
    return tuple(
        Form(number, Part.QUESTION, question)
        for number, topic in enumerate(topics)
        for question in (*topic.ja, *topic.en)
    )


def layer_of(
    count: int,
    forms: Sequence[Form],
    terms: Iterable[Terms],
    below: Layer | None = None,
) -> Layer:
    """The layer of `count` entries; `terms` are those of each form, `below` is the layer whose measures it shares."""
    builders = [ChannelBuilder() for _ in CHANNELS]
    for form, found in zip(forms, terms, strict=True):
        for builder, row in zip(builders, found.channels(), strict=True):
            builder.add(form.entry, row)
    known = [channel.vocabulary for channel in below.channels] if below else [None] * len(CHANNELS)
    bounds = tuple(_bounds(forms, part, count) for part in Part)
    return Layer(
        forms=tuple(forms),
        bounds=bounds,
        starts=np.concatenate([part[:-1] for part in bounds]),
        gaps=any(bool((part[1:] == part[:-1]).any()) for part in bounds),
        channels=tuple(
            builder.channel(count, vocabulary) for builder, vocabulary in zip(builders, known, strict=True)
        ),
    )


def _forms(entries: Iterable[Entry]) -> Iterable[Form]:
    for number, entry in enumerate(entries):
        for question in (*entry.questions.ja, *entry.questions.en):
            yield Form(number, Part.QUESTION, question)
        for title in (entry.title.ja, entry.title.en):
            yield Form(number, Part.TITLE, title)
        for text in (entry.text, entry.example):
            if text is not None:
                yield Form(number, Part.TEXT, text.ja)
                yield Form(number, Part.TEXT, text.en)


def _bounds(forms: Sequence[Form], part: Part, count: int) -> Ints:
    """Where the forms of each entry begin among those of a part, and where the last ends."""
    first = sum(1 for form in forms if form.part < part)
    sizes = np.bincount([form.entry for form in forms if form.part is part], minlength=count)
    return (first + np.concatenate(([0], np.cumsum(sizes)))).astype(np.int32)
