"""The texts of one language: each is parsed when it is first asked for, for most of the thousands never are."""

import re
from collections.abc import Iterable
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where an entry begins: only comments and names stand at the beginning of a line."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Another entry that one shows."""


class Catalogue(FluentBundle):
    """A bundle that reads the entries of its files one by one."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        """`files`: what stands in each."""
        # No isolation marks: they would stand inside mentions and links.
        super().__init__([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._unread = {
            entry.partition("=")[0].rstrip(): entry
            for file in files
            for entry in _ENTRY.split(file)
            if "=" in entry.partition("\n")[0]
        }

    def has_message(self, message_id: str) -> bool:
        """Whether there is a text of this name."""
        return message_id in self._unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """The text of this name; LookupError where there is none."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        """Parse an entry after those that it shows; other threads find it unread until it is whole."""
        entry = self._unread.get(name)
        if entry is not None:
            for shown in _REFERENCE.findall(entry):
                self._read(shown)
            self.add_resource(self._parser.parse(entry))
            self._unread.pop(name, None)
