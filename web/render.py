"""The templates, and everything that they may call."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bot.i18n import LANGUAGES, Language
from web.assets import address_of
from web.site import Links, Site
from web.words import PageTexts, told

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


def rendered(name: str, site: Site, reading: LanguageChoice, zone: str, path: str, **values: Any) -> bytes:  # noqa: ANN401 - a template's values
    """A page; `path` is its own address."""
    words = PageTexts(reading.language, zone)
    page = (
        environment()
        .get_template(name)
        .render(
            site=site,
            words=words,
            t=words.t,
            lang=reading.language,
            path=path,
            links=Links(reading.chosen),
            **values,
        )
    )
    return page.encode()
