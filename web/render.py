"""The templates, and everything that they may call."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bot.i18n import LANGUAGES, Language
from web.assets import address_of
from web.site import Links, Site
from web.words import PageTexts, told

NOTHING_KEPT: Final[Mapping[str, str | int]] = MappingProxyType({})
TEMPLATES: Final = Path(__file__).with_name("templates")


@dataclass(frozen=True, slots=True)
class LanguageChoice:
    """In which language a page is read, chosen by its reader or (None) by the browser."""

    language: Language
    chosen: Language | None = None


@cache
def environment() -> Environment:
    """Every name is escaped; what a template does not know is an error."""
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.globals.update(asset=address_of, told=told, languages=LANGUAGES)
    return found


def rendered(
    name: str,
    site: Site,
    reading: LanguageChoice,
    zone: str,
    path: str,
    kept: Mapping[str, str | int] = NOTHING_KEPT,
    **values: Any,  # noqa: ANN401 - a template's values
) -> bytes:
    """A page; `path` is its own address, `kept` what stays behind it in another language."""
    words = PageTexts(reading.language, zone)
    here = f"/{path.lstrip('/')}"  # what begins with two of them is another site's
    page = (
        environment()
        .get_template(name)
        .render(
            site=site,
            words=words,
            t=words.t,
            lang=reading.language,
            path=here,
            in_language=lambda language: Links(language).to(here, **kept),
            links=Links(reading.chosen),
            **values,
        )
    )
    return page.encode()
