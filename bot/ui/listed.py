"""Names in a row, as the reader's language writes them."""

from collections.abc import Iterable

from bot.i18n import Language
from usecases.many import some

_MANY = 10_000


def listed(names: Iterable[str], language: Language, most: int = _MANY) -> str:
    """The names with a comma of the language between them; the first few, and how many more."""
    return some(names, most, "、" if language == "ja" else ", ")
